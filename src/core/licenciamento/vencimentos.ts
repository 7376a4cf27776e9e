import { prazoDoPacote } from '../lei/prazo.ts'
import { maiuscula } from '../mensagens/palavras.ts'
import type { EspecieDeVencimento } from '../vencimento/vencimento.ts'

/** The licensing that lasts longest. A grant never licensed has no due day: it is irregular already. */
export const vencimentosDoLicenciamento: readonly EspecieDeVencimento[] = [
  {
    especie: 'licenciamento',
    nome: '{Licenciamentos}',
    dono: 'outorga',
    avisos: [30, 7],
    papeis: ['atendente', 'gestor'],
    vencimentos(id, mundo, { pacote }) {
      if (mundo.outorga(id)?.situacao !== 'concedida') return []
      const ultimo = mundo
        .licenciamento(id)
        .licenciamentos.toSorted((a, b) => (a.validoAte < b.validoAte ? -1 : 1))
        .at(-1)
      if (ultimo === undefined) return []
      const prazo = prazoDoPacote(pacote, 'licenciamento', ultimo.em)
      const { singular } = pacote.lei.termos.licenciamento
      return [
        {
          chave: '',
          nome: maiuscula(singular),
          venceEm: ultimo.validoAte,
          fundamentos: prazo?.fundamentos ?? [],
          lacuna: prazo?.lacuna,
        },
      ]
    },
  },
]

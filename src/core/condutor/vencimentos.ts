import { prazoDoPacote } from '../lei/prazo.ts'
import type { EspecieDeVencimento } from '../vencimento/vencimento.ts'
import { maiuscula } from '../mensagens/palavras.ts'
import { condutorAtivo } from './vigencia.ts'

/** The certificate of each driver registered for the grant. */
export const vencimentosDoCondutor: readonly EspecieDeVencimento[] = [
  {
    especie: 'certificado-de-condutor',
    nome: '{Certificados}',
    dono: 'outorga',
    avisos: [30, 7],
    papeis: ['atendente', 'gestor'],
    vencimentos(id, mundo, { pacote, hoje }) {
      if (mundo.outorga(id)?.situacao !== 'concedida') return []
      return mundo.condutoresDaOutorga(id).flatMap((c) => {
        if (!condutorAtivo(c, hoje) || c.certificadoAte === undefined) return []
        const prazo = prazoDoPacote(pacote, 'certificado-de-condutor', c.desde)
        return [
          {
            chave: `condutor:${c.id}`,
            nome: `${maiuscula(pacote.lei.termos.certificadoDeCondutor.singular)} (${c.funcao}${
              c.numero === undefined ? '' : `, nº ${c.numero}`
            })`,
            venceEm: c.certificadoAte,
            fundamentos: prazo?.fundamentos ?? [],
            lacuna: prazo?.lacuna,
          },
        ]
      })
    },
  },
]

import { corrente } from '../ato.ts'
import { addDias } from '../calendar/dia.ts'
import { vencimentosDaLeitura } from '../notificacao/leitura.ts'
import type { ComandoDaRotina, EspecieDeVencimento } from '../vencimento/vencimento.ts'
import { emCursoDaPerda } from './avisos.ts'
import { morteNaPerda } from './decide/morte.ts'
import { indiciosDePerda } from './indicios.ts'

/** The default follows the term by itself; a defence lodged in it and recorded later undoes it. */
const revelia = (id: string): ComandoDaRotina => ({
  nome: 'decretarReveliaDaPerda',
  corrente: corrente('perda', id),
  dados: {},
  efeito: 'registra',
})

/** The terms of a case of loss, the penalties that end, and the grounds that begin to be there. */
export const vencimentosDaPerda: readonly EspecieDeVencimento[] = [
  {
    especie: 'prazo-da-perda',
    nome: 'Prazos em casos de perda',
    dono: 'perda',
    avisos: [7],
    papeis: ['gestor', 'procuradoria'],
    vencimentos(id, mundo, contexto) {
      const p = mundo.perda(id)
      const { pacote } = contexto
      const { fundamentos = [], lacuna } = pacote.processo.medidas?.perda ?? {}
      const comum = { fundamentos, lacuna }
      if (p?.situacao === 'notificada' && p.defesaAte !== undefined)
        return [
          {
            chave: 'defesa',
            nome: 'Prazo de defesa',
            venceEm: p.defesaAte,
            ...comum,
            comando:
              pacote.processo.revelia.peloDecurso === true &&
              morteNaPerda(p, mundo, contexto) === undefined
                ? revelia(id)
                : undefined,
          },
        ]
      if (p?.situacao === 'ciente' && p.recursoAte !== undefined)
        return [{ chave: 'recurso', nome: 'Prazo de recurso', venceEm: p.recursoAte, ...comum }]
      return []
    },
  },
  {
    especie: 'leitura-da-perda',
    nome: 'Notificações de perda por ler',
    dono: 'perda',
    avisos: [3],
    papeis: ['gestor'],
    vencimentos(id, mundo, contexto) {
      const p = mundo.perda(id)
      const aviso = { corrente: corrente('perda', id), comando: 'registrarDevolucaoDaPerda' }
      return p === undefined ? [] : vencimentosDaLeitura(emCursoDaPerda(p), aviso, contexto)
    },
  },
  {
    especie: 'penalidade',
    nome: 'Penalidades que terminam',
    dono: 'perda',
    avisos: [7],
    papeis: ['atendente', 'gestor'],
    vencimentos(id, mundo, { pacote }) {
      const x = mundo.perda(id)?.executada
      if (x?.ate === undefined) return []
      const prevista = pacote.processo.medidas?.execucoes.find((e) => e.penalidade === x.penalidade)
      return [
        {
          chave: '',
          nome: 'Último dia da penalidade',
          venceEm: x.ate,
          termina: true,
          fundamentos: prevista?.fundamentos ?? [],
          lacuna: prevista?.lacuna,
        },
      ]
    },
  },
  {
    especie: 'indicio-de-perda',
    nome: 'Motivos de perda {do outorga}',
    dono: 'outorga',
    avisos: [30, 7],
    papeis: ['gestor'],
    vencimentos(id, mundo, contexto) {
      const regra = contexto.pacote.processo.medidas?.perda
      return indiciosDePerda(id, mundo, contexto).flatMap((i) => {
        const h = regra?.hipoteses.find((x) => x.id === i.hipotese)
        // The leave and the replacement tell of their own end, with what follows from it.
        if (h?.soComOFato === true) return []
        return {
          chave: i.hipotese,
          nome: h?.nome ?? i.hipotese,
          venceEm: addDias(i.desde, -1),
          papeis: regra?.propoem ?? [],
          fundamentos: h?.fundamentos ?? [],
          lacuna: h?.lacuna,
        }
      })
    },
  },
]

import { propostaDaRotina } from '../perda/daRotina.ts'
import type { EspecieDeVencimento } from '../vencimento/vencimento.ts'
import { especieDe } from './vigencia.ts'

/** A leave granted from which nobody came back yet. */
export const vencimentosDoAfastamento: readonly EspecieDeVencimento[] = [
  {
    especie: 'afastamento',
    nome: 'Afastamentos',
    dono: 'outorga',
    avisos: [30, 7],
    papeis: ['atendente', 'gestor'],
    vencimentos(id, mundo, contexto) {
      const o = mundo.outorga(id)
      const a = o?.afastamentos?.at(-1)
      if (o?.situacao !== 'concedida' || a?.situacao !== 'concedido' || a.ate === undefined)
        return []
      const prevista = especieDe(contexto.pacote, a.especie)
      return [
        {
          chave: a.desde,
          nome: prevista?.nome ?? a.especie,
          venceEm: a.ate,
          fundamentos: prevista?.fundamentos ?? [],
          lacuna: prevista?.lacuna,
          comando: propostaDaRotina(o, 'afastamento-vencido', a.ate, mundo, contexto),
        },
      ]
    },
  },
]

import type { EspecieDeVencimento } from '../vencimento/vencimento.ts'
import { publicidadeCorre } from './publicidade.ts'

/** The last day of each approved publicity; it ends by itself. */
export const vencimentosDaPublicidade: readonly EspecieDeVencimento[] = [
  {
    especie: 'publicidade',
    nome: 'Publicidade no veículo',
    dono: 'outorga',
    avisos: [7],
    papeis: ['atendente', 'gestor'],
    vencimentos: (id, mundo, { pacote, hoje }) =>
      (mundo.outorga(id)?.publicidades ?? [])
        .filter((p) => publicidadeCorre(p, hoje))
        .map((p) => ({
          chave: `publicidade:${p.id}`,
          nome: 'Publicidade no veículo',
          venceEm: p.ate,
          fundamentos: pacote.prazos.publicidade?.fundamentos ?? [],
          termina: true,
        })),
  },
]

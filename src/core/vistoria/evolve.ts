import type { AtoDeVistoria, Vistorias } from './vistoria.ts'

/** A vehicle never inspected. */
export const semVistorias: Vistorias = { realizadas: [] }

/** Folds an inspection into the vehicle's history. Total. */
export function evolveVistoria(estado: Vistorias | undefined, ato: AtoDeVistoria): Vistorias {
  const { realizadas } = estado ?? semVistorias
  if (ato.tipo === 'vistoriaDeterminada') {
    const { em, ate, motivo } = ato.dados
    return { realizadas, determinada: { em, ate, motivo } }
  }
  const numero = ato.dados.numero === undefined ? {} : { numero: ato.dados.numero }
  const fora = ato.dados.naoSeAplicam
  const naoSeAplicam = fora === undefined ? {} : { naoSeAplicam: fora }
  switch (ato.tipo) {
    case 'vistoriaAprovada': {
      const { em, validaAte, ressalvas } = ato.dados
      return {
        realizadas: [
          ...realizadas,
          {
            em,
            resultado: 'aprovada',
            ...numero,
            validaAte,
            defeitos: ressalvas ?? [],
            ...naoSeAplicam,
          },
        ],
      }
    }
    case 'vistoriaReprovada':
      return {
        realizadas: [
          ...realizadas,
          {
            em: ato.dados.em,
            resultado: 'reprovada',
            ...numero,
            defeitos: ato.dados.defeitos ?? [],
            ...naoSeAplicam,
          },
        ],
      }
    default:
      return estado ?? semVistorias
  }
}

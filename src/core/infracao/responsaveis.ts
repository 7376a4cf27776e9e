import type { Contexto } from '#core/contexto.ts'
import type { Tipificacao } from './catalogo.ts'
import { propriedadeEm } from '../veiculo/propriedade.ts'
import type { Fatos } from './fatos.ts'
import type { Responsavel } from './infracao.ts'

type Papel = Responsavel['papel']

/**
 * Who answers for the infraction, among those whom the catalogue names for it: the driver when
 * identified; the owner (or lessee) of the vehicle when the law blames the driver and nobody knows
 * who it was; else the holder, the entity or the third party. The holder is added jointly where
 * the pack has joint liability. Empty when nobody can be named: the record needs someone.
 */
export function derivarResponsaveis(
  tipificacao: Tipificacao,
  fatos: Fatos,
  contexto: Contexto,
): readonly Responsavel[] {
  const principal = quem(tipificacao, fatos)
  if (principal === undefined) return []
  const titular = fatos.outorga?.titular
  const solidariedade = contexto.pacote.processo.solidariedade
  if (solidariedade === undefined || titular === undefined || principal.pessoa === titular)
    return [principal]
  // The holder answers for who drives their vehicle, not for an entity's or a stranger's acts.
  if (principal.papel !== 'condutor' && principal.papel !== 'proprietario') return [principal]
  return [
    principal,
    {
      papel: 'titular',
      pessoa: titular,
      solidario: true,
      fundamentos: solidariedade.fundamentos,
    },
  ]
}

function quem({ infracao, fundamentos }: Tipificacao, fatos: Fatos): Responsavel | undefined {
  const de = (papel: Papel, pessoa: string | undefined): Responsavel => ({
    papel,
    ...(pessoa === undefined ? {} : { pessoa }),
    solidario: false,
    fundamentos,
  })
  const pode = (papel: Papel): boolean => infracao.responde.includes(papel)
  const titular = fatos.outorga?.titular
  const dono = fatos.veiculo && propriedadeEm(fatos.veiculo, fatos.fatoEm)

  if (fatos.identificado) {
    if (
      titular !== undefined &&
      fatos.infrator === titular &&
      (pode('titular') || pode('condutor'))
    )
      return de('titular', titular)
    if (pode('entidade') && fatos.infratorJuridico) return de('entidade', fatos.infrator)
    if (pode('terceiro') && titular === undefined) return de('terceiro', fatos.infrator)
    if (pode('condutor')) return de('condutor', fatos.infrator)
  } else if (pode('condutor') || pode('proprietario')) {
    if (dono?.pessoa !== undefined && !(dono.pessoa === titular && pode('titular')))
      return de('proprietario', dono.pessoa)
    // A vehicle of the holder's own, whose register does not repeat who owns it.
    if (titular !== undefined)
      return de(
        dono?.regime === 'proprio' && !pode('titular') ? 'proprietario' : 'titular',
        titular,
      )
    if (fatos.placa !== undefined) return de('proprietario', undefined)
  }
  if (pode('titular') && titular !== undefined) return de('titular', titular)
  if (pode('entidade') && fatos.identificado) return de('entidade', fatos.infrator)
  if (pode('proprietario') && (dono !== undefined || fatos.placa !== undefined))
    return de('proprietario', dono?.pessoa)
  if (pode('terceiro') && (fatos.identificado || fatos.placa !== undefined))
    return de('terceiro', fatos.infrator)
  return undefined
}

import { anoDe, montarDia } from '../../calendar/dia.ts'
import { somarDuracao } from '../../lei/prazo.ts'
import { antes, depoisDe, nomeDoPapel, papelQueConta } from '../ajuda.ts'
import type { Compilador } from '../tipos.ts'

/**
 * A vehicle older, by calendar years, than those of its type needs a technical inspection not older
 * than `validade` (last day inclusive; a shorter validity that the paper states counts).
 */
export const inspecaoTecnica: Compilador<'inspecao-tecnica'> = (exige, base) => {
  const { documento: tipo, validade, exigivelDesde } = exige
  const dados = { documento: nomeDoPapel(base, tipo), de: 'veiculo' }
  return (_marco, dia) => {
    const ano = anoDe(dia)
    return ({ fatos }) => {
      if (fatos.veiculo === undefined) return undefined
      const limite = exige.acimaDe[fatos.veiculo.tipo]
      if (limite === undefined) return undefined
      const { anoFabricacao } = fatos.veiculo
      const fato = { anoFabricacao, acimaDe: limite }
      if (ano - anoFabricacao <= limite)
        return { fato, mudaEm: montarDia(anoFabricacao + limite + 1, 1, 1) }
      if (exigivelDesde !== undefined && dia < exigivelDesde) return { fato, mudaEm: exigivelDesde }
      const papel = papelQueConta(fatos.veiculo.documentos, tipo, dia, validade, base)
      if (papel === undefined)
        return { recusa: { codigo: 'documento.ausente', falta: tipo, dados }, fato }
      const porIdade = somarDuracao(papel.emitidoEm, validade, base.pacote.prazos.contagem)
      const validoAte = antes(porIdade, papel.validoAte) ?? porIdade
      if (validoAte < dia)
        return {
          recusa: { codigo: 'documento.vencido', falta: tipo, dados: { ...dados, validoAte } },
          fato,
        }
      return { fato: { ...fato, validoAte }, mudaEm: depoisDe(validoAte) }
    }
  }
}

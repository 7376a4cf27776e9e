import { addDias, type Dia } from '../../calendar/dia.ts'
import { somarDuracao } from '../../lei/prazo.ts'
import { deQuem, depoisDe, fimDoPapel, nomeDoPapel, papeisDe, papelQueConta } from '../ajuda.ts'
import type { Compilador } from '../tipos.ts'

/**
 * A paper of the kind, valid on the day (its last day inclusive); by the shape's terms also recent
 * at the request, saying "nada consta", or proving time. A paper needs an expiry unless the shape,
 * its term counted from issue, its recency or the pack's list of papers says how long it holds.
 */
export const documento: Compilador<'documento'> = (exige, base) => {
  const { tipo, validade, emitidoHaMenosDe, negativa, provaTempo } = exige
  const previsto = base.pacote.documentos.find((d) => d.tipo === tipo)
  const nome = nomeDoPapel(base, tipo)
  const dados = { documento: nome, de: deQuem(base) }
  const precisaDeFim =
    exige.semValidade !== true &&
    validade === undefined &&
    emitidoHaMenosDe === undefined &&
    previsto?.temValidade !== false
  const contagem = base.pacote.prazos.contagem
  const semDetalhe = previsto?.restrito === true
  // The first day on which a paper of that issue is too old, kept by day of issue.
  const velhos = new Map<Dia, Dia>()
  const envelhece = (emitidoEm: Dia): Dia => {
    let em = velhos.get(emitidoEm)
    if (em === undefined) velhos.set(emitidoEm, (em = addDias(emitidoEm, emitidoHaMenosDe ?? 0)))
    return em
  }
  return (_marco, dia) => (p) => {
    const papel = papelQueConta(papeisDe(p, base), tipo, dia, validade, base)
    if (papel === undefined) {
      return {
        recusa: { codigo: 'documento.ausente', falta: tipo, dados },
        fato: { documento: tipo, presente: false },
      }
    }
    const fim =
      exige.semValidade === true && validade === undefined
        ? papel.validoAte
        : fimDoPapel(papel, validade, base)
    const fato =
      semDetalhe || fim === undefined
        ? { documento: tipo, presente: true }
        : { documento: tipo, presente: true, validoAte: fim }
    if (fim === undefined && precisaDeFim) {
      return { recusa: { codigo: 'documento.sem-validade', falta: tipo, dados }, fato }
    }
    if (fim !== undefined && fim < dia) {
      return {
        recusa: { codigo: 'documento.vencido', falta: tipo, dados: { ...dados, validoAte: fim } },
        fato,
      }
    }
    if (emitidoHaMenosDe !== undefined) {
      const pedido = p.fatos.pedidoEm ?? dia
      if (pedido >= envelhece(papel.emitidoEm)) {
        return {
          recusa: {
            codigo: 'documento.antigo',
            falta: tipo,
            dados: { ...dados, dias: emitidoHaMenosDe, emitidoEm: papel.emitidoEm },
          },
          fato,
        }
      }
    }
    if (negativa === true && papel.resultado !== 'nada-consta') {
      const codigo = papel.resultado === 'consta' ? 'documento.positivo' : 'documento.sem-resultado'
      return { recusa: { codigo, falta: tipo, dados }, fato }
    }
    if (provaTempo !== undefined) {
      if (papel.desde === undefined)
        return { recusa: { codigo: 'documento.sem-inicio', falta: tipo, dados }, fato }
      const completa = somarDuracao(papel.desde, provaTempo, contagem)
      if (completa > dia) {
        const { quantidade, unidade } = provaTempo
        return {
          recusa: {
            codigo: `${base.quem}.experiencia-insuficiente`,
            passaEm: completa,
            dados: { ...dados, quantidade, unidade },
          },
          fato,
          mudaEm: completa,
        }
      }
    }
    const antigo =
      emitidoHaMenosDe === undefined || p.fatos.pedidoEm !== undefined
        ? undefined
        : envelhece(papel.emitidoEm)
    const vence = depoisDe(fim)
    return {
      fato,
      mudaEm: antigo !== undefined && (vence === undefined || antigo < vence) ? antigo : vence,
    }
  }
}

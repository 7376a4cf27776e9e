import type { DispositivoEscrito, Redacao } from '../esquema/texto.ts'
import type { Achado, Caminho } from '../problema.ts'
import { fimDe } from '../texto/vigencia.ts'
import { ehListaDatada } from './datas.ts'
import { ehObjeto } from './percorrer.ts'
import type { Verificacao } from './pacoteEscrito.ts'

const SEMPRE = '9999-12-31'

/** A new redaction whose wording differs from the one before it. */
function mudancas(dispositivo: DispositivoEscrito): Redacao[] {
  return dispositivo.redacoes.filter((r, i) => {
    const anterior = dispositivo.redacoes[i - 1]
    return anterior !== undefined && anterior.texto !== r.texto
  })
}

type Regra = Readonly<{
  fundamentos: readonly string[]
  desde?: string | undefined
  ate?: string | undefined
  lacuna?: string | undefined
}>

/**
 * A value may not outlive the redaction that it cites: when a cited provision is re-worded while
 * the value lasts, the value must be stated again from that day, even if equal, so that someone has
 * read the new words. A rule with a lacuna has its reading explained there.
 */
function sobrevive(
  porId: ReadonlyMap<string, DispositivoEscrito>,
  regra: Regra,
  valor: unknown,
  vigenteDesde: string,
): { indice: number | undefined; mensagem: string }[] {
  const lista = ehListaDatada(valor)
    ? valor
    : [{ desde: regra.desde ?? vigenteDesde, ate: regra.ate }]
  return regra.fundamentos.flatMap((id) => {
    const dispositivo = porId.get(id)
    if (dispositivo === undefined) return []
    return mudancas(dispositivo).flatMap((redacao) =>
      lista.flatMap((item, i) => {
        const fim = fimDe(lista, i) ?? regra.ate ?? SEMPRE
        if (!(item.desde < redacao.desde && redacao.desde <= fim)) return []
        const mensagem = `o valor de ${item.desde} passa da redação de ${id} que muda em ${redacao.desde}: declare o valor também nesse dia`
        return [{ indice: ehListaDatada(valor) ? i : undefined, mensagem }]
      }),
    )
  })
}

/** The fields of a shape that may be dated, whether or not this rule dates them. */
const CAMPOS_DATADOS = ['anos', 'categorias', 'maximo', 'minimo', 'admite', 'tipos'] as const

export const valorNaoPassaDaRedacao: Verificacao = (pacote) => {
  const porId = new Map(pacote.texto.map((d) => [d.id, d]))
  const { vigenteDesde } = pacote.lei
  const achados: Achado[] = []
  const conferir = (secao: Achado['secao'], caminho: Caminho, regra: Regra, valor: unknown) => {
    for (const { indice, mensagem } of sobrevive(porId, regra, valor, vigenteDesde)) {
      achados.push({
        secao,
        caminho: indice === undefined ? caminho : [...caminho, indice, 'desde'],
        mensagem,
      })
    }
  }
  for (const [i, requisito] of pacote.requisitos.entries()) {
    if (requisito.lacuna !== undefined || 'lacuna' in requisito.exige) continue
    const exige: Readonly<Record<string, unknown>> = requisito.exige
    const datados = CAMPOS_DATADOS.filter((campo) => campo in exige)
    for (const campo of datados)
      conferir('requisitos', [i, 'exige', campo], requisito, exige[campo])
    if (datados.length === 0) conferir('requisitos', [i, 'exige'], requisito, undefined)
  }
  for (const [i, prazo] of pacote.prazos.prazos.entries()) {
    if (prazo.lacuna === undefined)
      conferir('prazos', ['prazos', i, 'duracao'], prazo, prazo.duracao)
  }
  const { classes } = pacote.infracoes
  if (classes !== undefined && ehObjeto(classes.fundamentos)) {
    const fundamentos = Object.values(classes.fundamentos).flat()
    conferir('infracoes', ['classes', 'valores'], { fundamentos }, classes.valores)
  }
  return achados
}

import type * as z from 'zod'
import { type Corrente, corrente, idDaCorrente } from '../ato.ts'
import type { Comando } from '../comando.ts'
import type { Contexto } from '../contexto.ts'
import { type Decisao, type Recusa, recusar } from '../decisao.ts'
import { recusasDeVigencia } from '../lei/vigencia.ts'
import type { Mundo } from '../mundo.ts'
import { inexistente } from '../mundo/recusas.ts'
import { leiNaoPreve } from '../outorga/emVigor.ts'
import type { Outorga } from '../outorga/outorga.ts'
import { recusasDaProcuracao } from '../procuracao/recusas.ts'
import { recusasDoObito } from '../transferencia/obito.ts'
import type { AtoDeEntrega, ModeloDeEntrega, registrarEntrega } from './entrega.ts'
import {
  entregaPrevista,
  entregasPrevistas,
  type ImpressoDeEntrega,
  impressoDesde,
} from './pendentes.ts'

type Dados = z.infer<typeof registrarEntrega>

/** What bars any delivery: a law that says nothing of it, or a grant that is not in being. */
export function sondarEntrega(c: Corrente, mundo: Mundo, contexto: Contexto): readonly Recusa[] {
  if (entregasPrevistas(contexto.pacote).length === 0) return [leiNaoPreve('entrega-de-documentos')]
  const o = mundo.outorga(idDaCorrente(c))
  if (o === undefined) return [inexistente(c)]
  return [
    ...recusasDeVigencia(contexto.pacote, contexto.hoje),
    ...(o.situacao === 'concedida'
      ? recusasDoObito(o, contexto, contexto.hoje)
      : [{ codigo: 'outorga.nao-vigente', fundamentos: [], dados: { situacao: o.situacao } }]),
  ]
}

/** Records that a printed paper was handed over: which, to whom, when; who did it is the author. */
export function entregar(
  c: Comando<Dados>,
  mundo: Mundo,
  contexto: Contexto,
): Decisao<AtoDeEntrega> {
  const impedem = sondarEntrega(c.corrente, mundo, contexto)
  const o = mundo.outorga(idDaCorrente(c.corrente))
  if (o === undefined || impedem.length > 0) return recusar(impedem)
  const { impresso, emissao, recebe, nome, procuracao } = c.dados
  if (impresso === undefined)
    return recusar([{ codigo: 'entrega.impresso-inexistente', fundamentos: [], falta: 'emissao' }])
  const prevista = entregaPrevista(contexto.pacote, impresso.modelo)
  if (prevista === undefined)
    return recusar([
      { codigo: 'entrega.nao-prevista', fundamentos: [], dados: { nome: impresso.nome } },
    ])
  const modelo = prevista.modelo as ModeloDeEntrega
  const desde = impressoDesde(o, modelo)
  const { fundamentos, lacuna } = prevista.entrega
  const recusas: Recusa[] = [...recusasDeQuemRecebe(c.dados, o, prevista, mundo, contexto)]
  if (desde !== undefined && impresso.dia < desde)
    recusas.push({
      codigo: 'entrega.impresso-antigo',
      fundamentos,
      dados: { nome: impresso.nome, dia: impresso.dia, desde },
    })
  if (o.entregas?.some((e) => e.emissao === emissao) === true)
    recusas.push({ codigo: 'entrega.ja-entregue', fundamentos, dados: { nome: impresso.nome } })
  if (recusas.length > 0) return recusar(recusas)
  const { modelo: _, ...papel } = impresso
  return [
    {
      tipo: 'impressoEntregue',
      corrente: c.corrente,
      fundamentos,
      ...(lacuna === undefined ? {} : { lacunas: [lacuna] }),
      dados: {
        em: contexto.hoje,
        modelo,
        recebe,
        emissao,
        impresso: papel,
        anotacoes: o.anotacoes?.quantas ?? 0,
        ...(recebe === 'procurador' && procuracao !== undefined ? { procuracao } : {}),
      },
      ...(nome === undefined ? {} : { pessoal: { nome } }),
    },
  ]
}

/** In person: the holder, who for a company is its representative, or the attorney whom the law admits. */
function recusasDeQuemRecebe(
  { recebe, nome, procuracao }: Dados,
  o: Outorga,
  { entrega, nome: papel }: ImpressoDeEntrega,
  mundo: Mundo,
  contexto: Contexto,
): readonly Recusa[] {
  const { fundamentos, pessoal } = entrega
  const dizer = (codigo: string, mais: Partial<Recusa> = {}): Recusa => ({
    codigo,
    fundamentos,
    dados: { papel },
    ...mais,
  })
  const juridica = mundo.pessoa(o.titular)?.tipo === 'juridica'
  switch (recebe) {
    case 'titular':
      return juridica ? [dizer('entrega.empresa-por-representante')] : []
    case 'representante':
      if (!juridica) return [dizer('entrega.so-em-pessoa')]
      return nome === undefined ? [dizer('entrega.sem-nome', { falta: 'nome' })] : []
    case 'procurador': {
      if (pessoal && contexto.pacote.prazos.procuracao === undefined)
        return [dizer('entrega.so-em-pessoa')]
      if (procuracao === undefined)
        return [dizer('entrega.sem-procuracao', { falta: 'procuracao' })]
      const { procurador } = procuracao
      return [
        ...(mundo.pessoa(procurador) === undefined
          ? [inexistente(corrente('pessoa', procurador))]
          : []),
        ...(pessoal ? recusasDaProcuracao(procuracao, o, contexto) : []),
      ]
    }
    default:
      if (pessoal) return [dizer('entrega.so-em-pessoa')]
      return nome === undefined ? [dizer('entrega.sem-nome', { falta: 'nome' })] : []
  }
}

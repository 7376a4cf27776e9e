import { type Corrente, corrente, idDaCorrente } from '#core/ato.ts'
import type { Dia } from '#core/calendar/dia.ts'
import { criarMundo } from '#core/mundo/criarMundo.ts'
import { aEntregar } from '#core/entrega/pendentes.ts'
import { aDescaracterizar } from '#core/substituicao/frota.ts'
import type { AtoRegistrado } from '../ato.ts'
import type { Tx } from '../banco.ts'
import { type EstadosDoLivro, gravar, type Projecao, tocadas } from './projecao.ts'

const COLUNAS = [
  'outorga text',
  'situacao text',
  'titular text',
  'veiculo text',
  'protocolo text',
  'numero text',
  'requerida_em date',
  'inicio date',
  'termo_final date',
  'prorrogacoes int',
  'encerrada_em date',
  'vistoria_ate date',
  'licenciamento_ate date',
  'afastamento text',
  'afastado_ate date',
  'substituir_ate date',
  'a_descaracterizar int',
  'a_entregar int',
  'entregar_desde date',
  'transferencia text',
  'transferencia_em date',
  'obito_em date',
  'obito_ate date',
  'obito_tempestivo boolean',
] as const

/** `painel_outorga`: a row a grant, with the days that work queues look at. */
export const painelOutorga: Projecao = {
  nome: 'painel_outorga',
  tabelas: ['painel_outorga'],
  reconstroiDe: ['outorga'],
  async aplicar(tx, servico, atos, estados) {
    const linhas = []
    for (const id of await outorgasTocadas(tx, servico, atos)) {
      const l = await linha(id, estados)
      if (l !== undefined) linhas.push(l)
    }
    await gravar(tx, servico, 'painel_outorga', COLUNAS, 1, linhas)
  },
}

/** The grants of the acts, of their licensings, and of the vehicles inspected. */
async function outorgasTocadas(
  tx: Tx,
  servico: string,
  atos: readonly AtoRegistrado[],
): Promise<readonly string[]> {
  const ids = new Set(tocadas(atos, 'outorga', 'licenciamento').map(idDaCorrente))
  const veiculos = tocadas(atos, 'vistoria').map(idDaCorrente)
  if (veiculos.length === 0) return [...ids]
  const linhas = await tx.sql<{ outorga: string }>(
    `SELECT outorga FROM painel_outorga
     WHERE municipio = $1 AND servico = $2 AND veiculo = ANY ($3)`,
    [tx.municipio, servico, veiculos],
  )
  for (const { outorga } of linhas) ids.add(outorga)
  return [...ids]
}

async function linha(id: string, estados: EstadosDoLivro) {
  const dela = async (c: Corrente) => criarMundo(await estados.daCorrente(c))
  const o = (await dela(corrente('outorga', id))).outorga(id)
  if (o === undefined) return undefined
  const vistorias = (await dela(corrente('vistoria', o.veiculo))).vistorias(o.veiculo)
  const licenciamento = (await dela(corrente('licenciamento', id))).licenciamento(id)
  const afastamento = o.afastamentos?.at(-1)
  const transferencia = o.transferencias?.at(-1)
  const entregas = aEntregar(o)
  return {
    outorga: id,
    situacao: o.situacao,
    titular: o.titular,
    veiculo: o.veiculo,
    protocolo: o.protocolo,
    numero: o.numero,
    requerida_em: o.requeridaEm,
    inicio: o.inicio,
    termo_final: o.termoFinal,
    prorrogacoes: o.prorrogacoes,
    encerrada_em: o.encerradaEm,
    vistoria_ate: ultimo(vistorias.realizadas.map((v) => v.validaAte)),
    licenciamento_ate: ultimo(licenciamento.licenciamentos.map((l) => l.validoAte)),
    afastamento: afastamento?.situacao,
    afastado_ate: afastamento?.ate,
    substituir_ate: o.frota?.prorrogadaAte ?? o.frota?.perda?.substituirAte,
    a_descaracterizar: aDescaracterizar(o).length,
    a_entregar: entregas.length,
    entregar_desde: entregas.map((e) => e.desde).sort()[0],
    transferencia: transferencia?.situacao,
    transferencia_em: transferencia?.requeridaEm,
    obito_em: o.obito?.obitoEm,
    obito_ate: o.obito?.prazoAte,
    obito_tempestivo: o.obito?.tempestiva,
  }
}

const ultimo = (dias: readonly (Dia | undefined)[]): Dia | undefined =>
  dias
    .filter((d) => d !== undefined)
    .sort()
    .at(-1)

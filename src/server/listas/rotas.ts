import { naLei } from '#core/mensagens/naLei.ts'
import * as z from 'zod'
import { dia } from '#core/calendar/esquema.ts'
import { comandoPorNome } from '#core/comandos.ts'
import { exportarCsv } from '#exchange/csv/exportar.ts'
import { emMunicipio } from '#ledger/banco.ts'
import type { Pacote } from '#law/pacote.ts'
import type { SessaoAberta } from '../acesso/sessao.ts'
import { servicoDaSessao } from '../acesso/servicoDaSessao.ts'
import { papeisDoComando } from '../comandos/papeis.ts'
import { hojeEm, type Casa } from '../casa.ts'
import type { Lista } from '../contrato/contrato.ts'
import { naoEncontrado, ProblemaHttp } from '../http/problema.ts'
import { responderTabela } from '../http/responder.ts'
import type { Pedido, Rotas } from '../http/rota.ts'
import { enderecoDoServico } from '../http/tipos.ts'
import { caminhoDoComando } from '../recursos.ts'
import { type ConsultaDeLista, contarLinhas, lerLinhas, type LinhaDeLista } from './consultar.ts'
import { listasPara } from './definicoes.ts'
import { escrever } from './escrever.ts'
import type { DefinicaoDeLista, FiltroDeLista } from './lista.ts'
import { comOQueResta } from './resta.ts'
import { planilha } from './planilha.ts'

/** Rows of one page on screen. */
const PAGINA = 50
/** Rows of one file: more than a city of a million has, and what a spreadsheet still opens. */
const ARQUIVO = 100_000

const enderecoDaLista = enderecoDoServico.extend({
  lista: z
    .string()
    .regex(/^[a-z-]{1,40}$/)
    .meta({ description: 'A lista.' }),
})
const consulta = z.looseObject({
  q: z.string().trim().max(100).optional().meta({ description: 'Palavras, placa ou número.' }),
  ordem: z
    .string()
    .regex(/^-?[a-z-]{1,40}$/)
    .optional()
    .meta({ description: 'Uma coluna; com `-`, do fim para o começo.' }),
  pagina: z.coerce
    .number()
    .int()
    .min(1)
    .max(10_000)
    .optional()
    .meta({ description: 'A partir de 1.' }),
})
const resposta = z.looseObject({ id: z.string(), total: z.number().int() })

type PedidoDeLista = Pedido<
  { municipio: string; servico: string; lista: string },
  z.infer<typeof consulta>,
  unknown,
  SessaoAberta
>

/** The registers, row by row: on screen by the page, and whole as a file. */
export function rotasDeListas(rotas: Rotas, casa: Casa): void {
  rotas.definir({
    metodo: 'get',
    caminho: '/api/v1/:municipio/:servico/listas/:lista',
    etiqueta: 'Listas',
    acesso: 'sessao',
    resumo: 'Uma lista, filtrada, por páginas',
    descricao: `Cada página tem ${PAGINA} linhas. Os filtros são os que a própria lista diz em \`filtros\`.`,
    params: enderecoDaLista,
    query: consulta,
    responde: { descricao: 'A página.', esquema: resposta },
    problemas: [403, 404],
    executar: async (p) => {
      const { pacote, definicao: inteira, servico, hoje } = pedida(casa, p)
      const definicao = naTela(inteira)
      const filtrada = filtrar(definicao, p.query)
      const pagina = p.query.pagina ?? 1
      const [total, lidas] = await emMunicipio(casa.pool, Number(servico.municipio), async (tx) => [
        await contarLinhas(tx, servico.slug, definicao, filtrada),
        await lerLinhas(tx, servico.slug, definicao, filtrada, {
          pular: (pagina - 1) * PAGINA,
          ate: PAGINA,
        }),
      ])
      const linhas = await Array.fromAsync(comOQueResta(casa, servico, definicao, lidas))
      p.resposta.header('cache-control', 'no-store')
      return {
        ...descrita(definicao, listasPara(pacote, hoje, p.sessao.papeis)),
        emLote: emLote(definicao, pacote, p.sessao),
        total,
        pagina,
        porPagina: PAGINA,
        linhas: linhas.map(({ id, celulas }) => ({
          id,
          celulas: celulas.map((v, i) =>
            escrever(definicao.colunas[i]!.tipo, v, pacote.lei.termos),
          ),
        })),
      } satisfies Lista
    },
  })
  rotas.definir({
    metodo: 'get',
    caminho: '/api/v1/:municipio/:servico/listas/:lista/arquivo.:formato',
    etiqueta: 'Listas',
    acesso: 'sessao',
    resumo: 'A lista inteira, como planilha ou CSV',
    descricao: `Com os mesmos filtros; até ${ARQUIVO.toLocaleString('pt-BR')} linhas.`,
    params: enderecoDaLista.extend({ formato: z.enum(['csv', 'xlsx']) }),
    query: consulta,
    responde: { descricao: 'O arquivo.', tipo: 'application/octet-stream' },
    problemas: [403, 404, 422],
    executar: async (p) => {
      const { definicao, servico, hoje } = pedida(casa, p)
      const filtrada = filtrar(definicao, p.query)
      const lidas = await emMunicipio(casa.pool, Number(servico.municipio), (tx) =>
        lerLinhas(tx, servico.slug, definicao, filtrada, { pular: 0, ate: ARQUIVO + 1 }),
      )
      if (lidas.length > ARQUIVO) {
        throw new ProblemaHttp(422, 'A lista é longa demais para um arquivo.', {
          detail: `Há mais de ${ARQUIVO.toLocaleString('pt-BR')} linhas: use um filtro.`,
        })
      }
      const linhas = comOQueResta(casa, servico, definicao, lidas)
      const { termos } = servico.pacote.lei
      const colunas = definicao.colunas.map((c, i) => ({
        titulo: c.titulo,
        valor: (l: LinhaDeLista) => decimal(escrever(c.tipo, l.celulas[i] ?? null, termos)),
      }))
      return responderTabela(p.resposta, `${definicao.id}-${hoje}`, p.params.formato, {
        csv: () => exportarCsv(colunas, linhas),
        xlsx: async () => planilha(definicao, await Array.fromAsync(linhas), termos),
      })
    },
  })
}

function pedida(casa: Casa, p: PedidoDeLista) {
  const servico = servicoDaSessao(casa.servicos, p.sessao, p.params)
  const hoje = hojeEm(casa, servico)
  const listas = listasPara(servico.pacote, hoje, p.sessao.papeis)
  const definicao = listas.find((l) => l.id === p.params.lista)
  if (definicao === undefined) throw naoEncontrado('A lista')
  return { servico, pacote: servico.pacote, hoje, definicao }
}

const naTela = (l: DefinicaoDeLista): DefinicaoDeLista => ({
  ...l,
  colunas: l.colunas.filter((c) => c.soNoArquivo !== true),
})

/** The filters that the list has, each with a value that it can take: a 400 says which has not. */
function filtrar(lista: DefinicaoDeLista, query: z.infer<typeof consulta>): ConsultaDeLista {
  const filtros: Record<string, string> = {}
  for (const f of lista.filtros) {
    const valor = query[f.id]
    if (typeof valor !== 'string' || valor === '') continue
    const serve =
      f.tipo === 'dia'
        ? dia.safeParse(valor).success
        : f.tipo === 'valor'
          ? valor.length <= 100
          : f.opcoes?.includes(valor)
    if (serve !== true) {
      throw new ProblemaHttp(400, 'O filtro não tem esse valor.', {
        invalidos: [{ campo: f.id, mensagem: `Valor inválido para “${f.titulo}”.` }],
      })
    }
    filtros[f.id] = valor
  }
  return { q: query.q, ordem: query.ordem, filtros }
}

/** Brazilian spreadsheets read a comma. */
const decimal = (v: string | number | null) =>
  typeof v === 'number' && !Number.isInteger(v) ? v.toFixed(2).replace('.', ',') : v

const descrita = (l: DefinicaoDeLista, todas: readonly DefinicaoDeLista[]) => ({
  id: l.id,
  nome: l.nome,
  explica: l.explica,
  recurso: l.recurso,
  colunas: l.colunas.map(({ id, titulo, tipo }) => ({ id, titulo, tipo })),
  filtros: l.filtros.map(semSql),
  listas: todas.map(({ id, nome }) => ({ id, nome })),
})

/** A filter as a client sees it: how it is asked of the database is no one's business. */
const semSql = ({
  id,
  titulo,
  tipo,
  opcoes,
  nomes,
  amais,
}: FiltroDeLista): Lista['filtros'][number] => ({
  id,
  titulo,
  tipo,
  ...(opcoes && { opcoes }),
  ...(nomes && { nomes }),
  ...(amais && { amais }),
})

/** What this person may do to many rows at once; the path has `:id` where the row's goes. */
const emLote = (l: DefinicaoDeLista, pacote: Pacote, sessao: SessaoAberta): Lista['emLote'] =>
  (l.emLote ?? [])
    .flatMap((nome) => comandoPorNome(nome) ?? [])
    .filter((d) => papeisDoComando(d, pacote).some((papel) => sessao.papeis.includes(papel)))
    .map((d) => ({
      nome: d.nome,
      rotulo: naLei(d.rotulo, pacote.lei.termos),
      caminho: caminhoDoComando(d, ':id'),
    }))

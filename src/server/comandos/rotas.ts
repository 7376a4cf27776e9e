import { naLei, termosGenericos } from '#core/mensagens/naLei.ts'
import { randomUUIDv7 } from 'node:crypto'
import * as z from 'zod'
import { corrente } from '#core/ato.ts'
import { type DefinicaoDeComando, soNaConta } from '#core/comando.ts'
import { comandos } from '#core/comandos.ts'
import type { Verificacao } from '#core/outorga/outorga.ts'
import type { AtoRegistrado } from '#ledger/ato.ts'
import { autorDaSessao, type SessaoAberta } from '../acesso/sessao.ts'
import type { Casa } from '../casa.ts'
import type { ComandoAceito } from '../contrato/contrato.ts'
import { ProblemaHttp } from '../http/problema.ts'
import type { Pedido, Rotas } from '../http/rota.ts'
import { enderecoComId, enderecoComParametro, enderecoDoServico } from '../http/tipos.ts'
import { atoNaLinha } from '../leituras/linha.ts'
import { caminhoDoComando, comecaCorrente } from '../recursos.ts'
import { codigoDoBalcao, denunciaDoCodigo } from '../denuncias/codigo.ts'
import { servicoDaSessao } from '../acesso/servicoDaSessao.ts'
import { feitoOuRecusado } from './emHttp.ts'
import { executarComando } from './executarComando.ts'
import { exigirPapel } from './papeis.ts'

const ensaio = z.object({
  ensaio: z.enum(['1', '0']).optional().meta({ description: '`1`: decide e conta, sem gravar.' }),
})

const cabecalhos = z.object({
  'Idempotency-Key': z.uuid().optional().meta({
    description:
      'O id do comando: enviado de novo, não muda nada; com outros dados ou por outra pessoa, 409. Sem ele, cada envio é outro.',
  }),
  'If-Match': z.string().optional().meta({
    description: 'A sequência lida (`ETag` da ficha); se já é outra, 412.',
  }),
})

const aceito = z
  .looseObject({
    ensaio: z.boolean(),
    repetido: z.boolean(),
    corrente: z.string(),
    id: z.string(),
    seq: z.number().int(),
    atos: z.array(z.looseObject({ tipo: z.string(), frase: z.string() })),
    codigo: z.string().optional().meta({
      description:
        'Só de uma denúncia: o código para acompanhá-la, que se dá a quem contou. Não é guardado.',
    }),
  })
  .meta({ id: 'ComandoAceito' })

type DeComando<P = unknown> = Pedido<
  { municipio: string; servico: string } & P,
  { ensaio?: '0' | '1' | undefined },
  unknown,
  SessaoAberta
>

/** One route a command of the core's registry. */
export function rotasDeComandos(rotas: Rotas, casa: Casa): void {
  for (const definicao of comandos.filter((d) => !soNaConta(d))) {
    const caminho = `/api/v1/:municipio/:servico/${caminhoDoComando(definicao, ':id')}`
    const comum = {
      metodo: 'post',
      etiqueta: 'Comandos',
      acesso: 'sessao',
      resumo: naLei(definicao.rotulo, termosGenericos),
      descricao: `Comando \`${definicao.nome}\`. Papéis: ${definicao.papeisEm ? 'os que a lei do município disser' : definicao.papeis.join(', ')}.`,
      query: ensaio,
      cabecalhos,
      corpo: definicao.dados,
      autorizar: ({ params, sessao }: Pick<DeComando, 'params' | 'sessao'>) => {
        const { pacote } = servicoDaSessao(casa.servicos, sessao, params)
        exigirPapel(definicao, pacote, autorDaSessao(sessao))
      },
      responde: { descricao: 'Os atos.', esquema: aceito },
      problemas: [403, 404, 409, 412, 422],
    } as const
    if (comecaCorrente(definicao)) {
      rotas.definir({
        ...comum,
        caminho,
        params: enderecoDoServico,
        responde: { ...comum.responde, status: 201 },
        executar: (p: DeComando) => atender(casa, definicao, p, undefined),
      })
    } else {
      rotas.definir({
        ...comum,
        caminho,
        params: enderecoDe(definicao),
        executar: (p: DeComando<{ id: string }>) => atender(casa, definicao, p, p.params.id),
      })
    }
  }
}

/** Parameters, waiting lists and boards go by their name in the pack, cards by the user's id, the rest by a UUID. */
const enderecoDe = ({ corrente: tipo }: DefinicaoDeComando): typeof enderecoComId =>
  ['parametro', 'fila', 'carteira', 'junta'].includes(tipo) ? enderecoComParametro : enderecoComId

async function atender(
  casa: Casa,
  definicao: DefinicaoDeComando,
  p: DeComando,
  idDado: string | undefined,
): Promise<ComandoAceito> {
  const servico = servicoDaSessao(casa.servicos, p.sessao, p.params)
  const chave = idDoComando(p.pedido.headers['idempotency-key'])
  const segredo = definicao.nome === 'receberDenuncia' ? codigoDoBalcao(chave) : undefined
  const comandoId = segredo?.comando ?? chave
  // A beginning sent twice must name the same stream: its id is the command's, or the secret's digest.
  const id = idDado ?? (segredo && denunciaDoCodigo(segredo.codigo)) ?? comandoId
  const alvo = corrente(definicao.corrente, id)
  const esperado = sequenciaEsperada(p.pedido.headers['if-match'])
  const resultado = await feitoOuRecusado(servico.pacote, () =>
    executarComando(casa, {
      servico,
      definicao,
      comando: { id: comandoId, nome: definicao.nome, corrente: alvo, dados: p.corpo },
      autor: autorDaSessao(p.sessao),
      dispositivo: 'navegador',
      ...(esperado === undefined ? {} : { esperado }),
      ensaio: p.query.ensaio === '1',
    }),
  )
  // A dry run creates nothing.
  if (resultado.ensaio) p.resposta.code(200)
  else p.resposta.header('etag', `"${resultado.seq}"`)
  if (segredo !== undefined) p.resposta.header('cache-control', 'no-store')
  const nomes = new Map([[p.sessao.usuario, p.sessao.nome]])
  return {
    ensaio: resultado.ensaio,
    repetido: resultado.repetido,
    corrente: alvo,
    id,
    seq: resultado.seq,
    atos: resultado.atos.map((a) => atoNaLinha(a, servico.pacote, nomes)),
    verificacoes: resultado.atos.flatMap(verificacoesDo),
    ...(segredo === undefined || resultado.ensaio ? {} : { codigo: segredo.codigo }),
  }
}

const verificacoesDo = (ato: AtoRegistrado): readonly Verificacao[] =>
  (ato.dados as { verificacoes?: readonly Verificacao[] }).verificacoes ?? []

function idDoComando(chave: string | string[] | undefined): string {
  if (chave === undefined) return randomUUIDv7()
  const lida = z.uuid().safeParse(chave)
  if (!lida.success) {
    throw new ProblemaHttp(400, 'O cabeçalho Idempotency-Key deve ser um UUID.')
  }
  return lida.data.toLowerCase()
}

function sequenciaEsperada(cabecalho: string | undefined): number | undefined {
  if (cabecalho === undefined || cabecalho === '*') return undefined
  const [, numero] = /^"?(\d{1,9})"?$/.exec(cabecalho) ?? []
  if (numero === undefined) {
    throw new ProblemaHttp(400, 'O cabeçalho If-Match deve ser a sequência do registro.')
  }
  return Number(numero)
}

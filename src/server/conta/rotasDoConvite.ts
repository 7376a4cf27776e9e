import * as z from 'zod'
import { nomear } from '#core/mensagens/palavras.ts'
import type { Papel } from '#core/contexto.ts'
import { emMunicipio } from '#ledger/banco.ts'
import { servicoDaSessao } from '../acesso/servicoDaSessao.ts'
import type { SessaoAberta } from '../acesso/sessao.ts'
import { COOKIE, lerSessao } from '../acesso/sessoes.ts'
import type { CasaComChaves } from '../casa.ts'
import { naoEncontrado, ProblemaHttp } from '../http/problema.ts'
import type { Rotas } from '../http/rota.ts'
import { enderecoComId, enderecoDoServico } from '../http/tipos.ts'
import type { CodigosDaPessoa } from '../contrato/conta.ts'
import type { Servico } from '../servicos.ts'
import { login } from '../usuarios/rotas.ts'
import { abrirConta, lerPessoa } from './abrir.ts'
import { codigosDaPessoa } from './acessos.ts'
import { exigirViva } from './falecida.ts'
import { convidar, MARCA, novaMarca, temConta, travarAcesso } from './convites.ts'

type NoServico = { municipio: string; servico: string }
const NOVENTA_DIAS = 90 * 86_400

/** Of a municipality's own person, whom the pack lets give a code: a first one, or one more. Throws 403. */
function exigirQuemDa(servico: Servico, sessao: SessaoAberta, renova: boolean): void {
  const regra = servico.pacote.processo.acessoAConta
  const papeis = (renova ? regra?.renovam : regra?.abrem) ?? []
  if (papeis.some((p) => sessao.papeis.includes(p))) return
  if (papeis.length === 0)
    throw new ProblemaHttp(403, 'O pacote da lei não diz quem dá acesso à conta de uma pessoa.')
  throw new ProblemaHttp(
    403,
    renova
      ? 'Senha nova, a quem já tem conta, não é o seu papel que dá.'
      : 'Seu papel não dá acesso à conta de uma pessoa.',
    { detail: `Dá: ${papeis.map((p) => nomear(p)).join(' ou ')}.` },
  )
}

/** Of the codes given, whoever gives one, and the auditor. Throws 403. */
function exigirQuemVe({ pacote }: Servico, { papeis }: SessaoAberta): void {
  const { abrem = [], renovam = [] } = pacote.processo.acessoAConta ?? {}
  const veem: readonly Papel[] = [...abrem, ...renovam, 'auditor']
  if (veem.some((p) => papeis.includes(p))) return
  throw new ProblemaHttp(403, 'Seu papel não vê os códigos dados a contas.')
}

/** The counter's code, and the account that it opens. */
export function rotasDoConvite(
  rotas: Rotas,
  casa: CasaComChaves,
  { seguro }: Readonly<{ seguro: boolean }>,
): void {
  rotas.definir({
    metodo: 'post',
    caminho: '/api/v1/:municipio/:servico/pessoas/:id/convite',
    etiqueta: 'Minha conta',
    acesso: 'sessao',
    resumo: 'Dar a uma pessoa o código da sua conta',
    descricao:
      'Dito uma vez, serve uma vez, por sete dias, e nunca no navegador em que foi dado. Quem dá o primeiro e quem dá outro a quem já tem conta, di-lo o pacote da lei (`acessoAConta`).',
    params: enderecoComId,
    autorizar: ({ sessao, params }) =>
      exigirQuemDa(servicoDaSessao(casa.servicos, sessao, params as NoServico), sessao, false),
    corpo: z.strictObject({
      razoes: z.string().trim().min(3).max(300).meta({ description: 'Por que se dá.' }),
      documento: z
        .string()
        .trim()
        .min(3)
        .max(120)
        .meta({ description: 'O documento da pessoa que foi conferido.' }),
    }),
    responde: {
      status: 201,
      descricao: 'O código.',
      esquema: z.object({ codigo: z.string(), expiraEm: z.string() }),
    },
    problemas: [403, 404, 422],
    async executar({ params, sessao, corpo, pedido, resposta }) {
      const servico = servicoDaSessao(casa.servicos, sessao, params)
      const marca = pedido.cookies[MARCA] ?? novaMarca()
      return emMunicipio(casa.pool, Number(servico.municipio), async (tx) => {
        const pessoa = await lerPessoa(tx, servico.slug, params.id)
        if (pessoa === undefined) throw naoEncontrado('Esta pessoa')
        await travarAcesso(tx, params.id)
        await exigirViva(tx, params.id)
        const renova = await temConta(tx, params.id)
        exigirQuemDa(servico, sessao, renova)
        resposta.header('cache-control', 'no-store')
        resposta.setCookie(MARCA, marca, {
          path: '/api/v1',
          httpOnly: true,
          sameSite: 'strict',
          secure: seguro,
          maxAge: NOVENTA_DIAS,
        })
        const { usuario: por } = sessao
        const origem = pedido.ip
        return convidar(tx, servico.slug, {
          ...corpo,
          pessoa: params.id,
          por,
          origem,
          marca,
          renova,
        })
      })
    },
  })
  rotas.definir({
    metodo: 'get',
    caminho: '/api/v1/:municipio/:servico/pessoas/:id/convites',
    etiqueta: 'Minha conta',
    acesso: 'sessao',
    resumo: 'Os códigos de conta que uma pessoa recebeu',
    descricao: 'Quando, por quem, por que, com que documento, e se foram usados.',
    params: enderecoComId,
    autorizar: ({ sessao, params }) =>
      exigirQuemVe(servicoDaSessao(casa.servicos, sessao, params as NoServico), sessao),
    responde: {
      descricao: 'Do mais novo ao mais velho, e se a pessoa já tem conta.',
      esquema: z.object({ temConta: z.boolean(), codigos: z.array(z.looseObject({})) }),
    },
    problemas: [403, 404],
    async executar({ params, sessao, resposta }) {
      const servico = servicoDaSessao(casa.servicos, sessao, params)
      resposta.header('cache-control', 'no-store')
      return emMunicipio(casa.pool, Number(servico.municipio), async (tx) => {
        if ((await lerPessoa(tx, servico.slug, params.id)) === undefined)
          throw naoEncontrado('Esta pessoa')
        return {
          temConta: await temConta(tx, params.id),
          codigos: await codigosDaPessoa(tx, params.id),
        } satisfies CodigosDaPessoa
      })
    },
  })
  rotas.definir({
    metodo: 'post',
    caminho: '/api/v1/:municipio/:servico/abrir-conta',
    etiqueta: 'Minha conta',
    acesso: 'publico',
    resumo: 'Abrir a conta com o código do balcão',
    descricao:
      'A quem já tem conta, dá a senha nova; o nome de acesso segue o mesmo. Quem entrou como servidor, ou no navegador em que se deu o código, não a abre.',
    params: enderecoDoServico,
    corpo: z.strictObject({
      identificador: z.string().trim().min(11).max(20).meta({ description: 'CPF ou CNPJ.' }),
      codigo: z.string().trim().min(8).max(40),
      login,
      senha: z.string().min(1).max(200),
    }),
    responde: {
      status: 201,
      descricao: 'Aberta; o nome de acesso.',
      esquema: z.object({ login: z.string() }),
    },
    problemas: [403, 404, 422, 429],
    async executar({ params, corpo, pedido }) {
      const aberta = await lerSessao(casa.pool, pedido.cookies[COOKIE] ?? '')
      if (aberta !== null && aberta.pessoa === undefined)
        throw new ProblemaHttp(403, 'Quem trabalha no órgão não abre a conta de outra pessoa.', {
          detail: 'Saia do sistema; a pessoa abre a conta dela, no aparelho dela.',
        })
      return abrirConta(casa, casa.servicos.exigir(params.municipio, params.servico), {
        ...corpo,
        origem: pedido.ip,
        marca: pedido.cookies[MARCA] ?? '',
      })
    },
  })
}

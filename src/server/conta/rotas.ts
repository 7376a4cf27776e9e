import * as z from 'zod'
import { corrente } from '#core/ato.ts'
import { dia } from '#core/calendar/esquema.ts'
import { emMunicipio } from '#ledger/banco.ts'
import { servicoDaSessao } from '../acesso/servicoDaSessao.ts'
import type { SessaoAberta } from '../acesso/sessao.ts'
import { guardarArquivo, bytesDo, lerArquivo } from '../arquivos/guardar.ts'
import { JUNTAR_NA_CONTA } from '../arquivos/juntarNaConta.ts'
import { receber } from '../arquivos/receber.ts'
import { hojeEm, type CasaComChaves } from '../casa.ts'
import { naoEncontrado, ProblemaHttp } from '../http/problema.ts'
import type { Pedido, Rotas } from '../http/rota.ts'
import { enderecoComId, enderecoDoServico } from '../http/tipos.ts'
import type { Servico } from '../servicos.ts'
import { arquivosDaConta, exigirLugar } from './arquivos.ts'
import { type Dono, donoDaSessao, processoProprio } from './dono.ts'
import { fazerNaConta } from './fazer.ts'
import { minhaConta } from './minhaConta.ts'
import { notificacoesALer, processoAberto } from './processoAberto.ts'
import { desmarcarPropria, horariosLivres, marcarPropria } from './vistorias.ts'

const RAIZ = '/api/v1/:municipio/:servico/conta'
const doProcesso = enderecoComId.extend({ recurso: z.enum(['autos', 'perdas']) })
type NoServico = { municipio: string; servico: string }
type NoProcesso = NoServico & { recurso: 'autos' | 'perdas'; id: string }
type P<C = unknown, B = unknown, Q = unknown> = Pedido<C, Q, B, SessaoAberta>

/** By recourse: what reading, defending and appealing are called in the core. */
const COMANDOS = {
  autos: {
    tipo: 'auto',
    ler: 'lerNotificacao',
    defesa: 'apresentarDefesa',
    recurso: 'interporRecurso',
  },
  perdas: {
    tipo: 'perda',
    ler: 'lerNotificacaoDaPerda',
    defesa: 'defenderPerda',
    recurso: 'recorrerDaPerda',
  },
} as const

/** What a holder or driver sees and does in their own account. Every one asks whose it is. */
export function rotasDaConta(rotas: Rotas, casa: CasaComChaves): void {
  const de = (p: {
    params: NoServico
    sessao: SessaoAberta
  }): { servico: Servico; dono: Dono } => ({
    servico: servicoDaSessao(casa.servicos, p.sessao, p.params),
    dono: donoDaSessao(p.sessao),
  })
  const proprio = async (p: { params: NoProcesso; sessao: SessaoAberta }) => {
    const { servico, dono } = de(p)
    return { servico, dono, achado: await processoProprio(casa, servico, dono, p.params) }
  }
  const comum = { etiqueta: 'Minha conta', acesso: 'conta', problemas: [403, 404] } as const

  rotas.definir({
    ...comum,
    metodo: 'get',
    caminho: RAIZ,
    params: enderecoDoServico,
    resumo: 'O que é meu',
    descricao: 'Outorgas, papéis, prazos, taxas, notificações, processos e vistorias marcadas.',
    responde: {
      descricao: 'Tudo o que é da pessoa.',
      esquema: z.looseObject({ hoje: z.string() }),
    },
    executar: (p: P<NoServico>) => {
      const { servico, dono } = de(p)
      p.resposta.header('cache-control', 'no-store')
      return minhaConta(casa, servico, dono)
    },
  })
  rotas.definir({
    ...comum,
    metodo: 'get',
    caminho: `${RAIZ}/:recurso/:id`,
    params: doProcesso,
    resumo: 'Um processo meu',
    descricao: 'Enquanto há notificação por ler, só diz que ela está à espera.',
    responde: { descricao: 'O processo.', esquema: z.looseObject({ processo: z.looseObject({}) }) },
    executar: async (p: P<NoProcesso>) => {
      const { servico, dono, achado } = await proprio(p)
      const arquivos = await emMunicipio(casa.pool, Number(servico.municipio), (tx) =>
        arquivosDaConta(tx, servico.slug, dono.usuario, p.params),
      )
      p.resposta.header('cache-control', 'no-store')
      return processoAberto(achado, dono.pessoa, arquivos)
    },
  })
  rotas.definir({
    ...comum,
    metodo: 'post',
    caminho: `${RAIZ}/:recurso/:id/ler`,
    params: doProcesso,
    resumo: 'Ler uma notificação',
    descricao: 'A leitura fica registrada com o seu instante, é a ciência, e o prazo corre dela.',
    corpo: z.strictObject({ notificacao: z.number().int().positive() }),
    responde: { status: 204, descricao: 'Lida.' },
    problemas: [403, 404, 422],
    executar: async (p: P<NoProcesso, { notificacao: number }>) => {
      const { servico, dono } = await proprio(p)
      const { tipo, ler } = COMANDOS[p.params.recurso]
      const alvo = corrente(tipo, p.params.id)
      await fazerNaConta(casa, servico, dono, { nome: ler, corrente: alvo, dados: p.corpo })
    },
  })
  for (const oQue of ['defesa', 'recurso'] as const) {
    rotas.definir({
      ...comum,
      metodo: 'post',
      caminho: `${RAIZ}/:recurso/:id/${oQue}`,
      params: doProcesso,
      resumo: oQue === 'defesa' ? 'Apresentar a minha defesa' : 'Apresentar o meu recurso',
      descricao: 'Vale o instante em que chega. Fora do prazo também fica registrada.',
      corpo: z.strictObject({ texto: z.string().trim().min(3).max(5000) }),
      responde: { status: 204, descricao: 'Apresentada.' },
      problemas: [403, 404, 422],
      executar: async (p: P<NoProcesso, { texto: string }>) => {
        const { servico, dono, achado } = await proprio(p)
        if (notificacoesALer(achado, dono.pessoa).length > 0)
          throw new ProblemaHttp(422, 'Leia antes a notificação que está à espera.')
        const { recurso, id } = p.params
        const { texto } = p.corpo
        const dados =
          recurso === 'autos'
            ? { protocoladaEm: casa.relogio(), texto, pessoa: dono.pessoa }
            : { protocoladaEm: hojeEm(casa, servico), texto }
        const { tipo, [oQue]: nome } = COMANDOS[recurso]
        await fazerNaConta(casa, servico, dono, { nome, corrente: corrente(tipo, id), dados })
      },
    })
  }
  rotas.definir({
    ...comum,
    metodo: 'post',
    caminho: JUNTAR_NA_CONTA,
    params: doProcesso,
    resumo: 'Juntar um arquivo a um processo meu',
    responde: { status: 201, descricao: 'Guardado.', esquema: z.object({ id: z.uuid() }) },
    problemas: [403, 404, 413, 415, 422],
    executar: async (p: P<NoProcesso>) => {
      const { servico, dono } = await proprio(p)
      const { nome, bytes } = await receber(p.pedido)
      const novo = {
        municipio: servico.municipio,
        servico: servico.slug,
        recurso: p.params.recurso,
        ficha: p.params.id,
        papel: '',
        nome,
        bytes,
        restrito: false,
        usuario: dono.usuario,
      }
      const id = await guardarArquivo(casa, novo, (tx) =>
        exigirLugar(tx, servico.slug, dono.usuario, p.params),
      )
      return { id }
    },
  })
  rotas.definir({
    ...comum,
    metodo: 'get',
    caminho: `${RAIZ}/arquivos/:id`,
    params: enderecoComId,
    resumo: 'Abrir um arquivo que juntei',
    responde: { descricao: 'O arquivo.', tipo: 'application/octet-stream' },
    executar: async (p: P<NoServico & { id: string }>) => {
      const { servico, dono } = de(p)
      const guardado = await emMunicipio(casa.pool, Number(servico.municipio), (tx) =>
        lerArquivo(tx, servico.slug, p.params.id),
      )
      if (guardado?.usuario !== dono.usuario) throw naoEncontrado('Este arquivo')
      p.resposta
        .type(guardado.tipo)
        .header(
          'content-disposition',
          `attachment; filename*=UTF-8''${encodeURIComponent(guardado.nome)}`,
        )
        .header('x-content-type-options', 'nosniff')
        .header('cache-control', 'private, no-store')
      return bytesDo(casa, servico.municipio, guardado)
    },
  })
  rotas.definir({
    ...comum,
    metodo: 'post',
    caminho: `${RAIZ}/notificacoes-eletronicas`,
    params: enderecoDoServico,
    resumo: 'Aceitar ou deixar de receber notificações na conta',
    corpo: z.strictObject({ aceita: z.boolean() }),
    responde: { status: 204, descricao: 'Registrado.' },
    problemas: [403, 422],
    executar: async (p: P<NoServico, { aceita: boolean }>) => {
      const { servico, dono } = de(p)
      await fazerNaConta(casa, servico, dono, {
        nome: p.corpo.aceita ? 'aceitarNotificacaoEletronica' : 'deixarNotificacaoEletronica',
        corrente: corrente('pessoa', dono.pessoa),
        dados: {},
      })
    },
  })
  rotas.definir({
    ...comum,
    metodo: 'get',
    caminho: `${RAIZ}/vistorias`,
    params: enderecoDoServico,
    query: z.object({ local: z.uuid().optional(), dia: dia.optional() }),
    resumo: 'Onde e quando há vaga de vistoria',
    responde: {
      descricao: 'Locais e horas.',
      esquema: z.looseObject({ locais: z.array(z.looseObject({})) }),
    },
    executar: (
      p: P<NoServico, unknown, { local?: string | undefined; dia?: string | undefined }>,
    ) => horariosLivres(casa, de(p).servico, p.query),
  })
  rotas.definir({
    ...comum,
    metodo: 'post',
    caminho: `${RAIZ}/vistorias`,
    params: enderecoDoServico,
    resumo: 'Marcar a vistoria de um veículo meu',
    corpo: z.strictObject({
      local: z.uuid(),
      dia,
      hora: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
      veiculo: z.uuid(),
    }),
    responde: { status: 201, descricao: 'Marcada.', esquema: z.object({ id: z.string() }) },
    problemas: [403, 404, 422],
    executar: (p: P<NoServico, { local: string; dia: string; hora: string; veiculo: string }>) => {
      const { servico, dono } = de(p)
      return marcarPropria(casa, servico, dono, p.corpo)
    },
  })
  rotas.definir({
    ...comum,
    metodo: 'delete',
    caminho: `${RAIZ}/vistorias/:id`,
    params: enderecoComId,
    resumo: 'Desmarcar a minha vistoria',
    responde: { status: 204, descricao: 'Desmarcada.' },
    executar: async (p: P<NoServico & { id: string }>) => {
      const { servico, dono } = de(p)
      await desmarcarPropria(casa, servico, dono, p.params.id)
    },
  })
}

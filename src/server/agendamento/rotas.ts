import * as z from 'zod'
import { dia } from '#core/calendar/esquema.ts'
import type { Papel } from '#core/contexto.ts'
import { emMunicipio, type Tx } from '#ledger/banco.ts'
import type { SessaoAberta } from '../acesso/sessao.ts'
import { servicoDaSessao } from '../acesso/servicoDaSessao.ts'
import { hojeEm, type Casa } from '../casa.ts'
import { ProblemaHttp } from '../http/problema.ts'
import type { Pedido, Rotas } from '../http/rota.ts'
import { enderecoComId, enderecoDoServico } from '../http/tipos.ts'
import type { Servico } from '../servicos.ts'
import { desmarcar, guardarLocal, lerDia, lerLocais, marcar } from './agendamento.ts'

const hora = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const local = z.strictObject({
  id: z.uuid().optional(),
  nome: z.string().trim().min(3).max(120),
  endereco: z.string().trim().min(3).max(200),
  dias: z.array(z.number().int().min(1).max(7)).min(1),
  inicio: hora,
  fim: hora,
  intervalo: z.number().int().min(5).max(240),
  vagas: z.number().int().min(1).max(50),
  ativo: z.boolean().default(true),
})
const marcacao = z.strictObject({
  local: z.uuid(),
  dia,
  hora,
  veiculo: z.uuid(),
  motivo: z.enum(['periodica', 'retorno', 'determinada']).default('periodica'),
})
const MARCAM: readonly Papel[] = ['atendente', 'vistoriador', 'gestor']

/** Where and when vehicles are inspected. */
export function rotasDeAgendamento(rotas: Rotas, casa: Casa): void {
  type NoServico = Pedido<{ municipio: string; servico: string }, unknown, unknown, SessaoAberta>
  const no = <T>(p: NoServico, fazer: (tx: Tx, servico: Servico) => Promise<T>): Promise<T> => {
    const servico = servicoDaSessao(casa.servicos, p.sessao, p.params)
    return emMunicipio(casa.pool, Number(servico.municipio), (tx) => fazer(tx, servico))
  }
  rotas.definir({
    etiqueta: 'Vistorias',
    acesso: 'sessao',
    params: enderecoDoServico,
    metodo: 'get',
    caminho: '/api/v1/:municipio/:servico/locais-de-vistoria',
    resumo: 'Os locais de vistoria',
    responde: { descricao: 'Os locais.', esquema: z.array(z.looseObject({ id: z.string() })) },
    problemas: [403, 404],
    executar: (p) => no(p, (tx, s) => lerLocais(tx, s.slug)),
  })
  rotas.definir({
    etiqueta: 'Vistorias',
    acesso: 'sessao',
    params: enderecoDoServico,
    metodo: 'post',
    caminho: '/api/v1/:municipio/:servico/locais-de-vistoria',
    resumo: 'Criar ou mudar um local de vistoria',
    corpo: local,
    autorizar: ({ sessao }) => exigir(sessao, 'gestor'),
    responde: { descricao: 'O local.', esquema: z.object({ id: z.string() }) },
    problemas: [403, 404, 422],
    executar: (p) => {
      if (p.corpo.fim <= p.corpo.inicio) throw new ProblemaHttp(422, 'O fim vem antes do início.')
      return no(p, (tx, s) => guardarLocal(tx, s.slug, p.sessao.usuario, p.corpo))
    },
  })
  rotas.definir({
    etiqueta: 'Vistorias',
    acesso: 'sessao',
    params: enderecoDoServico,
    metodo: 'get',
    caminho: '/api/v1/:municipio/:servico/agendamentos',
    resumo: 'O dia de um local, hora a hora',
    query: z.object({ local: z.uuid(), dia }),
    responde: { descricao: 'O dia.', esquema: z.looseObject({ dia: z.string() }) },
    problemas: [403, 404],
    executar: (p) => no(p, (tx, s) => lerDia(tx, s.slug, { ...p.query, calendario: s.calendario })),
  })
  rotas.definir({
    etiqueta: 'Vistorias',
    acesso: 'sessao',
    params: enderecoDoServico,
    metodo: 'post',
    caminho: '/api/v1/:municipio/:servico/agendamentos',
    resumo: 'Marcar a vistoria de um veículo',
    corpo: marcacao,
    autorizar: ({ sessao }) => exigir(sessao, ...MARCAM),
    responde: { status: 201, descricao: 'Marcada.', esquema: z.object({ id: z.string() }) },
    problemas: [403, 404, 422],
    executar: (p) =>
      no(p, (tx, s) =>
        marcar(tx, s.slug, p.sessao.usuario, p.corpo, {
          hoje: hojeEm(casa, s),
          calendario: s.calendario,
        }),
      ),
  })
  rotas.definir({
    etiqueta: 'Vistorias',
    acesso: 'sessao',
    metodo: 'delete',
    caminho: '/api/v1/:municipio/:servico/agendamentos/:id',
    params: enderecoComId,
    resumo: 'Desmarcar',
    autorizar: ({ sessao }) => exigir(sessao, ...MARCAM),
    responde: { status: 204, descricao: 'Desmarcada.' },
    problemas: [403, 404],
    executar: async (p) => {
      await no(p, (tx, s) => desmarcar(tx, s.slug, p.sessao.usuario, p.params.id))
    },
  })
}

const exigir = (sessao: SessaoAberta, ...quem: readonly Papel[]): void => {
  if (!quem.some((p) => sessao.papeis.includes(p)))
    throw new ProblemaHttp(403, 'Sua função não cuida da agenda de vistorias.')
}

import * as z from 'zod'
import { addAnos } from '#core/calendar/meses.ts'
import { dia } from '#core/calendar/esquema.ts'
import { emMunicipio, type Tx } from '#ledger/banco.ts'
import { servicoDaSessao } from '../acesso/servicoDaSessao.ts'
import { autorDaSessao, type SessaoAberta } from '../acesso/sessao.ts'
import { contextoDe, hojeEm, type Casa } from '../casa.ts'
import type { Pedido, Rotas } from '../http/rota.ts'
import { enderecoDoServico } from '../http/tipos.ts'
import type { Servico } from '../servicos.ts'
import { agenda } from './agenda.ts'
import { painel } from './numeros.ts'
import { filtroDoQuadro, quadro } from './quadro.ts'

type NoServico<Q> = Pedido<{ municipio: string; servico: string }, Q, unknown, SessaoAberta>

/** The board of proceedings, the calendar of terms, and the manager's panel. */
export function rotasDoPainel(rotas: Rotas, casa: Casa): void {
  const ler = <Q, T>(
    p: NoServico<Q>,
    fn: (tx: Tx, servico: Servico, hoje: string) => Promise<T>,
  ) => {
    const servico = servicoDaSessao(casa.servicos, p.sessao, p.params)
    const hoje = hojeEm(casa, servico)
    return emMunicipio(casa.pool, Number(servico.municipio), (tx) => fn(tx, servico, hoje), {
      foto: true,
    })
  }
  const objeto = z.looseObject({})
  rotas.definir({
    metodo: 'get',
    caminho: '/api/v1/:municipio/:servico/quadro',
    etiqueta: 'Painel',
    acesso: 'sessao',
    resumo: 'O quadro dos processos, por etapa',
    params: enderecoDoServico,
    query: filtroDoQuadro,
    responde: { descricao: 'As colunas.', esquema: objeto },
    problemas: [403, 404],
    executar: (p) => ler(p, (tx, s, hoje) => quadro(tx, s.slug, p.query, hoje)),
  })
  rotas.definir({
    metodo: 'get',
    caminho: '/api/v1/:municipio/:servico/agenda',
    etiqueta: 'Painel',
    acesso: 'sessao',
    resumo: 'Os prazos que terminam num mês',
    params: enderecoDoServico,
    query: z.object({
      mes: z
        .string()
        .regex(/^(19|20|21)\d\d-(0[1-9]|1[0-2])$/)
        .optional()
        .meta({ description: 'AAAA-MM; sem ele, o mês de hoje.' }),
    }),
    responde: { descricao: 'Os dias com prazos.', esquema: objeto },
    problemas: [403, 404],
    executar: (p) =>
      ler(p, (tx, s, hoje) => agenda(tx, s.slug, p.query.mes ?? hoje.slice(0, 7), hoje)),
  })
  rotas.definir({
    metodo: 'get',
    caminho: '/api/v1/:municipio/:servico/painel',
    etiqueta: 'Painel',
    acesso: 'sessao',
    resumo: 'Os números dos fatos de um período',
    descricao: 'Sem período, os doze meses até hoje. Cada número é um filtro da lista de autos.',
    params: enderecoDoServico,
    query: z.object({ de: dia.optional(), ate: dia.optional() }),
    responde: { descricao: 'Os números.', esquema: objeto },
    problemas: [403, 404],
    async executar(p) {
      const servico = servicoDaSessao(casa.servicos, p.sessao, p.params)
      const contexto = await contextoDe(casa, servico, autorDaSessao(p.sessao), casa.relogio())
      const ate = p.query.ate ?? contexto.hoje
      const de = p.query.de ?? addAnos(ate, -1, 'ultimo-dia')
      return ler(p, (tx, s) => painel(tx, { servico: s.slug, de, ate }, contexto))
    },
  })
}

import * as z from 'zod'
import { especiesDeVencimento } from '#core/vencimento/registro.ts'
import { emMunicipio } from '#ledger/banco.ts'
import { servicoDaSessao } from '../acesso/servicoDaSessao.ts'
import type { SessaoAberta } from '../acesso/sessao.ts'
import { hojeEm, type Casa } from '../casa.ts'
import type { Vencimentos } from '../contrato/vencimentos.ts'
import { responderTabela, XLSX } from '../http/responder.ts'
import type { Pedido, Rotas } from '../http/rota.ts'
import { enderecoDoServico } from '../http/tipos.ts'
import { lerRodadas } from '../rotina/lerRodadas.ts'
import { faixas, type Filtro, listarVencimentos } from './listar.ts'
import { emCsv, emXlsx } from './planilha.ts'

const filtro = z.object({
  faixa: z.enum(faixas).optional().meta({ description: 'Em atraso, hoje, ou em até tantos dias.' }),
  especie: z
    .enum(especiesDeVencimento.map((e) => e.especie))
    .optional()
    .meta({ description: 'O que vence.' }),
  meus: z.literal('1').optional().meta({ description: 'Só o que cabe aos papéis de quem pede.' }),
})
const pagina = filtro.extend({
  pular: z.coerce.number().int().min(0).max(10_000_000).optional(),
})

type P = Pedido<
  { municipio: string; servico: string },
  z.infer<typeof filtro> & { pular?: number | undefined },
  unknown,
  SessaoAberta
>

/** What falls due, the same as a spreadsheet, and the night runs. */
export function rotasDeVencimentos(rotas: Rotas, casa: Casa): void {
  const listar = (p: P, mais: Partial<Filtro> = {}): Promise<Vencimentos> => {
    const servico = servicoDaSessao(casa.servicos, p.sessao, p.params)
    const { faixa, especie, meus, pular } = p.query
    const papeis = meus === undefined ? undefined : p.sessao.papeis
    const { termos } = servico.pacote.lei
    const pedido = {
      termos,
      servico: servico.slug,
      hoje: hojeEm(casa, servico),
      faixa,
      especie,
      papeis,
    }
    return emMunicipio(casa.pool, Number(servico.municipio), (tx) =>
      listarVencimentos(tx, { ...pedido, pular, ...mais }),
    )
  }
  const arquivo = async (p: P, formato: 'csv' | 'xlsx') => {
    const { itens } = await listar(p, { limite: 1_000_000 })
    return responderTabela(p.resposta, 'o-que-vence', formato, {
      csv: () => emCsv(itens),
      xlsx: () => emXlsx(itens),
    })
  }
  rotas.definir({
    metodo: 'get',
    caminho: '/api/v1/:municipio/:servico/vencimentos',
    etiqueta: 'Vencimentos',
    acesso: 'sessao',
    resumo: 'O que vence, do mais atrasado ao mais distante (60 dias)',
    params: enderecoDoServico,
    query: pagina,
    responde: { descricao: 'Uma página, com as contagens.', esquema: z.looseObject({}) },
    problemas: [403, 404],
    executar: (p) => listar(p),
  })
  rotas.definir({
    metodo: 'get',
    caminho: '/api/v1/:municipio/:servico/vencimentos.csv',
    etiqueta: 'Vencimentos',
    acesso: 'sessao',
    resumo: 'O que vence, em CSV',
    params: enderecoDoServico,
    query: filtro,
    responde: { descricao: 'A lista inteira.', tipo: 'text/csv' },
    problemas: [403, 404],
    executar: (p) => arquivo(p, 'csv'),
  })
  rotas.definir({
    metodo: 'get',
    caminho: '/api/v1/:municipio/:servico/vencimentos.xlsx',
    etiqueta: 'Vencimentos',
    acesso: 'sessao',
    resumo: 'O que vence, em planilha',
    params: enderecoDoServico,
    query: filtro,
    responde: { descricao: 'A lista inteira.', tipo: XLSX },
    problemas: [403, 404],
    executar: (p) => arquivo(p, 'xlsx'),
  })
  rotas.definir({
    metodo: 'get',
    caminho: '/api/v1/:municipio/:servico/rodadas',
    etiqueta: 'Vencimentos',
    acesso: 'sessao',
    resumo: 'As últimas rodadas da rotina da noite',
    params: enderecoDoServico,
    responde: { descricao: 'As rodadas.', esquema: z.array(z.looseObject({ id: z.string() })) },
    problemas: [403, 404],
    executar(p) {
      const servico = servicoDaSessao(casa.servicos, p.sessao, p.params)
      return emMunicipio(casa.pool, Number(servico.municipio), (tx) =>
        lerRodadas(tx, servico.slug, servico.pacote.lei.termos),
      )
    },
  })
}

import * as z from 'zod'
import { emMunicipio } from '#ledger/banco.ts'
import { contextoDe, hojeEm, type Casa } from '../casa.ts'
import type { Estatisticas } from '../contrato/painel.ts'
import type { Rotas } from '../http/rota.ts'
import { enderecoDoServico } from '../http/tipos.ts'
import { estatisticasEmCsv } from '../painel/csv.ts'
import { painel } from '../painel/numeros.ts'
import type { Servico } from '../servicos.ts'

/** Below this many, a place or a person could be guessed from the count: the row is left out. */
const MINIMO_POR_LINHA = 3

/** A year's figures for anyone: sums alone, no plate, name, place or number of a record. */
export function rotasDasEstatisticas(rotas: Rotas, casa: Casa): void {
  const doAno = async (servico: Servico, ano: number): Promise<Estatisticas> => {
    const contexto = await contextoDe(casa, servico, { id: 'publico', papeis: [] }, casa.relogio())
    const periodo = { servico: servico.slug, de: `${ano}-01-01`, ate: `${ano}-12-31` }
    const {
      pontos: _pontos,
      tempos: _tempos,
      ...p
    } = await emMunicipio(
      casa.pool,
      Number(servico.municipio),
      (tx) => painel(tx, periodo, contexto),
      { foto: true },
    )
    return {
      ...p,
      ano,
      porDispositivo: p.porDispositivo.filter((d) => d.autos >= MINIMO_POR_LINHA),
    }
  }
  const query = z.object({
    ano: z.coerce.number().int().min(2000).max(2199).optional().meta({ description: 'O ano.' }),
  })
  const formas = [
    ['estatisticas', undefined],
    ['estatisticas.csv', 'text/csv'],
  ] as const
  for (const [caminho, tipo] of formas) {
    rotas.definir({
      metodo: 'get',
      caminho: `/api/v1/:municipio/:servico/publico/${caminho}`,
      etiqueta: 'Público',
      acesso: 'publico',
      resumo: `Os números do ano${tipo === undefined ? '' : ', em CSV'}`,
      descricao: 'Só somas, sem dado pessoal.',
      params: enderecoDoServico,
      query,
      responde: {
        descricao: 'Os números.',
        ...(tipo === undefined ? { esquema: z.looseObject({ ano: z.number() }) } : { tipo }),
      },
      problemas: [404],
      async executar({ params, query: q, resposta }) {
        const servico = casa.servicos.exigir(params.municipio, params.servico)
        const ano = q.ano ?? Number(hojeEm(casa, servico).slice(0, 4))
        const numeros = await doAno(servico, ano)
        resposta.header('cache-control', 'public, max-age=300')
        if (tipo === undefined) return numeros
        resposta
          .type('text/csv; charset=utf-8')
          .header('content-disposition', `attachment; filename="estatisticas-${ano}.csv"`)
        return estatisticasEmCsv(numeros, servico.pacote.lei.termos)
      },
    })
  }
}

import { expect, it } from 'vitest'
import type { Ato, Corrente } from '#core/ato.ts'
import { criarCalendario } from '#core/calendar/calendario.ts'
import { addDias, type Dia } from '#core/calendar/dia.ts'
import { diaLocal, fimDoDia } from '#core/calendar/instante.ts'
import { criarMundo } from '#core/mundo/criarMundo.ts'
import { valoresDosAtos } from '#core/parametro/evolve.ts'
import { situacaoEm } from '#core/situacao/segmentos.ts'
import type { FichaDaPessoa, FichaDoVeiculo, Prontuario } from '../contrato/contrato.ts'
import { casaDeProva, type NomeDeCidade } from '../prova/casa.ts'
import { Historia } from '../prova/historia.ts'

const casa = await casaDeProva({ agora: '2025-03-10T15:00:00Z' })

type Linha = {
  corrente: Corrente
  tipo: string
  dados: Ato['dados']
  fato: string
  pessoal: object
}

/** The whole ledger of a city, straight from its tables, with each act's day of the fact. */
async function livroDe(cidade: NomeDeCidade): Promise<(Ato & { dia: Dia })[]> {
  const { municipio } = casa.pacote(cidade).lei
  const { rows } = await casa.admin.query<Linha>(
    `SELECT a.corrente_tipo || ':' || a.corrente_id AS corrente, a.tipo, a.dados,
       a.fato_em AS fato, p.dados AS pessoal
     FROM ato a LEFT JOIN dado_pessoal p ON p.municipio = a.municipio AND p.ato_id = a.id
     WHERE a.municipio = $1 ORDER BY a.corrente_tipo, a.corrente_id, a.seq`,
    [Number(municipio.ibge)],
  )
  return rows.map(({ fato, pessoal, ...a }) => ({
    ...a,
    fundamentos: [],
    ...(pessoal === null ? {} : { pessoal }),
    dia: diaLocal(fato, municipio.fuso),
  }))
}

it.each(['manaus', 'cidade-ocidental', 'marica'] as const)(
  '%s: em cada dia em que algo aconteceu, na véspera e no dia seguinte, a ficha é o replay do livro',
  async (cidade) => {
    const h = new Historia(casa, cidade).em('2025-03-10')
    await h.parametros()
    const trio = await h.licenciada()
    h.passam(40)
    await h.vistoriar(trio.veiculo)
    h.passam(400)
    await h.fazer('gestor', `/outorgas/${trio.outorga}/baixarOutorga`, { motivo: 'Desistência.' })
    h.passam(30)
    const livro = await livroDe(cidade)
    const pacote = casa.pacote(cidade)
    const { fuso, feriados } = pacote.lei.municipio
    const dias = new Set(livro.flatMap(({ dia }) => [addDias(dia, -1), dia, addDias(dia, 1)]))
    expect(dias.size).toBeGreaterThan(6)
    for (const em of [...dias].filter((d) => d <= h.hoje)) {
      const atos = livro.filter((a) => a.dia <= em)
      const mundo = criarMundo(atos)
      const cliente = await casa.como(cidade, 'gestor')
      const r = await cliente.ler<Prontuario>(`/outorgas/${trio.outorga}?em=${em}`)
      expect([em, r.status]).toEqual([em, mundo.outorga(trio.outorga) === undefined ? 404 : 200])
      if (r.status !== 200) continue
      const contexto = {
        pacote,
        calendario: criarCalendario({ fuso, feriados }),
        parametros: valoresDosAtos(atos),
        indices: {},
        autor: { id: 'ninguem', papeis: [] },
        agora: fimDoDia(em, fuso).toString(),
        hoje: em,
      }
      const s = situacaoEm(trio.outorga, mundo, contexto, em)
      const codigos = (m: readonly { codigo: string }[] = []) => m.map((x) => x.codigo)
      expect([em, r.corpo.outorga]).toEqual([em, mundo.outorga(trio.outorga)])
      if (r.corpo.situacao !== null)
        expect([em, r.corpo.situacao.situacao, codigos(r.corpo.situacao.motivos)]).toEqual([
          em,
          s.situacao,
          codigos(s.motivos),
        ])
      const veiculo = await h.ler<FichaDoVeiculo>(`/veiculos/${trio.veiculo}?em=${em}`)
      expect(veiculo.vistorias).toEqual(mundo.vistorias(trio.veiculo))
      const pessoa = await h.ler<FichaDaPessoa>(`/pessoas/${trio.titular}?em=${em}`)
      expect(pessoa.condutores.map((c) => c.id).toSorted()).toEqual(
        mundo
          .condutoresDaPessoa(trio.titular)
          .map((c) => c.id)
          .toSorted(),
      )
    }
  },
  60_000,
)

it('o outro relógio: só o que estava registrado até um dia', async () => {
  const h = new Historia(casa, 'manaus').em('2025-03-10')
  const { outorga } = await h.concedida()
  // Acts bear the database's own clock, whatever day the test plays.
  const registro = Temporal.Now.plainDateISO('America/Manaus')
  const cliente = await casa.como('manaus', 'gestor')
  const em = async (registrado: string) =>
    (await cliente.ler(`/outorgas/${outorga}?registrado=${registrado}`)).status
  expect(await em(registro.subtract({ days: 1 }).toString())).toBe(404)
  expect(await em(registro.add({ days: 1 }).toString())).toBe(200)
})

// What a queue shows, and what it counts.
import { expect, it } from 'vitest'
import type { Fila } from '../contrato/contrato.ts'
import { casaDeProva } from '../prova/casa.ts'
import { Historia } from '../prova/historia.ts'

const casa = await casaDeProva()
const h = new Historia(casa, 'manaus')

it.each([
  [20, 20],
  [21, 20],
  [45, 20],
])('de %i, a fila conta todos e mostra %i', async (quantos, mostrados) => {
  await casa.admin.query(`DELETE FROM painel_auto WHERE auto LIKE 'f-%'`)
  await casa.admin.query(
    `INSERT INTO painel_auto (municipio, servico, auto, fase, dispositivo, autuante, fato_em,
       lavrado_em, ciencia_em, efeito, pago, a_notificar, em_curso)
     SELECT $1, $2, 'f-' || lpad(n::text, 3, '0'), 'revel', 'art32_cpt', 'f', '2025-01-02',
       '2025-01-02', date '2025-01-02' + n, 'nenhum', 0, '[]', '[]'
     FROM generate_series(1, $3::int) n`,
    [Number(h.pacote.lei.municipio.ibge), h.pacote.lei.servico.slug, quantos],
  )
  const fila = (await h.ler<Fila[]>('/filas', 'julgador')).find((f) => f.id === 'julgar')
  expect([fila?.quantidade, fila?.itens.length]).toEqual([quantos, mostrados])
  expect(fila?.itens[0]?.id).toBe('f-001')
})

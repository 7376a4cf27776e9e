import { expect, test } from 'vitest'
import { casaDeProva } from '../prova/casa.ts'

const casa = await casaDeProva({ limitePorMinuto: 3 })

test('o quarto pedido do minuto é 429, em RFC 9457', async () => {
  const respostas: Response[] = []
  for (let n = 0; n < 4; n++) respostas.push(await fetch(`${casa.base}/api/v1/municipios`))
  expect(respostas.map((r) => r.status)).toEqual([200, 200, 200, 429])
  expect(await respostas[3]?.json()).toMatchObject({ status: 429 })
})

import { expect, test } from 'vitest'
import type { RecolhimentoPrevisto } from '#law/esquema/medidas.ts'
import { miniLei } from '../lei/miniLei.prova.ts'
import { medidasCabiveis, recusasSemMedida } from './cabiveis.ts'

const entrada = (id: string, mais: Partial<RecolhimentoPrevisto> = {}): RecolhimentoPrevisto => ({
  id,
  nome: id,
  especie: 'apreensao',
  medidas: ['apreensao'],
  autonomo: false,
  fundamentos: ['art7_cpt'],
  condicoes: [],
  ...mais,
})
const leiCom = (...recolhimentos: RecolhimentoPrevisto[]) =>
  ({
    ...miniLei,
    processo: { ...miniLei.processo, medidas: { recolhimentos } },
  }) as unknown as typeof miniLei
const soMulta = { dispositivo: 'art6_cpt', medidas: [] }
const comApreensao = { dispositivo: 'art7_cpt', medidas: ['apreensao' as const] }

test('an infraction of fine only bears no measure: closed, by its own provision', () => {
  const lei = leiCom(entrada('apreensao'))
  expect(recusasSemMedida(lei, soMulta)).toEqual([
    { codigo: 'recolhimento.infracao-sem-medida', fundamentos: ['art6_cpt'] },
  ])
  expect(recusasSemMedida(lei, comApreensao)).toEqual([])
  expect(medidasCabiveis(lei, comApreensao).map((m) => m.id)).toEqual(['apreensao'])
})
test('without a record, only what the law lets be taken on the facts', () => {
  expect(recusasSemMedida(leiCom(entrada('apreensao')), undefined)).toMatchObject([
    { codigo: 'recolhimento.sem-auto', fundamentos: ['art7_cpt'], falta: 'auto' },
  ])
  const livre = leiCom(entrada('apreensao'), entrada('interdicao', { autonomo: true }))
  expect(medidasCabiveis(livre, undefined).map((m) => m.id)).toEqual(['interdicao'])
  expect(recusasSemMedida(livre, soMulta)).toEqual([])
})
test('a measure of some provisions only is of no other record', () => {
  const doArtigo = leiCom(entrada('ate-pagar', { dispositivos: ['art7_par1'], autonomo: true }))
  expect(medidasCabiveis(doArtigo, comApreensao)).toEqual([])
})

import { describe, expect, it } from 'vitest'
import type { Achado } from '../../../server/contrato/contrato.ts'
import { achadoExato } from './achadoExato.ts'

const moto: Achado = { tipo: 'veiculo', id: 'v1', titulo: 'ABC-1234', subtitulo: 'Honda CG · 2020' }
const ana: Achado = { tipo: 'pessoa', id: 'p1', titulo: 'Ana Lima', subtitulo: '52998224725' }
const dela: Achado = {
  tipo: 'outorga',
  id: 'o1',
  titulo: 'Ana Lima',
  subtitulo: '0007/2026 · ABC-1234',
}
const licenca: Achado = {
  tipo: 'outorga',
  id: 'o2',
  titulo: 'Licenciamento nº 0008/2026',
  subtitulo: '0009/2026',
}

describe('o que foi escrito inteiro não se escolhe', () => {
  it.each([
    ['abc-1234', [moto], 'v1'],
    ['ABC1234', [moto], 'v1'],
    // The same plate in the other pattern.
    ['abc1c34', [moto], 'v1'],
    ['529.982.247-25', [ana], 'p1'],
    ['52998224725', [ana], 'p1'],
    ['0007/2026', [dela, licenca], 'o1'],
  ])('%s', (texto, itens, id) => expect(achadoExato(itens, texto)?.id).toBe(id))

  it.each([
    ['uma parte da placa', 'ABC12', [moto]],
    ['um nome, que pode ser de dois', 'Ana Lima', [ana]],
    ['uma parte do CPF', '5299822472', [ana]],
    ['o número de outra coisa da mesma outorga', '0008/2026', [licenca]],
    ['o que serve a dois', '0007/2026', [dela, { ...dela, id: 'o3' }]],
    ['nada', '', [ana, moto]],
  ])('%s não', (_, texto, itens) => expect(achadoExato(itens, texto)).toBeUndefined())
})

import { describe, expect, it } from 'vitest'
import { autoDe, codigos, depois, emDefesa, emRecurso, quando, type Cena } from './cena.prova.ts'

const quem = ['fabio', 'julia', 'renato', 'rita'] as const
type Nome = (typeof quem)[number]
const como = (id: Nome) => ({ id, papeis: ['julgador', 'recursal', 'fiscal'] as const })
const recorrido = (): Cena =>
  depois(emRecurso(), '2025-03-27', 'atendente', 'interporRecurso', {
    protocoladaEm: '2025-03-27T12:00:00-04:00',
    texto: 'x',
  })
const nega = { resultado: 'improvido', razoes: 'Mantida.' }
const declara = { motivo: 'parentesco', razoes: 'Irmão de quem responde.' }

describe('impedimento, em cada par', () => {
  // fabio wrote it; julia judged it in the scene; renato declares kin; rita is a stranger to it.
  const pode: Record<Nome, Readonly<{ julga: boolean; ouve: boolean }>> = {
    fabio: { julga: false, ouve: false },
    julia: { julga: true, ouve: false },
    renato: { julga: false, ouve: false },
    rita: { julga: true, ouve: true },
  }
  it.each(quem)('%s', (id) => {
    const defendido = depois(
      emDefesa(),
      '2025-03-14',
      como('renato'),
      'declararImpedimento',
      declara,
    )
    const absolve = { resultado: 'improcedente', razoes: 'Não provado.' }
    const julga = codigos(quando(defendido, '2025-03-25', como(id), 'julgarAuto', absolve))
    expect(julga).toEqual(pode[id].julga ? ['autoJulgado'] : ['processo.julgador-impedido'])
    const r = depois(recorrido(), '2025-03-28', como('renato'), 'declararImpedimento', declara)
    for (const [nome, dados] of [
      ['julgarRecurso', nega],
      ['decidirEfeitoSuspensivo', { concede: true, razoes: 'Dano grave.' }],
    ] as const) {
      const d = codigos(quando(r, '2025-04-10', como(id), nome, dados))
      expect(d.includes('processo.julgador-impedido'), nome).toBe(!pode[id].ouve)
    }
  })
  it('declara-se uma vez, e fica no processo', () => {
    const c = depois(emDefesa(), '2025-03-14', como('renato'), 'declararImpedimento', declara)
    expect(autoDe(c).impedidos).toEqual([
      { membro: 'renato', motivo: 'parentesco', em: '2025-03-14' },
    ])
    expect(
      codigos(quando(c, '2025-03-14', como('renato'), 'declararImpedimento', declara)),
    ).toEqual(['impedimento.ja-declarado'])
  })
})

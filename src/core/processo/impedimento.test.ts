import { describe, expect, it } from 'vitest'
import {
  autoDe,
  cena,
  codigos,
  depois,
  emDefesa,
  emRecurso,
  quando,
  type Cena,
} from './cena.prova.ts'
import { pacoteDeProva, processoDeProva } from './leiInventada.prova.ts'

const quem = ['fabio', 'julia', 'renato', 'rita'] as const
type Nome = (typeof quem)[number]
const como = (id: Nome) => ({ id, papeis: ['julgador', 'recursal', 'fiscal'] as const })
const recorrido = (c?: Cena): Cena =>
  depois(emRecurso(c), '2025-03-27', 'atendente', 'interporRecurso', {
    protocoladaEm: '2025-03-27T12:00:00-04:00',
    texto: 'x',
  })
const nega = (n: number) => ({
  resultado: 'improvido',
  razoes: 'Mantida.',
  votos: Array.from({ length: n }, (_, i) => ({ membro: `M${i}`, voto: 'improvimento' })),
})
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
      ['julgarRecurso', nega(1)],
      ['decidirEfeitoSuspensivo', { concede: true, razoes: 'Dano grave.' }],
    ] as const) {
      const d = codigos(quando(r, '2025-04-10', como(id), nome, dados))
      expect(d.includes('processo.julgador-impedido'), nome).toBe(!pode[id].ouve)
    }
  })
  it('declara-se uma vez, e fica no processo', () => {
    const c = depois(emDefesa(), '2025-03-14', como('renato'), 'declararImpedimento', declara)
    expect(autoDe(c).impedidos).toEqual([{ membro: 'renato', motivo: 'parentesco' }])
    expect(
      codigos(quando(c, '2025-03-14', como('renato'), 'declararImpedimento', declara)),
    ).toEqual(['impedimento.ja-declarado'])
  })
})

describe('o quórum do colegiado', () => {
  const quorum = { parametro: 'quorum', fundamentos: ['art25_par2'] }
  const pacote = pacoteDeProva({ processo: { recurso: { ...processoDeProva.recurso, quorum } } })
  const votar = (n: number, parametros: Cena['parametros'] = {}) =>
    codigos(
      quando(
        { ...recorrido(cena({ pacote })), parametros },
        '2025-04-10',
        'recursal',
        'julgarRecurso',
        nega(n),
      ),
    )
  const tres = { quorum: [{ desde: '2025-01-01', valor: 3, fonte: 'Decreto 1' }] }
  it('fixado, menos votos não decidem; sem ele, decide a maioria dos que votaram', () => {
    expect(votar(2, tres)).toEqual(['recurso.sem-quorum'])
    expect(votar(3, tres)).toEqual(['recursoJulgado'])
    expect(votar(1)).toEqual(['recursoJulgado'])
  })
})

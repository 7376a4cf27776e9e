import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { autoDe, emRecurso } from '../processo/cena.prova.ts'
import { casoDoAuto } from './caso.ts'
import type { Junta, Membro } from './junta.ts'
import { sortearRelator } from './sorteioDoRelator.ts'

const membro = (id: string, mais: Partial<Membro> = {}): Membro => ({
  id,
  nome: id,
  especie: 'titular',
  presidente: false,
  ato: 'Decreto 1',
  desde: '2025-01-02',
  licencas: [],
  parentes: [],
  carga: 0,
  ...mais,
})
const junta = (...membros: Membro[]): Junta => ({ id: 'junta', membros, sementes: [], sessoes: [] })
const auto = casoDoAuto({ ...autoDe(emRecurso()), numero: '0007/2025' })
const HOJE = '2025-04-10'
/** The machine's own digest, of the text that anyone can write by hand. */
const oraculo = (texto: string) => createHash('sha256').update(texto).digest('hex')

describe('o sorteio do relator', () => {
  it('é o do menor SHA-256 do texto que se publica: qualquer pessoa o refaz', () => {
    const ids = ['ana', 'bia', 'caio', 'duda']
    const menor = ids.toSorted((a, b) =>
      oraculo(`s1|0007/2025|1|${a}`) < oraculo(`s1|0007/2025|1|${b}`) ? -1 : 1,
    )[0]
    const d = sortearRelator(junta(...ids.map((i) => membro(i))), auto, 's1', HOJE)
    expect(d?.relator).toBe(menor)
    expect(d?.chaves['bia']).toBe(oraculo('s1|0007/2025|1|bia'))
  })
  it('em rodízio: só entram os que têm menos recursos', () => {
    const j = junta(membro('ana', { carga: 2 }), membro('bia', { carga: 1 }), membro('caio'))
    for (const semente of ['s1', 's2', 's3', 's4', 's5'])
      expect(sortearRelator(j, auto, semente, HOJE)?.relator).toBe('caio')
  })
  it('salta quem lavrou, quem julgou, quem se declarou, o parente e o próprio', () => {
    const j = junta(
      membro('lavrou', { usuario: 'fabio' }),
      membro('julgou', { usuario: 'julia' }),
      membro('declarou'),
      membro('irmao', { parentes: [{ parente: 'hugo', parentesco: 'irmão', em: '2025-01-02' }] }),
      membro('ele', { cadastro: 'davi' }),
      membro('livre'),
    )
    const dele = {
      ...auto,
      impedidos: [{ membro: 'declarou', motivo: 'amizade', em: '2025-01-02' }],
    }
    const d = sortearRelator(j, dele, 's1', HOJE)
    expect(d?.relator).toBe('livre')
    expect(d?.impedidos).toEqual([
      { membro: 'lavrou', motivo: 'lavrou' },
      { membro: 'julgou', motivo: 'julgou' },
      { membro: 'declarou', motivo: 'declarou' },
      { membro: 'irmao', motivo: 'parentesco' },
      { membro: 'ele', motivo: 'parentesco' },
    ])
  })
  it('nem suplente, nem licenciado, nem quem está fora do mandato; sem ninguém, não há sorteio', () => {
    const j = junta(
      membro('suplente', { especie: 'suplente' }),
      membro('licenciado', { licencas: [{ desde: HOJE, ate: HOJE, motivo: 'x' }] }),
      membro('futuro', { desde: '2025-04-11' }),
      membro('passado', { ate: '2025-04-09' }),
      membro('saiu', { encerradoEm: HOJE }),
    )
    expect(sortearRelator(j, auto, 's1', HOJE)).toBeUndefined()
    expect(sortearRelator(j, auto, 's1', '2025-04-09')?.relator).toMatch(/licenciado|passado|saiu/)
  })
})

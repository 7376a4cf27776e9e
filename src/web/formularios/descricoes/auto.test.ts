import { expect, test } from 'vitest'
import { exigirPacotes } from '#law/files/lerPacotes.ts'
import type { Contexto } from '../descricao.ts'
import { validar } from '../validar.ts'
import { lavrarAuto } from './auto.ts'

const comElementos = exigirPacotes()
  .map((p) => p.pacote)
  .filter((p) => p.processo.elementosDoAuto.some((e) => e.campo === 'outorga' && !e.obrigatorio))

test.each(comElementos)(
  '$lei.municipio.slug: a falta do auto diz qual elemento falta, e o artigo',
  (pacote) => {
    const contexto = {
      pacote,
      municipio: pacote.lei.municipio,
      hoje: '2026-03-10',
      agora: { dia: '2026-03-10', hora: '10:00' },
      busca: {},
    } as unknown as Contexto
    const faltas = (valores: object): string => {
      const r = validar('lavrarAuto', lavrarAuto.blocos(contexto), { ...valores }, 'America/Manaus')
      return 'invalidos' in r
        ? (r.invalidos.find((i) => i.campo === 'motivoDaFalta')?.mensagem ?? '')
        : ''
    }
    const [nome] = pacote.processo.elementosDoAuto.filter((e) => e.campo === 'outorga')
    const daPlaca = pacote.processo.elementosDoAuto.find((e) => e.campo === 'placa')
    const semCadastro = faltas({ placa: { placa: 'ABC1D23' }, infrator: { nome: 'Fulano' } })
    expect(semCadastro).toContain(nome?.nome)
    expect(semCadastro).not.toContain(daPlaca?.nome)
    expect(
      faltas({ placa: { placa: 'ABC1D23', outorga: 'o1' }, infrator: { pessoa: { id: 'p' } } }),
    ).toBe('')
  },
)

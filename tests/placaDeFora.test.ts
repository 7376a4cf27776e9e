import { expect, test } from 'vitest'
import { criarCalendario } from '#core/calendar/calendario.ts'
import { decidir } from '#core/comandos.ts'
import type { Contexto } from '#core/contexto.ts'
import { recusada } from '#core/decisao.ts'
import { deQuemNaoTemOutorga, fraseDaPlacaDeFora } from '#core/infracao/semOutorga.ts'
import { citar } from '#core/mensagens/citar.ts'
import { criarMundo } from '#core/mundo/criarMundo.ts'
import { exigirPacotes } from '#law/files/lerPacotes.ts'
import type { Pacote } from '#law/pacote.ts'

/*
 * A vehicle seen in the street whose plate is out of the register: what its field says of the law is
 * what the record's own check then says.
 */

const HOJE = '2026-03-10'
const pacotes = exigirPacotes().map((p) => p.pacote)

const codigosDe = (pacote: Pacote, dispositivo: string, mais: object = {}) => {
  const contexto: Contexto = {
    pacote,
    calendario: criarCalendario({ fuso: pacote.lei.municipio.fuso }),
    parametros: {},
    indices: {},
    autor: { id: 'fiscal-1', papeis: ['fiscal'] },
    agora: `${HOJE}T15:00:00Z`,
    hoje: HOJE,
  }
  const dados = {
    dispositivo,
    momento: `${HOJE}T14:00:00Z`,
    local: 'Rua A',
    descricao: 'Levava passageiros.',
    placa: 'XYZ1A23',
    infrator: { nome: 'Fulano' },
    constatacao: 'campo',
    assinatura: { assinou: true },
    ...mais,
  }
  const d = decidir(
    { id: 'x', nome: 'lavrarAuto', corrente: 'auto:a1', dados },
    criarMundo([]),
    contexto,
  )
  return recusada(d)
    ? d.recusas
        .filter((r) => ['titular', 'outorga', 'registroDoInfrator'].includes(r.falta ?? ''))
        .map((r) => r.codigo)
    : []
}

test.each(pacotes)(
  '$lei.municipio.slug: by the provisions of who has no grant, none is asked',
  (p) => {
    const proprios = deQuemNaoTemOutorga(p, HOJE)
    const frase = fraseDaPlacaDeFora(p, HOJE)
    for (const d of proprios) {
      expect(codigosDe(p, d)).toEqual([])
      expect(frase).toContain(citar(d))
    }
    expect(proprios.length > 0).toBe(
      p.infracoes.infracoes.some((i) => i.responde.includes('terceiro')),
    )
  },
)

test.each(pacotes)('$lei.municipio.slug: by any other, the law asks or a reason serves', (p) => {
  const outro = p.infracoes.infracoes.find((i) => !i.responde.includes('terceiro'))!.dispositivo
  const obriga = p.processo.elementosDoAuto.some((e) => e.campo === 'titular' && e.obrigatorio)
  expect(new Set(codigosDe(p, outro))).toEqual(
    new Set(
      obriga ? ['auto.elemento-ausente', 'auto.elemento-sem-motivo'] : ['auto.elemento-sem-motivo'],
    ),
  )
  expect(new Set(codigosDe(p, outro, { motivoDaFalta: 'Placa de fora.' }))).toEqual(
    new Set(obriga ? ['auto.elemento-ausente'] : []),
  )
})

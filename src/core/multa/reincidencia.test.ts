import { describe, expect, it } from 'vitest'
import type { Mundo } from '#core/mundo.ts'
import {
  autoDe,
  cena,
  codigos,
  contextoDe,
  definitivo,
  depois,
  emRecurso,
  flagrante,
  mundoDe,
  quando,
  type Cena,
} from '#core/processo/cena.prova.ts'
import { infracoesDeProva, pacoteDeProva } from '#core/processo/leiInventada.prova.ts'
import type { Auto } from '#core/processo/processo.ts'
import { executarDoAuto } from '#core/perda/decide/executar.ts'
import { penalidadesQueRestam } from '#core/processo/penalidadesQueRestam.ts'
import { situacaoNoDia } from '#core/situacao/situacaoEm.ts'
import { reincidencia } from './reincidencia.ts'

// The earlier record became final on 08/04/2025.
const anterior = autoDe(definitivo())
const novo = (fatoEm: string, mudancas: Partial<Auto> = {}): Auto => ({
  ...anterior,
  id: 'a2',
  fatoEm,
  ...mudancas,
})
const mundoCom = (...autos: readonly Auto[]): Mundo => ({
  ...mundoDe(cena()),
  autosDaPessoa: (p) => autos.filter((a) => a.responsaveis.some((r) => r.pessoa === p)),
})
const reincide = (auto: Auto, doPassado: Partial<Auto> = {}, c: Cena = cena()): boolean =>
  reincidencia(
    auto,
    mundoCom({ ...anterior, ...doPassado }, auto),
    contextoDe(c, '2027-01-01', 'julgador'),
  ).reincidente

describe('reincidência', () => {
  it('a condenação definitiva vem antes do fato; no mesmo dia não conta', () => {
    expect(anterior.definitivaEm).toBe('2025-04-08')
    expect(reincide(novo('2025-04-08'))).toBe(false)
    expect(reincide(novo('2025-04-09'))).toBe(true)
  })
  it('a janela de doze meses inclui o último dia', () => {
    expect(reincide(novo('2026-04-08'))).toBe(true)
    expect(reincide(novo('2026-04-09'))).toBe(false)
  })
  it('o parâmetro em vigor no dia do fato muda a janela, e então não há lacuna', () => {
    const janela = [{ desde: '2025-01-01', valor: 6, fonte: 'Decreto 3' }]
    const c = cena({ parametros: { janela } })
    expect(reincide(novo('2025-10-08'), {}, c)).toBe(true)
    expect(reincide(novo('2025-10-09'), {}, c)).toBe(false)
    const lacunas = (x: Cena) =>
      reincidencia(novo('2025-10-08'), mundoCom(), contextoDe(x, '2027-01-01', 'julgador')).lacunas
    expect(lacunas(c)).toEqual([])
    expect(lacunas(cena())).toEqual(['janela-da-reincidencia'])
  })
  it('o anterior não anulado, não reformado, e já definitivo', () => {
    const dia = '2025-05-01'
    expect(reincide(novo(dia), { anuladoEm: '2026-01-01' })).toBe(false)
    expect(reincide(novo(dia), { fase: 'arquivado' })).toBe(false)
    const { definitivaEm: _, ...pendente } = anterior
    expect(reincide(novo(dia), { ...pendente, id: 'a1' })).toBe(true)
    expect(
      reincidencia(novo(dia), mundoCom(pendente), contextoDe(cena(), dia, 'julgador')).reincidente,
    ).toBe(false)
  })
  it('do mesmo dispositivo, ou de qualquer um, como a lei disser', () => {
    const outro = novo('2025-05-01', { dispositivo: 'art20_cpt_inc2' })
    expect(reincide(outro)).toBe(false)
    const regra = { ...infracoesDeProva.reincidencia, especie: 'qualquer' as const }
    const pacote = pacoteDeProva({ infracoes: { reincidencia: regra } })
    expect(reincide(outro, {}, cena({ pacote }))).toBe(true)
  })
  it('é pessoal: nem do solidário, nem de outro condutor, nem de quem só tem nome', () => {
    const r = (papel: 'condutor' | 'titular', pessoa: string | undefined, solidario: boolean) => ({
      papel,
      ...(pessoa === undefined ? {} : { pessoa }),
      solidario,
      fundamentos: [],
    })
    const de = (...responsaveis: Auto['responsaveis'][number][]) =>
      reincide(novo('2025-05-01', { responsaveis }))
    expect(de(r('titular', 'hugo', false))).toBe(false)
    expect(de(r('condutor', 'davi', false))).toBe(true)
    expect(de(r('condutor', 'davi', true), r('titular', 'dona', false))).toBe(false)
    expect(de(r('condutor', undefined, false))).toBe(false)
  })
  it('diz qual anterior, o que se tornou definitivo por último', () => {
    const auto = novo('2025-06-01')
    const b = { ...anterior, id: 'b', definitivaEm: '2025-05-01' }
    const r = reincidencia(
      auto,
      mundoCom(anterior, b, auto),
      contextoDe(cena(), '2025-06-02', 'julgador'),
    )
    expect(r.anterior).toMatchObject({
      auto: 'b',
      definitivaEm: '2025-05-01',
      janelaAte: '2026-05-01',
    })
  })
})

describe('a reincidência no processo', () => {
  const momento = '2025-05-05T10:00:00-04:00'
  const grave = { dispositivo: 'art20_cpt_inc2' }
  const segundo = (c: Cena): Cena => {
    let x = depois(c, '2025-05-05', 'fiscal', 'lavrarAuto', flagrante({ ...grave, momento }), 'a2')
    x = depois(x, '2025-05-05', 'atendente', 'notificarAutuacao', { meio: 'pessoal' }, 'a2')
    const ciencia = { cienciaEm: '2025-05-05', meio: 'pessoal' }
    x = depois(x, '2025-05-05', 'atendente', 'registrarCiencia', ciencia, 'a2')
    const decisao = { resultado: 'procedente', razoes: 'Provado.' }
    x = depois(x, '2025-05-20', 'julgador', 'julgarAuto', decisao, 'a2')
    return depois(
      x,
      '2025-05-20',
      'atendente',
      'registrarCienciaDaDecisao',
      { cienciaEm: '2025-05-20', meio: 'pessoal' },
      'a2',
    )
  }
  const duasVezes = segundo(definitivo(cena(), grave))

  it('a segunda condenação agrava a multa, cassa e diz por causa de qual auto', () => {
    const auto = autoDe(duasVezes, 'a2')
    expect(auto.julgamento).toMatchObject({
      reincidente: true,
      autoAnterior: 'a1',
      penalidades: ['multa', 'cassacao-da-outorga'],
    })
    const primario = autoDe(segundo(emRecurso(cena(), grave)), 'a2')
    expect(primario.julgamento).toMatchObject({ reincidente: false, penalidades: ['multa'] })
    expect(auto.multa?.valor).toBeGreaterThan(primario.multa?.valor ?? Infinity)
  })
  it('anulado o anterior, cai: na certidão e no pagamento', () => {
    const x = depois(duasVezes, '2025-06-01', 'gestor', 'anularAuto', { motivo: 'Nulo.' }, 'a1')
    const y = depois(x, '2025-06-10', 'atendente', 'certificarDefinitividade', {}, 'a2')
    expect(autoDe(y, 'a2')).toMatchObject({
      penalidades: ['multa'],
      multa: { reincidente: false },
    })
    const valor = autoDe(duasVezes, 'a2').multa?.valor ?? 0
    const pagar = { valor, pagoEm: '2025-06-10' }
    const d = quando(x, '2025-06-10', 'atendente', 'registrarPagamento', pagar, 'a2')
    expect(d).toMatchObject({
      recusas: [
        { codigo: 'pagamento.valor-diverso', dados: { devido: autoDe(y, 'a2').multa?.valor } },
      ],
    })
  })
  it('anulado o anterior depois da certidão, cai a pena que só a reincidência dava', () => {
    const firme = depois(duasVezes, '2025-06-10', 'atendente', 'certificarDefinitividade', {}, 'a2')
    const y = depois(firme, '2025-06-20', 'gestor', 'anularAuto', { motivo: 'Nulo.' }, 'a1')
    const restam = (c: Cena) =>
      penalidadesQueRestam(autoDe(c, 'a2'), mundoDe(c), contextoDe(c, '2025-06-20', 'gestor'))
    expect(autoDe(y, 'a2').penalidades).toEqual(['multa', 'cassacao-da-outorga'])
    expect(restam(firme)).toEqual(['multa', 'cassacao-da-outorga'])
    expect(restam(y)).toEqual(['multa'])

    const situacao = (c: Cena) =>
      situacaoNoDia('o1', mundoDe(c), contextoDe(c, '2025-06-20', 'gestor'), '2025-06-20').situacao
    expect(situacao(firme)).toBe('cassada')
    expect(situacao(y)).not.toBe('cassada')

    const executar = (c: Cena) =>
      codigos(
        executarDoAuto(
          {
            id: 'k',
            nome: 'executarPenalidade',
            corrente: 'perda:p1',
            dados: { auto: 'a2', penalidade: 'cassacao-da-outorga' },
          },
          mundoDe(c),
          contextoDe(c, '2025-06-20', 'gestor'),
        ),
      )
    expect(executar(firme)).not.toContain('perda.reincidencia-desfeita')
    expect(executar(y)).toEqual(['perda.reincidencia-desfeita'])
  })
  it('sem o auto anterior à vista, não se sabe que caiu: nada se tira', () => {
    const so = { ...duasVezes, atos: duasVezes.atos.filter((a) => a.corrente !== 'auto:a1') }
    const firme = depois(duasVezes, '2025-06-10', 'atendente', 'certificarDefinitividade', {}, 'a2')
    expect(
      penalidadesQueRestam(
        autoDe(firme, 'a2'),
        mundoDe(so),
        contextoDe(so, '2025-06-20', 'gestor'),
      ),
    ).toEqual(['multa', 'cassacao-da-outorga'])
  })
})

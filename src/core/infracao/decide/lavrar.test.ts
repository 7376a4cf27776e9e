import { describe, expect, it } from 'vitest'
import { recusada, type Decisao } from '#core/decisao.ts'
import {
  autoDe,
  cena,
  codigos,
  depois,
  flagrante,
  quando,
  recusaDe,
  type Cena,
} from '#core/processo/cena.prova.ts'
import { pacoteDeProva, processoDeProva } from '#core/processo/leiInventada.prova.ts'
import type { AtoDeInfracao } from '../infracao.ts'

const DIA = '2025-03-10'
const lavrar = (mudancas: object = {}, c: Cena = cena()): Decisao =>
  quando(c, DIA, 'fiscal', 'lavrarAuto', flagrante(mudancas))
function auto(d: Decisao) {
  if (recusada(d)) throw new Error(JSON.stringify(d.recusas))
  const [ato] = d as readonly AtoDeInfracao[]
  if (ato?.tipo !== 'autoLavrado') throw new Error('não é auto')
  return ato
}

describe('lavrarAuto', () => {
  it('dá o auto, com número, medidas e o dia local do fato', () => {
    const ato = auto(lavrar())
    expect(ato.fundamentos).toEqual(['art20_cpt_inc1'])
    expect(ato.numerar).toEqual({ campo: 'numero', serie: 'auto', ano: 2025 })
    expect(ato.dados).toMatchObject({
      em: DIA,
      fatoEm: DIA,
      placa: 'ABC1C34',
      veiculo: 'moto',
      outorga: 'o1',
      infrator: 'davi',
      autuante: 'fabio',
      medidas: ['retencao'],
    })
    expect(ato.pessoal?.infratorRegistro).toBe('7')
  })

  it('o dia do fato é o da cidade: 23:59 em Manaus é outro dia em UTC', () => {
    const c = cena()
    const momento = '2025-03-09T23:59:00-04:00'
    const d = quando(c, '2025-03-11', 'fiscal', 'lavrarAuto', flagrante({ momento }))
    expect(auto(d).dados.fatoEm).toBe('2025-03-09')
  })

  it('outro auto da mesma abordagem: mesmo veículo, mesmo dia, e o primeiro deles', () => {
    const c = depois(cena(), DIA, 'fiscal', 'lavrarAuto', flagrante(), 'a0')
    const irmao = { abordagem: 'a0', dispositivo: 'art20_cpt_inc1' }
    expect(auto(lavrar(irmao, c)).dados.abordagem).toBe('a0')
    expect(codigos(lavrar({ ...irmao, placa: 'ZZZ9Z99', outorga: undefined }, c))).toContain(
      'auto.outra-abordagem',
    )
    const ontem = { ...irmao, momento: '2025-03-09T10:00:00-04:00' }
    expect(codigos(lavrar(ontem, c))).toContain('auto.outra-abordagem')
    expect(codigos(lavrar({ abordagem: 'nenhum' }, c))).toContain('auto.outra-abordagem')
  })

  it('recusa o fato que ainda não aconteceu', () => {
    const r = recusaDe(lavrar({ momento: '2025-03-10T12:01:00-04:00' }))
    expect(r).toMatchObject({
      codigo: 'auto.momento-no-futuro',
      fundamentos: ['art19_cpt_inc7'],
    })
    const amanha = recusaDe(lavrar({ momento: '2025-03-11T08:00:00-04:00' }))
    expect([amanha?.passaEm, amanha?.falta]).toEqual([undefined, 'momento'])
    expect(codigos(lavrar({ momento: '2025-03-10T12:00:00-04:00' }))).toEqual(['autoLavrado'])
  })

  it('a tipificação é a do catálogo em vigor no dia do fato', () => {
    const noDia = (dia: string): readonly string[] =>
      codigos(
        quando(cena(), '2026-01-05', 'fiscal', 'lavrarAuto', {
          ...flagrante({ dispositivo: 'art11_cpt_inc1', momento: `${dia}T12:00:00-04:00` }),
        }),
      )
    expect(noDia('2025-02-28')).toEqual(['infracao.fora-do-catalogo'])
    expect(noDia('2025-03-01')).toEqual(['autoLavrado'])
    expect(noDia('2025-08-31')).toEqual(['autoLavrado'])
    expect(noDia('2025-09-01')).toEqual(['infracao.fora-do-catalogo'])
    expect(codigos(lavrar({ dispositivo: 'art99_cpt' }))).toEqual(['infracao.fora-do-catalogo'])
  })

  it('antes da lei não há infração, nem depois de revogada', () => {
    const velho = { momento: '2009-12-31T12:00:00-04:00' }
    expect(codigos(lavrar(velho))).toContain('lei.nao-vigente')
    const pacote = pacoteDeProva()
    const revogacao = { em: '2025-03-10', fonte: 'Lei 2', ligada: true }
    const c = cena({ pacote: { ...pacote, lei: { ...pacote.lei, revogacao } } })
    expect(codigos(lavrar({}, c))).toEqual(['lei.revogada'])
    expect(codigos(lavrar({ momento: '2025-03-09T12:00:00-04:00' }, c))).toEqual(['autoLavrado'])
  })

  it('a contraparte dá a medida e é citada', () => {
    const ato = auto(lavrar({ dispositivo: 'art11_cpt_inc1' }))
    expect(ato.dados.medidas).toEqual(['retencao'])
    expect(ato.fundamentos).toEqual(['art11_cpt_inc1', 'art20_cpt_inc1'])
  })

  it.each([
    ['titular', { outorga: undefined }, 'art19_cpt_inc1'],
    ['outorga', { outorga: undefined }, 'art19_cpt_inc2'],
    ['local', { local: '' }, 'art19_cpt_inc7'],
    ['descricao', { descricao: '' }, 'art19_cpt_inc8'],
  ])('sem %s o auto não vale', (falta, mudancas, fundamento) => {
    const d = lavrar(mudancas)
    const recusas = recusada(d) ? d.recusas : []
    expect(recusas).toContainEqual(
      expect.objectContaining({
        codigo: 'auto.elemento-ausente',
        falta,
        fundamentos: [fundamento],
      }),
    )
  })

  it('o que se pede quando possível falta com motivo, e só com motivo', () => {
    const semAssinatura = { assinatura: { assinou: false } }
    expect(recusaDe(lavrar(semAssinatura))).toMatchObject({
      codigo: 'auto.elemento-sem-motivo',
      falta: 'assinatura',
      fundamentos: ['art19_cpt_inc10'],
    })
    expect(codigos(lavrar({ assinatura: { assinou: false, motivo: 'recusou-se' } }))).toEqual([
      'autoLavrado',
    ])
    expect(codigos(lavrar({ ...semAssinatura, constatacao: 'registros' }))).toEqual(['autoLavrado'])
    expect(recusaDe(lavrar({ infrator: undefined }))).toMatchObject({
      codigo: 'auto.elemento-sem-motivo',
      falta: 'infrator',
    })
    // Why nobody signed does not tell why nobody was identified.
    const recusou = { assinatura: { assinou: false, motivo: 'recusou-se' }, infrator: undefined }
    expect(codigos(lavrar(recusou))).toContain('auto.elemento-sem-motivo')
    expect(codigos(lavrar({ ...recusou, motivoDaFalta: 'evadiu-se' }))).toEqual(['autoLavrado'])
  })

  it('cada motivo fica por si, no auto como em quem o lê', () => {
    const dados = {
      assinatura: { assinou: false, motivo: 'recusou-se' },
      infrator: undefined,
      motivoDaFalta: 'não trazia documento',
      testemunha: 'Beltrana',
    }
    const escritos = {
      motivoDaFalta: 'não trazia documento',
      motivoSemAssinatura: 'recusou-se',
      testemunha: 'Beltrana',
    }
    expect(auto(lavrar(dados)).pessoal).toMatchObject(escritos)
    expect(autoDe(depois(cena(), DIA, 'fiscal', 'lavrarAuto', flagrante(dados)))).toMatchObject(
      escritos,
    )
  })

  it('diz todas as faltas de uma vez', () => {
    const d = lavrar({ local: '', descricao: '', assinatura: { assinou: false } })
    expect(codigos(d)).toEqual([
      'auto.elemento-ausente',
      'auto.elemento-ausente',
      'auto.elemento-sem-motivo',
    ])
  })

  it('a infração residual pede descrição, mesmo onde a lei não a pede do auto', () => {
    const processo = {
      elementosDoAuto: processoDeProva.elementosDoAuto.filter((e) => e.campo !== 'descricao'),
    }
    const c = cena({ pacote: pacoteDeProva({ processo }) })
    const residual = { dispositivo: 'art20_cpt_inc5', infrator: { pessoa: 'hugo' } }
    expect(recusaDe(lavrar({ ...residual, descricao: '' }, c))).toMatchObject({
      codigo: 'infracao.residual-sem-descricao',
      falta: 'descricao',
    })
    expect(codigos(lavrar(residual, c))).toEqual(['autoLavrado'])
  })

  it('não aponta para o que não existe, não se lavra duas vezes, e só o fiscal lavra', () => {
    expect(codigos(lavrar({ outorga: 'o9' }))).toContain('auto.referencia-inexistente')
    expect(codigos(lavrar({ infrator: { pessoa: 'x' } }))).toContain('auto.referencia-inexistente')
    const c = depois(cena(), DIA, 'fiscal', 'lavrarAuto', flagrante())
    expect(codigos(lavrar({}, c))).toEqual(['auto.ja-lavrado'])
    const d = quando(cena(), DIA, 'atendente', 'lavrarAuto', flagrante())
    expect(codigos(d)).toEqual(['processo.papel'])
  })
})

describe('quem responde', () => {
  const motivo = { motivoDaFalta: 'evadiu-se' }
  const responsaveis = (mudancas: object, c: Cena = cena()) =>
    auto(lavrar(mudancas, c)).dados.responsaveis.map((r) => [r.papel, r.pessoa, r.solidario])

  it('o condutor identificado, e o titular com ele', () => {
    expect(responsaveis({})).toEqual([
      ['condutor', 'davi', false],
      ['titular', 'hugo', true],
    ])
    const [, solidario] = auto(lavrar()).dados.responsaveis
    expect(solidario?.fundamentos).toEqual(['art38_cpt'])
  })
  it('sem solidariedade na lei, só o condutor', () => {
    const { solidariedade: _, ...processo } = processoDeProva
    const pacote = { ...pacoteDeProva(), processo }
    expect(responsaveis({}, cena({ pacote }))).toEqual([['condutor', 'davi', false]])
  })
  it('o titular ao volante responde sozinho', () => {
    expect(responsaveis({ infrator: { pessoa: 'hugo' } })).toEqual([['titular', 'hugo', false]])
  })
  it('condutor desconhecido: o proprietário do veículo', () => {
    const d = { outorga: 'o2', placa: undefined, infrator: undefined, ...motivo }
    expect(responsaveis({ ...d, dispositivo: 'art20_cpt_inc2' })).toEqual([
      ['proprietario', 'dona', false],
      ['titular', 'hugo', true],
    ])
  })
  it('dever só do titular: o titular, seja quem for o condutor', () => {
    expect(responsaveis({ dispositivo: 'art20_cpt_inc4' })).toEqual([['titular', 'hugo', false]])
  })
  it('quem não tem outorga: o terceiro, sem que se peça titular nem outorga', () => {
    const d = { dispositivo: 'art20_cpt_inc3', outorga: undefined, placa: 'JJJ0J00' }
    expect(responsaveis({ ...d, infrator: { nome: 'Fulano' } })).toEqual([
      ['terceiro', undefined, false],
    ])
    expect(responsaveis({ ...d, infrator: undefined, ...motivo })).toEqual([
      ['proprietario', undefined, false],
    ])
  })
  it('a entidade', () => {
    const d = { dispositivo: 'art20_cpt_inc5', infrator: { pessoa: 'coop' } }
    expect(responsaveis(d)).toEqual([['entidade', 'coop', false]])
  })
  it('a outorga que não se disse é a do veículo', () => {
    expect(auto(lavrar({ outorga: undefined, veiculo: 'moto' })).dados.outorga).toBe('o1')
  })
})

import { describe, expect, it } from 'vitest'
import { recusada } from '#core/decisao.ts'
import {
  autoDe,
  cena,
  codigos,
  comandosDaProva,
  contextoDe,
  depois,
  emDefesa,
  emRecurso,
  flagrante,
  mundoDe,
  quando,
  recusaDe,
} from './cena.prova.ts'
import { pacoteDeProva, processoDeProva } from './leiInventada.prova.ts'

const procedente = { resultado: 'procedente', razoes: 'Provado.' }
const improcedente = { resultado: 'improcedente', razoes: 'Não provado.' }
const peticao = (protocoladaEm: string): object => ({ protocoladaEm, texto: 'Não fui eu.' })
const primeiroAto = (d: ReturnType<typeof quando>) => {
  if (recusada(d)) throw new Error(JSON.stringify(d.recusas))
  return d[0]
}

describe('notificação e ciência', () => {
  const lavrado = depois(cena(), '2025-03-10', 'fiscal', 'lavrarAuto', flagrante())
  const notificado = depois(lavrado, '2025-03-11', 'atendente', 'notificarAutuacao', {
    meio: 'postal',
  })

  it('a notificação numera o processo; a segunda não o renumera', () => {
    const primeira = primeiroAto(
      quando(lavrado, '2025-03-11', 'atendente', 'notificarAutuacao', { meio: 'postal' }),
    )
    expect(primeira?.numerar).toEqual({ campo: 'processo', serie: 'processo', ano: 2025 })
    const numerado = {
      ...lavrado,
      atos: [
        ...lavrado.atos,
        {
          ...primeira,
          dados: { ...primeira?.dados, processo: '0001/2025' },
        } as (typeof lavrado.atos)[number],
      ],
    }
    const outra = { meio: 'publicacao' }
    const segunda = quando(numerado, '2025-04-11', 'atendente', 'notificarAutuacao', outra)
    expect(primeiroAto(segunda)).not.toHaveProperty('numerar')
  })
  it('só pelos meios da lei e por quem ela diz', () => {
    const dados = { meio: 'eletronica' }
    expect(
      recusaDe(quando(lavrado, '2025-03-11', 'atendente', 'notificarAutuacao', dados)),
    ).toMatchObject({ codigo: 'ciencia.meio-nao-admitido', fundamentos: ['art18_par2'] })
    expect(
      codigos(quando(lavrado, '2025-03-11', 'gestor', 'notificarAutuacao', { meio: 'postal' })),
    ).toEqual(['processo.papel'])
  })
  it('o prazo exclui o primeiro dia, inclui o último e passa do sábado à segunda', () => {
    expect(autoDe(emDefesa())).toMatchObject({ cienciaEm: '2025-03-12', defesaAte: '2025-03-24' })
  })
  it('e não passa, se a lei não o prorroga', () => {
    const pacote = pacoteDeProva()
    const contagem = { ...pacote.prazos.contagem, prorrogaEmDiaNaoUtil: false }
    const c = cena({ pacote: { ...pacote, prazos: { contagem, prazos: [] } } })
    expect(autoDe(emDefesa(c)).defesaAte).toBe('2025-03-22')
  })
  it('o prazo que a lei deixa ao município é o do parâmetro no dia em que começa', () => {
    const defesa = { ...processoDeProva.defesa, parametro: 'dias-de-defesa' }
    const pacote = pacoteDeProva({ processo: { defesa } })
    const com = (desde: string) =>
      cena({ pacote, parametros: { 'dias-de-defesa': [{ desde, valor: 15, fonte: 'Decreto 4' }] } })
    expect(autoDe(emDefesa(com('2025-03-12'))).defesaAte).toBe('2025-03-27')
    expect(autoDe(emDefesa(com('2025-03-13'))).defesaAte).toBe('2025-03-24')
  })
  it('a ciência não vem do futuro nem de antes do auto', () => {
    const em = (cienciaEm: string) =>
      quando(notificado, '2025-03-13', 'atendente', 'registrarCiencia', {
        cienciaEm,
        meio: 'pessoal',
      })
    expect(recusaDe(em('2025-03-14'))).toMatchObject({
      codigo: 'ciencia.no-futuro',
      falta: 'cienciaEm',
    })
    expect(codigos(em('2025-03-09'))).toEqual(['ciencia.antes-do-ato'])
    expect(codigos(em('2025-03-10'))).toEqual(['cienciaRegistrada'])
  })
})

describe('defesa', () => {
  const c = emDefesa()
  const defender = (protocoladaEm: string) =>
    quando(c, '2025-03-26', 'atendente', 'apresentarDefesa', peticao(protocoladaEm))

  it.each([
    ['2025-03-24T23:59:59-04:00', true],
    ['2025-03-25T00:00:00-04:00', false],
    ['2025-03-25T00:01:00-04:00', false],
    ['2025-03-25T03:59:00Z', true],
    ['2025-03-25T04:01:00Z', false],
  ])('protocolada em %s, com prazo até 24/03 em Manaus: tempestiva %s', (em, tempestiva) => {
    expect(primeiroAto(defender(em))?.dados).toMatchObject({ tempestiva })
  })
  it('a tardia fica registrada e a fase não muda; a tempestiva põe em julgamento', () => {
    const fase = (em: string) =>
      autoDe(depois(c, '2025-03-26', 'atendente', 'apresentarDefesa', peticao(em))).fase
    expect(fase('2025-03-25T12:00:00-04:00')).toBe('em-defesa')
    expect(fase('2025-03-24T12:00:00-04:00')).toBe('defendido')
  })
  it('não é protocolada no futuro nem antes do auto', () => {
    expect(recusaDe(defender('2025-03-27T12:00:00Z'))).toMatchObject({
      codigo: 'protocolo.no-futuro',
      falta: 'protocoladaEm',
    })
    const aNoite = recusaDe(defender('2025-03-26T23:00:00-04:00'))
    expect([aNoite?.codigo, aNoite?.passaEm]).toEqual(['protocolo.no-futuro', undefined])
    expect(codigos(defender('2025-03-09T12:00:00Z'))).toEqual(['protocolo.antes-do-ato'])
  })
  it('a tempestiva que se registra tarde desfaz a revelia', () => {
    let x = depois(c, '2025-03-25', 'atendente', 'decretarRevelia')
    expect(autoDe(x).fase).toBe('revel')
    const dados = peticao('2025-03-24T22:00:00-04:00')
    x = depois(x, '2025-03-26', 'atendente', 'apresentarDefesa', dados)
    expect(autoDe(x).fase).toBe('defendido')
  })
})

describe('revelia e julgamento', () => {
  const c = emDefesa()
  it('não há revelia no último dia do prazo; há no seguinte', () => {
    expect(recusaDe(quando(c, '2025-03-24', 'atendente', 'decretarRevelia'))).toMatchObject({
      codigo: 'processo.prazo-de-defesa-em-curso',
      passaEm: '2025-03-25',
      fundamentos: ['art24_cpt'],
    })
    expect(codigos(quando(c, '2025-03-25', 'atendente', 'decretarRevelia'))).toEqual([
      'reveliaDecretada',
    ])
  })
  it('não se julga com o prazo em curso, salvo se já há defesa', () => {
    expect(recusaDe(quando(c, '2025-03-24', 'julgador', 'julgarAuto', procedente))).toMatchObject({
      codigo: 'processo.prazo-de-defesa-em-curso',
      passaEm: '2025-03-25',
    })
    const dados = peticao('2025-03-14T12:00:00Z')
    const x = depois(c, '2025-03-14', 'atendente', 'apresentarDefesa', dados)
    const ato = primeiroAto(quando(x, '2025-03-15', 'julgador', 'julgarAuto', procedente))
    expect(ato?.dados).toMatchObject({ aRevelia: false, defesaIntempestiva: false })
  })
  it('à revelia, com ou sem decreto; a defesa tardia é anotada', () => {
    const ato = primeiroAto(quando(c, '2025-03-25', 'julgador', 'julgarAuto', procedente))
    expect(ato?.dados).toMatchObject({ aRevelia: true, defesaIntempestiva: false })
    expect(ato?.fundamentos).toEqual(
      expect.arrayContaining(['art24_par2', 'art24_par1u', 'art20_cpt_inc1']),
    )
    const dados = peticao('2025-03-25T12:00:00Z')
    const x = depois(c, '2025-03-26', 'atendente', 'apresentarDefesa', dados)
    const tardia = primeiroAto(quando(x, '2025-03-27', 'julgador', 'julgarAuto', procedente))
    expect(tardia?.dados).toMatchObject({ aRevelia: true, defesaIntempestiva: true })
  })
  it('quem lavrou não julga, e só julga quem a lei diz', () => {
    const fabio = { id: 'fabio', papeis: ['fiscal', 'julgador'] as const }
    expect(recusaDe(quando(c, '2025-03-25', fabio, 'julgarAuto', procedente))).toMatchObject({
      codigo: 'processo.julgador-impedido',
      fundamentos: ['art26_cpt'],
      outrasNormas: ['Lei nº 9.784/1999, art. 18'],
    })
    expect(codigos(quando(c, '2025-03-25', 'recursal', 'julgarAuto', procedente))).toEqual([
      'processo.papel',
    ])
    const sonda = comandosDaProva
      .get('julgarAuto')
      ?.sondar('auto:a1', mundoDe(c), contextoDe(c, '2025-03-24', fabio))
    expect(sonda?.map((r) => r.codigo)).toEqual([
      'processo.julgador-impedido',
      'processo.prazo-de-defesa-em-curso',
    ])
  })
  it('a condenação traz penalidades e a multa; a improcedência arquiva', () => {
    const auto = autoDe(depois(c, '2025-03-25', 'julgador', 'julgarAuto', procedente))
    expect(auto).toMatchObject({ fase: 'julgado-procedente', penalidades: ['multa'] })
    expect(auto.multa).toMatchObject({ reincidente: false, em: '2025-03-25' })
    const solto = autoDe(depois(c, '2025-03-25', 'julgador', 'julgarAuto', improcedente))
    expect(solto).toMatchObject({ fase: 'arquivado', penalidades: [] })
    expect(solto.multa).toBeUndefined()
  })
  it('sem o valor que a lei deixa ao município, não se condena; absolve-se', () => {
    const x = emDefesa(cena(), { dispositivo: 'art20_cpt_inc4' })
    expect(recusaDe(quando(x, '2025-03-25', 'julgador', 'julgarAuto', procedente))).toMatchObject({
      codigo: 'parametro.ausente',
      falta: 'tabela',
      fundamentos: ['art30_par1'],
    })
    expect(codigos(quando(x, '2025-03-25', 'julgador', 'julgarAuto', improcedente))).toEqual([
      'autoJulgado',
    ])
  })
})

describe('recurso', () => {
  const c = emRecurso()
  const recorrido = (em = '2025-04-07T23:59:00-04:00') =>
    depois(c, '2025-04-09', 'atendente', 'interporRecurso', peticao(em))

  it('tem prazo até 07/04, e o tardio é registrado e julgado', () => {
    expect(autoDe(c).recursoAte).toBe('2025-04-07')
    expect(autoDe(recorrido()).recursos).toMatchObject([{ tempestivo: true }])
    const tardio = recorrido('2025-04-08T00:01:00-04:00')
    expect(autoDe(tardio)).toMatchObject({ fase: 'recorrido', recursos: [{ tempestivo: false }] })
    const julgado = { resultado: 'improvido', razoes: 'Fora do prazo.' }
    const x = depois(tardio, '2025-05-02', 'recursal', 'julgarRecurso', julgado)
    const y = depois(x, '2025-05-10', 'atendente', 'certificarDefinitividade')
    expect(autoDe(y).definitivaEm).toBe('2025-04-08')
  })
  it('não o decide quem lavrou nem quem julgou', () => {
    const dados = { resultado: 'provido', razoes: 'Sim.' }
    for (const [id, motivo] of [
      ['fabio', 'lavrou'],
      ['julia', 'julgou'],
    ] as const) {
      const quem = { id, papeis: ['recursal'] as const }
      expect(
        recusaDe(quando(recorrido(), '2025-05-02', quem, 'julgarRecurso', dados)),
      ).toMatchObject({ codigo: 'processo.julgador-impedido', dados: { motivo } })
    }
  })
  it('provido, arquiva e tira penalidades e multa; uma só vez', () => {
    const dados = { resultado: 'provido', razoes: 'Razões.' }
    const x = depois(recorrido(), '2025-05-02', 'recursal', 'julgarRecurso', dados)
    expect(autoDe(x)).toMatchObject({ fase: 'arquivado', penalidades: [] })
    expect(autoDe(x).multa).toBeUndefined()
    const nao = { resultado: 'improvido', razoes: 'Razões.' }
    const y = depois(recorrido(), '2025-05-02', 'recursal', 'julgarRecurso', nao)
    expect(codigos(quando(y, '2025-05-03', 'recursal', 'julgarRecurso', nao))).toEqual([
      'processo.fase',
    ])
    expect(autoDe(y).fase).toBe('recurso-julgado')
    expect(
      codigos(
        quando(
          recorrido(),
          '2025-04-10',
          'atendente',
          'interporRecurso',
          peticao('2025-04-07T12:00:00-04:00'),
        ),
      ),
    ).toEqual(['recurso.pendente'])
  })
  it('efeito suspensivo só onde a lei o admite', () => {
    const dados = { concede: true, razoes: 'Risco.' }
    const efeitoSuspensivo = { ...processoDeProva.efeitoSuspensivo, admite: false }
    const x = { ...recorrido(), pacote: pacoteDeProva({ processo: { efeitoSuspensivo } }) }
    expect(
      recusaDe(quando(x, '2025-05-02', 'recursal', 'decidirEfeitoSuspensivo', dados)),
    ).toMatchObject({ codigo: 'efeito.nao-admitido', fundamentos: ['art25_par1'] })
    const y = depois(recorrido(), '2025-05-02', 'recursal', 'decidirEfeitoSuspensivo', dados)
    expect(autoDe(y).efeito).toBe('concedido')
    const nao = { resultado: 'improvido', razoes: 'Razões.' }
    expect(autoDe(depois(y, '2025-05-03', 'recursal', 'julgarRecurso', nao)).efeito).toBe('cessado')
  })
})

describe('definitividade', () => {
  const c = emRecurso()
  it('no dia seguinte ao fim do prazo sem recurso, certifique-se quando se certificar', () => {
    expect(
      recusaDe(quando(c, '2025-04-07', 'atendente', 'certificarDefinitividade')),
    ).toMatchObject({ codigo: 'processo.prazo-de-recurso-em-curso', passaEm: '2025-04-08' })
    const ato = primeiroAto(quando(c, '2025-06-20', 'atendente', 'certificarDefinitividade'))
    expect(ato?.dados).toMatchObject({
      em: '2025-06-20',
      definitivaEm: '2025-04-08',
      tituloExtrajudicial: true,
    })
    expect(ato?.fundamentos).toEqual(['art34_cpt'])
  })
  it('com recurso, só depois de rejeitado, e no dia em que o foi', () => {
    const dados = peticao('2025-04-01T12:00:00Z')
    const x = depois(c, '2025-04-01', 'atendente', 'interporRecurso', dados)
    expect(codigos(quando(x, '2025-06-20', 'atendente', 'certificarDefinitividade'))).toEqual([
      'recurso.pendente',
    ])
    const nao = {
      resultado: 'improvido',
      razoes: 'Razões.',
    }
    const y = depois(x, '2025-05-15', 'recursal', 'julgarRecurso', nao)
    const z = depois(y, '2025-06-20', 'atendente', 'certificarDefinitividade')
    expect(autoDe(z)).toMatchObject({ fase: 'definitivo', definitivaEm: '2025-05-15' })
  })
})

describe('quem responde não foi identificado', () => {
  const clandestino = depois(
    cena(),
    '2025-03-10',
    'fiscal',
    'lavrarAuto',
    flagrante({
      dispositivo: 'art20_cpt_inc3',
      outorga: undefined,
      placa: 'JJJ0J00',
      infrator: undefined,
      motivoDaFalta: 'evadiu-se',
    }),
  )
  const por = (meio: string, mais: object = {}) =>
    quando(clandestino, '2025-03-11', 'atendente', 'notificarAutuacao', { meio, ...mais })

  it.each(['pessoal', 'postal'])('não há a quem entregar a notificação %s', (meio) => {
    expect(codigos(por(meio))).toContain('notificacao.sem-destinatario')
  })
  it('a publicada chega a quem ninguém conhece', () => {
    const d = por('publicacao', { justificativa: 'quem responde não foi identificado' })
    expect(codigos(d)).toEqual(['autuacaoNotificada'])
  })
  it('quem só tem nome pode ser encontrado', () => {
    const nomeado = depois(
      cena(),
      '2025-03-10',
      'fiscal',
      'lavrarAuto',
      flagrante({
        dispositivo: 'art20_cpt_inc3',
        outorga: undefined,
        placa: 'JJJ0J00',
        infrator: { nome: 'Fulano' },
      }),
    )
    const d = quando(nomeado, '2025-03-11', 'atendente', 'notificarAutuacao', { meio: 'pessoal' })
    expect(codigos(d)).toEqual(['autuacaoNotificada'])
  })
})

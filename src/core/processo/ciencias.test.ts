import { describe, expect, it } from 'vitest'
import { recusada } from '#core/decisao.ts'
import type { Processo } from '#law/esquema/processo.ts'
import {
  autoDe,
  cena,
  codigos,
  depois,
  flagrante,
  quando,
  recusaDe,
  type Cena,
} from './cena.prova.ts'
import { proximoMeio } from '../notificacao/meios.ts'
import { aNotificar, emCurso, fimDoPrazo, semCiencia } from './ciencias.ts'
import { pacoteDeProva, processoDeProva } from './leiInventada.prova.ts'

const regra = (meio: 'pessoal' | 'postal' | 'publicacao', mais: object = {}) => ({
  meio,
  de: 'recebimento' as const,
  prova: 'Prova',
  exigeProva: false,
  subsidiaria: false,
  fundamentos: ['art18_par2'],
  ...mais,
})
const ciencia: Processo['ciencia'] = {
  ...processoDeProva.ciencia,
  regras: [
    regra('pessoal'),
    regra('postal'),
    regra('publicacao', { exigeProva: true, subsidiaria: true, parametro: 'edital' }),
  ],
}
const pacote = pacoteDeProva({ processo: { ciencia } })
/** The driver (davi) answers, and the holder (hugo) jointly. */
const lavrado = depois(cena({ pacote }), '2025-03-10', 'fiscal', 'lavrarAuto', flagrante())
const notificar = (c: Cena, dia: string, dados: object): Cena =>
  depois(c, dia, 'atendente', 'notificarAutuacao', dados)
const saber = (c: Cena, dia: string, dados: object): Cena =>
  depois(c, dia, 'atendente', 'registrarCiencia', { cienciaEm: dia, ...dados })

describe('a cascata das notificações', () => {
  const postada = notificar(lavrado, '2025-03-11', { meio: 'postal', pessoa: 'davi' })
  const devolvida = { notificacao: 1, motivo: 'mudou-se', devolvidaEm: '2025-03-20' }

  it('cada tentativa é um ato, com o seu começo e o seu fim', () => {
    expect(emCurso(autoDe(postada))).toMatchObject([
      { n: 1, peca: 'autuacao', meio: 'postal', pessoa: 'davi', expedidaEm: '2025-03-11' },
    ])
    const c = depois(postada, '2025-03-20', 'atendente', 'registrarDevolucao', devolvida)
    expect(autoDe(c).notificacoes).toMatchObject([
      { n: 1, situacao: 'frustrada', motivo: 'mudou-se', encerradaEm: '2025-03-20' },
    ])
    expect(aNotificar(autoDe(c))).toEqual([
      { peca: 'autuacao', pessoa: 'davi', tentados: ['postal'] },
      { peca: 'autuacao', pessoa: 'hugo', tentados: [] },
    ])
  })
  it('expedida a todos, cumpre-se quando o último deles sabe; lida por quem responde só, logo', () => {
    const aTodos = notificar(lavrado, '2025-03-11', { meio: 'postal' })
    const um = saber(aTodos, '2025-03-12', { meio: 'postal', pessoa: 'davi' })
    expect(emCurso(autoDe(um))).toHaveLength(1)
    const dois = saber(um, '2025-03-13', { meio: 'postal', pessoa: 'hugo' })
    expect(emCurso(autoDe(dois))).toEqual([])
    expect(autoDe(dois).notificacoes).toMatchObject([
      { situacao: 'cumprida', encerradaEm: '2025-03-13' },
    ])
    const so = depois(
      cena({ pacote }),
      '2025-03-10',
      'fiscal',
      'lavrarAuto',
      flagrante({ infrator: { pessoa: 'hugo' } }),
    )
    expect(autoDe(so).responsaveis).toHaveLength(1)
    const lida = saber(notificar(so, '2025-03-11', { meio: 'postal' }), '2025-03-12', {
      meio: 'postal',
      pessoa: 'hugo',
    })
    expect(emCurso(autoDe(lida))).toEqual([])
  })
  it('a frustrada diz por que meio segue, na ordem da lei; acabados os meios, repete o último', () => {
    const d = quando(postada, '2025-03-20', 'atendente', 'registrarDevolucao', devolvida)
    expect(recusada(d) ? [] : d[0]?.dados).toMatchObject({ proximo: 'pessoal' })
    expect(proximoMeio(pacote, ['pessoal', 'postal'], false)).toBe('publicacao')
    expect(proximoMeio(pacote, ['pessoal', 'postal', 'publicacao'], false)).toBe('publicacao')
  })
  it('a publicação só cabe depois de outra frustrada, ou com razão escrita', () => {
    const edital = { meio: 'publicacao', pessoa: 'davi' }
    const publicar = (c: Cena, dados: object) =>
      quando(c, '2025-03-21', 'atendente', 'notificarAutuacao', dados)
    expect(recusaDe(publicar(postada, edital))).toMatchObject({
      codigo: 'ciencia.meio-prematuro',
      fundamentos: ['art18_par2'],
    })
    const justificativa = 'Sem endereço conhecido.'
    expect(codigos(publicar(postada, { ...edital, justificativa }))).toEqual(['autuacaoNotificada'])
    const c = depois(postada, '2025-03-20', 'atendente', 'registrarDevolucao', devolvida)
    expect(codigos(publicar(c, edital))).toEqual(['autuacaoNotificada'])
    // What failed with one does not open the publication to another.
    expect(codigos(publicar(c, { meio: 'publicacao', pessoa: 'hugo' }))).toEqual([
      'ciencia.meio-prematuro',
    ])
  })
  it('a que já teve resposta não a tem outra vez; a devolução não vem do futuro', () => {
    const c = depois(postada, '2025-03-20', 'atendente', 'registrarDevolucao', devolvida)
    const outra = (dados: object) =>
      codigos(quando(c, '2025-03-21', 'atendente', 'registrarDevolucao', dados))
    expect(outra(devolvida)).toContain('notificacao.nenhuma-em-curso')
    const d = { ...devolvida, devolvidaEm: '2025-03-22' }
    expect(codigos(quando(postada, '2025-03-21', 'atendente', 'registrarDevolucao', d))).toEqual([
      'ciencia.no-futuro',
    ])
  })
  it('o código da postagem se anota depois', () => {
    const dados = { notificacao: 1, rastreio: 'BR1' }
    const c = depois(postada, '2025-03-12', 'atendente', 'anotarPostagem', dados)
    expect(autoDe(c).notificacoes[0]?.rastreio).toBe('BR1')
  })
})

describe('a ciência de cada um', () => {
  const davi = saber(notificar(lavrado, '2025-03-11', { meio: 'postal' }), '2025-03-12', {
    meio: 'postal',
    pessoa: 'davi',
  })
  const ambos = saber(davi, '2025-03-18', { meio: 'pessoal', pessoa: 'hugo' })

  it('cada um tem o seu prazo; o processo espera o último', () => {
    expect(semCiencia(autoDe(davi), 'autuacao')).toEqual(['hugo'])
    expect(fimDoPrazo(autoDe(ambos), 'autuacao', 'davi')).toBe('2025-03-24')
    expect(fimDoPrazo(autoDe(ambos), 'autuacao', 'hugo')).toBe('2025-03-28')
    expect(autoDe(ambos)).toMatchObject({ cienciaEm: '2025-03-18', defesaAte: '2025-03-28' })
  })
  it('sem a ciência de todos não há revelia nem julgamento', () => {
    const decide = { resultado: 'improcedente', razoes: 'Não provado.' }
    const em = (c: Cena, dia: string) => codigos(quando(c, dia, 'julgador', 'julgarAuto', decide))
    expect(em(davi, '2025-03-26')).toEqual(['processo.ciencia-pendente'])
    expect(em(ambos, '2025-03-28')).toEqual(['processo.prazo-de-defesa-em-curso'])
    expect(em(ambos, '2025-03-29')).toEqual(['autoJulgado'])
    expect(codigos(quando(davi, '2025-03-26', 'atendente', 'decretarRevelia'))).toEqual([
      'processo.ciencia-pendente',
    ])
  })
  it('a defesa de um é tempestiva pelo prazo dele, e o prazo do outro segue', () => {
    const defender = (pessoa: string, dia: string) =>
      depois(ambos, '2025-03-31', 'atendente', 'apresentarDefesa', {
        protocoladaEm: `${dia}T12:00:00-04:00`,
        texto: 'x',
        pessoa,
      })
    const tempestiva = (pessoa: string, dia: string) =>
      autoDe(defender(pessoa, dia)).defesas[0]?.tempestiva
    expect(tempestiva('davi', '2025-03-24')).toBe(true)
    expect(tempestiva('davi', '2025-03-25')).toBe(false)
    expect(tempestiva('hugo', '2025-03-28')).toBe(true)
    const soDavi = depois(ambos, '2025-03-24', 'atendente', 'apresentarDefesa', {
      protocoladaEm: '2025-03-24T12:00:00-04:00',
      texto: 'x',
      pessoa: 'davi',
    })
    const decide = { resultado: 'improcedente', razoes: 'Não provado.' }
    expect(codigos(quando(soDavi, '2025-03-25', 'julgador', 'julgarAuto', decide))).toEqual([
      'processo.prazo-de-defesa-em-curso',
    ])
  })
  it('a ciência encerra a tentativa em curso; a de quem já sabe não se repete', () => {
    const c = notificar(lavrado, '2025-03-11', { meio: 'postal', pessoa: 'davi' })
    const sabe = saber(c, '2025-03-12', { meio: 'postal', pessoa: 'davi' })
    expect(autoDe(sabe).notificacoes[0]).toMatchObject({
      situacao: 'cumprida',
      encerradaEm: '2025-03-12',
    })
    const outra = { cienciaEm: '2025-03-13', meio: 'postal', pessoa: 'davi' }
    expect(codigos(quando(sabe, '2025-03-13', 'atendente', 'registrarCiencia', outra))).toEqual([
      'ciencia.completa',
    ])
    const alheia = { ...outra, pessoa: 'dona' }
    expect(codigos(quando(sabe, '2025-03-13', 'atendente', 'registrarCiencia', alheia))).toEqual([
      'notificacao.alheia',
    ])
  })
  it('por publicação: com a prova, e tantos dias depois se o Município os fixou', () => {
    const c = notificar(lavrado, '2025-03-11', {
      meio: 'publicacao',
      justificativa: 'Sem endereço.',
    })
    const publicado = { cienciaEm: '2025-03-12', meio: 'publicacao' }
    expect(codigos(quando(c, '2025-03-13', 'atendente', 'registrarCiencia', publicado))).toEqual([
      'ciencia.sem-prova',
    ])
    for (const prova of [' ', '\u200b', '\u2060\u2060', '\u00ad', '\u3164', '--'])
      expect(
        codigos(quando(c, '2025-03-13', 'atendente', 'registrarCiencia', { ...publicado, prova })),
      ).toEqual(['ciencia.sem-prova'])
    const dados = { ...publicado, prova: 'Diário nº 10' }
    const em = (x: Cena) => autoDe(depois(x, '2025-03-13', 'atendente', 'registrarCiencia', dados))
    expect(em(c)).toMatchObject({ cienciaEm: '2025-03-12', defesaAte: '2025-03-24' })
    const parametros = { edital: [{ desde: '2025-01-01', valor: 5, fonte: 'Portaria 1' }] }
    expect(em({ ...c, parametros })).toMatchObject({
      cienciaEm: '2025-03-17',
      defesaAte: '2025-03-27',
    })
  })
})

describe('a ciência da decisão e a da decisão do recurso', () => {
  const todos = saber(notificar(lavrado, '2025-03-11', { meio: 'postal' }), '2025-03-12', {
    meio: 'postal',
  })
  const decide = { resultado: 'procedente', razoes: 'Provado.' }
  const julgado = depois(todos, '2025-03-25', 'julgador', 'julgarAuto', decide)

  it('a decisão só é definitiva depois do prazo de cada um', () => {
    expect(aNotificar(autoDe(julgado)).map((x) => x.peca)).toEqual(['decisao', 'decisao'])
    let c = depois(julgado, '2025-03-25', 'atendente', 'notificarDecisao', { meio: 'postal' })
    expect(aNotificar(autoDe(c))).toEqual([])
    const sabe = (x: Cena, dia: string, pessoa: string) =>
      depois(x, dia, 'atendente', 'registrarCienciaDaDecisao', {
        cienciaEm: dia,
        meio: 'postal',
        pessoa,
      })
    c = sabe(c, '2025-03-26', 'davi')
    const certificar = (x: Cena, dia: string) =>
      codigos(quando(x, dia, 'atendente', 'certificarDefinitividade'))
    expect(certificar(c, '2025-04-20')).toEqual(['processo.ciencia-pendente'])
    c = sabe(c, '2025-04-08', 'hugo')
    expect(certificar(c, '2025-04-18')).toEqual(['processo.prazo-de-recurso-em-curso'])
    expect(certificar(c, '2025-04-23')).toEqual(['decisaoTornadaDefinitiva'])
  })
  it('julgado o recurso, é a decisão dele que se notifica', () => {
    let c = depois(julgado, '2025-03-26', 'atendente', 'registrarCienciaDaDecisao', {
      cienciaEm: '2025-03-26',
      meio: 'pessoal',
    })
    c = depois(c, '2025-03-27', 'atendente', 'interporRecurso', {
      protocoladaEm: '2025-03-27T12:00:00-04:00',
      texto: 'x',
    })
    const nega = { resultado: 'improvido', razoes: 'Mantida.' }
    c = depois(c, '2025-04-10', 'recursal', 'julgarRecurso', nega)
    expect(aNotificar(autoDe(c)).map((x) => x.peca)).toEqual(['recurso', 'recurso'])
    c = depois(c, '2025-04-10', 'atendente', 'notificarDecisao', { meio: 'pessoal' })
    const sabe = { cienciaEm: '2025-04-11', meio: 'pessoal' }
    c = depois(c, '2025-04-11', 'atendente', 'registrarCienciaDoRecurso', sabe)
    expect(semCiencia(autoDe(c), 'recurso')).toEqual([])
    expect(autoDe(c).notificacoes.at(-1)?.situacao).toBe('cumprida')
  })
})

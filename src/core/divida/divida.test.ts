import { describe, expect, it } from 'vitest'
import type { Ato } from '../ato.ts'
import {
  autoDe,
  cena,
  codigos,
  comandosDaProva,
  contextoDe,
  definitivo,
  depois,
  emRecurso,
  mundoDe,
  quando,
  recusaDe,
  type Cena,
} from '../processo/cena.prova.ts'
import { inscricaoEmVigor } from './divida.ts'
import { vencimentosDaDivida } from './vencimentos.ts'

/** Final on 08/04/2025 (the appeal's term ended on the 7th): 30 days end on 8 May. */
const final = definitivo()
const devido = autoDe(final).multa?.valor ?? 0
const inscrever = (c: Cena, dia: string) => quando(c, dia, 'procuradoria', 'inscreverDividaAtiva')
const inscrita = depois(final, '2025-05-09', 'procuradoria', 'inscreverDividaAtiva')
const anular = (c: Cena, dia: string) =>
  depois(c, dia, 'gestor', 'anularAuto', { motivo: 'Placa lida errada.' })
const pagar = (c: Cena, dia: string, dados: object = {}) =>
  depois(c, dia, 'atendente', 'registrarPagamento', { valor: devido, pagoEm: dia, ...dados })

describe('inscreverDividaAtiva', () => {
  it('no dia seguinte ao fim do prazo de pagamento, não antes', () => {
    for (const dia of ['2025-05-07', '2025-05-08'])
      expect(recusaDe(inscrever(final, dia))).toMatchObject({
        codigo: 'divida.prazo-de-pagamento',
        fundamentos: ['art50_cpt'],
        passaEm: '2025-05-09',
      })
    expect(codigos(inscrever(final, '2025-05-09'))).toEqual(['dividaInscrita'])
  })
  it('com todos os elementos, sob número oficial', () => {
    const ato = inscrita.atos.at(-1)
    expect(ato).toMatchObject({
      dados: {
        em: '2025-05-09',
        devedores: [{ pessoa: 'davi' }, { pessoa: 'hugo', solidario: true }],
        origem: 'art20_cpt_inc1',
        natureza: 'nao-tributaria',
        fatoEm: '2025-03-10',
        definitivaEm: '2025-04-08',
        valorOriginario: devido,
        valor: devido,
        pago: 0,
        venceuEm: '2025-05-08',
        tituloExtrajudicial: true,
      },
      pessoal: { devedores: [{ nome: 'davi', identificador: 'davi' }, { nome: 'hugo' }] },
      numerar: { campo: 'inscricao', serie: 'divida-ativa', ano: 2025 },
    })
    expect(ato?.fundamentos).toEqual(expect.arrayContaining(['art52_cpt', 'art34_cpt']))
  })
  it('por quem a lei nomeia', () => {
    expect(codigos(quando(final, '2025-05-09', 'gestor', 'inscreverDividaAtiva'))).toEqual([
      'processo.papel',
    ])
  })
  it('não antes da decisão definitiva', () => {
    expect(recusaDe(inscrever(emRecurso(), '2025-05-09'))).toMatchObject({
      codigo: 'processo.fase',
    })
  })
  it('não enquanto o efeito suspensivo dura', () => {
    const suspenso: Ato = {
      tipo: 'efeitoSuspensivoConcedido',
      corrente: 'auto:a1',
      fundamentos: [],
      dados: { em: '2025-04-02', razoes: 'x' },
    } as never
    const c = { ...final, atos: [...final.atos, suspenso] }
    expect(recusaDe(inscrever(c, '2025-05-09'))).toMatchObject({
      codigo: 'multa.exigibilidade-suspensa',
      fundamentos: ['art25_par1'],
    })
  })
  it('não a paga, a anulada, a já inscrita', () => {
    expect(codigos(inscrever(pagar(final, '2025-05-08'), '2025-05-09'))).toEqual(['multa.ja-paga'])
    expect(codigos(inscrever(anular(final, '2025-05-08'), '2025-05-09'))).toEqual(['auto.anulado'])
    expect(codigos(inscrever(inscrita, '2025-05-10'))).toEqual(['divida.ja-inscrita'])
  })
  it('o resto da que se pagou em parte', () => {
    const c = pagar(final, '2025-05-08', { valor: 1000, especie: 'parcial' })
    const x = depois(c, '2025-05-09', 'procuradoria', 'inscreverDividaAtiva')
    expect(inscricaoEmVigor(autoDe(x))).toMatchObject({ pago: 1000, valor: devido - 1000 })
  })
  it('não a prescrita, ainda que ninguém o tenha declarado', () => {
    expect(codigos(inscrever(final, '2030-05-08'))).toEqual(['dividaInscrita'])
    expect(recusaDe(inscrever(final, '2030-05-09'))).toMatchObject({
      codigo: 'divida.prescrita',
      fundamentos: ['art54_cpt'],
      lacuna: 'prescreve',
    })
  })
  it('não sem o nome de quem deve', () => {
    const c = definitivo(
      cena({ atos: cena().atos.map((a) => ({ ...a, pessoal: undefined }) as never) }),
    )
    expect(recusaDe(inscrever(c, '2025-05-09'))).toMatchObject({
      codigo: 'divida.elemento-ausente',
      falta: 'devedor',
    })
  })
  it('não antes que se saiba o que o recurso decidiu', () => {
    let c = depois(emRecurso(), '2025-04-01', 'atendente', 'interporRecurso', {
      protocoladaEm: '2025-04-01T12:00:00Z',
      texto: 'x',
    })
    c = depois(c, '2025-05-02', 'recursal', 'julgarRecurso', {
      resultado: 'improvido',
      razoes: 'Não.',
    })
    c = depois(c, '2025-05-03', 'atendente', 'certificarDefinitividade')
    expect(codigos(inscrever(c, '2025-07-01'))).toEqual(['processo.ciencia-pendente'])
    c = depois(c, '2025-06-10', 'atendente', 'registrarCienciaDoRecurso', {
      cienciaEm: '2025-06-09',
      meio: 'pessoal',
    })
    expect(recusaDe(inscrever(c, '2025-07-09'))).toMatchObject({ passaEm: '2025-07-10' })
    expect(codigos(inscrever(c, '2025-07-10'))).toEqual(['dividaInscrita'])
  })
})

describe('cancelarInscricao', () => {
  const dados = { motivo: 'erro', razoes: 'Devedor trocado.' }
  const cancelar = (c: Cena, d: object = dados) =>
    quando(c, '2025-06-01', 'procuradoria', 'cancelarInscricao', d)
  it('com razões; depois de erro inscreve-se outra vez, sob outro número', () => {
    const x = depois(inscrita, '2025-06-01', 'procuradoria', 'cancelarInscricao', dados)
    expect(autoDe(x).inscricoes).toMatchObject([{ canceladaEm: '2025-06-01', motivo: 'erro' }])
    expect(codigos(inscrever(x, '2025-06-02'))).toEqual(['dividaInscrita'])
    expect(codigos(cancelar(x))).toEqual(['divida.nao-inscrita'])
  })
  it('por ordem judicial, não se inscreve outra vez', () => {
    const motivo = { motivo: 'decisao-judicial', razoes: 'Sentença.' }
    const x = depois(inscrita, '2025-06-01', 'procuradoria', 'cancelarInscricao', motivo)
    expect(codigos(inscrever(x, '2025-06-02'))).toEqual(['divida.cancelada-em-juizo'])
  })
  it('por anulação só do que foi anulado, e o anulado ainda se cancela', () => {
    const motivo = { motivo: 'anulacao', razoes: 'Anulado.' }
    expect(codigos(cancelar(inscrita, motivo))).toEqual(['divida.motivo-sem-fato'])
    expect(codigos(cancelar(anular(inscrita, '2025-05-20'), motivo))).toEqual([
      'inscricaoCancelada',
    ])
  })
})

describe('restituirMulta', () => {
  const paga = pagar(final, '2025-05-08')
  const devolver = (c: Cena, valor: number, restituidaEm = '2025-08-10') =>
    quando(c, '2025-08-10', 'gestor', 'restituirMulta', { valor, restituidaEm })
  it('anulado o que se pagou, devolve-se corrigido, a quem responde, e fecha-se', () => {
    const x = anular(paga, '2025-06-02')
    // Three months at 1 %: May, June, July.
    const corrigido = Math.round(devido * 1.01 ** 3)
    expect(recusaDe(devolver(x, devido))).toMatchObject({
      codigo: 'restituicao.valor-diverso',
      dados: { devido: corrigido },
    })
    const y = depois(x, '2025-08-10', 'gestor', 'restituirMulta', {
      valor: corrigido,
      restituidaEm: '2025-08-10',
    })
    expect(y.atos.at(-1)).toMatchObject({
      tipo: 'multaRestituida',
      fundamentos: ['art53_cpt'],
      lacunas: ['devolver'],
      dados: { principal: devido, motivo: 'anulacao', pessoa: 'davi' },
    })
    expect(codigos(devolver(y, corrigido))).toEqual(['restituicao.nada-a-restituir'])
  })
  it('nada há a devolver do que era devido', () => {
    expect(codigos(devolver(paga, devido))).toEqual(['restituicao.nada-a-restituir'])
    expect(codigos(devolver(anular(final, '2025-06-02'), devido))).toEqual([
      'restituicao.nada-a-restituir',
    ])
  })
  it('o que se pagou a mais, a quem pagou', () => {
    const x = pagar(final, '2025-05-08', {
      valor: devido + 500,
      especie: 'a-maior',
      pessoa: 'hugo',
    })
    const y = depois(x, '2025-05-30', 'gestor', 'restituirMulta', {
      valor: 500,
      restituidaEm: '2025-05-30',
    })
    expect(y.atos.at(-1)).toMatchObject({
      dados: { principal: 500, motivo: 'a-maior', pessoa: 'hugo' },
    })
    expect(codigos(devolver(y, 500))).toEqual(['restituicao.nada-a-restituir'])
  })
  it('não no futuro, nem antes do pagamento, nem por qualquer um', () => {
    const x = anular(paga, '2025-06-02')
    expect(codigos(devolver(x, devido, '2025-08-11'))).toEqual(['data.futura'])
    // The sentence names the day.
    expect(devolver(x, devido, '2025-08-11')).toMatchObject({
      recusas: [{ dados: { data: '2025-08-11' } }],
    })
    expect(codigos(devolver(x, devido, '2025-05-07'))).toEqual(['restituicao.antes-do-pagamento'])
    expect(
      codigos(
        quando(x, '2025-08-10', 'atendente', 'restituirMulta', {
          valor: devido,
          restituidaEm: '2025-05-09',
        }),
      ),
    ).toEqual(['processo.papel'])
  })
})

describe('o que vence', () => {
  const doDia = (c: Cena, dia: string) =>
    vencimentosDaDivida.flatMap((e) =>
      e
        .vencimentos('a1', mundoDe(c), contextoDe(c, dia, 'gestor'))
        .map((v) => [e.especie, v.venceEm]),
    )
  it('o pagamento, até inscrever; a cobrança, até pagar', () => {
    expect(doDia(final, '2025-04-20')).toEqual([
      ['multa-a-pagar', '2025-05-08'],
      ['prescricao', '2030-05-08'],
    ])
    expect(doDia(inscrita, '2025-05-09')).toEqual([['prescricao', '2030-11-04']])
    expect(doDia(pagar(final, '2025-05-08'), '2025-05-09')).toEqual([])
    expect(doDia(anular(final, '2025-05-08'), '2025-05-09')).toEqual([])
  })
})

it('sem cobrança no pacote, nada disto se faz', () => {
  const { cobranca: _fora, ...processo } = final.pacote.processo
  const c = { ...final, pacote: { ...final.pacote, processo } }
  for (const nome of ['inscreverDividaAtiva', 'restituirMulta', 'declararPrescricao'])
    expect(
      comandosDaProva
        .get(nome)
        ?.sondar('auto:a1', mundoDe(c), contextoDe(c, '2025-06-01', 'procuradoria'))
        .map((r) => r.codigo),
    ).toContain('cobranca.nao-prevista')
})

describe('o depósito feito para liberar o veículo', () => {
  const deposito = (valor: number): readonly Ato[] =>
    [
      {
        tipo: 'veiculoRecolhido',
        corrente: 'recolhimento:r1',
        fundamentos: [],
        dados: {
          em: '2025-03-10',
          medida: 'apreensao',
          especie: 'apreensao',
          auto: 'a1',
          dispositivo: 'art20_cpt_inc1',
          local: 'Pátio',
          motivo: 'x',
          vistoriasAntes: 0,
        },
      },
      {
        tipo: 'multaDepositada',
        corrente: 'recolhimento:r1',
        fundamentos: [],
        dados: { em: '2025-03-27', valor, pagoEm: '2025-03-27' },
      },
    ] as never
  const certificar = (valor: number): Cena => {
    const c = emRecurso()
    const comDeposito = { ...c, atos: [...c.atos, ...deposito(valor)] }
    return depois(comDeposito, '2025-04-20', 'atendente', 'certificarDefinitividade')
  }
  it('vira pagamento quando a condenação fica definitiva', () => {
    const x = certificar(devido)
    expect(x.atos.at(-1)).toMatchObject({
      tipo: 'depositoConvertido',
      fundamentos: ['art34_cpt'],
      dados: { valor: devido, recolhimento: 'r1', resta: 0, quitadaEm: '2025-03-27' },
    })
    expect(autoDe(x).quitadaEm).toBe('2025-03-27')
    expect(codigos(inscrever(x, '2025-06-01'))).toEqual(['multa.ja-paga'])
  })
  it('o que faltar continua devido, e o que sobrar é crédito', () => {
    expect(autoDe(certificar(devido - 1)).quitadaEm).toBeUndefined()
    const x = certificar(devido + 300)
    const r = quando(x, '2025-04-21', 'gestor', 'restituirMulta', {
      valor: 303,
      restituidaEm: '2025-04-21',
    })
    expect(codigos(r)).toEqual(['multaRestituida'])
  })
  it('devolve-se quando o auto cai antes de ser definitivo', () => {
    const c = emRecurso()
    const comDeposito = { ...c, atos: [...c.atos, ...deposito(devido)] }
    const x = anular(comDeposito, '2025-03-28')
    const y = depois(x, '2025-03-28', 'gestor', 'restituirMulta', {
      valor: devido,
      restituidaEm: '2025-03-28',
    })
    expect(y.atos.at(-1)).toMatchObject({ dados: { principal: devido, motivo: 'anulacao' } })
  })
})

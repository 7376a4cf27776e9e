import { describe, expect, test } from 'vitest'
import type { Requisito } from '#law/esquema/requisitos.ts'
import type { Ato } from '../ato.ts'
import { ato, concessao, contextoEm, maria, papel, pedido, van } from '../lei/miniCaso.prova.ts'
import { soCom } from '../lei/miniLei.prova.ts'
import { criarMundo } from '../mundo/criarMundo.ts'
import { fatosDaOutorga } from '../mundo/fatos.ts'
import { avaliar } from './avaliar.ts'

type Exige = Requisito['exige']

/** Asks one shape of Maria, holder of the grant, on a day. */
function perguntar(exige: Exige, atos: readonly Ato[], dia: string, mais: Partial<Requisito> = {}) {
  const pacote = soCom({
    id: 'r',
    operacoes: ['operar'],
    sujeito: 'titular',
    exige,
    fundamentos: ['art4_cpt_inc1'],
    ...mais,
  })
  const mundo = criarMundo([...maria, van(), pedido, concessao, ...atos])
  const outorga = mundo.outorga('o1')
  if (outorga === undefined) throw new Error('sem outorga')
  const a = avaliar('operar', fatosDaOutorga(mundo, outorga), contextoEm(dia, pacote))
  const [r] = a.recusas
  return {
    codigo: r?.codigo,
    passaEm: r?.passaEm,
    falta: r?.falta,
    mudaEm: a.mudaEm,
    fato: a.verificacoes[0]?.fato,
    total: a.verificacoes.length,
  }
}
const nascida = (nascimento: string) =>
  ato(
    'pessoaCadastrada',
    'pessoa:maria',
    '2024-12-01',
    { tipo: 'fisica', municipioDoDomicilio: '9999999' },
    { nome: 'M', identificador: '0', nascimento },
  )
const junta = (documento: object) =>
  ato('documentoJuntado', 'pessoa:maria', '2024-12-22', { documento })

describe('tipo-de-pessoa', () => {
  const empresa = ato('pessoaCadastrada', 'pessoa:maria', '2024-12-01', {
    tipo: 'juridica',
    municipioDoDomicilio: '9999999',
  })
  test('a natural person passes where only natural persons are admitted', () => {
    const so = { forma: 'tipo-de-pessoa', admite: ['fisica'] } as const
    expect(perguntar({ ...so, admite: [...so.admite] }, [], '2025-01-10').codigo).toBeUndefined()
  })
  test('a company is refused, until the day of a redaction that admits it', () => {
    const dois = {
      forma: 'tipo-de-pessoa' as const,
      admite: [
        { desde: '2010-01-01', valor: ['fisica' as const], fonte: 'Lei 1' },
        { desde: '2025-03-01', valor: ['fisica' as const, 'juridica' as const], fonte: 'Lei 2' },
      ],
    }
    expect(perguntar(dois, [empresa], '2025-02-28')).toMatchObject({
      codigo: 'titular.tipo-de-pessoa',
      passaEm: '2025-03-01',
    })
    expect(perguntar(dois, [empresa], '2025-03-01').codigo).toBeUndefined()
  })
})

describe('idade-minima', () => {
  const vinteEUm = { forma: 'idade-minima', anos: 21 } as const
  test('the birthday itself completes the age; the day before is refused, with the day', () => {
    expect(perguntar(vinteEUm, [nascida('2004-02-01')], '2025-01-31')).toMatchObject({
      codigo: 'titular.idade-minima',
      passaEm: '2025-02-01',
      mudaEm: '2025-02-01',
    })
    expect(perguntar(vinteEUm, [nascida('2004-02-01')], '2025-02-01').codigo).toBeUndefined()
  })
  test('born on 29 February: completes on 1 March of a common year', () => {
    expect(perguntar(vinteEUm, [nascida('2004-02-29')], '2025-02-28')).toMatchObject({
      codigo: 'titular.idade-minima',
      passaEm: '2025-03-01',
    })
    expect(perguntar(vinteEUm, [nascida('2004-02-29')], '2025-03-01').codigo).toBeUndefined()
  })
  test('a later redaction that lowers the age lets the person in on its first day', () => {
    const anos = [
      { desde: '2020-01-02', valor: 21, fonte: 'L1' },
      { desde: '2025-03-01', valor: 18, fonte: 'L2' },
    ]
    expect(
      perguntar({ forma: 'idade-minima', anos }, [nascida('2006-06-01')], '2025-02-01'),
    ).toMatchObject({ passaEm: '2025-03-01' })
  })
  test('erased data refuse; a company has no age', () => {
    const apagada = ato('pessoaCadastrada', 'pessoa:maria', '2024-12-01', {
      tipo: 'fisica',
      municipioDoDomicilio: '9999999',
    })
    expect(perguntar(vinteEUm, [apagada], '2025-01-07')).toMatchObject({
      codigo: 'dado.eliminado',
      falta: 'nascimento',
    })
    const empresa = ato('pessoaCadastrada', 'pessoa:maria', '2024-12-01', {
      tipo: 'juridica',
      municipioDoDomicilio: '9999999',
    })
    expect(perguntar(vinteEUm, [empresa], '2025-01-07').total).toBe(0)
  })
})

describe('cnh', () => {
  const d = { forma: 'cnh', categorias: ['D', 'E'] } as const
  const cnh = (mais: object) =>
    junta(papel('cnh', '2024-12-20', { categorias: 'AD', validoAte: '2029-12-20', ...mais }))
  test('AD counts as D; valid on its last day, expired on the next', () => {
    expect(perguntar({ ...d, categorias: ['D'] }, [], '2030-06-30')).toMatchObject({
      codigo: undefined,
      mudaEm: '2030-07-01',
    })
    expect(perguntar({ ...d, categorias: ['D'] }, [], '2030-07-01')).toMatchObject({
      codigo: 'titular.cnh-vencida',
      falta: 'cnh',
    })
  })
  test('another category, no licence, no validity, no paid activity', () => {
    expect(perguntar({ ...d, categorias: ['E'] }, [], '2025-01-07').codigo).toBe(
      'titular.cnh-categoria',
    )
    expect(
      perguntar({ ...d, categorias: ['A'] }, [cnh({ categorias: 'ACC' })], '2025-01-07').codigo,
    ).toBe('titular.cnh-categoria')
    expect(
      perguntar({ ...d, categorias: ['D'] }, [nascida('1980-01-01')], '2025-01-07').codigo,
    ).toBe('documento.ausente')
    expect(
      perguntar({ ...d, categorias: ['D'] }, [cnh({ validoAte: undefined })], '2025-01-07').codigo,
    ).toBe('documento.sem-validade')
    expect(perguntar({ ...d, categorias: ['D'], ear: true }, [cnh({})], '2025-01-07').codigo).toBe(
      'titular.cnh-sem-ear',
    )
  })
})

describe('habilitado-ha', () => {
  const ha2 = { forma: 'habilitado-ha', categorias: ['D'], anos: 2 } as const
  test('the day that completes the years counts', () => {
    const recente = junta(
      papel('cnh', '2024-12-20', {
        categorias: 'D',
        validoAte: '2029-12-20',
        habilitadoDesde: { D: '2023-02-01' },
      }),
    )
    const so = [nascida('1980-01-01'), recente]
    expect(perguntar({ ...ha2, categorias: ['D'] }, so, '2025-01-31')).toMatchObject({
      codigo: 'titular.habilitacao-recente',
      passaEm: '2025-02-01',
    })
    expect(perguntar({ ...ha2, categorias: ['D'] }, so, '2025-02-01').codigo).toBeUndefined()
  })
  test('a licence that does not say since when', () => {
    const muda = [
      nascida('1980-01-01'),
      junta(papel('cnh', '2024-12-20', { categorias: 'D', validoAte: '2029-12-20' })),
    ]
    expect(perguntar({ ...ha2, categorias: ['D'] }, muda, '2025-02-01')).toMatchObject({
      codigo: 'dado.ausente',
      falta: 'habilitado-desde',
    })
  })
})

describe('documento', () => {
  const curso = (mais: object = {}) => ({ forma: 'documento', tipo: 'curso', ...mais }) as Exige
  test('absent; with its own validity; without any', () => {
    expect(perguntar(curso(), [], '2025-01-07')).toMatchObject({
      codigo: 'documento.ausente',
      falta: 'curso',
    })
    const ate = [junta(papel('curso', '2022-03-10', { validoAte: '2025-03-10' }))]
    expect(perguntar(curso(), ate, '2025-03-10')).toMatchObject({
      codigo: undefined,
      mudaEm: '2025-03-11',
    })
    expect(perguntar(curso(), ate, '2025-03-11').codigo).toBe('documento.vencido')
    expect(perguntar(curso(), [junta(papel('curso', '2022-03-10'))], '2025-01-07').codigo).toBe(
      'documento.sem-validade',
    )
  })
  test('validity counted from issue, date to date', () => {
    const cinco = curso({ validade: { quantidade: 5, unidade: 'anos' } })
    const feito = [junta(papel('curso', '2020-03-10'))]
    expect(perguntar(cinco, feito, '2025-03-10').codigo).toBeUndefined()
    expect(perguntar(cinco, feito, '2025-03-11').codigo).toBe('documento.vencido')
  })
  test('issued less than thirty days before: the 29th day passes, the 30th does not', () => {
    const recente = { forma: 'documento', tipo: 'certidao', emitidoHaMenosDe: 30 } as Exige
    expect(perguntar(recente, [], '2025-01-18')).toMatchObject({
      codigo: undefined,
      mudaEm: '2025-01-19',
    })
    expect(perguntar(recente, [], '2025-01-19').codigo).toBe('documento.antigo')
  })
  test('"nada consta": the latest certificate is the one that counts', () => {
    const negativa = { forma: 'documento', tipo: 'certidao', negativa: true } as Exige
    expect(perguntar(negativa, [], '2025-01-07').codigo).toBeUndefined()
    expect(
      perguntar(
        negativa,
        [junta(papel('certidao', '2024-12-22', { resultado: 'consta' }))],
        '2025-01-07',
      ).codigo,
    ).toBe('documento.positivo')
    expect(perguntar(negativa, [junta(papel('certidao', '2024-12-22'))], '2025-01-07').codigo).toBe(
      'documento.sem-resultado',
    )
  })
  test('a paper issued after the day is not there yet', () => {
    expect(
      perguntar(
        curso(),
        [junta(papel('curso', '2025-02-01', { validoAte: '2030-02-01' }))],
        '2025-01-31',
      ).codigo,
    ).toBe('documento.ausente')
  })
  test('proves time: two years completed on the day', () => {
    const dois = {
      forma: 'documento',
      tipo: 'experiencia',
      provaTempo: { quantidade: 2, unidade: 'anos' },
    } as Exige
    const prova = [junta(papel('experiencia', '2024-12-20', { desde: '2023-02-01' }))]
    expect(perguntar(dois, prova, '2025-01-31')).toMatchObject({
      codigo: 'titular.experiencia-insuficiente',
      passaEm: '2025-02-01',
    })
    expect(perguntar(dois, prova, '2025-02-01').codigo).toBeUndefined()
    expect(perguntar(dois, [junta(papel('experiencia', '2024-12-20'))], '2025-02-01').codigo).toBe(
      'documento.sem-inicio',
    )
  })
})

describe('records of the person', () => {
  test('sem-condenacao: only the kinds of the list, from the day that it is final', () => {
    const exige = { forma: 'sem-condenacao', especies: ['homicidio'] } as Exige
    const condena = (especie: string) => [
      ato('condenacaoRegistrada', 'pessoa:maria', '2025-01-08', {
        especie,
        transitadaEm: '2025-01-05',
      }),
    ]
    expect(perguntar(exige, condena('homicidio'), '2025-01-04').codigo).toBeUndefined()
    expect(perguntar(exige, condena('homicidio'), '2025-01-05').codigo).toBe('titular.condenacao')
    expect(perguntar(exige, condena('injuria'), '2025-01-05').codigo).toBeUndefined()
    // The trace tells what was looked at: the register, never a bare yes.
    expect(perguntar(exige, [], '2025-01-05').fato).toEqual({
      registro: 'nenhuma condenação registrada',
    })
  })
  test('sem-infracao-de-transito: twelve months date to date; a recidivist passes when one is left', () => {
    const exige = {
      forma: 'sem-infracao-de-transito',
      graus: ['grave'],
      reincidenteEm: ['media'],
      periodo: { quantidade: 12, unidade: 'meses' },
    } as Exige
    const comete = (grau: string, cometidaEm: string) =>
      ato('infracaoDeTransitoRegistrada', 'pessoa:maria', '2025-01-08', { grau, cometidaEm })
    expect(perguntar(exige, [comete('grave', '2024-03-10')], '2025-03-10')).toMatchObject({
      codigo: 'titular.infracao-de-transito',
      passaEm: '2025-03-11',
    })
    expect(perguntar(exige, [comete('grave', '2024-03-10')], '2025-03-11').codigo).toBeUndefined()
    expect(perguntar(exige, [comete('media', '2024-03-10')], '2025-01-10').codigo).toBeUndefined()
    const duas = [comete('media', '2024-03-10'), comete('media', '2024-06-10')]
    expect(perguntar(exige, duas, '2025-01-10')).toMatchObject({
      codigo: 'titular.reincidencia-no-transito',
      passaEm: '2025-03-11',
    })
  })
  test('sem-debito: open until the day on which it is settled', () => {
    const deve = ato('debitoRegistrado', 'pessoa:maria', '2025-01-05', {
      debito: 'd1',
      natureza: 'fiscal',
      descricao: 'x',
    })
    const paga = ato('debitoQuitado', 'pessoa:maria', '2025-02-01', { debito: 'd1' })
    expect(perguntar({ forma: 'sem-debito' }, [deve, paga], '2025-01-31').codigo).toBe(
      'titular.debito',
    )
    expect(perguntar({ forma: 'sem-debito' }, [deve, paga], '2025-02-01').codigo).toBeUndefined()
  })
  test('domicilio', () => {
    const fora = ato('pessoaCadastrada', 'pessoa:maria', '2024-12-01', {
      tipo: 'fisica',
      municipioDoDomicilio: '1111111',
    })
    expect(perguntar({ forma: 'domicilio' }, [], '2025-01-07').codigo).toBeUndefined()
    expect(perguntar({ forma: 'domicilio' }, [fora], '2025-01-07').codigo).toBe('titular.domicilio')
  })
  test('another grant in force: passes the day after its last', () => {
    const outra = ato('outorgaConcedida', 'outorga:o2', '2024-01-01', {
      titular: 'maria',
      veiculo: 'v2',
      inicio: '2024-01-01',
      termoFinal: '2025-06-30',
      verificacoes: [],
    })
    expect(perguntar({ forma: 'unica-outorga-por-titular' }, [outra], '2025-06-30')).toMatchObject({
      codigo: 'outorga.unica-por-titular',
      passaEm: '2025-07-01',
    })
    expect(
      perguntar({ forma: 'unica-outorga-por-titular' }, [outra], '2025-07-01').codigo,
    ).toBeUndefined()
    expect(perguntar({ forma: 'nao-titular' }, [], '2025-01-07').codigo).toBe('titular.ja-titular')
    expect(perguntar({ forma: 'nao-titular' }, [], '2025-01-06').codigo).toBeUndefined()
  })
})

describe('guards, dates and exceptions of a requirement', () => {
  const nunca = { forma: 'documento', tipo: 'curso' } as const
  test('a guard that does not hold: not asked', () => {
    expect(perguntar(nunca, [], '2025-01-07', { quando: { pessoa: 'juridica' } }).total).toBe(0)
    expect(
      perguntar(nunca, [], '2025-01-07', { quando: { tipoDeVeiculo: ['onibus'] } }).total,
    ).toBe(0)
    expect(
      perguntar(nunca, [], '2025-01-07', {
        quando: { tipoDeVeiculo: ['van'], regimeDePropriedade: ['proprio'] },
      }).total,
    ).toBe(1)
  })
  test('in force from its first day to its last, both inclusive, and it says when that changes', () => {
    const de = { desde: '2025-02-01', ate: '2025-02-28' }
    expect(perguntar(nunca, [], '2025-01-31', de)).toMatchObject({ total: 0, mudaEm: '2025-02-01' })
    expect(perguntar(nunca, [], '2025-02-01', de)).toMatchObject({ total: 1, mudaEm: '2025-03-01' })
    expect(perguntar(nunca, [], '2025-02-28', de).total).toBe(1)
    expect(perguntar(nunca, [], '2025-03-01', de).total).toBe(0)
  })
  test('the exception sets its rule aside where it applies', () => {
    const base = {
      operacoes: ['operar'] as 'operar'[],
      sujeito: 'titular' as const,
      fundamentos: ['art4_cpt_inc1'],
    }
    const pacote = soCom(
      { ...base, id: 'geral', exige: nunca },
      {
        ...base,
        id: 'especial',
        excepciona: 'geral',
        quando: { tipoDeVeiculo: ['van'] },
        exige: { forma: 'domicilio' },
      },
    )
    const mundo = criarMundo([...maria, van(), pedido, concessao])
    const outorga = mundo.outorga('o1')
    const a =
      outorga && avaliar('operar', fatosDaOutorga(mundo, outorga), contextoEm('2025-01-07', pacote))
    expect(a?.verificacoes.map((v) => v.requisito)).toEqual(['especial'])
  })
})

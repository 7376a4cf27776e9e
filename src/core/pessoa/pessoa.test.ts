import { describe, expect, test } from 'vitest'
import { ato, atosDe, codigosDe, maria, papel, quando, recusasDe } from '../lei/miniCaso.prova.ts'
import { criarMundo } from '../mundo/criarMundo.ts'

const endereco = { logradouro: 'Rua A', municipio: '9999999' }
const cadastrar = (dados: object) =>
  quando([], 'cadastrarPessoa', 'pessoa:p1', '2025-01-07', {
    tipo: 'fisica',
    nome: 'Ana',
    identificador: '123.456.789-09',
    nascimento: '1990-05-01',
    endereco,
    ...dados,
  })

describe('cadastrarPessoa', () => {
  test('what identifies the person is personal, and stays out of the chain', () => {
    const [feito] = atosDe(cadastrar({}))
    expect(feito?.dados).toEqual({
      em: '2025-01-07',
      tipo: 'fisica',
      municipioDoDomicilio: '9999999',
    })
    expect(feito?.pessoal).toMatchObject({
      nome: 'Ana',
      identificador: '12345678909',
      nascimento: '1990-05-01',
    })
  })
  test('CPF and CNPJ are checked, also the one with letters', () => {
    expect(recusasDe(cadastrar({ identificador: '123.456.789-00' }))).toMatchObject([
      { codigo: 'identificador.invalido', falta: 'cpf', dados: { motivo: 'digito' } },
    ])
    const empresa = { tipo: 'juridica', nascimento: undefined }
    expect(codigosDe(cadastrar({ ...empresa, identificador: '12.ABC.345/01DE-35' }))).toEqual([])
    expect(recusasDe(cadastrar({ ...empresa, identificador: '12.ABC.345/01DE-36' }))).toMatchObject(
      [{ falta: 'cnpj' }],
    )
  })
  test('a natural person needs a birth date, not ahead of the day', () => {
    expect(recusasDe(cadastrar({ nascimento: undefined }))).toMatchObject([
      { codigo: 'dado.ausente', falta: 'nascimento' },
    ])
    expect(codigosDe(cadastrar({ nascimento: '2025-01-08' }))).toEqual(['data.futura'])
  })
  test('every refusal at once', () => {
    expect(
      codigosDe(
        cadastrar({
          identificador: '1',
          nascimento: undefined,
          endereco: { ...endereco, cep: '1' },
        }),
      ),
    ).toEqual(['identificador.invalido', 'dado.ausente', 'identificador.invalido'])
  })
  test('a second beginning is refused', () => {
    expect(
      codigosDe(
        quando(maria, 'cadastrarPessoa', 'pessoa:maria', '2025-01-07', {
          tipo: 'fisica',
          nome: 'Ana',
          identificador: '12345678909',
          nascimento: '1990-05-01',
          endereco,
        }),
      ),
    ).toEqual(['corrente.ja-existe'])
  })
  test('erased: the person stays, without identity', () => {
    const apagada = maria.map((a) => ({ ...a, pessoal: undefined })) as unknown as typeof maria
    expect(criarMundo(apagada).pessoa('maria')).toMatchObject({
      tipo: 'fisica',
      documentos: [{ tipo: 'cnh' }, { tipo: 'certidao' }],
    })
    expect(criarMundo(apagada).pessoa('maria')?.identidade).toBeUndefined()
  })
})

describe('juntarDocumento', () => {
  const juntar = (documento: object) =>
    quando(maria, 'juntarDocumento', 'pessoa:maria', '2025-01-07', { documento })
  test('the number is personal; the rest, with its check against the original, is the act', () => {
    const [feito] = atosDe(
      juntar(
        papel('cnh', '2024-12-20', {
          numero: '12345678900',
          categorias: 'D',
          validoAte: '2029-12-20',
        }),
      ),
    )
    expect(feito).toMatchObject({
      tipo: 'documentoJuntado',
      dados: { documento: { conferencia: { modo: 'conferida' } } },
      pessoal: { numero: '12345678900' },
    })
    expect(feito?.dados).not.toHaveProperty('documento.numero')
  })
  test('a certificate that must be negative says what it found on the day it is joined', () => {
    expect(recusasDe(juntar(papel('certidao', '2024-12-20')))).toMatchObject([
      { codigo: 'documento.sem-resultado', falta: 'resultado' },
    ])
    for (const resultado of ['nada-consta', 'consta'] as const)
      expect(codigosDe(juntar(papel('certidao', '2024-12-20', { resultado })))).toEqual([])
  })
  test('a kind that the law does not list, dates ahead or inverted, a licence number with a wrong digit', () => {
    expect(codigosDe(juntar(papel('seguro', '2024-12-20')))).toEqual(['documento.desconhecido'])
    expect(codigosDe(juntar(papel('curso', '2025-01-08', { validoAte: '2025-01-01' })))).toEqual([
      'data.futura',
    ])
    expect(codigosDe(juntar(papel('curso', '2024-12-20', { validoAte: '2024-12-01' })))).toEqual([
      'data.invertida',
    ])
    expect(recusasDe(juntar(papel('cnh', '2024-12-20', { numero: '12345678901' })))).toMatchObject([
      { codigo: 'identificador.invalido', falta: 'cnh' },
    ])
  })
})

describe('records', () => {
  test('a debt is known by its command, and settled once', () => {
    const [deve] = atosDe(
      quando(maria, 'registrarDebito', 'pessoa:maria', '2025-01-07', {
        natureza: 'fiscal',
        descricao: 'IPTU',
      }),
    )
    expect(deve).toMatchObject({ dados: { debito: 'c1', natureza: 'fiscal' } })
    const atos = [...maria, ...(deve === undefined ? [] : [deve])]
    const [quita] = atosDe(
      quando(atos, 'quitarDebito', 'pessoa:maria', '2025-01-08', { debito: 'c1' }),
    )
    const quitado = [...atos, ...(quita === undefined ? [] : [quita])]
    expect(criarMundo(quitado).pessoa('maria')?.debitos).toMatchObject([
      { desde: '2025-01-07', quitadoEm: '2025-01-08' },
    ])
    expect(
      codigosDe(quando(quitado, 'quitarDebito', 'pessoa:maria', '2025-01-09', { debito: 'c1' })),
    ).toEqual(['debito.nenhum', 'debito.ja-quitado'])
    expect(
      codigosDe(quando(quitado, 'quitarDebito', 'pessoa:maria', '2025-01-09', { debito: 'x' })),
    ).toEqual(['debito.nenhum', 'debito.inexistente'])
  })
  test('convictions and traffic infractions are of the past', () => {
    expect(
      codigosDe(
        quando(maria, 'registrarCondenacao', 'pessoa:maria', '2025-01-07', {
          especie: 'x',
          transitadaEm: '2025-01-08',
        }),
      ),
    ).toEqual(['data.futura'])
    expect(
      codigosDe(
        quando(maria, 'registrarInfracaoDeTransito', 'pessoa:maria', '2025-01-07', {
          grau: 'leve',
          cometidaEm: '2025-01-08',
        }),
      ),
    ).toEqual(['data.futura'])
    expect(
      atosDe(
        quando(maria, 'registrarCondenacao', 'pessoa:maria', '2025-01-07', {
          especie: 'x',
          transitadaEm: '2025-01-07',
        }),
      ),
    ).toHaveLength(1)
  })
  test('of nobody', () => {
    expect(
      codigosDe(
        quando([], 'registrarCondenacao', 'pessoa:x', '2025-01-07', {
          especie: 'x',
          transitadaEm: '2025-01-07',
        }),
      ),
    ).toEqual(['corrente.inexistente'])
    expect(
      codigosDe(
        quando(
          [ato('outorgaBaixada', 'outorga:x', '2025-01-01')],
          'baixarOutorga',
          'outorga:x',
          '2025-01-07',
          { motivo: 'xxx' },
        ),
      ),
    ).toEqual(['corrente.inexistente'])
  })
})

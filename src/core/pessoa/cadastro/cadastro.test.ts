import { describe, expect, test } from 'vitest'
import type { Ato, Corrente } from '../../ato.ts'
import { ato, atosDe, codigosDe, maria, quando } from '../../lei/miniCaso.prova.ts'
import { criarMundo } from '../../mundo/criarMundo.ts'
import { domicilioEm } from './domicilio.ts'
import { sociosEm } from './socios.ts'

const em = '2025-01-07'
const mudar = (mudouEm: string, municipio = '9999999', dados: readonly Ato[] = maria) =>
  quando(dados, 'mudarEndereco', 'pessoa:maria', em, {
    endereco: { logradouro: 'Rua B', municipio },
    mudouEm,
  })

describe('the address', () => {
  test('the domicile is of the day: before the move the old one, from it on the new', () => {
    const depois = criarMundo([...maria, ...atosDe(mudar('2025-01-02', '1111111'))])
    const pessoa = depois.pessoa('maria')!
    expect(domicilioEm(pessoa, '2025-01-01')).toEqual({
      municipio: '9999999',
      mudaEm: '2025-01-02',
    })
    expect(domicilioEm(pessoa, '2025-01-02')).toEqual({ municipio: '1111111' })
    expect(pessoa.enderecos).toHaveLength(2)
  })
  test('a move before the last one is refused, one of the same day passes', () => {
    const uma = [...maria, ...atosDe(mudar('2025-01-05'))]
    expect(codigosDe(mudar('2025-01-04', '9999999', uma))).toEqual(['pessoa.endereco-anterior'])
    expect(codigosDe(mudar('2025-01-05', '9999999', uma))).toEqual([])
  })
  test('erased: the history stays, without the address', () => {
    const apagados = [...maria, ...atosDe(mudar('2025-01-05'))].map((a) => ({
      ...a,
      pessoal: undefined,
    })) as unknown as readonly Ato[]
    expect(criarMundo(apagados).pessoa('maria')?.enderecos?.at(-1)).toEqual({
      desde: '2025-01-05',
      municipio: '9999999',
      comunicadoEm: em,
    })
  })
})

describe('the name', () => {
  test('a rectification keeps the name that was, with the reason', () => {
    const dados = { nome: 'Maria da Silva', motivo: 'Certidão de casamento.' }
    const feito = atosDe(quando(maria, 'retificarPessoa', 'pessoa:maria', em, dados))
    expect(feito[0]?.dados).not.toHaveProperty('nome')
    const antes = criarMundo(maria).pessoa('maria')!.identidade!.nome
    const pessoa = criarMundo([...maria, ...feito]).pessoa('maria')!
    expect(pessoa.identidade?.nome).toBe('Maria da Silva')
    expect(pessoa.nomesAnteriores).toEqual([{ nome: antes, ate: em, motivo: dados.motivo }])
  })
})

describe('partners', () => {
  const empresa = ato(
    'pessoaCadastrada',
    'pessoa:e',
    '2020-01-01',
    { tipo: 'juridica', municipioDoDomicilio: '9999999' },
    { nome: 'Empresa', identificador: '12ABC34501DE35' },
  )
  const atos = [...maria, empresa]
  const incluir = (de: readonly Ato[], corrente: Corrente = 'pessoa:e') =>
    quando(de, 'incluirSocio', corrente, em, {
      pessoa: 'maria',
      qualidade: 'socio',
      desde: '2025-01-02',
    })
  test('partner from the day of entry to the day before leaving', () => {
    const com = [...atos, ...atosDe(incluir(atos))]
    const dados = { pessoa: 'maria', saiuEm: '2025-01-06', motivo: 'Venda das quotas.' }
    const sem = [...com, ...atosDe(quando(com, 'retirarSocio', 'pessoa:e', em, dados))]
    const em2 = (dia: string) => sociosEm(criarMundo(sem).pessoa('e')!, dia).length
    expect([em2('2025-01-01'), em2('2025-01-02'), em2('2025-01-05'), em2('2025-01-06')]).toEqual([
      0, 1, 1, 0,
    ])
  })
  test('a natural person has none; nobody twice; who is not one does not leave', () => {
    expect(codigosDe(incluir(atos, 'pessoa:maria'))).toContain('lei.nao-preve')
    const com = [...atos, ...atosDe(incluir(atos))]
    expect(codigosDe(incluir(com))).toEqual(['socio.ja-incluido'])
    const sai = { pessoa: 'x', saiuEm: em, motivo: 'Venda.' }
    expect(codigosDe(quando(com, 'retirarSocio', 'pessoa:e', em, sai))).toEqual([
      'socio.inexistente',
    ])
    expect(codigosDe(quando(atos, 'retirarSocio', 'pessoa:e', em, sai))).toEqual(['socio.nenhum'])
  })
})

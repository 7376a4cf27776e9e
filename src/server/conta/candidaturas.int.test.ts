import { describe, expect, it } from 'vitest'
import type { CandidaturaDaConta, MinhaConta } from '../contrato/conta.ts'
import type { FichaDaPessoa } from '../contrato/contrato.ts'
import type { FichaDoRegistro } from '../contrato/registros.ts'
import { casaDeProva } from '../prova/casa.ts'
import { Cliente, codigosDe } from '../prova/cliente.ts'
import { SelecaoDeProva } from '../prova/exemplosDeSelecao.ts'
import { Historia } from '../prova/historia.ts'

const casa = await casaDeProva()
const h = new Historia(casa, 'manaus')
let n = 0

async function contaDe(pessoa: string): Promise<Cliente> {
  const { raiz } = await casa.como('manaus', 'atendente')
  const { corpo } = await h.dar('atendente', `/pessoas/${pessoa}/convite`, {
    razoes: 'Pediu no balcão.',
    documento: 'CNH nº 0123',
  })
  const { codigo } = corpo as unknown as { codigo: string }
  const ficha = await h.ler<FichaDaPessoa>(`/pessoas/${pessoa}`)
  const cliente = new Cliente(casa.base, raiz)
  const login = `candidato${++n}.manaus`
  const senha = 'uma senha comprida'
  const { identificador } = ficha.pessoa.identidade!
  const corpoDaConta = { identificador, codigo, login, senha }
  await cliente.pedir(`${raiz}/abrir-conta`, { metodo: 'POST', corpo: corpoDaConta })
  return cliente.entrar(login, senha)
}
const minhas = async (c: Cliente): Promise<readonly CandidaturaDaConta[]> =>
  (await c.ler<MinhaConta>('/conta')).corpo.candidaturas
const codigos = (lista: CandidaturaDaConta['recorrer'] = []) => lista.map((r) => r.codigo)

describe('the candidate, in their own account', () => {
  it('appeals once from the result, and leaves: only of their own inscription', async () => {
    h.em('2025-03-10')
    await h.parametros()
    const s = await new SelecaoDeProva(h).aberta(3)
    const um = await contaDe(s.pessoas[0]!)
    const dois = await contaDe(s.pessoas[1]!)
    const recorrer = (c: Cliente, inscricao: string, texto = 'Contei mais anos.') =>
      c.dar(`/conta/selecoes/${s.id}/recurso`, { inscricao, texto })
    const desistir = (c: Cliente, inscricao: string) =>
      c.dar(`/conta/selecoes/${s.id}/desistencia`, { inscricao, motivo: 'Mudei de cidade.' })
    const [a = '', b = ''] = s.inscricoes

    // Before any result there is nothing to appeal from; to leave is open.
    const [antes] = await minhas(dois)
    expect(antes).toMatchObject({ id: s.id, protocolo: '0002/2025', situacao: 'inscrito' })
    expect([codigos(antes?.recorrer), codigos(antes?.desistir)]).toEqual([['selecao.etapa'], []])
    expect(codigosDe(await recorrer(dois, b))).toEqual(['selecao.etapa'])

    await s.pontuada()
    await s.provisoria()
    expect((await minhas(dois))[0]).toMatchObject({
      lugar: 2,
      pontos: 9,
      recurso: { ate: '2025-03-21', dias: 5 },
      recorrer: [],
    })
    // Another's inscription is not there, whatever is asked of it.
    expect((await recorrer(um, b)).status).toBe(404)
    expect((await desistir(um, b)).status).toBe(404)
    expect((await recorrer(await casa.como('manaus', 'gestor'), b)).status).toBe(403)
    expect((await casa.anonimo().pedir(`${um.raiz}/conta`)).status).toBe(401)

    h.em('2025-03-21')
    expect((await recorrer(dois, b)).status).toBe(204)
    expect(codigosDe(await recorrer(dois, b))).toEqual(['selecao.ja-recorreu'])
    expect((await minhas(dois))[0]).toMatchObject({
      recursos: [{ numero: '0001/2025', texto: 'Contei mais anos.', situacao: 'por decidir' }],
    })
    expect((await minhas(um))[0]?.recursos).toEqual([])

    // The day after the last, it is kept as late.
    h.em('2025-03-22')
    expect((await minhas(um))[0]?.recurso).toEqual({ ate: '2025-03-21', dias: -1 })
    expect((await recorrer(um, a)).status).toBe(204)
    const ficha = await h.ler<FichaDoRegistro>(`/selecoes/${s.id}`)
    expect(JSON.stringify(ficha.cartoes)).toMatch(/22\/03\/2025, fora do prazo/)

    expect((await desistir(dois, b)).status).toBe(204)
    const [depois] = await minhas(dois)
    expect(depois).toMatchObject({ situacao: 'desistiu' })
    expect(codigos(depois?.desistir)).not.toEqual([])
    expect(codigosDe(await desistir(dois, b))).toEqual(codigos(depois?.desistir))
    const linha = (await h.ler<FichaDoRegistro>(`/selecoes/${s.id}`)).linha
    expect(linha.find((x) => x.tipo === 'candidatoRetirado')).toMatchObject({
      papel: 'titular',
      dados: { inscricao: b },
    })
  })
})

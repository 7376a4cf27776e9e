// Whoever died: nothing is done in their name, and no penalty passes beyond them; told by error, it all comes back.
import { expect, it } from 'vitest'
import type { FichaDaPerda, FichaDaPessoa, FichaDoAuto } from '../contrato/contrato.ts'
import { casaDeProva } from '../prova/casa.ts'
import { Cliente, codigosDe } from '../prova/cliente.ts'
import { hipoteseDeCassacao } from '../prova/hipoteseDeCassacao.ts'
import { Historia } from '../prova/historia.ts'

const casa = await casaDeProva()
const PEDIU = { razoes: 'Pediu no balcão.', documento: 'CNH nº 0123' }
const RAZOES = { razoes: 'Certidão de óbito conferida.' }
const ENGANO = { razoes: 'Homônimo.', prova: 'Compareceu ao balcão.' }

async function comecar() {
  const h = new Historia(casa, 'manaus').em('2025-03-10')
  await h.parametros()
  const morre = (outorga: string) =>
    h.fazer('atendente', `/outorgas/${outorga}/comunicarObito`, {
      obitoEm: h.hoje,
      comunicadoEm: h.hoje,
      por: 'conjuge',
      deixou: { conjuge: true },
    })
  return { h, morre }
}

it('a conta de quem faleceu não se abre nem se usa; anulado o óbito, volta a servir', async () => {
  const { h, morre } = await comecar()
  const trio = await h.licenciada()
  const { raiz } = await casa.como('manaus', 'atendente')
  const ficha = await h.ler<FichaDaPessoa>(`/pessoas/${trio.titular}`)
  const codigo = async (): Promise<string> =>
    (
      (await h.dar('gestor', `/pessoas/${trio.titular}/convite`, PEDIU)).corpo as unknown as {
        codigo: string
      }
    ).codigo
  const abrir = (c: string) =>
    new Cliente(casa.base, raiz).pedir(`${raiz}/abrir-conta`, {
      metodo: 'POST',
      corpo: {
        identificador: ficha.pessoa.identidade!.identificador,
        codigo: c,
        login: 'titular.falecido',
        senha: 'uma senha comprida',
      },
    })
  expect((await abrir(await codigo())).status).toBe(201)
  const entrar = () => new Cliente(casa.base, raiz).entrar('titular.falecido', 'uma senha comprida')
  const conta = await entrar()
  expect((await conta.ler('/conta')).status).toBe(200)
  const dado = await codigo()

  await morre(trio.outorga)
  expect((await conta.ler('/conta')).status).toBe(401)
  await expect(entrar()).rejects.toThrow()
  expect((await h.dar('gestor', `/pessoas/${trio.titular}/convite`, PEDIU)).status).toBe(422)
  expect((await abrir(dado)).status).toBe(422)

  await h.fazer('gestor', `/outorgas/${trio.outorga}/anularObito`, ENGANO)
  expect((await abrir(dado)).status).toBe(201)
  expect((await (await entrar()).ler('/conta')).status).toBe(200)
})

it('a perda e o auto encerram-se pela morte, e voltam se o óbito é anulado', async () => {
  const { h, morre } = await comecar()
  const trio = await h.licenciada()
  const auto = await h.lavrar(trio, 'art32_cpt_inc30')
  const proposta = {
    hipotese: hipoteseDeCassacao(h.pacote),
    outorga: trio.outorga,
    evidencia: 'Relatório da fiscalização.',
  }
  const { id: perda } = await h.fazer('gestor', '/perdas', proposta)
  const na = (nome: string) => `/outorgas/${trio.outorga}/${nome}`
  await morre(trio.outorga)
  h.passam(1)
  expect(codigosDe(await h.dar('gestor', '/perdas', proposta))).toContain('pena.falecido')
  const lavra = await h.dar('fiscal', '/autos', h.autuacao(trio, 'art32_cpt_inc30'))
  expect(JSON.stringify(codigosDe(lavra))).toMatch(/auto\.(infrator|responsavel)-falecido/)
  const baixa = () => h.dar('gestor', `${na('baixarOutorga')}?ensaio=1`, { motivo: 'Falecimento.' })
  expect(codigosDe(await baixa())).toContain('outorga.perda-em-curso')

  await h.fazer('gestor', `/perdas/${perda}/extinguirPelaMorte`, RAZOES)
  await h.fazer('gestor', `/autos/${auto}/extinguirPelaMorte`, RAZOES)
  expect((await h.ler<FichaDaPerda>(`/perdas/${perda}`)).perda.situacao).toBe('arquivada')
  expect((await h.ler<FichaDoAuto>(`/autos/${auto}`)).auto.fase).toBe('arquivado')
  expect((await baixa()).status).toBe(200)

  await h.fazer('gestor', na('anularObito'), ENGANO)
  expect((await h.ler<FichaDaPerda>(`/perdas/${perda}`)).perda.situacao).toBe('proposta')
  expect((await h.ler<FichaDoAuto>(`/autos/${auto}`)).auto.fase).toBe('lavrado')
  expect(codigosDe(await baixa())).toContain('outorga.perda-em-curso')
})

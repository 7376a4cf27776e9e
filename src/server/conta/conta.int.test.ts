// The account of a holder: opened by the counter's code, and a wall around it.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { MinhaConta, ProcessoAberto } from '../contrato/conta.ts'
import type {
  FichaDaPessoa,
  FichaDaPerda,
  FichaDoAuto,
  Notificacoes,
  Prontuario,
} from '../contrato/contrato.ts'
import { casaDeProva, type NomeDeCidade, SENHA } from '../prova/casa.ts'
import { Cliente, codigosDe } from '../prova/cliente.ts'
import { Historia, type Trio } from '../prova/historia.ts'

const casa = await casaDeProva()
const RAIZ = join(import.meta.dirname, '../../..')
const FOTO = readFileSync(join(RAIZ, 'tests/fixtures/arquivos/foto.png'))
let n = 0
const PEDIU = { razoes: 'Pediu no balcão.', documento: 'CNH nº 0123' }

/** Invites, opens and enters: the whole way of a person to their account. `quem`: who gives the code. */
async function abrir(
  h: Historia,
  pessoa: string,
  quem: 'atendente' | 'gestor' = 'atendente',
): Promise<Cliente> {
  const { raiz } = await casa.como(h.cidade, quem)
  const { corpo } = await h.dar(quem, `/pessoas/${pessoa}/convite`, PEDIU)
  const { codigo } = corpo as unknown as { codigo: string }
  const ficha = await h.ler<FichaDaPessoa>(`/pessoas/${pessoa}`)
  const login = `titular${++n}.${h.cidade}`
  const cliente = new Cliente(casa.base, raiz)
  const pedido = {
    identificador: ficha.pessoa.identidade!.identificador,
    codigo,
    login,
    senha: 'uma senha comprida',
  }
  const aberta = await cliente.pedir(`${raiz}/abrir-conta`, { metodo: 'POST', corpo: pedido })
  expect(aberta.status, aberta.texto).toBe(201)
  // Used once, it serves no more.
  const outra = await cliente.pedir(`${raiz}/abrir-conta`, {
    metodo: 'POST',
    corpo: { ...pedido, login: `${login}.x` },
  })
  expect(outra.status).toBe(422)
  return cliente.entrar((aberta.corpo as { login: string }).login, pedido.senha)
}

const minha = async (c: Cliente): Promise<MinhaConta> => (await c.ler<MinhaConta>('/conta')).corpo
const aberto = async (c: Cliente, onde: string): Promise<ProcessoAberto> =>
  (await c.ler<ProcessoAberto>(`/conta/${onde}`)).corpo
const aceitar = (c: Cliente) => c.dar('/conta/notificacoes-eletronicas', { aceita: true })

async function comecar(cidade: NomeDeCidade): Promise<{ h: Historia; trio: Trio; conta: Cliente }> {
  const h = new Historia(casa, cidade).em('2025-03-10')
  await h.parametros()
  const trio = await h.licenciada()
  return { h, trio, conta: await abrir(h, trio.titular) }
}

describe.each([
  ['manaus', 'art32_cpt_inc30'],
  ['marica', 'art27_cpt_inc7'],
] as const)('a conta em %s', (cidade, infracao) => {
  it('a notificação lida na conta é a ciência; a defesa vai dela, com arquivo', async () => {
    const { h, trio, conta } = await comecar(cidade)
    const auto = await h.lavrar(trio, infracao)
    const notificar = { meio: 'eletronica', pessoa: trio.titular }
    const cedo = await h.dar(h.prepara, `/autos/${auto}/notificarAutuacao`, notificar)
    expect(codigosDe(cedo)).toEqual(['notificacao.sem-conta'])
    expect((await aceitar(conta)).status).toBe(204)
    await h.fazer(h.prepara, `/autos/${auto}/notificarAutuacao`, notificar)

    // Before reading, nothing of it shows, and nobody records knowledge by hand.
    expect(await minha(conta)).toMatchObject({
      eletronica: { admitida: true, desde: h.hoje },
      outorgas: [{ id: trio.outorga, regular: true }],
      notificacoes: [{ recurso: 'autos', id: auto, n: 1, situacao: 'a-ler' }],
    })
    expect((await aberto(conta, `autos/${auto}`)).detalhe).toBeNull()
    expect((await conta.dar(`/conta/autos/${auto}/defesa`, { texto: 'Nego.' })).status).toBe(422)
    const aMao = { cienciaEm: h.hoje, meio: 'eletronica', pessoa: trio.titular, prova: 'Telefone' }
    expect(codigosDe(await h.dar(h.prepara, `/autos/${auto}/registrarCiencia`, aMao))).toEqual([
      'ciencia.so-pela-leitura',
    ])

    h.passam(2)
    const ler = { notificacao: 1 }
    expect((await conta.dar(`/conta/autos/${auto}/ler`, ler)).status).toBe(204)
    expect(codigosDe(await conta.dar(`/conta/autos/${auto}/ler`, ler))).toEqual([
      'notificacao.encerrada',
    ])
    const lido = await aberto(conta, `autos/${auto}`)
    expect(lido.processo.prazo).toEqual({ oQue: 'defesa', ate: expect.any(String), dias: 12 })
    expect(lido.detalhe).toMatchObject({
      avisos: [{ assunto: 'Notificação de autuação' }],
      defesa: [],
      // Nobody judged yet.
      estimada: true,
    })
    const ficha = await h.ler<FichaDoAuto>(`/autos/${auto}`)
    expect(ficha.auto).toMatchObject({ fase: 'em-defesa', cienciaEm: h.hoje })
    expect(ficha.linha.find((a) => a.tipo === 'cienciaRegistrada')?.autor).toContain('Pessoa')

    const corpo = new FormData()
    corpo.append('arquivo', new Blob([Uint8Array.from(FOTO)]), 'prova.png')
    const juntado = await fetch(`${casa.base}${conta.raiz}/conta/autos/${auto}/arquivos`, {
      method: 'POST',
      headers: { cookie: conta.cookie, 'x-csrf': conta.csrf },
      body: corpo,
    })
    expect(juntado.status).toBe(201)
    const defesa = { texto: 'O passageiro era um só.' }
    expect((await conta.dar(`/conta/autos/${auto}/defesa`, defesa)).status).toBe(204)
    expect((await aberto(conta, `autos/${auto}`)).detalhe).toMatchObject({
      peticoes: [{ oQue: 'defesa', texto: defesa.texto, noPrazo: true }],
      arquivos: [{ nome: 'prova.png' }],
    })
    const depois = await h.ler<FichaDoAuto>(`/autos/${auto}`)
    expect(depois.auto.fase).toBe('defendido')
  })

  it('a proposta de perda também se lê na conta; a não lida segue por outro meio', async () => {
    const { h, trio, conta } = await comecar(cidade)
    await aceitar(conta)
    const perda = h.pacote.processo.medidas!.perda.hipoteses.find(
      (x) => !x.indicio && !x.soComOFato,
    )!
    const proposta = { hipotese: perda.id, outorga: trio.outorga, evidencia: 'Relatório.' }
    const lida = (await h.fazer('gestor', '/perdas', proposta)).id
    await h.fazer('atendente', `/perdas/${lida}/notificarPerda`, { meio: 'eletronica' })
    expect((await conta.dar(`/conta/perdas/${lida}/ler`, { notificacao: 1 })).status).toBe(204)
    const escrita = { texto: 'Não negociei a permissão.' }
    expect((await conta.dar(`/conta/perdas/${lida}/defesa`, escrita)).status).toBe(204)
    expect((await h.ler<FichaDaPerda>(`/perdas/${lida}`)).perda).toMatchObject({
      situacao: 'defendida',
      cienciaEm: h.hoje,
    })

    const auto = await h.lavrar(trio, infracao)
    const notificar = { meio: 'eletronica', pessoa: trio.titular }
    await h.fazer(h.prepara, `/autos/${auto}/notificarAutuacao`, notificar)
    const [aviso] = (await minha(conta)).notificacoes.filter((x) => x.id === auto)
    h.depoisDe(aviso?.lerAte)
    const frustrar = { notificacao: 1, motivo: 'nao-lida', devolvidaEm: h.hoje }
    await h.fazer(h.prepara, `/autos/${auto}/registrarDevolucao`, frustrar)
    const [seguiu] = (await minha(conta)).notificacoes.filter((x) => x.id === auto)
    expect(seguiu?.situacao).toBe('seguiu-por-outro-meio')
    const lista = await h.ler<Notificacoes>('/notificacoes', h.prepara)
    expect(lista.aNotificar.find((x) => x.id === auto)).toMatchObject({
      tentados: ['eletronica'],
      proximo: 'pessoal',
    })
  })
})

it('onde a lei não admite a eletrônica, a conta serve para ver, marcar vistoria e defender-se', async () => {
  const { h, trio, conta } = await comecar('cidade-ocidental')
  expect(codigosDe(await aceitar(conta))).toEqual(['ciencia.meio-nao-admitido'])
  expect((await minha(conta)).eletronica).toEqual({ admitida: false })
  const auto = await h.lavrar(trio, 'art20_cpt_inc2')
  await h.notificar(auto)
  const texto = 'Estava limpo.'
  expect((await conta.dar(`/conta/autos/${auto}/defesa`, { texto })).status).toBe(204)

  const { corpo: local } = await h.dar('gestor', '/locais-de-vistoria', {
    nome: 'Pátio',
    endereco: 'Rua 1',
    dias: [1, 2, 3, 4, 5],
    inicio: '08:00',
    fim: '09:00',
    intervalo: 30,
    vagas: 1,
  })
  const marcar = { local: local.id, dia: '2025-03-18', hora: '08:00', veiculo: trio.veiculo }
  const feita = await conta.dar('/conta/vistorias', marcar)
  expect(feita.status).toBe(201)
  expect((await minha(conta)).agendamentos).toMatchObject([{ dia: '2025-03-18', hora: '08:00' }])

  // One booking to come for a vehicle: nobody takes every place.
  const mais = ['2025-03-19', '2025-03-20', '2025-03-21']
  const aMais = await Promise.all(
    mais.map((dia) => conta.dar('/conta/vistorias', { ...marcar, dia })),
  )
  expect(aMais.map((r) => r.status)).toEqual([422, 422, 422])

  // Another holder: every route that names something of the first is not found, or not theirs.
  const outro = await h.licenciada()
  const alheia = await abrir(h, outro.titular)
  expect((await minha(alheia)).outorgas.map((o) => o.id)).toEqual([outro.outorga])
  const { id: caso } = await h.fazer('gestor', '/perdas', {
    hipotese: 'revogacao-da-autorizacao',
    outorga: trio.outorga,
    evidencia: 'Relatório.',
  })
  const arquivo = new FormData()
  arquivo.append('arquivo', new Blob([Uint8Array.from(FOTO)]), 'prova.png')
  const daPessoa = await fetch(`${casa.base}${conta.raiz}/conta/autos/${auto}/arquivos`, {
    method: 'POST',
    headers: { cookie: conta.cookie, 'x-csrf': conta.csrf },
    body: arquivo,
  })
  const { id: foto } = (await daPessoa.json()) as { id: string }
  const corpos: Record<string, object> = {
    ler: { notificacao: 1 },
    defesa: { texto },
    recurso: { texto },
    vistorias: marcar,
    'notificacoes-eletronicas': { aceita: true },
    'selecoes/recurso': { inscricao: 'de-outro', texto },
    'selecoes/desistencia': { inscricao: 'de-outro', motivo: texto },
  }
  const deles: Record<string, readonly string[]> = {
    autos: [auto],
    perdas: [caso],
    arquivos: [foto],
    selecoes: [randomUUID()],
    vistorias: [(feita.corpo as unknown as { id: string }).id],
  }
  let tentadas = 0
  for (const { metodo, caminho } of rotas()) {
    if (!caminho.includes('/conta/')) continue
    for (const recurso of caminho.includes('{recurso}') ? ['autos', 'perdas'] : ['']) {
      const com = caminho.replace('{recurso}', recurso)
      const dono = com.split('/conta/')[1]?.split('/')[0] ?? ''
      // Nothing of anyone in the address: looked at apart.
      if (!com.includes('{id}') && !(dono === 'vistorias' && metodo === 'POST')) continue
      const [id = ''] = deles[dono] ?? []
      const onde = com.replace(/^.*\/conta/, `${alheia.raiz}/conta`).replace('{id}', id)
      const ultimo = onde.split('/').at(-1) ?? ''
      // oxlint-disable-next-line no-await-in-loop -- one after another
      const r = await alheia.pedir(onde, {
        metodo,
        ...(metodo === 'POST'
          ? { corpo: corpos[`${dono}/${ultimo}`] ?? corpos[ultimo] ?? {} }
          : {}),
      })
      tentadas += 1
      expect([403, 404, 415], `${metodo} ${onde}: ${r.texto}`).toContain(r.status)
    }
  }
  expect(tentadas).toBeGreaterThan(10)
})

it('quem já não tem a outorga nada vê nem desmarca do veículo que foi de outro', async () => {
  const { h, trio, conta } = await comecar('cidade-ocidental')
  await h.fazer('gestor', `/outorgas/${trio.outorga}/baixarOutorga`, { motivo: 'A pedido.' })
  const comprador = await h.pessoa()
  await h.fazer('atendente', `/veiculos/${trio.veiculo}/alterarPropriedade`, {
    propriedade: { regime: 'proprio', pessoa: comprador, desde: h.hoje },
    causa: 'venda',
    papel: { descricao: 'CRLV novo', emitidoEm: h.hoje },
  })
  const nova = await h.requerer(comprador, trio.veiculo)
  await h.fazer('gestor', `/outorgas/${nova.outorga}/concederOutorga`, {})
  const dona = await abrir(h, comprador)
  const { corpo: local } = await h.dar('gestor', '/locais-de-vistoria', {
    nome: 'Outro pátio',
    endereco: 'Rua 2',
    dias: [1, 2, 3, 4, 5],
    inicio: '08:00',
    fim: '09:00',
    intervalo: 30,
    vagas: 1,
  })
  const marcar = { local: local.id, dia: '2025-03-18', hora: '08:00', veiculo: trio.veiculo }
  const feita = await dona.dar('/conta/vistorias', marcar)
  expect(feita.status, feita.texto).toBe(201)
  const { id } = feita.corpo as unknown as { id: string }

  expect((await minha(dona)).agendamentos).toHaveLength(1)
  const deQuemSaiu = await minha(conta)
  expect(deQuemSaiu.agendamentos).toEqual([])
  const desmarcar = await conta.pedir(`${conta.raiz}/conta/vistorias/${id}`, { metodo: 'DELETE' })
  expect(desmarcar.status).toBe(404)
  const outroDia = await conta.dar('/conta/vistorias', { ...marcar, dia: '2025-03-19' })
  expect(outroDia.status).toBe(404)
})

it('dez arquivos por processo, mesmo que venham todos de uma vez', async () => {
  const { h, trio, conta } = await comecar('cidade-ocidental')
  const auto = await h.lavrar(trio, 'art20_cpt_inc2')
  await h.notificar(auto)
  const juntar = (_: unknown, i: number) => {
    const body = new FormData()
    body.append('arquivo', new Blob([Uint8Array.from(FOTO)]), `${i}.png`)
    return fetch(`${casa.base}${conta.raiz}/conta/autos/${auto}/arquivos`, {
      method: 'POST',
      headers: { cookie: conta.cookie, 'x-csrf': conta.csrf },
      body,
    })
  }
  const respostas = await Promise.all(Array.from({ length: 14 }, juntar))
  expect(respostas.filter((r) => r.status === 201)).toHaveLength(10)
  expect((await aberto(conta, `autos/${auto}`)).detalhe?.arquivos).toHaveLength(10)
})

it('fora da conta, nada: cada rota do órgão é 403 para ela, e as dela 403 para o órgão', async () => {
  const { h, conta } = await comecar('manaus')
  const atendente = await casa.como('manaus', 'atendente')
  let tentadas = 0
  for (const { metodo, caminho, sessao } of rotas()) {
    if (!sessao || caminho.startsWith('/api/v1/sessao')) continue
    const onde = caminho
      .replace('{municipio}/{servico}', conta.raiz.replace('/api/v1/', ''))
      .replace('{recurso}', 'autos')
      .replaceAll(/\{\w+\}/g, '00000000-0000-7000-8000-000000000000')
    const daConta = /\/conta(\/|$)/.test(caminho)
    const quem = daConta ? atendente : conta
    // oxlint-disable-next-line no-await-in-loop -- one after another
    const r = await quem.pedir(onde, { metodo, ...(metodo === 'POST' ? { corpo: {} } : {}) })
    tentadas += 1
    expect(r.status, `${metodo} ${onde}: ${r.texto}`).toBe(403)
  }
  expect(tentadas).toBeGreaterThan(150)

  // A code of somebody else's, or with another CPF, opens nothing.
  const outra = await h.pessoa()
  const { corpo } = await h.dar('atendente', `/pessoas/${outra}/convite`, PEDIU)
  const { codigo } = corpo as unknown as { codigo: string }
  const falso = await conta.pedir(`${conta.raiz}/abrir-conta`, {
    metodo: 'POST',
    corpo: { identificador: '52998224725', codigo, login: 'intruso', senha: 'uma senha comprida' },
  })
  expect(falso.status).toBe(422)
  expect((await h.dar('julgador', `/pessoas/${outra}/convite`, PEDIU)).status).toBe(403)
})

it('códigos errados, muitos, param; e não impedem ninguém de entrar da mesma rede', async () => {
  const { raiz } = await casa.como('manaus', 'gestor')
  const tentar = (n: number) =>
    casa.anonimo().pedir(`${raiz}/abrir-conta`, {
      metodo: 'POST',
      corpo: {
        identificador: String(n).padStart(11, '0'),
        codigo: 'aaaa-bbbb-cccc',
        login: 'alguem',
        senha: 'uma senha comprida',
      },
    })
  const vistos = await Promise.all(Array.from({ length: 45 }, (_, i) => tentar(i)))
  expect(new Set(vistos.map((r) => r.status))).toEqual(new Set([422, 429]))
  const entra = await new Cliente(casa.base, raiz).entrar('gestor.manaus', SENHA)
  expect(entra.cookie).not.toBe('')
  await casa.admin.query('DELETE FROM tentativa_de_entrada')
})

type Rota = Readonly<{ metodo: string; caminho: string; sessao: boolean }>
/** Every route of the API, as it is published. */
function rotas(): readonly Rota[] {
  const { paths } = JSON.parse(readFileSync(join(RAIZ, 'openapi.json'), 'utf8')) as {
    paths: Record<string, Record<string, { security?: unknown }>>
  }
  return Object.entries(paths).flatMap(([caminho, metodos]) =>
    Object.entries(metodos).map(([metodo, { security }]) => ({
      metodo: metodo.toUpperCase(),
      caminho,
      sessao: security !== undefined,
    })),
  )
}

it('o pedido sem decisão é um pedido: o protocolo e o que falta, como o balcão o vê', async () => {
  const h = new Historia(casa, 'cidade-ocidental')
  h.em('2025-03-10')
  await h.parametros()
  const trio = await h.requerida({ faltam: ['certidao-criminal'] })
  const dono = await abrir(h, trio.titular)
  const ficha = await h.ler<Prontuario>(`/outorgas/${trio.outorga}`)
  const [pedida] = (await minha(dono)).outorgas
  expect(pedida?.pedido).toMatchObject({ protocolo: ficha.outorga.protocolo, em: h.hoje })
  const noBalcao = ficha.comandos.find((c) => c.nome === 'concederOutorga')?.recusas ?? []
  expect(pedida?.pedido?.faltam.map((r) => r.frase)).toEqual(noBalcao.map((r) => r.frase))
  expect(noBalcao.map((r) => r.falta)).toContain('certidao-criminal')
})

// The body that hears appeals, through HTTP: from the appointment to the minutes.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { verificar } from '#ledger/verificar.ts'
import type { Autenticidade, EmissaoFeita, Fila, FichaDoAuto } from '../contrato/contrato.ts'
import type { FichaDoRegistro } from '../contrato/registros.ts'
import { chavesPassageiras } from '../chaves/chaves.ts'
import { escreverCodigo } from '../verificacao/codigo.ts'
import { casaDeProva } from '../prova/casa.ts'
import { codigosDe } from '../prova/cliente.ts'
import { Historia, type Trio } from '../prova/historia.ts'
import {
  abrir,
  constituirJunta,
  convocar,
  distribuir,
  enderecoDaJunta,
  membros,
  publicarSemente,
  relatar,
  TITULARES,
  votar,
} from '../prova/ultimaInstancia.ts'

const chaves = chavesPassageiras()
const casa = await casaDeProva({ chaves })
const h = new Historia(casa, 'cidade-ocidental')
let trio: Trio
const ficha = (auto: string) => h.ler<FichaDoAuto>(`/autos/${auto}`)
const junta = (nome: string) => `${enderecoDaJunta(h)}/${nome}`
const nas = async (papel: 'atendente' | 'recursal') =>
  new Map((await h.ler<readonly Fila[]>('/filas', papel)).map((f) => [f.id, f.quantidade]))

/** Appealed today, for the body to hear. */
async function recorrido(): Promise<string> {
  const auto = await h.lavrar(trio, 'art20_cpt_inc2')
  await h.notificar(auto)
  h.depoisDe((await ficha(auto)).auto.defesaAte)
  const julga = { resultado: 'procedente', razoes: 'O fato está provado.' }
  await h.fazer('julgador', `/autos/${auto}/julgarAuto`, julga)
  const ciencia = { cienciaEm: h.hoje, meio: 'pessoal', prova: 'Recibo assinado' }
  await h.fazer(h.prepara, `/autos/${auto}/registrarCienciaDaDecisao`, ciencia)
  const recurso = { protocoladaEm: `${h.hoje}T14:00:00Z`, texto: 'Pede a reforma.' }
  await h.fazer(h.prepara, `/autos/${auto}/interporRecurso`, recurso)
  return auto
}

beforeAll(async () => {
  h.em('2025-03-10')
  await h.parametros()
  trio = await h.concedida()
})
afterAll(async () => {
  expect((await verificar(casa.admin)).falhas).toEqual([])
})

describe('o recurso no colegiado', () => {
  it('sem membros não se distribui; nomeia-se só usuário que existe e tem a função', async () => {
    const auto = await recorrido()
    const sem = await h.dar(h.prepara, `/autos/${auto}/distribuirRecurso`, {})
    expect(codigosDe(sem)).toEqual(['junta.sem-membros'])
    const nomeia = (usuario: string) =>
      h.dar('gestor', junta('nomearMembro'), {
        nome: 'Alguém',
        usuario,
        especie: 'titular',
        ato: 'Decreto 1',
        desde: h.hoje,
      })
    expect((await nomeia('u-nenhum')).status).toBe(422)
    expect((await nomeia('u-fiscal')).status).toBe(422)
    await constituirJunta(h)
    expect(codigosDe(await nomeia('u-recursal'))).toEqual(['junta.ja-e-membro'])
    const cedo = await h.dar(h.prepara, `/autos/${auto}/distribuirRecurso`, {})
    expect(codigosDe(cedo)).toEqual(['distribuicao.sem-semente'])
    expect((await nas('recursal')).get('recursos-a-distribuir')).toBe(1)
  })

  it('cada membro vota por si, uma vez, em sessão com quórum; o resultado é o dos votos', async () => {
    const auto = await recorrido()
    await distribuir(h, auto)
    await relatar(h, auto, 'improvimento')
    const ids = await membros(h)
    const { colegiado } = await ficha(auto)
    const relator = colegiado?.relator ?? ''
    const voto = (papel: 'recursal' | 'atendente' | 'julgador', dados: object) =>
      h.dar(papel, `/autos/${auto}/votarRecurso`, dados)
    const mesma = await h.dar(h.prepara, junta('convocarSessao'), {
      dia: h.hoje,
      hora: '14:00',
      local: 'Sede',
      recursos: [auto],
      meio: 'mural',
    })
    expect(codigosDe(mesma)).toEqual(['sessao.sem-antecedencia'])
    const sessao = await convocar(h, auto)
    expect(codigosDe(await voto('recursal', { voto: 'provimento' }))).toContain(
      'voto.fora-de-sessao',
    )
    const vespera = await h.dar(h.prepara, junta('abrirSessao'), {
      sessao,
      presentes: [...ids.values()].slice(0, 1),
      preside: [...ids.values()][0],
    })
    expect(codigosDe(vespera)).toEqual(['sessao.outro-dia'])
    h.passam(1)
    const um = await h.dar(h.prepara, junta('abrirSessao'), {
      sessao,
      presentes: [ids.get(TITULARES[0])],
      preside: ids.get(TITULARES[0]),
    })
    expect(codigosDe(um)).toEqual(['recurso.sem-quorum'])
    await abrir(h, sessao, [...TITULARES, 'Saulo Suplente'])

    const [outro] = TITULARES.slice(1).filter((n) => n !== relator)
    expect(codigosDe(await voto('julgador', { voto: 'provimento' }))).toBe(403)
    // The president has an account, so nobody else votes for her; nor does she for another.
    const daPresidente = { voto: 'provimento', membro: ids.get(TITULARES[0]) }
    expect(codigosDe(await voto('atendente', daPresidente))).toContain('voto.por-outro')
    const porOutro = { voto: 'provimento', membro: ids.get(outro ?? '') }
    expect(codigosDe(await voto('recursal', porOutro))).toContain('voto.por-outro')
    const suplente = { voto: 'provimento', membro: ids.get('Saulo Suplente') }
    expect(codigosDe(await voto('atendente', suplente))).toEqual(['voto.suplente-sem-vaga'])
    const doRelator =
      relator === TITULARES[0]
        ? await voto('recursal', { voto: 'provimento' })
        : await voto('atendente', { voto: 'provimento', membro: ids.get(relator) })
    expect(codigosDe(doRelator)).toEqual(['voto.repetido'])
    const antes = await h.dar(h.prepara, `/autos/${auto}/proclamarResultado`, {
      razoes: 'Nega-se.',
    })
    expect(codigosDe(antes)).toContain('recurso.faltam-votos')

    // The same vote twice at the same time: one is cast, the other is told.
    const outros = TITULARES.filter((n) => n !== relator)
    for (const nome of outros) {
      const dados = { voto: 'provimento', razoes: 'Falta prova do fato.' }
      const vota = () =>
        nome === TITULARES[0]
          ? voto('recursal', dados)
          : voto('atendente', { ...dados, membro: ids.get(nome) })
      const duas = await Promise.all([vota(), vota()])
      expect(duas.map((r) => r.status).toSorted((a, b) => a - b)).toEqual([200, 422])
      const recusado = duas.find((r) => r.status === 422)
      expect(recusado && codigosDe(recusado)).toContain('voto.repetido')
    }
    await h.fazer(h.prepara, `/autos/${auto}/proclamarResultado`, {
      razoes: 'Dá-se provimento, por falta de prova.',
    })
    const final = await ficha(auto)
    expect(final.auto).toMatchObject({
      fase: 'arquivado',
      julgamentoDoRecurso: { resultado: 'provido', porDesempate: false },
    })
    expect(final.auto.julgamentoDoRecurso?.acordao).toMatch(/^\d{4}\/2025$/)
    expect(final.colegiado?.votos).toHaveLength(3)

    await h.fazer(h.prepara, junta('encerrarSessao'), { sessao })
    const r = await h.ler<FichaDoRegistro>(enderecoDaJunta(h))
    const nomes = r.documentos.map((d) => d.modelo)
    expect(nomes).toEqual(['pauta-da-junta', 'ata-da-junta'])
    const cliente = await casa.como('cidade-ocidental', 'atendente')
    for (const { caminho } of [
      ...r.documentos,
      ...final.documentos.filter((d) => d.modelo === 'decisao-do-recurso'),
    ]) {
      const pdf = await cliente.pedir(caminho)
      expect([caminho, pdf.status, pdf.texto.slice(0, 5)]).toEqual([caminho, 200, '%PDF-'])
    }
  })

  it('a vista leva a votação a outra sessão; no empate prevalece quem preside', async () => {
    const auto = await recorrido()
    await distribuir(h, auto)
    await relatar(h, auto, 'improvimento')
    const ids = await membros(h)
    const relator = (await ficha(auto)).colegiado?.relator ?? ''
    // Two of three: the rapporteur and the president, or the president and one more.
    const dois = relator === TITULARES[0] ? [relator, 'Bento Membro'] : [TITULARES[0], relator]
    const outro = dois.find((n) => n !== relator) ?? ''
    const quem = (nome: string): readonly ['recursal' | 'atendente', object] =>
      nome === TITULARES[0] ? ['recursal', {}] : ['atendente', { membro: ids.get(nome) }]
    const primeira = await convocar(h, auto)
    h.passam(1)
    await abrir(h, primeira, dois)
    const [papel, mais] = quem(outro)
    await h.fazer(papel, `/autos/${auto}/pedirVista`, { ...mais, motivo: 'Ver as fotos.' })
    const votar = () => h.dar(papel, `/autos/${auto}/votarRecurso`, { ...mais, voto: 'provimento' })
    expect(codigosDe(await votar())).toContain('voto.com-vista')
    await h.fazer(h.prepara, junta('encerrarSessao'), { sessao: primeira })

    const segunda = await convocar(h, auto)
    h.passam(1)
    await abrir(h, segunda, dois)
    expect((await votar()).status).toBe(200)
    await h.fazer(h.prepara, `/autos/${auto}/proclamarResultado`, { razoes: 'Decide-se.' })
    const { auto: final } = await ficha(auto)
    expect(final.julgamentoDoRecurso).toMatchObject({
      porDesempate: true,
      resultado: relator === TITULARES[0] ? 'improvido' : 'provido',
    })
    await h.fazer(h.prepara, junta('encerrarSessao'), { sessao: segunda })
  })
})

describe('o impedimento que aparece depois do voto', () => {
  it('o voto do membro cai; o do relator leva à redistribuição; a ata e o acórdão o dizem', async () => {
    const auto = await recorrido()
    const efeito = { concede: true, razoes: 'Há risco.' }
    // Before the draw it is who presides; who judges appeals and is no member, never.
    const alheio = await h.dar('julgador', `/autos/${auto}/decidirEfeitoSuspensivo`, efeito)
    expect(alheio.status).toBe(403)
    await h.fazer('recursal', `/autos/${auto}/decidirEfeitoSuspensivo`, efeito)
    await distribuir(h, auto)
    await relatar(h, auto, 'improvimento')
    const ids = await membros(h)
    const primeiro = (await ficha(auto)).colegiado?.relator ?? ''
    const sessao = await convocar(h, auto)
    h.passam(1)
    await abrir(h, sessao, TITULARES)
    await votar(h, auto, 'provimento')
    const declarar = (nome: string) =>
      h.fazer(
        nome === TITULARES[0] ? 'recursal' : h.prepara,
        `/autos/${auto}/declararImpedimento`,
        {
          membro: ids.get(nome),
          motivo: 'amizade',
          razoes: 'Amigo de quem responde.',
        },
      )
    await declarar(primeiro)
    const proclamar = { razoes: 'Decide-se.' }
    const barrado = await h.dar(h.prepara, `/autos/${auto}/proclamarResultado`, proclamar)
    expect(codigosDe(barrado)).toContain('recurso.relator-impedido')
    const redistribuir = `/autos/${auto}/redistribuirRecurso`
    const comAVelha = await h.dar(h.prepara, redistribuir, {})
    expect(codigosDe(comAVelha)).toEqual(['distribuicao.sem-semente'])
    await h.fazer(h.prepara, junta('encerrarSessao'), { sessao })
    h.passam(1)
    await publicarSemente(h)
    h.passam(1)
    await h.fazer(h.prepara, redistribuir, {})
    const { colegiado } = await ficha(auto)
    expect(colegiado?.relator).not.toBe(primeiro)
    expect(colegiado?.votos).toEqual([])
    const quedas = colegiado?.votosAnteriores.map((v) => v.caiu?.motivo)
    expect(quedas).toEqual(['redistribuicao', 'redistribuicao', 'redistribuicao'])

    await relatar(h, auto, 'improvimento')
    const segunda = await convocar(h, auto)
    h.passam(1)
    const aptos = TITULARES.filter((n) => n !== primeiro)
    await abrir(h, segunda, [...aptos, 'Saulo Suplente'], aptos[0])
    const segundo = (await ficha(auto)).colegiado?.relator ?? ''
    const vota = (nome: string) =>
      h.fazer(nome === TITULARES[0] ? 'recursal' : h.prepara, `/autos/${auto}/votarRecurso`, {
        voto: 'provimento',
        ...(nome === TITULARES[0] ? {} : { membro: ids.get(nome) }),
      })
    const outro = aptos.find((n) => n !== segundo) ?? ''
    await vota(outro)
    await declarar(outro)
    const um = await h.dar(h.prepara, `/autos/${auto}/proclamarResultado`, proclamar)
    expect(codigosDe(um)).toContain('recurso.sem-quorum')
    // The alternate takes the seat that the impediment left.
    const suplente = { voto: 'improvimento', membro: ids.get('Saulo Suplente') }
    await h.fazer(h.prepara, `/autos/${auto}/votarRecurso`, suplente)
    await h.fazer(h.prepara, `/autos/${auto}/proclamarResultado`, proclamar)
    const final = await ficha(auto)
    expect(final.auto.julgamentoDoRecurso).toMatchObject({
      resultado: 'improvido',
      votosCaidos: [{ voto: 'provimento', motivo: 'declarou' }],
    })
    expect(final.colegiado?.votos.map((v) => [v.membro, v.caiu?.motivo])).toEqual([
      [segundo, undefined],
      [outro, 'declarou'],
      ['Saulo Suplente', undefined],
    ])
    await h.fazer(h.prepara, junta('encerrarSessao'), { sessao: segunda })
    // Who keeps the minutes gives every act; each says whose it is.
    const voto = final.linha.find((a) => a.tipo === 'votoProferido')
    expect(voto?.frase).toMatch(/^Saulo Suplente: voto/)
  })

  it('a pauta e a ata levam código, que se confere sem entrar, com o resultado da sessão', async () => {
    const auto = await recorrido()
    await distribuir(h, auto)
    await relatar(h, auto, 'improvimento')
    const sessao = await convocar(h, auto)
    const cliente = await casa.como('cidade-ocidental', 'atendente')
    const conferida = async (modelo: 'pauta' | 'ata') => {
      const { documentos } = await h.ler<FichaDoRegistro>(enderecoDaJunta(h))
      const { caminho = '' } =
        documentos.find((d) => d.modelo.startsWith(modelo) && d.caminho.includes(sessao)) ?? {}
      expect((await cliente.pedir(caminho)).texto.slice(0, 5)).toBe('%PDF-')
      const orgao = h.pacote.processo.recurso.orgao
      const feitas = await h.ler<EmissaoFeita[]>(`/emissoes?recurso=juntas&ficha=${orgao}`)
      const codigo = escreverCodigo(chaves, h.pacote.lei.municipio.ibge, feitas[0]?.id ?? '')
      const lida = await casa.anonimo().pedir<Autenticidade>(`/api/v1/verificar/${codigo}`)
      return lida.corpo
    }
    const doDia = (a: Autenticidade, rotulo: string) =>
      a.documento?.hoje.find((x) => x.rotulo === rotulo)?.valor
    const pauta = await conferida('pauta')
    expect(pauta).toMatchObject({ resultado: 'autentico', documento: { estado: 'vale' } })
    h.passam(1)
    await abrir(h, sessao, TITULARES)
    const fila = async (papel: 'recursal' | 'atendente') =>
      (await h.ler<readonly Fila[]>('/filas', papel)).find((f) => f.id === 'recursos-a-votar')
    const relator = (await ficha(auto)).colegiado?.relator ?? ''
    expect((await fila('recursal'))?.quantidade).toBe(relator === TITULARES[0] ? 0 : 1)
    const daSecretaria = (await fila('atendente'))?.itens[0]
    expect(daSecretaria).toMatchObject({ recurso: 'autos', id: `${auto}/votarRecurso` })
    await votar(h, auto, 'improvimento')
    expect((await fila('recursal'))?.quantidade).toBe(0)
    await h.fazer(h.prepara, `/autos/${auto}/proclamarResultado`, { razoes: 'Nega-se.' })
    await h.fazer(h.prepara, junta('encerrarSessao'), { sessao })
    const ata = await conferida('ata')
    expect(ata).toMatchObject({ resultado: 'autentico', documento: { estado: 'vale' } })
    expect(doDia(ata, 'Recurso 1')).toMatch(/recurso não provido, acórdão nº/)
  })
})

describe('quem lavrou, julgou ou se declarou impedido não decide por outra porta', () => {
  it('quem lavrou não relata, não registra voto nem proclama, nem pela secretaria', async () => {
    const auto = await recorrido()
    await distribuir(h, auto)
    const ids = await membros(h)
    const relatorio = { relatorio: 'Examinado.', voto: 'improvimento', razoes: 'Mantém-se.' }
    const proibido = 'processo.julgador-impedido'
    // The inspector wrote it; under this law inspectors keep the body's papers too.
    expect(h.pacote.processo.preparam).toContain('fiscal')
    const relato = await h.dar('fiscal', `/autos/${auto}/relatarRecurso`, relatorio)
    expect(codigosDe(relato)).toContain(proibido)
    await relatar(h, auto, 'improvimento')
    const relator = (await ficha(auto)).colegiado?.relator
    const sessao = await convocar(h, auto)
    h.passam(1)
    await abrir(h, sessao, TITULARES)
    const [outro = ''] = TITULARES.slice(1).filter((n) => n !== relator)
    const voto = { voto: 'improvimento', membro: ids.get(outro) }
    const registrado = await h.dar('fiscal', `/autos/${auto}/votarRecurso`, voto)
    expect(codigosDe(registrado)).toContain(proibido)
    await votar(h, auto, 'improvimento')
    const parente = { parente: trio.titular, parentesco: 'tio', prova: 'RG 1' }
    const tarde = await h.dar(h.prepara, junta('registrarParentesco'), {
      membro: ids.get(outro),
      ...parente,
    })
    expect(codigosDe(tarde)).toEqual(['junta.parentesco-depois-do-voto'])
    const proclama = await h.dar('fiscal', `/autos/${auto}/proclamarResultado`, {
      razoes: 'Nega-se.',
    })
    expect(codigosDe(proclama)).toContain(proibido)
    await h.fazer(h.prepara, `/autos/${auto}/proclamarResultado`, { razoes: 'Nega-se.' })
    await h.fazer(h.prepara, junta('encerrarSessao'), { sessao })
  })

  it('a mesma pessoa do cadastro não ocupa duas cadeiras ao mesmo tempo', async () => {
    const cadastro = await h.pessoa()
    const nomear = (dados: object = {}) =>
      h.dar('gestor', junta('nomearMembro'), {
        nome: 'Duas Vezes',
        cadastro,
        especie: 'suplente',
        ato: 'Decreto 2',
        desde: h.hoje,
        ...dados,
      })
    expect((await nomear()).status).toBe(200)
    expect(codigosDe(await nomear({ nome: 'Outro Nome' }))).toEqual(['junta.ja-e-membro'])
  })

  it('quem se declara impedido pelo nome de membro também não decide o efeito', async () => {
    const auto = await recorrido()
    await distribuir(h, auto)
    const ids = await membros(h)
    const declarar = { membro: ids.get(TITULARES[0]), motivo: 'parentesco', razoes: 'Prima.' }
    await h.fazer('recursal', `/autos/${auto}/declararImpedimento`, declarar)
    const efeito = { concede: true, razoes: 'Há risco.' }
    const decidido = await h.dar('recursal', `/autos/${auto}/decidirEfeitoSuspensivo`, efeito)
    expect(codigosDe(decidido)).toContain('processo.julgador-impedido')
  })

  it('o parente de quem responde não decide o efeito', async () => {
    const auto = await recorrido()
    await distribuir(h, auto)
    const ids = await membros(h)
    await h.fazer(h.prepara, junta('registrarParentesco'), {
      membro: ids.get(TITULARES[0]),
      parente: trio.titular,
      parentesco: 'irmao',
      prova: 'Certidão de nascimento, matrícula 1',
    })
    const efeito = { concede: true, razoes: 'Há risco.' }
    const decidido = await h.dar('recursal', `/autos/${auto}/decidirEfeitoSuspensivo`, efeito)
    expect(codigosDe(decidido)).toContain('processo.julgador-impedido')
  })
})

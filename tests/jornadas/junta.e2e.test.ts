import { describe, expect, it } from 'vitest'
import { addDias } from '#core/calendar/dia.ts'
import { guardarSenha } from '../../src/server/acesso/senha.ts'
import type { FichaDaPessoa, FichaDoAuto } from '../../src/server/contrato/contrato.ts'
import { SENHA } from '../../src/server/prova/casa.ts'
import { perdaRecorrida } from '../../src/server/prova/exemplosDeMedidas.ts'
import { enderecoDaJunta, membros } from '../../src/server/prova/ultimaInstancia.ts'
import { abrirCenas, br, type Pessoa } from './apoio/cena.ts'
import { Perda } from './apoio/medidas.ts'
import { Processo } from './apoio/processo.ts'
import type { Tela } from './apoio/tela.ts'

const cenas = await abrirCenas()

/** Who votes with which login. */
const CONTAS: Readonly<Record<string, Pessoa>> = {
  'Paula Presidente': 'recursal',
  'Bento Membro': 'membro1',
  'Célia Membro': 'membro2',
}

describe('a junta em sessão, da nomeação à ata', () => {
  const cena = cenas('cidade-ocidental').em('2025-03-10')
  const processo = new Processo(cena)
  /** Appealed too: what the law gives the board is not only the fine. */
  const perda = new Perda(cena)
  const junta = enderecoDaJunta(cena)
  const ficha = () => cena.ler<FichaDoAuto>(`/autos/${processo.auto}`)
  const relator = async () => (await ficha()).colegiado?.relator ?? ''
  const titular = { id: '', nome: '' }
  const marcarTodas = async (tela: Tela, campo: string) => {
    for (const caixa of await tela.campo(campo).getByRole('checkbox').all())
      await caixa.setChecked(true)
  }
  /** On the board's page, the way of a clerk to it. */
  const naJunta = async (quem: Pessoa) => {
    const tela = await cena.como(quem)
    await tela.ir(junta)
    return tela
  }
  /** Calls a session for tomorrow, and opens it then with all there. */
  const reunir = async () => {
    const tela = await naJunta(cena.prepara)
    await tela.comando('convocarSessao')
    await tela.preencher({
      dia: br(addDias(cena.hoje, 1)),
      hora: '14:00',
      local: 'Sala de reuniões',
      meio: 'mural',
    })
    await marcarTodas(tela, 'recursos')
    await tela.enviar()
    expect(await tela.texto()).toContain('Pauta afixada no mural')
    cena.passam(1)
    const noDia = await naJunta(cena.prepara)
    await noDia.comando('abrirSessao')
    await marcarTodas(noDia, 'presentes')
    await noDia.preencher({ preside: (await membros(cena)).get('Paula Presidente') ?? '' })
    await noDia.enviar()
  }
  const encerrar = async () => {
    const tela = await naJunta(cena.prepara)
    await tela.comando('encerrarSessao')
    expect(await tela.enviar()).toContain('ata nº')
  }
  const imprime = async (tela: Tela, nome: RegExp) => {
    const elo = tela.page.getByRole('link', { name: nome }).first()
    const caminho = (await elo.getAttribute('href')) ?? ''
    const pdf = await tela.page.request.get(new URL(caminho, tela.base).href)
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
  }

  it('um recurso espera a junta; o gestor nomeia quem vota pela própria conta', async () => {
    await cena.parametros()
    const trio = await cena.concedida()
    const { pessoa } = await cena.ler<FichaDaPessoa>(`/pessoas/${trio.titular}`)
    Object.assign(titular, { id: trio.titular, nome: pessoa.identidade?.nome ?? '' })
    processo.auto = await cena.lavrar(trio, 'art20_cpt_inc2')
    await cena.notificar(processo.auto)
    cena.depoisDe((await ficha()).auto.defesaAte)
    const noAuto = (papel: 'julgador' | 'atendente', comando: string, dados: object) =>
      cena.fazer(papel, `/autos/${processo.auto}/${comando}`, dados)
    await noAuto('julgador', 'julgarAuto', { resultado: 'procedente', razoes: 'Provado.' })
    const ciencia = { cienciaEm: cena.hoje, meio: 'pessoal', prova: 'Recibo assinado' }
    await noAuto('atendente', 'registrarCienciaDaDecisao', ciencia)
    const recurso = { protocoladaEm: `${cena.hoje}T14:00:00Z`, texto: 'Pede a reforma.' }
    await noAuto('atendente', 'interporRecurso', recurso)
    perda.id = await perdaRecorrida(cena)

    const hash = await guardarSenha(SENHA)
    for (const conta of ['membro1', 'membro2'])
      await cena.casa.admin.query(
        `INSERT INTO usuario (municipio, id, servicos, login, nome, senha_hash, papeis)
         VALUES ($1, $2, $3, $4, $5, $6, '{recursal}')`,
        [
          Number(cena.pacote.lei.municipio.ibge),
          `u-${conta}`,
          [cena.pacote.lei.servico.slug],
          `${conta}.${cena.cidade}`,
          `Pessoa ${conta}`,
          hash,
        ],
      )
    const ato = { ato: 'Decreto nº 10/2025', especie: 'titular' }
    for (const [nome, conta] of Object.entries(CONTAS).slice(1))
      await cena.fazer('gestor', `${junta}/nomearMembro`, {
        ...ato,
        nome,
        usuario: `u-${conta}`,
        desde: '2025-01-02',
      })
    const tela = await naJunta('gestor')
    await tela.comando('nomearMembro')
    await tela.preencher({
      ...ato,
      nome: 'Paula Presidente',
      usuario: 'u-recursal',
      presidente: 'true',
      desde: '02/01/2025',
    })
    await tela.enviar()
    expect(await tela.texto('.linha-do-tempo')).toContain('Paula Presidente: membro titular')
  })

  it('a semente publicada sorteia o relator no dia seguinte; ele relata pela própria conta', async () => {
    cena.passam(1)
    const tela = await naJunta(cena.prepara)
    await tela.comando('publicarSementeDaJunta')
    await tela.preencher({ semente: '12345 67890', fonte: 'Loteria Federal' })
    await tela.enviar()
    cena.passam(1)
    expect(await processo.dar(cena.prepara, 'distribuirRecurso')).toContain('sorteio')
    await processo.dar(CONTAS[await relator()] ?? 'recursal', 'relatarRecurso', {
      relatorio: 'Examinados os autos.',
      voto: 'improvimento',
      razoes: 'O fato está provado.',
    })
    // The loss waits in the same queues, and is drawn and reported alike.
    await cena.fazer(cena.prepara, `/perdas/${perda.id}/distribuirRecurso`, {})
    const { colegiado } = await perda.ficha()
    await perda.dar(CONTAS[colegiado?.relator ?? ''] ?? 'recursal', 'relatarRecurso', {
      relatorio: 'Examinado o caso de perda.',
      voto: 'improvimento',
      razoes: 'Provada a hipótese.',
    })
  })

  it('em sessão, um membro pede vista do auto e a perda se julga: a ata da primeira diz os dois', async () => {
    await reunir()
    const [um = ''] = Object.keys(CONTAS).filter((n) => n !== 'Paula Presidente')
    const quem = um === (await relator()) ? 'Célia Membro' : um
    const tela = await processo.abrir(CONTAS[quem] ?? 'membro1', 'pedirVista')
    await tela.preencher({ motivo: 'Quer ver as fotografias.' })
    await tela.enviar()
    const { colegiado } = await perda.ficha()
    for (const [nome, conta] of Object.entries(CONTAS).filter(([n]) => n !== colegiado?.relator)) {
      const voto = nome === 'Paula Presidente' ? 'improvimento' : 'provimento'
      await perda.dar(conta, 'votarRecurso', { voto })
    }
    expect(
      await perda.dar('recursal', 'proclamarResultado', { razoes: 'Decide-se pela perda.' }),
    ).toContain('acórdão nº')
    const daPerda = await perda.tela(cena.prepara)
    expect(await daPerda.texto()).toContain('(relator)')
    await imprime(daPerda, /^Acórdão nº/)
    await daPerda.comando('notificarPerda')
    await daPerda.preencher({ meio: 'postal' })
    expect(await daPerda.enviar()).toContain('da decisão do recurso contra a perda')
    await imprime(await naJunta(cena.prepara), /Pauta da sessão/)
    await encerrar()
    const depois = await naJunta(cena.prepara)
    expect(await depois.texto()).toContain('pedido de vista')
    expect(await depois.texto()).toMatch(
      /perda nº \d{4}\/2025[^]*recurso (não )?provido, acórdão nº/,
    )
    await imprime(depois, /^Ata nº/)
  })

  it('noutra, cada um vota por si; o impedimento que aparece derruba o voto; o resultado é o dos que restam', async () => {
    await reunir()
    const doRelator = await relator()
    const [primeiro = '', segundo = ''] = Object.keys(CONTAS).filter((n) => n !== doRelator)
    // One finds it among what waits for them, the other in the session's own table.
    const daFila = await cena.como(CONTAS[primeiro] ?? 'recursal')
    await daFila.ir()
    await daFila.comando('votarRecurso')
    await daFila.preencher({ voto: 'improvimento' })
    await daFila.enviar()
    const daSessao = await naJunta(CONTAS[segundo] ?? 'recursal')
    expect(await daSessao.texto()).toContain(`falta o voto de ${segundo}`)
    await daSessao.comando('votarRecurso')
    await daSessao.preencher({ voto: 'provimento', razoes: 'Falta prova.' })
    await daSessao.enviar()

    // After the votes it is the manager's to register; the secretary, who did not, proclaims.
    const gestor = await naJunta('gestor')
    await gestor.comando('registrarParentesco')
    await gestor.preencher({
      membro: (await membros(cena)).get(segundo) ?? '',
      parente: { procurar: titular.nome },
      parentesco: 'irmao',
      prova: 'Certidão de nascimento, matrícula 1',
    })
    await gestor.enviar()
    const tela = await processo.abrir(cena.prepara, 'proclamarResultado')
    await tela.preencher({ razoes: 'Nega-se provimento ao recurso.' })
    expect(await tela.enviar()).toContain('Um voto não contou, por impedimento.')
    await encerrar()

    const noAuto = await cena.como(cena.prepara)
    await noAuto.ir(`/autos/${processo.auto}`)
    expect(await noAuto.texto()).toMatch(/Sem efeito: parentesco \(.*art\. 12/)
    const depois = await naJunta(cena.prepara)
    expect(await depois.texto()).toMatch(/recurso não provido, acórdão nº \d{4}\/2025/)
    await imprime(depois, /^Ata nº/)
    expect((await ficha()).auto.julgamentoDoRecurso).toMatchObject({
      resultado: 'improvido',
      votosCaidos: [{ voto: 'provimento', motivo: 'parentesco' }],
    })
  })

  it('quem recorreu lê o resultado na própria conta', async () => {
    const convite = await cena.dar('atendente', `/pessoas/${titular.id}/convite`, {
      razoes: 'Pediu no balcão.',
      documento: 'CNH nº 0123',
    })
    const { codigo } = convite.corpo as unknown as { codigo: string }
    const { pessoa } = await cena.ler<FichaDaPessoa>(`/pessoas/${titular.id}`)
    const login = `recorrente.${cena.cidade}`
    const { raiz } = await cena.casa.como(cena.cidade, 'atendente')
    const aberta = await cena.casa.anonimo().pedir(`${raiz}/abrir-conta`, {
      metodo: 'POST',
      corpo: { identificador: pessoa.identidade?.identificador, codigo, login, senha: SENHA },
    })
    expect(aberta.status, aberta.texto).toBe(201)
    const tela = await cena.janela(390)
    await tela.ir(`/conta/autos/${processo.auto}`)
    await tela.page.getByLabel('Usuário').fill(login)
    await tela.page.getByLabel('Senha').fill(SENHA)
    await tela.page.getByRole('button', { name: 'Entrar', exact: true }).click()
    await tela.page.getByRole('heading', { name: 'Andamento' }).waitFor()
    await tela.pronta()
    expect(await tela.texto()).toContain('Recurso não provido')
  })
})

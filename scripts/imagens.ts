// `npm run imagens`: makes docs/images again from the demonstration, on a database of its own.
// `npm run imagens -- PASTA`: besides, every main screen, on a desk and on a phone, into PASTA.
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright-core'
import { PASTA_DAS_LEIS } from '#law/files/lerPacotes.ts'
import { startEmbedded } from '#ledger/embutido/embutido.ts'
import { migrar } from '#ledger/migrar.ts'
import { SENHA } from '#server/demonstracao/acessos.ts'
import { idFicticio } from '#server/demonstracao/ficticios.ts'
import { semear } from '#server/demonstracao/semear.ts'
import { chavesPassageiras } from '#server/chaves/chaves.ts'
import { criarServidor } from '#server/servidor.ts'
import { ROOT } from '../src/cli/iniciar/options.ts'
import { construirWeb } from '../src/cli/iniciar/web.ts'
import { findChromium } from '../tests/apoio/chromium.find.ts'

const CIDADES = [
  ['manaus', 'mototaxi', 'manaus', 'am-manaus-mototaxi'],
  ['cidade-ocidental', 'transporte-escolar', 'ocidental', 'go-cidade-ocidental-escolar'],
  ['marica', 'transporte-escolar', 'marica', 'rj-marica-escolar'],
] as const

const dados = mkdtempSync(join(tmpdir(), 'outorga-imagens-'))
chmodSync(dados, 0o711)
const banco = await startEmbedded({ dados })
await migrar(banco.ownerUrl)
await semear({ bancoUrl: banco.appUrl, pacotes: PASTA_DAS_LEIS })
const web = await construirWeb(console.log)
const app = await criarServidor({
  bancoUrl: banco.appUrl,
  pacotes: PASTA_DAS_LEIS,
  web,
  chaves: chavesPassageiras(),
})
const base = await app.listen({ host: '127.0.0.1', port: 0 })
const navegador = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
try {
  await imagemDoProntuario()
  const pasta = process.argv[2]
  if (pasta !== undefined) {
    mkdirSync(pasta, { recursive: true })
    for (const largura of [1280, 390]) await passear(pasta, largura)
  }
} finally {
  await navegador.close()
  await app.close()
  await banco.stop()
  rmSync(dados, { recursive: true, force: true })
}

async function imagemDoProntuario(): Promise<void> {
  const page = await entrar(navegador, 'gestor.manaus', 1280, 950)
  const id = idFicticio('am-manaus-mototaxi/outorga/incompleto')
  await page.goto(`${base}/manaus/mototaxi/outorgas/${id}`)
  await pronta(page)
  const fechados = page.locator('details.alheios').filter({ hasText: 'A lei não permite' })
  if ((await fechados.getAttribute('open')) === null) await fechados.locator('> summary').click()
  await page.mouse.move(0, 0)
  const pasta = join(ROOT, 'docs/images')
  mkdirSync(pasta, { recursive: true })
  await page.screenshot({ path: join(pasta, 'prontuario.png') })
}

/** The main screens of the three cities. */
async function passear(pasta: string, largura: number): Promise<void> {
  for (const [cidade, servico, sufixo, pacote] of CIDADES) {
    const raiz = `${base}/${cidade}/${servico}`
    for (const [papel, nome, caminho] of telas(pacote)) {
      const page = await entrar(navegador, papel && `${papel}.${sufixo}`, largura, 900)
      await page.goto(raiz + caminho)
      await pronta(page)
      await page.screenshot({
        path: join(pasta, `${sufixo}-${nome}-${largura}.png`),
        fullPage: !caminho.startsWith('/lei'),
      })
      await page.context().close()
    }
  }
}

function telas(pacote: string): (readonly [papel: string, nome: string, caminho: string])[] {
  const id = (tipo: string, rotulo: string) => idFicticio(`${pacote}/${tipo}/${rotulo}`)
  const regular = id('outorga', 'regular')
  const vencida = id('outorga', 'vencida')
  const defendido = id('auto', 'defendido')
  return [
    ['atendente', 'inicio', ''],
    ['julgador', 'inicio-julgador', ''],
    ['atendente', 'prontuario-regular', `/outorgas/${regular}`],
    ['gestor', 'prontuario-vencida', `/outorgas/${vencida}`],
    ['gestor', 'veiculo', `/outorgas/${regular}?aba=veiculo`],
    ['gestor', 'linha', `/outorgas/${vencida}?aba=linha`],
    ['gestor', 'conceder', `/outorgas/${id('outorga', 'incompleto')}/concederOutorga`],
    ['atendente', 'pessoa', `/pessoas/${id('pessoa', 'regular')}`],
    ['atendente', 'cadastrar-pessoa', '/novo/cadastrarPessoa'],
    ['atendente', 'cadastrar-veiculo', '/novo/cadastrarVeiculo'],
    ['atendente', 'juntar', `/pessoas/${id('pessoa', 'regular')}/juntarDocumento`],
    ['vistoriador', 'vistoriar', `/vistorias/${id('veiculo', 'reprovada')}/vistoriar`],
    ['fiscal', 'lavrar', '/novo/lavrarAuto'],
    ['julgador', 'auto', `/autos/${defendido}`],
    ['julgador', 'julgar', `/autos/${defendido}/julgarAuto`],
    ['gestor', 'parametros', '/parametros'],
    ['', 'infracoes', '/infracoes'],
    ['', 'lei', '/lei'],
    ['', 'consulta', '/consulta?q=ZZZ9Z99'],
  ]
}

async function entrar(b: Browser, login: string, width: number, height: number): Promise<Page> {
  const contexto = await b.newContext({ viewport: { width, height }, locale: 'pt-BR' })
  if (login !== '') {
    await contexto.request.post(`${base}/api/v1/sessao`, { data: { login, senha: SENHA } })
  }
  return contexto.newPage()
}

async function pronta(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor()
  await page.locator('main .esqueleto').first().waitFor({ state: 'detached' })
  await page.waitForLoadState('networkidle')
}

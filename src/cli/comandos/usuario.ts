import { papeis as todos, type Papel } from '#core/contexto.ts'
import { emMunicipio, type Tx } from '#ledger/banco.ts'
import type { Casa } from '#server/casa.ts'
import { ProblemaHttp } from '#server/http/problema.ts'
import { criarUsuario, listarUsuarios, redefinirSenha } from '#server/usuarios/usuarios.ts'
import { comCasa } from './abrirCasa.ts'
import { ajudaDoBanco, opcoesDoBanco } from './opcoesDoBanco.ts'
import { CODIGO, ErroDeUso, ErroDoPedido, type Saida, type Subcomando } from './subcomando.ts'

const POR = 'linha de comando'

/** `outorga usuario`: the first users of a city, before anyone can enter to make them. */
export const usuario: Subcomando = {
  sinopse:
    'criar|senha|listar MUNICIPIO [LOGIN] [--nome NOME] [--papeis gestor,atendente] [--dados PASTA]',
  ajuda: [
    'criar   um usuário novo; a senha é dita uma vez, e se troca na primeira entrada',
    'senha   uma senha nova para quem a perdeu',
    'listar  os usuários do município',
    `--papeis  entre ${todos.join(', ')} (padrão: gestor)`,
    ...ajudaDoBanco,
  ],
  opcoes: { ...opcoesDoBanco, nome: { type: 'string' }, papeis: { type: 'string' } },
  posicionais: [2, 3],
  async executar(pedido) {
    const [acao, cidade = '', login] = pedido.posicionais
    const { opcoes, saida } = pedido
    if (acao !== 'listar' && login === undefined) throw new ErroDeUso('Falta o LOGIN do usuário.')
    return comCasa(pedido, async (casa) => {
      const municipio = casa.servicos
        .municipios()
        .find((m) => m.slug === cidade || m.ibge === cidade)
      if (municipio === undefined)
        throw new ErroDoPedido(`Não há lei de "${cidade}". ${asCidades(casa)}`)
      await emMunicipio(casa.pool, Number(municipio.ibge), async (tx) => {
        if (acao === 'listar') return listarNa(tx, saida)
        if (acao === 'senha') return novaSenha(tx, login!, saida)
        if (acao !== 'criar') throw new ErroDeUso(`Não há "usuario ${acao ?? ''}".`)
        if (typeof opcoes['nome'] !== 'string')
          throw new ErroDeUso('Diga o nome da pessoa: --nome "Maria Silva".')
        const dados = {
          login: login!.toLowerCase(),
          nome: opcoes['nome'],
          papeis: lerPapeis(opcoes['papeis']),
          servicos: municipio.servicos.map((s) => s.slug),
        }
        const { senha } = await comoPedido(() => criarUsuario(tx, POR, dados))
        dizer(saida, dados.login, senha)
      })
      return CODIGO.ok
    })
  },
}

const asCidades = (casa: Casa): string =>
  `Há: ${casa.servicos
    .municipios()
    .map((m) => m.slug)
    .join(', ')}.`

function lerPapeis(dito: unknown): readonly Papel[] {
  const pedidos = typeof dito === 'string' ? dito.split(',').map((p) => p.trim()) : ['gestor']
  const errado = pedidos.find((p) => !(todos as readonly string[]).includes(p))
  if (errado !== undefined)
    throw new ErroDeUso(`Não há o papel "${errado}". Há: ${todos.join(', ')}.`)
  return pedidos as Papel[]
}

async function novaSenha(tx: Tx, login: string, saida: Saida): Promise<void> {
  const achado = (await listarUsuarios(tx)).find((u) => u.login === login.toLowerCase())
  if (achado === undefined) throw new ErroDoPedido(`Não há usuário "${login}" neste município.`)
  const { senha } = await redefinirSenha(tx, POR, achado.id)
  dizer(saida, achado.login, senha)
}

async function listarNa(tx: Tx, saida: Saida): Promise<void> {
  for (const u of await listarUsuarios(tx))
    saida.linha(`${u.login}  ${u.nome}  (${u.papeis.join(', ')})${u.ativo ? '' : '  desligado'}`)
}

function dizer(saida: Saida, login: string, senha: string): void {
  saida.linha(`Usuário: ${login}`)
  saida.linha(`Senha:   ${senha}`)
  saida.linha('Vale para a primeira entrada, em que se troca. Não aparece de novo.')
}

/** What the use case refuses is told as a request that cannot be done. */
async function comoPedido<T>(fazer: () => Promise<T>): Promise<T> {
  try {
    return await fazer()
  } catch (erro) {
    if (erro instanceof ProblemaHttp) throw new ErroDoPedido(erro.message)
    throw erro
  }
}

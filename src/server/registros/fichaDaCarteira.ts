import { corrente } from '#core/ato.ts'
import { formatarDia } from '#core/calendar/dia.ts'
import { type Carteira, carteiraEm, situacaoDaCarteira } from '#core/carteira/carteira.ts'
import { nomear } from '#core/mensagens/palavras.ts'
import type { FichaDasCarteiras } from '#documents/fichas.ts'
import type { FichaDoRegistro } from '../contrato/registros.ts'
import { documentosDaFicha } from '../documentos/documentosDaFicha.ts'
import { naoEncontrado } from '../http/problema.ts'
import { comandosDas } from '../leituras/comandosPossiveis.ts'
import { linhaDoTempo } from '../leituras/linha.ts'
import { citacoes } from '../leituras/recusas.ts'
import { sequencia, type Vista } from '../leituras/vista.ts'

/** What is printed of an inspector's cards. Throws 404 for who never had one. */
export function cartoesDoFiscal(vista: Vista, id: string): FichaDasCarteiras {
  const carteiras = vista.mundo.carteira(id)
  if (carteiras === undefined) throw naoEncontrado('Esta carteira')
  const linha = linhaDoTempo(vista, new Set([corrente('carteira', id)]))
  return { em: vista.contexto.hoje, carteiras, linha }
}

/** The user whose cards they are. */
type Usuario = Readonly<{ nome: string; papeis: readonly string[]; ativo: boolean }>

/** An inspector's cards: the one in force, those before, what may be done. Throws 404. */
export function fichaDaCarteira(
  vista: Vista,
  id: string,
  usuario: Usuario | undefined,
): FichaDoRegistro {
  const { mundo, contexto, servico } = vista
  const prevista = servico.pacote.processo.carteiraDoFiscal
  const carteiras = mundo.carteira(id)
  if (prevista === undefined || (carteiras === undefined && usuario === undefined))
    throw naoEncontrado('Esta carteira')
  const c = corrente('carteira', id)
  const atual = carteiraEm(carteiras, contexto.hoje)
  const situacao = situacaoDaCarteira(atual, contexto.hoje)
  const linha = linhaDoTempo(vista, new Set([c]))
  const nome = carteiras?.nome ?? usuario?.nome ?? 'nome eliminado'
  return {
    seq: sequencia(vista, c),
    titulo: nome,
    subtitulo: prevista.nome,
    situacao: situacao === 'nenhuma' ? 'sem carteira' : situacao,
    citacoes: citacoes(prevista.fundamentos),
    cartoes: [
      {
        titulo: 'Fiscal',
        ...(prevista.semCarteira === 'avisa'
          ? {
              nota: 'O registro de infração cita a carteira válida no dia do fato; sem ela, diz que faltou.',
            }
          : {}),
        fatos: [
          ['Funções', usuario?.papeis.map((p) => nomear(p)).join(', ') ?? null],
          ['Usuário', usuario === undefined ? null : usuario.ativo ? 'ativo' : 'desligado'],
          ['Carteira', atual?.numero === undefined ? null : `nº ${atual.numero}`],
          ['Matrícula', atual?.matricula ?? null],
          ['Cargo', atual?.cargo ?? null],
          ['Vale até', atual === undefined ? null : validade(atual)],
        ],
      },
      {
        titulo: 'Carteiras emitidas',
        tabela: {
          colunas: ['Número', 'Emitida em', 'Vale até', 'Situação'],
          linhas: (carteiras?.emitidas ?? []).toReversed().map((x) => ({
            chave: x.id,
            celulas: [
              x.numero ?? '—',
              formatarDia(x.emitidaEm),
              validade(x),
              contar(x, contexto.hoje),
            ],
          })),
        },
      },
    ],
    escolhas: {},
    comandos: comandosDas(vista, [c]),
    linha,
    documentos:
      carteiras === undefined
        ? []
        : documentosDaFicha({ em: contexto.hoje, carteiras, linha }, servico, `carteiras/${id}`),
  }
}

const validade = (c: Carteira): string =>
  c.validaAte === undefined ? 'até ser revogada' : formatarDia(c.validaAte)

function contar(c: Carteira, hoje: string): string {
  const situacao = nomear(situacaoDaCarteira(c, hoje))
  return c.revogadaEm === undefined
    ? situacao
    : `${situacao} em ${formatarDia(c.revogadaEm)}: ${c.motivo ?? ''}`
}

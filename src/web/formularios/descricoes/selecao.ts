import { formatarDia } from '#core/calendar/dia.ts'
import { citarTodos } from '#core/mensagens/citar.ts'
import type { Campo, Contexto, Descricao } from '../descricao.ts'
import {
  camposDaPublicacao,
  camposDaSemente,
  expirar,
  inscricao,
  motivo,
  soConfirmar,
} from './comuns.ts'

const onde = (c: Contexto): string => citarTodos(c.pacote.prazos.selecao?.fundamentos ?? [])
const edital = (c: Contexto): string => c.registro?.titulo.toLowerCase() ?? 'edital'
const criterios = (c: Contexto) => c.registro?.escolhas['criterio'] ?? []

export const abrirSelecao: Descricao = {
  titulo: () => 'Abrir seleção por edital',
  introducao: (c) =>
    `O edital leva número e diz as regras da disputa, que depois não mudam (${onde(c)}).`,
  enviar: 'Abrir edital',
  ensaio: true,
  blocos: () => [
    {
      titulo: 'O que se disputa',
      campos: [
        { nome: 'objeto', tipo: 'area', rotulo: 'Objeto' },
        { nome: 'vagas', tipo: 'numero', rotulo: 'Vagas', largura: 'curta' },
      ],
    },
    {
      titulo: 'Dias',
      campos: [
        { nome: 'inscricoesDe', tipo: 'dia', rotulo: 'Inscrições, primeiro dia' },
        { nome: 'inscricoesAte', tipo: 'dia', rotulo: 'Inscrições, último dia' },
        {
          nome: 'recursoDias',
          tipo: 'numero',
          rotulo: 'Dias para recorrer do resultado provisório',
          largura: 'curta',
        },
        {
          nome: 'convocacaoDias',
          tipo: 'numero',
          rotulo: 'Dias para comparecer à convocação',
          largura: 'curta',
        },
        { nome: 'validaAte', tipo: 'dia', rotulo: 'O resultado serve para convocar até' },
      ],
    },
    {
      titulo: 'Classificação',
      ajuda: 'O empate desfaz-se por sorteio, com semente publicada depois das inscrições.',
      campos: [
        {
          nome: 'modo',
          tipo: 'opcao',
          rotulo: 'Como se classifica',
          opcoes: [
            { valor: 'pontos', rotulo: 'Por pontos, pelos critérios abaixo' },
            { valor: 'sorteio', rotulo: 'Por sorteio' },
          ],
        },
        {
          nome: 'criterios',
          tipo: 'linhas',
          rotulo: 'Critérios',
          quando: (v) => v['modo'] === 'pontos',
          colunas: [
            { nome: 'nome', tipo: 'texto', rotulo: 'Critério' },
            { nome: 'maximo', tipo: 'numero', rotulo: 'Máximo de pontos' },
          ],
        },
      ],
    },
  ],
}

export const inscreverCandidato: Descricao = {
  titulo: (c) => `Inscrever candidato: ${edital(c)}`,
  introducao: (c) =>
    `A inscrição recebe um número, com o qual se acompanha o resultado (${onde(c)}).`,
  enviar: 'Inscrever',
  blocos: () => [
    {
      campos: [
        {
          nome: 'pessoa',
          tipo: 'pessoa',
          rotulo: 'Candidato',
          ajuda: 'Escreva o nome ou o CPF.',
        },
        { nome: 'observacao', tipo: 'area', rotulo: 'Observação', opcional: true },
      ],
    },
  ],
}

export const indeferirInscricao: Descricao = {
  titulo: () => 'Indeferir inscrição',
  introducao: () => 'Diga o dispositivo da lei ou o item do edital que a inscrição não cumpriu.',
  enviar: 'Indeferir',
  ensaio: true,
  perigo: true,
  blocos: (c) => [
    {
      campos: [
        inscricao(c),
        {
          nome: 'dispositivo',
          tipo: 'lista',
          rotulo: 'Dispositivo da lei',
          opcional: true,
          opcoes: [...new Set(c.pacote.requisitos.flatMap((r) => r.fundamentos))].map((valor) => ({
            valor,
            rotulo: citarTodos([valor]),
          })),
        },
        {
          nome: 'itemDoEdital',
          tipo: 'texto',
          rotulo: 'Ou item do edital',
          opcional: true,
          largura: 'curta',
        },
        motivo(),
      ],
    },
  ],
}

export const reconsiderarInscricao: Descricao = {
  titulo: () => 'Reconsiderar o indeferimento',
  introducao: () => 'A inscrição volta à disputa.',
  enviar: 'Reconsiderar',
  ensaio: true,
  blocos: (c) => [{ campos: [inscricao(c), motivo()] }],
}

export const retirarCandidato: Descricao = {
  titulo: () => 'Registrar desistência',
  introducao: () => 'A pedido do candidato. Se já foi convocado, a vaga passa ao seguinte.',
  enviar: 'Registrar desistência',
  ensaio: true,
  perigo: true,
  blocos: (c) => [{ campos: [inscricao(c), motivo()] }],
}

export const pontuarCandidato: Descricao = {
  titulo: () => 'Lançar pontos',
  introducao: () => 'Um número inteiro por critério, até o máximo do edital.',
  enviar: 'Lançar pontos',
  blocos: (c) => [
    {
      campos: [
        inscricao(c),
        ...criterios(c).map((k): Campo => ({
          nome: `pontos.${k.valor}`,
          tipo: 'numero',
          rotulo: k.rotulo,
          largura: 'curta',
        })),
        {
          ...motivo('Por que mudam'),
          opcional: true,
          ajuda: 'Obrigatório depois de publicado o resultado provisório.',
        },
      ],
    },
  ],
}

export const publicarSementeDaSelecao: Descricao = {
  titulo: () => 'Publicar a semente do sorteio',
  introducao: (c) =>
    `Publicada em ${formatarDia(c.hoje)}, serve ao sorteio a partir do dia seguinte. Cada seleção tem uma só.`,
  enviar: 'Publicar a semente',
  ensaio: true,
  blocos: () => [{ campos: camposDaSemente }],
}

const publicar = (qual: string, introducao: string): Descricao => ({
  titulo: () => `Publicar o resultado ${qual}`,
  introducao: () => introducao,
  enviar: 'Publicar',
  ensaio: true,
  blocos: () => [{ campos: camposDaPublicacao }],
})
export const publicarResultadoProvisorio = publicar(
  'provisório',
  'A ordem é feita agora, e o prazo de recurso começa a correr.',
)
export const publicarResultadoFinal = publicar(
  'final',
  'A ordem é refeita com o que os recursos mudaram.',
)

export const homologarSelecao: Descricao = {
  titulo: () => 'Homologar a seleção',
  introducao: () => 'Depois de homologada, convoca-se pela ordem.',
  enviar: 'Homologar',
  ensaio: true,
  blocos: () => [{ campos: [{ ...motivo('Observação'), opcional: true }] }],
}

export const convocarCandidato = soConfirmar(
  () => 'Convocar o seguinte',
  'Ninguém escolhe quem: é convocado o primeiro da ordem que ainda não foi, e a vaga fica guardada até o fim do prazo.',
  'Convocar',
)

export const expirarConvocacao = expirar(
  'Encerrar convocação não atendida',
  'O prazo passou sem que comparecesse: perde a vaga, e o seguinte é convocado.',
  'Encerrar a convocação',
)

const encerrar = (titulo: string, introducao: string, enviar: string): Descricao => ({
  titulo: (c) => `${titulo} o ${edital(c)}`,
  introducao: () => introducao,
  enviar,
  ensaio: true,
  perigo: true,
  blocos: () => [{ campos: [motivo('Razões')] }],
})
export const revogarSelecao = encerrar(
  'Revogar',
  'Por conveniência, diante de fato que sobreveio. Quem foi convocado não recebe a vaga.',
  'Revogar o edital',
)
export const anularSelecao = encerrar(
  'Anular',
  'Por ilegalidade. Quem foi convocado não recebe a vaga.',
  'Anular o edital',
)

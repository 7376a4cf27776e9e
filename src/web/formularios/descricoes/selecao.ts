import { formatarDia } from '#core/calendar/dia.ts'
import { citarTodos } from '#core/mensagens/citar.ts'
import { lerTexto, type Campo, type Contexto, type Descricao, type Valores } from '../descricao.ts'
import {
  camposDaPublicacao,
  camposDaSemente,
  expirar,
  inscricao,
  motivo,
  protocoladaEm,
  razoes,
  soConfirmar,
} from './comuns.ts'
import { dispositivosDaLei } from './dispositivos.ts'

const onde = (c: Contexto): string => citarTodos(c.pacote.prazos.selecao?.fundamentos ?? [])
const edital = (c: Contexto): string => c.registro?.titulo.toLowerCase() ?? 'edital'
const criterios = (c: Contexto) => c.registro?.escolhas['criterio'] ?? []

const diasDepois = (nome: string, rotulo: string, ajuda: string): Campo => ({
  nome,
  tipo: 'numero',
  rotulo,
  ajuda,
  largura: 'curta',
})

export const abrirSelecao: Descricao = {
  titulo: () => 'Abrir seleção por edital',
  introducao: (c) =>
    `O edital recebe número ao ser aberto. Vagas, dias e critérios não mudam depois: para corrigi-los é preciso anular e abrir outro (${onde(c)}).`,
  enviar: 'Abrir edital',
  ensaio: true,
  blocos: () => [
    {
      titulo: 'O que se disputa',
      campos: [
        {
          nome: 'objeto',
          tipo: 'area',
          rotulo: 'Objeto do edital',
          ajuda: 'Como vai escrito no edital e na página pública.',
        },
        {
          nome: 'vagas',
          tipo: 'numero',
          rotulo: 'Quantas vagas',
          ajuda: 'Até as que restam no limite da lei.',
          largura: 'curta',
        },
      ],
    },
    {
      titulo: 'Dias das inscrições',
      ajuda: 'Os dois dias contam: recebem-se inscrições do começo do primeiro ao fim do último.',
      campos: [
        {
          nome: 'inscricoesDe',
          tipo: 'dia',
          rotulo: 'Primeiro dia de inscrição',
          ajuda: 'De hoje em diante.',
        },
        {
          nome: 'inscricoesAte',
          tipo: 'dia',
          rotulo: 'Último dia de inscrição',
          ajuda: 'O mesmo dia ou depois.',
        },
      ],
    },
    {
      titulo: 'Prazos depois das inscrições',
      ajuda:
        'Em dias corridos, sem contar o da publicação ou da convocação. O que termina em dia sem expediente passa ao dia útil seguinte.',
      campos: [
        diasDepois(
          'recursoDias',
          'Dias para recorrer',
          'Contados da publicação do resultado provisório.',
        ),
        diasDepois('convocacaoDias', 'Dias para comparecer', 'Contados de cada convocação.'),
        {
          nome: 'validaAte',
          tipo: 'dia',
          rotulo: 'Último dia para convocar',
          ajuda: 'Depois dele o resultado não serve mais. Vem depois das inscrições.',
        },
      ],
    },
    {
      titulo: 'Classificação',
      ajuda: 'Quem empata é ordenado por sorteio, com uma semente publicada depois das inscrições.',
      campos: [
        {
          nome: 'modo',
          tipo: 'opcao',
          rotulo: 'Como se classifica',
          opcoes: [
            { valor: 'pontos', rotulo: 'Por pontos', ajuda: 'do maior para o menor' },
            { valor: 'sorteio', rotulo: 'Por sorteio', ajuda: 'sem pontos' },
          ],
        },
        {
          nome: 'criterios',
          tipo: 'linhas',
          rotulo: 'O que dá pontos',
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

/** By what an inscription is refused: the law, or an item of the edital. */
const porque = (c: Contexto): readonly Campo[] => [
  {
    nome: 'dispositivo',
    tipo: 'lista',
    rotulo: 'Dispositivo da lei',
    opcional: true,
    opcoes: dispositivosDaLei(
      c,
      c.pacote.requisitos.flatMap((r) => r.fundamentos),
    ),
  },
  {
    nome: 'itemDoEdital',
    tipo: 'texto',
    rotulo: 'Ou item do edital',
    opcional: true,
    largura: 'curta',
  },
]

export const indeferirInscricao: Descricao = {
  titulo: () => 'Indeferir inscrição',
  introducao: () => 'Diga o dispositivo da lei ou o item do edital que a inscrição não cumpriu.',
  enviar: 'Indeferir',
  ensaio: true,
  perigo: true,
  blocos: (c) => [
    {
      campos: [inscricao(c), ...porque(c), motivo()],
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
  introducao: () =>
    'É ato do candidato: guarda-se o pedido que ele assinou. Se já foi convocado, a vaga passa ao seguinte; se tem recurso, o recurso fica prejudicado.',
  enviar: 'Registrar desistência',
  ensaio: true,
  perigo: true,
  // The signed request, of no kind of paper that the law names.
  arquivo: () => '',
  blocos: (c) => [
    {
      campos: [
        inscricao(c),
        {
          nome: 'pedido.documento',
          tipo: 'texto',
          rotulo: 'Pedido assinado',
          ajuda: 'Qual é e onde está, como “carta de próprio punho, fl. 12 do processo”.',
        },
        { nome: 'pedido.em', tipo: 'dia', rotulo: 'Data do pedido' },
        motivo('O que o candidato diz'),
      ],
    },
  ],
}

export const desfazerDesistencia: Descricao = {
  titulo: () => 'Desfazer a desistência',
  introducao: () =>
    'Para a que foi registrada por erro. O candidato volta à disputa, e o seu recurso, se havia, volta a esperar decisão. Só enquanto não sai o resultado final sem ele.',
  enviar: 'Desfazer a desistência',
  ensaio: true,
  perigo: true,
  blocos: (c) => [{ campos: [inscricao(c), motivo('Qual foi o erro')] }],
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

export const recorrerDoResultado: Descricao = {
  titulo: (c) => `Registrar recurso: ${edital(c)}`,
  introducao: () =>
    'Do resultado provisório, ou da mudança na inscrição feita depois dele. Cabe um de cada decisão. Enquanto não for decidido, o resultado final não se publica; se já saiu, não se homologa.',
  enviar: 'Registrar recurso',
  // A file of the petition, of no kind of paper that the law names.
  arquivo: () => '',
  blocos: (c) => [
    {
      campos: [
        inscricao(c),
        protocoladaEm(c),
        { nome: 'texto', tipo: 'area', rotulo: 'Razões do candidato' },
      ],
    },
  ],
}

const decide = (v: Valores) => lerTexto(v, 'resultado').startsWith('provido')
const comEfeito = (efeito: string) => (v: Valores) => decide(v) && v['efeito'] === efeito

export const decidirRecursoDaSelecao: Descricao = {
  titulo: () => 'Decidir recurso de candidato',
  introducao: (c) => {
    const mantem = c.pacote.prazos.selecao?.recurso.mantemOutraAutoridade === true
    return `Leia antes as razões, no cartão Recursos do edital.${mantem ? ' Quem publicou o resultado, indeferiu ou pontuou pode reconsiderar; para manter, decide outra autoridade.' : ''}`
  },
  enviar: 'Decidir recurso',
  ensaio: true,
  blocos: (c) => [
    {
      campos: [
        {
          nome: 'recurso',
          tipo: 'lista',
          rotulo: 'Recurso',
          opcoes: c.registro?.escolhas['recurso'] ?? [],
          inicial: c.busca['recurso'],
        },
        {
          nome: 'resultado',
          tipo: 'opcao',
          rotulo: 'Decisão',
          opcoes: [
            { valor: 'provido', rotulo: 'Provido' },
            { valor: 'provido-em-parte', rotulo: 'Provido em parte' },
            { valor: 'improvido', rotulo: 'Negado', ajuda: 'o resultado fica como está' },
            {
              valor: 'nao-conhecido',
              rotulo: 'Não conhecido',
              ajuda: 'fora do prazo, por exemplo',
            },
          ],
        },
        razoes(),
        {
          nome: 'efeito',
          tipo: 'opcao',
          rotulo: 'O que muda',
          quando: decide,
          opcoes: [
            { valor: 'pontos', rotulo: 'Os pontos de uma inscrição' },
            { valor: 'readmitir', rotulo: 'Quem recorreu volta à disputa' },
            { valor: 'excluir', rotulo: 'Outra inscrição é indeferida' },
          ],
        },
        {
          ...inscricao(c),
          nome: 'afetada',
          rotulo: 'Inscrição que muda',
          ajuda: 'Em branco, nos pontos: a de quem recorreu.',
          opcional: (v) => v['efeito'] !== 'excluir',
          quando: (v) => comEfeito('pontos')(v) || comEfeito('excluir')(v),
        },
        ...criterios(c).map((k): Campo => ({
          nome: `pontos.${k.valor}`,
          tipo: 'numero',
          rotulo: k.rotulo,
          largura: 'curta',
          quando: comEfeito('pontos'),
        })),
        ...porque(c).map((campo): Campo => ({ ...campo, quando: comEfeito('excluir') })),
      ],
    },
  ],
}

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

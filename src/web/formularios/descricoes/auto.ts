import { formatarDia } from '#core/calendar/dia.ts'
import { conferirPlaca } from '../conferencias.ts'
import { escreverCoordenadas, lerCoordenadas } from '../converter.ts'
import { elementosPedidos } from '#core/infracao/semOutorga.ts'
import {
  lerCaminho,
  lerTexto,
  type Campo,
  type Contexto,
  type Descricao,
  type Valores,
} from '../descricao.ts'
import { citar } from '#core/mensagens/citar.ts'
import { localDe } from '../../ui/tempo.ts'
import { simOuNao, termo } from './comuns.ts'

/** The name that this law gives to an element of the record, with its article's demand. */
function elemento(
  c: Contexto,
  campo: string,
  padrao: string,
): { rotulo: string; opcional: boolean } {
  const previsto = c.pacote.processo.elementosDoAuto.find((e) => e.campo === campo)
  return { rotulo: previsto?.nome ?? padrao, opcional: previsto?.obrigatorio !== true }
}

const naoAssinou = (v: unknown) => lerCaminho(v, 'assinatura.assinou') === 'false'

/** Whether an element that the form can see is there; what only the register knows, the server says. */
const TEM: Readonly<Record<string, (v: Valores) => boolean>> = {
  titular: (v) => lerTexto(v, 'placa.outorga') !== '',
  outorga: (v) => lerTexto(v, 'placa.outorga') !== '',
  placa: (v) => lerTexto(v, 'placa.placa').trim() !== '',
  infrator: (v) =>
    lerCaminho(v, 'infrator.pessoa') !== undefined || lerTexto(v, 'infrator.nome').trim() !== '',
  registroDoInfrator: (v) =>
    lerCaminho(v, 'infrator.pessoa') !== undefined ||
    lerTexto(v, 'infrator.registro').trim() !== '',
}
/** What the law asks of this record when possible, and the form can see. */
const seForPossivel = (c: Contexto, v: Valores) =>
  elementosPedidos(
    c.pacote,
    c.pacote.infracoes.infracoes.find((i) => i.dispositivo === lerTexto(v, 'dispositivo.id')),
    lerTexto(v, 'placa.outorga') !== '',
  ).filter((e) => !e.obrigatorio && TEM[e.campo] !== undefined)
const semMotivo = (c: Contexto) => (v: Valores) =>
  seForPossivel(c, v).every((e) => TEM[e.campo]?.(v))

/** The reason for each element asked when possible that is not there; the signature has its own. */
function motivoDaFalta(c: Contexto): Campo[] {
  const elementos = c.pacote.processo.elementosDoAuto.filter(
    (e) => !e.obrigatorio && TEM[e.campo] !== undefined,
  )
  if (elementos.length === 0) return []
  const artigos = [...new Set(elementos.map((e) => citar(e.fundamentos.at(-1) ?? '')))].join('; ')
  return [
    {
      nome: 'motivoDaFalta',
      tipo: 'texto',
      rotulo: 'Por que não foi possível pôr o que falta',
      ajuda: `Sempre que possível, a lei pede: ${elementos.map((e) => e.nome).join('; ')} (${artigos}). Do que falta, diga por quê: evadiu-se, não trazia documento…`,
      opcional: semMotivo(c),
      seObrigatorio: 'opcional se nada falta',
      seFalta: (v) =>
        `Falta: ${seForPossivel(c, v)
          .filter((e) => !TEM[e.campo]?.(v))
          .map((e) => `${e.nome} (${citar(e.fundamentos.at(-1) ?? '')})`)
          .join('; ')}. Preencha, ou diga aqui por que não foi possível.`,
      quando: (v) =>
        !semMotivo(c)(v) ||
        (lerCaminho(v, 'infrator.pessoa') !== undefined &&
          lerTexto(v, 'infrator.registro').trim() === ''),
    },
  ]
}

const infrator = (c: Contexto): Campo[] => [
  {
    nome: 'infrator.pessoa',
    tipo: 'pessoa',
    rotulo: 'Infrator, se está no cadastro',
    ajuda: 'Escreva o nome ou o CPF. Sem identificação, deixe em branco.',
    opcional: true,
    inicial: c.pessoa
      ? { id: c.pessoa.pessoa.id, titulo: c.pessoa.pessoa.identidade?.nome ?? 'Pessoa' }
      : infratorDaAbordagem(c),
  },
  {
    nome: 'infrator.nome',
    tipo: 'texto',
    rotulo: 'Ou o nome de quem não está no cadastro',
    opcional: true,
    inicial: c.auto?.auto.infratorNome,
    quando: (v) => !lerCaminho(v, 'infrator.pessoa'),
  },
  {
    nome: 'infrator.registro',
    tipo: 'texto',
    rotulo: elemento(c, 'registroDoInfrator', 'Registro do infrator').rotulo,
    opcional: true,
    inicial: c.auto?.auto.infratorRegistro,
  },
]

/** To work with a vehicle that may not is an infraction of its own: which, for who writes the record. */
function usoDeImpedido(c: Contexto): string {
  const impedido =
    (c.veiculo?.impedimentos.length ?? 0) > 0 ||
    c.prontuario?.recolhimentos.some((r) => r.situacao === 'recolhido') === true
  const uso = c.pacote.processo.medidas?.usoDeVeiculoImpedido ?? []
  return impedido && uso.length > 0
    ? `O veículo está impedido de trabalhar; usá-lo é infração própria (${uso.map(citar).join('; ')}). `
    : ''
}

export const lavrarAuto: Descricao = {
  titulo: (c) => `Lavrar ${termo(c, 'auto')}`,
  enviar: 'Lavrar',
  ensaio: true,
  blocos: (c) => [
    {
      titulo: 'Veículo',
      campos: [
        ...daAbordagem(c),
        {
          nome: 'placa',
          tipo: 'placaNaRua',
          ...elemento(c, 'placa', 'Placa do veículo'),
          inicial: placaDoContexto(c),
          conferir: conferirPlaca,
        },
      ],
    },
    {
      titulo: 'Infração',
      campos: [
        {
          nome: 'dispositivo',
          tipo: 'infracao',
          rotulo: 'Dispositivo infringido',
          ajuda: `${usoDeImpedido(c)}Procure por palavras do texto ou pelo número do artigo ou inciso.`,
        },
        {
          nome: 'momento',
          tipo: 'instante',
          rotulo: elemento(c, 'momento', 'Dia e hora').rotulo,
          inicial: momentoDoAuto(c),
        },
        {
          nome: 'local',
          tipo: 'texto',
          rotulo: elemento(c, 'local', 'Local').rotulo,
          inicial: c.auto?.auto.local,
        },
        {
          nome: 'coordenadas',
          tipo: 'coordenadas',
          rotulo: 'Coordenadas',
          ajuda: 'Latitude e longitude do lugar, como os mapas as copiam.',
          opcional: true,
          inicial: coordenadasDoAuto(c),
          conferir: (v) =>
            typeof v === 'string' && v.trim() !== '' && typeof lerCoordenadas(v) === 'string'
              ? 'Escreva a latitude e a longitude, separadas por vírgula: -3.119, -60.021.'
              : undefined,
        },
        { nome: 'descricao', tipo: 'area', rotulo: elemento(c, 'descricao', 'Descrição').rotulo },
        {
          nome: 'constatacao',
          tipo: 'opcao',
          rotulo: 'Onde foi constatada',
          inicial: 'campo',
          opcoes: [
            { valor: 'campo', rotulo: 'Na rua' },
            { valor: 'registros', rotulo: 'Nos registros do órgão' },
          ],
        },
      ],
    },
    { titulo: 'Infrator', campos: [...infrator(c), ...motivoDaFalta(c)] },
    {
      titulo: 'Assinatura',
      campos: [
        {
          nome: 'assinatura.assinou',
          tipo: 'opcao',
          rotulo: 'O infrator assinou?',
          opcoes: simOuNao,
          booleano: true,
        },
        {
          nome: 'assinatura.motivo',
          tipo: 'texto',
          rotulo: 'Por que não assinou',
          ajuda: 'Recusou-se, ausentou-se, não foi possível…',
          quando: naoAssinou,
        },
        {
          nome: 'testemunha',
          tipo: 'texto',
          rotulo: 'Testemunha',
          opcional: true,
          quando: naoAssinou,
        },
      ],
    },
    {
      titulo: 'Formulário',
      campos: [
        {
          nome: 'formulario.numero',
          tipo: 'texto',
          rotulo: 'Número do formulário, se foi lavrado em papel',
          ajuda:
            'Como está impresso no bloco que o fiscal recebeu: 0101/2026. Em branco, o sistema dá o número.',
          opcional: true,
          largura: 'curta',
          conferir: (v) =>
            typeof v === 'string' && v.trim() !== '' && !/^\d{4,}\/\d{4}$/.test(v.trim())
              ? 'Escreva o número e o ano, com a barra: 0101/2026.'
              : undefined,
        },
      ],
    },
  ],
}

/** What a second record of the same stop repeats of the first. */
function daAbordagem({ auto }: Contexto): Campo[] {
  if (auto === undefined) return []
  const numero = auto.auto.numero ?? 'sem número'
  return [
    {
      nome: 'abordagem',
      tipo: 'opcao',
      rotulo: 'Abordagem',
      inicial: auto.auto.abordagem ?? auto.auto.id,
      opcoes: [{ valor: auto.auto.abordagem ?? auto.auto.id, rotulo: `A mesma do nº ${numero}` }],
    },
  ]
}

const infratorDaAbordagem = ({ auto }: Contexto): unknown =>
  auto?.auto.infrator && {
    id: auto.auto.infrator,
    titulo: auto.responsaveis.find((r) => r.pessoa === auto.auto.infrator)?.nome ?? 'Pessoa',
  }

function momentoDoAuto(c: Contexto): unknown {
  const { dia, hora } = c.auto ? localDe(new Date(c.auto.auto.momento), c.municipio.fuso) : c.agora
  return { dia: formatarDia(dia), hora }
}

function coordenadasDoAuto({ auto }: Contexto): string | undefined {
  const c = auto?.auto.coordenadas
  return c && escreverCoordenadas(c)
}

function placaDoContexto(c: Contexto): unknown {
  const anterior = c.auto?.auto
  if (anterior?.placa) {
    const { placa, veiculo, outorga } = anterior
    return { placa, veiculo, outorga }
  }
  const veiculo = c.prontuario?.veiculo ?? c.veiculo?.veiculo
  const placa = veiculo?.placas.at(-1)?.placa ?? c.busca['placa']
  if (!placa) return undefined
  return {
    placa,
    veiculo: veiculo?.id,
    outorga:
      c.prontuario?.outorga.id ?? c.veiculo?.outorgas.find((o) => o.situacao === 'concedida')?.id,
    titulo: c.prontuario?.titular.identidade?.nome,
  }
}

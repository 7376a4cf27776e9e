import type { Bloco, Campo, Contexto, Descricao, Valores } from '../descricao.ts'
import { lerTexto } from '../descricao.ts'
import { citar } from '#core/mensagens/citar.ts'
import { pedemResultado } from '#core/requirement/resultado.ts'
import { seraExigido } from './exigidos.ts'

const CATEGORIAS = ['A', 'B', 'C', 'D', 'E'] as const

const tipoEscolhido = (v: Valores): string => lerTexto(v, 'documento.tipo')
const ehCnh = (v: Valores) => tipoEscolhido(v) === 'cnh'

/** What the law says of the paper that was chosen. */
function previsto(c: Contexto, v: Valores) {
  const tipo = tipoEscolhido(v)
  const exigencias = c.pacote.requisitos.flatMap((r) =>
    r.exige.forma === 'documento' && r.exige.tipo === tipo ? [r.exige] : [],
  )
  const documento = c.pacote.documentos.find((d) => d.tipo === tipo)
  return {
    temValidade: documento?.temValidade ?? false,
    // Where the law counts its life from the issue, or gives it none, the paper need not say its last day.
    validadeExigida: tipo === 'cnh' || exigeValidade(c, tipo),
    diz: pedemResultado(tipo, c.pacote, c.hoje).length > 0 || documento?.restrito === true,
    provaTempo: exigencias.some((e) => e.provaTempo !== undefined),
  }
}

const exigeValidade = (c: Contexto, tipo: string): boolean =>
  c.pacote.requisitos.some(({ exige: e }) => {
    if (e.forma === 'documento') return e.tipo === tipo && !e.semValidade && !e.validade
    return (
      e.forma === 'qualquer-documento' && e.tipos.some((t) => t.tipo === tipo && !t.semValidade)
    )
  })

function blocos(c: Contexto, de: 'pessoa' | 'veiculo'): Bloco[] {
  const lista = c.pacote.documentos.filter((d) => d.de.includes(de))
  return [
    {
      titulo: 'O papel',
      campos: [
        {
          nome: 'documento.tipo',
          tipo: 'lista',
          rotulo: 'Documento',
          inicial: c.busca['documento'],
          opcoes: lista.map((d) => ({
            valor: d.tipo,
            rotulo: d.fundamentos
              ? `${d.nome} (${d.fundamentos.slice(0, 2).map(citar).join('; ')})`
              : d.nome,
          })),
        },
        {
          nome: 'documento.numero',
          tipo: 'texto',
          rotulo: 'Número',
          opcional: true,
          largura: 'media',
        },
        { nome: 'documento.emitidoEm', tipo: 'dia', rotulo: 'Emitido em' },
        {
          nome: 'documento.validoAte',
          tipo: 'dia',
          rotulo: 'Válido até',
          opcional: (v) => !previsto(c, v).validadeExigida,
          quando: (v) => previsto(c, v).temValidade,
        },
        {
          nome: 'documento.desde',
          tipo: 'dia',
          rotulo: 'Comprova desde',
          ajuda: 'O dia em que começou o que o documento prova.',
          quando: (v) => previsto(c, v).provaTempo,
        },
        {
          nome: 'documento.resultado',
          tipo: 'opcao',
          rotulo: 'O que o documento diz',
          // A certificate that the law wants negative says what it found; any other may.
          opcional: (v) => pedemResultado(tipoEscolhido(v), c.pacote, c.hoje).length === 0,
          opcoes: [
            { valor: 'nada-consta', rotulo: 'Nada consta' },
            { valor: 'consta', rotulo: 'Consta registro' },
          ],
          quando: (v) => previsto(c, v).diz,
        },
      ],
    },
    ...(de === 'pessoa' ? [{ titulo: 'Habilitação', campos: camposDaCnh(c) }] : []),
    {
      titulo: 'Conferência',
      campos: [
        {
          nome: 'documento.conferencia.modo',
          tipo: 'opcao',
          rotulo: 'Como a cópia foi conferida',
          inicial: 'conferida',
          opcoes: [
            { valor: 'conferida', rotulo: 'Conferida com o original por servidor' },
            { valor: 'autenticada', rotulo: 'Autenticada em cartório' },
          ],
        },
        {
          nome: 'documento.conferencia.em',
          tipo: 'dia',
          rotulo: 'Conferida em',
          inicial: c.hoje.replace(/^(\d+)-(\d+)-(\d+)$/, '$3/$2/$1'),
        },
      ],
    },
  ]
}

const camposDaCnh = (c: Contexto): Campo[] => [
  {
    nome: 'documento.categorias',
    tipo: 'texto',
    rotulo: 'Categorias',
    ajuda: 'As letras, juntas, como estão na carteira: AB, AD, D.',
    largura: 'curta',
    quando: ehCnh,
    conferir: (valor) =>
      /^[A-E]+$|^ACC$/.test(String(valor)) ? undefined : 'Use as letras de A a E, maiúsculas.',
  },
  ...CATEGORIAS.map((letra): Campo => ({
    nome: `documento.habilitadoDesde.${letra}`,
    tipo: 'dia',
    rotulo: `Habilitado na categoria ${letra} desde`,
    opcional: true,
    exigido: seraExigido(
      c,
      ({ exige: e }) =>
        e.forma === 'habilitado-ha' && (e.categorias as readonly string[]).includes(letra),
    ),
    quando: (v) => ehCnh(v) && lerTexto(v, 'documento.categorias').includes(letra),
  })),
  {
    nome: 'documento.ear',
    tipo: 'sim',
    rotulo: 'Exerce atividade remunerada (EAR)',
    quando: ehCnh,
  },
]

export const juntarDocumento: Descricao = {
  titulo: () => 'Juntar documento da pessoa',
  introducao: () => 'O mais novo de cada tipo é o que conta; os anteriores ficam no prontuário.',
  enviar: 'Juntar documento',
  arquivo: (dados) => lerTexto(dados, 'documento.tipo'),
  blocos: (c) => blocos(c, 'pessoa'),
}

export const juntarDocumentoDoVeiculo: Descricao = {
  titulo: () => 'Juntar documento do veículo',
  introducao: () => 'O mais novo de cada tipo é o que conta; os anteriores ficam no prontuário.',
  enviar: 'Juntar documento',
  arquivo: (dados) => lerTexto(dados, 'documento.tipo'),
  blocos: (c) => blocos(c, 'veiculo'),
}

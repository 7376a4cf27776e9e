import { citarTodos } from '#core/mensagens/citar.ts'
import { maiuscula } from '#core/mensagens/palavras.ts'
import type { Bloco, Campo, Contexto, Descricao } from '../descricao.ts'
import { motivo, termo } from './comuns.ts'

const previstas = (c: Contexto) => c.pacote.prazos.entidades
const artigos = (quais: readonly string[] = []): string => citarTodos([...quais])

const provas = (c: Contexto): Bloco => ({
  titulo: `Provas de regularidade, em vigor hoje (${artigos(previstas(c)?.renovacao.fundamentos)})`,
  campos: (previstas(c)?.provas ?? []).flatMap((p): Campo[] => [
    { nome: `provas.${p.id}.documento`, tipo: 'texto', rotulo: `${p.nome}: documento` },
    {
      nome: `provas.${p.id}.validaAte`,
      tipo: 'dia',
      rotulo: `${p.nome}: vale até`,
      opcional: true,
    },
  ]),
})

const identificacao: readonly Campo[] = [
  {
    nome: 'logomarca',
    tipo: 'area',
    rotulo: 'Logomarca',
    ajuda: 'O que ela mostra: desenho, cores e dizeres.',
  },
  { nome: 'telefone', tipo: 'telefone', rotulo: 'Telefone', ajuda: 'Com DDD.' },
]

export const cadastrarEntidade: Descricao = {
  titulo: () => 'Cadastrar associação ou cooperativa',
  introducao: (c) =>
    `O cadastro vale um ano e se renova com as mesmas provas (${artigos(previstas(c)?.fundamentos)}).`,
  enviar: 'Cadastrar',
  ensaio: true,
  blocos: (c) => [
    {
      campos: [
        { nome: 'pessoa', tipo: 'pessoa', rotulo: 'Pessoa jurídica' },
        {
          nome: 'especie',
          tipo: 'opcao',
          rotulo: 'Espécie',
          opcoes: (previstas(c)?.especies ?? []).map((e) => ({ valor: e.id, rotulo: e.nome })),
        },
      ],
    },
    provas(c),
    { titulo: 'Identificação dos veículos', campos: [...identificacao] },
  ],
}

export const renovarEntidade: Descricao = {
  titulo: () => 'Renovar o cadastro da entidade',
  introducao: () => 'Vale mais um ano, a contar de hoje. A entidade suspensa volta a ser ativa.',
  enviar: 'Renovar',
  ensaio: true,
  blocos: (c) => [provas(c)],
}

export const identificarEntidade: Descricao = {
  titulo: () => 'Mudar logomarca e telefone',
  introducao: (c) =>
    `O que os veículos dos membros trazem (${artigos(previstas(c)?.identificacao?.fundamentos)}).`,
  enviar: 'Registrar',
  blocos: () => [{ campos: [...identificacao] }],
}

export const incluirNaEntidade: Descricao = {
  titulo: () => 'Incluir membro',
  enviar: 'Incluir',
  ensaio: true,
  blocos: (c) => [
    { campos: [{ nome: 'outorga', tipo: 'outorga', rotulo: maiuscula(termo(c, 'titular')) }] },
  ],
}

export const retirarDaEntidade: Descricao = {
  titulo: () => 'Retirar membro',
  enviar: 'Retirar',
  perigo: true,
  blocos: (c) => [
    {
      campos: [
        {
          nome: 'outorga',
          tipo: 'lista',
          rotulo: 'Membro',
          opcoes: c.registro?.escolhas['outorga'] ?? [],
          inicial: c.busca['membro'],
        },
        motivo(),
      ],
    },
  ],
}

export const cancelarEntidade: Descricao = {
  titulo: () => 'Cancelar o registro da entidade',
  introducao: (c) =>
    `Depois do prazo sem cumprir as exigências (${artigos(previstas(c)?.cancelamento.fundamentos)}). A rotina da noite o faz por si.`,
  enviar: 'Cancelar o registro',
  perigo: true,
  ensaio: true,
  blocos: () => [],
}

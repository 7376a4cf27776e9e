import { blocoDaProcuracao } from './procuracao.ts'
import type { Contexto, Descricao, Opcao } from '../descricao.ts'
import { motivo, simOuNao, termo } from './comuns.ts'

const previstos = (c: Contexto) => c.pacote.prazos.afastamentos ?? []
const nomeDoPapel = (c: Contexto, tipo: string): string =>
  c.pacote.documentos.find((d) => d.tipo === tipo)?.nome ?? tipo

const especies = (c: Contexto): Opcao[] =>
  previstos(c).map((a) => ({
    valor: a.id,
    rotulo: a.nome,
    ajuda: [
      `até ${a.dias} dias`,
      ...(a.documento === undefined ? [] : [`pede: ${nomeDoPapel(c, a.documento)}`]),
    ].join('; '),
  }))

export const requererAfastamento: Descricao = {
  titulo: () => 'Requerer afastamento',
  introducao: () => 'Os papéis e o limite do ano são conferidos na decisão.',
  enviar: 'Protocolar pedido',
  ensaio: true,
  blocos: (c) => [
    {
      campos: [
        { nome: 'especie', tipo: 'opcao', rotulo: 'Motivo', opcoes: especies(c) },
        { nome: 'desde', tipo: 'dia', rotulo: 'Primeiro dia', inicial: c.hoje },
        {
          nome: 'dias',
          tipo: 'numero',
          rotulo: 'Dias',
          ajuda: 'Contam o primeiro e o último. Em branco, o máximo da lei.',
          opcional: true,
          largura: 'curta',
        },
        {
          nome: 'razoes',
          tipo: 'area',
          rotulo: 'Razões',
          opcional: !previstos(c).some((a) => a.razoes === true),
        },
      ],
    },
    ...blocoDaProcuracao(c),
  ],
}

export const concederAfastamento: Descricao = {
  titulo: () => 'Conceder afastamento',
  enviar: 'Conceder',
  ensaio: true,
  blocos: (c) => [
    {
      campos: [
        ...(previstos(c).some((a) => a.auxiliarAQualquerHora !== undefined)
          ? [
              {
                nome: 'auxiliarAQualquerHora',
                tipo: 'opcao',
                rotulo: `${termo(c, 'condutorAuxiliar')} autorizado a qualquer hora?`,
                opcoes: simOuNao,
                booleano: true,
                opcional: true,
              } as const,
            ]
          : []),
        { ...motivo('Observação'), opcional: true },
      ],
    },
  ],
}

export const indeferirAfastamento: Descricao = {
  titulo: () => 'Indeferir afastamento',
  enviar: 'Indeferir',
  perigo: true,
  blocos: () => [{ campos: [motivo('Motivo do indeferimento')] }],
}

export const prorrogarAfastamento: Descricao = {
  titulo: () => 'Prorrogar afastamento',
  enviar: 'Prorrogar',
  ensaio: true,
  blocos: () => [{ campos: [motivo('Razão da prorrogação')] }],
}

export const encerrarAfastamento: Descricao = {
  titulo: () => 'Registrar retorno',
  enviar: 'Registrar',
  ensaio: true,
  blocos: (c) => [
    {
      campos: [
        { nome: 'retornoEm', tipo: 'dia', rotulo: 'Primeiro dia de volta', inicial: c.hoje },
      ],
    },
  ],
}

export const bloquearOutorga: Descricao = {
  titulo: (c) => `Bloquear ${termo(c, 'outorga')}`,
  introducao: () =>
    'Só com autorização escrita e fundamentada da autoridade competente, anterior ao bloqueio.',
  enviar: 'Bloquear',
  perigo: true,
  ensaio: true,
  blocos: () => [
    {
      titulo: 'Autorização',
      campos: [
        { nome: 'autorizacao.autoridade', tipo: 'texto', rotulo: 'Quem autorizou' },
        { nome: 'autorizacao.cargo', tipo: 'texto', rotulo: 'Cargo' },
        {
          nome: 'autorizacao.documento',
          tipo: 'texto',
          rotulo: 'Número do ato ou processo',
          opcional: true,
        },
        { nome: 'autorizacao.assinadaEm', tipo: 'dia', rotulo: 'Assinada em' },
        { nome: 'autorizacao.texto', tipo: 'area', rotulo: 'Fundamentação' },
      ],
    },
    {
      campos: [
        {
          nome: 'ate',
          tipo: 'dia',
          rotulo: 'Bloqueada até',
          ajuda: 'Se a autorização disser.',
          opcional: true,
        },
      ],
    },
  ],
}

export const desbloquearOutorga: Descricao = {
  titulo: (c) => `Desbloquear ${termo(c, 'outorga')}`,
  enviar: 'Desbloquear',
  ensaio: true,
  blocos: () => [{ campos: [motivo()] }],
}

import { formatarDia } from '#core/calendar/dia.ts'
import { maiuscula, nomearInicial } from '#core/mensagens/palavras.ts'
import { citar } from '#core/mensagens/citar.ts'
import type { Campo, Contexto, Descricao } from '../descricao.ts'
import { daLei, motivo, termo } from './comuns.ts'

const especies = (c: Contexto) => c.pacote.prazos.expediente ?? []
const destinatario = (c: Contexto): Campo => {
  const opcoes = c.registro?.escolhas['outorga'] ?? []
  return opcoes.length > 0
    ? {
        nome: 'outorga',
        tipo: 'lista',
        rotulo: 'Destinatário',
        opcoes,
        inicial: c.busca['destinatario'] ?? (opcoes.length === 1 ? opcoes[0]?.valor : undefined),
      }
    : { nome: 'outorga', tipo: 'outorga', rotulo: 'Destinatário' }
}
const dia = (c: Contexto, nome: string, rotulo: string, ajuda?: string): Campo => ({
  nome,
  tipo: 'dia',
  rotulo,
  inicial: formatarDia(c.hoje),
  ...(ajuda === undefined ? {} : { ajuda }),
})

export const expedir: Descricao = {
  titulo: () => 'Expedir ordem, aviso ou requisição',
  introducao: () =>
    'Leva número e fica no registro. O prazo de cada destinatário conta da sua ciência; para todos, da publicação.',
  enviar: 'Expedir',
  ensaio: true,
  blocos: (c) => [
    {
      campos: [
        {
          nome: 'especie',
          tipo: 'lista',
          rotulo: 'Espécie',
          inicial: especies(c).length === 1 ? especies(c)[0]?.id : undefined,
          opcoes: especies(c).map((e) => ({
            valor: e.id,
            rotulo: `${e.nome} (${e.fundamentos.map((f) => citar(f)).join('; ')})`,
          })),
        },
        { nome: 'assunto', tipo: 'texto', rotulo: 'Assunto' },
        { nome: 'texto', tipo: 'area', rotulo: 'O que se ordena, avisa ou requisita' },
        {
          nome: 'prazoEmDias',
          tipo: 'numero',
          rotulo: 'Prazo para responder ou cumprir, em dias',
          ajuda: 'Em branco: nada há a responder.',
          opcional: true,
          largura: 'curta',
          exigido: (v) =>
            especies(c).find((e) => e.id === v['especie'])?.exigeResposta === true
              ? 'obrigatório nesta espécie'
              : undefined,
        },
      ],
    },
    {
      titulo: 'A quem',
      campos: [
        {
          nome: 'aTodos',
          tipo: 'opcao',
          rotulo: 'Destinatários',
          booleano: true,
          inicial: c.busca['outorga'] === undefined ? undefined : 'false',
          opcoes: [
            { valor: 'true', rotulo: `Todos os ${c.pacote.lei.termos.titular.plural}` },
            { valor: 'false', rotulo: 'Só estes' },
          ],
        },
        {
          nome: 'destinatarios',
          tipo: 'linhas',
          rotulo: maiuscula(termo(c, 'titular')),
          quando: (v) => v['aTodos'] === 'false',
          opcional: true,
          colunas: [{ nome: 'outorga', tipo: 'outorga', rotulo: maiuscula(termo(c, 'titular')) }],
          inicial: c.prontuario && [
            {
              outorga: {
                id: c.prontuario.outorga.id,
                titulo: `${c.prontuario.outorga.numero ?? ''} · ${c.prontuario.titular.identidade?.nome ?? ''}`,
              },
            },
          ],
        },
      ],
    },
  ],
}

export const registrarCienciaDoExpediente: Descricao = {
  titulo: () => 'Registrar a ciência',
  enviar: 'Registrar ciência',
  ensaio: true,
  blocos: (c) => [
    {
      campos: [
        destinatario(c),
        dia(c, 'cienciaEm', 'Tomou ciência em'),
        {
          nome: 'meio',
          tipo: 'opcao',
          rotulo: 'Meio',
          opcoes: ['pessoal', 'postal', 'publicacao', 'eletronica'].map((m) => ({
            valor: m,
            rotulo: nomearInicial(m),
          })),
        },
      ],
    },
  ],
}

export const publicarExpediente: Descricao = {
  titulo: () => 'Registrar a publicação',
  introducao: () => 'A publicação é a ciência de todos.',
  enviar: 'Registrar publicação',
  ensaio: true,
  blocos: (c) => [
    {
      campos: [
        dia(c, 'publicadoEm', 'Publicado em'),
        { nome: 'referencia', tipo: 'texto', rotulo: 'Onde: edição, página ou mural' },
      ],
    },
  ],
}

export const responderExpediente: Descricao = {
  titulo: () => 'Registrar a resposta',
  enviar: 'Registrar resposta',
  blocos: (c) => [
    {
      campos: [
        destinatario(c),
        dia(c, 'respondidoEm', 'Respondido em', 'A que chega fora do prazo também é registrada.'),
        { nome: 'texto', tipo: 'area', rotulo: 'Resposta, ou o que foi entregue' },
      ],
    },
  ],
}

export const constatarDescumprimento: Descricao = {
  titulo: () => 'Constatar o descumprimento',
  introducao: (c) =>
    daLei(
      c,
      'Depois do prazo. O registro diz a infração por que cabe {auto}, que se lavra à parte.',
    ),
  enviar: 'Constatar',
  ensaio: true,
  perigo: true,
  blocos: (c) => [{ campos: [destinatario(c), motivo('O que deixou de ser feito')] }],
}

export const revogarExpediente: Descricao = {
  titulo: () => 'Revogar',
  enviar: 'Revogar',
  perigo: true,
  blocos: () => [{ campos: [motivo('Motivo da revogação')] }],
}

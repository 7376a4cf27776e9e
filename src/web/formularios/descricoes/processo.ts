import { formatarDia } from '#core/calendar/dia.ts'
import type { Campo, Contexto, Descricao } from '../descricao.ts'
import {
  daLei,
  deMembro,
  deQuem,
  emDinheiro,
  motivo,
  protocoladaEm,
  razoes,
  simOuNao,
  soConfirmar,
} from './comuns.ts'

const peticao = (c: Contexto, rotulo: string): Campo[] => [
  protocoladaEm(c),
  ...deQuem(c, 'Quem apresenta'),
  { nome: 'texto', tipo: 'area', rotulo },
]

export const apresentarDefesa: Descricao = {
  titulo: () => 'Apresentar defesa',
  enviar: 'Registrar defesa',
  blocos: (c) => [{ campos: peticao(c, 'Texto da defesa') }],
}

export const decretarRevelia = soConfirmar(
  () => 'Decretar a revelia',
  'O prazo de defesa passou sem defesa: o processo segue para julgamento.',
  'Decretar a revelia',
)

export const julgarAuto: Descricao = {
  titulo: (c) => daLei(c, 'Julgar {o auto}'),
  introducao: () => 'Confira abaixo o fato, a defesa e a multa calculada antes de decidir.',
  enviar: 'Julgar',
  ensaio: true,
  blocos: () => [
    {
      campos: [
        {
          nome: 'resultado',
          tipo: 'opcao',
          rotulo: 'Decisão',
          opcoes: [
            { valor: 'procedente', rotulo: 'Procedente', ajuda: 'a infração fica confirmada' },
            { valor: 'improcedente', rotulo: 'Improcedente', ajuda: 'arquiva-se' },
          ],
        },
        razoes(),
      ],
    },
  ],
}

export const interporRecurso: Descricao = {
  titulo: () => 'Interpor recurso',
  enviar: 'Registrar recurso',
  blocos: (c) => [{ campos: peticao(c, 'Texto do recurso') }],
}

export const decidirEfeitoSuspensivo: Descricao = {
  titulo: () => 'Decidir o efeito suspensivo',
  enviar: 'Decidir',
  blocos: (c) => [
    {
      campos: [
        ...deMembro(c, 'Decisão de'),
        {
          nome: 'concede',
          tipo: 'opcao',
          rotulo: 'Concede o efeito suspensivo?',
          opcoes: simOuNao,
          booleano: true,
        },
        razoes(),
      ],
    },
  ],
}

export const julgarRecurso: Descricao = {
  titulo: () => 'Julgar o recurso',
  enviar: 'Julgar o recurso',
  ensaio: true,
  blocos: () => [
    {
      campos: [
        {
          nome: 'resultado',
          tipo: 'opcao',
          rotulo: 'Decisão',
          opcoes: [
            { valor: 'provido', rotulo: 'Provido', ajuda: 'a decisão anterior cai' },
            { valor: 'improvido', rotulo: 'Improvido', ajuda: 'a decisão anterior fica' },
          ],
        },
        razoes(),
      ],
    },
  ],
}

export const certificarDefinitividade = soConfirmar(
  () => 'Certificar que a decisão é definitiva',
  'Não cabe mais recurso: a multa passa a ser devida e a reincidência passa a contar.',
  'Certificar',
)

const devidoHoje = ({ auto }: Contexto): string | undefined =>
  emDinheiro(auto?.cobranca.resta ?? auto?.multa?.valor)

export const registrarPagamento: Descricao = {
  titulo: ({ auto }) =>
    auto?.pago ? 'Multa quitada: registrar um pagamento a maior' : 'Registrar pagamento da multa',
  enviar: 'Registrar pagamento',
  ensaio: true,
  conta: { valor: 'valor', dia: 'pagoEm', dados: { especie: 'integral' } },
  blocos: (c) => [
    {
      campos: [
        {
          nome: 'valor',
          tipo: 'dinheiro',
          rotulo: 'Valor pago (R$)',
          inicial: c.auto?.pago ? undefined : devidoHoje(c),
        },
        { nome: 'pagoEm', tipo: 'dia', rotulo: 'Pago em', inicial: formatarDia(c.hoje) },
        {
          nome: 'especie',
          tipo: 'opcao',
          rotulo: 'O valor pago é',
          inicial: c.auto?.pago ? 'a-maior' : 'integral',
          opcoes: [
            { valor: 'integral', rotulo: 'O total devido no dia' },
            { valor: 'parcial', rotulo: 'Uma parte', ajuda: 'o resto continua devido' },
            { valor: 'a-maior', rotulo: 'Mais do que o devido', ajuda: 'o excesso se restitui' },
          ],
        },
        ...deQuem(c, 'Em nome de quem se pagou'),
        {
          nome: 'pagador',
          tipo: 'texto',
          rotulo: 'Quem pagou, se foi outra pessoa',
          ajuda: `Em branco, sai no recibo ${c.auto?.responsaveis.length === 1 ? 'o nome de quem responde' : 'quem responde, como acima'}.`,
          opcional: true,
        },
        {
          nome: 'prova',
          tipo: 'texto',
          rotulo: 'Comprovante',
          ajuda: 'Número da guia ou do comprovante.',
          opcional: true,
        },
      ],
    },
  ],
}

export const anularAuto: Descricao = {
  titulo: (c) => daLei(c, 'Anular {o auto}'),
  introducao: () => 'O registro continua no prontuário, anulado, com o motivo.',
  enviar: 'Anular',
  perigo: true,
  blocos: () => [{ campos: [motivo('Motivo da anulação')] }],
}

export const extinguirPelaMorte: Descricao = {
  titulo: () => 'Encerrar pela morte de quem responde',
  introducao: () =>
    'Nenhuma pena passa da pessoa: o processo se encerra e sai das filas e da pauta. A multa que já era definitiva antes da morte é dívida do espólio, e não se encerra por aqui.',
  enviar: 'Encerrar',
  ensaio: true,
  perigo: true,
  blocos: () => [{ campos: [razoes('Razões')] }],
}

export const declararImpedimento: Descricao = {
  titulo: () => 'Declarar impedimento',
  introducao: () =>
    'Quem se declara impedido não julga, não decide sobre o efeito do recurso nem vota neste processo.',
  enviar: 'Declarar',
  perigo: true,
  blocos: (c) => [
    {
      campos: [
        ...deMembro(c, 'De quem'),
        {
          nome: 'motivo',
          tipo: 'opcao',
          rotulo: 'Motivo',
          opcoes: [
            {
              valor: 'parentesco',
              rotulo: 'Parentesco',
              ajuda: 'com quem responde, até o terceiro grau',
            },
            { valor: 'interesse', rotulo: 'Interesse no processo' },
            { valor: 'amizade', rotulo: 'Amizade íntima' },
            { valor: 'inimizade', rotulo: 'Inimizade notória' },
          ],
        },
        razoes('Razões'),
      ],
    },
  ],
}

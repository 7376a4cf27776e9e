import { formatarDia } from '#core/calendar/dia.ts'
import type { Campo, Contexto, Descricao } from '../descricao.ts'
import { daLei, motivo, soConfirmar } from './comuns.ts'

const numero = (c: Contexto): Campo => ({
  nome: 'numero',
  tipo: 'lista',
  rotulo: 'Número',
  opcoes: c.registro?.escolhas['numero'] ?? [],
  inicial: c.busca['numero'],
})

export const reservarBloco: Descricao = {
  titulo: (c) => daLei(c, 'Reservar bloco de números para {os autos} da rua'),
  introducao: (c) =>
    daLei(
      c,
      'Os números são os próximos da série d{auto:os|as} {autos}, seguidos e só deste fiscal. De cada um se presta conta.',
    ),
  enviar: 'Reservar',
  ensaio: true,
  blocos: () => [
    {
      campos: [
        { nome: 'fiscal', tipo: 'equipe', papel: 'fiscal', rotulo: 'Fiscal' },
        {
          nome: 'quantos',
          tipo: 'numero',
          rotulo: 'Quantos números',
          ajuda: 'De 1 a 500.',
          largura: 'curta',
        },
        { nome: 'finalidade', tipo: 'texto', rotulo: 'Finalidade', opcional: true },
      ],
    },
  ],
}

export const entregarBloco: Descricao = {
  titulo: () => 'Registrar a entrega do bloco ao fiscal',
  introducao: () =>
    'A partir da entrega os formulários servem. Imprima o termo e colha a assinatura.',
  enviar: 'Registrar entrega',
  ensaio: true,
  blocos: (c) => [
    {
      campos: [
        { nome: 'entregueEm', tipo: 'dia', rotulo: 'Entregue em', inicial: formatarDia(c.hoje) },
        {
          nome: 'prestarContasAte',
          tipo: 'dia',
          rotulo: 'Prestar contas até',
          ajuda: 'Entra na fila de trabalho quando o dia se aproxima.',
          opcional: true,
        },
      ],
    },
  ],
}

export const inutilizarNumero: Descricao = {
  titulo: () => 'Inutilizar número',
  introducao: () => 'O formulário rasgado ou errado é guardado; o número não serve outra vez.',
  enviar: 'Inutilizar',
  perigo: true,
  blocos: (c) => [{ campos: [numero(c), motivo()] }],
}

export const extraviarNumero: Descricao = {
  titulo: () => 'Registrar extravio de número',
  enviar: 'Registrar extravio',
  perigo: true,
  blocos: (c) => [
    {
      campos: [
        numero(c),
        motivo('O que aconteceu'),
        {
          nome: 'prova',
          tipo: 'texto',
          rotulo: 'Prova',
          ajuda: 'Número do boletim de ocorrência.',
          opcional: true,
        },
      ],
    },
  ],
}

export const devolverNumeros: Descricao = {
  titulo: () => 'Receber formulários em branco',
  introducao: () => 'Marque os que voltaram sem uso: ficam devolvidos, e não servem a outro.',
  enviar: 'Receber',
  ensaio: true,
  blocos: (c) => [
    {
      campos: [
        {
          nome: 'numeros',
          tipo: 'marcas',
          rotulo: 'Números devolvidos',
          opcoes: c.registro?.escolhas['numero'] ?? [],
        },
      ],
    },
  ],
}

export const encerrarBloco = soConfirmar(
  () => 'Encerrar o bloco',
  'Todos os números têm destino, e a prestação de contas está completa. Do bloco que não chegou a ser entregue, os números que restam ficam devolvidos em branco.',
  'Encerrar',
)

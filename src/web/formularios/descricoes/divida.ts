import { formatarDia } from '#core/calendar/dia.ts'
import { causasDeFora, motivosDeCancelamento } from '#core/divida/divida.ts'
import { listar } from '#core/mensagens/palavras.ts'
import { formatarReais } from '#core/money/centavos.ts'
import type { Campo, Contexto, Descricao } from '../descricao.ts'
import { emDinheiro, opcoes, razoes } from './comuns.ts'

const comprovante: Campo = {
  nome: 'prova',
  tipo: 'texto',
  rotulo: 'Comprovante',
  ajuda: 'Número do documento que o prova.',
  opcional: true,
}

const resta = (c: Contexto): string => {
  const valor = c.auto?.cobranca.resta
  return valor === undefined || valor === null ? 'não se sabe ainda' : formatarReais(valor)
}

export const inscreverDividaAtiva: Descricao = {
  titulo: () => 'Inscrever em dívida ativa',
  introducao: (c) =>
    `Confira a legalidade do processo, a origem, o fundamento e o valor. Deve: ${listar((c.auto?.responsaveis ?? []).map((r) => r.nome))}. Hoje são ${resta(c)}. A inscrição recebe número oficial.`,
  enviar: 'Inscrever',
  ensaio: true,
  blocos: () => [
    {
      campos: [
        {
          nome: 'observacao',
          tipo: 'area',
          rotulo: 'Observação',
          ajuda: 'Sai no termo e na certidão.',
          opcional: true,
        },
      ],
    },
  ],
}

export const cancelarInscricao: Descricao = {
  titulo: () => 'Cancelar a inscrição em dívida ativa',
  introducao: () =>
    'O número continua no livro, cancelado, com as razões. Depois de erro, a multa pode ser inscrita outra vez.',
  enviar: 'Cancelar a inscrição',
  perigo: true,
  ensaio: true,
  blocos: () => [
    {
      campos: [
        { nome: 'motivo', tipo: 'opcao', rotulo: 'Motivo', opcoes: opcoes(motivosDeCancelamento) },
        razoes('Razões'),
      ],
    },
  ],
}

export const declararPrescricao: Descricao = {
  titulo: () => 'Declarar a prescrição',
  introducao: () =>
    'A prescrição nunca corre em silêncio: uma autoridade a declara, com razões, e o processo não segue adiante.',
  enviar: 'Declarar',
  perigo: true,
  ensaio: true,
  blocos: (c) => {
    const correm = c.auto?.cobranca.prescricoes ?? []
    return [
      {
        campos: [
          {
            nome: 'especie',
            tipo: 'opcao',
            rotulo: 'O que prescreveu',
            opcoes: correm.map((p) => ({
              valor: p.especie,
              rotulo: p.nome,
              ajuda: `até ${formatarDia(p.ate)}`,
            })),
            inicial: correm[0]?.especie,
          },
          razoes('Razões'),
        ],
      },
    ]
  },
}

export const registrarInterrupcao: Descricao = {
  titulo: () => 'Registrar causa que interrompe a prescrição',
  introducao: () => 'O prazo recomeça do dia do fato. Os pagamentos já o interrompem por si.',
  enviar: 'Registrar',
  ensaio: true,
  blocos: (c) => [
    {
      campos: [
        { nome: 'causa', tipo: 'opcao', rotulo: 'Causa', opcoes: opcoes(causasDeFora) },
        { nome: 'ocorridaEm', tipo: 'dia', rotulo: 'Ocorrida em', inicial: formatarDia(c.hoje) },
        comprovante,
      ],
    },
  ],
}

export const restituirMulta: Descricao = {
  titulo: () => 'Registrar restituição',
  introducao: (c) => {
    const r = c.auto?.cobranca.aRestituir
    return r
      ? `A ${r.a}: ${formatarReais(r.valor)}, se hoje; são ${formatarReais(r.principal)} pagos, com a correção.`
      : 'Devolve-se o que se pagou sem ser devido, com a correção até o dia.'
  },
  enviar: 'Registrar restituição',
  ensaio: true,
  conta: { valor: 'valor', dia: 'restituidaEm' },
  blocos: (c) => [
    {
      ...(c.auto?.cobranca.aRestituir && { passos: c.auto.cobranca.aRestituir.passos }),
      campos: [
        {
          nome: 'valor',
          tipo: 'dinheiro',
          rotulo: 'Valor devolvido (R$)',
          ajuda: 'O do dia em que se devolveu: ao mudar o dia, a conta é refeita.',
          inicial: emDinheiro(c.auto?.cobranca.aRestituir?.valor),
        },
        { nome: 'restituidaEm', tipo: 'dia', rotulo: 'Devolvido em', inicial: formatarDia(c.hoje) },
        comprovante,
      ],
    },
  ],
}

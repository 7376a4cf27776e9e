import { formatarDia } from '#core/calendar/dia.ts'
import { medidasCabiveis } from '#core/recolhimento/cabiveis.ts'
import { citar } from '#core/mensagens/citar.ts'
import type { Campo, Contexto, Descricao, Valores } from '../descricao.ts'
import { lerTexto } from '../descricao.ts'
import { daLei, emDinheiro, motivo } from './comuns.ts'
import { dispositivosDaLei } from './dispositivos.ts'

const previstos = (c: Contexto) => c.pacote.processo.medidas?.recolhimentos ?? []
const escolhido = (c: Contexto, v: Valores) =>
  previstos(c).find((m) => m.id === lerTexto(v, 'medida'))

/** The measures that fit where the form was opened: those that the record bears, or those on facts. */
const medidasPossiveis = (c: Contexto) => medidasCabiveis(c.pacote, c.auto?.auto)

/** A value that the page already knows: one option, chosen. */
const fixo = (nome: string, rotulo: string, id: string, titulo: string): Campo => ({
  nome,
  tipo: 'lista',
  rotulo,
  inicial: id,
  opcoes: [{ valor: id, rotulo: titulo }],
})

const hoje = (c: Contexto) => formatarDia(c.hoje)

export const recolherVeiculo: Descricao = {
  titulo: () => 'Reter, apreender ou lacrar veículo',
  introducao: () =>
    'O termo diz onde o veículo fica, com quem e com o quê. Enquanto durar, o veículo não está regular.',
  enviar: 'Registrar',
  ensaio: true,
  blocos: (c) => {
    const medidas = medidasPossiveis(c)
    const unica = medidas.length === 1 ? medidas[0]?.id : undefined
    const auto = c.auto?.auto
    return [
      {
        titulo: 'Medida',
        campos: [
          ...(auto === undefined
            ? []
            : [fixo('auto', daLei(c, '{Auto}'), auto.id, auto.numero ?? 'sem número')]),
          {
            nome: 'medida',
            tipo: 'opcao',
            rotulo: 'Medida',
            inicial: unica,
            opcoes: medidas.map((m) => ({
              valor: m.id,
              rotulo: m.nome,
              ajuda: m.fundamentos.map(citar).join('; '),
            })),
          },
          {
            nome: 'dispositivo',
            tipo: 'lista',
            rotulo: 'Dispositivo que autoriza a medida',
            opcoes: dispositivosDaLei(
              c,
              medidas.flatMap((m) => m.fundamentos),
            ),
            quando: () => auto === undefined,
          },
          motivo('O que levou à medida'),
        ],
      },
      {
        titulo: 'Veículo e guarda',
        campos: [
          ...(auto !== undefined
            ? []
            : [
                {
                  nome: 'veiculo',
                  tipo: 'veiculo' as const,
                  rotulo: 'Veículo do cadastro',
                  ajuda: 'Escreva a placa, antiga ou Mercosul.',
                  opcional: true,
                  inicial: veiculoDoContexto(c),
                },
                {
                  nome: 'placa',
                  tipo: 'texto' as const,
                  rotulo: 'Ou a placa de veículo fora do cadastro',
                  opcional: true,
                  largura: 'curta' as const,
                },
              ]),
          { nome: 'local', tipo: 'texto', rotulo: 'Onde fica' },
          {
            nome: 'guarda',
            tipo: 'texto',
            rotulo: 'Com quem fica',
            opcional: true,
            quando: (v) => escolhido(c, v)?.especie !== 'lacre',
          },
          {
            nome: 'inventario',
            tipo: 'area',
            rotulo: 'Inventário',
            ajuda: 'O que está no veículo e o estado em que ele entra.',
            opcional: true,
            quando: (v) => escolhido(c, v)?.especie === 'apreensao',
          },
          {
            nome: 'chaves',
            tipo: 'numero',
            rotulo: 'Chaves entregues',
            opcional: true,
            quando: (v) => escolhido(c, v)?.especie === 'apreensao',
          },
        ],
      },
    ]
  },
}

function veiculoDoContexto(c: Contexto): unknown {
  const v = c.prontuario?.veiculo ?? c.veiculo?.veiculo
  return v && { id: v.id, titulo: v.placas.at(-1)?.placa ?? 'Veículo' }
}

export const constatarRegularizacao: Descricao = {
  titulo: () => 'Constatar a regularização',
  enviar: 'Registrar',
  blocos: () => [
    { campos: [{ nome: 'descricao', tipo: 'area', rotulo: 'O que foi corrigido, e como se viu' }] },
  ],
}

export const transferirGuarda: Descricao = {
  titulo: () => 'Transferir a guarda do veículo',
  enviar: 'Transferir',
  blocos: () => [
    {
      campos: [
        { nome: 'local', tipo: 'texto', rotulo: 'Para onde vai' },
        { nome: 'guarda', tipo: 'texto', rotulo: 'Com quem fica' },
      ],
    },
  ],
}

/** `devido`: what the account says today, in centavos, written beforehand. */
const pagamento = (c: Contexto, devido?: number): Campo[] => [
  {
    nome: 'valor',
    tipo: 'dinheiro',
    rotulo: 'Valor (R$)',
    inicial: emDinheiro(devido),
  },
  { nome: 'pagoEm', tipo: 'dia', rotulo: 'Pago em', inicial: hoje(c) },
]

export const depositarMulta: Descricao = {
  titulo: () => 'Registrar depósito da multa',
  introducao: () =>
    'Para liberar o veículo antes do fim do processo. A decisão definitiva converte ou devolve o depósito.',
  enviar: 'Registrar depósito',
  ensaio: true,
  conta: { valor: 'valor', dia: 'pagoEm' },
  blocos: (c) => [{ campos: pagamento(c) }],
}

export const pagarDespesas: Descricao = {
  titulo: () => 'Registrar pagamento de remoção e estadia',
  introducao: () => 'O que falta pagar até o dia do pagamento; outro valor é recusado com a conta.',
  enviar: 'Registrar pagamento',
  ensaio: true,
  conta: { valor: 'valor', dia: 'pagoEm' },
  blocos: (c) => [{ campos: pagamento(c, c.recolhimento?.despesas?.resta) }],
}

export const liberarVeiculo: Descricao = {
  titulo: () => 'Liberar o veículo',
  enviar: 'Liberar',
  ensaio: true,
  blocos: () => [
    {
      campos: [
        { nome: 'entregueA', tipo: 'texto', rotulo: 'A quem se entrega' },
        { nome: 'observacao', tipo: 'area', rotulo: 'Observação', opcional: true },
      ],
    },
  ],
}

export const leiloarVeiculo: Descricao = {
  titulo: () => 'Registrar leilão do veículo',
  introducao: () => 'O apurado paga a multa; o que faltar é remido, se a lei o diz.',
  enviar: 'Registrar leilão',
  ensaio: true,
  perigo: true,
  blocos: (c) => [
    {
      campos: [
        { nome: 'leiloadoEm', tipo: 'dia', rotulo: 'Leiloado em', inicial: hoje(c) },
        { nome: 'valor', tipo: 'dinheiro', rotulo: 'Valor apurado (R$)' },
      ],
    },
  ],
}

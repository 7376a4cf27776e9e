import { addDias } from '#core/calendar/dia.ts'
import { DADOS_DA_FORMA } from '#core/custos/formas.ts'
import type { Pacote } from '#law/pacote.ts'
import type { Historia } from './historia.ts'

type Alvos = Record<string, readonly [alvo: string, dados: object]>

/** Commands of the occasional use and of the costs that the law of the pack does not have at all. */
export const foraDoServico = ({ prazos }: Pacote): readonly string[] => [
  ...(prazos.usoEventual === undefined ? ['comunicarUsoEventual', 'encerrarUsoEventual'] : []),
  ...(prazos.custos === undefined
    ? ['requererCalculoDeCustos', 'calcularCustos', 'indeferirCalculoDeCustos']
    : []),
]

/** A sheet filled in, by the pack's own shares. */
export function planilha({ prazos }: Pacote) {
  const exemplo = { valor: 120_000, quantidade: 10, residual: 60_000 }
  const parcelas = (prazos.custos?.parcelas ?? []).map((p) => {
    const dados = Object.keys(DADOS_DA_FORMA[p.forma]) as (keyof typeof exemplo)[]
    return [
      p.id,
      { ...Object.fromEntries(dados.map((d) => [d, exemplo[d]])), fonte: 'Nota fiscal' },
    ] as const
  })
  return {
    quilometros: 2400,
    fonteDosQuilometros: 'Hodômetro',
    estudantes: 15,
    parcelas: Object.fromEntries(parcelas),
  }
}

/** One good request of each, where the law has them. */
export async function doServico(h: Historia): Promise<Alvos> {
  const fora = foraDoServico(h.pacote)
  const alvos: Alvos = {}
  const na = (id: string, nome: string) => `/outorgas/${id}/${nome}`
  if (!fora.includes('comunicarUsoEventual')) {
    const uso = { desde: h.hoje, ate: addDias(h.hoje, 20), motivo: 'Reforço.', faixa: true }
    const { outorga } = await h.licenciada()
    await h.fazer('atendente', na(outorga, 'comunicarUsoEventual'), uso)
    alvos['comunicarUsoEventual'] = [(await h.licenciada()).outorga, uso]
    alvos['encerrarUsoEventual'] = [outorga, { motivo: 'Voltou ao uso comum.' }]
  }
  if (!fora.includes('calcularCustos')) {
    const pedido = {
      por: 'contratante',
      contratante: 'Escola Modelo',
      objeto: 'Contrato do bairro Centro',
      recebidoEm: h.hoje,
    }
    const pedida = async () => {
      const { outorga } = await h.concedida()
      const feito = await h.fazer('atendente', na(outorga, 'requererCalculoDeCustos'), pedido)
      const { dados } = feito.atos[0] as { dados: { calculo?: string } }
      return { outorga, calculo: dados.calculo ?? '' }
    }
    const a = await pedida()
    const b = await pedida()
    alvos['requererCalculoDeCustos'] = [(await h.concedida()).outorga, pedido]
    alvos['calcularCustos'] = [
      a.outorga,
      { calculo: a.calculo, mes: h.hoje.slice(0, 7), ...planilha(h.pacote) },
    ]
    alvos['indeferirCalculoDeCustos'] = [
      b.outorga,
      { calculo: b.calculo, razoes: 'Faltam os dados do veículo.' },
    ]
  }
  return alvos
}

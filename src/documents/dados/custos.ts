import { formatarReais } from '#core/money/centavos.ts'
import { escreverQuantidade } from '#core/custos/formas.ts'
import type { Pacote } from '#law/pacote.ts'
import type { FichaDaOutorga } from '../fichas.ts'
import { dia } from '../formato.ts'
import { palavra } from '../palavras.ts'
import { provisoesEm } from './ato.ts'
import { campo, citacoes, orgao, type DadosDoDocumento } from './base.ts'
import { camposDoTitular } from './licencas.ts'
import { camposDoVeiculo } from './veiculo.ts'

const QUEM = {
  contratante: 'Contratante',
  contratado: 'Contratado',
  ambas: 'Ambas as partes',
} as const
const GRUPOS = { variavel: 'Custos variáveis', fixo: 'Custos fixos' } as const

/** The sheet of a month's operating costs, as it was worked out: each line, its operation, its source. */
export function dadosDosCustos(
  ficha: FichaDaOutorga,
  pacote: Pacote,
  alvo: string | undefined,
): DadosDoDocumento | undefined {
  const c = ficha.outorga.calculosDeCustos?.find((x) => x.id === alvo)
  const r = c?.resultado
  if (c === undefined || r === undefined) return undefined
  const previsto = pacote.prazos.custos
  const ato = ficha.linha.find(
    (a) => a.tipo === 'custosCalculados' && (a.dados as { calculo?: string }).calculo === c.id,
  )
  const lacuna = pacote.lacunas.find((l) => l.id === previsto?.lacuna)
  return {
    titulo: 'Cálculo de custos operacionais',
    subtitulo: `Preços de ${dia(r.mes)}`,
    aviso: null,
    numero: c.numero ?? null,
    consulta: ficha.outorga.numero ?? ficha.veiculo.placa,
    corpo: {
      grupos: [
        {
          titulo: 'Pedido',
          campos: [
            campo('Contrato ou trajeto', c.objeto, true),
            campo('Quem pediu', QUEM[c.por]),
            campo('Contratante', c.contratante),
            campo('Recebido em', dia(c.recebidoEm)),
            campo('Protocolo', c.protocolo && `nº ${c.protocolo}`),
          ],
        },
        { titulo: palavra(pacote.lei.termos.titular).Nome, campos: camposDoTitular(ficha, pacote) },
        { titulo: 'Veículo', campos: camposDoVeiculo(ficha.veiculo) },
        {
          titulo: 'Base do cálculo',
          campos: [
            campo('Quilômetros por mês', escreverQuantidade(r.quilometros)),
            campo('Fonte', r.fonteDosQuilometros),
          ],
        },
      ],
      tabelas: (['variavel', 'fixo'] as const).map((grupo) => ({
        titulo: GRUPOS[grupo],
        linhas: r.linhas
          .filter((l) => l.grupo === grupo)
          .map((l) => ({
            nome: l.nome,
            passo: l.passo,
            fonte: l.fonte,
            valor: formatarReais(l.valor),
          })),
        total: formatarReais(r[grupo]),
      })),
      total: formatarReais(r.total),
      porQuilometro: formatarReais(r.porQuilometro),
      porEstudante:
        r.porEstudante === undefined
          ? null
          : `${formatarReais(r.porEstudante)} por estudante (${escreverQuantidade(r.estudantes ?? 0)})`,
      fundamentos: ato?.citacoes ?? citacoes(previsto?.fundamentos ?? []),
      provisoes: provisoesEm(pacote, previsto?.fundamentos ?? [], c.calculadoEm ?? ficha.em),
      lacuna: lacuna === undefined ? null : `${lacuna.padrao} ${lacuna.razao}`,
      assinaturas: [{ nome: ato?.autor ?? null, papel: orgao(pacote, c.calculadoEm ?? ficha.em) }],
    },
  }
}

import { formatarPlaca } from '#core/identificador/placa.ts'
import { formatarReais } from '#core/money/centavos.ts'
import type { Pacote } from '#law/pacote.ts'
import { autorDe, citacoesDe, type FichaDeRecolhimento } from '../fichas.ts'
import { dia } from '../formato.ts'
import { maiuscula } from '../palavras.ts'
import { corpoDoAto, provisoesEm } from './ato.ts'
import { campo, orgao, type Campo, type DadosDoDocumento } from './base.ts'
import { camposDoVeiculo } from './veiculo.ts'

const TITULOS = {
  retencao: 'Termo de retenção de veículo',
  apreensao: 'Termo de apreensão de veículo',
  lacre: 'Termo de impedimento operacional e lacre',
  interdicao: 'Termo de interdição de veículo',
} as const

/** The paper of the vehicle's entry into custody, by kind: retention, seizure, seal, interdiction. */
export const tituloDoRecolhimento = ({ recolhimento }: FichaDeRecolhimento): string =>
  TITULOS[recolhimento.especie]

const titulos = (ficha: FichaDeRecolhimento, titulo: string) => {
  const { recolhimento: r } = ficha
  return {
    titulo: r.numero === undefined ? titulo : `${titulo} nº ${r.numero}`,
    subtitulo: ficha.nome,
    aviso: null,
    numero: r.numero ?? null,
    consulta: r.placa ?? r.numero ?? '',
  }
}

const veiculoDe = ({ veiculo, recolhimento: r }: FichaDeRecolhimento): Campo[] =>
  veiculo === null
    ? [
        campo('Placa', r.placa && formatarPlaca(r.placa)),
        campo('Registro', 'Sem registro no serviço'),
      ]
    : camposDoVeiculo(veiculo)

export function dadosDoRecolhimento(ficha: FichaDeRecolhimento, pacote: Pacote): DadosDoDocumento {
  const { recolhimento: r } = ficha
  const lacre = r.especie === 'lacre'
  return {
    ...titulos(ficha, tituloDoRecolhimento(ficha)),
    corpo: corpoDoAto({
      grupos: [
        { titulo: 'Veículo', campos: veiculoDe(ficha) },
        {
          titulo: lacre ? 'Lacre' : 'Recolhimento',
          campos: [
            campo('Em', dia(r.desde)),
            campo(lacre ? 'Lacre nº' : 'Termo nº', r.numero),
            campo('Local', r.local, true),
            campo('Guarda', r.guarda),
            campo('Chaves entregues', r.chaves ?? 'Não entregues'),
            campo('Motivo', r.motivo, true),
            campo('Inventário', r.inventario ?? 'Sem objetos relacionados', true),
          ],
        },
      ],
      fundamentos: ficha.citacoes,
      tituloDosItens: 'Para a liberação, falta',
      itens: ficha.faltam.map((f) => maiuscula(f.frase)),
      provisoes: provisoesEm(pacote, [r.dispositivo], r.desde),
      assinaturas: [
        { nome: autorDe(ficha, 'veiculoRecolhido'), papel: 'Agente' },
        { nome: null, papel: 'Condutor ou responsável pelo veículo' },
      ],
    }),
  }
}

/** The paper with which the vehicle leaves: to whom, after how long, what was paid. */
export function dadosDaLiberacao(
  ficha: FichaDeRecolhimento,
  pacote: Pacote,
): DadosDoDocumento | undefined {
  const { recolhimento: r } = ficha
  if (r.situacao !== 'liberado' || r.encerradoEm === undefined) return undefined
  const ato = ficha.linha.find((a) => a.tipo === 'veiculoLiberado')
  const pago = r.despesas.reduce((soma, d) => soma + d.valor, 0)
  return {
    ...titulos(
      ficha,
      r.especie === 'lacre' ? 'Termo de retirada de lacre' : 'Termo de liberação de veículo',
    ),
    corpo: corpoDoAto({
      abertura: `Cumpridas as condições da lei, libera-se o veículo recolhido em ${dia(r.desde)}.`,
      grupos: [
        { titulo: 'Veículo', campos: veiculoDe(ficha) },
        {
          titulo: 'Liberação',
          campos: [
            campo('Em', dia(r.encerradoEm)),
            campo('Dias de estadia', ficha.dias),
            campo('Regularizado em', r.regularizadoEm === undefined ? '—' : dia(r.regularizadoEm)),
            campo('Despesas pagas', pago === 0 ? '—' : formatarReais(pago)),
          ],
        },
      ],
      fundamentos: citacoesDe(ficha, 'veiculoLiberado'),
      assinaturas: [
        { nome: ato?.autor ?? null, papel: orgao(pacote, r.encerradoEm) },
        { nome: null, papel: 'Quem recebe o veículo' },
      ],
    }),
  }
}

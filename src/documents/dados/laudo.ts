import { formatarPlaca } from '#core/identificador/placa.ts'
import { outorgaVigente } from '#core/outorga/vigencia.ts'
import { usaVeiculo } from '#core/substituicao/frota.ts'
import type { Pacote } from '#law/pacote.ts'
import type { FichaDaOutorga } from '../fichas.ts'
import { dia } from '../formato.ts'
import { nomeEncoberto } from '../nomeEncoberto.ts'
import { nomeDe, palavra } from '../palavras.ts'
import { campo, type Campo, type DadosDoDocumento } from './base.ts'
import { itensVistoriados, resumoDosItens } from './itensDaVistoria.ts'
import { camposDoVeiculo } from './veiculo.ts'

type Realizada = FichaDaOutorga['vistorias']['realizadas'][number]

/** The report of the last inspection; with the seal when the vehicle passed. */
export function dadosDoLaudo(ficha: FichaDaOutorga, pacote: Pacote): DadosDoDocumento | undefined {
  const vistoria = ficha.vistorias.realizadas.at(-1)
  if (vistoria === undefined) return undefined
  const aprovada = vistoria.resultado === 'aprovada'
  const ato = ficha.linha.find(
    (a) => a.tipo === (aprovada ? 'vistoriaAprovada' : 'vistoriaReprovada') && a.em === vistoria.em,
  )
  const validaAte = vistoria.validaAte === undefined ? null : dia(vistoria.validaAte)
  const placa = formatarPlaca(ficha.veiculo.placa)
  const itens = itensVistoriados(vistoria, ficha, pacote)
  return {
    titulo: 'Laudo de vistoria',
    subtitulo: `Placa ${placa}, em ${dia(vistoria.em)}`,
    aviso: null,
    numero: vistoria.numero ?? null,
    consulta: ficha.veiculo.placa,
    validoAte: vistoria.validaAte,
    corpo: {
      veiculo: [
        ...camposDoVeiculo(ficha.veiculo),
        ...daOutorgaNoDia(ficha, vistoria, pacote, (nome) => nome),
      ],
      vistoria: [...daVistoria(vistoria), campo('Vistoriador', ato?.autor)],
      resultado: resultado(vistoria).toLocaleUpperCase('pt-BR'),
      fundamentos: ato?.citacoes ?? [],
      selo:
        aprovada && vistoria.numero !== undefined && validaAte !== null
          ? {
              numero: vistoria.numero,
              placa,
              ate: validaAte,
              local: pacote.vistoria.selo.local,
            }
          : null,
      itens,
      resumo: resumoDosItens(itens),
      assinaturas: [{ nome: ato?.autor ?? null, papel: 'Vistoriador' }],
    },
  }
}

const resultado = (v: Realizada) =>
  v.resultado === 'aprovada' ? 'Veículo aprovado' : 'Veículo reprovado'

const daVistoria = (v: Realizada): Campo[] => [
  campo('Realizada em', dia(v.em)),
  campo('Selo', v.resultado === 'aprovada' ? v.numero : 'Não expedido'),
  campo('Válida até', v.validaAte === undefined ? null : dia(v.validaAte)),
]

/** The grant and its holder, when the vehicle served in it on the day of the inspection. */
function daOutorgaNoDia(
  { outorga, titular, veiculo }: FichaDaOutorga,
  { em }: Realizada,
  { lei: { termos } }: Pacote,
  mostrar: (nome: string) => string,
): Campo[] {
  if (!outorgaVigente(outorga, em) || !usaVeiculo(outorga, veiculo.id, em)) return []
  const nome = titular.identidade?.nome
  return [
    campo(palavra(termos.outorga).Nome, outorga.numero && `nº ${outorga.numero}`),
    campo(palavra(termos.titular).Nome, nome && mostrar(nome), true),
  ]
}

/** What the report says, for who lays the paper beside the public page. */
export function fatosDoLaudo(ficha: FichaDaOutorga, pacote: Pacote): Campo[] {
  const vistoria = ficha.vistorias.realizadas.at(-1)
  const { veiculo } = ficha
  const doVeiculo = [
    campo('Placa', formatarPlaca(veiculo.placa)),
    campo('Tipo', nomeDe(veiculo.tipo)),
    campo('Veículo', `${veiculo.marca} ${veiculo.modelo}, ${veiculo.anoFabricacao}`),
  ]
  if (vistoria === undefined) return doVeiculo
  return [
    campo('Resultado', resultado(vistoria)),
    ...daVistoria(vistoria),
    ...doVeiculo,
    ...daOutorgaNoDia(ficha, vistoria, pacote, nomeEncoberto),
    campo('Itens vistoriados', resumoDosItens(itensVistoriados(vistoria, ficha, pacote))),
  ]
}

/** What the sticker says, for the same. */
export function fatosDoSelo({ vistorias, veiculo }: FichaDaOutorga): Campo[] {
  const ultima = vistorias.realizadas.at(-1)
  return [
    campo('Selo', ultima?.numero),
    campo('Placa', formatarPlaca(veiculo.placa)),
    campo('Válido até', ultima?.validaAte && dia(ultima.validaAte)),
  ]
}

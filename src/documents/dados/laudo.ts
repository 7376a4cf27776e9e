import type { ItemReprovado } from '#core/vistoria/vistoria.ts'
import { formatarPlaca } from '#core/identificador/placa.ts'
import type { Pacote } from '#law/pacote.ts'
import type { FichaDaOutorga } from '../fichas.ts'
import { dia } from '../formato.ts'
import { campo, citacoes, type DadosDoDocumento } from './base.ts'
import { camposDoVeiculo } from './veiculo.ts'

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
  return {
    titulo: 'Laudo de vistoria',
    subtitulo: `Placa ${placa}, em ${dia(vistoria.em)}`,
    aviso: null,
    numero: vistoria.numero ?? null,
    consulta: ficha.veiculo.placa,
    validoAte: vistoria.validaAte,
    corpo: {
      veiculo: camposDoVeiculo(ficha.veiculo),
      vistoria: [
        campo('Realizada em', dia(vistoria.em)),
        campo('Vistoriador', ato?.autor),
        campo('Selo', aprovada ? vistoria.numero : 'Não expedido'),
        campo('Válida até', validaAte),
      ],
      resultado: aprovada ? 'VEÍCULO APROVADO' : 'VEÍCULO REPROVADO',
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
      tituloDosItens: aprovada ? 'Ressalvas' : 'Itens reprovados',
      itens: itens(vistoria.defeitos, ato?.dados, pacote),
      naoSeAplicam: (vistoria.naoSeAplicam ?? []).map((item) => {
        const { soSe, pergunta } = perguntaDe(item, pacote)
        return { pergunta, soSe: soSe ?? null }
      }),
      assinaturas: [{ nome: ato?.autor ?? null, papel: 'Vistoriador' }],
    },
  }
}

/** The item as the pack asks it; one that the pack no longer has, by its own name. */
const perguntaDe = (
  item: string,
  pacote: Pacote,
): { pergunta: string; soSe?: string | undefined } =>
  pacote.vistoria.itens.find((i) => i.id === item) ?? { pergunta: item }

function itens(defeitos: readonly ItemReprovado[], ato: object | undefined, pacote: Pacote) {
  const ressalvas =
    ato !== undefined && 'ressalvas' in ato ? (ato.ressalvas as readonly ItemReprovado[]) : []
  return (defeitos.length > 0 ? defeitos : ressalvas).map((d) => ({
    pergunta: perguntaDe(d.item, pacote).pergunta,
    citacoes: citacoes(d.fundamentos).join('; '),
    observacao: d.observacao ?? null,
  }))
}

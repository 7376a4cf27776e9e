import { formatarPlaca } from '#core/identificador/placa.ts'
import type { Pacote } from '#law/pacote.ts'
import type { FichaDaOutorga } from '../fichas.ts'
import { dia } from '../formato.ts'
import { maiuscula } from '../palavras.ts'
import { impressoDaLei } from './ato.ts'
import { citacoes, type DadosDoDocumento } from './base.ts'

/** The sticker of the last inspection, if the vehicle passed it. */
export function dadosDoSelo(ficha: FichaDaOutorga, pacote: Pacote): DadosDoDocumento | undefined {
  const vistoria = ficha.vistorias.realizadas.at(-1)
  if (vistoria?.resultado !== 'aprovada' || vistoria.validaAte === undefined) return undefined
  const { selo } = pacote.vistoria
  return {
    titulo: impressoDaLei(pacote, 'selo')?.nome ?? 'Selo de vistoria',
    subtitulo: null,
    aviso: null,
    numero: vistoria.numero ?? null,
    consulta: ficha.veiculo.placa,
    validoAte: vistoria.validaAte,
    corpo: {
      ate: dia(vistoria.validaAte),
      fatos: [
        { rotulo: 'Placa', valor: formatarPlaca(ficha.veiculo.placa) },
        { rotulo: 'Selo nº', valor: vistoria.numero ?? '—' },
      ],
      local: `Afixar: ${selo.local}`,
      fundamentos: citacoes(selo.fundamentos),
    },
  }
}

/** The certificate of the last licensing, under the name that the law gives it. */
export function dadosDoLicenciamento(
  ficha: FichaDaOutorga,
  pacote: Pacote,
): (Pick<DadosDoDocumento, 'titulo' | 'validoAte' | 'numero'> & { em: string }) | undefined {
  const licenca = ficha.licenciamento.licenciamentos.at(-1)
  if (licenca === undefined) return undefined
  const nome =
    impressoDaLei(pacote, 'licenciamento')?.nome ??
    maiuscula(pacote.lei.termos.licenciamento.singular)
  return {
    titulo: licenca.numero === undefined ? nome : `${nome} nº ${licenca.numero}`,
    numero: licenca.numero ?? null,
    validoAte: licenca.validoAte,
    em: licenca.em,
  }
}

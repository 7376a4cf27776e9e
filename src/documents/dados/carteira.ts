import { type Carteira, situacaoDaCarteira } from '#core/carteira/carteira.ts'
import { maiuscula, nomear } from '#core/mensagens/palavras.ts'
import type { Pacote } from '#law/pacote.ts'
import type { FichaDasCarteiras } from '../fichas.ts'
import { dia } from '../formato.ts'
import { provisoesEm } from './ato.ts'
import type { DadosDoDocumento } from './base.ts'

/** The card that the file's part is about. */
export const carteiraDe = (
  { carteiras }: FichaDasCarteiras,
  alvo: string | undefined,
): Carteira | undefined => carteiras.emitidas.find((c) => c.id === alvo)

/** `Válida`, `Vencida em 31/12/2025`, `Revogada em 02/06/2025`: on the file's day. */
export function situacaoEscrita(c: Carteira, em: string): string {
  const situacao = situacaoDaCarteira(c, em)
  const desde =
    situacao === 'revogada' ? c.revogadaEm : situacao === 'vencida' ? c.validaAte : undefined
  return `${maiuscula(nomear(situacao))}${desde === undefined ? '' : ` em ${dia(desde)}`}`
}

/** When the card was taken back by an act, and the kind of reason, for the public page. */
export function revogacaoDaCarteira(
  ficha: FichaDasCarteiras,
  alvo: string | undefined,
): { em: string; motivo: string } | undefined {
  const c = carteiraDe(ficha, alvo)
  return c?.revogadaEm === undefined || c.revogadaEm > ficha.em
    ? undefined
    : { em: c.revogadaEm, motivo: nomear(c.causa ?? 'outra') }
}

/** The inspector's card; ID-1 size. */
export function dadosDaCarteira(
  ficha: FichaDasCarteiras,
  pacote: Pacote,
  alvo: string | undefined,
): DadosDoDocumento | undefined {
  const c = carteiraDe(ficha, alvo)
  const prevista = pacote.processo.carteiraDoFiscal
  if (c === undefined || prevista === undefined) return undefined
  return {
    titulo: prevista.nome,
    subtitulo: null,
    aviso: null,
    numero: c.numero ?? null,
    consulta: c.numero ?? '',
    validoAte: c.validaAte,
    corpo: {
      foto: true,
      principal: { rotulo: 'Fiscal', valor: ficha.carteiras.nome ?? '—' },
      fatos: [
        { rotulo: 'Carteira', valor: c.numero ?? '—' },
        { rotulo: 'Matrícula', valor: c.matricula },
        { rotulo: 'Cargo', valor: c.cargo },
        { rotulo: 'Emitida em', valor: dia(c.emitidaEm) },
      ],
      validade:
        c.validaAte === undefined
          ? `Válida desde ${dia(c.emitidaEm)}`
          : `Válida até ${dia(c.validaAte)}`,
      provisoes: provisoesEm(pacote, prevista.fundamentos, ficha.em),
      verso: [
        'Quem a exibe está autorizado a fiscalizar o serviço. O código diz se ela ainda vale.',
      ],
    },
  }
}

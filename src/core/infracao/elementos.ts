import type { Contexto } from '#core/contexto.ts'
import type { Recusa } from '#core/decisao.ts'
import type { Infracao } from '#law/esquema/infracoes.ts'
import type { Processo } from '#law/esquema/processo.ts'
import { citar } from '../mensagens/citar.ts'
import { deQuemNaoTemOutorga, elementosPedidos } from './semOutorga.ts'
import { temTexto } from '../texto.ts'
import type { DadosDoAuto, Fatos } from './fatos.ts'

type Elemento = Processo['elementosDoAuto'][number]
type Campo = Elemento['campo']

/**
 * The elements that the pack asks of the record: each missing one is a refusal. A mandatory one
 * voids the record (`auto.elemento-ausente`); one asked "when possible" only needs a reason
 * (`auto.elemento-sem-motivo`), its own: why nobody signed does not tell why nobody was identified.
 */
export function faltasDoAuto(
  dados: DadosDoAuto,
  fatos: Fatos,
  infracao: Infracao | undefined,
  contexto: Contexto,
): readonly Recusa[] {
  const { pacote } = contexto
  const temOutorga = fatos.outorga !== undefined || dados.outorga !== undefined
  const serve = temOutorga ? [] : deQuemNaoTemOutorga(pacote, fatos.fatoEm)
  return elementosPedidos(pacote, infracao, temOutorga)
    .filter((e) => !presente[e.campo](dados, fatos, contexto))
    .filter((e) => e.obrigatorio || !temMotivo(e.campo, dados))
    .map((e) => ({
      codigo: e.obrigatorio ? 'auto.elemento-ausente' : 'auto.elemento-sem-motivo',
      fundamentos: e.fundamentos,
      falta: e.campo,
      dados: {
        elemento: e.nome,
        ...(serve.length > 0 && (e.campo === 'titular' || e.campo === 'outorga')
          ? { deQuemNaoTem: serve.map(citar).join('; ') }
          : {}),
      },
    }))
}

const presente: Readonly<Record<Campo, (d: DadosDoAuto, f: Fatos, c: Contexto) => boolean>> = {
  titular: (_d, f) => f.outorga !== undefined,
  outorga: (_d, f) => f.outorga !== undefined,
  placa: (_d, f) => f.placa !== undefined,
  infrator: (_d, f) => f.identificado,
  registroDoInfrator: (d, f) =>
    temTexto(d.infrator?.registro) ||
    f.condutor !== undefined ||
    (f.infrator !== undefined && f.infrator === f.outorga?.titular),
  dispositivo: (d) => temTexto(d.dispositivo),
  local: (d) => temTexto(d.local),
  momento: (d) => temTexto(d.momento),
  descricao: (d) => temTexto(d.descricao),
  autuante: (_d, _f, c) => temTexto(c.autor.id),
  assinatura: (d) => d.assinatura.assinou,
}

/** The reason for a lack, that of the signature in its own field; an infraction found in the files has nobody there to sign. */
const temMotivo = (campo: Campo, dados: DadosDoAuto): boolean =>
  temTexto(dados.motivoDaFalta) ||
  (campo === 'assinatura' &&
    (temTexto(dados.assinatura.motivo) || dados.constatacao === 'registros'))

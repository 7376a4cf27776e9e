import { formatarDia } from '#core/calendar/dia.ts'
import type { Recusa } from '#core/decisao.ts'

/** A refusal's sentence; `citar` writes provisions as a person does. */
export type Mensagem = (recusa: Recusa, citar: (fundamentos: readonly string[]) => string) => string

const dado = (r: Recusa, chave: string): string => String(r.dados?.[chave] ?? '')
const dia = (r: Recusa, chave: string): string => {
  const valor = r.dados?.[chave]
  return typeof valor === 'string' ? formatarDia(valor) : ''
}

const REFERENCIAS: Record<string, string> = {
  outorga: '{O outorga} que foi indicad{outorga:o|a} não existe no cadastro.',
  veiculo: 'O veículo indicado não existe no cadastro.',
  infrator: 'A pessoa indicada como infratora não existe no cadastro.',
}

/** The sentences of this room's refusals, by code. */
export const mensagensDeInfracao: Readonly<Record<string, Mensagem>> = {
  'auto.inexistente': () => '{Este auto} não existe.',
  'auto.ja-lavrado': () => '{Este auto} já foi lavrad{auto:o|a}; não se lavra duas vezes.',
  'auto.anulado': (r) =>
    `{O auto} foi anulad{auto:o|a} em ${dia(r, 'anuladoEm')}; nada mais corre n{auto:ele|ela}.`,
  'auto.elemento-ausente': (r) =>
    `Falta {ao auto} um elemento obrigatório: ${dado(r, 'elemento')}. Sem ele {o auto} não vale.${dado(r, 'deQuemNaoTem') === '' ? '' : ` Quem não tem {outorga} responde por outro dispositivo: ${dado(r, 'deQuemNaoTem')}.`}`,
  'auto.elemento-sem-motivo': (r) =>
    `Falta {ao auto} “${dado(r, 'elemento')}”, que a lei pede sempre que possível: diga por que não foi possível.`,
  'auto.momento-no-futuro': (r) =>
    `O momento da infração (${dia(r, 'fatoEm')}) não pode ser depois de agora; confira a data e a hora.`,
  'auto.outra-abordagem': () =>
    '{Os autos} de uma abordagem são do mesmo veículo, no mesmo dia, e apontam para o primeiro deles.',
  'auto.referencia-inexistente': (r) =>
    REFERENCIAS[dado(r, 'campo')] ?? '{O auto} aponta para o que não existe no cadastro.',
  'auto.infrator-falecido': (r) =>
    `A pessoa indicada como infratora faleceu em ${dia(r, 'em')}, antes do fato: não responde por ele. Identifique quem o cometeu.`,
  'auto.responsavel-falecido': (r) =>
    `Quem responderia pelo fato faleceu em ${dia(r, 'em')}, antes dele: identifique quem o cometeu.`,
  'pena.falecido': (r) =>
    `Quem responde faleceu em ${dia(r, 'em')}, e nenhuma pena passa da pessoa: encerre o caso pela morte.`,
  'morte.nao-consta': () => 'Não consta a morte de quem responde, ou alguém que responde vive.',
  'morte.divida-do-espolio': (r) =>
    `A decisão já era definitiva quando a pessoa faleceu, em ${dia(r, 'em')}: a multa é dívida do espólio, e não se extingue.`,
  'auto.sem-responsavel': () =>
    'Não se sabe quem responde pela infração: identifique o infrator, {o outorga} ou o veículo.',
  'infracao.fora-do-catalogo': (r, citar) =>
    `A conduta apontada (${citar([dado(r, 'dispositivo')])}) não é infração prevista na lei em vigor no dia do fato, ${dia(r, 'fatoEm')}.`,
  'infracao.residual-sem-descricao': () =>
    'Esta infração só cabe quando nenhuma outra serve: descreva o que aconteceu.',
}

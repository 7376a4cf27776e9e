import { anoDe, type Dia, formatarDia } from '#core/calendar/dia.ts'
import type { Contexto } from '#core/contexto.ts'
import type { Recusa } from '#core/decisao.ts'
import type { Tipificacao } from '#core/infracao/catalogo.ts'
import { valorDeParametro } from '#core/lei/parametro.ts'
import { valorEm } from '#core/lei/valorEm.ts'
import { formatarReais, type Centavos } from '#core/money/centavos.ts'
import { converterUnidadeFiscal } from '#core/money/unidadeFiscal.ts'
import { comDispositivo } from './passos.ts'
import { tabelaDeMultas } from '#core/parametro/parametro.ts'

/** The value that the law fixes, before correction and recidivism. */
export type Base = Readonly<{
  valor: Centavos
  passos: readonly string[]
  fundamentos: readonly string[]
  lacunas: readonly string[]
  /** Fiscal units carry their own update: no index is applied to them. */
  unidades?: number
  /** The day from which the amount stands, when a later law fixed it. */
  fixadoEm?: Dia
}>

export type Dias = Readonly<{ fato: Dia; decisao: Dia; pagamento: Dia }>

/** Finds the base by the form of fine that the catalogue gives, or says what is missing. */
export function baseDaMulta(
  tipificacao: Tipificacao,
  dias: Dias,
  contexto: Contexto,
): Base | Recusa {
  switch (tipificacao.multa?.forma) {
    case undefined:
      return { codigo: 'multa.nao-prevista', fundamentos: tipificacao.fundamentos }
    case 'unidade-fiscal':
      return emUnidades(tipificacao.multa.quantidade, tipificacao, dias, contexto)
    case 'classe':
      return porClasse(tipificacao, dias.fato, contexto)
    case 'tabela-do-decreto':
      return pelaTabela(tipificacao, dias.fato, contexto)
  }
}

/**
 * So many fiscal units, by the unit's value on the day that the pack names. A value lasts its
 * calendar year: last year's is never used in its place.
 */
function emUnidades(
  quantidade: number,
  t: Tipificacao,
  dias: Dias,
  contexto: Contexto,
): Base | Recusa {
  const unidade = contexto.pacote.infracoes.unidadeFiscal
  if (unidade === undefined) throw new Error('multa em unidade fiscal sem unidadeFiscal no pacote')
  const em = dias[unidade.valorDe]
  const fixado = valorDeParametro(contexto, unidade.parametro, em)
  const fundamentos = unidade.fundamentos
  const ausente: Recusa = {
    codigo: 'parametro.ausente',
    fundamentos,
    falta: unidade.parametro,
    dados: { ano: anoDe(em), em },
  }
  if (!('valor' in fixado)) return { ...fixado, ...ausente }
  const valor = inteiro(fixado.valor)
  if (valor === undefined) return invalido(unidade.parametro, fundamentos)
  const { desde, fonte } = fixado
  const conta = converterUnidadeFiscal(quantidade, [{ desde, valor, fonte }], em)
  if (!conta.ok) {
    if (conta.motivo === 'valor-faltante') return ausente
    throw new RangeError(`Quantidade de unidades fiscais inválida: ${quantidade}`)
  }
  const n = String(quantidade).replace('.', ',')
  return {
    valor: conta.valor,
    unidades: quantidade,
    passos: [
      comDispositivo(
        `Valor da ${unidade.sigla} em ${formatarDia(em)} (${QUAL_DIA[unidade.valorDe]}): ${formatarReais(valor)} (${fonte}).`,
        fundamentos,
      ),
      comDispositivo(
        `${n} ${unidade.sigla} × ${formatarReais(valor)} = ${formatarReais(conta.valor)}`,
        [t.infracao.dispositivo],
      ),
    ],
    fundamentos,
    lacunas: unidade.lacuna === undefined ? [] : [unidade.lacuna],
  }
}

const QUAL_DIA = {
  fato: 'dia do fato',
  decisao: 'dia da decisão',
  pagamento: 'dia do pagamento',
} as const

/** The value of the infraction's class, by the redaction in force on the day of the fact. */
function porClasse(t: Tipificacao, fatoEm: Dia, contexto: Contexto): Base | Recusa {
  const { classes } = contexto.pacote.infracoes
  const vigente = classes === undefined ? undefined : valorEm(classes.valores, fatoEm)
  const valor = t.classe === undefined ? undefined : vigente?.valor[t.classe]
  if (classes === undefined || t.classe === undefined || valor === undefined) {
    throw new Error(`${t.infracao.dispositivo}: multa por classe sem valor em ${fatoEm}`)
  }
  return {
    valor,
    passos: [
      comDispositivo(
        `Infração ${NOME_DA_CLASSE[t.classe]}: ${formatarReais(valor)}`,
        classes.fundamentos[t.classe],
      ),
    ],
    fundamentos: classes.fundamentos[t.classe],
    lacunas: [],
    ...(vigente?.desde === undefined ? {} : { fixadoEm: vigente.desde }),
  }
}

const NOME_DA_CLASSE = {
  leve: 'leve',
  media: 'média',
  grave: 'grave',
  gravissima: 'gravíssima',
} as const

/**
 * The decree's table in force on the day of the fact (no later table punishes it), within the
 * law's bounds, both inclusive.
 */
function pelaTabela(t: Tipificacao, fatoEm: Dia, contexto: Contexto): Base | Recusa {
  const tabela = contexto.pacote.infracoes.tabelaDoDecreto
  if (tabela === undefined) throw new Error('multa por tabela sem tabelaDoDecreto no pacote')
  const { parametro, fundamentos, minimo, maximo } = tabela
  const fixada = valorDeParametro(contexto, parametro, fatoEm)
  if (!('valor' in fixada)) {
    return { ...fixada, fundamentos, dados: { em: fatoEm } }
  }
  const lida = tabelaDeMultas.safeParse(fixada.valor)
  if (!lida.success) return invalido(parametro, fundamentos)
  const { dispositivo } = t.infracao
  const linha = lida.data.find((l) => l.dispositivo === dispositivo)
  if (linha === undefined) {
    return {
      codigo: 'multa.tabela-sem-dispositivo',
      fundamentos,
      falta: parametro,
      dados: { dispositivo },
    }
  }
  if (linha.valor < minimo || linha.valor > maximo) {
    return {
      codigo: 'multa.tabela-fora-dos-limites',
      fundamentos,
      dados: { dispositivo, valor: linha.valor, minimo, maximo },
    }
  }
  return {
    valor: linha.valor,
    passos: [
      comDispositivo(
        `Grau ${linha.grau} da tabela (${fixada.fonte}): ${formatarReais(linha.valor)}, entre ${formatarReais(minimo)} e ${formatarReais(maximo)}`,
        fundamentos,
      ),
    ],
    fundamentos,
    lacunas: [],
  }
}

const inteiro = (valor: unknown): number | undefined =>
  typeof valor === 'number' && Number.isSafeInteger(valor) && valor >= 0 ? valor : undefined

const invalido = (falta: string, fundamentos: readonly string[]): Recusa => ({
  codigo: 'parametro.invalido',
  fundamentos,
  falta,
})

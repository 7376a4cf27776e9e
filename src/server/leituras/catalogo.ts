import type { Dia } from '#core/calendar/dia.ts'
import { catalogoEm, tipificar, type Tipificacao } from '#core/infracao/catalogo.ts'
import { citar } from '#core/mensagens/citar.ts'
import { comoFrase } from '#core/mensagens/comoFrase.ts'
import { itensEmVigor } from '#core/vistoria/decide.ts'
import type { Pacote } from '#law/pacote.ts'
import { redacaoEm } from '#law/texto/vigencia.ts'
import type { InfracaoNoDia, ItemDeVistoria } from '../contrato/contrato.ts'
import { citacoes } from './recusas.ts'

/** The catalogue of infractions in force on a day, in the law's order. */
export const infracoesEm = (pacote: Pacote, em: Dia): InfracaoNoDia[] =>
  catalogoEm(pacote, em).map(({ dispositivo, resumo }) => {
    const t = tipificar(pacote, dispositivo, em)!
    const escrito = pacote.texto.find((x) => x.id === dispositivo)
    return {
      dispositivo,
      citacao: citar(dispositivo),
      resumo,
      texto: comoFrase((escrito && redacaoEm(escrito, em)?.texto) ?? ''),
      ...(t.classe === undefined ? {} : { classe: t.classe }),
      medidas: t.medidas,
      multa: multaPrevista(t, pacote),
    }
  })

function multaPrevista({ multa, classe }: Tipificacao, pacote: Pacote): string {
  switch (multa?.forma) {
    case undefined:
      return 'sem multa'
    case 'unidade-fiscal': {
      const sigla = pacote.infracoes.unidadeFiscal?.sigla ?? ''
      return `${multa.quantidade} ${sigla}${multa.quantidade > 1 ? 's' : ''}`
    }
    case 'classe':
      return `multa da classe ${NOME_DA_CLASSE[classe ?? ''] ?? ''}`
    case 'tabela-do-decreto':
      return 'multa pela tabela do decreto'
  }
}

const NOME_DA_CLASSE: Record<string, string> = {
  leve: 'leve',
  media: 'média',
  grave: 'grave',
  gravissima: 'gravíssima',
}

/** The inspection's check-list in force on a day for a type of vehicle, in the use in which it is. */
export const itensDeVistoriaEm = (
  pacote: Pacote,
  tipo: string,
  em: Dia,
  uso?: 'regular' | 'eventual',
): ItemDeVistoria[] =>
  itensEmVigor(pacote, tipo, em, uso).map((i) => ({
    id: i.id,
    pergunta: i.pergunta,
    gravidade: i.gravidade,
    ...(i.soSe === undefined ? {} : { soSe: i.soSe }),
    citacoes: citacoes(i.fundamentos),
  }))

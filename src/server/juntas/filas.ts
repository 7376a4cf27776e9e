import type { Corrente } from '#core/ato.ts'
import type { Dia } from '#core/calendar/dia.ts'
import { formatarPlaca } from '#core/identificador/placa.ts'
import { citar } from '#core/mensagens/citar.ts'
import { casoDaCorrente } from '#core/junta/caso.ts'
import { secretaria } from '#core/junta/regra.ts'
import type { Pacote } from '#law/pacote.ts'
import { enderecoDoCaso } from './casosDaPauta.ts'
import {
  type DefinicaoDeFila,
  DIAS,
  type ItemDaFila,
  type LinhaDaFila,
  texto,
} from '../leituras/linhaDaFila.ts'

/** Appeals under way, as `r`; ends in `AND`. */
const RECURSO = `SELECT r.* FROM painel_registro r WHERE r.municipio = $1 AND r.servico = $2
  AND ${DIAS} AND r.tipo = 'recurso' AND r.situacao <> 'encerrado' AND `
/** Of records alone: of a loss, where one authority decides, another queue tells. */
const DE_AUTO = `r.corrente LIKE 'auto:%'`

/** The last instance's work: the opinion first where the law wants it, then who judges. */
export function filasDoRecurso(pacote: Pacote, hoje: Dia): readonly DefinicaoDeFila[] {
  const { recurso } = pacote.processo
  const { preparo } = recurso
  return [
    ...(preparo === undefined
      ? []
      : [
          {
            id: 'pareceres',
            nome: 'Recursos à espera de parecer',
            explica: `A decisão do recurso vem depois do parecer (${preparo.fundamentos.map(citar).join('; ')}).`,
            papeis: preparo.papeis,
            sql: `${RECURSO} r.dados->>'parecer' = 'false' ORDER BY r.em, r.numero`,
            item: itemDoRecurso('sem parecer', pacote),
          },
        ]),
    ...(recurso.colegiado ? doColegiado(pacote, hoje) : [aJulgar(pacote)]),
  ]
}

const aJulgar = (pacote: Pacote): DefinicaoDeFila => ({
  id: 'recursos',
  nome: 'Recursos a julgar',
  explica: 'Recursos interpostos que aguardam a última instância.',
  papeis: pacote.processo.recurso.papeis,
  sql: `${RECURSO} ${DE_AUTO} AND ${pacote.processo.recurso.preparo === undefined ? 'true' : `r.dados->>'parecer' = 'true'`} ORDER BY r.em, r.numero`,
  item: itemDoRecurso('com recurso', pacote),
})

function doColegiado(pacote: Pacote, hoje: Dia): readonly DefinicaoDeFila[] {
  const papeis = secretaria(pacote)
  const { orgao } = pacote.processo.recurso
  const daEtapa = (id: string, nome: string, explica: string, etapas: readonly string[]) => ({
    id,
    nome,
    explica,
    papeis,
    sql: `${RECURSO} r.situacao IN (${etapas.map((e) => `'${e}'`).join(', ')}) ORDER BY r.em, r.numero`,
    item: itemDoRecurso(MOTIVOS[etapas[0] ?? ''] ?? '', pacote),
  })
  return [
    daEtapa('recursos-a-distribuir', 'Recursos a distribuir', 'À espera do sorteio do relator.', [
      'a-distribuir',
    ]),
    daEtapa(
      'recursos-a-relatar',
      'Recursos a relatar',
      'Com o relator: falta o relatório e o seu voto.',
      ['com-relator'],
    ),
    daEtapa(
      'recursos',
      'Recursos a pautar e julgar',
      'Relatados: vão à pauta de uma sessão, e nela se votam.',
      ['relatado', 'em-votacao', 'com-vista'],
    ),
    {
      id: 'sessoes',
      nome: 'Sessões do colegiado',
      explica: 'Convocadas ou abertas: abrir no dia, votar e encerrar com ata.',
      papeis,
      sql: `SELECT r.* FROM painel_registro r WHERE r.municipio = $1 AND r.servico = $2
        AND ${DIAS} AND r.tipo = 'sessao' AND r.situacao IN ('convocada', 'aberta') ORDER BY r.em`,
      item: (l) => ({
        recurso: 'juntas',
        id: orgao,
        titulo: texto(l['titulo']),
        subtitulo: `${String((l['dados'] as { recursos?: number })?.recursos ?? 0)} na pauta`,
        prazo: texto(l['em']),
        atrasado: texto(l['em']) < hoje,
        motivo: texto(l['situacao']),
      }),
    },
  ]
}

const MOTIVOS: Readonly<Record<string, string>> = {
  'a-distribuir': 'sem relator',
  'com-relator': 'sem relatório',
  relatado: 'relatado',
}

const itemDoRecurso =
  (motivo: string, { processo }: Pacote) =>
  (l: LinhaDaFila): ItemDaFila => {
    const dados = (l['dados'] ?? {}) as Record<string, unknown>
    const placa = texto(dados['placa'])
    const onde = enderecoDoCaso(casoDaCorrente(texto(l['corrente']) as Corrente))
    const hipotese = processo.medidas?.perda.hipoteses.find((h) => h.id === dados['hipotese'])
    return {
      ...onde,
      titulo: `${onde.recurso === 'perdas' ? 'perda ' : ''}nº ${texto(l['numero'])}`,
      subtitulo: [
        hipotese?.nome ?? citar(texto(dados['dispositivo'])),
        placa && formatarPlaca(placa),
      ]
        .filter(Boolean)
        .join(' · '),
      atrasado: false,
      motivo,
    }
  }

import type { Dia } from '#core/calendar/dia.ts'
import { formatarPlaca } from '#core/identificador/placa.ts'
import { citar } from '#core/mensagens/citar.ts'
import { secretaria } from '#core/junta/regra.ts'
import type { Pacote } from '#law/pacote.ts'
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
            item: itemDoRecurso('sem parecer'),
          },
        ]),
    ...(recurso.colegiado ? doColegiado(pacote, hoje) : [aJulgar(pacote)]),
  ]
}

const aJulgar = ({ processo: { recurso } }: Pacote): DefinicaoDeFila => ({
  id: 'recursos',
  nome: 'Recursos a julgar',
  explica: 'Recursos interpostos que aguardam a última instância.',
  papeis: recurso.papeis,
  sql: `${RECURSO} ${recurso.preparo === undefined ? 'true' : `r.dados->>'parecer' = 'true'`} ORDER BY r.em, r.numero`,
  item: itemDoRecurso('com recurso'),
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
    item: itemDoRecurso(MOTIVOS[etapas[0] ?? ''] ?? ''),
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
  (motivo: string) =>
  (l: LinhaDaFila): ItemDaFila => {
    const dados = (l['dados'] ?? {}) as Record<string, unknown>
    const placa = texto(dados['placa'])
    return {
      recurso: 'autos',
      id: texto(l['corrente']).slice('auto:'.length),
      titulo: `nº ${texto(l['numero'])}`,
      subtitulo: [citar(texto(dados['dispositivo'])), placa && formatarPlaca(placa)]
        .filter(Boolean)
        .join(' · '),
      atrasado: false,
      motivo,
    }
  }

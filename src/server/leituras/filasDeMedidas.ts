import { citarTodos } from '#core/mensagens/citar.ts'
import { naLei } from '#core/mensagens/naLei.ts'
import { nomear } from '#core/mensagens/palavras.ts'
import { formatarDia, type Dia } from '#core/calendar/dia.ts'
import { formatarPlaca } from '#core/identificador/placa.ts'
import type { Medidas } from '#law/esquema/medidas.ts'
import type { Pacote } from '#law/pacote.ts'
import { regraDaForcaMaior } from '#core/paralisacao/decide.ts'
import { regraDaProvidencia } from '#core/providencia/pendentes.ts'
import { PROVIDENCIA } from '#core/providencia/vencimentos.ts'
import {
  DIAS,
  type DefinicaoDeFila,
  type ItemDaFila,
  itemDaOutorga,
  type LinhaDaFila,
  texto,
} from './linhaDaFila.ts'

const placa = (l: LinhaDaFila): string =>
  texto(l['placa']) ? formatarPlaca(texto(l['placa'])) : ''

/** What waits to be known, by where the case stands. */
const A_COMUNICAR: Readonly<Record<string, string>> = {
  proposta: 'a proposta',
  decidida: 'a decisão',
}
/** Why it may be put into effect, where the appeal's term does not say it. */
const A_EXECUTAR: Readonly<Record<string, string>> = {
  confirmada: 'recurso negado',
  recorrida: 'em recurso, que não a suspende',
}

/** Penalties whose loss does not end by itself when their ground falls. */
const voltamPorAto = (medidas: Medidas): string =>
  medidas.execucoes
    .filter((e) => /^(cassa|extingue)-/.test(e.efeito))
    .map((e) => `'${e.penalidade}'`)
    .join(', ') || "''"

/** Drivers who may not drive, and about whom the holder has told nothing; where the law asks it. */
function daProvidencia(pacote: Pacote, hoje: Dia): readonly DefinicaoDeFila[] {
  const regra = regraDaProvidencia({ pacote })
  if (regra === undefined) return []
  return [
    {
      id: 'motoristas-punidos',
      nome: 'Motoristas punidos sem providência',
      explica: naLei(
        `O que {o titular} fez para que o motorista punido não conduza ainda não foi registrado (${citarTodos(regra.fundamentos)}).`,
        pacote.lei.termos,
      ),
      papeis: ['atendente', 'fiscal', 'gestor'],
      sql: `SELECT o.*, v.placa, b.titulo, x.nome AS quem, x.vence_em, x.termina FROM vencimento x
        JOIN painel_outorga o ON o.municipio = x.municipio AND o.servico = x.servico
          AND x.corrente = 'outorga:' || o.outorga
        LEFT JOIN veiculo_atual v ON v.municipio = o.municipio AND v.servico = o.servico AND v.veiculo = o.veiculo
        LEFT JOIN busca b ON b.municipio = x.municipio AND b.servico = x.servico AND b.corrente = x.corrente
        WHERE x.municipio = $1 AND x.servico = $2 AND ${DIAS} AND x.especie = '${PROVIDENCIA}'
          AND NOT (x.termina AND x.vence_em < $3)
          AND o.situacao = 'concedida' AND (o.termo_final IS NULL OR o.termo_final >= $3)
        ORDER BY x.vence_em`,
      item: (l) => {
        const ate = l['termina'] === true ? texto(l['vence_em']) : ''
        const fim = ate === '' ? '' : `, até ${formatarDia(ate)}`
        return {
          ...itemDaOutorga(l, { hoje, motivo: `${texto(l['quem'])}${fim}` }),
          atrasado: true,
        }
      },
    },
  ]
}

/** Stops told of as force majeure that nobody decided yet; where the law excepts them. */
function dasJustificativas(pacote: Pacote, hoje: Dia): readonly DefinicaoDeFila[] {
  const regra = regraDaForcaMaior({ pacote })
  if (regra === undefined) return []
  return [
    {
      id: 'justificativas-a-decidir',
      nome: 'Justificativas de força maior a decidir',
      explica: `Por que o serviço parou, à espera de quem decide (${citarTodos(regra.fundamentos)}).`,
      papeis: pacote.processo.medidas?.perda.decidem ?? [],
      sql: `SELECT o.*, v.placa, b.titulo, r.em AS desde FROM painel_registro r
        JOIN painel_outorga o USING (municipio, servico, outorga)
        LEFT JOIN veiculo_atual v USING (municipio, servico, veiculo)
        LEFT JOIN busca b ON b.municipio = r.municipio AND b.servico = r.servico AND b.corrente = r.corrente
        WHERE r.municipio = $1 AND r.servico = $2 AND ${DIAS} AND r.tipo = 'justificativa'
          AND r.situacao = 'pendente' AND o.situacao = 'concedida' ORDER BY r.em`,
      item: (l) =>
        itemDaOutorga(l, { hoje, motivo: `protocolada em ${formatarDia(texto(l['desde']))}` }),
    },
  ]
}

/** The queues of custody and loss; none where the law has no such measures in its pack. */
export function filasDeMedidas(pacote: Pacote, hoje: Dia) {
  const { medidas } = pacote.processo
  if (medidas === undefined) return []
  const nome = (hipotese: unknown): string =>
    medidas.perda.hipoteses.find((h) => h.id === hipotese)?.nome ?? texto(hipotese)
  const medida = (id: unknown): string =>
    medidas.recolhimentos.find((m) => m.id === id)?.nome ?? texto(id)
  /** The term is of who may lose it: its end makes nothing late here. */
  const daPerda =
    (prazo: 'defesa_ate' | 'recurso_ate') =>
    (l: LinhaDaFila): ItemDaFila => {
      const dia = texto(l[prazo]) || undefined
      return {
        recurso: 'perdas',
        id: texto(l['perda']),
        titulo: texto(l['titulo']) || `nº ${texto(l['numero'])}`,
        subtitulo: nome(l['hipotese']),
        atrasado: false,
        motivo:
          dia === undefined
            ? 'sem prazo correndo'
            : `${prazo === 'defesa_ate' ? 'defesa' : 'recurso'} até ${formatarDia(dia)}`,
      }
    }
  const PERDA = `SELECT p.*, b.titulo FROM painel_perda p
    LEFT JOIN busca b ON b.municipio = p.municipio AND b.servico = p.servico AND b.corrente = 'outorga:' || p.outorga
    WHERE p.municipio = $1 AND p.servico = $2 AND ${DIAS} AND `
  return [
    {
      id: 'recolhidos',
      nome: 'Veículos recolhidos',
      explica: 'Retidos, apreendidos ou lacrados, à espera do que a lei exige para liberar.',
      papeis: ['fiscal', 'atendente', 'gestor'] as const,
      sql: `SELECT r.* FROM painel_recolhimento r WHERE r.municipio = $1 AND r.servico = $2
        AND ${DIAS} AND r.situacao = 'recolhido' ORDER BY r.desde`,
      item: (l: LinhaDaFila): ItemDaFila => ({
        recurso: 'recolhimentos',
        id: texto(l['recolhimento']),
        titulo: placa(l) || `nº ${texto(l['numero'])}`,
        subtitulo: medida(l['medida']),
        atrasado: false,
        motivo: `desde ${formatarDia(texto(l['desde']))}, ${texto(l['local'])}`,
      }),
    },
    {
      id: 'perdas-a-propor',
      nome: 'Perdas a propor',
      explica: 'Fatos que a lei liga à perda, vistos nos registros. Só uma pessoa propõe e decide.',
      papeis: medidas.perda.propoem,
      sql: `SELECT i.*, o.veiculo, v.placa, b.titulo FROM indicio_de_perda i
        JOIN painel_outorga o USING (municipio, servico, outorga)
        LEFT JOIN veiculo_atual v USING (municipio, servico, veiculo)
        LEFT JOIN busca b ON b.municipio = i.municipio AND b.servico = i.servico AND b.corrente = 'outorga:' || i.outorga
        WHERE i.municipio = $1 AND i.servico = $2 AND $4::date IS NOT NULL
          AND i.desde <= $3 AND o.situacao = 'concedida' ORDER BY i.desde`,
      item: (l: LinhaDaFila): ItemDaFila => ({
        recurso: 'outorgas',
        id: texto(l['outorga']),
        titulo: texto(l['titulo']) || placa(l),
        subtitulo: nome(l['hipotese']),
        atrasado: true,
        motivo: `${(l['fatos'] as string[]).join(' ')} Desde ${formatarDia(texto(l['desde']))}.`,
      }),
    },
    ...daProvidencia(pacote, hoje),
    ...dasJustificativas(pacote, hoje),
    {
      id: 'penalidades-a-executar',
      nome: 'Penalidades a executar',
      explica: 'Decisões definitivas que impuseram mais que multa ou advertência.',
      papeis: ['gestor'] as const,
      sql: `SELECT a.auto, a.numero, a.placa, a.definitiva_em, x.penalidade FROM painel_auto a
        CROSS JOIN LATERAL jsonb_array_elements_text(coalesce(a.penalidades_que_restam, a.penalidades, '[]')) AS x(penalidade)
        WHERE a.municipio = $1 AND a.servico = $2 AND ${DIAS} AND a.anulado_em IS NULL
          AND a.fase = 'definitivo'
          AND x.penalidade IN (${medidas.execucoes.map((e) => `'${e.penalidade}'`).join(', ') || "''"})
          AND NOT EXISTS (SELECT 1 FROM painel_perda p WHERE p.municipio = a.municipio
            AND p.servico = a.servico AND p.auto = a.auto AND p.penalidade = x.penalidade
            AND p.situacao <> 'desfeita')
        ORDER BY a.definitiva_em`,
      item: (l: LinhaDaFila): ItemDaFila => ({
        recurso: 'autos',
        id: texto(l['auto']),
        titulo: `nº ${texto(l['numero'])}`,
        subtitulo: [nomear(texto(l['penalidade']), pacote.lei.termos), placa(l)]
          .filter(Boolean)
          .join(' · '),
        atrasado: true,
        motivo: `definitiva desde ${formatarDia(texto(l['definitiva_em']))}`,
      }),
    },
    {
      id: 'penalidades-a-desfazer',
      nome: 'Penalidades a desfazer',
      explica: naLei(
        '{O auto} foi anulad{auto:o|a}, a reincidência caiu, o recurso foi provido ou ganhou efeito suspensivo depois da execução: o que se perdeu só volta por ato da autoridade.',
        pacote.lei.termos,
      ),
      papeis: ['gestor'] as const,
      sql: `SELECT p.*, a.numero AS do_auto FROM painel_perda p
        LEFT JOIN painel_auto a USING (municipio, servico, auto)
        WHERE p.municipio = $1 AND p.servico = $2 AND ${DIAS} AND p.desde IS NOT NULL
          AND p.situacao <> 'desfeita' AND (p.recurso_provido OR p.recurso_segura
            OR (p.situacao = 'executada' AND a.auto IS NOT NULL
              AND NOT coalesce(a.penalidades_que_restam, a.penalidades, '[]') ? p.penalidade))
          AND p.penalidade IN (${voltamPorAto(medidas)}) ORDER BY p.desde`,
      item: (l: LinhaDaFila): ItemDaFila => ({
        recurso: 'perdas',
        id: texto(l['perda']),
        titulo: nomear(texto(l['penalidade']), pacote.lei.termos),
        subtitulo:
          l['do_auto'] === null
            ? `processo nº ${texto(l['numero'])}`
            : `${pacote.lei.termos.auto.singular} nº ${texto(l['do_auto'])}`,
        atrasado: true,
        motivo: `em efeito desde ${formatarDia(texto(l['desde']))}, ${l['recurso_segura'] === true ? 'com efeito suspensivo' : l['recurso_provido'] === true ? 'com recurso provido' : 'sem fundamento'}`,
      }),
    },
    {
      id: 'perdas-a-notificar',
      nome: 'Propostas de perda a comunicar',
      explica: 'Propostas, decisões e resultados de recurso de que ainda não há ciência.',
      papeis: ['atendente', 'procuradoria', 'gestor'] as const,
      sql: `${PERDA} (p.a_notificar <> '[]' OR p.em_curso <> '[]') ORDER BY p.proposta_em`,
      item: (l: LinhaDaFila): ItemDaFila => ({
        ...daPerda('defesa_ate')(l),
        motivo: A_COMUNICAR[texto(l['situacao'])] ?? 'a decisão do recurso',
      }),
    },
    {
      id: 'perdas-a-decidir',
      nome: 'Propostas de perda a decidir',
      explica: 'Com defesa, ou com o prazo de defesa terminado.',
      papeis: medidas.perda.decidem,
      sql: `${PERDA} (p.situacao IN ('defendida', 'revel') OR (p.situacao = 'notificada' AND p.defesa_ate < $3)) ORDER BY p.defesa_ate`,
      item: daPerda('defesa_ate'),
    },
    // Before a collegiate body the appeals' own queues have them, with those of records.
    ...(pacote.processo.recurso.colegiado
      ? []
      : [
          {
            id: 'perdas-em-recurso',
            nome: 'Recursos de perda a julgar',
            explica: 'Recursos contra a perda, à espera da última instância.',
            papeis: medidas.perda.recorrem,
            sql: `${PERDA} p.situacao = 'recorrida' ORDER BY p.recurso_ate`,
            item: daPerda('recurso_ate'),
          },
        ]),
    {
      id: 'perdas-a-executar',
      nome: 'Perdas a executar',
      explica:
        'Decididas, sem recurso que as suspenda: com o prazo terminado, ou com o recurso negado e conhecido.',
      papeis: ['gestor'] as const,
      sql: `${PERDA} p.desde IS NULL AND ((p.situacao = 'confirmada' AND NOT p.espera_ciencia)
        OR (p.situacao = 'ciente' AND p.recurso_ate < $3)
        OR (p.situacao = 'recorrida' AND NOT p.recurso_segura AND p.recurso_ate < $3)) ORDER BY p.recurso_ate`,
      item: (l: LinhaDaFila): ItemDaFila => ({
        ...daPerda('recurso_ate')(l),
        ...(A_EXECUTAR[texto(l['situacao'])] === undefined
          ? {}
          : { motivo: A_EXECUTAR[texto(l['situacao'])] ?? '' }),
      }),
    },
  ]
}

import type * as z from 'zod'
import type { ExecucaoPrevista } from '#law/esquema/medidas.ts'
import { corrente, idDaCorrente } from '../../ato.ts'
import { addDias, diferencaEmDias, type Dia } from '../../calendar/dia.ts'
import type { Comando } from '../../comando.ts'
import type { AtoDeCondutor } from '../../condutor/condutor.ts'
import { condutorAtivo } from '../../condutor/vigencia.ts'
import type { Contexto } from '../../contexto.ts'
import { type Decisao, type Recusa, recusar } from '../../decisao.ts'
import { valorDeParametro } from '../../lei/parametro.ts'
import { somarDuracao } from '../../lei/prazo.ts'
import type { AtoDeFila } from '../../fila/fila.ts'
import { chamadaDaVagaAberta } from '../../fila/vagaAberta.ts'
import type { Mundo } from '../../mundo.ts'
import { inexistente, jaExiste } from '../../mundo/recusas.ts'
import type { AtoDeOutorga } from '../../outorga/outorga.ts'
import {
  penalidadesQueRestam,
  penalidadesSemFundamento,
} from '../../processo/penalidadesQueRestam.ts'
import type { AtoDePerda, Executada, executarPenalidade, executarPerda, Perda } from '../perda.ts'
import { recusasDaPenaDoMorto } from '../../transferencia/obito.ts'
import { esperaCiencia, recursoSegura, regraDoEfeito } from '../efeito.ts'
import { recusasDaTransicao } from '../transicoes.ts'
import { recusasDaMorte } from './morte.ts'

type D = Decisao<AtoDePerda | AtoDeOutorga | AtoDeCondutor | AtoDeFila>
type Origem = Pick<Executada, 'auto' | 'hipotese' | 'outorga' | 'condutor' | 'veiculo'> &
  Readonly<{ pessoas: readonly string[]; fundamentos: readonly string[] }>

/** How the pack binds the registers by a penalty, or `undefined`. */
export const execucaoDa = (contexto: Contexto, penalidade: string): ExecucaoPrevista | undefined =>
  contexto.pacote.processo.medidas?.execucoes.find((e) => e.penalidade === penalidade)

/** Puts into effect a penalty that a final decision on a record imposed. */
export function executarDoAuto(
  c: Comando<z.infer<typeof executarPenalidade>>,
  mundo: Mundo,
  contexto: Contexto,
): D {
  const { auto: idAuto, penalidade } = c.dados
  const recusas: Recusa[] = [...jaExiste(c.corrente, mundo)]
  const auto = mundo.auto(idAuto)
  if (auto === undefined) return recusar([...recusas, inexistente(corrente('auto', idAuto))])
  const fundamentos = [auto.dispositivo]
  if (auto.anuladoEm !== undefined)
    recusas.push({ codigo: 'auto.anulado', fundamentos, dados: { anuladoEm: auto.anuladoEm } })
  if (auto.fase !== 'definitivo')
    recusas.push({
      codigo: 'perda.decisao-nao-definitiva',
      fundamentos: contexto.pacote.processo.decisaoDefinitiva.fundamentos,
      falta: `auto:${auto.id}`,
    })
  if (!auto.penalidades.includes(penalidade))
    recusas.push({ codigo: 'perda.penalidade-nao-imposta', fundamentos, dados: { penalidade } })
  if (penalidadesSemFundamento(auto, mundo, contexto).includes(penalidade))
    recusas.push({
      codigo: 'perda.reincidencia-desfeita',
      fundamentos: [
        ...new Set([...fundamentos, ...contexto.pacote.infracoes.reincidencia.fundamentos]),
      ],
      dados: { penalidade },
    })
  const doTitular = execucaoDa(contexto, penalidade)?.efeito.endsWith('outorga') === true
  const titular = auto.outorga === undefined ? undefined : mundo.outorga(auto.outorga)?.titular
  const atingido = doTitular ? titular : auto.infrator
  recusas.push(...recusasDaPenaDoMorto(atingido, mundo, contexto, fundamentos))
  if (mundo.perdasDoAuto(auto.id).some((p) => p.penalidade === penalidade && !p.desfeita))
    recusas.push({ codigo: 'perda.ja-executada', fundamentos, dados: { penalidade } })
  if (recusas.length > 0) return recusar(recusas)
  const { infrator, outorga, veiculo } = auto
  const condutores = infrator === undefined ? [] : mundo.condutoresDaPessoa(infrator)
  const doServico =
    condutores.find((x) => x.outorga === outorga && condutorAtivo(x, auto.fatoEm)) ??
    condutores.find((x) => condutorAtivo(x, contexto.hoje))
  return porEmEfeito(
    c,
    penalidade,
    {
      auto: auto.id,
      ...(outorga === undefined ? {} : { outorga }),
      ...(doServico === undefined ? {} : { condutor: doServico.id }),
      pessoas: infrator === undefined ? [] : [infrator],
      ...(veiculo === undefined ? {} : { veiculo }),
      fundamentos,
    },
    mundo,
    contexto,
    { definitivaEm: auto.definitivaEm },
  )
}

/**
 * Why a case decided cannot be put into effect today: its stage, the appeal's term, an appeal that
 * keeps it from that, or what was decided on it, not yet known.
 */
export function recusasDaExecucao(id: string, mundo: Mundo, contexto: Contexto): readonly Recusa[] {
  const p = mundo.perda(id)
  const impedem = recusasDaTransicao('executarPerda', p, corrente('perda', id))
  if (p === undefined || impedem.length > 0) return impedem
  const daMorte = recusasDaMorte(p, mundo, contexto)
  if (daMorte.length > 0) return daMorte
  const { executada, recursoAte, efeitoDoRecurso } = p
  const { fundamentos } = contexto.pacote.processo.recurso
  const { inicio } = contexto.pacote.processo.medidas?.perda ?? {}
  const efeito = regraDoEfeito(p, contexto)
  const daLacuna = (lacuna: string | undefined) => (lacuna === undefined ? {} : { lacuna })
  if (executada !== undefined)
    return [{ codigo: 'perda.em-efeito', fundamentos, dados: { desde: executada.desde } }]
  if (recursoSegura(p))
    return [
      {
        codigo:
          efeitoDoRecurso === 'automatico' ? 'perda.recurso-suspende' : 'perda.efeito-suspensivo',
        fundamentos: efeito?.fundamentos ?? fundamentos,
        ...daLacuna(efeito?.lacuna),
      },
    ]
  if (esperaCiencia(p))
    return [
      {
        codigo: 'perda.sem-ciencia-do-recurso',
        fundamentos: inicio?.fundamentos ?? fundamentos,
        falta: 'ciencia',
        ...daLacuna(inicio?.lacuna),
      },
    ]
  return p.situacao === 'confirmada' || recursoAte === undefined || contexto.hoje > recursoAte
    ? []
    : [
        {
          codigo: 'perda.prazo-de-recurso-em-curso',
          fundamentos,
          passaEm: addDias(recursoAte, 1),
          dados: { recursoAte },
        },
      ]
}

/** Puts into effect the loss decided in a proceeding of its own, once nothing keeps it from that. */
export function executarDaPerda(
  c: Comando<z.infer<typeof executarPerda>>,
  mundo: Mundo,
  contexto: Contexto,
): D {
  const id = idDaCorrente(c.corrente)
  const recusas = recusasDaExecucao(id, mundo, contexto)
  const p = mundo.perda(id)
  if (p === undefined || recusas.length > 0) return recusar(recusas)
  const hipotese = contexto.pacote.processo.medidas?.perda.hipoteses.find(
    (h) => h.id === p.hipotese,
  )
  const condutor = p.condutor === undefined ? undefined : mundo.condutor(p.condutor)
  return porEmEfeito(
    c,
    p.penalidade,
    {
      ...(p.hipotese === undefined ? {} : { hipotese: p.hipotese }),
      ...(p.outorga === undefined ? {} : { outorga: p.outorga }),
      ...(condutor === undefined ? {} : { condutor: condutor.id }),
      pessoas: condutor === undefined ? [] : [condutor.pessoa],
      fundamentos: hipotese?.fundamentos ?? [],
    },
    mundo,
    contexto,
    { cumpridos: diasCumpridos(p) },
  )
}

/** Days of the penalty that were served before the appeal's effect took it out. */
const diasCumpridos = (p: Perda): number =>
  p.sustadas.reduce((dias, s) => dias + diferencaEmDias(s.desde, s.em), 0)

/** A record's decision became final on a day; of a loss in effect before, so many days were served. */
type Antes = Readonly<{ definitivaEm?: Dia | undefined; cumpridos?: number }>

function porEmEfeito(
  c: Comando,
  penalidade: string,
  { fundamentos, ...origem }: Origem,
  mundo: Mundo,
  contexto: Contexto,
  { definitivaEm, cumpridos = 0 }: Antes,
): D {
  const { hoje } = contexto
  const prevista = execucaoDa(contexto, penalidade)
  if (prevista === undefined)
    return recusar([{ codigo: 'perda.sem-execucao', fundamentos, dados: { penalidade } }])
  const outorga = origem.outorga === undefined ? undefined : mundo.outorga(origem.outorga)
  const condutor = origem.condutor === undefined ? undefined : mundo.condutor(origem.condutor)
  const { efeito } = prevista
  const base = [...new Set([...fundamentos, ...prevista.fundamentos])]
  // A bar is counted from the final decision; what takes away a paper, from the day it does.
  const desde = efeito === 'veda' ? (definitivaEm ?? hoje) : hoje
  const ate = fimDo(prevista, addDias(desde, -cumpridos), contexto)
  const recusas: Recusa[] = []
  if (typeof ate === 'object') recusas.push({ ...ate, fundamentos: base })
  if (efeito.endsWith('outorga') && outorga?.situacao !== 'concedida')
    recusas.push({
      codigo: 'perda.sem-outorga',
      fundamentos: base,
      dados: { situacao: outorga?.situacao ?? '' },
    })
  if (efeito.endsWith('certificado') && origem.pessoas.length === 0)
    recusas.push({ codigo: 'perda.sem-condutor', fundamentos: base })
  if (efeito === 'veda' && origem.pessoas.length === 0 && origem.veiculo === undefined)
    recusas.push({ codigo: 'perda.sem-condutor', fundamentos: base })
  if (recusas.length > 0) return recusar(recusas)

  const lacunas = prevista.lacuna === undefined ? {} : { lacunas: [prevista.lacuna] }
  // Where the same decision bars the driver for a term, that term is the law's word on coming back.
  const doAuto = origem.auto === undefined ? undefined : mundo.auto(origem.auto)
  const comPrazo = (doAuto === undefined ? [] : penalidadesQueRestam(doAuto, mundo, contexto)).some(
    (outra) => execucaoDa(contexto, outra)?.efeito === 'veda',
  )
  const semNovo = comPrazo ? undefined : prevista.semNovoCertificado?.fundamentos
  const executada: Executada = {
    ...origem,
    penalidade,
    efeito,
    desde,
    ...(typeof ate === 'string' ? { ate } : {}),
    ...(semNovo === undefined ? {} : { semNovoCertificado: semNovo }),
  }
  const perda = idDaCorrente(c.corrente)
  const atos: (AtoDePerda | AtoDeOutorga | AtoDeCondutor | AtoDeFila)[] = [
    {
      tipo: 'penalidadeExecutada',
      corrente: c.corrente,
      fundamentos: base,
      ...lacunas,
      dados: { em: hoje, ...executada },
    },
  ]
  if (efeito === 'cassa-outorga' && outorga !== undefined)
    atos.push({
      tipo: 'outorgaCassada',
      corrente: corrente('outorga', outorga.id),
      fundamentos: base,
      ...lacunas,
      dados: { em: hoje, perda },
    })
  if (efeito === 'extingue-outorga' && outorga !== undefined)
    atos.push({
      tipo: 'outorgaBaixada',
      corrente: corrente('outorga', outorga.id),
      fundamentos: base,
      ...lacunas,
      dados: { em: hoje, motivo: motivoDa(origem.hipotese, contexto), perda },
    })
  if ((efeito === 'cassa-outorga' || efeito === 'extingue-outorga') && outorga !== undefined)
    atos.push(...chamadaDaVagaAberta(outorga.id, mundo, contexto))
  if (efeito === 'cassa-certificado' && condutor !== undefined && condutor.baixadoEm === undefined)
    atos.push({
      tipo: 'certificadoCassado',
      corrente: corrente('condutor', condutor.id),
      fundamentos: base,
      ...lacunas,
      dados: { em: hoje, perda },
    })
  return atos
}

const motivoDa = (hipotese: string | undefined, { pacote }: Contexto): string =>
  pacote.processo.medidas?.perda.hipoteses.find((h) => h.id === hipotese)?.nome ?? ''

/** The last day, inclusive; `undefined` without term; the refusal when its parameter is missing. */
function fimDo(p: ExecucaoPrevista, desde: Dia, contexto: Contexto): Dia | undefined | Recusa {
  const { contagem } = contexto.pacote.prazos
  if (p.prazo !== undefined) return somarDuracao(desde, p.prazo, contagem, contexto.calendario)
  if (p.parametro === undefined) return undefined
  const v = valorDeParametro(contexto, p.parametro, desde)
  // The day of the suspension is its first: so many days end the day before that many days later.
  return 'valor' in v ? addDias(desde, Number(v.valor) - 1) : v
}

import { diferencaEmDias } from '#core/calendar/dia.ts'
import { diaLocal } from '#core/calendar/instante.ts'
import { citar } from '#core/mensagens/citar.ts'
import { maiuscula, nomear, nomearInicial } from '#core/mensagens/palavras.ts'
import { aLer, lerAte } from '#core/notificacao/leitura.ts'
import type { Tentativa } from '#core/notificacao/tentativas.ts'
import type { Perda } from '#core/perda/perda.ts'
import { fimDoPrazo } from '#core/processo/ciencias.ts'
import type { Auto } from '#core/processo/processo.ts'
import type { NotificacaoDaConta, ProcessoDaConta } from '../contrato/conta.ts'
import type { Vista } from '../leituras/vista.ts'

type Peca = NotificacaoDaConta['peca']
type Deles = Readonly<{ recurso: 'autos' | 'perdas'; id: string; numero: string }>

/** The notices sent to the person's account, newest first. */
const notificacoesDe = (
  tentativas: readonly Tentativa<Peca>[],
  pessoa: string,
  deles: Deles,
  { contexto }: Vista,
): NotificacaoDaConta[] =>
  tentativas
    .filter((n) => n.meio === 'eletronica' && (n.pessoa === undefined || n.pessoa === pessoa))
    .map((n) => {
      const ate = lerAte(n, contexto)
      return {
        ...deles,
        n: n.n,
        peca: n.peca,
        expedidaEm: n.expedidaEm,
        situacao: aLer(n, pessoa)
          ? ('a-ler' as const)
          : n.situacao === 'frustrada'
            ? ('seguiu-por-outro-meio' as const)
            : ('lida' as const),
        ...(ate === undefined ? {} : { lerAte: ate }),
      }
    })
    .toReversed()

/** The notices of a record to one who answers: read by them is read, though others have not. */
export const notificacoesDoAuto = (
  auto: Auto,
  pessoa: string,
  vista: Vista,
): NotificacaoDaConta[] =>
  notificacoesDe(
    auto.notificacoes,
    pessoa,
    { recurso: 'autos', id: auto.id, numero: auto.numero ?? '' },
    vista,
  ).map((n) =>
    n.situacao === 'a-ler' && auto.ciencias.some((c) => c.peca === n.peca && c.pessoa === pessoa)
      ? { ...n, situacao: 'lida' }
      : n,
  )

export const notificacoesDaPerda = (
  perda: Perda,
  pessoa: string,
  vista: Vista,
): NotificacaoDaConta[] =>
  notificacoesDe(
    perda.notificacoes,
    pessoa,
    { recurso: 'perdas', id: perda.id, numero: perda.numero ?? '' },
    vista,
  )

function prazo(
  oQue: 'defesa' | 'recurso',
  ate: string | undefined,
  hoje: string,
  jaEm: string | undefined,
): Pick<ProcessoDaConta, 'prazo' | 'prazoAcabou'> {
  if (ate === undefined) return {}
  const ja = jaEm === undefined ? {} : { jaEm }
  if (ate < hoje) return { prazoAcabou: { oQue, em: ate, ...ja } }
  return { prazo: { oQue, ate, dias: diferencaEmDias(hoje, ate), ...ja } }
}

type Apresentada = Readonly<{
  protocoladaEm: string
  pessoa?: string
  tempestiva?: boolean
  tempestivo?: boolean
}>

/** The last lodged in time, by whom it may be. */
const noPrazo = (lista: readonly Apresentada[], de: (x: Apresentada) => boolean = () => true) =>
  lista.findLast((x) => (x.tempestiva ?? x.tempestivo) === true && de(x))

/** The line of a record, for one who answers by it: with their own term. */
export function processoDoAuto(auto: Auto, pessoa: string, vista: Vista): ProcessoDaConta {
  const { hoje } = vista.contexto
  const { termos, municipio } = vista.servico.pacote.lei
  const apresentada = (lista: readonly Apresentada[]) => {
    const sua = noPrazo(lista, (x) => x.pessoa === undefined || x.pessoa === pessoa)
    return sua && diaLocal(sua.protocoladaEm, municipio.fuso)
  }
  const corre =
    auto.anuladoEm !== undefined
      ? {}
      : auto.julgamento === undefined
        ? prazo('defesa', fimDoPrazo(auto, 'autuacao', pessoa), hoje, apresentada(auto.defesas))
        : auto.julgamento.resultado === 'procedente' && auto.julgamentoDoRecurso === undefined
          ? prazo('recurso', fimDoPrazo(auto, 'decisao', pessoa), hoje, apresentada(auto.recursos))
          : {}
  return {
    recurso: 'autos',
    id: auto.id,
    numero: auto.numero ?? '',
    titulo: `${maiuscula(termos.auto.singular)}, ${citar(auto.dispositivo)}`,
    situacao: auto.anuladoEm === undefined ? nomear(auto.fase) : 'anulado',
    ...corre,
  }
}

/** The line of a case of loss, for who may lose. */
export function processoDaPerda(perda: Perda, { contexto, servico }: Vista): ProcessoDaConta {
  const { pacote } = servico
  const h = pacote.processo.medidas?.perda.hipoteses.find((x) => x.id === perda.hipotese)
  const corre = ['notificada', 'defendida', 'revel'].includes(perda.situacao)
    ? prazo('defesa', perda.defesaAte, contexto.hoje, noPrazo(perda.defesas)?.protocoladaEm)
    : perda.situacao === 'ciente' || perda.situacao === 'recorrida'
      ? prazo('recurso', perda.recursoAte, contexto.hoje, noPrazo(perda.recursos)?.protocoladaEm)
      : {}
  return {
    recurso: 'perdas',
    id: perda.id,
    numero: perda.numero ?? '',
    titulo: h?.nome ?? nomearInicial(perda.penalidade, pacote.lei.termos),
    situacao: nomear(perda.situacao),
    ...corre,
  }
}

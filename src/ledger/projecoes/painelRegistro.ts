import { idDaCorrente, type TipoDeCorrente } from '#core/ato.ts'
import type { Dia } from '#core/calendar/dia.ts'
import type { CarteirasDoFiscal } from '#core/carteira/carteira.ts'
import type { Denuncia } from '#core/denuncia/denuncia.ts'
import type { Entidade } from '#core/entidade/entidade.ts'
import type { Expediente } from '#core/expediente/expediente.ts'
import { contas, semConta } from '#core/bloco/evolve.ts'
import type { Bloco } from '#core/bloco/bloco.ts'
import { type Caso, casoDaPerda, casoDoAuto } from '#core/junta/caso.ts'
import type { Junta } from '#core/junta/junta.ts'
import { relatorDe } from '#core/junta/tramite.ts'
import type { Perda } from '#core/perda/perda.ts'
import type { Auto } from '#core/processo/processo.ts'
import { situacaoDe } from '#core/expediente/transicoes.ts'
import { informesAtuais } from '#core/informe/informe.ts'
import type { Outorga } from '#core/outorga/outorga.ts'
import type { Selecao } from '#core/selecao/selecao.ts'
import { recursosPendentes } from '#core/selecao/transicoes.ts'
import type { Fila } from '#core/fila/fila.ts'
import { criarMundo } from '#core/mundo/criarMundo.ts'
import type { Mundo } from '#core/mundo.ts'
import { gravar, type Projecao, tocadas } from './projecao.ts'

/** A row of a list: what it is called, where it stands, when it falls due. */
export type Registro = Readonly<{
  /** What sets it apart in its stream, when a stream has many. */
  parte?: string
  tipo: string
  situacao: string
  numero?: string | undefined
  titulo: string
  em: Dia
  prazo?: Dia | undefined
  outorga?: string | undefined
  pessoa?: string | undefined
  dados?: object
}>

const COLUNAS = [
  'registro text',
  'corrente text',
  'tipo text',
  'situacao text',
  'numero text',
  'titulo text',
  'em date',
  'prazo date',
  'outorga text',
  'pessoa text',
  'dados jsonb',
] as const

const daFila = (fila: Fila): readonly Registro[] =>
  fila.inscricoes.map((i) => ({
    parte: i.id,
    tipo: 'inscricao',
    situacao: i.situacao,
    numero: i.protocolo,
    titulo: `Inscrição nº ${i.protocolo ?? ''}`,
    em: i.em,
    prazo: i.situacao === 'chamada' ? i.responderAte : undefined,
    pessoa: i.interessado,
  }))

const doExpediente = (e: Expediente): readonly Registro[] => [
  {
    tipo: 'expediente',
    situacao: e.revogadoEm === undefined ? e.especie : 'revogado',
    numero: e.numero,
    titulo: e.assunto,
    em: e.em,
    prazo: e.responderAte,
    dados: { especie: e.especie, aTodos: e.aTodos, destinatarios: e.destinatarios.length },
  },
  ...e.destinatarios.map((d) => ({
    parte: d.outorga,
    tipo: 'destinatario',
    situacao: situacaoDe(e, d),
    numero: e.numero,
    titulo: e.assunto,
    em: e.em,
    prazo: situacaoDe(e, d) === 'ciente' ? d.responderAte : undefined,
    outorga: d.outorga,
    dados: { especie: e.especie },
  })),
]

/** Each row that stands told of the grant's service. */
const dosInformes = (o: Outorga): readonly Registro[] =>
  informesAtuais(o.informes ?? []).flatMap((i) =>
    i.linhas.map((linha, n) => ({
      parte: `${i.informe}/${i.semestre ?? ''}/${n}`,
      tipo: 'informe',
      situacao: i.informe,
      numero: i.semestre,
      titulo: Object.values(linha).join(' '),
      em: i.recebidoEm,
      outorga: o.id,
      dados: linha,
    })),
  )

/** Each request to work out operating costs: whoever decides it has it in a queue. */
const dosCalculos = (o: Outorga): readonly Registro[] =>
  (o.calculosDeCustos ?? []).map((c) => ({
    parte: `calculo/${c.id}`,
    tipo: 'calculo-de-custos',
    situacao: c.situacao,
    numero: c.protocolo,
    titulo: c.objeto,
    em: c.recebidoEm,
    outorga: o.id,
  }))

/** Why the service stopped, and whether it was decided. */
const dasJustificativas = (o: Outorga): readonly Registro[] =>
  (o.justificativas ?? []).map((j, n) => ({
    parte: `justificativa/${n}`,
    tipo: 'justificativa',
    situacao: j.decisao === undefined ? 'pendente' : j.decisao.aceita ? 'aceita' : 'recusada',
    titulo: 'Justificativa de força maior',
    em: j.protocoladaEm,
    outorga: o.id,
  }))

const daDenuncia = (d: Denuncia): readonly Registro[] => [
  {
    tipo: 'denuncia',
    situacao: d.situacao,
    numero: d.protocolo,
    titulo: `Denúncia nº ${d.protocolo ?? ''}`,
    em: d.recebidaEm,
    dados: { quem: d.quem, placa: d.placa ?? '', dia: d.dia },
  },
]

/** Dated: whether it is suspended, its `prazo` says on the day of the question. */
const daEntidade = (e: Entidade): readonly Registro[] => {
  const { numero, especie, logomarca, telefone } = e
  const situacao = e.canceladaEm === undefined ? 'cadastrada' : 'cancelada'
  const comum = { numero, situacao, prazo: e.validoAte, pessoa: e.pessoa }
  const dados = { especie, logomarca, telefone }
  return [
    {
      ...comum,
      tipo: 'entidade',
      titulo: `Entidade nº ${numero ?? ''}`,
      em: e.cadastradaEm,
      dados,
    },
    ...e.membros.map((m) => ({
      ...comum,
      parte: `${m.outorga}/${m.desde}`,
      tipo: 'membro',
      titulo: `Entidade nº ${numero ?? ''}`,
      em: m.desde,
      outorga: m.outorga,
      dados: { ...dados, ...(m.ate === undefined ? {} : { ate: m.ate }) },
    })),
  ]
}

/** The process alone: its candidates are in its file. */
const daSelecao = (s: Selecao): readonly Registro[] => [
  {
    tipo: 'selecao',
    situacao: s.fase,
    numero: s.edital,
    titulo: s.objeto,
    em: s.abertaEm,
    prazo: s.inscricoesAte,
    dados: {
      vagas: s.vagas,
      candidatos: s.candidatos.length,
      recursos: recursosPendentes(s).length,
      contemplados: s.candidatos.filter((c) => c.situacao === 'contemplado').length,
    },
  },
]

/** Whether it still serves, its `prazo` says on the day of the question. */
const dasCarteiras = (c: CarteirasDoFiscal): readonly Registro[] =>
  c.emitidas.map((x) => ({
    parte: x.id,
    tipo: 'carteira',
    situacao: x.revogadaEm === undefined ? 'emitida' : 'revogada',
    numero: x.numero,
    titulo: `Carteira nº ${x.numero ?? ''}`,
    em: x.emitidaEm,
    prazo: x.validaAte,
    dados: { matricula: x.matricula, cargo: x.cargo },
  }))

/**
 * An appeal: where it stands before the instance that hears it. `parecer`: the opinion was given.
 * `em`: the day of the decision appealed, or of what began the case.
 */
const doRecurso = (c: Caso, em: Dia, dados: object): readonly Registro[] =>
  c.recorridoEm === undefined
    ? []
    : [
        {
          tipo: 'recurso',
          situacao: c.pende ? (c.tramite?.etapa ?? 'a-distribuir') : 'encerrado',
          numero: c.numero,
          titulo: c.numero ?? c.id,
          em,
          dados: {
            ...dados,
            parecer: c.parecer !== undefined,
            relator: relatorDe(c.tramite) ?? '',
          },
        },
      ]

const doAuto = (a: Auto): readonly Registro[] =>
  doRecurso(casoDoAuto(a), a.julgamento?.em ?? a.lavradoEm, {
    dispositivo: a.dispositivo,
    placa: a.placa ?? '',
  })

const daPerda = (p: Perda, mundo: Mundo): readonly Registro[] =>
  doRecurso(casoDaPerda(p, mundo), p.decisao?.em ?? p.propostaEm ?? '', {
    hipotese: p.hipotese ?? '',
  })

const daJunta = (j: Junta): readonly Registro[] =>
  j.sessoes.map((s) => ({
    parte: s.id,
    tipo: 'sessao',
    situacao: s.situacao,
    numero: s.numero,
    titulo: `Sessão nº ${s.numero ?? ''}`,
    em: s.dia,
    prazo: s.situacao === 'convocada' || s.situacao === 'aberta' ? s.dia : undefined,
    dados: { hora: s.hora, local: s.local, recursos: s.pauta.length, ata: s.ata ?? '' },
  }))

const doBloco = (b: Bloco): readonly Registro[] => {
  const numeros = [...b.numeros.keys()]
  return [
    {
      tipo: 'bloco',
      situacao: b.situacao,
      numero: numeros[0],
      titulo: `Bloco ${numeros[0] ?? ''} a ${numeros.at(-1) ?? ''}`,
      em: b.entregueEm ?? b.reservadoEm,
      prazo: b.situacao === 'entregue' ? b.prestarContasAte : undefined,
      dados: {
        fiscal: b.fiscal,
        numeros,
        ate: numeros.at(-1) ?? '',
        total: numeros.length,
        semConta: semConta(b).length,
        ...contas(b),
      },
    },
  ]
}

/** How each kind of stream is listed. */
const LISTAS: Partial<Record<TipoDeCorrente, (mundo: Mundo, id: string) => readonly Registro[]>> = {
  expediente: (mundo, id) => {
    const e = mundo.expediente(id)
    return e === undefined ? [] : doExpediente(e)
  },
  outorga: (mundo, id) => {
    const o = mundo.outorga(id)
    return o === undefined ? [] : [...dosInformes(o), ...dosCalculos(o), ...dasJustificativas(o)]
  },
  auto: (mundo, id) => {
    const a = mundo.auto(id)
    return a === undefined ? [] : doAuto(a)
  },
  perda: (mundo, id) => {
    const p = mundo.perda(id)
    return p === undefined ? [] : daPerda(p, mundo)
  },
  junta: (mundo, id) => {
    const j = mundo.junta(id)
    return j === undefined ? [] : daJunta(j)
  },
  bloco: (mundo, id) => {
    const b = mundo.bloco(id)
    return b === undefined ? [] : doBloco(b)
  },
  denuncia: (mundo, id) => {
    const d = mundo.denuncia(id)
    return d === undefined ? [] : daDenuncia(d)
  },
  entidade: (mundo, id) => {
    const e = mundo.entidade(id)
    return e === undefined ? [] : daEntidade(e)
  },
  selecao: (mundo, id) => {
    const s = mundo.selecao(id)
    return s === undefined ? [] : daSelecao(s)
  },
  carteira: (mundo, id) => {
    const c = mundo.carteira(id)
    return c === undefined ? [] : dasCarteiras(c)
  },
  fila: (mundo, id) => {
    const fila = mundo.fila(id)
    return fila === undefined ? [] : daFila(fila)
  },
}
const TIPOS = Object.keys(LISTAS) as TipoDeCorrente[]

/** `painel_registro`: the rows of the lists and queues of the body's own papers. */
export const painelRegistro: Projecao = {
  nome: 'painel_registro',
  tabelas: ['painel_registro'],
  reconstroiDe: TIPOS,
  async aplicar(tx, servico, atos, estados) {
    const linhas = []
    for (const c of tocadas(atos, ...TIPOS)) {
      const mundo = criarMundo(await estados.daCorrente(c))
      const tipo = c.slice(0, c.indexOf(':')) as TipoDeCorrente
      for (const r of LISTAS[tipo]?.(mundo, idDaCorrente(c)) ?? []) {
        const { parte, dados = {}, ...colunas } = r
        const registro = parte === undefined ? c : `${c}/${parte}`
        linhas.push({ registro, corrente: c, dados, ...colunas })
      }
    }
    await gravar(tx, servico, 'painel_registro', COLUNAS, 1, linhas)
  },
}

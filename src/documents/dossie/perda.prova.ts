import { criarMundo } from '#core/mundo/criarMundo.ts'
import { fraseDoAto } from '#core/mensagens/fraseDoAto.ts'
import { citar } from '#core/mensagens/citar.ts'
import type { Ato } from '#core/ato.ts'
import type { Pacote } from '#law/pacote.ts'
import { OUTORGA } from '../exemplos.prova.ts'
import type { FichaDoDossie } from './processo.ts'

const ato = (tipo: string, em: string, dados: object = {}, pessoal?: object): Ato => ({
  tipo,
  corrente: 'perda:x',
  fundamentos: ['art36_cpt_inc1'],
  dados: { em, ...dados },
  ...(pessoal === undefined ? {} : { pessoal }),
})

/** A loss told by its acts, from the proposal to its effect. */
const ATOS: readonly Ato[] = [
  ato(
    'perdaProposta',
    '2026-02-03',
    {
      hipotese: 'paralisacao',
      penalidade: 'cassacao-da-outorga',
      outorga: 'o1',
      proponente: 'u1',
      fatos: ['Parada desde 02/01/2025.'],
      numero: '0004/2026',
    },
    { evidencia: 'Relatório da fiscalização.' },
  ),
  ato('notificacaoDaPerdaExpedida', '2026-02-04', { peca: 'proposta', meio: 'postal' }),
  ato('notificacaoDaPerdaFrustrada', '2026-02-10', {
    notificacao: 1,
    motivo: 'mudou-se',
    devolvidaEm: '2026-02-09',
  }),
  ato(
    'perdaNotificada',
    '2026-02-20',
    { meio: 'publicacao', cienciaEm: '2026-02-20', defesaAte: '2026-03-02' },
    { prova: 'Jornal nº 12' },
  ),
  ato(
    'defesaDaPerdaApresentada',
    '2026-02-27',
    { protocoladaEm: '2026-02-27', tempestiva: true },
    { texto: 'Estava doente.' },
  ),
  ato('perdaDecidida', '2026-03-10', {
    resultado: 'procedente',
    julgador: 'u2',
    razoes: 'Parou mais de um ano.',
  }),
  ato('decisaoDaPerdaComunicada', '2026-03-12', {
    meio: 'pessoal',
    cienciaEm: '2026-03-12',
    recursoAte: '2026-03-23',
  }),
  ato(
    'recursoDaPerdaInterposto',
    '2026-03-20',
    { protocoladaEm: '2026-03-20', tempestivo: true },
    { texto: 'Insiste na doença.' },
  ),
  ato('recursoDaPerdaJulgado', '2026-04-01', {
    resultado: 'improvido',
    julgador: 'u3',
    razoes: 'Mantida.',
  }),
  ato('penalidadeExecutada', '2026-04-02', {
    penalidade: 'cassacao-da-outorga',
    efeito: 'cassa-outorga',
    outorga: 'o1',
    pessoas: [],
    desde: '2026-04-02',
  }),
]

/** The same appeal as a collegiate body hears it. */
const NA_JUNTA: readonly Ato[] = [
  ato('recursoDistribuido', '2026-03-24', {
    relator: 'm1',
    ordem: 1,
    semente: 's',
    recurso: 'perda 0004/2026',
    chaves: {},
    impedidos: [],
  }),
  ato('recursoRelatado', '2026-03-26', {
    membro: 'm1',
    relatorio: 'O caso.',
    voto: 'improvimento',
    razoes: 'Provado.',
    por: 'u3',
  }),
  ato('votoProferido', '2026-04-01', { membro: 'm2', voto: 'provimento', sessao: 's1', por: 'u4' }),
  ato('recursoDaPerdaJulgado', '2026-04-01', {
    resultado: 'improvido',
    julgador: 'u3',
    razoes: 'Mantida.',
    votos: [
      { membro: 'm1', voto: 'improvimento' },
      { membro: 'm2', voto: 'provimento' },
    ],
    sessao: 's1',
    porDesempate: true,
    acordao: '0002/2026',
  }),
]
const COLEGIADO = {
  nome: 'Junta',
  relator: 'Bento Membro',
  relatorio: { em: '2026-03-26', texto: 'O caso.' },
  votos: [
    { membro: 'Bento Membro', voto: 'improvimento', razoes: 'Provado.', relator: true },
    { membro: 'Célia Membro', voto: 'provimento', relator: false },
  ],
  sessao: { numero: '0001/2026', dia: '2026-04-01', preside: 'Bento Membro' },
}

/** Its file, as the API gives it, with what was written with each act and what was joined. */
export function fichaDaPerdaNoDossie(pacote: Pacote, naJunta = false): FichaDoDossie {
  const atos = naJunta
    ? ATOS.flatMap((a) => (a.tipo === 'recursoDaPerdaJulgado' ? NA_JUNTA : [a]))
    : ATOS
  const perda = criarMundo(atos).perda('x')
  if (perda === undefined) throw new Error('sem perda')
  const hipoteses = pacote.processo.medidas?.perda.hipoteses ?? []
  const nome = hipoteses.find((h) => h.id === perda.hipotese)?.nome ?? perda.penalidade
  return {
    perda,
    nome,
    outorga: OUTORGA,
    titular: 'Maria Aparecida de Souza Gonçalves',
    notificado: 'Maria Aparecida de Souza Gonçalves',
    numeroDoAuto: null,
    ...(naJunta ? { colegiado: COLEGIADO } : {}),
    linha: atos
      .map((a, i) => ({
        tipo: a.tipo,
        em: a.dados.em,
        autor: 'Rui',
        papel: 'gestor',
        citacoes: a.fundamentos.map((f) => citar(f)),
        dados: a.dados,
        frase: fraseDoAto(a, pacote),
        seq: i + 1,
        fatoEm: `${a.dados.em}T12:00:00Z`,
        registradoEm: `${a.dados.em}T12:00:00Z`,
        escrito: a.pessoal ?? {},
      }))
      .toReversed(),
    juntados: [
      { nome: 'foto.png', em: '2026-02-03T13:00:00Z', por: 'Rui', restrito: false },
      { nome: 'laudo.pdf', em: '2026-02-27T13:00:00Z', por: 'Rui', restrito: true },
    ],
  }
}

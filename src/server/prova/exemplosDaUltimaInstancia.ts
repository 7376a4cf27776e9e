import { addDias } from '#core/calendar/dia.ts'
import type { Pacote } from '#law/pacote.ts'
import type { FichaDoAuto } from '../contrato/contrato.ts'
import { caminhoDoCaso, enderecoDoCaso } from '../juntas/casosDaPauta.ts'
import { perdaRecorrida } from './exemplosDeMedidas.ts'
import type { Historia } from './historia.ts'
import {
  abrir,
  constituirJunta,
  convocar,
  distribuir,
  publicarSemente,
  emitirParecer,
  enderecoDaJunta,
  presenca,
  relatar,
  TITULARES,
  votar,
} from './ultimaInstancia.ts'

type Alvos = Record<string, readonly [alvo: string, dados: object]>

const DA_JUNTA = [
  'nomearMembro',
  'licenciarMembro',
  'encerrarMandato',
  'registrarParentesco',
  'retificarParentesco',
  'publicarSementeDaJunta',
  'convocarSessao',
  'abrirSessao',
  'retirarDePauta',
  'encerrarSessao',
  'cancelarSessao',
  'distribuirRecurso',
  'redistribuirRecurso',
  'relatarRecurso',
  'votarRecurso',
  'pedirVista',
  'proclamarResultado',
] as const

/** Of these there is one for a loss too: `perda/…` among the examples. */
const NA_PERDA = [
  'distribuirRecurso',
  'redistribuirRecurso',
  'relatarRecurso',
  'votarRecurso',
  'pedirVista',
  'proclamarResultado',
] as const

/** The commands of the last instance that the law lacks. */
export const foraDaUltimaInstancia = ({
  processo: { recurso, medidas },
}: Pacote): readonly string[] => [
  ...(recurso.colegiado ? ['julgarRecurso', 'julgarRecursoDaPerda'] : DA_JUNTA),
  ...(recurso.colegiado ? [] : NA_PERDA.map((nome) => `perda/${nome}`)),
  ...(recurso.preparo === undefined ? ['emitirParecer', 'perda/emitirParecer'] : []),
  ...(efeitoNaPerda(medidas) === 'a-pedido' ? [] : ['perda/decidirEfeitoSuspensivo']),
]

/** What an appeal against the examples' losses does to them. */
const efeitoNaPerda = (medidas: Pacote['processo']['medidas']) => medidas?.perda.efeitoDoRecurso.por

/** What may be done of an appeal against a loss whoever hears it. */
async function naPerda(h: Historia): Promise<Alvos> {
  const id = await perdaRecorrida(h)
  const efeito = { concede: true, razoes: 'Dano grave.' }
  return {
    'perda/declararImpedimento': [id, { motivo: 'amizade', razoes: 'Amigo do titular.' }],
    ...(efeitoNaPerda(h.pacote.processo.medidas) === 'a-pedido'
      ? { 'perda/decidirEfeitoSuspensivo': [id, efeito] }
      : {}),
  }
}

/** How many appeals the examples need. */
export const RECURSOS_DE_EXEMPLO = 8

/** One good request of each command of the last instance; `autos`: appeals that wait for it. `confirmadas`: losses whose appeal it denied. */
export async function daUltimaInstancia(
  h: Historia,
  autos: readonly string[],
): Promise<Readonly<{ alvos: Alvos; confirmadas: readonly string[] }>> {
  const { recurso } = h.pacote.processo
  const [a = '', b = '', c = '', d = '', e = '', f = '', g = '', x = ''] = autos
  if (!recurso.colegiado) {
    await emitirParecer(h, a, 'improvimento')
    const parecer = { conclusao: 'provimento', texto: 'Falta prova do fato.' }
    const alvos: Alvos = {
      julgarRecurso: [a, { resultado: 'improvido', razoes: 'Mantida.' }],
      ...(await naPerda(h)),
      ...(recurso.preparo === undefined
        ? {}
        : {
            emitirParecer: [b, parecer],
            'perda/emitirParecer': [await perdaRecorrida(h), parecer],
          }),
    }
    return { alvos, confirmadas: [] }
  }
  const ids = await constituirJunta(h, null)
  const semRelator = await naPerda(h)
  const perdas: string[] = []
  for (let i = 0; i < 8; i++) perdas.push(`perda:${await perdaRecorrida(h)}`)
  const [p0 = '', p1 = '', p2 = '', p3 = '', p4 = '', ...confirmadas] = perdas
  await distribuir(h, b, c, d, e, f, g, x, ...perdas.slice(1))
  const declara = async (caso: string) => {
    const endereco = `/${caminhoDoCaso(caso)}`
    const { colegiado } = await h.ler<Pick<FichaDoAuto, 'colegiado'>>(endereco)
    await h.fazer(h.prepara, `${endereco}/declararImpedimento`, {
      motivo: 'amizade',
      razoes: 'Amigo de quem recorre.',
      membro: ids.get(colegiado?.relator ?? ''),
    })
  }
  for (const caso of [b, p1]) await declara(caso)
  // What came of the rapporteur asks for a seed of after it.
  h.passam(1)
  await publicarSemente(h)
  h.passam(1)
  for (const caso of [d, e, f, g, x, p3, p4, ...confirmadas]) await relatar(h, caso, 'improvimento')
  const aberta = await convocar(h, e, f, p3, p4, ...confirmadas)
  const convocada = await convocar(h, g)
  h.passam(1)
  await abrir(h, aberta, TITULARES)
  for (const caso of [f, p4]) await votar(h, caso, 'provimento')
  for (const caso of confirmadas) {
    await votar(h, caso, 'improvimento')
    await h.fazer(h.prepara, `/${caminhoDoCaso(caso)}/proclamarResultado`, { razoes: 'Mantida.' })
  }
  const { colegiado } = await h.ler<FichaDoAuto>(`/autos/${e}`)
  const outro = TITULARES.find((n) => n !== colegiado?.relator) ?? ''
  const membro = ids.get(outro)
  const daPerda = await h.ler<Pick<FichaDoAuto, 'colegiado'>>(`/${caminhoDoCaso(p3)}`)
  const doMembro = {
    membro: ids.get(TITULARES.find((n) => n !== daPerda.colegiado?.relator) ?? ''),
  }
  const junta = enderecoDaJunta(h).split('/').at(-1) ?? ''
  const motivo = 'A pedido.'
  const presentes = await presenca(h, convocada, TITULARES)
  const convoca = {
    dia: addDias(h.hoje, 2),
    hora: '09:30',
    local: 'Sede',
    recursos: [d, x],
    meio: 'sitio',
  }
  // Of nobody whose appeal is being voted on: then it would be the manager's alone.
  const alheio = await h.pessoa()
  const aRetificar = await h.pessoa()
  await h.fazer('gestor', `${enderecoDaJunta(h)}/registrarParentesco`, {
    membro,
    parente: aRetificar,
    parentesco: 'irmao',
    prova: 'Certidão nº 1',
  })
  const id = (caso: string) => enderecoDoCaso(caso).id
  const nomeia = { nome: 'Nova Pessoa', especie: 'suplente', ato: 'Decreto 2', desde: h.hoje }
  const alvos: Alvos = {
    distribuirRecurso: [a, {}],
    redistribuirRecurso: [b, {}],
    relatarRecurso: [c, { relatorio: 'O caso.', voto: 'provimento', razoes: 'Falta prova.' }],
    votarRecurso: [e, { voto: 'provimento', membro }],
    pedirVista: [e, { membro }],
    proclamarResultado: [f, { razoes: 'Dá-se provimento.' }],
    ...semRelator,
    'perda/distribuirRecurso': [id(p0), {}],
    'perda/redistribuirRecurso': [id(p1), {}],
    'perda/relatarRecurso': [
      id(p2),
      { relatorio: 'O caso.', voto: 'provimento', razoes: 'Falta prova.' },
    ],
    'perda/votarRecurso': [id(p3), { voto: 'provimento', ...doMembro }],
    'perda/pedirVista': [id(p3), doMembro],
    'perda/proclamarResultado': [id(p4), { razoes: 'Dá-se provimento.' }],
    retificarParentesco: [
      junta,
      { membro, parente: aRetificar, motivo: 'Homônima.', prova: 'Certidão nº 2' },
    ],
    nomearMembro: [junta, nomeia],
    licenciarMembro: [junta, { membro, desde: h.hoje, ate: h.hoje, motivo }],
    encerrarMandato: [junta, { membro, fim: h.hoje, motivo }],
    registrarParentesco: [
      junta,
      { membro, parente: alheio, parentesco: 'cunhado', prova: 'Certidão de casamento' },
    ],
    publicarSementeDaJunta: [junta, { semente: '11111 22222', fonte: 'Loteria Federal' }],
    convocarSessao: [junta, convoca],
    abrirSessao: [junta, presentes],
    retirarDePauta: [junta, { sessao: aberta, recurso: e, motivo }],
    encerrarSessao: [junta, { sessao: aberta, registro: 'Nada mais houve.' }],
    cancelarSessao: [junta, { sessao: convocada, motivo }],
  }
  return { alvos, confirmadas: confirmadas.map(id) }
}

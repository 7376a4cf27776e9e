import { addDias } from '#core/calendar/dia.ts'
import type { Pacote } from '#law/pacote.ts'
import type { FichaDoAuto } from '../contrato/contrato.ts'
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

/** The commands of the last instance that the law lacks. */
export const foraDaUltimaInstancia = ({ processo: { recurso } }: Pacote): readonly string[] => [
  ...(recurso.colegiado ? ['julgarRecurso'] : DA_JUNTA),
  ...(recurso.preparo === undefined ? ['emitirParecer'] : []),
]

/** How many appeals the examples need. */
export const RECURSOS_DE_EXEMPLO = 8

/** One good request of each command of the last instance; `autos`: appeals that wait for it. */
export async function daUltimaInstancia(h: Historia, autos: readonly string[]): Promise<Alvos> {
  const { recurso } = h.pacote.processo
  const [a = '', b = '', c = '', d = '', e = '', f = '', g = '', x = ''] = autos
  if (!recurso.colegiado) {
    await emitirParecer(h, a, 'improvimento')
    return {
      julgarRecurso: [a, { resultado: 'improvido', razoes: 'Mantida.' }],
      ...(recurso.preparo === undefined
        ? {}
        : { emitirParecer: [b, { conclusao: 'provimento', texto: 'Falta prova do fato.' }] }),
    }
  }
  const ids = await constituirJunta(h, null)
  await distribuir(h, b, c, d, e, f, g, x)
  const trocado = await h.ler<FichaDoAuto>(`/autos/${b}`)
  await h.fazer(h.prepara, `/autos/${b}/declararImpedimento`, {
    motivo: 'amizade',
    razoes: 'Amigo de quem recorre.',
    membro: ids.get(trocado.colegiado?.relator ?? ''),
  })
  // What came of the rapporteur asks for a seed of after it.
  h.passam(1)
  await publicarSemente(h)
  h.passam(1)
  for (const auto of [d, e, f, g, x]) await relatar(h, auto, 'improvimento')
  const aberta = await convocar(h, e, f)
  const convocada = await convocar(h, g)
  h.passam(1)
  await abrir(h, aberta, TITULARES)
  await votar(h, f, 'provimento')
  const { colegiado } = await h.ler<FichaDoAuto>(`/autos/${e}`)
  const outro = TITULARES.find((n) => n !== colegiado?.relator) ?? ''
  const membro = ids.get(outro)
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
  // Whose appeal has no vote yet: of who has one, only the manager or the member tells the kinship.
  const parente = await h.pessoa()
  const nomeia = { nome: 'Nova Pessoa', especie: 'suplente', ato: 'Decreto 2', desde: h.hoje }
  return {
    distribuirRecurso: [a, {}],
    redistribuirRecurso: [b, {}],
    relatarRecurso: [c, { relatorio: 'O caso.', voto: 'provimento', razoes: 'Falta prova.' }],
    votarRecurso: [e, { voto: 'provimento', membro }],
    pedirVista: [e, { membro }],
    proclamarResultado: [f, { razoes: 'Dá-se provimento.' }],
    nomearMembro: [junta, nomeia],
    licenciarMembro: [junta, { membro, desde: h.hoje, ate: h.hoje, motivo }],
    encerrarMandato: [junta, { membro, fim: h.hoje, motivo }],
    registrarParentesco: [
      junta,
      { membro, parente, parentesco: 'cunhado', prova: 'Certidão de casamento' },
    ],
    publicarSementeDaJunta: [junta, { semente: '11111 22222', fonte: 'Loteria Federal' }],
    convocarSessao: [junta, convoca],
    abrirSessao: [junta, presentes],
    retirarDePauta: [junta, { sessao: aberta, recurso: e, motivo }],
    encerrarSessao: [junta, { sessao: aberta, registro: 'Nada mais houve.' }],
    cancelarSessao: [junta, { sessao: convocada, motivo }],
  }
}

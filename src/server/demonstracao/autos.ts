import { addDias } from '#core/calendar/dia.ts'
import type { OutorgaDaHistoria } from './outorgas.ts'
import type { Roteiro } from './roteiro.ts'

/** Where the story of a record stops. */
export type AteOnde =
  | 'lavrado'
  | 'notificado'
  | 'em-defesa'
  | 'defendido'
  | 'revel'
  | 'julgado'
  | 'recorrido'
  | 'definitivo'

export type HistoriaDeAuto = Readonly<{
  rotulo: string
  dispositivo: string
  local: string
  coordenadas?: Readonly<{ latitude: number; longitude: number }>
  descricao: string
  /** Days ago of the fact. */
  ha: number
  ate: AteOnde
  /** Defended, or by default. */
  defende?: boolean
}>

const ORDEM: readonly AteOnde[] = [
  'lavrado',
  'notificado',
  'em-defesa',
  'defendido',
  'julgado',
  'recorrido',
  'definitivo',
]

/** From the street to where the story stops; terms are let run as the law counts them. */
export async function contarAuto(
  r: Roteiro,
  o: OutorgaDaHistoria,
  h: HistoriaDeAuto,
): Promise<string> {
  const alvo = r.id(`auto/${h.rotulo}`)
  const fato = r.ha(h.ha)
  const { processo } = r.servico.pacote
  const prepara = processo.preparam[0]!
  const passa = (fase: AteOnde): boolean =>
    ORDEM.indexOf(fase) <= ORDEM.indexOf(h.ate === 'revel' ? 'defendido' : h.ate)
  const fazer = (nome: string, dias: number, dados: unknown, papel: typeof prepara) =>
    r.fazer(`${h.rotulo}/${nome}`, { nome, alvo, dia: addDias(fato, dias), dados, papel })

  await fazer(
    'lavrarAuto',
    0,
    {
      dispositivo: h.dispositivo,
      momento: r.instante(fato, '14:20'),
      local: h.local,
      ...(h.coordenadas === undefined ? {} : { coordenadas: h.coordenadas }),
      descricao: h.descricao,
      veiculo: o.veiculo,
      outorga: o.outorga,
      infrator: { pessoa: o.titular, registro: 'do titular' },
      assinatura: { assinou: false, motivo: 'Recusou-se a assinar.' },
    },
    'fiscal',
  )
  if (!passa('notificado')) return alvo
  await fazer('notificarAutuacao', 1, { meio: 'postal' }, prepara)
  if (!passa('em-defesa')) return alvo
  const ciencia = { cienciaEm: addDias(fato, 5), meio: 'postal', prova: 'AR devolvido e assinado' }
  await fazer('registrarCiencia', 6, ciencia, prepara)
  if (!passa('defendido')) return alvo
  if (h.defende === true) {
    const defesa = {
      protocoladaEm: r.instante(addDias(fato, 9), '14:00'),
      texto: 'O autuado nega o fato e pede o arquivamento.',
    }
    await fazer('apresentarDefesa', 9, defesa, 'atendente')
  } else {
    await fazer('decretarRevelia', 24, {}, processo.primeiraInstancia.papeis[0]!)
  }
  if (!passa('julgado')) return alvo
  const julgado = {
    resultado: 'procedente',
    razoes: 'O fato está provado pelo auto e não foi afastado.',
  }
  await fazer('julgarAuto', 26, julgado, processo.primeiraInstancia.papeis[0]!)
  if (!passa('recorrido')) return alvo
  const decisao = { cienciaEm: addDias(fato, 28), meio: 'pessoal', prova: 'assinatura no processo' }
  await fazer('registrarCienciaDaDecisao', 28, decisao, prepara)
  if (h.ate === 'recorrido') {
    const recurso = {
      protocoladaEm: r.instante(addDias(fato, 31), '14:00'),
      texto: 'O autuado pede a reforma da decisão.',
    }
    await fazer('interporRecurso', 31, recurso, 'atendente')
    return alvo
  }
  await fazer('certificarDefinitividade', 45, {}, prepara)
  return alvo
}

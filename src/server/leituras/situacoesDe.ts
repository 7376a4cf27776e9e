import { idDaCorrente, type TipoDeCorrente } from '#core/ato.ts'
import type { Dia } from '#core/calendar/dia.ts'
import { situacaoEm } from '#core/situacao/segmentos.ts'
import { emMunicipio } from '#ledger/banco.ts'
import { buscar } from '#ledger/leituras.ts'
import type { Casa } from '../casa.ts'
import type { RecusaExplicada } from '../contrato/contrato.ts'
import type { Servico } from '../servicos.ts'
import { montarVista, type Olhar } from './montarVista.ts'
import { explicada } from './recusas.ts'

/** A grant as it stood on a day. */
export type SituacaoAchada = Readonly<{
  outorga: string
  numero?: string | undefined
  /** How what was asked for is in it. */
  como: 'outorga' | 'veiculo' | 'titular' | 'condutor'
  situacao: string
  regular: boolean
  desde: Dia
  motivos: readonly RecusaExplicada[]
}>

/**
 * The grants of what a number, plate, CPF, CNPJ or name finds, as they stood: of a vehicle those
 * that have or had it, of a person those held and those driven for.
 */
export async function situacoesDe(
  casa: Casa,
  servico: Servico,
  procurado: string,
  olhar: Olhar,
): Promise<readonly { titulo: string; tipo: string; outorgas: readonly SituacaoAchada[] }[]> {
  const achados = await emMunicipio(casa.pool, Number(servico.municipio), (tx) =>
    buscar(tx, servico.slug, procurado, 10),
  )
  const lidos = []
  for (const a of achados) {
    if (a.tipo !== 'outorga' && a.tipo !== 'veiculo' && a.tipo !== 'pessoa') continue
    const outorgas = await doAchado(casa, servico, a.tipo, idDaCorrente(a.corrente), olhar)
    lidos.push({ titulo: a.titulo, tipo: a.tipo, outorgas })
  }
  return lidos
}

async function doAchado(
  casa: Casa,
  servico: Servico,
  tipo: TipoDeCorrente,
  id: string,
  olhar: Olhar,
): Promise<SituacaoAchada[]> {
  const { mundo } = await montarVista(casa, servico, ninguem(servico), [tipo, id], olhar)
  const delas: (readonly [SituacaoAchada['como'], string])[] =
    tipo === 'outorga'
      ? [['outorga', id]]
      : tipo === 'veiculo'
        ? mundo.outorgasDoVeiculo(id).map((o) => ['veiculo', o.id])
        : [
            ...mundo.outorgasDoTitular(id).map((o) => ['titular', o.id] as const),
            ...mundo.condutoresDaPessoa(id).map((c) => ['condutor', c.outorga] as const),
          ]
  const lista = []
  for (const [como, outorga] of delas) {
    // Each from its own neighbourhood: another's may lack what its situation looks at.
    const vista = await montarVista(casa, servico, ninguem(servico), ['outorga', outorga], olhar)
    const s = situacaoEm(outorga, vista.mundo, vista.contexto, vista.contexto.hoje)
    lista.push({
      outorga,
      numero: vista.mundo.outorga(outorga)?.numero,
      como,
      situacao: s.situacao,
      regular: s.regular,
      desde: s.desde,
      motivos: s.motivos.map((r) => explicada(r, servico.pacote)),
    })
  }
  return lista
}

const ninguem = (servico: Servico) => ({
  usuario: 'sistema',
  nome: '',
  login: '',
  papeis: [],
  municipio: servico.municipio,
  servicos: [servico.slug],
  csrf: '',
  trocarSenha: false,
})

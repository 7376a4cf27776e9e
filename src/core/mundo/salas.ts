import type { Ato, TipoDeCorrente } from '../ato.ts'
import { evolveCarteira } from '../carteira/carteira.ts'
import { evolveBloco } from '../bloco/evolve.ts'
import { evolveCondutor } from '../condutor/evolve.ts'
import { evolveDenuncia } from '../denuncia/evolve.ts'
import { evolveEntidade } from '../entidade/evolve.ts'
import { evolveExpediente } from '../expediente/evolve.ts'
import { evolveFila } from '../fila/evolve.ts'
import { evolveJunta } from '../junta/evolve.ts'
import { evolveLicenciamento } from '../licenciamento/evolve.ts'
import type { Estados } from '../mundo.ts'
import { evolveOutorga } from '../outorga/evolve.ts'
import { evolveParametro } from '../parametro/evolve.ts'
import { evolvePerda } from '../perda/evolve.ts'
import { evolvePessoa } from '../pessoa/evolve.ts'
import { evolveAuto } from '../processo/evolve.ts'
import { evolveRecolhimento } from '../recolhimento/evolve.ts'
import { evolveSelecao } from '../selecao/evolve.ts'
import { evolveTaxa } from '../taxa/evolve.ts'
import { evolveVeiculo } from '../veiculo/evolve.ts'
import { evolveVistoria } from '../vistoria/evolve.ts'

/** The folder of each kind of stream: the one place where a stream's name meets its room. */
const evolves = {
  pessoa: evolvePessoa,
  condutor: evolveCondutor,
  veiculo: evolveVeiculo,
  vistoria: evolveVistoria,
  outorga: evolveOutorga,
  licenciamento: evolveLicenciamento,
  taxa: evolveTaxa,
  auto: evolveAuto,
  recolhimento: evolveRecolhimento,
  perda: evolvePerda,
  fila: evolveFila,
  expediente: evolveExpediente,
  denuncia: evolveDenuncia,
  junta: evolveJunta,
  bloco: evolveBloco,
  entidade: evolveEntidade,
  carteira: evolveCarteira,
  selecao: evolveSelecao,
  parametro: evolveParametro,
} satisfies Record<TipoDeCorrente, unknown>

/** Folds one act into the state of its stream. What an act was recorded on, its stream's name says. */
export const evolve = <T extends TipoDeCorrente>(
  tipo: T,
  estado: Estados[T] | undefined,
  ato: Ato,
): Estados[T] | undefined =>
  (evolves[tipo] as unknown as (e: Estados[T] | undefined, a: Ato) => Estados[T] | undefined)(
    estado,
    ato,
  )

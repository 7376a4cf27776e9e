import { comandoDoAuto } from '#core/processo/comandoDoAuto.ts'
import { recusaDeImpedimento } from '#core/processo/guardas.ts'
import { anularAuto as schema } from '../infracao.ts'

/**
 * The administration annuls its own record, in any phase, with a reason; never by who wrote it.
 * The phase stays as it was: annulment is a machine of its own, and recidivism that leant on this
 * record falls by itself.
 */
export const anularAuto = comandoDoAuto({
  nome: 'anularAuto',
  rotulo: 'Anular {auto}',
  dados: schema,
  papeis: ['gestor', 'julgador'],
  impedimentos: ({ caso, contexto }) => recusaDeImpedimento(caso, contexto, 'primeira'),
  atos: ({ motivo }, { corrente, contexto, base }) => [
    { tipo: 'autoAnulado', corrente, ...base, dados: { em: contexto.hoje, motivo } },
  ],
})

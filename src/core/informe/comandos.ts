import type { Pacote } from '#law/pacote.ts'
import { definirComando } from '../comando.ts'
import { papeis, type Papel } from '../contexto.ts'
import { registrar, sondarInforme } from './decide.ts'
import { registrarInforme } from './informe.ts'

const QUEM: readonly Papel[] = ['atendente', 'gestor', 'fiscal', 'educacao']

/** Who records something of the service under this law: the roles of all that it asks for. */
const quemRegistra = ({ prazos }: Pacote): readonly Papel[] => {
  const previstos = new Set<Papel>(prazos.informes?.flatMap((i) => i.papeis) ?? ['atendente'])
  return papeis.filter((p) => previstos.has(p))
}

/** The command of what is told of a grant's service. */
export const comandosDeInforme = [
  definirComando({
    corrente: 'outorga',
    cria: false,
    nome: 'registrarInforme',
    rotulo: 'Registrar dados do serviço',
    papeis: QUEM,
    papeisEm: quemRegistra,
    dados: registrarInforme,
    decide: registrar,
    sondar: sondarInforme,
  }),
]

import { comRegra } from '#core/lei/base.ts'
import { penaDoMorto } from '#core/transferencia/obito.ts'
import { comandoDoAuto } from '../comandoDoAuto.ts'
import { finalAntesDaMorte, morteDeQuemResponde } from '../morte.ts'
import { recusaDeQuitada } from '../multaDevida.ts'
import { extinguirPelaMorte as schema } from '../processo.ts'

/**
 * The proceeding ends by the death of everyone who answers: no penalty passes beyond the person. A
 * fine that was final before it stays, as a debt of the estate; one already paid is not given back.
 */
export const extinguirPelaMorte = comandoDoAuto({
  nome: 'extinguirPelaMorte',
  rotulo: 'Encerrar pela morte',
  dados: schema,
  papeis: ['gestor', 'julgador'],
  impedimentos: ({ auto, mundo, contexto, base }) => {
    const obito = morteDeQuemResponde(auto, mundo, contexto)
    if (obito === undefined) return [{ codigo: 'morte.nao-consta', fundamentos: base.fundamentos }]
    if (finalAntesDaMorte(auto, obito))
      return [
        {
          codigo: 'morte.divida-do-espolio',
          ...penaDoMorto(obito.obitoEm, contexto.pacote, base.fundamentos),
        },
      ]
    return recusaDeQuitada(auto, contexto)
  },
  atos: ({ razoes }, { auto, mundo, contexto, corrente, base }) => {
    const obito = morteDeQuemResponde(auto, mundo, contexto)
    return [
      {
        tipo: 'punibilidadeExtinta',
        corrente,
        ...comRegra(base, contexto.pacote.processo.morte),
        dados: { em: contexto.hoje, obitoEm: obito?.obitoEm ?? contexto.hoje, razoes },
      },
    ]
  },
})

import { comandoDoCaso } from '../comandoDoCaso.ts'
import { recusaSemParecer } from '#core/processo/guardas.ts'
import { membroDe, quemAge, recusasDoMembro } from '../membros.ts'
import { secretaria } from '../regra.ts'
import { relatarRecurso as schema, relatorDe } from '../tramite.ts'
import { comLacunas, foraDaEtapa, juntaDa, soDeColegiado } from './base.ts'

/** The rapporteur tells the case and votes: with it the appeal may go on an agenda. */
export const relatarRecurso = comandoDoCaso({
  nome: 'relatarRecurso',
  rotulo: 'Apresentar relatório e voto do relator',
  dados: schema,
  papeis: secretaria,
  naoPrevisto: soDeColegiado,
  impedimentos: (s) => {
    const fora = foraDaEtapa('relatarRecurso', s)
    if (fora.length > 0) return fora
    const relator = relatorDe(s.caso.tramite) ?? ''
    const { recusas } = quemAge(juntaDa(s), relator, s.caso, s.contexto)
    return [
      ...recusas,
      ...recusasDoMembro(membroDe(juntaDa(s), relator), s.caso, s.contexto),
      ...recusaSemParecer(s.caso, s.contexto),
    ]
  },
  atos: (dados, s) => [
    {
      tipo: 'recursoRelatado',
      corrente: s.corrente,
      ...comLacunas(s),
      dados: {
        em: s.contexto.hoje,
        membro: relatorDe(s.caso.tramite) ?? '',
        ...dados,
        por: s.contexto.autor.id,
      },
    },
  ],
})

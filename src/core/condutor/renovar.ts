import type * as z from 'zod'
import { corrente, type Corrente, idDaCorrente } from '../ato.ts'
import type { Comando } from '../comando.ts'
import type { Contexto } from '../contexto.ts'
import { type Decisao, type Recusa, recusar } from '../decisao.ts'
import { prazoEmVigor, somarDuracao } from '../lei/prazo.ts'
import type { Mundo } from '../mundo.ts'
import { fatosDaOutorga, fundamentosDe, lacunasDe } from '../mundo/fatos.ts'
import { leiNaoPreve, recusasSemTitular } from '../outorga/emVigor.ts'
import { recusasDoCondutorPunido } from '../perda/impedimentos.ts'
import { recusasDaPessoa } from '../pessoa/entrada.ts'
import { avaliar } from '../requirement/avaliar.ts'
import type { AtoDeCondutor, renovarCondutor } from './condutor.ts'
import { recusasDaTransicao } from './transicoes.ts'

/**
 * What bars the renewal whatever its data: no driver registered, a register without a term, a grant
 * not in force or whose holder died.
 */
export function sondarRenovacao(c: Corrente, mundo: Mundo, contexto: Contexto): readonly Recusa[] {
  if (prazoEmVigor(contexto, 'certificado-de-condutor', contexto.hoje) === undefined)
    return [leiNaoPreve('renovacao')]
  const condutor = mundo.condutor(idDaCorrente(c))
  const impedem = recusasDaTransicao('renovarCondutor', condutor, c)
  if (condutor === undefined || impedem.length > 0) return impedem
  const daOutorga = corrente('outorga', condutor.outorga)
  return recusasSemTitular(mundo.outorga(condutor.outorga), daOutorga, contexto)
}

/**
 * Renews a driver's register for another term, from the day on, by what the registration asks. The
 * weekly hours go on as they were unless told anew. In advance or late, the term runs from the day.
 */
export function renovar(
  c: Comando<z.infer<typeof renovarCondutor>>,
  mundo: Mundo,
  contexto: Contexto,
): Decisao<AtoDeCondutor> {
  const { hoje, pacote, calendario } = contexto
  const impedem = sondarRenovacao(c.corrente, mundo, contexto)
  const condutor = mundo.condutor(idDaCorrente(c.corrente))
  const outorga = condutor && mundo.outorga(condutor.outorga)
  const prazo = prazoEmVigor(contexto, 'certificado-de-condutor', hoje)
  if (impedem.length > 0 || condutor === undefined || outorga === undefined || prazo === undefined)
    return recusar(impedem.length > 0 ? impedem : [leiNaoPreve('renovacao')])
  const jornada = c.dados.jornada ?? condutor.jornada
  const avaliacao = avaliar(
    'inscrever-condutor',
    {
      ...fatosDaOutorga(mundo, outorga),
      presencial: c.dados.presencial,
      pedidoEm: hoje,
      condutor: {
        id: condutor.id,
        funcao: condutor.funcao,
        pessoa: mundo.pessoa(condutor.pessoa),
        jornada,
      },
    },
    contexto,
  )
  const recusas = [
    ...recusasDaPessoa(condutor.pessoa, mundo, contexto),
    ...recusasDoCondutorPunido(condutor.pessoa, mundo, hoje),
    ...avaliacao.recusas,
  ]
  if (recusas.length > 0) return recusar(recusas)
  return [
    {
      tipo: 'condutorRenovado',
      corrente: c.corrente,
      fundamentos: fundamentosDe(avaliacao, prazo.fundamentos),
      ...lacunasDe(avaliacao, prazo.lacuna === undefined ? [] : [prazo.lacuna]),
      dados: {
        em: hoje,
        certificadoAte: somarDuracao(hoje, prazo.duracao, pacote.prazos.contagem, calendario),
        ...(jornada === undefined ? {} : { jornada }),
      },
    },
  ]
}

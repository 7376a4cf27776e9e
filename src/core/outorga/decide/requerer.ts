import type * as z from 'zod'
import { corrente, idDaCorrente } from '../../ato.ts'
import { anoDe } from '../../calendar/dia.ts'
import type { Comando } from '../../comando.ts'
import type { Contexto } from '../../contexto.ts'
import { type Decisao, type Recusa, recusar } from '../../decisao.ts'
import { recusasDeVigencia } from '../../lei/vigencia.ts'
import type { Mundo } from '../../mundo.ts'
import { fundamentosDe, lacunasDe } from '../../mundo/fatos.ts'
import { inexistente, jaExiste } from '../../mundo/recusas.ts'
import { recusasDoVeiculoVedado } from '../../perda/impedimentos.ts'
import { recusasDaPessoa } from '../../pessoa/entrada.ts'
import { recusasDaProcuracao } from '../../procuracao/recusas.ts'
import { avaliar } from '../../requirement/avaliar.ts'
import { fundar } from '../../selecao/apoio.ts'
import { comparecimento, resolverSelecao } from '../../selecao/pedido.ts'
import type { AtoDeSelecao } from '../../selecao/selecao.ts'
import type { AtoDeOutorga, requererOutorga } from '../outorga.ts'

/** Receives a request for a grant, by what the law asks already then (`requerer-outorga`). */
export function requerer(
  c: Comando<z.infer<typeof requererOutorga>>,
  mundo: Mundo,
  contexto: Contexto,
): Decisao<AtoDeOutorga | AtoDeSelecao> {
  const { hoje } = contexto
  const { titular: idTitular, veiculo: idVeiculo, presencial, procuracao } = c.dados
  const { selecao, recusas: daSelecao } = resolverSelecao(
    c.dados.selecao,
    idTitular,
    mundo,
    contexto,
  )
  const titular = mundo.pessoa(idTitular)
  const veiculo = mundo.veiculo(idVeiculo)
  const recusas: Recusa[] = [
    ...jaExiste(c.corrente, mundo),
    ...recusasDeVigencia(contexto.pacote, hoje),
  ]
  if (titular === undefined) recusas.push(inexistente(corrente('pessoa', idTitular)))
  if (veiculo === undefined) recusas.push(inexistente(corrente('veiculo', idVeiculo)))
  recusas.push(
    ...recusasDaPessoa(idTitular, mundo, contexto),
    ...daSelecao,
    ...recusasDoVeiculoVedado(idVeiculo, mundo, hoje),
  )
  // Whoever asks for a grant is no holder yet: no law's situation for an attorney is theirs.
  if (procuracao !== undefined)
    recusas.push(...recusasDaProcuracao(procuracao, undefined, contexto))
  const avaliacao = avaliar(
    'requerer-outorga',
    { mundo, titular, veiculo, selecao, presencial, pedidoEm: hoje },
    contexto,
  )
  if (titular !== undefined && veiculo !== undefined) recusas.push(...avaliacao.recusas)
  if (recusas.length > 0) return recusar(recusas)
  return [
    {
      tipo: 'outorgaRequerida',
      corrente: c.corrente,
      fundamentos: fundamentosDe(avaliacao),
      ...lacunasDe(avaliacao, selecao === undefined ? [] : fundar(contexto).lacunas),
      dados: {
        em: hoje,
        titular: idTitular,
        veiculo: idVeiculo,
        ...(selecao === undefined ? {} : { selecao }),
        presencial,
      },
      numerar: { campo: 'protocolo', serie: 'protocolo', ano: anoDe(hoje) },
    },
    ...comparecimento(selecao, idTitular, idDaCorrente(c.corrente), mundo, contexto),
  ]
}

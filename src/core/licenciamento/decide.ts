import type * as z from 'zod'
import { corrente, idDaCorrente, type Corrente } from '../ato.ts'
import { addDias, anoDe, type Dia } from '../calendar/dia.ts'
import { recusasDoBloqueio } from '../bloqueio/decide.ts'
import type { Comando } from '../comando.ts'
import type { Contexto } from '../contexto.ts'
import { type Decisao, type Recusa, recusar } from '../decisao.ts'
import { termoFinal } from '../lei/prazo.ts'
import type { Mundo } from '../mundo.ts'
import { fatosDaOutorga, fundamentosDe, lacunasDe } from '../mundo/fatos.ts'
import { recusasDaTransicao } from '../outorga/transicoes.ts'
import { recusasDaOutorgaSuspensa, recusasDoVeiculoVedado } from '../perda/impedimentos.ts'
import { recusasDeRecolhimento } from '../recolhimento/impedimento.ts'
import { avaliar } from '../requirement/avaliar.ts'
import { recusasDoObito } from '../transferencia/obito.ts'
import type { AtoDeLicenciamento, licenciarOutorga } from './licenciamento.ts'

/** Licenses a grant, by the requirements of `licenciar`, for the pack's term `licenciamento`. */
export function licenciar(
  c: Comando<z.infer<typeof licenciarOutorga>>,
  mundo: Mundo,
  contexto: Contexto,
): Decisao<AtoDeLicenciamento> {
  const { hoje } = contexto
  const id = idDaCorrente(c.corrente)
  const outorga = mundo.outorga(id)
  const impedem = [
    ...recusasDaTransicao('licenciarOutorga', outorga, corrente('outorga', id)),
    ...recusasDoBloqueio(outorga, contexto.pacote, hoje),
    ...(outorga === undefined ? [] : recusasDoObito(outorga, contexto, hoje)),
    ...recusasDaOutorgaSuspensa(id, mundo, hoje),
    ...recusasDeRepeticao(id, mundo, hoje),
  ]
  if (outorga === undefined || impedem.length > 0) return recusar(impedem)
  const avaliacao = avaliar(
    'licenciar',
    { ...fatosDaOutorga(mundo, outorga), ...c.dados, pedidoEm: hoje },
    contexto,
  )
  const doVeiculo = [
    ...recusasDeRecolhimento(outorga.veiculo, mundo, contexto),
    ...recusasDoVeiculoVedado(outorga.veiculo, mundo, hoje),
  ]
  const recusas = [...doVeiculo, ...avaliacao.recusas]
  const validade = termoFinal(contexto, 'licenciamento', hoje)
  if ('codigo' in validade) return recusar([...recusas, validade])
  if (recusas.length > 0) return recusar(recusas)
  return [
    {
      tipo: 'outorgaLicenciada',
      corrente: c.corrente,
      fundamentos: fundamentosDe(avaliacao, validade.fundamentos),
      ...lacunasDe(avaliacao, validade.lacunas),
      dados: { em: hoje, validoAte: validade.ate, verificacoes: avaliacao.verificacoes },
      numerar: { campo: 'numero', serie: 'licenciamento', ano: anoDe(hoje) },
    },
  ]
}

/** A licensing given today stands: a second the same day is a slip of the counter, never a right. */
const recusasDeRepeticao = (id: string, mundo: Mundo, hoje: Dia): readonly Recusa[] => {
  const feito = mundo.licenciamento(id).licenciamentos.find((l) => l.em === hoje)
  return feito === undefined
    ? []
    : [
        {
          codigo: 'licenciamento.ja-feito-hoje',
          fundamentos: [],
          passaEm: addDias(hoje, 1),
          dados: { numero: feito.numero ?? '' },
        },
      ]
}

/** What bars the licensing today, the holder being present. */
export function sondarLicenciamento(
  c: Corrente,
  mundo: Mundo,
  contexto: Contexto,
): readonly Recusa[] {
  const id = idDaCorrente(c)
  const decisao = licenciar(
    {
      id: '',
      nome: 'licenciarOutorga',
      corrente: corrente('licenciamento', id),
      dados: { presencial: true },
    },
    mundo,
    contexto,
  )
  return 'recusas' in decisao ? decisao.recusas : []
}

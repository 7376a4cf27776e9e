import type { Achado, Caminho } from '../problema.ts'
import type { Secao } from '../secoes.ts'
import type { Verificacao } from './pacoteEscrito.ts'

function repetidos(secao: Secao, antes: Caminho, ids: readonly string[], campo: string): Achado[] {
  return ids.flatMap((id, i) =>
    ids.indexOf(id) === i
      ? []
      : [{ secao, caminho: [...antes, i, campo], mensagem: `${id} já apareceu nesta lista` }],
  )
}

/**
 * No name stands twice where names are looked up. The same provision may describe an infraction in
 * periods that do not meet.
 */
export const semRepetidos: Verificacao = (pacote) => {
  const ids = (lista: readonly { id: string }[]) => lista.map(({ id }) => id)
  const infracoes = pacote.infracoes.infracoes
  return [
    ...repetidos('texto', [], ids(pacote.texto), 'id'),
    ...repetidos('requisitos', [], ids(pacote.requisitos), 'id'),
    ...repetidos('prazos', ['prazos'], ids(pacote.prazos.prazos), 'id'),
    ...repetidos('vistoria', ['itens'], ids(pacote.vistoria.itens), 'id'),
    ...repetidos('taxas', [], ids(pacote.taxas), 'id'),
    ...repetidos('parametros', [], ids(pacote.parametros), 'id'),
    ...repetidos('lacunas', [], ids(pacote.lacunas), 'id'),
    ...repetidos('lei', ['orgaos'], ids(pacote.lei.orgaos), 'id'),
    ...repetidos(
      'documentos',
      [],
      pacote.documentos.map(({ tipo }) => tipo),
      'tipo',
    ),
    ...infracoes.flatMap((infracao, i) => {
      const outra = infracoes.findIndex(
        (o) => o.dispositivo === infracao.dispositivo && aoMesmoTempo(o, infracao),
      )
      return outra === i
        ? []
        : [
            {
              secao: 'infracoes' as const,
              caminho: ['infracoes', i, 'dispositivo'],
              mensagem: `${infracao.dispositivo} já tem infração no mesmo período`,
            },
          ]
    }),
  ]
}

type Periodo = Readonly<{ desde?: string | undefined; ate?: string | undefined }>

/** True if two periods, both ends inclusive and open where absent, share a day. */
export const aoMesmoTempo = (a: Periodo, b: Periodo): boolean =>
  (a.desde ?? '') <= (b.ate ?? '9999-12-31') && (b.desde ?? '') <= (a.ate ?? '9999-12-31')

import type { Achado, Caminho } from '../problema.ts'
import type { Secao } from '../secoes.ts'
import { ehObjeto, percorrer } from './percorrer.ts'
import type { Verificacao } from './pacoteEscrito.ts'

type Datada = Readonly<{ desde: string; ate?: string | undefined }>

/** A dated list: `desde` grows, no item ends before it begins nor after the next has begun. */
function emOrdem(secao: Secao, caminho: Caminho, lista: readonly Datada[], nome: string): Achado[] {
  return lista.flatMap((item, i) => {
    const achados: Achado[] = []
    const anterior = lista[i - 1]
    const aqui = [...caminho, i]
    if (item.ate !== undefined && item.ate < item.desde) {
      achados.push({
        secao,
        caminho: [...aqui, 'ate'],
        mensagem: `${nome} termina em ${item.ate}, antes de começar (${item.desde})`,
      })
    }
    if (anterior === undefined) return achados
    if (item.desde <= anterior.desde) {
      achados.push({
        secao,
        caminho: [...aqui, 'desde'],
        mensagem: `${nome} de ${item.desde} fora de ordem: a anterior é de ${anterior.desde}`,
      })
    } else if (anterior.ate !== undefined && anterior.ate >= item.desde) {
      achados.push({
        secao,
        caminho: [...aqui, 'desde'],
        mensagem: `${nome} de ${item.desde} se sobrepõe à anterior, que vai até ${anterior.ate}`,
      })
    }
    return achados
  })
}

/** Redactions of one provision do not overlap, are in order, and have a text unless unknown. */
export const redacoesEmOrdem: Verificacao = ({ texto }) =>
  texto.flatMap((dispositivo, d) => [
    ...emOrdem('texto', [d, 'redacoes'], dispositivo.redacoes, 'redação'),
    ...dispositivo.redacoes.flatMap((r, i) =>
      (r.texto === null) === (r.desconhecida === true)
        ? []
        : [
            {
              secao: 'texto' as const,
              caminho: [d, 'redacoes', i, 'texto'],
              mensagem: 'texto nulo se, e somente se, a redação é desconhecida',
            },
          ],
    ),
  ])

/** True for a list of `{ desde, valor }`: a value that changes. */
export const ehListaDatada = (v: unknown): v is readonly (Datada & { valor: unknown })[] =>
  Array.isArray(v) &&
  v.length > 0 &&
  v.every((item) => ehObjeto(item) && typeof item.desde === 'string' && 'valor' in item)

/** Dated values, wherever they stand, do not overlap and are in order; nor does a rule end first. */
export const valoresEmOrdem: Verificacao = (pacote) => {
  const achados: Achado[] = []
  for (const { secao, caminho, valor } of percorrer(pacote)) {
    if (ehListaDatada(valor)) achados.push(...emOrdem(secao, caminho, valor, 'valor'))
    else if (
      ehObjeto(valor) &&
      !('valor' in valor) &&
      typeof valor.desde === 'string' &&
      typeof valor.ate === 'string' &&
      valor.ate < valor.desde
    ) {
      achados.push({
        secao,
        caminho: [...caminho, 'ate'],
        mensagem: `termina em ${valor.ate}, antes de começar (${valor.desde})`,
      })
    }
  }
  return achados
}

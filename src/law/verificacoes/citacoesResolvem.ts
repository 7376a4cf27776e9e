import type { Caminho } from '../problema.ts'
import type { Secao } from '../secoes.ts'
import { fimDe, redacaoEm } from '../texto/vigencia.ts'
import { citacoes } from './citacoes.ts'
import type { Verificacao } from './pacoteEscrito.ts'

/** Lists whose items may say from when they apply: what they cite must be in force on those days. */
const aplicaEmDias = (secao: Secao, caminho: Caminho): boolean =>
  secao === 'requisitos' ||
  (secao === 'infracoes' && caminho[0] === 'infracoes') ||
  (secao === 'vistoria' && caminho[0] === 'itens')

/**
 * Every citation names a provision of the text; what applies from a day cites a provision in force
 * on that day (the law's first day when none is given), and stops applying when it is repealed.
 */
export const citacoesResolvem: Verificacao = (pacote) => {
  const porId = new Map(pacote.texto.map((d) => [d.id, d]))
  return citacoes(pacote).flatMap(({ secao, caminho, id, desde, ate }) => {
    const dispositivo = porId.get(id)
    if (dispositivo === undefined) {
      return [{ secao, caminho, mensagem: `cita ${id}, que não existe no texto da lei` }]
    }
    if (!aplicaEmDias(secao, caminho) && desde === undefined) return []
    const inicio = desde ?? pacote.lei.vigenteDesde
    if (redacaoEm(dispositivo, inicio) === undefined) {
      const primeira = dispositivo.redacoes[0]?.desde ?? ''
      const mensagem = `cita ${id}, que não vigora em ${inicio} (vigora desde ${primeira}): diga "desde"`
      return [{ secao, caminho, mensagem }]
    }
    const fim = fimDe(dispositivo.redacoes, dispositivo.redacoes.length - 1)
    if (fim !== null && (ate === undefined || ate > fim)) {
      return [{ secao, caminho, mensagem: `cita ${id}, revogado depois de ${fim}: diga "ate"` }]
    }
    return []
  })
}

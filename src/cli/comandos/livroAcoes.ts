import { abrirPool } from '#ledger/banco.ts'
import { verificar, type Falha } from '#ledger/verificar.ts'
import { refazerLeituras } from '#server/refazerLeituras.ts'
import { comBanco } from './banco.ts'
import { CODIGO, type Codigo, type Pedido } from './subcomando.ts'

const escreverFalha = (f: Falha): string => {
  const lugar = [f.servico, f.corrente, f.seq === undefined ? undefined : `ato ${f.seq}`, f.tipo]
  const onde = lugar.filter((parte) => parte !== undefined).join(' ')
  return `FALHA ${f.municipio} ${onde}: ${f.difere}: ${f.detalhe}`
}

/** Walks every chain of the ledger; each break is a line, and makes the code 1. */
export async function verificarLivro({ opcoes, saida }: Pedido): Promise<Codigo> {
  return comBanco(opcoes, saida, async ({ appUrl }) => {
    const pool = abrirPool(appUrl, 2)
    try {
      const { atos, correntes, numeros, raizes, abertos, falhas } = await verificar(pool)
      for (const falha of falhas) saida.linha(escreverFalha(falha))
      for (const { municipio, dia } of abertos) {
        saida.linha(`AVISO ${municipio} o dia ${dia} ainda não foi fechado`)
      }
      saida.linha(
        `${atos} atos em ${correntes} correntes, ${numeros} números oficiais, ${raizes} dias fechados: ` +
          (falhas.length === 0
            ? 'o livro está íntegro'
            : `${falhas.length} ${falhas.length === 1 ? 'falha' : 'falhas'}`),
      )
      return falhas.length === 0 ? CODIGO.ok : CODIGO.recusado
    } finally {
      await pool.end()
    }
  })
}

/** Rebuilds, from the acts, every table that screens read, the public situation included. */
export async function reconstruirLivro({ opcoes, leis, saida }: Pedido): Promise<Codigo> {
  return comBanco(opcoes, saida, async ({ ownerUrl }) => {
    let avisado = 0
    const r = await refazerLeituras({
      donoUrl: ownerUrl,
      pacotes: leis,
      aoAvancar: (atos) => {
        if (atos - avisado < PASSO) return
        avisado = atos
        saida.erro(`${atos} atos…`)
      },
    })
    saida.linha(`${r.tabelas.length} tabelas refeitas: ${r.tabelas.join(', ')}`)
    saida.linha(`${r.atos} atos em ${r.segundos.toFixed(1)} s (${r.atosPorSegundo} atos/s)`)
    return CODIGO.ok
  })
}

/** How many acts between two lines of progress. */
const PASSO = 50_000

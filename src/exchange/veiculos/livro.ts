import type { Contexto } from '#core/contexto.ts'
import { chaveDaReserva } from '#ledger/reservas.ts'
import { emMunicipio, type Tx } from '#ledger/banco.ts'
import { valeTentarDeNovo } from '#ledger/erros.ts'
import type { Livro } from '#ledger/livro.ts'
import { registrar } from '#ledger/registrar.ts'
import { RestricaoViolada } from '#ledger/restricoes.ts'
import type { Sondagem } from '../csv/sondar.ts'
import type { Mapeamento } from './colunas.ts'
import type { Destino, LinhaDecidida, Lote, LoteGravado } from './destino.ts'
import { uuidDe } from './identidade.ts'

/** A batch as the record of the import keeps it. */
type Nota = Omit<Lote, 'decididas'> & LoteGravado

const TENTATIVAS = 5

/**
 * The import as the ledger writes it: one transaction a batch, with the acts, their projections and
 * the note of the last line settled (table `importacao`, by the file's digest), so that whoever
 * kills it may run it again. Two runs at once of one file wait for one another.
 */
export function destinoNoLivro(
  livro: Livro,
  contexto: Contexto,
  nome: string,
  arquivo: Sondagem,
  mapeamento: Mapeamento,
): Destino {
  const { municipio, servico } = contexto.pacote.lei
  const ibge = Number(municipio.ibge)
  const colunas = JSON.stringify(mapeamento.colunas)
  const id = uuidDe('importacao', municipio.ibge, servico.slug, arquivo.sha256, colunas)
  const dela = [ibge, id]

  const notas = async (tx: Tx): Promise<readonly Nota[]> => {
    await tx.sql(
      `INSERT INTO importacao (municipio, id, servico, arquivo_nome, arquivo_sha256, mapeamento,
         situacao, linhas, criada_por)
       VALUES ($1, $2, $3, $4, $5, $6, 'em-andamento', '[]', $7) ON CONFLICT DO NOTHING`,
      [...dela, servico.slug, nome, arquivo.sha256, colunas, contexto.autor.id],
    )
    const [linha] = await tx.sql<{ linhas: Nota[] }>(
      'SELECT linhas FROM importacao WHERE municipio = $1 AND id = $2 FOR UPDATE',
      dela,
    )
    return linha?.linhas ?? []
  }

  const umaVez = (lote: Lote): Promise<LoteGravado> =>
    emMunicipio(livro.pool, ibge, async (tx) => {
      const antes = await notas(tx)
      const daqui = antes.at(-1)?.ate ?? 0
      const faltam = lote.decididas.filter((d) => d.linha > daqui)
      const deOutros = await placasDeOutros(tx, servico.slug, faltam)
      const conta = { gravadas: 0, repetidas: lote.decididas.length - faltam.length }
      for (const d of faltam.filter((f) => !deOutros.has(f.placa))) {
        const { repetido } = await registrar(
          tx,
          registroDe(d, contexto),
          livro.projecoes,
          undefined,
        )
        if (repetido) conta.repetidas++
        else conta.gravadas++
      }
      const recusas = faltam
        .filter((f) => deOutros.has(f.placa))
        .map((f) => ({ linha: f.linha, codigo: 'veiculo.placa-repetida' }))
      if (lote.ate > daqui) {
        const nota: Nota = { de: lote.de, ate: lote.ate, ...conta, recusas }
        await tx.sql(
          'UPDATE importacao SET linhas = linhas || $3::jsonb WHERE municipio = $1 AND id = $2',
          [...dela, JSON.stringify([nota])],
        )
      }
      return { ...conta, recusas }
    })

  return {
    retomar: () =>
      emMunicipio(livro.pool, ibge, async (tx) => {
        const antes = await notas(tx)
        const soma = (campo: 'gravadas' | 'repetidas') => antes.reduce((n, a) => n + a[campo], 0)
        return {
          ate: antes.at(-1)?.ate ?? 0,
          gravadas: soma('gravadas'),
          repetidas: soma('repetidas'),
          recusas: antes.flatMap((a) => a.recusas),
        }
      }),
    async gravar(lote) {
      for (let tentativa = 1; ; tentativa++) {
        try {
          return await umaVez(lote)
        } catch (erro) {
          // Another took one of these plates meanwhile: looked at again, it is told by line.
          const corrida = erro instanceof RestricaoViolada || valeTentarDeNovo(erro)
          if (!corrida || tentativa === TENTATIVAS) throw erro
        }
      }
    },
    concluir: () =>
      emMunicipio(livro.pool, ibge, async (tx) => {
        await tx.sql(
          "UPDATE importacao SET situacao = 'concluida' WHERE municipio = $1 AND id = $2",
          dela,
        )
      }),
  }
}

const registroDe = (d: LinhaDecidida, { pacote, autor, agora }: Contexto) => ({
  servico: pacote.lei.servico.slug,
  comando: d.comando,
  atos: d.atos,
  pacote,
  autor: autor.id,
  papel: 'gestor' as const,
  dispositivo: 'importacao',
  fatoEm: agora,
})

/** The plates of these lines that another vehicle of the register has. */
async function placasDeOutros(
  tx: Tx,
  servico: string,
  linhas: readonly LinhaDecidida[],
): Promise<ReadonlySet<string>> {
  const minhas = new Map(linhas.map((l) => [chaveDaReserva('placa', l.placa), l]))
  const achadas = await tx.sql<{ chave: string; corrente: string }>(
    `SELECT chave, corrente FROM reserva
     WHERE municipio = $1 AND servico = $2 AND chave = ANY ($3) AND upper_inf(periodo)`,
    [tx.municipio, servico, [...minhas.keys()]],
  )
  return new Set(
    achadas.flatMap(({ chave, corrente }) => {
      const linha = minhas.get(chave)
      return linha === undefined || linha.comando.corrente === corrente ? [] : [linha.placa]
    }),
  )
}

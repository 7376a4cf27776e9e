import { corrente, idDaCorrente, type Corrente, type TipoDeCorrente } from '#core/ato.ts'
import type { DefinicaoDeComando } from '#core/comando.ts'
import { comandos } from '#core/comandos.ts'
import { papeis as papeisDoSistema, type Papel } from '#core/contexto.ts'
import type { Recusa } from '#core/decisao.ts'
import type { ComandoPossivel } from '../contrato/contrato.ts'
import { AO_LADO, caminhoDoComando, comecaCorrente } from '../recursos.ts'
import { explicada } from './recusas.ts'
import type { Vista } from './vista.ts'

/** What may be done with these streams today, each open or with why not. */
export const comandosDas = (vista: Vista, correntes: readonly Corrente[]): ComandoPossivel[] =>
  correntes.flatMap((c) => {
    const tipo = c.slice(0, c.indexOf(':')) as TipoDeCorrente
    return comandos
      .filter((d) => d.corrente === tipo && (!d.cria || AO_LADO[tipo] !== undefined))
      .map((d) => comandoPossivel(d, c, vista))
  })

/** What may be begun (a register, a request, a record): `tipos` limits to those kinds of stream. */
export const comandosDeInicio = (
  vista: Vista,
  tipos: readonly TipoDeCorrente[],
): ComandoPossivel[] =>
  comandos
    .filter((d) => comecaCorrente(d) && tipos.includes(d.corrente))
    .map((d) => ({ ...comandoPossivel(d, corrente(d.corrente, ''), vista), recusas: [] }))

function comandoPossivel(d: DefinicaoDeComando, c: Corrente, vista: Vista): ComandoPossivel {
  const { servico, sessao, mundo, contexto } = vista
  const { lei } = servico.pacote
  const base = `/api/v1/${lei.municipio.slug}/${servico.slug}`
  const id = idDaCorrente(c)
  const todas = id === '' ? [] : d.sondar(c, mundo, contexto)
  // Where the pack says who decides, the roles come with the refusal, and are no reason of the law.
  const semPapel = todas.find((r) => r.codigo === 'processo.papel')
  const papeis = semPapel ? papeisDa(semPapel) : d.papeis
  return {
    nome: d.nome,
    rotulo: d.rotulo,
    papeis,
    autorizado: semPapel === undefined && d.papeis.some((p) => sessao.papeis.includes(p)),
    recusas: todas.filter((r) => r !== semPapel).map((r) => explicada(r, servico.pacote)),
    caminho: `${base}/${caminhoDoComando(d, id)}`,
  }
}

const papeisDa = ({ dados }: Recusa): Papel[] => {
  const nomes = String(dados?.['papeis'] ?? '').split(', ')
  return papeisDoSistema.filter((p) => nomes.includes(p))
}

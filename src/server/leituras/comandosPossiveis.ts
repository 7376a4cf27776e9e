import { naLei } from '#core/mensagens/naLei.ts'
import { corrente, idDaCorrente, type Corrente, type TipoDeCorrente } from '#core/ato.ts'
import { type DefinicaoDeComando, soNaConta } from '#core/comando.ts'
import { comandos } from '#core/comandos.ts'
import { recusasSemMedida, type AutoDaMedida } from '#core/recolhimento/cabiveis.ts'
import { papeisDoComando } from '../comandos/papeis.ts'
import type { ComandoPossivel } from '../contrato/contrato.ts'
import { AO_LADO, caminhoDoComando, comecaCorrente } from '../recursos.ts'
import { grupoDoComando } from './grupoDoComando.ts'
import { explicada } from './recusas.ts'
import type { Vista } from './vista.ts'

/** What may be done with these streams today, each open or with why not. */
export const comandosDas = (vista: Vista, correntes: readonly Corrente[]): ComandoPossivel[] =>
  correntes.flatMap((c) => {
    const tipo = c.slice(0, c.indexOf(':')) as TipoDeCorrente
    return comandos
      .filter((d) => d.corrente === tipo && (!d.cria || AO_LADO[tipo] !== undefined))
      .filter((d) => !soNaConta(d) && !foraDaLei(d, c, vista))
      .map((d) => comandoPossivel(d, c, vista))
  })

/** An institute that this law does not have is no action here, not even a greyed one. */
const foraDaLei = (d: DefinicaoDeComando, c: Corrente, vista: Vista): boolean =>
  idDaCorrente(c) !== '' && naoPrevisto(d, c, vista)

const naoPrevisto = (d: DefinicaoDeComando, c: Corrente, { mundo, contexto }: Vista): boolean =>
  d.sondar(c, mundo, contexto).some((r) => r.codigo === 'lei.nao-preve')

/**
 * What may be begun (a register, a request, a record): `tipos` limits to those kinds of stream.
 * `outorga`: from this grant's file, open or with why it cannot be begun around it.
 */
export const comandosDeInicio = (
  vista: Vista,
  tipos: readonly TipoDeCorrente[],
  outorga?: string,
): ComandoPossivel[] =>
  comandos
    .filter((d) => comecaCorrente(d) && tipos.includes(d.corrente))
    .filter((d) => !naoPrevisto(d, corrente(d.corrente, ''), vista))
    .map((d) => ({
      ...comandoPossivel(d, corrente(d.corrente, ''), vista),
      recusas: (outorga === undefined
        ? []
        : (d.sondarNaOutorga?.(corrente('outorga', outorga), vista.mundo, vista.contexto) ?? [])
      ).map((r) => explicada(r, vista.servico.pacote)),
    }))

/** The custody of a vehicle, closed where nothing there bears a measure: by that record, or by none. */
export const semMedida = (
  vista: Vista,
  possiveis: readonly ComandoPossivel[],
  auto: AutoDaMedida | undefined,
): ComandoPossivel[] =>
  possiveis.map((p) =>
    p.nome === 'recolherVeiculo'
      ? {
          ...p,
          recusas: recusasSemMedida(vista.servico.pacote, auto).map((r) =>
            explicada(r, vista.servico.pacote),
          ),
        }
      : p,
  )

function comandoPossivel(d: DefinicaoDeComando, c: Corrente, vista: Vista): ComandoPossivel {
  const { servico, sessao, mundo, contexto } = vista
  const { lei } = servico.pacote
  const base = `/api/v1/${lei.municipio.slug}/${servico.slug}`
  const id = idDaCorrente(c)
  const todas = id === '' ? [] : d.sondar(c, mundo, contexto)
  const papeis = papeisDoComando(d, servico.pacote)
  return {
    nome: d.nome,
    ...grupoDoComando(d.nome, servico.pacote),
    rotulo: naLei(d.rotulo, lei.termos),
    papeis,
    autorizado: papeis.some((p) => sessao.papeis.includes(p)),
    // Who may give it is told apart, and is no reason of the law.
    recusas: todas
      .filter((r) => r.codigo !== 'processo.papel')
      .map((r) => explicada(r, servico.pacote)),
    caminho: `${base}/${caminhoDoComando(d, id)}`,
  }
}

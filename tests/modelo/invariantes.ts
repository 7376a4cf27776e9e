import { isDeepStrictEqual } from 'node:util'
import type { Ato, Corrente } from '#core/ato.ts'
import { decidir } from '#core/comandos.ts'
import { comandoPorNome } from '#core/comandos.ts'
import { recusada } from '#core/decisao.ts'
import { explicar, temFrase } from '#core/mensagens/explicar.ts'
import { fraseDoAto } from '#core/mensagens/fraseDoAto.ts'
import { criarMundo } from '#core/mundo/criarMundo.ts'
import { admite, type Passo as PassoDoProcesso, passos } from '#core/processo/transicoes.ts'
import { canonico } from '#ledger/canonico.ts'
import type { Pacote } from '#law/pacote.ts'
import { falhar } from './falhar.ts'
import { conferirNoDia } from './noDia.ts'
import type { Passo } from './vida.ts'

/** All that must hold after any command, accepted or refused. */
export function conferir(p: Passo): void {
  deterministica(p)
  vizinhos(p)
  citacoes(p)
  if (recusada(p.decisao)) return frases(p)
  sondagem(p)
  atosBemFeitos(p)
  etapas(p)
  conferirNoDia(p)
}

/** The same question, the same answer; and nothing that was given to be read was written. */
function deterministica(p: Passo): void {
  const outra = decidir(p.comando, p.antes, p.contexto)
  if (!isDeepStrictEqual(outra, p.decisao)) falhar('a mesma pergunta deu outra resposta', p, outra)
}

const agrupados = (atos: readonly Ato[], so: (c: Corrente) => boolean, avesso: boolean): Ato[] => {
  const grupos = [...Map.groupBy(atos, (a) => a.corrente)].filter(([c]) => so(c))
  return (avesso ? grupos.toReversed() : grupos).flatMap(([, x]) => x)
}

/**
 * The server loads only the neighbourhood of a command, by stream and in another order: what it
 * decides must be what the whole record decides.
 */
function vizinhos(p: Passo): void {
  const { vida, comando, contexto, antes } = p
  const perto = vida.vizinhanca.de(comando, contexto, vida.atos)
  const anteriores = vida.atos.slice(0, vida.atos.length - p.novos.length)
  const parte = criarMundo(
    agrupados(anteriores, (c) => perto.has(c), true),
    {
      outorgasVigentes: antes.outorgasVigentes(contexto.hoje),
    },
  )
  const daParte = decidir(comando, parte, contexto)
  if (!isDeepStrictEqual(semOrdem(daParte), semOrdem(p.decisao)))
    falhar('a vizinhança decide diferente do todo', p, daParte)
}

/** Refusals and their provisions are sets: the order in which streams were read is no matter. */
const semOrdem = (d: Passo['decisao']): unknown =>
  recusada(d) ? d.recusas.map((r) => JSON.stringify(r)).toSorted() : JSON.parse(JSON.stringify(d))

const redacoes = new WeakMap<Pacote, Map<string, string>>()
function primeiraRedacao(pacote: Pacote): Map<string, string> {
  const achadas = redacoes.get(pacote) ?? new Map<string, string>()
  if (achadas.size === 0)
    for (const d of pacote.texto)
      achadas.set(d.id, d.redacoes.map((r) => r.desde).toSorted()[0] ?? '')
  redacoes.set(pacote, achadas)
  return achadas
}

/** Refusals that no law gives: the register or the form says no. Everything else cites the law. */
const ESTRUTURAIS =
  /^(pessoa|socio|entrega|carteira)\.|nada-mudou|taxa\.isenta|inexistente|repetid|futur|invertid|sem-papel|ausente|invalid|desconhecid|nenhum|\.ja-|nao-vigente|encerrada|fora-de-fase|lei-nao-preve|mesmo-veiculo|transicao|nao-preve|diverge|incoerente|placa-anterior|pessoa-juridica|nao-e-o-titular|sem-termo|nao-prevista|sem-destinatario|sem-proposta|sem-inscricao|sem-impresso|sem-usuario|validade-passada|mesma-propriedade|dono-em-falta|sem-propriedade|sem-regra|numero-fora/

/** Every act and refusal cites provisions of the law that were in force by then. */
function citacoes(p: Passo): void {
  const { pacote, hoje } = p.contexto
  const conhecidas = primeiraRedacao(pacote)
  const olhar = (fundamentos: readonly string[], de: string): void => {
    // A value may be fixed, and a fee charged, before the provision that asks for it begins.
    if (/^parametro|^taxa(Lancada|Reduzida|Paga)$/.test(de)) return
    for (const f of fundamentos) {
      const desde = conhecidas.get(f)
      if (desde === undefined) falhar(`${de} cita ${f}, que não está na lei`, p)
      if (desde > hoje) falhar(`${de} cita ${f}, que só vige desde ${desde}`, p)
    }
  }
  if (!recusada(p.decisao)) {
    for (const ato of p.decisao) olhar(ato.fundamentos, ato.tipo)
    return
  }
  for (const r of p.decisao.recusas) {
    olhar(r.fundamentos, r.codigo)
    if (r.fundamentos.length > 0 || (r.outrasNormas ?? []).length > 0) continue
    if (!ESTRUTURAIS.test(r.codigo)) p.vida.semFundamento.add(r.codigo)
  }
}

/** A refusal is a sentence to be read aloud, and one passes on a day to come. */
function frases(p: Passo): void {
  if (!recusada(p.decisao)) return
  for (const r of p.decisao.recusas) {
    if (!temFrase(r.codigo)) falhar(`${r.codigo} não tem frase`, p)
    const frase = explicar(r, p.contexto.pacote)
    if (/undefined|\[object|NaN|null/.test(frase)) falhar(`frase malfeita: ${frase}`, p)
    if (r.passaEm !== undefined && r.passaEm <= p.contexto.hoje) p.vida.passaJa.add(r.codigo)
  }
}

/** A command that was open to be given was not told to be shut. */
function sondagem(p: Passo): void {
  const d = comandoPorNome(p.comando.nome, p.comando.corrente)
  const fechado = d?.sondar(p.comando.corrente, p.antes, p.contexto) ?? []
  if (fechado.length > 0) falhar('aceitou o que a sondagem dava por fechado', p, fechado)
}

const DINHEIRO = /^(valor|multa|remido|apurado|devido|total|resta|preco|saldo|tarifa)$/

function dinheiro(dados: unknown, p: Passo, campo = ''): void {
  if (typeof dados === 'number') {
    if (DINHEIRO.test(campo) && (dados < 0 || !Number.isSafeInteger(dados)))
      falhar(`dinheiro que não é de centavos inteiros, de zero para cima: ${campo} ${dados}`, p)
    return
  }
  if (typeof dados !== 'object' || dados === null) return
  for (const [k, v] of Object.entries(dados)) dinheiro(v, p, Array.isArray(dados) ? campo : k)
}

/** What is recorded can be written, sealed, read back, told, and bears the day on which it was made. */
function atosBemFeitos(p: Passo): void {
  const { contexto, comando } = p
  if (p.novos.length === 0 && !recusada(p.decisao) && p.decisao.length === 0)
    falhar('aceitou e nada fez', p)
  for (const ato of p.novos) {
    canonico(ato)
    if (!isDeepStrictEqual(JSON.parse(JSON.stringify(ato.dados)), { ...ato.dados }))
      falhar(`${ato.tipo} não volta do papel como foi`, p)
    if (ato.dados.em > contexto.hoje && comando.nome !== 'fixarParametro')
      falhar(`${ato.tipo} tem efeito num dia que ainda não veio`, p)
    if (ato.tipo !== 'parametroFixado') dinheiro(ato.dados, p)
    const frase = fraseDoAto(ato, contexto.pacote)
    if (frase === '' || /undefined|\[object|NaN/.test(frase)) falhar(`frase malfeita: ${frase}`, p)
    if (ato.numerar !== undefined && !numerado(ato, ato.numerar))
      falhar('ato sem o número que pediu', p)
  }
}

/** One number, or as many as it asked for. */
function numerado(ato: Ato, { campo, quantos }: NonNullable<Ato['numerar']>): boolean {
  const escrito = (ato.dados as Record<string, unknown>)[campo]
  const numeros: readonly unknown[] = Array.isArray(escrito) ? escrito : [escrito]
  return (
    numeros.length === (quantos ?? 1) && numeros.every((n) => /^\d{4,}\/\d{4}$/.test(String(n)))
  )
}

/** Where the law has a board no appeal is decided but by it: in session, by votes, under a number. */
function doColegiado(ato: Ato, p: Passo): void {
  if (!/^recurso(DaPerda)?Julgado$/.test(ato.tipo)) return
  const { votos, sessao, acordao } = ato.dados as Readonly<Record<string, unknown>>
  const daJunta = [votos, sessao, acordao].every((x) => x !== undefined)
  if (daJunta !== p.contexto.pacote.processo.recurso.colegiado)
    falhar('recurso julgado por quem a lei não diz', p)
}

/** A proceeding never skips a stage, and nobody judges what they wrote or had judged before. */
function etapas(p: Passo): void {
  const { comando, antes, novos, contexto } = p
  if (
    comando.corrente.startsWith('auto:') &&
    (passos as readonly string[]).includes(comando.nome)
  ) {
    const auto = antes.auto(comando.corrente.slice(5))
    if (auto === undefined || !admite(auto.fase, comando.nome as PassoDoProcesso))
      falhar(`${comando.nome} fora da fase ${auto?.fase}`, p)
  }
  for (const ato of novos) {
    const { julgador } = ato.dados as { julgador?: string }
    if (julgador === undefined) continue
    const doFluxo = p.vida.atos.filter((a) => a.corrente === ato.corrente && a !== ato)
    for (const a of doFluxo) {
      const d = a.dados as Record<string, unknown>
      if ([d['autuante'], d['proponente'], d['julgador']].includes(julgador))
        falhar(`${julgador} julgou o que escreveu ou já havia julgado`, p)
    }
    if (julgador !== contexto.autor.id) falhar('o julgador não é quem julgou', p)
    doColegiado(ato, p)
  }
}

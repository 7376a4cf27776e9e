import { basename, dirname, join } from 'node:path'
import { VERSAO_DO_MOTOR, type Pacote } from '../pacote.ts'
import { chaveLegivel, type Achado, type Localizar, type Problema } from '../problema.ts'
import { secoes, type Secao } from '../secoes.ts'
import type { PacoteEscrito } from '../verificacoes/pacoteEscrito.ts'
import { verificar } from '../verificacoes/verificar.ts'
import { analisar, lerArquivos, type ArquivoBruto, type ArquivoLido } from './arquivos.ts'
import { digerir } from './digerir.ts'
import { chaveDosArquivos, guardar, pegarGuardado } from './guardados.ts'
import { falhasDe } from './mensagens.ts'

/** A pack ready for use, and where each of its values is written. */
export type PacoteLido = Readonly<{ pacote: Pacote; localizar: Localizar }>

export type LeituraDePacote =
  | (Readonly<{ ok: true }> & PacoteLido)
  | Readonly<{ ok: false; problemas: readonly Problema[] }>

/**
 * Reads, checks and compiles the pack of a folder. Gives the compiled pack, or every problem at
 * once: first the files and their schemas; the rules across files only once all schemas pass. A
 * pack for a newer engine is refused alone, before its content (whose shape is not ours to know).
 *
 * @param pasta folder of one law; errors name its files as `leis/<pack>/<file>`.
 */
export function lerPacote(pasta: string): LeituraDePacote {
  const rotulo = join(basename(dirname(pasta)), basename(pasta))
  const { arquivos: brutos, faltam, ilegiveis } = lerArquivos(pasta)
  const chave = chaveDosArquivos(basename(pasta), brutos)
  const guardado = faltam.length + ilegiveis.length === 0 ? pegarGuardado(chave) : undefined
  if (guardado !== undefined)
    return { ok: true, pacote: guardado, localizar: localizarTarde(brutos) }

  const arquivos = analisar(brutos)
  const ausentes = faltam.map((nome) => ({ nome, mensagem: 'o arquivo não existe' }))
  const problemas: Problema[] = [...ausentes, ...ilegiveis].map(({ nome, mensagem }) => ({
    arquivo: join(rotulo, nome),
    linha: 1,
    chave: '',
    mensagem,
  }))
  const novo = motorMaisNovo(arquivos, rotulo)
  if (novo !== undefined) return { ok: false, problemas: [novo] }

  const valores: Partial<Record<Secao, unknown>> = {}
  for (const arquivo of arquivos) {
    const { valor, falhas } = conferirArquivo(arquivo, rotulo)
    problemas.push(...falhas)
    if (arquivo.secao === 'texto') {
      const antes = (valores.texto ?? []) as unknown[]
      valores.texto = [...antes, ...(Array.isArray(valor) ? (valor as unknown[]) : [])]
    } else valores[arquivo.secao] = valor
  }
  if (problemas.length > 0) return { ok: false, problemas }

  const escrito = valores as PacoteEscrito
  const localizar = localizarEm(arquivos)
  const achados = [...idDaPasta(escrito, basename(pasta)), ...verificar(escrito)]
  if (achados.length > 0) {
    return { ok: false, problemas: achados.map((a) => problemaDe(a, escrito, localizar, rotulo)) }
  }
  const pacote = { ...escrito, sha256: digerir(escrito) }
  guardar(chave, pacote)
  return { ok: true, pacote, localizar }
}

function conferirArquivo({ secao, nome, yaml }: ArquivoLido, rotulo: string) {
  const arquivo = join(rotulo, nome)
  if (yaml.erros.length > 0) {
    return { valor: undefined, falhas: yaml.erros.map((e) => ({ arquivo, chave: '', ...e })) }
  }
  if (yaml.valor === null || yaml.valor === undefined) {
    const mensagem = 'o arquivo está vazio: se não há nada a dizer, escreva [] (ou {})'
    return { valor: undefined, falhas: [{ arquivo, linha: 1, chave: '', mensagem }] }
  }
  const lido = secoes[secao].esquema.safeParse(yaml.valor)
  if (lido.success) return { valor: lido.data as unknown, falhas: [] }
  const falhas = falhasDe(lido.error.issues, yaml.valor).map(({ caminho, mensagem }) => ({
    arquivo,
    linha: yaml.linha(caminho),
    chave: chaveLegivel(yaml.valor, caminho),
    mensagem,
  }))
  return { valor: undefined, falhas }
}

function motorMaisNovo(arquivos: readonly ArquivoLido[], rotulo: string): Problema | undefined {
  const lei = arquivos.find(({ secao }) => secao === 'lei')
  const motor = (lei?.yaml.valor as { motor?: unknown } | null | undefined)?.motor
  if (lei === undefined || typeof motor !== 'number' || motor <= VERSAO_DO_MOTOR) return undefined
  return {
    arquivo: join(rotulo, lei.nome),
    linha: lei.yaml.linha(['motor']),
    chave: 'motor',
    mensagem: `pacote exige motor ${motor}; este é o ${VERSAO_DO_MOTOR}: atualize`,
  }
}

/** The folder's name is the pack's id: it is how everyone asks for it. */
const idDaPasta = ({ lei }: PacoteEscrito, nome: string): Achado[] =>
  lei.id === nome
    ? []
    : [{ secao: 'lei', caminho: ['id'], mensagem: `é "${lei.id}", mas a pasta se chama "${nome}"` }]

const localizarEm =
  (arquivos: readonly ArquivoLido[]): Localizar =>
  (secao, caminho) => {
    const indice = typeof caminho[0] === 'number' ? caminho[0] : 0
    const arquivo = arquivos.findLast(
      (a) => a.secao === secao && (secao !== 'texto' || a.primeiro <= indice),
    )
    if (arquivo === undefined) return { arquivo: secoes[secao].arquivo, linha: 1 }
    const local = secao === 'texto' ? [indice - arquivo.primeiro, ...caminho.slice(1)] : caminho
    return { arquivo: arquivo.nome, linha: arquivo.yaml.linha(local) }
  }

/** Lines of a pack taken from the store: its YAML is read only when someone asks for a line. */
function localizarTarde(brutos: readonly ArquivoBruto[]): Localizar {
  let localizar: Localizar | undefined
  return (secao, caminho) => {
    localizar ??= localizarEm(analisar(brutos))
    return localizar(secao, caminho)
  }
}

function problemaDe(
  { secao, caminho, mensagem }: Achado,
  pacote: PacoteEscrito,
  localizar: Localizar,
  rotulo: string,
): Problema {
  const { arquivo, linha } = localizar(secao, caminho)
  return {
    arquivo: join(rotulo, arquivo),
    linha,
    chave: chaveLegivel(pacote[secao], caminho),
    mensagem,
  }
}

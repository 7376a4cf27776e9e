import { readFileSync } from 'node:fs'
import { lerZip, ZipInvalido } from '#exchange/zip/zip.ts'
import type { ChavesPublicas } from '#ledger/lacre/assinatura.ts'
import { conferirLacre, falhou, type Conferencia } from '#ledger/lacre/conferir.ts'
import type { Manifesto } from '#ledger/lacre/lacre.ts'
import { lerChavesDe } from './conferirChaves.ts'
import {
  CODIGO,
  type Codigo,
  ErroDeUso,
  ErroDoPedido,
  type Saida,
  type Subcomando,
} from './subcomando.ts'

function lerBytes(arquivo: string): Buffer {
  try {
    return readFileSync(arquivo)
  } catch (erro) {
    const { code } = erro as NodeJS.ErrnoException
    throw new ErroDoPedido(`${arquivo}: ${code === 'ENOENT' ? 'não existe' : 'não pode ser lido'}`)
  }
}

/** A broken ZIP is a fault of the archive, told like the others. */
function conferirArquivo(bytes: Uint8Array, chaves: ChavesPublicas | undefined): Conferencia {
  try {
    return conferirLacre(lerZip(bytes), chaves)
  } catch (erro) {
    if (!(erro instanceof ZipInvalido)) throw erro
    return falhou('arquivo', erro.message)
  }
}

type Raiz = readonly [dia: string, raiz: string]
const lerRaiz = (texto: string): Raiz => {
  const [, dia, raiz] = /^(\d{4}-\d{2}-\d{2})=([0-9a-f]{64})$/i.exec(texto) ?? []
  if (dia === undefined || raiz === undefined)
    throw new ErroDeUso(`--raiz ${texto}: escreva DIA=HASH, com o dia em AAAA-MM-DD e 64 dígitos`)
  return [dia, raiz.toLowerCase()]
}

const contar = (n: number, um: string, varios: string): string => `${n} ${n === 1 ? um : varios}`

/**
 * What nobody from outside answers for, and how to have it checked. A root proves the acts that are
 * here: whoever cuts the last ones, or writes another manifest over them, changes no root.
 */
function oQueFalta(c: Conferencia, m: Manifesto, pelaRaiz: number, comChave: boolean): string[] {
  if (c.chave !== undefined) return []
  const porque = c.assinado
    ? 'há assinatura, e nenhuma chave pública foi dada para conferi-la (--chave)'
    : `este arquivo não tem assinatura${comChave ? ', e a chave dada nada prova' : ': foi emitido antes de haver, ou a assinatura foi tirada'}`
  const nomes = m.arquivos.length - m.atos
  return [
    'NÃO CONFERIDO: número, data, e se há atos depois do último: só a assinatura os prova',
    `NÃO CONFERIDO ${contar(nomes, 'documento ou foto', 'documentos e fotos')}: ${porque}; só a lista do próprio arquivo os confere, e quem o refizesse refaria a lista`,
    ...(pelaRaiz < m.atos
      ? [
          `NÃO CONFERIDO ${contar(m.atos - pelaRaiz, 'ato', 'atos')}: falta a raiz do dia, dada pelo Município (--raiz), ou a chave`,
        ]
      : []),
  ]
}

/** Says what was proved, by what, and what was not; answers how far anything from outside goes. */
function contarProvas(
  c: Conferencia,
  m: Manifesto,
  informadas: readonly Raiz[],
  comChave: boolean,
  saida: Saida,
): Codigo {
  const dias = new Set(informadas.map(([dia]) => dia))
  let pelaRaiz = 0
  for (const dia of dias) {
    const n = c.naRaiz.get(dia) ?? 0
    pelaRaiz += n
    saida.linha(`PROVADO pela raiz informada de ${dia}: ${contar(n, 'ato', 'atos')}`)
  }
  if (c.chave !== undefined)
    saida.linha(
      `PROVADO pela assinatura da chave ${c.chave}: o manifesto e, pela lista dele, os ${m.arquivos.length} arquivos (atos, documentos e fotos)`,
    )
  for (const frase of oQueFalta(c, m, pelaRaiz, comChave)) saida.linha(frase)
  for (const nome of c.semPessoal)
    saida.linha(
      `AVISO ${nome}: o ato tem dado pessoal, e ele não está aqui: foi eliminado, ou tirado deste arquivo`,
    )
  if (c.semRaiz > 0)
    saida.linha(
      `AVISO ${contar(c.semRaiz, 'ato é', 'atos são')} de dia ainda não fechado na emissão: nenhuma raiz os prova`,
    )
  if (c.chave !== undefined) return CODIGO.ok
  return pelaRaiz > 0 ? CODIGO.provaEmParte : CODIGO.semProva
}

/** Who the archive says it is; a fact only when the signature was checked. */
const cabecalho = (c: Conferencia, m: Manifesto): string =>
  `${c.chave === undefined ? 'O arquivo diz ser: processo' : 'Processo'} ${m.processo ?? m.numero ?? m.corrente}, emitido em ${m.emitidoEm}`

/** `outorga conferir`: checks a sealed archive by itself, without database. */
export const conferir: Subcomando = {
  sinopse: 'ARQUIVO.zip [--chave ARQUIVO|ENDEREÇO] [--raiz DIA=HASH]…',
  ajuda: [
    'Confere o lacre, cada arquivo, a ordem, o hash de cada ato e a raiz dos dias, e diz o que ficou',
    'provado e o que não: sem chave nem raiz vindas de fora, o arquivo só concorda consigo mesmo.',
    '--chave  as chaves públicas do Município: um arquivo, ou o endereço em que ele as publica',
    '         (https://…/.well-known/jwks.json); prova o manifesto e todos os arquivos',
    '--raiz DIA=HASH  a raiz do dia, que o Município informou; prova os atos desse dia que estão no',
    '         arquivo, e não que sejam todos, nem o número, a data ou os documentos',
    'Código 0 se a assinatura prova tudo; 1 se algo mudou; 4 se só a raiz prova, e só os atos;',
    '3 se nada mudou e nada de fora prova.',
  ],
  opcoes: { raiz: { type: 'string', multiple: true }, chave: { type: 'string' } },
  posicionais: [1, 1],
  async executar({ posicionais, opcoes, saida }) {
    const [arquivo = ''] = posicionais
    const informadas = ((opcoes.raiz as string[] | undefined) ?? []).map(lerRaiz)
    const chaves = typeof opcoes.chave === 'string' ? await lerChavesDe(opcoes.chave) : undefined
    const conferencia = conferirArquivo(lerBytes(arquivo), chaves)
    const { manifesto } = conferencia
    const falhas = [...conferencia.falhas]
    for (const [dia, raiz] of informadas) {
      if (
        manifesto !== undefined &&
        !manifesto.raizes.some((r) => r.dia === dia && r.raiz === raiz)
      )
        falhas.push({
          arquivo: 'manifesto.json',
          detalhe: `a raiz do dia ${dia} não é a informada`,
        })
    }
    for (const f of falhas) saida.linha(`FALHA ${f.arquivo}: ${f.detalhe}`)
    if (manifesto === undefined || falhas.length > 0) {
      saida.linha('O arquivo não é o que foi emitido: não serve de prova.')
      return CODIGO.recusado
    }
    saida.linha(cabecalho(conferencia, manifesto))
    for (const { dia, raiz, atos } of manifesto.raizes)
      saida.linha(`raiz de ${dia} (${contar(atos, 'ato', 'atos')} no dia): ${raiz}`)
    saida.linha(
      `${manifesto.atos} atos e ${manifesto.arquivos.length} arquivos conferidos: o arquivo concorda com o seu manifesto`,
    )
    const codigo = contarProvas(conferencia, manifesto, informadas, chaves !== undefined, saida)
    if (codigo === CODIGO.semProva)
      saida.linha(
        'AVISO nada de fora prova este arquivo: quem o refizesse por inteiro também concordaria consigo. Peça ao Município a chave pública ou a raiz do dia.',
      )
    if (codigo === CODIGO.provaEmParte)
      saida.linha(
        'AVISO a raiz prova os atos que estão aqui, e mais nada: podem ter sido tirados atos do fim e trocados o número, a data e os documentos. Peça ao Município a chave pública, e o arquivo assinado.',
      )
    return codigo
  },
}

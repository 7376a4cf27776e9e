import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { Ato } from '#core/ato.ts'
import { type Caso, lerArquivoDeCasos } from '#core/casos/arquivo.ts'
import { contextoDoCaso } from '#core/casos/contextoDoCaso.ts'
import type { Comando } from '#core/comando.ts'
import type { Contexto } from '#core/contexto.ts'
import { criarMundo } from '#core/mundo/criarMundo.ts'
import type { Mundo } from '#core/mundo.ts'
import type { Outorga } from '#core/outorga/outorga.ts'
import { exigirPacotes, PASTA_DAS_LEIS } from '#law/files/lerPacotes.ts'

/** The law whose grant is evaluated: of the three, the one that asks most (23 requirements). */
const LEI = 'am-manaus-mototaxi'

/** One request for a grant, ready to be decided. `falta`: the requirement it was made to fail. */
export type Pedido = Readonly<{
  falta: string | undefined
  mundo: Mundo
  outorga: Outorga
  contexto: Contexto
  comando: Comando
}>

type Dados = Record<string, unknown>
type Muda = (tipo: string, dados: Dados, pessoal: Dados) => boolean | void

/** What makes one requirement fail: an act changed (or, when `false`, left out), or more acts. */
type Falha = Readonly<{ muda?: Muda; junta?: readonly Ato[]; vigentes?: number }>

const documento = (dados: Dados): Dados => dados['documento'] as Dados
const papel =
  (qual: string, com: Dados): Muda =>
  (tipo, dados) => {
    if (tipo === 'documentoJuntado' && documento(dados)['tipo'] === qual)
      Object.assign(documento(dados), com)
  }
const semPapel =
  (qual: string): Muda =>
  (tipo, dados) =>
    !(tipo === 'documentoJuntado' && documento(dados)['tipo'] === qual)
const no =
  (ato: string, com: Dados): Muda =>
  (tipo, dados) =>
    void (tipo === ato && Object.assign(dados, com))

const outra = (titular: string, veiculo: string): Ato => ({
  tipo: 'outorgaConcedida',
  corrente: 'outorga:outra',
  fundamentos: [],
  dados: {
    em: '2023-05-10',
    titular,
    veiculo,
    inicio: '2023-05-10',
    termoFinal: '2033-05-10',
    numero: '0001/2023',
    verificacoes: [],
  } as Ato['dados'],
})

/** By requirement of the pack: every one that granting asks for is here. */
const falhas: Readonly<Record<string, Falha>> = {
  licitacao: { muda: (t, d) => void (t === 'outorgaRequerida' && delete d['selecao']) },
  'relacao-da-loman': { vigentes: 2222 },
  'uma-permissao-por-mototaxista': { junta: [outra('p1', 'v2')] },
  'permissionario-pessoa-fisica': { muda: no('pessoaCadastrada', { tipo: 'juridica' }) },
  'permissionario-idade': {
    muda: (t, _d, p) => void (t === 'pessoaCadastrada' && (p['nascimento'] = '2003-03-12')),
  },
  'permissionario-habilitacao': { muda: papel('cnh', { habilitadoDesde: { A: '2022-03-12' } }) },
  'permissionario-curso': { muda: papel('curso-de-mototaxista', { validoAte: '2024-03-10' }) },
  'permissionario-cnh': { muda: papel('cnh', { validoAte: '2024-03-10' }) },
  'certidao-da-policia-federal': {
    muda: papel('certidao-da-policia-federal', { resultado: 'consta' }),
  },
  'certidao-da-policia-estadual': { muda: semPapel('certidao-da-policia-estadual') },
  'certidao-da-justica-federal': {
    muda: papel('certidao-da-justica-federal', { resultado: 'consta' }),
  },
  'certidao-da-justica-estadual': { muda: semPapel('certidao-da-justica-estadual') },
  'atestado-de-sanidade-mental': { muda: semPapel('atestado-de-sanidade-mental') },
  'inscricao-no-inss': { muda: semPapel('inscricao-no-inss') },
  'seguro-de-vida': { muda: papel('apolice-de-seguro-de-vida', { validoAte: '2024-03-10' }) },
  'domicilio-em-manaus': { muda: no('pessoaCadastrada', { municipioDoDomicilio: '3302700' }) },
  'registro-no-sindicato': { muda: semPapel('registro-no-sindicato') },
  'veiculo-duas-rodas': { muda: no('veiculoCadastrado', { tipo: 'van' }) },
  'veiculo-propriedade': {
    muda: no('veiculoCadastrado', {
      propriedade: {
        regime: 'familiar',
        parentesco: 'tio',
        atoFormalEm: '2021-03-10',
        desde: '2021-03-10',
      },
    }),
  },
  'veiculo-livre': { junta: [outra('p2', 'v1')] },
  'veiculo-cilindrada': { muda: no('veiculoCadastrado', { cilindrada: 301 }) },
  'veiculo-quatro-tempos': { muda: no('veiculoCadastrado', { caracteristicas: {} }) },
  'veiculo-ingresso': { muda: no('veiculoCadastrado', { anoFabricacao: 2020 }) },
}

/**
 * Requests from the law's own case of a grant that passes: `quantos` of them, of people born on
 * different days, every fourth of which fails one requirement, each requirement in its turn.
 */
export function pedidos(quantos: number): readonly Pedido[] {
  const pacote = exigirPacotes().find((l) => l.pacote.lei.id === LEI)?.pacote
  const texto = readFileSync(join(PASTA_DAS_LEIS, LEI, 'casos/permissionario.yaml'), 'utf8')
  const [caso] = lerArquivoDeCasos(parse(texto))
  if (pacote === undefined || caso === undefined) throw new Error(`sem ${LEI} não há o que medir`)
  const contexto = contextoDoCaso(caso, pacote, {})
  const nomes = Object.keys(falhas)
  return Array.from({ length: quantos }, (_, i) => {
    const falta = i % 4 === 3 ? nomes[((i - 3) / 4) % nomes.length] : undefined
    return pedido(caso, contexto, i, falta)
  })
}

function pedido(caso: Caso, contexto: Contexto, i: number, falta: string | undefined): Pedido {
  const falha = falta === undefined ? {} : (falhas[falta] ?? {})
  const atos = caso.dado.flatMap((original) => {
    const ato = structuredClone(original)
    const pessoal = (ato.pessoal ?? {}) as Dados
    if (ato.tipo === 'pessoaCadastrada')
      pessoal['nascimento'] = `19${70 + (i % 30)}-0${1 + (i % 9)}-15`
    return falha.muda?.(ato.tipo, ato.dados, pessoal) === false ? [] : [ato]
  })
  const mundo = criarMundo([...atos, ...(falha.junta ?? [])], {
    outorgasVigentes: falha.vigentes ?? 2000 + (i % 200),
  })
  const outorga = mundo.outorga('o1')
  if (outorga === undefined) throw new Error('o caso não traz o pedido')
  const comando = { id: 'c', nome: 'concederOutorga', corrente: 'outorga:o1', dados: {} } as const
  return { falta, mundo, outorga, contexto, comando }
}

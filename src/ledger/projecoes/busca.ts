import { type Corrente, corrente, idDaCorrente } from '#core/ato.ts'
import { formatarPlaca, placaAntiga } from '#core/identificador/placa.ts'
import { criarMundo } from '#core/mundo/criarMundo.ts'
import type { Mundo } from '#core/mundo.ts'
import { COM_NUMERO, numerosDa, numerosDaOutorga, numerosDoAuto } from './buscaDeNumeros.ts'
import { normalizar } from './normalizar.ts'
import { type EstadosDoLivro, gravar, type Projecao, tocadas } from './projecao.ts'

const COLUNAS = [
  'corrente text',
  'tipo text',
  'titulo text',
  'subtitulo text',
  'situacao text',
  'texto text',
] as const

type Achavel = Readonly<{
  titulo: string
  subtitulo: string
  situacao?: string
  /** What finds it, beside title and subtitle. */
  tambem: readonly (string | undefined)[]
}>

/** `busca`: one search for everything, by words, plates in both forms, CPF, CNPJ and numbers. */
export const busca: Projecao = {
  nome: 'busca',
  tabelas: ['busca'],
  reconstroiDe: ['pessoa', 'veiculo', 'outorga', 'auto', ...COM_NUMERO],
  async aplicar(tx, servico, atos, estados) {
    const linhas = []
    for (const c of tocadas(atos, 'pessoa', 'veiculo', 'outorga', 'auto')) {
      const achavel = await descrever(c, estados)
      if (achavel === undefined) continue
      const { titulo, subtitulo, situacao, tambem } = achavel
      const texto = [titulo, subtitulo, ...tambem].filter((t) => t !== undefined)
      const tipo = c.slice(0, c.indexOf(':'))
      linhas.push({
        corrente: c,
        tipo,
        titulo,
        subtitulo,
        situacao,
        texto: texto.map(normalizar).join(' '),
      })
    }
    for (const c of tocadas(atos, ...COM_NUMERO)) {
      const achavel = numerosDa(c, criarMundo(await estados.daCorrente(c)))
      if (achavel === undefined) continue
      const { dono, nome, numeros, situacao } = achavel
      const subtitulo = achavel.subtitulo ?? (await deQueFicha(dono, estados))
      linhas.push({
        corrente: dono === c ? c : `${dono}#${c}`,
        tipo: dono.slice(0, dono.indexOf(':')),
        titulo: `${nome} nº ${numeros.at(-1) ?? ''}`,
        subtitulo,
        situacao,
        texto: [nome, subtitulo, ...numeros].map(normalizar).join(' '),
      })
    }
    await gravar(tx, servico, 'busca', COLUNAS, 1, linhas)
  },
}

async function descrever(c: Corrente, estados: EstadosDoLivro): Promise<Achavel | undefined> {
  const id = idDaCorrente(c)
  const mundo = criarMundo(await estados.daCorrente(c))
  const outro = async (tipo: 'pessoa' | 'veiculo', dele: string) =>
    criarMundo(await estados.daCorrente(corrente(tipo, dele)))
  if (c.startsWith('pessoa:')) return aPessoa(mundo, id)
  if (c.startsWith('veiculo:')) return oVeiculo(mundo, id)
  if (c.startsWith('outorga:')) {
    const o = mundo.outorga(id)
    if (o === undefined) return undefined
    const nome = nomeDa(await outro('pessoa', o.titular), o.titular)
    const placas = placasDo(await outro('veiculo', o.veiculo), o.veiculo)
    return {
      titulo: nome ?? 'Titular sem nome',
      subtitulo: juntar([o.numero ?? o.protocolo, placas.map(formatarPlaca).at(-1)]),
      situacao: o.situacao,
      tambem: [...numerosDaOutorga(o).map((n) => n.numero), ...comAntigas(placas)],
    }
  }
  const a = mundo.auto(id)
  if (a === undefined) return undefined
  const nomes = []
  for (const { pessoa } of a.responsaveis) {
    if (pessoa !== undefined) nomes.push(nomeDa(await outro('pessoa', pessoa), pessoa))
  }
  return {
    titulo: a.numero ?? 'Sem número',
    subtitulo: juntar([
      a.placa === undefined ? undefined : formatarPlaca(a.placa),
      nomes[0] ?? a.infratorNome,
      a.local,
    ]),
    situacao: a.fase,
    tambem: [
      ...numerosDoAuto(a).map((n) => n.numero),
      a.infratorNome,
      ...nomes,
      ...comAntigas(a.placa === undefined ? [] : [a.placa]),
    ],
  }
}

/** Which file a number is of, without the name of anybody: it would outlive what is erased. */
async function deQueFicha(dono: Corrente, estados: EstadosDoLivro): Promise<string> {
  const mundo = criarMundo(await estados.daCorrente(dono))
  const id = idDaCorrente(dono)
  const o = mundo.outorga(id)
  if (o !== undefined) return o.numero ?? o.protocolo ?? ''
  return placasDo(mundo, id).map(formatarPlaca).at(-1) ?? ''
}

const juntar = (partes: readonly (string | undefined)[]): string =>
  partes.filter((p) => p !== undefined && p !== '').join(' · ')

const nomeDa = (mundo: Mundo, id: string): string | undefined => mundo.pessoa(id)?.identidade?.nome

const placasDo = (mundo: Mundo, id: string): readonly string[] =>
  (mundo.veiculo(id)?.placas ?? []).map((p) => p.placa)

/** Each plate in both forms, when it had an old one. */
const comAntigas = (placas: readonly string[]): readonly (string | undefined)[] =>
  placas.flatMap((p) => [p, placaAntiga(p)])

function aPessoa(mundo: Mundo, id: string): Achavel | undefined {
  const p = mundo.pessoa(id)
  if (p === undefined) return undefined
  const { nome, identificador, email, telefone } = p.identidade ?? {}
  return {
    titulo: nome ?? 'Dados pessoais apagados',
    subtitulo: identificador ?? '',
    tambem: [email, telefone],
  }
}

function oVeiculo(mundo: Mundo, id: string): Achavel | undefined {
  const v = mundo.veiculo(id)
  if (v === undefined) return undefined
  return {
    titulo: formatarPlaca(v.placa),
    subtitulo: juntar([`${v.marca} ${v.modelo}`, String(v.anoFabricacao)]),
    tambem: [...comAntigas(placasDo(mundo, id)), v.chassi, v.renavam, v.proprietarioNome],
  }
}

import { corrente } from '#core/ato.ts'
import { anoDe } from '#core/calendar/dia.ts'
import { addDias } from '#core/calendar/dia.ts'
import { comandoPorNome } from '#core/comandos.ts'
import { recusada } from '#core/decisao.ts'
import type { TipoDeVeiculo } from '#core/veiculo/veiculo.ts'
import { usoDoVeiculo } from '#core/vistoria/decide.ts'
import { caracteristicasQueBastam, papeisQueBastam } from '../../src/server/demonstracao/apto.ts'
import {
  chassiFicticio,
  cnpjFicticio,
  cpfFicticio,
  placaFicticia,
  renavamFicticio,
} from '../../src/server/demonstracao/ficticios.ts'
import { itensDeVistoriaEm } from '../../src/server/leituras/catalogo.ts'
import type { Acaso } from './acaso.ts'
import { autorPara, type Vida } from './vida.ts'

const OPERACOES = [
  'requerer-outorga',
  'conceder-outorga',
  'prorrogar-outorga',
  'inscrever-condutor',
  'incluir-veiculo',
  'incluir-veiculo-provisorio',
  'vistoriar',
  'licenciar',
  'operar',
] as const

/** Gives a command by name, by someone who may; whether it was accepted. */
export function fazer(v: Vida, nome: string, id: string, dados: object, n = 0): boolean {
  const d = comandoPorNome(nome)
  if (d === undefined) throw new RangeError(`comando inexistente: ${nome}`)
  const lido = d.dados.safeParse(dados)
  if (!lido.success) return false
  return !recusada(v.dar(d, corrente(d.corrente, id), lido.data as object, autorPara(d, v.lei, n)))
}

/** A new person with every paper that the law asks of holders and drivers. */
export function pessoaApta(v: Vida, a: Acaso): string {
  const id = v.novoId()
  const tipo = a.chance(80) ? 'fisica' : 'juridica'
  const { pacote } = v.lei
  fazer(v, 'cadastrarPessoa', id, {
    tipo,
    nome: 'Pessoa de Prova',
    identificador: (tipo === 'fisica' ? cpfFicticio : cnpjFicticio)(`${id}/${a.ate(1e6)}`),
    ...(tipo === 'fisica' ? { nascimento: '1980-02-29' } : {}),
    endereco: { logradouro: 'Rua A', municipio: pacote.lei.municipio.ibge },
  })
  renovarPessoa(v, id)
  return id
}

export function renovarPessoa(v: Vida, id: string): void {
  const tipo = v.mundo.pessoa(id)?.tipo ?? 'fisica'
  const papeis = papeisQueBastam(v.lei.pacote, {
    sujeitos: tipo === 'fisica' ? ['titular', 'condutor'] : ['titular'],
    operacoes: OPERACOES,
    quem: { pessoa: tipo },
    rotulo: id,
    emitidosEm: v.hoje,
  })
  for (const documento of papeis) fazer(v, 'juntarDocumento', id, { documento })
}

/** A new vehicle of the person's, of a kind that the law takes, with its papers. */
export function veiculoApto(v: Vida, a: Acaso, dono: string): string {
  const id = v.novoId()
  const moto = v.lei.pacote.requisitos.some(
    ({ exige }) => exige.forma === 'faixa' && exige.campo === 'cilindrada',
  )
  const tipo: TipoDeVeiculo = moto ? 'motocicleta' : a.um(['van', 'van', 'kombi', 'microonibus'])
  fazer(v, 'cadastrarVeiculo', id, {
    placa: placaFicticia(`${id}/${a.ate(1e6)}`),
    chassi: chassiFicticio(`${id}/${a.ate(1e6)}`),
    renavam: renavamFicticio(`${id}/${a.ate(1e6)}`),
    tipo,
    marca: 'Marca',
    modelo: 'Modelo',
    anoFabricacao: anoDe(v.hoje) - a.ate(3),
    ...(moto ? { cilindrada: 160 } : { lugares: 16, portas: 4, cintos: 16 }),
    caracteristicas: caracteristicasQueBastam(v.lei.pacote),
    propriedade: { regime: 'proprio', pessoa: dono, desde: addDias(v.hoje, -60) },
  })
  renovarVeiculo(v, id)
  return id
}

export function renovarVeiculo(v: Vida, id: string): void {
  const papeis = papeisQueBastam(v.lei.pacote, {
    sujeitos: ['veiculo'],
    operacoes: OPERACOES,
    quem: { tipoDeVeiculo: v.mundo.veiculo(id)?.tipo ?? 'van' },
    rotulo: id,
    emitidosEm: v.hoje,
  })
  for (const documento of papeis) fazer(v, 'juntarDocumentoDoVeiculo', id, { documento })
}

export const vistoriarTudo = (v: Vida, id: string): boolean =>
  fazer(v, 'vistoriar', id, {
    presencial: true,
    itens: itensDeVistoriaEm(
      v.lei.pacote,
      v.mundo.veiculo(id)?.tipo ?? 'van',
      v.hoje,
      usoDoVeiculo(id, v.mundo, v.hoje),
    ).map((i) => ({ item: i.id, conforme: true })),
  })

/** From the register to the licensing, as far as the law lets it go today. */
export function outorgaApta(v: Vida, a: Acaso, titular = pessoaApta(v, a)): string {
  const veiculo = veiculoApto(v, a, titular)
  const id = v.novoId()
  const selecao = v.lei.pacote.requisitos.some((r) => r.exige.forma === 'licitacao')
  const pedido = {
    titular,
    veiculo,
    presencial: true,
    ...(selecao
      ? { selecao: { edital: '1/2015', classificacao: 1 + a.ate(90), motivo: 'De antes.' } }
      : {}),
  }
  // Of an edital of before, the manager's.
  fazer(v, 'requererOutorga', id, pedido, selecao ? 1 : 0)
  if (!fazer(v, 'concederOutorga', id, {}) || a.chance(10)) return id
  const funcao = v.mundo.pessoa(titular)?.tipo === 'juridica' ? 'contratado' : 'titular'
  const pessoa = funcao === 'titular' ? titular : pessoaApta(v, a)
  fazer(v, 'inscreverCondutor', v.novoId(), { pessoa, outorga: id, funcao, presencial: true })
  if (vistoriarTudo(v, veiculo)) fazer(v, 'licenciarOutorga', id, { presencial: true })
  return id
}

/** Brings a grant up to date: papers of holder, drivers and vehicle, inspection, licensing. */
export function renovarOutorga(v: Vida, id: string): void {
  const o = v.mundo.outorga(id)
  if (o === undefined) return
  const pessoas = new Set([o.titular, ...v.mundo.condutoresDaOutorga(id).map((c) => c.pessoa)])
  for (const p of pessoas) if (v.mundo.pessoa(p) !== undefined) renovarPessoa(v, p)
  if (v.mundo.veiculo(o.veiculo) === undefined) return
  renovarVeiculo(v, o.veiculo)
  if (vistoriarTudo(v, o.veiculo)) fazer(v, 'licenciarOutorga', id, { presencial: true })
}

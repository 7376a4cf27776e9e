import type { Operacao, Requisito } from '#law/esquema/requisitos.ts'
import type { Contexto, Papel } from '../contexto.ts'
import type { Mundo } from '../mundo.ts'
import { fatosDaOutorga } from '../mundo/fatos.ts'
import { dentroDe } from '../calendar/dia.ts'
import type { EspecieDeVencimento, Vencimento } from '../vencimento/vencimento.ts'
import { perguntasAosCondutores, seAplica } from './avaliar.ts'
import type { Pergunta } from './tipos.ts'
import { validadesDe } from './validades.ts'

/** What is asked again and again of a grant in force: what must not run out while it works. */
const DE_QUEM_TRABALHA: readonly Operacao[] = ['operar', 'vistoriar', 'licenciar']

const balcao: readonly Papel[] = ['atendente', 'gestor']

const especie = (
  nomeDaEspecie: string,
  nome: string,
  avisos: readonly number[],
): EspecieDeVencimento => ({
  especie: nomeDaEspecie,
  nome,
  dono: 'outorga',
  avisos,
  papeis: balcao,
  vencimentos: (id, mundo, contexto) =>
    validadesDaOutorga(id, mundo, contexto).get(nomeDaEspecie) ?? [],
})

/** What the requirements of a grant in force lean on, by kind: papers, ownership, the vehicle's life. */
export const vencimentosDosRequisitos: readonly EspecieDeVencimento[] = [
  especie('cnh', 'Carteiras de habilitação', [30, 7]),
  especie('documento', 'Documentos, apólices e cursos', [30, 7]),
  especie('inspecao-tecnica', 'Inspeções técnicas', [30, 7]),
  especie('uso-familiar', 'Veículos em nome de familiar', [60, 30, 7]),
  especie('vida-util', 'Vida útil dos veículos', [60, 30, 7]),
]

type PorEspecie = ReadonlyMap<string, readonly Vencimento[]>
const calculadas = new WeakMap<Mundo, { id: string; contexto: Contexto; lista: PorEspecie }>()

/** All the kinds come out of one walk over the requirements, kept while they are asked one by one. */
function validadesDaOutorga(id: string, mundo: Mundo, contexto: Contexto): PorEspecie {
  const guardada = calculadas.get(mundo)
  if (guardada?.id === id && guardada.contexto === contexto) return guardada.lista
  const lista = calcular(id, mundo, contexto)
  calculadas.set(mundo, { id, contexto, lista })
  return lista
}

function calcular(id: string, mundo: Mundo, contexto: Contexto): PorEspecie {
  const o = mundo.outorga(id)
  if (o?.situacao !== 'concedida') return new Map()
  const fatos = fatosDaOutorga(mundo, o)
  const doTitular: Pergunta = {
    fatos,
    contexto,
    dia: contexto.hoje,
    pessoa: fatos.titular,
    condutor: undefined,
  }
  const condutores = perguntasAosCondutores(doTitular)
  const perguntas = contexto.pacote.requisitos
    .filter((r) => r.operacoes.some((x) => DE_QUEM_TRABALHA.includes(x)))
    .filter((r) => dentroDe(contexto.hoje, r.desde, r.ate))
    .flatMap((r) =>
      (r.sujeito === 'condutor' ? condutores : [doTitular])
        .filter((p) => seAplica(r, p))
        .map((p) => ({ r, p })),
    )
  const excetuados = new Set(perguntas.map(({ r }) => r.excepciona))
  const achados = new Map<string, Map<string, Vencimento>>()
  for (const { r, p } of perguntas) {
    if (excetuados.has(r.id)) continue
    for (const v of validadesDe(r, p)) {
      const { chave, quem } = deQuem(r, p)
      const novo = {
        chave: v.chave === '' ? chave : `${chave}/${v.chave}`,
        nome: v.chave === '' ? v.nome : `${v.nome} (${quem})`,
        venceEm: v.ate,
        fundamentos: r.fundamentos,
        lacuna: r.lacuna,
      }
      const daEspecie = achados.get(v.especie) ?? new Map<string, Vencimento>()
      achados.set(v.especie, daEspecie)
      daEspecie.set(novo.chave, juntar(daEspecie.get(novo.chave), novo))
    }
  }
  return new Map([...achados].map(([e, m]) => [e, [...m.values()]]))
}

/** Asked twice of the same paper: the earlier end binds, and both provisions are told. */
const juntar = (a: Vencimento | undefined, b: Vencimento): Vencimento =>
  a === undefined
    ? b
    : {
        ...(a.venceEm <= b.venceEm ? a : b),
        fundamentos: [...new Set([...a.fundamentos, ...b.fundamentos])],
      }

function deQuem(r: Requisito, p: Pergunta): { chave: string; quem: string } {
  if (r.sujeito === 'condutor' && p.condutor !== undefined)
    return { chave: `condutor:${p.condutor.id}`, quem: `condutor ${p.condutor.funcao}` }
  return r.sujeito === 'veiculo'
    ? { chave: 'veiculo', quem: 'veículo' }
    : { chave: 'titular', quem: 'titular' }
}

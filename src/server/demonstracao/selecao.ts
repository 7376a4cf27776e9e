import { cadastrarPessoaApta } from './cadastros.ts'
import type { Roteiro } from './roteiro.ts'

/** The candidates, by what they score; the third appeals. */
const CANDIDATOS = [
  ['Iracema Nogueira Prado', 9],
  ['Valdir Sampaio Moura', 7],
  ['Célia Andrade Pinho', 6],
  ['Jonas Batista Freire', 4],
] as const

/**
 * An edital in the middle of its way, where the law selects by one: the provisional result is out
 * and a candidate's appeal waits for a decision.
 */
export async function contarSelecao(r: Roteiro): Promise<void> {
  if (r.servico.pacote.prazos.selecao === undefined) return
  const alvo = r.id('selecao/edital')
  const passo = (rotulo: string, nome: string, ha: number, dados: object) =>
    r.fazer(`edital/${rotulo}`, { nome, alvo, dia: r.ha(ha), dados })
  await passo('abrir', 'abrirSelecao', 45, {
    objeto: 'Outorga de vagas no serviço, para todo o município',
    vagas: 2,
    inscricoesDe: r.ha(40),
    inscricoesAte: r.ha(20),
    modo: 'pontos',
    criterios: [{ nome: 'Anos de habilitação', maximo: 10 }],
    recursoDias: 5,
    convocacaoDias: 15,
    validaAte: r.ha(-700),
  })
  for (const [n, [nome]] of CANDIDATOS.entries()) {
    const rotulo = `edital/candidato-${n}`
    const pessoa = await cadastrarPessoaApta(r, { rotulo, nome, tipo: 'fisica', dia: r.ha(38) })
    await passo(`inscrever-${n}`, 'inscreverCandidato', 30 - n, { pessoa })
  }
  for (const [n, [, pontos]] of CANDIDATOS.entries()) {
    const inscricao = r.id(`comando/edital/inscrever-${n}`)
    await passo(`pontuar-${n}`, 'pontuarCandidato', 15, { inscricao, pontos: [pontos] })
  }
  await passo('provisorio', 'publicarResultadoProvisorio', 4, {
    meios: ['mural', 'sitio'],
  })
  await passo('recurso', 'recorrerDoResultado', 2, {
    inscricao: r.id('comando/edital/inscrever-2'),
    protocoladaEm: r.instante(r.ha(2), '14:00'),
    texto: 'A carteira mostra oito anos de habilitação, e foram contados seis.',
  })
}

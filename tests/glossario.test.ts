import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const raiz = join(import.meta.dirname, '..')
const glossario = readFileSync(join(raiz, 'docs/glossary.md'), 'utf8')

type Linha = Readonly<{ termo: string; palavras: readonly string[]; celulas: readonly string[] }>

const linhas: readonly Linha[] = glossario
  .split('\n')
  .filter((l) => l.startsWith('| ') && !l.startsWith('| Term '))
  .map((l) => {
    const celulas = l
      .slice(1, -1)
      .split('|')
      .map((c) => c.trim())
    const palavras = [...(celulas[1] ?? '').matchAll(/`(\w+)`/g)].map((m) => m[1]!)
    return { termo: celulas[0] ?? '', palavras, celulas }
  })

/** Words that mean in a name what they mean anywhere: no statute defines them. */
const COMUNS = new Set(
  `cabiveis elementos pedidos razao uma para na como meios protocolo resultados aberta livres posicao expirar retirar excluir abreviado linha desempatar aberto achado add admite admitem alterar analisar ano anos antes antiga anual ao arquivo arquivos
  arredondar ate atende ativo atrasados autor avaliacao avaliado avaliar base bissexto bruto brutos
  cadastrar calcular caminho canonico caracteristica caso casos chave checagem com comparar compilador
  compilar completar completo completos conhecido conta contexto contradicao conversao converter criar
  csv da dados das datada datado de decimal declaracao defeito dinheiro positivo definicao definir dentro depois derivar
  desde desdes dez dia dias diferenca digerir do dos eh em entrada erro escrever escrito esquemas
  estados evoluir evolve executar exigir existe existem explicar faixa falha falhas faltantes fatos fim
  fixacao fixar forma formatar frase frases futura futuras futuro guardado guardar ha id idade
  importacao importar inexistente inicial inicio inscrever instante intervalos invalidez invalido
  invalidos invertida ja legivel leitura ler lido lista livre local localizar lugar maior mascara
  maxima maximo meio menor mensagem mensagens mes meses mesma mesmo minima montar motivo motor mudanca mudancas
  multiplicar nao no nome nomes numerados numero objeto opcoes operacao ordem origem ou outra padrao
  parse passa pastas pedido pegar percentual pergunta plano por potencia presenca prevista previsto
  previstos problema proxima proximo publicar qualquer que quem raizes rastrear referencias registrar
  regra repetido repetidos resolvem resta resultado resumir resumo reunir romano secao secoes sem
  semana separar simulacao simular slug somar sondar tem tempo texto tinta tipo tipos todos transito
  trocar ultima unica valida validacao validar valido valor valores verificacao verificar versao
  versoes vespera visita yaml primeiro ultimo nacionais deslocamentos omes data disser pasta condicao
  condicoes encerrar prova corre servico continua vida preve principal usa veiculos autorizar falta hipotese indicio transferir execucao
  alem seguinte anterior fundamento limite restam curso nomear maiuscula expandir expandido tabelas aplica se aos perguntas especies listar alteracao contato qualidade trabalhado cabe na minutos fora unico alvo desempatar
  coordenadas modo etapa etapas assinar assinatura
  modelo modelos previstas causas cancelamento impedimentos parada paradas queda ausente pelo pela recusado quitada causa
  so responde achar saber hoje
  fundar pedida resolver faltam dado age pedir pedem
  fato motivos max file files size holder holders join open restricted espera contar valem podem lancada codigos termos genericos`
    .trim()
    .split(/\s+/),
)

function arquivos(pasta: string): string[] {
  return readdirSync(pasta, { withFileTypes: true }).flatMap((e) => {
    const caminho = join(pasta, e.name)
    if (e.isDirectory()) return arquivos(caminho)
    return e.name.endsWith('.ts') && !/\.(test|prova)\.ts$/.test(e.name) ? [caminho] : []
  })
}

/** `calcularMulta` → calcular, multa; `VERSAO_DO_MOTOR` → versao, do, motor. */
const palavrasDe = (nome: string): string[] =>
  nome
    .replaceAll(/([a-z\d])([A-Z])/g, '$1_$2')
    .split('_')
    .map((p) => p.toLowerCase())
    .filter((p) => p.length > 1)

function exportadas(): Map<string, string> {
  const onde = new Map<string, string>()
  for (const arquivo of ['src/core', 'src/law'].flatMap((p) => arquivos(join(raiz, p)))) {
    const fonte = readFileSync(arquivo, 'utf8')
    const nomes = fonte.matchAll(
      /^export (?:async )?(?:type|interface|function|const|class) (\w+)/gm,
    )
    for (const [, nome = ''] of nomes) {
      for (const palavra of palavrasDe(nome)) onde.set(palavra, nome)
    }
  }
  return onde
}

describe('docs/glossary.md', () => {
  const noGlossario = new Set(linhas.flatMap((l) => l.palavras))

  it('tem cada palavra portuguesa que o núcleo e a lei exportam', () => {
    const semSentido = [...exportadas()].filter(([p]) => !noGlossario.has(p) && !COMUNS.has(p))
    expect(semSentido, 'explique no glossário, ou ponha entre as comuns').toEqual([])
  })
  it('não define como termo o que é palavra comum, nem duas vezes o mesmo', () => {
    expect([...noGlossario].filter((p) => COMUNS.has(p))).toEqual([])
    const todas = linhas.flatMap((l) => l.palavras)
    expect(todas.filter((p, i) => todas.indexOf(p) !== i)).toEqual([])
  })
  it('diz de cada termo o que é, em seis colunas', () => {
    expect(linhas.length).toBeGreaterThan(50)
    for (const { termo, celulas, palavras } of linhas) {
      expect(celulas.length, termo).toBe(6)
      expect(palavras.length, termo).toBeGreaterThan(0)
      expect(celulas[2]?.length, termo).toBeGreaterThan(20)
    }
  })
})

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { itensEmVigor } from '#core/vistoria/decide.ts'
import { lerPacote } from '#law/files/lerPacote.ts'
import { PASTA_DAS_LEIS } from '#law/files/lerPacotes.ts'
import type { Pacote } from '#law/pacote.ts'
import { afirmacoes } from './afirmacoes.ts'
import { fichaDaOutorga, OUTORGA, VEICULO } from './exemplos.prova.ts'
import type { FichaDaOutorga } from './fichas.ts'
import { dadosDoDocumento, gerarDocumento } from './gerarDocumento.ts'

const EMISSAO = {
  emitidoEm: '2026-11-30T13:45:00Z',
  endereco: 'https://transporte.exemplo.gov.br/',
}
const EM = '2026-05-10'
type Corpo = Readonly<{
  itens: readonly { pergunta: string; resultado: string; observacao: string | null }[]
  veiculo: readonly { rotulo: string; valor: string | null }[]
  resumo: string
}>

const doLaudo = (ficha: FichaDaOutorga, pacote: Pacote) =>
  dadosDoDocumento('laudo-de-vistoria', ficha, pacote, EMISSAO)?.dados as Corpo
const resultados = ({ itens }: Corpo) => itens.map((i) => [i.pergunta, i.resultado])
/** Prints it, and counts its sheets. */
const folhas = (ficha: FichaDaOutorga, pacote: Pacote, nome: string) => {
  const { pdf } = gerarDocumento('laudo-de-vistoria', ficha, pacote, EMISSAO)
  const pasta = process.env['VER_DOCUMENTOS']
  if (pasta !== undefined) writeFileSync(join(pasta, `${nome}.pdf`), pdf)
  return Buffer.from(pdf)
    .toString('latin1')
    .match(/\/Type \/Page\b/g)?.length
}

describe.each(['rj-marica-escolar', 'go-cidade-ocidental-escolar', 'am-manaus-mototaxi'])(
  'the inspection report of %s',
  (id) => {
    const lido = lerPacote(join(PASTA_DAS_LEIS, id))
    if (!lido.ok) throw new Error(JSON.stringify(lido.problemas))
    const { pacote } = lido
    const itens = itensEmVigor(pacote, VEICULO.tipo, EM)
    const leve = itens.find((i) => i.gravidade === 'observacao')!
    const grave = itens.find((i) => i.gravidade === 'impeditivo')!
    const condicional = itens.find((i) => i.soSe !== undefined && i.id !== leve.id)
    const defeito = ({ id: item, fundamentos }: typeof leve, observacao: string) => ({
      item,
      fundamentos,
      observacao,
    })
    const aprovada = {
      em: EM,
      resultado: 'aprovada',
      numero: '0031/2026',
      validaAte: '2026-11-10',
      defeitos: [defeito(leve, 'Lataria arranhada na porta direita.')],
      ...(condicional && { naoSeAplicam: [condicional.id] }),
    } as const
    const reprovada = {
      em: EM,
      resultado: 'reprovada',
      defeitos: [defeito(grave, 'Ilegível.'), defeito(leve, 'Suja.')],
    } as const
    const com = (v: FichaDaOutorga['vistorias']['realizadas'][number], mais = {}) =>
      fichaDaOutorga({ vistorias: { realizadas: [v] }, ...mais })

    it('lists every item in force on the day, in order, each with its result', () => {
      const laudo = doLaudo(com(aprovada), pacote)
      expect(resultados(laudo)).toEqual(
        itens.map((i) => [
          i.pergunta,
          i === leve ? 'Ressalva' : i === condicional ? 'Não se aplica' : 'Conforme',
        ]),
      )
      expect(laudo.itens[itens.indexOf(leve)]?.observacao).toBe(
        'Lataria arranhada na porta direita.',
      )
      expect(folhas(com(aprovada), pacote, `${id}-aprovado`)).toBe(1)
    })

    it('of a failed one: what failed it is a defect, what does not bar is a remark', () => {
      const laudo = doLaudo(com(reprovada), pacote)
      expect(resultados(laudo)).toEqual(
        itens.map((i) => [
          i.pergunta,
          i === grave ? 'Defeito' : i === leve ? 'Ressalva' : 'Conforme',
        ]),
      )
      expect(laudo.resumo).toBe(
        `${itens.length}: ${itens.length - 2} conformes, 1 com defeito, 1 com ressalva`,
      )
      expect(folhas(com(reprovada), pacote, `${id}-reprovado`)).toBe(1)
    })

    it('every item failed, with long notes: as many sheets as it takes, none lost', () => {
      const defeitos = itens.map((i) => defeito(i, 'palavra comprida '.repeat(17)))
      const ficha = com({ ...reprovada, defeitos })
      expect(doLaudo(ficha, pacote).itens.map((i) => i.observacao)).not.toContain(null)
      expect(folhas(ficha, pacote, `${id}-todos`)).toBe(2)
    })

    it('has the items of its day, not of the day of printing; one that the pack lost comes last', () => {
      const [primeiro, ...outros] = pacote.vistoria.itens.filter((i) => itens.includes(i))
      const vistoria = {
        ...pacote.vistoria,
        itens: [
          { ...primeiro!, ate: EM },
          { ...outros[0]!, desde: '2026-05-11' },
          ...outros.slice(1),
        ],
      }
      const defeitos = [{ item: 'extinto', fundamentos: [] }]
      const laudo = doLaudo(com({ ...reprovada, defeitos }), { ...pacote, vistoria })
      expect(resultados(laudo)).toEqual([
        [primeiro?.pergunta, 'Conforme'],
        ...outros.slice(1).map((i) => [i.pergunta, 'Conforme']),
        ['extinto', 'Defeito'],
      ])
    })

    it('says the grant and the holder when the vehicle was in it on the day, and only then', () => {
      const nome = 'Maria Aparecida de Souza Gonçalves'
      const quem = (mais: object) =>
        doLaudo(com(aprovada, mais), pacote).veiculo.map((c) => c.valor)
      expect(quem({})).toEqual(expect.arrayContaining(['nº 0012/2026', nome]))
      for (const fora of [
        { inicio: '2026-05-11' },
        { encerradaEm: EM },
        { termoFinal: '2026-05-09' },
        {
          frota: {
            veiculos: [
              { veiculo: 'v0', desde: '2026-03-02' },
              { veiculo: 'v1', desde: '2026-05-11' },
            ],
            provisorios: [],
          },
        },
      ])
        expect(quem({ outorga: { ...OUTORGA, ...fora } }), JSON.stringify(fora)).not.toContain(nome)
      expect(quem({ outorga: { ...OUTORGA, inicio: EM } })).toContain(nome)
    })

    it('the public page says of it what the paper says, and nothing of other papers', () => {
      const fatos = (modelo: string, v: Parameters<typeof com>[0]) =>
        Object.fromEntries(
          afirmacoes(com(v), pacote, undefined, modelo).map((f) => [f.rotulo, f.valor]),
        )
      const laudo = fatos('laudo-de-vistoria', aprovada)
      expect(laudo).toMatchObject({
        Resultado: 'Veículo aprovado',
        'Realizada em': '10/05/2026',
        Selo: '0031/2026',
        'Válida até': '10/11/2026',
        Placa: 'ABC1C34',
        'Itens vistoriados': doLaudo(com(aprovada), pacote).resumo,
      })
      expect(Object.values(laudo)).toContain('Maria A. de S. G.')
      expect(Object.values(laudo)).not.toContain('Maria Aparecida de Souza Gonçalves')
      for (const alheio of ['Situação', 'Prazo até', 'Vistoria válida até'])
        expect(Object.keys(laudo)).not.toContain(alheio)
      expect(Object.values(laudo)).not.toContain('12/11/2026')
      expect(fatos('laudo-de-vistoria', reprovada)).toMatchObject({
        Resultado: 'Veículo reprovado',
        Selo: 'Não expedido',
      })
      expect(fatos('selo-de-vistoria', aprovada)).toEqual({
        Selo: '0031/2026',
        Placa: 'ABC1C34',
        'Válido até': '10/11/2026',
      })
    })
  },
)

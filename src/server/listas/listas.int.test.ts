import { describe, expect, it } from 'vitest'
import type { Lista } from '../contrato/contrato.ts'
import { casaDeProva, cidades } from '../prova/casa.ts'
import { Historia } from '../prova/historia.ts'

const casa = await casaDeProva({ agora: '2025-03-10T15:00:00Z' })

describe.each(cidades)('as listas de %s', (cidade) => {
  const h = new Historia(casa, cidade)
  const ler = (caminho: string) => h.ler<Lista>(`/listas/${caminho}`)

  it('cada lista abre em cada ordem e com cada filtro que diz ter', async () => {
    const { listas } = await ler('outorgas')
    expect(listas.map((l) => l.id)).toContain('autos')
    for (const { id } of listas) {
      const lista = await ler(id)
      for (const { id: coluna } of lista.colunas) {
        expect((await ler(`${id}?ordem=${coluna}`)).total).toBe(lista.total)
        expect((await ler(`${id}?ordem=-${coluna}`)).total).toBe(lista.total)
      }
      for (const f of lista.filtros) {
        for (const valor of f.opcoes ?? [f.tipo === 'dia' ? '2025-03-10' : '2020']) {
          await ler(`${id}?${f.id}=${valor}`)
        }
      }
    }
  })
  it('procura por palavra, ordena dos dois lados e conta o que filtra', async () => {
    const nomes = ['Zuleide da Lista', 'Ana da Lista', '=1+1 da Lista']
    for (const nome of nomes) await h.pessoa({ dados: { nome } })
    const deles = async (ordem: string) =>
      (await ler(`pessoas?q=DA+LISTA&ordem=${ordem}`)).linhas.map((l) => l.celulas[0])
    expect(await deles('nome')).toEqual(nomes.toReversed().toSorted())
    expect(await deles('-nome')).toEqual(nomes.toSorted().toReversed())
    expect((await ler('pessoas?q=zuleide+lista')).total).toBe(1)
  })
  it('não mostra o CPF inteiro', async () => {
    const id = await h.pessoa({ dados: { nome: 'Mascarada da Silva' } })
    const { linhas } = await ler('pessoas?q=mascarada')
    expect(linhas).toEqual([
      {
        id,
        celulas: ['Mascarada da Silva', expect.stringMatching(/^\*{3}\.\d{3}\.\d{3}-\*{2}$/), 0],
      },
    ])
  })
  it('leva a lista como CSV e como planilha, sem fórmula que se execute', async () => {
    await h.pessoa({ dados: { nome: '=HYPERLINK("x") da Planilha' } })
    const gestor = await casa.como(cidade, 'gestor')
    const csv = await gestor.ler('/listas/pessoas/arquivo.csv?q=planilha')
    expect(csv.cabecalhos.get('content-type')).toContain('text/csv')
    expect(csv.texto).toContain(`"'=HYPERLINK(""x"") da Planilha";***.`)
    const xlsx = await gestor.ler('/listas/pessoas/arquivo.xlsx?q=planilha')
    expect(xlsx.texto.slice(0, 2)).toBe('PK')
    expect(xlsx.cabecalhos.get('content-disposition')).toContain('pessoas-2025-03-10.xlsx')
  })
  it('recusa o filtro que não serve, a lista que não há, e quem não entrou', async () => {
    const gestor = await casa.como(cidade, 'gestor')
    expect((await gestor.ler('/listas/outorgas?situacao=voadora')).status).toBe(400)
    expect((await gestor.ler(`/listas/autos?de=2025-02-30`)).status).toBe(400)
    expect((await gestor.ler(`/listas/outorgas?ordem=numero;drop`)).status).toBe(400)
    expect((await gestor.ler('/listas/segredos')).status).toBe(404)
    const sem = await fetch(`${casa.base}${gestor.raiz}/listas/outorgas`)
    expect(sem.status).toBe(401)
  })
  it('o que é de outra cidade não aparece', async () => {
    const outra = new Historia(
      casa,
      cidades.find((c) => c !== cidade)!,
    )
    await outra.pessoa({ dados: { nome: `Forasteira de ${cidade}` } })
    expect((await ler(`pessoas?q=forasteira+${cidade.split('-')[0]}`)).total).toBe(0)
  })
})

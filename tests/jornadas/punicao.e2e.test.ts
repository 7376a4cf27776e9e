import { describe, expect, it } from 'vitest'
import { addMeses } from '#core/calendar/meses.ts'
import type { NomeDeCidade } from '../../src/server/prova/casa.ts'
import type { Trio } from '../../src/server/prova/historia.ts'
import { constituirJunta } from '../../src/server/prova/ultimaInstancia.ts'
import { abrirCenas, br } from './apoio/cena.ts'
import { Perda, Recolhimento } from './apoio/medidas.ts'
import { Processo } from './apoio/processo.ts'
import { dispositivos } from './apoio/tela.ts'

const cenas = await abrirCenas()

type Infracao = Readonly<{ procurar: string; dispositivo: string }>
type Caso = Readonly<{
  cidade: NomeDeCidade
  /** One with nothing but a fine, and one whose measure is to take the vehicle. */
  multa: Infracao
  apreende: Infracao
  /** What the release waits for, in the order of the law, while nothing was done. */
  faltam: readonly string[]
  hipotese: string
}>

const casos: readonly Caso[] = [
  {
    cidade: 'manaus',
    multa: { procurar: 'XXX', dispositivo: 'art32_cpt_inc30' },
    apreende: { procurar: 'art. 32, IV', dispositivo: 'art32_cpt_inc4' },
    faltam: ['recolhimento.sem-regularizacao'],
    hipotese: 'negociacao-antecipada',
  },
  {
    cidade: 'cidade-ocidental',
    multa: { procurar: 'art. 20, XII', dispositivo: 'art20_cpt_inc12' },
    apreende: { procurar: 'art. 20, XIV', dispositivo: 'art20_cpt_inc14' },
    faltam: [
      'recolhimento.multa-em-aberto',
      'recolhimento.despesas-em-aberto',
      'recolhimento.sem-nova-vistoria',
    ],
    hipotese: 'revogacao-da-autorizacao',
  },
  {
    cidade: 'marica',
    multa: { procurar: 'art. 27, VII', dispositivo: 'art27_cpt_inc7' },
    apreende: { procurar: 'art. 39, III', dispositivo: 'art39_cpt_inc3' },
    faltam: ['recolhimento.sem-regularizacao'],
    hipotese: 'fato-grave-denunciado',
  },
]

describe.each(casos)('$cidade: do auto à última instância', (caso) => {
  const cena = cenas(caso.cidade)
  const ids: { -readonly [k in keyof Trio]: Trio[k] } = { titular: '', veiculo: '', outorga: '' }

  it('com defesa perde, recorre com efeito, e nada se cobra; provido o recurso, nada é devido', async () => {
    cena.em('2025-03-10')
    await cena.parametros()
    const conhecidos = cena.pacote.parametros.map((p) => p.id)
    if (conhecidos.includes('tabela-de-multas')) {
      const tabela = [caso.multa, caso.apreende].map(({ dispositivo }) => ({
        dispositivo,
        grau: 'leve',
        valor: 15_000,
      }))
      await cena.fixar('tabela-de-multas', tabela, '2024-01-01')
    }
    if (conhecidos.includes('taxa-de-remocao')) {
      await cena.fixar('taxa-de-remocao', 20_000)
      await cena.fixar('diaria-de-estadia', 3_000)
    }
    Object.assign(ids, await cena.licenciada())
    const processo = new Processo(cena)
    await processo.lavrar(ids, caso.multa)
    await processo.notificarComCiencia()
    await processo.ateO('defesaAte')
    await processo.peticionar('apresentarDefesa', 'O autuado nega o fato.')
    await processo.julgar()
    await processo.ateO('recursoAte')
    await processo.peticionar('interporRecurso', 'Pede a reforma da decisão.')
    if (cena.pacote.processo.recurso.colegiado) await constituirJunta(cena)
    await processo.dar('recursal', 'decidirEfeitoSuspensivo', {
      concede: 'true',
      razoes: 'Há risco de dano de difícil reparação.',
    })
    cena.passam(30)
    const tela = await cena.como('procuradoria')
    await tela.ir(`/autos/${processo.auto}`)
    expect(await tela.page.locator('main a[href*="/registrarPagamento"]').count()).toBe(0)
    await processo.julgarRecurso('provido')
    const { auto, pago } = await processo.ficha()
    expect(pago).toBe(false)
    expect(auto.penalidades).toEqual([])
    expect(await processo.multaNaTela()).not.toMatch(/R\$/)
  })

  it('sem defesa: julgado à revelia, pago, e só então o veículo sai, com o que a lei exige', async () => {
    cena.passam(1)
    const processo = new Processo(cena)
    await processo.lavrar(ids, caso.apreende)
    const preso = new Recolhimento(cena)
    await preso.recolher(processo, {
      medida: 'apreensao',
      local: 'Depósito municipal',
      guarda: 'Guarda do pátio',
      inventario: 'Documento e triângulo',
      chaves: '1',
    })
    expect((await preso.ficha()).faltam.map((f) => f.codigo)).toEqual(caso.faltam)
    await processo.aRevelia()
    await processo.dar('procuradoria', 'registrarPagamento')
    expect((await processo.ficha()).pago).toBe(true)
    for (const { codigo } of (await preso.ficha()).faltam) {
      if (codigo === 'recolhimento.sem-regularizacao') {
        await preso.dar('fiscal', 'constatarRegularizacao', { descricao: 'Corrigido e visto.' })
      } else if (codigo === 'recolhimento.despesas-em-aberto') {
        await preso.dar('atendente', 'pagarDespesas')
      } else expect(codigo).toBe('recolhimento.sem-nova-vistoria')
    }
    await preso.liberar()
    expect((await preso.ficha()).recolhimento.situacao).toBe('liberado')
  })

  it('cassada a outorga, não se licencia mais, e o prontuário diz por quê', async () => {
    cena.passam(1)
    const perda = new Perda(cena)
    await perda.propor(ids.outorga, caso.hipotese)
    await perda.levarAoFim()
    const tela = await cena.como('atendente')
    await tela.ir(`/outorgas/${ids.outorga}`)
    expect(await tela.texto('.situacao')).toMatch(/acabou por/)
    expect(await dispositivos(tela.page.locator('.situacao'))).not.toEqual([])
    expect(await tela.page.locator('main a[href*="/licenciarOutorga"]').count()).toBe(0)
  })
})

describe('Maricá: quem leva quem não é estudante (art. 40)', () => {
  const cena = cenas('marica')

  it('perde a permissão e o certificado, e por 24 meses não volta', async () => {
    cena.em('2025-03-10')
    await cena.parametros()
    const nome = 'Dirce do Flagrante'
    const dono = await cena.pessoa({ dados: { nome } })
    const trio = await cena.requerer(dono, await cena.veiculo(dono))
    await cena.fazer('gestor', `/outorgas/${trio.outorga}/concederOutorga`, {})
    await cena.fazer('atendente', '/condutores', cena.inscricao(trio))
    const processo = new Processo(cena)
    await processo.lavrar(trio, { procurar: 'art. 40', dispositivo: 'art40_cpt' }, 'fiscal', nome)
    await processo.aRevelia()
    const desde = cena.hoje
    for (const penalidade of [
      'cassacao-da-outorga',
      'cassacao-do-certificado-de-condutor',
      'vedacao-de-inscricao-24-meses',
    ]) {
      await processo.dar('gestor', 'executarPenalidade', { penalidade })
    }
    const gestor = await cena.como('gestor')
    await gestor.ir(`/outorgas/${trio.outorga}`)
    expect(await gestor.texto('.situacao')).toContain('acabou por cassação')

    const fim = addMeses(desde, 24, 'ultimo-dia')
    cena.em(fim)
    const tela = await cena.como('atendente')
    await tela.ir(`/veiculos/${trio.veiculo}`)
    expect(await tela.texto()).toContain(br(fim))
    const nova = await cena.dar('atendente', '/outorgas', cena.requerimento(dono, trio.veiculo))
    expect(nova.corpo.recusas?.map((r) => r.codigo)).toContain('veiculo.vedado')
    expect(await dispositivos(tela.page.locator('main'))).toContain('art40_cpt')
    cena.passam(1)
    const depois = await cena.dar('atendente', '/outorgas', cena.requerimento(dono, trio.veiculo))
    expect(depois.corpo.recusas?.map((r) => r.codigo) ?? []).not.toContain('veiculo.vedado')
  })
})

import { describe, expect, it } from 'vitest'
import type { NomeDeCidade } from '../../src/server/prova/casa.ts'
import { abrirCenas, br } from './apoio/cena.ts'
import { Transferencia } from './apoio/transferencia.ts'
import { Vida } from './apoio/vida.ts'

const cenas = await abrirCenas()

type Caso = Readonly<{
  cidade: NomeDeCidade
  /** After how many months it is late, and where the law says so. */
  licenca: Readonly<{ meses: number; dispositivo: string }>
  /** Where the licence is of the vehicle: what the vehicle that enters still lacks, inspected. */
  daTroca?: string
  morte: Readonly<{ hipotese: string; dispositivo: string; papel: string; papeis: string[] }>
}>

const casos: readonly Caso[] = [
  {
    cidade: 'manaus',
    licenca: { meses: 13, dispositivo: 'art17_cpt' },
    morte: {
      hipotese: 'morte-viuva',
      dispositivo: 'art21_cpt_inc2',
      papel: 'certidao-de-obito',
      papeis: ['prova-de-casamento-ou-uniao'],
    },
  },
  {
    cidade: 'cidade-ocidental',
    licenca: { meses: 7, dispositivo: 'art5_cpt_inc15' },
    morte: {
      hipotese: 'por-morte',
      dispositivo: 'art3_par5',
      papel: 'certidao-de-obito',
      papeis: ['prova-do-vinculo'],
    },
  },
  {
    cidade: 'marica',
    licenca: { meses: 7, dispositivo: 'art15_par2' },
    daTroca: 'art12_cpt_inc3',
    morte: {
      hipotese: 'sucessao',
      dispositivo: 'art25_cpt',
      papel: 'certidao-de-obito',
      papeis: ['alvara-judicial'],
    },
  },
]

describe.each(casos)('$cidade: a vida de uma outorga, do pedido à baixa', (caso) => {
  const { cidade, licenca, morte, daTroca } = caso
  const cena = cenas(cidade)
  const vida = new Vida(cena)

  it('pedida, concedida e licenciada; afastada por dez dias, volta em cinco', async () => {
    cena.em('2025-03-10')
    await cena.parametros()
    await vida.comecar()
    expect(await vida.situacao()).toMatch(/Regular/)
    cena.passam(20)
    await vida.afastar()
    expect(await (await vida.aba('vida')).texto()).toMatch(/04\/04\/2025/)
  })

  it('troca o veículo, que só trabalha depois da sua vistoria', async () => {
    cena.passam(10)
    expect(await vida.substituir()).not.toMatch(/Regular/)
    if (daTroca !== undefined) {
      await vida.situacao()
      expect(await vida.faltas()).toEqual([daTroca])
      await vida.licenciar()
    }
    expect(await vida.situacao()).toMatch(/Regular/)
  })

  it('sem licenciar no tempo, não trabalha, com o artigo; tarde, licencia', async () => {
    const { antes, depois } = await vida.atrasarLicenciamento(licenca.meses)
    expect(antes).toContain(licenca.dispositivo)
    expect(depois).not.toContain(licenca.dispositivo)
  })

  it('morre o titular: faltando papel não se defere; completo, o novo termo diz qual substitui', async () => {
    cena.passam(3)
    const nome = `Viúva de ${cena.pacote.lei.municipio.nome}`
    const viuva = await cena.pessoa({ dados: { nome } })
    await vida.dar('atendente', 'comunicarObito', {
      obitoEm: br(cena.hoje),
      por: 'conjuge',
      'deixou.conjuge': true,
    })
    expect(await vida.situacao()).not.toMatch(/Regular/)
    const alvara = cena.pacote.prazos.transferencia?.alvara === undefined ? {} : { alvara: 'true' }
    const quem = { nome, veiculo: await cena.veiculo(viuva) }
    await vida.requerer(morte.hipotese, quem, { vinculo: 'conjuge', ...alvara })
    for (const papel of morte.papeis) await vida.papel(viuva, papel)
    if ('alvara' in alvara) await vida.papel(viuva, 'alvara-judicial')
    const gestor = await cena.como('gestor')
    await gestor.ir(`/outorgas/${vida.outorga}`)
    expect(await gestor.fechado(/Deferir transferência/)).toContain(morte.dispositivo)
    await vida.papel(vida.titular, morte.papel)
    const numero = (await vida.ficha()).outorga.numero ?? '?'
    await vida.concluir()
    expect(await vida.aoNovoTermo()).toContain('Novo termo assinado')
    expect(await (await vida.aba('transferencia')).texto()).toContain(numero)
    expect(await vida.impresso(/Termo|Alvará|Autorização|Permissão|Licença/)).toMatch(/^%PDF/)
  })

  it('baixada a pedido, encerra-se, e o prontuário fica', async () => {
    cena.passam(30)
    await vida.dar('gestor', 'baixarOutorga', { motivo: 'A pedido de quem a tem.' })
    expect(await vida.situacao()).toMatch(/baixada/i)
  })
})

describe('Manaus: ao auxiliar, com a taxa que o município fixou', () => {
  const cena = cenas('manaus')
  const passa = new Transferencia(cena)

  it('no dia em que faz um ano ainda não; no seguinte pede-se, e sem a taxa paga não se defere', async () => {
    cena.em('2024-03-04')
    await cena.parametros()
    Object.assign(passa, await cena.concedida({ dados: { nome: 'Titular que cede' } }))
    const nome = 'Zenaide Auxiliar'
    const auxiliar = await cena.pessoa({ dados: { nome } })
    await cena.fazer('atendente', '/condutores', {
      pessoa: auxiliar,
      outorga: passa.outorga,
      funcao: 'auxiliar',
      presencial: true,
      jornada: { inicio: '06:00', fim: '14:00' },
    })
    const tela = await cena.como('atendente')
    cena.em('2025-03-04')
    await tela.ir(`/outorgas/${passa.outorga}`)
    expect(await tela.fechado(/Requerer transferência/)).toEqual([
      'art20_cpt',
      'art21_cpt',
      'art22_cpt',
    ])
    cena.em('2025-03-05')
    await passa.requerer('ao-auxiliar', { nome, veiculo: await cena.veiculo(auxiliar) })
    await cena.fixar('taxa-de-transferencia', '2')
    const gestor = await cena.como('gestor')
    await gestor.ir(`/outorgas/${passa.outorga}`)
    expect(await gestor.fechado(/Deferir transferência/)).toContain('art21_cpt_inc1')
    await passa.dar('atendente', 'lancarTaxa', { taxa: 'transferencia' })
    await passa.aba('taxas').then((aba) => aba.comando('pagarTaxa'))
    await gestor.enviar()
    await passa.concluir()
    expect(await passa.aoNovoTermo()).toContain('Ao mototaxista auxiliar')
  })
})

describe('Cidade Ocidental: em vida não se transfere', () => {
  const cena = cenas('cidade-ocidental')
  it('o botão está fechado, com o artigo', async () => {
    cena.em('2025-11-24')
    const { outorga } = await cena.concedida()
    const tela = await cena.como('atendente')
    await tela.ir(`/outorgas/${outorga}`)
    expect(await tela.fechado(/Requerer transferência/)).toEqual(['art3_par5'])
  })
})

describe('Maricá: parcial, de empresa que conserva outra', () => {
  const cena = cenas('marica')
  const passa = new Transferencia(cena)
  it('o novo termo nasce, e no que fica averba-se', async () => {
    cena.em('2024-03-04')
    const empresa = await cena.pessoa({ tipo: 'juridica', dados: { nome: 'Duas Vans Ltda.' } })
    const nova = async () => {
      const { outorga } = await cena.requerer(empresa, await cena.veiculo(empresa))
      await cena.fazer('gestor', `/outorgas/${outorga}/concederOutorga`, {})
      return outorga
    }
    const fica = await nova()
    passa.outorga = await nova()
    cena.em('2025-03-05')
    const nome = 'Quitéria Que Recebe'
    const pessoa = await cena.pessoa({ dados: { nome } })
    await passa.requerer(
      'em-vida',
      { nome, veiculo: await cena.veiculo(pessoa) },
      { modo: 'parcial', firmaReconhecida: 'true' },
    )
    await passa.concluir()
    passa.outorga = fica
    expect(await (await passa.aba('transferencia')).texto()).toContain('Averbação de 05/03/2025')
  })
})

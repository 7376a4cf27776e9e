import { addDias, type Dia } from '#core/calendar/dia.ts'
import { itensDeVistoriaEm } from '../leituras/catalogo.ts'
import {
  cadastrarPessoaApta,
  cadastrarVeiculoApto,
  renovarPapeisDoVeiculo,
  type VeiculoDaHistoria,
} from './cadastros.ts'
import type { Roteiro } from './roteiro.ts'

export type HistoriaDeOutorga = Readonly<{
  rotulo: string
  nome: string
  pessoa: 'fisica' | 'juridica'
  /** A company's driver. */
  condutor?: string
  veiculo: VeiculoDaHistoria
  /** Days ago: of the request, and (if granted) inspected and licensed after it. */
  ha: number
  ate: 'cadastro' | 'requerida' | 'concedida' | 'vistoriada' | 'licenciada'
  /** A first inspection that failed. */
  reprovada?: boolean
  faltam?: readonly string[]
}>

export type OutorgaDaHistoria = Readonly<{
  outorga: string
  veiculo: string
  titular: string
  inicio: Dia
}>

/** From the register to where the story stops, each step by its own command. */
export async function contarOutorga(r: Roteiro, h: HistoriaDeOutorga): Promise<OutorgaDaHistoria> {
  const dia = r.ha(h.ha)
  const { rotulo } = h
  const titular = await cadastrarPessoaApta(r, {
    rotulo,
    nome: h.nome,
    tipo: h.pessoa,
    dia,
    ...(h.faltam === undefined ? {} : { faltam: h.faltam }),
  })
  const veiculo = await cadastrarVeiculoApto(r, { rotulo, veiculo: h.veiculo, titular, dia })
  const outorga = r.id(`outorga/${rotulo}`)
  const contada = { outorga, veiculo, titular, inicio: addDias(dia, 4) }
  if (h.ate === 'cadastro') return contada
  const pedeSelecao = r.servico.pacote.requisitos.some((q) => q.exige.forma === 'licitacao')
  await r.fazer(`${rotulo}/requerer`, {
    nome: 'requererOutorga',
    alvo: outorga,
    dia: addDias(dia, 1),
    papel: pedeSelecao ? 'gestor' : 'atendente',
    dados: {
      titular,
      veiculo,
      presencial: true,
      ...(pedeSelecao
        ? {
            selecao: {
              edital: 'Edital 001',
              classificacao: 1 + (h.ha % 90),
              motivo: 'Disputa anterior ao sistema; resultado no diário oficial.',
            },
          }
        : {}),
    },
  })
  if (h.ate === 'requerida') return contada
  await r.fazer(`${rotulo}/conceder`, {
    nome: 'concederOutorga',
    alvo: outorga,
    dia: contada.inicio,
    papel: 'gestor',
    dados: {},
  })
  await inscrever(r, h, contada)
  if (h.ate === 'concedida') return contada
  await vistoriar(r, h, contada)
  if (h.ate === 'vistoriada') return contada
  await r.fazer(`${rotulo}/licenciar`, {
    nome: 'licenciarOutorga',
    alvo: outorga,
    dia: addDias(contada.inicio, 4),
    papel: 'atendente',
    dados: { presencial: true },
  })
  return contada
}

async function inscrever(r: Roteiro, h: HistoriaDeOutorga, o: OutorgaDaHistoria): Promise<void> {
  const empresa = h.pessoa === 'juridica'
  const dia = addDias(o.inicio, 1)
  const pessoa = empresa
    ? await cadastrarPessoaApta(r, {
        rotulo: `${h.rotulo}-condutor`,
        nome: h.condutor ?? 'Condutor da Empresa',
        tipo: 'fisica',
        dia: o.inicio,
      })
    : o.titular
  await r.fazer(`${h.rotulo}/inscrever`, {
    nome: 'inscreverCondutor',
    alvo: r.id(`condutor/${h.rotulo}`),
    dia,
    papel: 'atendente',
    dados: {
      pessoa,
      outorga: o.outorga,
      funcao: empresa ? 'contratado' : 'titular',
      presencial: true,
    },
  })
}

async function vistoriar(r: Roteiro, h: HistoriaDeOutorga, o: OutorgaDaHistoria): Promise<void> {
  const dia = addDias(o.inicio, 2)
  const itens = itensDeVistoriaEm(r.servico.pacote, h.veiculo.tipo, dia)
  const responder = (reprovado: string | undefined) => ({
    presencial: true,
    itens: itens.map(({ id }) =>
      id === reprovado
        ? { item: id, conforme: false, observacao: 'Fora do padrão; corrigir e voltar.' }
        : { item: id, conforme: true },
    ),
  })
  if (h.reprovada === true) {
    await r.fazer(`${h.rotulo}/reprovar`, {
      nome: 'vistoriar',
      alvo: o.veiculo,
      dia,
      papel: 'vistoriador',
      dados: responder(itens.find((i) => i.gravidade === 'impeditivo')?.id),
    })
  }
  await renovarPapeisDoVeiculo(r, {
    rotulo: `${h.rotulo}/vistoria`,
    veiculo: o.veiculo,
    tipo: h.veiculo.tipo,
    dia,
  })
  await r.fazer(`${h.rotulo}/vistoriar`, {
    nome: 'vistoriar',
    alvo: o.veiculo,
    dia: addDias(dia, 1),
    papel: 'vistoriador',
    dados: responder(undefined),
  })
}

import type { Documento } from '#core/pessoa/pessoa.ts'
import type { TipoDeVeiculo } from '#core/veiculo/veiculo.ts'
import type { Dia } from '#core/calendar/dia.ts'
import { addDias, anoDe } from '#core/calendar/dia.ts'
import { caracteristicasQueBastam, papeisQueBastam } from './apto.ts'
import {
  chassiFicticio,
  cnpjFicticio,
  cpfFicticio,
  placaFicticia,
  renavamFicticio,
} from './ficticios.ts'
import type { Roteiro } from './roteiro.ts'

export type VeiculoDaHistoria = Readonly<{
  tipo: TipoDeVeiculo
  marca: string
  modelo: string
  idade: number
  lugares?: number
  portas?: number
  cilindrada?: number
}>

/** Registers a person (or a company) with every paper that the pack asks of a holder and driver. */
export async function cadastrarPessoaApta(
  r: Roteiro,
  p: Readonly<{
    rotulo: string
    nome: string
    tipo: 'fisica' | 'juridica'
    dia: Dia
    faltam?: readonly string[]
  }>,
): Promise<string> {
  const id = r.id(`pessoa/${p.rotulo}`)
  const fisica = p.tipo === 'fisica'
  await r.fazer(`${p.rotulo}/cadastro`, {
    nome: 'cadastrarPessoa',
    alvo: id,
    dia: p.dia,
    dados: {
      tipo: p.tipo,
      nome: p.nome,
      identificador: fisica ? cpfFicticio(id) : cnpjFicticio(id),
      ...(fisica ? { nascimento: `${1972 + (p.nome.length % 20)}-06-15` } : {}),
      endereco: {
        logradouro: 'Rua das Acácias',
        numero: String(100 + p.nome.length),
        bairro: 'Centro',
        municipio: r.servico.municipio,
      },
      telefone: '(00) 90000-0000',
    },
  })
  const papeis = papeisQueBastam(r.servico.pacote, {
    sujeitos: fisica ? ['titular', 'condutor'] : ['titular'],
    operacoes: [
      'requerer-outorga',
      'conceder-outorga',
      'inscrever-condutor',
      'licenciar',
      'operar',
    ],
    quem: { pessoa: p.tipo },
    rotulo: id,
    emitidosEm: p.dia,
  })
  for (const papel of papeis.filter((d) => !p.faltam?.includes(d.tipo))) {
    await juntar(r, 'juntarDocumento', `${p.rotulo}/papel/${papel.tipo}`, id, papel)
  }
  return id
}

/** Registers a vehicle of the holder's own with the papers that the pack asks. */
export async function cadastrarVeiculoApto(
  r: Roteiro,
  p: Readonly<{ rotulo: string; veiculo: VeiculoDaHistoria; titular: string; dia: Dia }>,
): Promise<string> {
  const id = r.id(`veiculo/${p.rotulo}`)
  const { idade, ...v } = p.veiculo
  await r.fazer(`${p.rotulo}/veiculo`, {
    nome: 'cadastrarVeiculo',
    alvo: id,
    dia: p.dia,
    dados: {
      ...v,
      placa: placaFicticia(id),
      chassi: chassiFicticio(id),
      renavam: renavamFicticio(id),
      anoFabricacao: anoDe(p.dia) - idade,
      anoModelo: anoDe(p.dia) - idade,
      cor: 'branca',
      combustivel: 'gasolina',
      ...(v.lugares === undefined ? {} : { cintos: v.lugares }),
      caracteristicas: caracteristicasQueBastam(r.servico.pacote),
      propriedade: { regime: 'proprio', pessoa: p.titular, desde: addDias(p.dia, -60) },
    },
  })
  await renovarPapeisDoVeiculo(r, { ...p, veiculo: id, tipo: v.tipo, rotulo: `${p.rotulo}/inicio` })
  return id
}

/** Brings every paper of the vehicle up to date on a day. */
export async function renovarPapeisDoVeiculo(
  r: Roteiro,
  p: Readonly<{ rotulo: string; veiculo: string; tipo: TipoDeVeiculo; dia: Dia }>,
): Promise<void> {
  const papeis = papeisQueBastam(r.servico.pacote, {
    sujeitos: ['veiculo'],
    operacoes: ['conceder-outorga', 'inscrever-condutor', 'vistoriar', 'licenciar', 'operar'],
    quem: { tipoDeVeiculo: p.tipo },
    rotulo: p.veiculo,
    emitidosEm: p.dia,
  })
  for (const papel of papeis) {
    const rotulo = `${p.rotulo}/papel-do-veiculo/${papel.tipo}`
    await juntar(r, 'juntarDocumentoDoVeiculo', rotulo, p.veiculo, papel)
  }
}

const juntar = (r: Roteiro, nome: string, rotulo: string, alvo: string, documento: Documento) =>
  r.fazer(rotulo, { nome, alvo, dia: documento.emitidoEm, dados: { documento } })

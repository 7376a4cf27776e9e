import { anoDe } from '#core/calendar/dia.ts'
import { contarAuto, type HistoriaDeAuto } from './autos.ts'
import { contarOutorga, type HistoriaDeOutorga } from './outorgas.ts'
import { contarSelecao } from './selecao.ts'
import type { Roteiro } from './roteiro.ts'

/** What a city's demonstration is made of. Values of parameters are made up and say so. */
export type Cidade = Readonly<{
  parametros: Readonly<Record<string, unknown>>
  /** Of the fiscal unit in the current year, which public sources do not give yet. */
  unidadeFiscal?: Readonly<{ parametro: string; valor: number }>
  outorgas: readonly HistoriaDeOutorga[]
  /** Around where the records are. */
  centro: NonNullable<HistoriaDeAuto['coordenadas']>
  /** Records against the grant of that label. */
  autos: readonly (HistoriaDeAuto & { de: string })[]
}>

const DECRETO = 'Valor de demonstração (fictício)'

/** Fixes the parameters, then tells each grant's story, then the records'. */
export async function contarCidade(r: Roteiro, cidade: Cidade): Promise<void> {
  for (const [parametro, valor] of Object.entries(cidade.parametros)) {
    await r.fazer(`parametro/${parametro}`, {
      nome: 'fixarParametro',
      alvo: parametro,
      dia: r.ha(400),
      papel: 'gestor',
      dados: { desde: r.ha(3650), valor, fonte: DECRETO },
    })
  }
  if (cidade.unidadeFiscal !== undefined) {
    const { parametro, valor } = cidade.unidadeFiscal
    const desde = `${anoDe(r.hoje)}-01-01`
    await r.fazer(`parametro/${parametro}/${desde}`, {
      nome: 'fixarParametro',
      alvo: parametro,
      dia: desde,
      papel: 'gestor',
      dados: { desde, valor, fonte: DECRETO },
    })
  }
  const outorgas = new Map<string, Awaited<ReturnType<typeof contarOutorga>>>()
  for (const h of cidade.outorgas) outorgas.set(h.rotulo, await contarOutorga(r, h))
  for (const [i, { de, ...h }] of cidade.autos.entries()) {
    const outorga = outorgas.get(de)
    if (outorga === undefined) throw new Error(`a história ${h.rotulo} cita ${de}, que não existe`)
    await contarAuto(r, outorga, { ...h, coordenadas: perto(cidade.centro, i) })
  }
  await contarSelecao(r)
}

/** A place a few streets away, another for each record. */
const perto = ({ latitude, longitude }: Cidade['centro'], i: number): Cidade['centro'] => ({
  latitude: latitude + ((i * 7) % 5) * 0.004,
  longitude: longitude + ((i * 5) % 7) * 0.004,
})

const autosPadrao = (
  dispositivos: readonly [string, string, string],
  local: string,
): Cidade['autos'] => {
  const [leve, medio, grave] = dispositivos
  const base = { local, descricao: 'Constatado em fiscalização de rotina.' }
  return [
    { ...base, de: 'regular', rotulo: 'lavrado', dispositivo: leve, ha: 2, ate: 'lavrado' },
    { ...base, de: 'regular', rotulo: 'em-defesa', dispositivo: medio, ha: 9, ate: 'em-defesa' },
    { ...base, de: 'regular', rotulo: 'sem-defesa', dispositivo: leve, ha: 40, ate: 'em-defesa' },
    {
      ...base,
      de: 'regular',
      rotulo: 'defendido',
      dispositivo: medio,
      ha: 20,
      ate: 'defendido',
      defende: true,
    },
    { ...base, de: 'vencida', rotulo: 'revel', dispositivo: grave, ha: 50, ate: 'revel' },
  ]
}

const comMulta = (dispositivo: string, local: string): Cidade['autos'] => {
  const base = { local, descricao: 'Constatado em fiscalização de rotina.', dispositivo }
  return [
    { ...base, de: 'vencida', rotulo: 'definitivo', ha: 120, ate: 'definitivo' },
    { ...base, de: 'vencida', rotulo: 'recorrido', ha: 60, ate: 'recorrido', defende: true },
  ]
}

const moto = (modelo: string, idade: number): HistoriaDeOutorga['veiculo'] => ({
  tipo: 'motocicleta',
  marca: 'Honda',
  modelo,
  idade,
  cilindrada: 160,
})
const van = (idade: number): HistoriaDeOutorga['veiculo'] => ({
  tipo: 'van',
  marca: 'Renault',
  modelo: 'Master',
  idade,
  lugares: 16,
  portas: 4,
})

const historias = (
  nomes: readonly [string, string, string, string, string, string],
  veiculo: (idade: number) => HistoriaDeOutorga['veiculo'],
): HistoriaDeOutorga[] => {
  const [regular, vencida, reprovada, pedido, incompleto, pronto] = nomes
  const comum = { pessoa: 'fisica' } as const
  return [
    { ...comum, rotulo: 'regular', nome: regular, veiculo: veiculo(1), ha: 90, ate: 'licenciada' },
    { ...comum, rotulo: 'vencida', nome: vencida, veiculo: veiculo(2), ha: 300, ate: 'licenciada' },
    {
      ...comum,
      rotulo: 'reprovada',
      nome: reprovada,
      veiculo: veiculo(2),
      ha: 40,
      ate: 'vistoriada',
      reprovada: true,
    },
    { ...comum, rotulo: 'pedido', nome: pedido, veiculo: veiculo(1), ha: 12, ate: 'requerida' },
    {
      ...comum,
      rotulo: 'incompleto',
      nome: incompleto,
      veiculo: veiculo(1),
      ha: 8,
      ate: 'requerida',
      faltam: ['cnh', 'certidao-criminal'],
    },
    { ...comum, rotulo: 'pronto', nome: pronto, veiculo: veiculo(1), ha: 5, ate: 'cadastro' },
  ]
}

const empresa = (nome: string, condutor: string): HistoriaDeOutorga => ({
  rotulo: 'empresa',
  nome,
  pessoa: 'juridica',
  condutor,
  veiculo: {
    tipo: 'microonibus',
    marca: 'Marcopolo',
    modelo: 'Volare',
    idade: 3,
    lugares: 26,
    portas: 2,
  },
  ha: 70,
  ate: 'licenciada',
})

/** By pack. */
export const CIDADES: Readonly<Record<string, Cidade>> = {
  'am-manaus-mototaxi': {
    centro: { latitude: -3.1019, longitude: -60.025 },
    parametros: {
      populacao: 2_000_000,
      'habitantes-por-permissao': 225,
      'tarifa-bandeirada': 450,
      'tarifa-quilometro': 180,
      'tarifa-quilometro-bandeira-2': 230,
      'tarifa-hora-parada': 2000,
      'bandeira-2-dias': ['domingo', 'feriado'],
      'bandeira-2-meses': ['dezembro'],
      'bandeira-2-areas': ['Zona rural'],
      'bandeira-2-horarios': ['22:00-06:00'],
    },
    unidadeFiscal: { parametro: 'valor-da-ufm', valor: 15_120 },
    outorgas: historias(
      [
        'João Batista Lima',
        'Raimundo Nonato Pereira',
        'Francisca Alves',
        'Antônio Garcia',
        'Sebastião Melo',
        'Rosângela Prado',
      ],
      (idade) => moto('CG 160 Titan', idade),
    ),
    autos: [
      ...autosPadrao(
        ['art32_cpt_inc17', 'art32_cpt_inc19', 'art32_cpt_inc18'],
        'Av. Djalma Batista, 1661',
      ),
      ...comMulta('art32_cpt_inc30', 'Av. Constantino Nery, 900'),
    ],
  },
  'go-cidade-ocidental-escolar': {
    centro: { latitude: -16.0766, longitude: -47.9252 },
    parametros: { 'numero-maximo-de-autorizacoes': 40 },
    outorgas: [
      ...historias(
        [
          'Maria Aparecida Souza',
          'José Carlos Vieira',
          'Divina Ribeiro',
          'Wanderley Costa',
          'Cleusa Martins',
          'Edson Araújo',
        ],
        van,
      ),
      empresa('Transporte Escolar Girassol Ltda.', 'Adão Ferreira'),
    ],
    autos: [
      ...autosPadrao(['art20_cpt_inc2', 'art20_cpt_inc16', 'art20_cpt_inc36'], 'Quadra 12, Centro'),
      ...comMulta('art20_cpt_inc4', 'SQ 15, Quadra 5'),
    ],
  },
  'rj-marica-escolar': {
    centro: { latitude: -22.9186, longitude: -42.8186 },
    // The decree's table of fines is left unset, as the law itself leaves it.
    parametros: {
      populacao: 200_000,
      'habitantes-por-licenca': 1000,
      'numero-maximo-de-veiculos': 180,
    },
    outorgas: [
      ...historias(
        [
          'Cláudia Regina Mattos',
          'Paulo Sérgio Braga',
          'Luciana Teixeira',
          'Marcos Vinícius Leal',
          'Sônia Barcelos',
          'Renato Figueira',
        ],
        van,
      ),
      empresa('Ponta Negra Transportes Ltda.', 'Hélio Siqueira'),
    ],
    autos: autosPadrao(
      ['art27_cpt_inc7', 'art27_cpt_inc6', 'art27_cpt_inc17'],
      'Rua Abreu Rangel, 120',
    ),
  },
}

import type { Requisito } from '#law/esquema/requisitos.ts'
import type { Pacote } from '#law/pacote.ts'

/*
 * An invented law of an invented city, for the engine's tests: each shape of the pack appears in
 * it, and a real city's change never breaks them.
 */

const FONTE = 'Lei nº 1, de 02/01/2020'
const palavra = (singular: string, plural: string, genero: 'm' | 'f') => ({
  singular,
  plural,
  genero,
})

type Escrito = Omit<Requisito, 'pede' | 'marco'> & Partial<Pick<Requisito, 'pede' | 'marco'>>
const req = (r: Escrito): Requisito => ({ pede: `Atender a ${r.id}`, marco: 'decisao', ...r })

/** Every requirement; each test picks those that it needs with `soCom`. */
const requisitos: readonly Requisito[] = [
  req({
    id: 'idade',
    operacoes: ['conceder-outorga'],
    sujeito: 'titular',
    quando: { pessoa: 'fisica' },
    exige: { forma: 'idade-minima', anos: 21 },
    fundamentos: ['art4_cpt_inc1'],
  }),
  req({
    id: 'cnh',
    operacoes: ['conceder-outorga', 'operar'],
    sujeito: 'titular',
    quando: { pessoa: 'fisica' },
    exige: { forma: 'cnh', categorias: ['D', 'E'] },
    fundamentos: ['art4_cpt_inc2'],
  }),
  req({
    id: 'certidao',
    operacoes: ['conceder-outorga'],
    sujeito: 'titular',
    exige: { forma: 'documento', tipo: 'certidao', negativa: true, emitidoHaMenosDe: 30 },
    fundamentos: ['art4_cpt_inc3'],
    marco: 'pedido',
  }),
  req({
    id: 'unica',
    operacoes: ['conceder-outorga'],
    sujeito: 'titular',
    exige: { forma: 'unica-outorga-por-titular' },
    fundamentos: ['art4_par1'],
  }),
  req({
    id: 'vida-util',
    operacoes: ['conceder-outorga', 'vistoriar', 'operar'],
    sujeito: 'veiculo',
    exige: {
      forma: 'idade-maxima-do-veiculo',
      lacuna: 'kombi-sem-limite',
      anos: [
        { desde: '2020-01-02', valor: { van: 10, kombi: 10 }, fonte: FONTE },
        { desde: '2025-01-10', valor: { van: 20 }, fonte: 'Lei nº 2, de 10/01/2025' },
        { desde: '2025-12-08', valor: { van: 20, kombi: 20 }, fonte: 'Lei nº 3, de 08/12/2025' },
      ],
    },
    fundamentos: ['art6_cpt'],
  }),
  req({
    id: 'propriedade',
    operacoes: ['conceder-outorga'],
    sujeito: 'veiculo',
    exige: { forma: 'propriedade', admite: ['proprio', 'arrendamento'] },
    fundamentos: ['art4_cpt_inc4'],
  }),
  req({
    id: 'livre',
    operacoes: ['conceder-outorga'],
    sujeito: 'veiculo',
    exige: { forma: 'veiculo-livre' },
    fundamentos: ['art4_par1'],
  }),
  req({
    id: 'quota',
    operacoes: ['conceder-outorga'],
    sujeito: 'outorga',
    exige: {
      forma: 'quota',
      calculo: {
        por: 'razao',
        populacao: 'populacao',
        habitantesPorOutorga: 'habitantes-por-outorga',
      },
    },
    fundamentos: ['art2_par1u'],
  }),
  req({
    id: 'condutor-idade',
    operacoes: ['inscrever-condutor'],
    sujeito: 'condutor',
    exige: { forma: 'idade-minima', anos: 21 },
    fundamentos: ['art5_cpt_inc1'],
  }),
  req({
    id: 'condutor-cnh',
    operacoes: ['inscrever-condutor', 'operar'],
    sujeito: 'condutor',
    exige: { forma: 'cnh', categorias: ['D'] },
    fundamentos: ['art5_cpt_inc2'],
  }),
  req({
    id: 'um-auxiliar',
    operacoes: ['inscrever-condutor'],
    sujeito: 'outorga',
    exige: { forma: 'maximo-de-condutores', funcao: 'auxiliar', maximo: 1 },
    fundamentos: ['art5_par1u'],
  }),
  req({
    id: 'vistoria',
    operacoes: ['licenciar', 'operar'],
    sujeito: 'veiculo',
    exige: { forma: 'vistoria-valida' },
    fundamentos: ['art7_cpt'],
  }),
  req({
    id: 'vigente',
    operacoes: ['inscrever-condutor', 'licenciar', 'operar'],
    sujeito: 'outorga',
    exige: { forma: 'outorga-vigente' },
    fundamentos: ['art3_cpt'],
  }),
  req({
    id: 'taxas',
    operacoes: ['licenciar'],
    sujeito: 'outorga',
    exige: { forma: 'taxas-pagas' },
    fundamentos: ['art9_cpt'],
  }),
  req({
    id: 'presenca',
    operacoes: ['licenciar'],
    sujeito: 'titular',
    exige: { forma: 'presenca-do-titular' },
    fundamentos: ['art8_par1u'],
  }),
  req({
    id: 'licenciamento',
    operacoes: ['operar'],
    sujeito: 'outorga',
    exige: { forma: 'licenciamento-valido' },
    fundamentos: ['art8_cpt'],
  }),
]

const textoDe = (id: string, desde = '2020-01-02') => ({
  id,
  rotulo: id,
  redacoes: [{ texto: `Texto de ${id}.`, desde, fonte: FONTE }],
})
const item = (id: string, gravidade: 'impeditivo' | 'observacao', mais: object = {}) => ({
  id,
  pergunta: `O veículo atende a ${id}?`,
  gravidade,
  fundamentos: ['art7_cpt_inc1'],
  ...mais,
})
const parametro = (
  id: string,
  tipo: Pacote['parametros'][number]['tipo'],
  fundamentos: string[],
  mais: object = {},
) => ({ id, nome: id, explica: id, tipo, fundamentos, conhecidos: [], ...mais })
const papel = (tipo: string, temValidade: boolean, de: ('pessoa' | 'veiculo')[] = ['pessoa']) => ({
  tipo,
  nome: tipo,
  de,
  temValidade,
  restrito: false,
})

/** The invented law: five-year grants from 2020-01-02, in a city in the zone of São Paulo. */
export const miniLei: Pacote = {
  lei: {
    id: 'zz-mini',
    motor: 1,
    versao: '1',
    urn: 'urn:lex:br;exemplo;vila:municipal:lei:2020-01-02;1',
    titulo: 'Lei de exemplo',
    numero: '1/2020',
    data: '2020-01-02',
    vigenteDesde: '2020-01-02',
    municipio: {
      ibge: '9999999',
      slug: 'vila',
      nome: 'Vila Exemplo',
      uf: 'ZZ',
      fuso: 'America/Sao_Paulo',
      feriados: [],
    },
    servico: { slug: 'servico', nome: 'Serviço de exemplo' },
    termos: {
      titular: palavra('permissionário', 'permissionários', 'm'),
      outorga: palavra('permissão', 'permissões', 'f'),
      condutorAuxiliar: palavra('auxiliar', 'auxiliares', 'm'),
      auto: palavra('auto de infração', 'autos de infração', 'm'),
      termoDeOutorga: palavra('termo', 'termos', 'm'),
      certificadoDeCondutor: palavra('certificado', 'certificados', 'm'),
      licenciamento: palavra('licenciamento', 'licenciamentos', 'm'),
    },
    orgaos: [
      {
        id: 'gestor',
        nomes: [{ desde: '2020-01-02', valor: 'Secretaria', fonte: FONTE }],
        funcao: 'gestão',
        fundamentos: ['art2_cpt'],
      },
    ],
    alteradoras: [],
  },
  texto: [
    ...[
      'art2_cpt',
      'art2_par1u',
      'art3_cpt',
      'art3_par1',
      'art3_par2',
      'art4_cpt_inc1',
      'art4_cpt_inc2',
      'art4_cpt_inc3',
      'art4_cpt_inc4',
      'art4_par1',
      'art5_cpt_inc1',
      'art5_cpt_inc2',
      'art5_par1u',
      'art7_cpt',
      'art7_cpt_inc1',
      'art8_cpt',
      'art8_par1u',
      'art9_cpt',
      'art20_cpt_inc1',
    ].map((id) => textoDe(id)),
    {
      id: 'art6_cpt',
      rotulo: 'Art. 6º',
      redacoes: [
        { texto: 'Dez anos.', desde: '2020-01-02', ate: '2025-01-09', fonte: FONTE },
        { texto: 'Vinte anos.', desde: '2025-01-10', fonte: 'Lei nº 2, de 10/01/2025' },
      ],
    },
  ],
  requisitos,
  prazos: {
    contagem: { mes: 'ultimo-dia', prorrogaEmDiaNaoUtil: true, outrasNormas: [] },
    prazos: [
      {
        id: 'outorga',
        nome: 'Permissão',
        duracao: { quantidade: 5, unidade: 'anos' },
        prorrogacao: { vezes: 1, por: 'igual', discricionaria: true, fundamentos: ['art3_par2'] },
        fundamentos: ['art3_par1'],
      },
      {
        id: 'vistoria',
        nome: 'Vistoria',
        duracao: { quantidade: 6, unidade: 'meses' },
        reduzidoPor: 'prazo-da-vistoria',
        fundamentos: ['art7_cpt'],
      },
      {
        id: 'licenciamento',
        nome: 'Licenciamento',
        duracao: { quantidade: 1, unidade: 'anos' },
        fundamentos: ['art8_cpt'],
        lacuna: 'prazo-do-licenciamento',
      },
      {
        id: 'certificado-de-condutor',
        nome: 'Certificado',
        duracao: { quantidade: 2, unidade: 'anos' },
        fundamentos: ['art5_cpt_inc2'],
      },
    ],
  },
  infracoes: {
    unidadeFiscal: {
      sigla: 'UF',
      parametro: 'valor-uf',
      valorDe: 'fato',
      fundamentos: ['art9_cpt'],
    },
    tabelaDoDecreto: {
      parametro: 'tabela',
      minimo: 15_000,
      maximo: 150_000,
      fundamentos: ['art20_cpt_inc1'],
    },
    reincidencia: {
      especie: 'mesmo-dispositivo',
      janela: { quantidade: 12, unidade: 'meses' },
      fundamentos: ['art20_cpt_inc1'],
    },
    infracoes: [
      {
        dispositivo: 'art20_cpt_inc1',
        resumo: 'Infração',
        medidas: [],
        penalidades: ['multa'],
        multa: { forma: 'tabela-do-decreto' },
        responde: ['titular'],
      },
    ],
  },
  processo: {
    elementosDoAuto: [],
    preparam: ['procuradoria'],
    ciencia: { meios: ['pessoal'], fundamentos: ['art2_cpt'] },
    defesa: { prazo: { quantidade: 10, unidade: 'dias' }, fundamentos: ['art2_cpt'] },
    revelia: { fundamentos: ['art2_cpt'] },
    primeiraInstancia: { orgao: 'gestor', papeis: ['julgador'], fundamentos: ['art2_cpt'] },
    recurso: {
      prazo: { quantidade: 10, unidade: 'dias' },
      orgao: 'gestor',
      papeis: ['recursal'],
      colegiado: false,
      fundamentos: ['art2_cpt'],
    },
    efeitoSuspensivo: { admite: false, fundamentos: ['art2_cpt'] },
    impedimento: { fundamentos: ['art2_cpt'] },
    decisaoDefinitiva: { tituloExtrajudicial: false, fundamentos: ['art2_cpt'] },
  },
  vistoria: {
    selo: { local: 'para-brisa', fundamentos: ['art7_cpt'] },
    determinada: { fundamentos: ['art7_cpt'] },
    itens: [
      item('freios', 'impeditivo'),
      item('pintura', 'observacao'),
      item('saida-de-emergencia', 'impeditivo', { tiposDeVeiculo: ['onibus'] }),
      item('tacografo', 'impeditivo', { desde: '2026-01-01' }),
      item('logomarca', 'impeditivo', { desde: '2027-01-01', soSe: 'houver entidade' }),
    ],
    documentos: [],
  },
  documentos: [
    papel('cnh', true),
    papel('certidao', false),
    papel('curso', true),
    papel('experiencia', false),
    papel('seguro', true, ['veiculo']),
    papel('laudo', true, ['veiculo']),
    papel('medidor', true, ['veiculo']),
    papel('aplicativo', false, ['veiculo']),
  ],
  taxas: [
    {
      id: 'expedicao',
      nome: 'Expedição',
      parametro: 'taxa-de-expedicao',
      fundamentos: ['art9_cpt'],
    },
    {
      id: 'selo',
      nome: 'Selo',
      parametro: 'taxa-do-selo',
      fundamentos: ['art9_cpt'],
      lacuna: 'valor-das-taxas',
    },
  ],
  parametros: [
    parametro('populacao', 'inteiro', ['art2_par1u'], {
      minimo: 1,
      conhecidos: [{ desde: '2022-08-01', valor: 3000, fonte: 'Censo 2022' }],
    }),
    parametro('habitantes-por-outorga', 'inteiro', ['art2_par1u'], { minimo: 1 }),
    parametro('prazo-da-vistoria', 'inteiro', ['art7_cpt'], {
      unidade: 'meses',
      minimo: 1,
      maximo: 6,
    }),
    parametro('taxa-de-expedicao', 'centavos', ['art9_cpt'], { minimo: 0 }),
    parametro('taxa-do-selo', 'unidades-fiscais', ['art9_cpt']),
    parametro('valor-uf', 'centavos', ['art9_cpt']),
    parametro('tabela', 'tabela-de-multas', ['art20_cpt_inc1']),
    parametro('escolha', 'opcao', ['art2_cpt'], { opcoes: ['sim', 'nao'] }),
    parametro('inicio', 'data', ['art2_cpt']),
    parametro('nota', 'texto', ['art2_cpt']),
  ],
  lacunas: [],
  cobertura: { dados: [], semOperacao: [], pendente: [], regras: [] },
  sha256: '',
}

/** The invented law with these requirements only, `id`s of the list or written in full. */
export const soCom = (...escolhidos: readonly (string | Escrito)[]): Pacote => ({
  ...miniLei,
  requisitos: escolhidos.map((e) => {
    if (typeof e !== 'string') return req(e)
    const achado = requisitos.find((r) => r.id === e)
    if (achado === undefined) throw new RangeError(`requisito inexistente na lei de exemplo: ${e}`)
    return achado
  }),
})

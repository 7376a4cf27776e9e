import type { CalculoDeCustos } from '#core/custos/custos.ts'
import type { Auto } from '#core/processo/processo.ts'
import type { Veiculo } from '#core/veiculo/veiculo.ts'
import type { Outorga } from '#core/outorga/outorga.ts'
import type { FichaDaAutuacao, FichaDaOutorga, FichaDeRecolhimento } from './fichas.ts'

/** Files of an invented holder, for the tests of the documents. Numbers have valid check digits. */
export const VEICULO: Veiculo = {
  id: 'v1',
  placa: 'ABC1C34',
  tipo: 'van',
  marca: 'RENAULT',
  modelo: 'MASTER',
  anoFabricacao: 2021,
  caracteristicas: {},
  propriedade: { regime: 'proprio', desde: '2025-01-02' },
  chassi: '93YMAF4XEMJ123456',
  renavam: '00639884962',
  documentos: [],
  placas: [{ placa: 'ABC1C34', desde: '2025-01-02' }],
}

export const OUTORGA: Outorga = {
  id: 'o1',
  situacao: 'concedida',
  titular: 'p1',
  veiculo: 'v1',
  presencial: true,
  requeridaEm: '2026-02-02',
  protocolo: '0007/2026',
  numero: '0012/2026',
  inicio: '2026-03-02',
  termoFinal: '2031-03-02',
  prorrogacoes: 0,
}

const MULTA = {
  valor: 10948,
  em: '2026-09-10',
  reincidente: true,
  passos: [
    'Infração leve: R$ 50,00.',
    'INPC de 2014-12 a 2025-11, fator 1,8246131346: R$ 50,00 × 1,8246131346 = R$ 91,23.',
    'Reincidência, mais 20 %: R$ 91,23 × 1,20 = R$ 109,48.',
  ],
  fundamentos: ['art13_cpt_inc1', 'art13_par1u', 'art14_cpt'],
  lacunas: [],
}

export const AUTO: Auto = {
  id: 'a1',
  numero: '0003/2026',
  dispositivo: 'art19_cpt',
  momento: '2026-05-04T10:35:00Z',
  fatoEm: '2026-05-04',
  local: 'Rua das Acácias, em frente ao nº 120, Centro',
  descricao:
    'Conduzia dois escolares em pé, além da lotação do veículo.\nForam orientados a embarcar em outro.',
  placa: 'ABC1C34',
  veiculo: 'v1',
  outorga: 'o1',
  infratorNome: 'João Antônio da Conceição',
  constatacao: 'campo',
  assinou: false,
  autuante: 'u1',
  responsaveis: [],
  medidas: ['retencao-para-regularizacao'],
  lavradoEm: '2026-05-04',
  fase: 'recorrido',
  processo: '0009/2026',
  notificadoEm: '2026-05-06',
  cienciaEm: '2026-05-11',
  defesaAte: '2026-05-21',
  notificacoes: [],
  impedidos: [],
  ciencias: [],
  defesas: [{ protocoladaEm: '2026-05-21T18:00:00Z', tempestiva: true }],
  julgamento: {
    em: '2026-06-10',
    resultado: 'procedente',
    razoes:
      'O fato foi visto pelo agente e confirmado pela defesa.\n\nA lotação do registro é de quinze lugares.',
    julgador: 'u2',
    aRevelia: false,
    defesaIntempestiva: false,
    reincidente: true,
    penalidades: ['multa', 'suspensao-da-licenca'],
    multa: MULTA,
  },
  cienciaDaDecisaoEm: '2026-06-15',
  recursoAte: '2026-06-25',
  recursos: [{ protocoladaEm: '2026-06-24T15:10:00Z', tempestivo: true }],
  efeito: 'nenhum',
  julgamentoDoRecurso: {
    em: '2026-09-10',
    resultado: 'improvido',
    julgador: 'u3',
    razoes: 'As razões do recurso repetem as da defesa.',
  },
  definitivaEm: '2026-09-10',
  penalidades: ['multa', 'suspensao-da-licenca'],
  multa: MULTA,
  pagamentos: [],
  suspensoes: [],
  movidoEm: '2026-09-10',
  inscricoes: [],
  interrupcoes: [],
  restituicoes: [],
}

const ato = (tipo: string, em: string, autor: string, citacoes: string[], dados: object = {}) => ({
  tipo,
  em,
  autor,
  citacoes,
  dados,
})

export const fichaDaOutorga = (mudar: Partial<FichaDaOutorga> = {}): FichaDaOutorga => ({
  em: '2026-11-30',
  outorga: OUTORGA,
  situacao: {
    regular: false,
    situacao: 'vistoria-vencida',
    desde: '2026-11-11',
    motivos: [{ frase: 'A vistoria venceu em 10/11/2026.', citacoes: ['art. 15, § 2º'] }],
  },
  titular: {
    id: 'p1',
    tipo: 'fisica',
    municipioDoDomicilio: '3302700',
    identidade: { nome: 'Maria Aparecida de Souza Gonçalves', identificador: '52998224725' },
    documentos: [],
    condenacoes: [],
    infracoesDeTransito: [],
    debitos: [],
  },
  veiculo: VEICULO,
  vistorias: {
    realizadas: [
      {
        em: '2026-05-02',
        resultado: 'reprovada',
        defeitos: [{ item: 'pneus', fundamentos: ['art15_cpt'], observacao: 'Estepe liso.' }],
      },
      {
        em: '2026-05-10',
        resultado: 'aprovada',
        numero: '0031/2026',
        validaAte: '2026-11-10',
        defeitos: [],
      },
    ],
  },
  licenciamento: {
    licenciamentos: [{ em: '2026-05-12', validoAte: '2026-11-12', numero: '0020/2026' }],
  },
  condutores: [
    {
      id: 'c1',
      nome: 'João Antônio da Conceição',
      pessoa: 'p2',
      outorga: 'o1',
      funcao: 'auxiliar',
      numero: '0044/2026',
      desde: '2026-03-10',
      certificadoAte: '2028-03-10',
    },
  ],
  autos: [AUTO],
  linha: [
    ato('outorgaConcedida', '2026-03-02', 'Ana Gestora', ['art. 3º', 'art. 4º, § 1º'], {
      verificacoes: [
        {
          requisito: 'maior-de-21',
          fundamentos: ['art4_cpt_inc1'],
          redacaoDesde: '2009-11-25',
          atendido: true,
          fato: {},
        },
        {
          requisito: 'unica',
          fundamentos: ['art4_par1'],
          redacaoDesde: '2009-11-25',
          atendido: true,
          fato: {},
        },
      ],
    }),
    ato('vistoriaReprovada', '2026-05-02', 'Pedro Vistoriador', ['art. 15']),
    ato('vistoriaAprovada', '2026-05-10', 'Pedro Vistoriador', ['art. 14', 'art. 16'], {
      ressalvas: [],
    }),
  ],
  ...mudar,
})

export const fichaDaAutuacao = (auto: Partial<Auto> = {}): FichaDaAutuacao => ({
  auto: { ...AUTO, ...auto },
  dispositivo: {
    citacao: 'art. 19',
    texto:
      'A lotação dos veículos é a do certificado de registro, vedado o transporte de passageiros em pé.',
    desde: '2009-11-25',
    fonte: 'Lei nº 2.302, de 25/11/2009',
  },
  outorga: OUTORGA,
  responsaveis: [
    {
      papel: 'condutor',
      nome: 'João Antônio da Conceição',
      solidario: false,
      citacoes: ['art. 31'],
    },
    {
      papel: 'titular',
      nome: 'Maria Aparecida de Souza Gonçalves',
      solidario: true,
      citacoes: ['art. 38'],
    },
  ],
  multa: { valor: MULTA.valor, passos: MULTA.passos, citacoes: ['art. 30, § 2º'], lacunas: [] },
  linha: [
    ato('autoLavrado', '2026-05-04', 'Carla Fiscal', ['art. 31']),
    ato('autuacaoNotificada', '2026-05-06', 'Rui Procurador', ['art. 32']),
    ato('autoJulgado', '2026-06-10', 'Lia Julgadora', ['art. 32']),
    ato('recursoJulgado', '2026-09-10', 'Davi Secretário', ['art. 33'], {
      votos: [{ membro: 'Davi Secretário', voto: 'improvimento' }],
    }),
  ],
})

const CALCULO: CalculoDeCustos = {
  id: 'k1',
  situacao: 'calculado',
  por: 'contratante',
  contratante: 'Escola Municipal das Acácias',
  objeto: 'Contrato do trajeto Itaipuaçu – Centro, turno da manhã',
  recebidoEm: '2026-09-01',
  requeridoEm: '2026-09-01',
  protocolo: '0044/2026',
  numero: '0003/2026',
  calculadoEm: '2026-09-08',
  resultado: {
    mes: '2026-08',
    quilometros: 2400,
    fonteDosQuilometros: 'Hodômetro, de junho a agosto',
    estudantes: 15,
    linhas: [
      {
        parcela: 'combustivel',
        nome: 'Combustível',
        grupo: 'variavel',
        valor: 175_059,
        passo: '2.400 km ÷ 8,5 km por litro × R$ 6,20 o litro = R$ 1.750,59',
        fonte: 'Pesquisa de preços da ANP, agosto',
      },
      {
        parcela: 'pneus',
        nome: 'Pneus',
        grupo: 'variavel',
        valor: 14_400,
        passo: 'R$ 2.400,00 a cada 40.000 km × 2.400 km = R$ 144,00',
        fonte: 'Nota fiscal nº 15',
      },
      {
        parcela: 'salario',
        nome: 'Salário do motorista',
        grupo: 'fixo',
        valor: 235_000,
        passo: '1 × R$ 2.350,00 por mês = R$ 2.350,00',
        fonte: 'Folha de pagamento',
      },
      {
        parcela: 'depreciacao',
        nome: 'Depreciação do veículo',
        grupo: 'fixo',
        valor: 112_500,
        passo: '(R$ 180.000,00 − R$ 45.000,00) ÷ 10 anos ÷ 12 meses = R$ 1.125,00',
        fonte: 'Tabela de preços médios de veículos, agosto',
      },
    ],
    variavel: 189_459,
    fixo: 347_500,
    total: 536_959,
    porQuilometro: 224,
    porEstudante: 35_797,
  },
}

/** A grant to which everything that has a paper happened; `afastamento`: a kind of the law's leaves. */
export const fichaCompleta = (afastamento: string): FichaDaOutorga => {
  const base = fichaDaOutorga()
  const anotada = (tipo: string, em: string, frase: string) => ({
    ...ato(tipo, em, 'Ana Gestora', ['art. 5º']),
    frase,
  })
  return {
    ...base,
    situacao: { regular: true, situacao: 'regular', desde: '2026-05-12', motivos: [] },
    outorga: {
      ...OUTORGA,
      prorrogacoes: 1,
      afastamentos: [
        {
          especie: afastamento,
          situacao: 'concedido',
          requeridoEm: '2026-10-01',
          desde: '2026-10-05',
          dias: 30,
          ate: '2026-11-03',
          prorrogacoes: 0,
        },
      ],
      calculosDeCustos: [CALCULO],
      frota: {
        veiculos: [{ veiculo: 'v1', desde: '2026-03-02' }],
        provisorios: [{ veiculo: 'v2', desde: '2026-11-20', ate: '2026-12-20' }],
        prorrogacoes: 0,
        descaracterizados: [],
      },
    },
    provisorios: [{ ...VEICULO, id: 'v2', placa: 'DEF5G67', modelo: 'DUCATO', marca: 'FIAT' }],
    condutores: base.condutores.map((c) => ({ ...c, jornada: { inicio: '18:00', fim: '06:00' } })),
    linha: [
      ...base.linha,
      ato('outorgaLicenciada', '2026-05-12', 'Ana Gestora', ['art. 15, § 2º']),
      ato('afastamentoConcedido', '2026-10-02', 'Ana Gestora', ['art. 4º, § 2º']),
      ato('veiculoProvisorioAutorizado', '2026-11-20', 'Ana Gestora', ['art. 21']),
      anotada('outorgaProrrogada', '2026-09-01', 'Prazo prorrogado até 02/03/2031.'),
      anotada('veiculoSubstituido', '2026-07-01', 'O veículo de placa ABC1C34 passou a servir.'),
    ],
  }
}

export const fichaDeRecolhimento = (
  situacao: 'recolhido' | 'liberado',
  dispositivo: string,
): FichaDeRecolhimento => ({
  nome: 'Apreensão do veículo',
  citacoes: ['art. 37'],
  dias: 12,
  veiculo: VEICULO,
  recolhimento: {
    id: 'r1',
    situacao,
    medida: 'apreensao',
    especie: 'apreensao',
    numero: '0005/2026',
    dispositivo,
    veiculo: 'v1',
    placa: 'ABC1C34',
    local: 'Depósito municipal, Rua do Pátio, 45',
    guarda: 'José da Guarda',
    inventario: 'Um macaco, um triângulo, documentos no porta-luvas.',
    chaves: 1,
    motivo: 'Trafegava sem o selo de vistoria.',
    vistoriasAntes: 1,
    desde: '2026-11-02',
    depositos: [],
    despesas: situacao === 'liberado' ? [{ valor: 48_000, pagoEm: '2026-11-14' }] : [],
    ...(situacao === 'liberado' ? { encerradoEm: '2026-11-14', regularizadoEm: '2026-11-13' } : {}),
  },
  faltam: [
    { frase: 'falta a vistoria do veículo.', citacoes: ['art. 37'] },
    { frase: 'faltam R$ 480,00 das despesas de remoção e estadia.', citacoes: ['art. 37'] },
  ],
  linha: [
    ato('veiculoRecolhido', '2026-11-02', 'Carla Fiscal', ['art. 37']),
    ...(situacao === 'liberado'
      ? [ato('veiculoLiberado', '2026-11-14', 'Ana Gestora', ['art. 37'])]
      : []),
  ],
})

/**
 * An invented law for the tests of enforcement: infractions of every form of fine, a collegiate
 * appeal with suspensive effect, ten days for defence and appeal, four hours behind UTC and no holidays
 * but the national ones. `pacoteDeProva` takes what a test changes.
 */
import type { Infracoes } from '#law/esquema/infracoes.ts'
import type { Processo } from '#law/esquema/processo.ts'
import type { Pacote } from '#law/pacote.ts'

const palavra = (singular: string) => ({ singular, plural: `${singular}s`, genero: 'm' as const })

const elemento = (
  campo: Processo['elementosDoAuto'][number]['campo'],
  inc: number,
  obrigatorio = true,
) => ({ campo, nome: campo, obrigatorio, fundamentos: [`art19_cpt_inc${inc}`] })

export const infracoesDeProva: Infracoes = {
  unidadeFiscal: {
    sigla: 'UF',
    parametro: 'valor-da-unidade',
    valorDe: 'fato',
    fundamentos: ['art32_cpt'],
  },
  classes: {
    valores: { leve: 5000, media: 10000, grave: 20000, gravissima: 50000 },
    fundamentos: {
      leve: ['art13_cpt_ali1'],
      media: ['art13_cpt_ali2'],
      grave: ['art13_cpt_ali3'],
      gravissima: ['art13_cpt_ali4'],
    },
  },
  tabelaDoDecreto: {
    parametro: 'tabela',
    minimo: 15000,
    maximo: 150000,
    fundamentos: ['art30_par1'],
  },
  correcao: {
    indice: 'INPC',
    modo: 'anual',
    desde: '2014-12-12',
    fundamentos: ['art14_cpt'],
    lacuna: 'inpc-desde-quando',
  },
  reincidencia: {
    especie: 'mesmo-dispositivo',
    parametro: 'janela',
    janela: { quantidade: 12, unidade: 'meses' },
    acrescimoPorCento: 20,
    fundamentos: ['art13_par1u'],
    lacuna: 'janela-da-reincidencia',
  },
  infracoes: [
    {
      dispositivo: 'art20_cpt_inc1',
      resumo: 'leve',
      classe: 'leve',
      multa: { forma: 'classe' },
      medidas: ['retencao'],
      penalidades: ['multa'],
      responde: ['titular', 'condutor'],
    },
    {
      dispositivo: 'art20_cpt_inc2',
      resumo: 'grave, com cassação na reincidência',
      classe: 'grave',
      multa: { forma: 'classe' },
      medidas: [],
      penalidades: ['multa'],
      naReincidencia: { penalidades: ['cassacao-da-outorga'], fundamentos: ['art20_par1'] },
      responde: ['condutor'],
    },
    {
      dispositivo: 'art20_cpt_inc3',
      resumo: 'em unidades, dobrada na reincidência',
      multa: { forma: 'unidade-fiscal', quantidade: 15 },
      medidas: ['apreensao'],
      penalidades: ['multa'],
      naReincidencia: { penalidades: [], multiplica: 2, fundamentos: ['art33_par1'] },
      responde: ['terceiro', 'proprietario', 'condutor'],
    },
    {
      dispositivo: 'art20_cpt_inc4',
      resumo: 'pela tabela',
      multa: { forma: 'tabela-do-decreto' },
      medidas: [],
      penalidades: ['multa'],
      responde: ['titular'],
    },
    {
      dispositivo: 'art20_cpt_inc5',
      resumo: 'residual, só advertência',
      residual: true,
      medidas: [],
      penalidades: ['advertencia'],
      responde: ['titular', 'entidade'],
    },
    {
      dispositivo: 'art11_cpt_inc1',
      resumo: 'sem classe própria',
      contraparte: 'art20_cpt_inc1',
      medidas: [],
      penalidades: [],
      responde: ['titular', 'condutor'],
      desde: '2025-03-01',
      ate: '2025-08-31',
    },
  ],
}

export const processoDeProva: Processo = {
  elementosDoAuto: [
    elemento('titular', 1),
    elemento('outorga', 2),
    elemento('placa', 3),
    elemento('infrator', 4, false),
    elemento('dispositivo', 6),
    elemento('local', 7),
    elemento('momento', 7),
    elemento('descricao', 8),
    elemento('autuante', 9),
    elemento('assinatura', 10, false),
  ],
  preparam: ['atendente'],
  ciencia: { meios: ['pessoal', 'postal', 'publicacao'], fundamentos: ['art18_par2'] },
  defesa: { prazo: { quantidade: 10, unidade: 'dias' }, fundamentos: ['art24_cpt'] },
  revelia: { fundamentos: ['art24_par1u'] },
  primeiraInstancia: { orgao: 'orgao', papeis: ['julgador'], fundamentos: ['art24_par2'] },
  recurso: {
    prazo: { quantidade: 10, unidade: 'dias' },
    orgao: 'secretario',
    papeis: ['recursal'],
    colegiado: false,
    fundamentos: ['art25_cpt'],
  },
  efeitoSuspensivo: { admite: true, fundamentos: ['art25_par1'] },
  impedimento: { fundamentos: ['art26_cpt'], outrasNormas: ['Lei nº 9.784/1999, art. 18'] },
  decisaoDefinitiva: { tituloExtrajudicial: true, fundamentos: ['art34_cpt'] },
  cobranca: {
    vencimento: { prazo: { quantidade: 30, unidade: 'dias' }, fundamentos: ['art50_cpt'] },
    parcial: { fundamentos: ['art51_cpt'], lacuna: 'em-partes' },
    dividaAtiva: {
      inscrevem: ['procuradoria'],
      fundamentos: ['art52_cpt'],
      juros: { texto: 'Não há.', fundamentos: ['art52_par1'] },
      correcao: { texto: 'A da lei.', fundamentos: ['art14_cpt'] },
    },
    restituicao: {
      restituem: ['gestor'],
      correcao: 'IPCA',
      fundamentos: ['art53_cpt'],
      lacuna: 'devolver',
    },
    prescricao: {
      prazo: { quantidade: 5, unidade: 'anos' },
      intercorrente: { parametro: 'anos-parado', fundamentos: ['art54_par1'] },
      interrompem: {
        punitiva: ['ciencia', 'condenacao'],
        executoria: ['pagamento', 'protesto', 'despacho-do-juiz'],
      },
      suspensaoPelaInscricao: { quantidade: 180, unidade: 'dias' },
      declaram: ['julgador'],
      fundamentos: ['art54_cpt'],
      lacuna: 'prescreve',
    },
  },
  solidariedade: { fundamentos: ['art38_cpt'] },
}

/** The same law, whose appeals a collegiate body hears. */
export const recursoColegiado: Processo['recurso'] = {
  ...processoDeProva.recurso,
  orgao: 'junta',
  colegiado: true,
  junta: {
    quorum: { parametro: 'quorum', fundamentos: ['art25_par2'], lacuna: 'quorum' },
    maioria: 'dos-votos',
    desempate: { por: 'presidente', fundamentos: ['art25_par3'], lacuna: 'desempate' },
    pauta: { parametro: 'pauta', fundamentos: ['art25_par4'] },
    vista: true,
    efeitoSemRelator: { por: 'presidente', fundamentos: ['art25_par1'], lacuna: 'efeito' },
    fundamentos: ['art25_par2'],
  },
}

/** The invented law, with what a test changes in its two files. */
export const pacoteDeProva = (
  mudancas: { infracoes?: Partial<Infracoes>; processo?: Partial<Processo> } = {},
): Pacote => ({
  lei: {
    id: 'lei-inventada',
    motor: 1,
    versao: '1',
    urn: 'urn:lex:br;nenhum;lugar:municipal:lei:2010-01-01;1',
    titulo: 'Lei inventada',
    numero: '1',
    data: '2010-01-01',
    vigenteDesde: '2010-01-01',
    municipio: {
      ibge: '0000000',
      slug: 'lugar',
      nome: 'Lugar',
      uf: 'AM',
      fuso: 'America/Porto_Velho',
      feriados: [],
    },
    servico: { slug: 'servico', nome: 'Serviço' },
    termos: {
      titular: palavra('titular'),
      outorga: palavra('outorga'),
      condutorAuxiliar: palavra('auxiliar'),
      auto: palavra('auto'),
      termoDeOutorga: palavra('termo'),
      certificadoDeCondutor: palavra('certificado'),
      licenciamento: palavra('licenciamento'),
    },
    orgaos: [],
    alteradoras: [],
  },
  texto: [],
  requisitos: [],
  prazos: {
    contagem: { mes: 'ultimo-dia', prorrogaEmDiaNaoUtil: true, outrasNormas: [] },
    prazos: [],
  },
  infracoes: { ...infracoesDeProva, ...mudancas.infracoes },
  processo: { ...processoDeProva, ...mudancas.processo },
  vistoria: { selo: { local: '', fundamentos: [] }, itens: [], documentos: [] },
  documentos: [],
  taxas: [],
  parametros: [],
  lacunas: [],
  cobertura: { dados: [], semOperacao: [], pendente: [], regras: [] },
  sha256: '0',
})

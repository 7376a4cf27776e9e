import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { Segmento } from '#core/situacao/segmentos.ts'

/** Read back as an ISO string in UTC; written as one too. */
type Instante = ColumnType<string, string, string>
type Opcional<T> = ColumnType<T | null, T | null | undefined, T | null>
type Agora = ColumnType<string, string | undefined, string>
type Json = JSONColumnType<object>
type DoServico = { municipio: number; servico: string }

/** The tables, as Kysely reads and writes them. The source is `migracoes/`; days are `AAAA-MM-DD`. */
export type Esquema = {
  municipio: { ibge: number; slug: string; nome: string; uf: string; fuso: string }
  ato: DoServico & {
    corrente_tipo: string
    corrente_id: string
    seq: number
    id: string
    comando_id: string
    ordem: number
    tipo: string
    dados: Json
    fundamentos: string[]
    lacunas: string[]
    pacote: string
    pacote_versao: string
    pacote_sha256: string
    autor: string
    papel: string
    dispositivo: string
    fato_em: Instante
    registrado_em: Instante
    hash: Buffer
    hash_anterior: Buffer
    pessoal_digest: Opcional<Buffer>
  }
  corrente: DoServico & { tipo: string; id: string; seq: number; hash: Buffer }
  vinculo: DoServico & { de: string; para: string }
  dado_pessoal: {
    municipio: number
    ato_id: string
    sal: Opcional<Buffer>
    dados: JSONColumnType<object | null>
    apagado_em: Opcional<string>
    apagado_por: Opcional<string>
    motivo: Opcional<string>
  }
  numeracao: DoServico & { serie: string; ano: number; ultimo: number }
  numero_oficial: DoServico & {
    serie: string
    ano: number
    numero: number
    ato_id: string
    campo: string
  }
  reserva: DoServico & { chave: string; periodo: string; corrente: string; fundamentos: string[] }
  quota: DoServico
  raiz_diaria: {
    municipio: number
    dia: string
    atos: number
    raiz: Buffer
    calculada_em: Agora
  }
  busca: DoServico & {
    corrente: string
    tipo: string
    titulo: string
    subtitulo: string
    situacao: Opcional<string>
    texto: string
  }
  situacao_publica: DoServico & {
    placa: string
    outorga: string
    numero: Opcional<string>
    inicio: string
    termo_final: Opcional<string>
    segmentos: JSONColumnType<Segmento[]>
  }
  painel_outorga: DoServico & {
    outorga: string
    situacao: string
    titular: string
    veiculo: string
    protocolo: Opcional<string>
    numero: Opcional<string>
    requerida_em: string
    inicio: Opcional<string>
    termo_final: Opcional<string>
    prorrogacoes: number
    encerrada_em: Opcional<string>
    vistoria_ate: Opcional<string>
    afastamento: string | null
    afastado_ate: string | null
    substituir_ate: string | null
    a_descaracterizar: number | null
    proposta_em: string | null
    licenciamento_ate: Opcional<string>
  }
  painel_auto: DoServico & {
    auto: string
    fase: string
    numero: Opcional<string>
    processo: Opcional<string>
    dispositivo: string
    outorga: Opcional<string>
    veiculo: Opcional<string>
    placa: Opcional<string>
    autuante: string
    julgador: Opcional<string>
    fato_em: string
    lavrado_em: string
    ciencia_em: Opcional<string>
    defesa_ate: Opcional<string>
    recurso_ate: Opcional<string>
    efeito: string
    definitiva_em: Opcional<string>
    /** Centavos; a bigint of PostgreSQL comes as text. */
    multa: Opcional<string>
    pago: string
    anulado_em: Opcional<string>
    local: Opcional<string>
    latitude: Opcional<number>
    longitude: Opcional<number>
    notificado_em: Opcional<string>
    julgado_em: Opcional<string>
    resultado: Opcional<string>
    ciencia_da_decisao_em: Opcional<string>
    recurso_julgado_em: Opcional<string>
    resultado_do_recurso: Opcional<string>
    quitada_em: Opcional<string>
    prescrita_em: Opcional<string>
    a_restituir: Opcional<string>
    devedor: Opcional<string>
    inscricao: Opcional<string>
    inscrita_em: Opcional<string>
    valor_inscrito: Opcional<string>
    inscricao_cancelada_em: Opcional<string>
  }
  veiculo_atual: DoServico & {
    veiculo: string
    placa: string
    tipo: string
    marca: string
    modelo: string
    ano_fabricacao: number
    dados: Json
  }
  parametro_atual: DoServico & {
    parametro: string
    valores: JSONColumnType<{ desde: string; valor: unknown; fonte: string }[]>
  }
  vencimento: DoServico & {
    corrente: string
    especie: string
    chave: string
    nome: string
    vence_em: string
    avisos: number[]
    papeis: string[]
    fundamentos: string[]
    lacuna: string | null
    termina: boolean
    comando: Json | null
  }
  rodada: DoServico & {
    id: Generated<string>
    ate: string
    iniciada_em: Agora
    terminada_em: Opcional<string>
    relatorio: Json | null
  }
  usuario: {
    municipio: number
    id: string
    servicos: string[]
    login: string
    nome: string
    senha_hash: string
    papeis: string[]
    ativo: Generated<boolean>
    criado_em: Agora
    criado_por: Opcional<string>
  }
  entrada: { login: string; municipio: number; usuario: string }
  sessao: {
    municipio: number
    token_hash: Buffer
    usuario: string
    csrf: string
    criada_em: Agora
    expira_em: Instante
  }
  tentativa_de_entrada: { chave: Buffer; em: Agora }
  indice: { nome: 'INPC' | 'IPCA'; mes: string; variacao: string; fonte: string }
  importacao: DoServico & {
    id: string
    arquivo_nome: string
    arquivo_sha256: string
    mapeamento: Json
    situacao: string
    linhas: JSONColumnType<unknown[]>
    criada_em: Agora
    criada_por: string
  }
}

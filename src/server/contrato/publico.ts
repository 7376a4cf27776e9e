/** What is answered without login. */
/** GET /api/v1/{m}/{s}/orgao: no login; what the city has not fixed is absent. */
export type OrgaoPublico = { nome: string; telefone?: string; endereco?: string }

/** GET /api/v1/{m}/{s}/escolhas: no login. What the city fixed where the law is silent, in force today. */
export type EscolhaDoMunicipio = {
  lacuna: string
  nome: string
  valor: string
  desde: string
  fonte: string
}

/** GET /api/v1/{m}/{s}/lei?em=AAAA-MM-DD: no login. */
export type LeiNoDia = {
  titulo: string
  numero: string
  urn: string
  em: string
  dispositivos: readonly {
    id: string
    rotulo: string
    agrupador: boolean
    texto: string | null
    redacoes: readonly {
      texto: string | null
      desde: string
      ate: string | null
      fonte: string
      desconhecida: boolean
      dataPresumida: boolean
    }[]
    situacao: string
    usos: readonly string[]
    lacunas: readonly { id: string; questao: string; padrao: string; razao: string }[]
  }[]
}

/** GET /api/v1/{m}/{s}/publico/{placa ou número}: no login, no personal data. */
export type ConsultaPublica = {
  encontrado: boolean
  regular: boolean
  desde?: string
  numero?: string
  placa?: string
  /** Last day of the grant's term, when the law gives it one. */
  termoFinal?: string
  em: string
  /** Why not, without personal data: the provisions' ids and, in the same order, as people cite them. */
  motivos: readonly {
    frase: string
    fundamentos: readonly string[]
    citacoes: readonly string[]
  }[]
}

/** GET /api/v1/verificar/{código}: no login, no CPF. What the QR of a printed document leads to. */
export type Autenticidade = {
  /**
   * `ilegivel`: no code of this system, or cut; `falso`: names our key, which did not sign it;
   * `estrangeiro`: signed elsewhere; `sem-registro`: signed by us, and no such issue is recorded.
   */
  resultado: 'autentico' | 'falso' | 'estrangeiro' | 'ilegivel' | 'sem-registro'
  documento?: {
    nome: string
    municipio: string
    uf: string
    servico: string
    /** `/{m}/{s}`, for the public look-up. */
    base: string
    emitidoEm: string
    dia: string
    validoAte?: string
    /** SHA-256 of the PDF, hexadecimal: whoever has the file can compare. */
    sha256: string
    estado: 'vale' | 'vencido' | 'substituido' | 'revogado'
    revogadoEm?: string
    motivoDaRevogacao?: string
    substituidoEm?: string
    dizia: readonly { rotulo: string; valor: string }[]
    /** The same facts today. */
    hoje: readonly { rotulo: string; valor: string }[]
    em: string
  }
}

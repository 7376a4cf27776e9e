import { addDias, anoDe, type Dia } from '#core/calendar/dia.ts'
import { addAnos } from '#core/calendar/meses.ts'
import type { Papel } from '#core/contexto.ts'
import { tiposDaLei } from '#core/veiculo/tiposDaLei.ts'
import type { TipoDeVeiculo } from '#core/veiculo/veiculo.ts'
import { caracteristicasQueBastam, papeisQueBastam } from '../demonstracao/apto.ts'
import {
  chassiFicticio,
  cnpjFicticio,
  cpfFicticio,
  placaFicticia,
  renavamFicticio,
} from '../demonstracao/ficticios.ts'
import type { ComandoAceito, Problema } from '../contrato/contrato.ts'
import type { CasaDeProva, NomeDeCidade } from './casa.ts'
import type { Resposta } from './cliente.ts'

export type Trio = Readonly<{ titular: string; veiculo: string; outorga: string }>
type Pessoa = Readonly<{ tipo?: 'fisica' | 'juridica'; faltam?: readonly string[]; dados?: object }>
type Veiculo = Readonly<{ tipo?: TipoDeVeiculo; ano?: number; dados?: object }>

let contador = 0

/** A city's counter, told through the API: each call is one command of the right role. */
export class Historia {
  readonly casa: CasaDeProva
  readonly cidade: NomeDeCidade

  constructor(casa: CasaDeProva, cidade: NomeDeCidade) {
    this.casa = casa
    this.cidade = cidade
  }

  get pacote() {
    return this.casa.pacote(this.cidade)
  }
  /** The server's day; these cities are west of Greenwich and the tests keep to the afternoon. */
  get hoje(): Dia {
    return this.casa.relogio.agora.slice(0, 10)
  }
  /** Moves the server's clock to mid-afternoon (UTC) of a day. */
  em(dia: Dia): this {
    this.casa.relogio.agora = `${dia}T15:00:00Z`
    return this
  }
  passam(dias: number): this {
    return this.em(addDias(this.hoje, dias))
  }

  async dar(
    papel: Papel | 'duplo',
    caminho: string,
    dados: unknown,
    o = {},
  ): Promise<Resposta<ComandoAceito & Problema>> {
    return (await this.casa.como(this.cidade, papel)).dar(caminho, dados, o)
  }
  async fazer(
    papel: Papel | 'duplo',
    caminho: string,
    dados: unknown,
    o = {},
  ): Promise<ComandoAceito> {
    return (await this.casa.como(this.cidade, papel)).fazer(caminho, dados, o)
  }
  async ler<T>(caminho: string, papel: Papel = 'gestor'): Promise<T> {
    const r = await (await this.casa.como(this.cidade, papel)).ler<T>(caminho)
    if (r.status !== 200) throw new Error(`${caminho}: ${r.texto}`)
    return r.corpo
  }

  /** What `cadastrarPessoa` asks, of someone new. */
  cadastroDePessoa(tipo: 'fisica' | 'juridica' = 'fisica') {
    const rotulo = `${this.cidade}/${++contador}`
    return {
      tipo,
      nome: `Pessoa ${contador}`,
      identificador: tipo === 'fisica' ? cpfFicticio(rotulo) : cnpjFicticio(rotulo),
      ...(tipo === 'fisica' ? { nascimento: '1980-06-15' } : {}),
      endereco: { logradouro: 'Rua A', numero: '1', municipio: this.pacote.lei.municipio.ibge },
    }
  }

  /** A person (or company) with every paper that the law asks of a holder and driver, less `faltam`. */
  async pessoa({ tipo = 'fisica', faltam = [], dados = {} }: Pessoa = {}): Promise<string> {
    const { id } = await this.fazer('atendente', '/pessoas', {
      ...this.cadastroDePessoa(tipo),
      ...dados,
    })
    const papeis = papeisQueBastam(this.pacote, {
      sujeitos: tipo === 'fisica' ? ['titular', 'condutor'] : ['titular'],
      operacoes: [
        'requerer-outorga',
        'conceder-outorga',
        'inscrever-condutor',
        'licenciar',
        'operar',
      ],
      quem: { pessoa: tipo },
      rotulo: id,
      emitidosEm: this.hoje,
    })
    for (const documento of papeis.filter((d) => !faltam.includes(d.tipo))) {
      await this.fazer('atendente', `/pessoas/${id}/juntarDocumento`, { documento })
    }
    return id
  }

  /** What `cadastrarVeiculo` asks, of a new vehicle of the person's. */
  cadastroDeVeiculo(dono: string, { tipo, ano, dados = {} }: Veiculo = {}) {
    const rotulo = `${this.cidade}/v${++contador}`
    const moto = tiposDaLei(this.pacote).includes('motocicleta')
    const fabricacao = ano ?? anoDe(this.hoje) - 1
    return {
      placa: placaFicticia(rotulo),
      chassi: chassiFicticio(rotulo),
      renavam: renavamFicticio(rotulo),
      tipo: tipo ?? (moto ? 'motocicleta' : 'van'),
      marca: 'Marca',
      modelo: 'Modelo',
      anoFabricacao: fabricacao,
      anoModelo: fabricacao,
      ...(moto ? { cilindrada: 160 } : { lugares: 16, portas: 4, cintos: 16 }),
      caracteristicas: caracteristicasQueBastam(this.pacote),
      propriedade: { regime: 'proprio', pessoa: dono, desde: addDias(this.hoje, -60) },
      ...dados,
    }
  }

  /** A vehicle of the person's, with every paper. */
  async veiculo(dono: string, v: Veiculo = {}): Promise<string> {
    const cadastro = this.cadastroDeVeiculo(dono, v)
    const { id } = await this.fazer('atendente', '/veiculos', cadastro)
    await this.papeisDoVeiculo(id, cadastro.tipo)
    return id
  }
  async papeisDoVeiculo(id: string, tipo: string): Promise<void> {
    const papeis = papeisQueBastam(this.pacote, {
      sujeitos: ['veiculo'],
      operacoes: ['conceder-outorga', 'inscrever-condutor', 'vistoriar', 'licenciar', 'operar'],
      quem: { tipoDeVeiculo: tipo },
      rotulo: id,
      emitidosEm: this.hoje,
    })
    for (const documento of papeis) {
      await this.fazer('atendente', `/veiculos/${id}/juntarDocumentoDoVeiculo`, { documento })
    }
  }

  async requerida(p: Pessoa = {}, v: Veiculo = {}): Promise<Trio> {
    const titular = await this.pessoa(p)
    return this.requerer(titular, await this.veiculo(titular, v))
  }
  /** What `requererOutorga` asks; where the law asks a public selection, its place in it. */
  requerimento(titular: string, veiculo: string) {
    const selecao = this.pacote.requisitos.some((r) => r.exige.forma === 'licitacao')
    return {
      titular,
      veiculo,
      presencial: true,
      ...(selecao
        ? {
            selecao: {
              edital: '1/2024',
              classificacao: ++contador,
              motivo: 'Edital anterior ao sistema.',
            },
          }
        : {}),
    }
  }
  async requerer(titular: string, veiculo: string): Promise<Trio> {
    const dados = this.requerimento(titular, veiculo)
    const papel = 'selecao' in dados ? 'gestor' : 'atendente'
    const { id } = await this.fazer(papel, '/outorgas', dados)
    return { titular, veiculo, outorga: id }
  }
  async concedida(p: Pessoa = {}, v: Veiculo = {}): Promise<Trio> {
    const trio = await this.requerida(p, v)
    await this.fazer('gestor', `/outorgas/${trio.outorga}/concederOutorga`, {})
    return trio
  }

  /** Answers of the check-list, with one item that fails when asked. */
  async itens(veiculo: string, reprova = false) {
    const lista = await this.ler<{ id: string; gravidade: string }[]>(
      `/vistoria/itens?veiculo=${veiculo}`,
      'vistoriador',
    )
    const ruim = lista.find((i) => i.gravidade === 'impeditivo')?.id
    return lista.map(({ id }) =>
      reprova && id === ruim
        ? { item: id, conforme: false, observacao: 'fora do padrão' }
        : { item: id, conforme: true },
    )
  }
  async vistoriar(veiculo: string, reprova = false): Promise<ComandoAceito> {
    const itens = await this.itens(veiculo, reprova)
    return this.fazer('vistoriador', `/vistorias/${veiculo}/vistoriar`, { presencial: true, itens })
  }
  /** What `inscreverCondutor` asks, of the holder at the wheel. */
  inscricao({ titular, outorga }: Trio) {
    return { pessoa: titular, outorga, funcao: 'titular', presencial: true }
  }
  async licenciada(): Promise<Trio> {
    const trio = await this.concedida()
    await this.fazer('atendente', '/condutores', this.inscricao(trio))
    await this.vistoriar(trio.veiculo)
    const caminho = `/licenciamentos/${trio.outorga}/licenciarOutorga`
    await this.fazer('atendente', caminho, { presencial: true })
    return trio
  }

  /** Values that the law leaves to the city, so that grants can be made. */
  async parametros(): Promise<void> {
    const valores: Record<string, number> = {
      populacao: 2_000_000,
      'habitantes-por-permissao': 225,
      'habitantes-por-licenca': 1000,
      'numero-maximo-de-veiculos': 180,
      'numero-maximo-de-autorizacoes': 400,
    }
    for (const [id, valor] of Object.entries(valores)) {
      if (this.pacote.parametros.some((p) => p.id === id)) await this.fixar(id, valor)
    }
  }
  fixar(parametro: string, valor: unknown, desde = '2015-01-01'): Promise<ComandoAceito> {
    const dados = { desde, valor, fonte: 'Decreto de prova' }
    return this.fazer('gestor', `/parametros/${parametro}/fixarParametro`, dados)
  }

  /** What `lavrarAuto` asks, of a fact at noon of today against the grant. */
  autuacao({ titular, veiculo, outorga }: Trio, dispositivo: string) {
    return {
      dispositivo,
      momento: `${this.hoje}T14:00:00Z`,
      local: 'Av. Central, 10',
      descricao: 'Constatado em fiscalização.',
      veiculo,
      outorga,
      infrator: { pessoa: titular, registro: 'do titular' },
      assinatura: { assinou: false, motivo: 'Recusou-se a assinar.' },
    }
  }
  async lavrar(trio: Trio, dispositivo: string, papel: 'fiscal' | 'duplo' = 'fiscal') {
    return (await this.fazer(papel, '/autos', this.autuacao(trio, dispositivo))).id
  }
  /** The role that prepares the proceeding under this law. */
  get prepara(): Papel {
    return this.pacote.processo.preparam[0]!
  }
  /** Notice today; *ciência* five days later, by post. */
  async notificar(auto: string): Promise<void> {
    await this.fazer(this.prepara, `/autos/${auto}/notificarAutuacao`, { meio: 'postal' })
    this.passam(5)
    const ciencia = { cienciaEm: this.hoje, meio: 'postal', prova: 'AR' }
    await this.fazer(this.prepara, `/autos/${auto}/registrarCiencia`, ciencia)
  }
  /** A day past the end of a term, from the day that a file gives. */
  depoisDe(dia: Dia | undefined): this {
    if (dia === undefined) throw new Error('sem prazo')
    return this.em(addDias(dia, 1))
  }
  anosAtras(anos: number): Dia {
    return addAnos(this.hoje, -anos, 'ultimo-dia')
  }
}

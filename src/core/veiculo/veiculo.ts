import * as z from 'zod'
import { dia } from '../calendar/esquema.ts'
import type { Ato } from '../ato.ts'
import type { Dia } from '../calendar/dia.ts'
import { documento } from '../pessoa/pessoa.ts'
import type { Documento } from '../pessoa/pessoa.ts'

export const tipoDeVeiculo = z.enum([
  'motocicleta',
  'utilitario',
  'van',
  'kombi',
  'microonibus',
  'onibus',
])
export type TipoDeVeiculo = z.infer<typeof tipoDeVeiculo>

export const propriedade = z.strictObject({
  regime: z.enum(['proprio', 'arrendamento', 'familiar', 'terceiro']),
  /** The person of the register who owns or leases it (the holder, for `proprio` and `arrendamento`). */
  pessoa: z.string().optional(),
  parentesco: z.string().max(40).optional(),
  /** Day of the owner's formal act that authorises its use. */
  atoFormalEm: dia.optional(),
  desde: dia,
})

export type Propriedade = Readonly<z.infer<typeof propriedade>>

export const cadastrarVeiculo = z.strictObject({
  placa: z.string().max(10),
  chassi: z.string().max(20),
  renavam: z.string().max(14),
  tipo: tipoDeVeiculo,
  marca: z.string().max(60),
  modelo: z.string().max(80),
  anoFabricacao: z.number().int().min(1900).max(2200),
  anoModelo: z.number().int().min(1900).max(2200).optional(),
  cor: z.string().max(30).optional(),
  combustivel: z.string().max(40).optional(),
  lugares: z.number().int().min(1).max(200).optional(),
  portas: z.number().int().min(0).max(10).optional(),
  cintos: z.number().int().min(0).max(200).optional(),
  cilindrada: z.number().int().min(1).max(20000).optional(),
  /** What the law asks of the vehicle and was checked in its papers (`placa-de-aluguel: true`). */
  caracteristicas: z.record(z.string(), z.union([z.boolean(), z.string().max(80)])).default({}),
  propriedade,
  proprietarioNome: z.string().max(150).optional(),
})
/** Where an imported line came from: the digest of the file, its line, and the city's own numbers. */
export const origemDaImportacao = z.strictObject({
  arquivo: z.string().regex(/^[0-9a-f]{64}$/),
  linha: z.number().int().positive(),
  prefixo: z.string().max(20).optional(),
  ponto: z.string().max(120).optional(),
})
const registro = cadastrarVeiculo.omit({
  chassi: true,
  renavam: true,
  propriedade: true,
  proprietarioNome: true,
})
/**
 * A line of a register that the city already had. Such registers lack the chassis, the RENAVAM and
 * the owner: what is not there stays pending until `completarVeiculo`.
 */
export const importarVeiculo = registro.extend({
  chassi: cadastrarVeiculo.shape.chassi.optional(),
  renavam: cadastrarVeiculo.shape.renavam.optional(),
  primeiroEmplacamento: dia.optional(),
  origem: origemDaImportacao,
})
/** What an import left pending, at the counter and with the papers in hand. */
export const completarVeiculo = cadastrarVeiculo
  .pick({ chassi: true, renavam: true, propriedade: true, proprietarioNome: true })
  .extend(
    registro.pick({
      anoModelo: true,
      cor: true,
      combustivel: true,
      lugares: true,
      portas: true,
      cintos: true,
      cilindrada: true,
    }).shape,
  )
  .extend({ caracteristicas: cadastrarVeiculo.shape.caracteristicas.unwrap().optional() })
export const juntarDocumentoDoVeiculo = z.strictObject({ documento })
export const alterarPlaca = z.strictObject({
  placa: z.string().max(10),
  desde: dia,
  motivo: z.string().trim().min(3).max(300).optional(),
})
/** What the papers say now, or always said: only what changes is told. `desde`: from what day. */
export const corrigirVeiculo = registro
  .pick({
    cor: true,
    combustivel: true,
    lugares: true,
    portas: true,
    cintos: true,
    cilindrada: true,
    anoModelo: true,
  })
  .extend({
    marca: registro.shape.marca.optional(),
    modelo: registro.shape.modelo.optional(),
    desde: dia,
    motivo: z.string().trim().min(3).max(300),
  })
export const causasDaPropriedade = ['venda', 'familia', 'fim-do-arrendamento', 'outra'] as const
/** The vehicle passed to another; `propriedade.desde`: the day on which it did. */
export const alterarPropriedade = z.strictObject({
  propriedade,
  causa: z.enum(causasDaPropriedade),
  /** The paper that shows it. */
  papel: z.strictObject({ descricao: z.string().trim().min(3).max(200), emitidoEm: dia }),
  proprietarioNome: cadastrarVeiculo.shape.proprietarioNome,
})
/** The red plate of a vehicle for hire: put on, or given up. */
export const registrarPlacaDeAluguel = z.strictObject({
  situacao: z.enum(['emplacada', 'baixada']),
  desde: dia,
  motivo: z.string().trim().min(3).max(300).optional(),
})

type Registro = Omit<z.infer<typeof cadastrarVeiculo>, 'proprietarioNome' | 'renavam' | 'chassi'>

type Correcao = z.infer<typeof corrigirVeiculo>

/** One thing of the vehicle that changed: what it was, what it is, from what day, and why. */
export type AlteracaoDoVeiculo = Readonly<{
  campo: string
  de?: string | number
  para: string | number
  desde: Dia
  em: Dia
  motivo?: string
}>

export type AtoDeVeiculo =
  | Ato<
      'veiculoCadastrado',
      Registro,
      { chassi: string; renavam: string; proprietarioNome?: string }
    >
  | Ato<
      'veiculoImportado',
      Omit<z.infer<typeof importarVeiculo>, 'chassi' | 'renavam'>,
      { chassi?: string; renavam?: string }
    >
  | Ato<
      'veiculoCompletado',
      Omit<z.infer<typeof completarVeiculo>, 'chassi' | 'renavam' | 'proprietarioNome'>,
      { chassi: string; renavam: string; proprietarioNome?: string }
    >
  | Ato<'documentoDoVeiculoJuntado', { documento: Omit<Documento, 'numero'> }, { numero?: string }>
  | Ato<'placaAlterada', { placa: string; desde: Dia; motivo?: string }>
  | Ato<
      'veiculoCorrigido',
      Omit<Correcao, 'motivo' | 'desde'> & { desde: Dia; motivo: string; campos: readonly string[] }
    >
  /** `pendencias`: what the grant in which it serves lacks from then on, by requirement. */
  | Ato<
      'propriedadeAlterada',
      Omit<z.infer<typeof alterarPropriedade>, 'proprietarioNome'> & {
        era?: Propriedade['regime']
        pendencias?: readonly Readonly<{
          codigo: string
          requisito: string
          fundamentos: readonly string[]
        }>[]
      },
      { proprietarioNome?: string }
    >
  | Ato<
      'placaDeAluguelRegistrada',
      { situacao: 'emplacada' | 'baixada'; desde: Dia; motivo?: string; caracteristica?: string }
    >

export type Veiculo = Readonly<
  Omit<Registro, 'propriedade'> & {
    id: string
    /** Absent: imported, and not completed yet. */
    propriedade?: Registro['propriedade']
    /** Absent: it never changed hands. By the day on which it did, the current one last. */
    propriedades?: readonly Propriedade[]
    primeiroEmplacamento?: Dia | undefined
    origem?: z.infer<typeof origemDaImportacao> | undefined
    chassi?: string
    renavam?: string
    proprietarioNome?: string
    documentos: readonly Documento[]
    /** Plates by day, the current one last; always in the canonical (Mercosul) form. */
    placas: readonly { placa: string; desde: Dia; motivo?: string }[]
    /** Corrections and changes, oldest first as they were recorded. */
    alteracoes?: readonly AlteracaoDoVeiculo[]
    /** Red plate: since when, and until the day before which. */
    placasDeAluguel?: readonly { desde: Dia; baixadaEm?: Dia }[]
  }
>

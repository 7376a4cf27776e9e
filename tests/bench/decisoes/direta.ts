import type { Documento, Pessoa } from '#core/pessoa/pessoa.ts'
import type { Pedido } from './cena.ts'

const DIA = '2024-03-11'
const INTEIRAM_21 = '2003-03-11'
const HABILITADOS_HA_2 = '2022-03-11'
const CERTIDOES = [
  'certidao-da-policia-federal',
  'certidao-da-policia-estadual',
  'certidao-da-justica-federal',
  'certidao-da-justica-estadual',
] as const
const SO_PRESENTES = [
  ['atestado-de-sanidade-mental', 'atestado-de-sanidade-mental'],
  ['inscricao-no-inss', 'inscricao-no-inss'],
  ['registro-no-sindicato', 'registro-no-sindicato'],
] as const
const PARENTES = ['pai', 'mae', 'esposo', 'esposa', 'tio', 'tia']

/** The latest paper of the kind that is valid on the day, else the latest one. */
export function papel(pessoa: Pessoa, tipo: string): Documento | undefined {
  let valido: Documento | undefined
  let ultimo: Documento | undefined
  for (const d of pessoa.documentos) {
    if (d.tipo !== tipo || d.emitidoEm > DIA) continue
    if (ultimo === undefined || d.emitidoEm >= ultimo.emitidoEm) ultimo = d
    if (d.validoAte !== undefined && d.validoAte < DIA) continue
    if (valido === undefined || d.emitidoEm >= valido.emitidoEm) valido = d
  }
  return valido ?? ultimo
}

export const vale = (d: Documento | undefined): boolean =>
  d?.validoAte !== undefined && d.validoAte >= DIA

/**
 * The same rule as one would write it by hand for this one law and this one day: which of its
 * requirements the request fails, and nothing else (no provision, trace, gap or day to come back).
 */
export function direta({ mundo, outorga, contexto }: Pedido): readonly string[] {
  const faltam: string[] = []
  const pessoa = mundo.pessoa(outorga.titular)
  const veiculo = mundo.veiculo(outorga.veiculo)
  if (pessoa === undefined || veiculo === undefined) return ['cadastro']
  if (outorga.selecao === undefined) faltam.push('licitacao')
  const populacao = Number(contexto.parametros['populacao']?.[0]?.valor)
  const habitantes = Number(contexto.parametros['habitantes-por-permissao']?.[0]?.valor)
  if (mundo.outorgasVigentes(DIA) >= Math.floor(populacao / habitantes))
    faltam.push('relacao-da-loman')
  if (emOutra(mundo.outorgasDoTitular(pessoa.id), outorga.id))
    faltam.push('uma-permissao-por-mototaxista')
  if (pessoa.tipo !== 'fisica') faltam.push('permissionario-pessoa-fisica')
  else daPessoa(pessoa, faltam)
  for (const tipo of CERTIDOES)
    if (papel(pessoa, tipo)?.resultado !== 'nada-consta') faltam.push(tipo)
  for (const [tipo, requisito] of SO_PRESENTES)
    if (papel(pessoa, tipo) === undefined) faltam.push(requisito)
  if (!vale(papel(pessoa, 'curso-de-mototaxista'))) faltam.push('permissionario-curso')
  if (!vale(papel(pessoa, 'apolice-de-seguro-de-vida'))) faltam.push('seguro-de-vida')
  if (pessoa.municipioDoDomicilio !== '1302603') faltam.push('domicilio-em-manaus')
  if (veiculo.tipo !== 'motocicleta') faltam.push('veiculo-duas-rodas')
  if (!possui(veiculo.propriedade, pessoa.id)) faltam.push('veiculo-propriedade')
  if (emOutra(mundo.outorgasDoVeiculo(veiculo.id), outorga.id)) faltam.push('veiculo-livre')
  const { cilindrada } = veiculo
  if (cilindrada === undefined || cilindrada < 125 || cilindrada > 300)
    faltam.push('veiculo-cilindrada')
  if (veiculo.caracteristicas['motor-de-quatro-tempos'] !== true)
    faltam.push('veiculo-quatro-tempos')
  if (veiculo.tipo === 'motocicleta' && veiculo.anoFabricacao + 3 < 2024)
    faltam.push('veiculo-ingresso')
  return faltam
}

function daPessoa(pessoa: Pessoa, faltam: string[]): void {
  const nascimento = pessoa.identidade?.nascimento
  if (nascimento === undefined || nascimento > INTEIRAM_21) faltam.push('permissionario-idade')
  const desde = papel(pessoa, 'cnh')?.habilitadoDesde?.['A']
  if (desde === undefined || desde > HABILITADOS_HA_2) faltam.push('permissionario-habilitacao')
  const cnh = papel(pessoa, 'cnh')
  if (cnh?.categorias?.includes('A') !== true || !vale(cnh)) faltam.push('permissionario-cnh')
}

export function emOutra(
  outorgas: readonly { id: string; inicio?: string; termoFinal?: string; encerradaEm?: string }[],
  esta: string,
): boolean {
  return outorgas.some(
    (o) =>
      o.id !== esta &&
      o.inicio !== undefined &&
      o.inicio <= DIA &&
      (o.termoFinal === undefined || DIA <= o.termoFinal) &&
      (o.encerradaEm === undefined || DIA < o.encerradaEm),
  )
}

function possui(
  p:
    | {
        regime: string
        pessoa?: string | undefined
        parentesco?: string | undefined
        atoFormalEm?: string | undefined
      }
    | undefined,
  titular: string,
): boolean {
  if (p?.regime === 'proprio') return p.pessoa === undefined || p.pessoa === titular
  return (
    p?.regime === 'familiar' &&
    PARENTES.includes(p.parentesco ?? '') &&
    p.atoFormalEm !== undefined &&
    p.atoFormalEm <= DIA &&
    p.atoFormalEm >= '2021-03-11'
  )
}

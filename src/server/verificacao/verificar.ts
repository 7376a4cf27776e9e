import { afirmacoes } from '#documents/afirmacoes.ts'
import { emMunicipio } from '#ledger/banco.ts'
import { hojeEm, type Casa, type CasaComChaves } from '../casa.ts'
import type { Autenticidade } from '../contrato/contrato.ts'
import { FICHAS_IMPRESSAS, type RecursoImpresso } from '../documentos/fichasImpressas.ts'
import { montarVista } from '../leituras/montarVista.ts'
import type { Servico } from '../servicos.ts'
import { lerCodigo } from './codigo.ts'
import { conferirEmissao, type Emissao } from './emissoes.ts'

type Documento = NonNullable<Autenticidade['documento']>

/**
 * What a document's code proves: whether we signed and issued it, what it said on that day, whether
 * it still serves, and the same facts today.
 */
export async function verificar(casa: CasaComChaves, codigo: string): Promise<Autenticidade> {
  const lido = lerCodigo(casa.chaves, codigo)
  if (lido.como !== 'assinado') return { resultado: lido.como }
  if (casa.servicos.municipio(lido.municipio) === undefined) return { resultado: 'estrangeiro' }
  const achada = await emMunicipio(casa.pool, Number(lido.municipio), (tx) =>
    conferirEmissao(tx, lido.emissao),
  )
  const servico = casa.servicos.todos.find(
    (s) => s.municipio === lido.municipio && s.slug === achada?.emissao.servico,
  )
  if (achada === undefined || servico === undefined) return { resultado: 'sem-registro' }
  const { emissao, revogacao, substituidaEm } = achada
  const em = hojeEm(casa, servico)
  const { municipio, servico: nomeado } = servico.pacote.lei
  return {
    resultado: 'autentico',
    documento: {
      nome: emissao.nome,
      municipio: municipio.nome,
      uf: municipio.uf,
      servico: nomeado.nome,
      base: `/${municipio.slug}/${nomeado.slug}`,
      emitidoEm: emissao.emitida_em,
      dia: emissao.dia,
      ...(emissao.valida_ate === null ? {} : { validoAte: emissao.valida_ate }),
      sha256: emissao.pdf.toString('hex'),
      estado: estadoDe(achada, em),
      ...(revogacao && { revogadoEm: revogacao.em, motivoDaRevogacao: revogacao.motivo }),
      ...(substituidaEm !== undefined && { substituidoEm: substituidaEm }),
      dizia: emissao.afirma,
      hoje: await fatosDeHoje(casa, servico, emissao),
      em,
    },
  }
}

/** Papers that tell of one day: a newer one says how things are now, and takes nothing from them. */
const RETRATAM_UM_DIA: ReadonlySet<string> = new Set([
  'certidao',
  'memoria-de-calculo',
  'termo-de-recolhimento',
])

function estadoDe(
  { emissao, revogacao, substituidaEm }: NonNullable<Awaited<ReturnType<typeof conferirEmissao>>>,
  hoje: string,
): Documento['estado'] {
  if (revogacao !== undefined) return 'revogado'
  if (substituidaEm !== undefined && !RETRATAM_UM_DIA.has(emissao.modelo)) return 'substituido'
  return emissao.valida_ate !== null && emissao.valida_ate < hoje ? 'vencido' : 'vale'
}

/** Nobody's session: it reads the file for the page, which shows only public facts of it. */
async function fatosDeHoje(
  casa: Casa,
  servico: Servico,
  { recurso, ficha, alvo }: Emissao,
): Promise<Documento['hoje']> {
  const impressa = FICHAS_IMPRESSAS[recurso as RecursoImpresso]
  const ninguem = {
    usuario: '',
    nome: '',
    login: '',
    papeis: [],
    municipio: servico.municipio,
    servicos: [servico.slug],
    trocarSenha: false,
    csrf: '',
  }
  const vista = await montarVista(casa, servico, ninguem, [impressa.tipo, ficha])
  return afirmacoes(impressa.montar(vista, ficha), servico.pacote, alvo === '' ? undefined : alvo)
}

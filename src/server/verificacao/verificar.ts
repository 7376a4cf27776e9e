import { afirmacoes } from '#documents/afirmacoes.ts'
import { revogacaoDaCarteira } from '#documents/dados/carteira.ts'
import { ehDeCarteiras, type Ficha } from '#documents/fichas.ts'
import { emMunicipio } from '#ledger/banco.ts'
import { hojeEm, type Casa, type CasaComChaves } from '../casa.ts'
import type { Autenticidade } from '../contrato/contrato.ts'
import { FICHAS_IMPRESSAS, type RecursoImpresso } from '../documentos/fichasImpressas.ts'
import { montarVista } from '../leituras/montarVista.ts'
import type { Servico } from '../servicos.ts'
import { lerCodigo, type CodigoLido } from './codigo.ts'
import { lerCodigoCurto } from './codigoCurto.ts'
import { conferirEmissao, emissaoEntre, RETRATAM_UM_DIA, type Emissao } from './emissoes.ts'

type Documento = NonNullable<Autenticidade['documento']>

/**
 * What a document's code proves: whether we signed and issued it, what it said on that day, whether
 * it still serves, and the same facts today.
 */
export async function verificar(casa: CasaComChaves, codigo: string): Promise<Autenticidade> {
  const lido = lerUmOuOutro(casa, codigo)
  if (!('de' in lido)) return { resultado: lido.como }
  if (casa.servicos.municipio(lido.municipio) === undefined) return { resultado: lido.semMunicipio }
  const achada = await emMunicipio(casa.pool, Number(lido.municipio), async (tx) => {
    const id = lido.de === lido.ate ? lido.de : await emissaoEntre(tx, lido.de, lido.ate)
    return id === undefined ? undefined : conferirEmissao(tx, id)
  })
  const servico = casa.servicos.todos.find(
    (s) => s.municipio === lido.municipio && s.slug === achada?.emissao.servico,
  )
  if (achada === undefined || servico === undefined) return { resultado: 'sem-registro' }
  const { emissao, substituidaEm } = achada
  const agora = await comoEstaHoje(casa, servico, emissao)
  // Of the print itself, or of the card that it is.
  const revogacao = achada.revogacao ?? agora.revogacao
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
      estado: estadoDe({ ...achada, revogacao }, em),
      ...(revogacao && { revogadoEm: revogacao.em, motivoDaRevogacao: revogacao.motivo }),
      ...(substituidaEm !== undefined && { substituidoEm: substituidaEm }),
      dizia: emissao.afirma,
      hoje: agora.fatos,
      em,
    },
  }
}

function estadoDe(
  { emissao, revogacao, substituidaEm }: NonNullable<Awaited<ReturnType<typeof conferirEmissao>>>,
  hoje: string,
): Documento['estado'] {
  if (revogacao !== undefined) return 'revogado'
  if (substituidaEm !== undefined && !RETRATAM_UM_DIA.includes(emissao.modelo)) return 'substituido'
  return emissao.valida_ate !== null && emissao.valida_ate < hoje ? 'vencido' : 'vale'
}

/** What a letter says of itself, before what it says of its file. */
const DA_CARTA = 3

/** What the paper is about, as it stands today. */
async function comoEstaHoje(casa: Casa, servico: Servico, emissao: Emissao) {
  // An edital to many is of no file, and tells of its day; of a letter, whose it is does not change.
  if (!(emissao.recurso in FICHAS_IMPRESSAS)) return { fatos: emissao.afirma, revogacao: undefined }
  const daCarta = emissao.modelo === 'carta' ? emissao.afirma.slice(0, DA_CARTA) : []
  const ficha = await fichaDeHoje(casa, servico, emissao)
  const alvo = emissao.alvo === '' ? undefined : emissao.alvo
  return {
    fatos: [...daCarta, ...fatosDeHoje(ficha, servico, emissao, alvo)],
    revogacao: ehDeCarteiras(ficha) ? revogacaoDaCarteira(ficha, alvo) : undefined,
  }
}

/** As the paper says them; inspection papers once said what all of their file do. */
function fatosDeHoje(
  ficha: Ficha,
  { pacote }: Servico,
  { modelo, afirma }: Emissao,
  alvo?: string,
) {
  const daFicha = afirma.some((f) => f.rotulo === 'Última vistoria')
  return afirmacoes(ficha, pacote, alvo, daFicha ? undefined : modelo)
}

type Achavel = Readonly<{
  municipio: string
  /** First and last id that it may be: the same, of the signed code. */
  de: string
  ate: string
  /** What it is when the municipality is not one of ours. */
  semMunicipio: 'estrangeiro' | 'sem-registro'
}>

/** The signed code of the QR, or the short one that a person typed. */
function lerUmOuOutro(
  casa: CasaComChaves,
  codigo: string,
): Achavel | Exclude<CodigoLido, { como: 'assinado' }> {
  const curto = lerCodigoCurto(codigo)
  if (curto !== undefined) return { ...curto, semMunicipio: 'sem-registro' }
  const lido = lerCodigo(casa.chaves, codigo)
  if (lido.como !== 'assinado') return lido
  const { municipio, emissao } = lido
  return { municipio, de: emissao, ate: emissao, semMunicipio: 'estrangeiro' }
}

/** Nobody's session: it reads the file for the page, which shows only public facts of it. */
async function fichaDeHoje(
  casa: Casa,
  servico: Servico,
  { recurso, ficha, alvo }: Emissao,
): Promise<Ficha> {
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
  return impressa.montar(vista, ficha, { casa, alvo: alvo === '' ? undefined : alvo })
}

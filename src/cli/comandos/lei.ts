import { consolidar, type DispositivoConsolidado } from '#law/texto/consolidar.ts'
import { hojeEm, lerDia } from './dia.ts'
import { pacotePorNome } from './pacotes.ts'
import { dobrar } from './dobrar.ts'
import { CODIGO, type Saida, type Subcomando } from './subcomando.ts'

const dia = (d: string) => d.split('-').toReversed().join('/')

/** The redaction in force, then the earlier ones: struck through on a terminal, in brackets elsewhere. */
function escrever(d: DispositivoConsolidado, em: string, original: string, saida: Saida): void {
  const recuo = /_(inc|ali)\d/.test(d.id) ? '  ' : ''
  const paragrafo = (texto: string, antes = '', depois = '') => {
    for (const linha of dobrar(texto, saida.largura - recuo.length - 2)) {
      saida.linha(`${recuo}${antes}${linha}${depois}`)
    }
  }
  const vigente = d.redacoes.find((r) => r.desde <= em && em <= (r.ate ?? '9999-12-31'))
  for (const r of d.redacoes.filter((x) => x !== vigente && x.desde <= em)) {
    const periodo = `de ${dia(r.desde)} a ${r.ate === null ? 'hoje' : dia(r.ate)}`
    const texto = `${d.rotulo} ${r.texto ?? '(redação desconhecida)'}`
    if (saida.cor) paragrafo(`${texto} (${periodo})`, '\u001b[2;9m', '\u001b[0m')
    else paragrafo(`[redação ${periodo}: ${texto}]`)
  }
  if (vigente === undefined) {
    const futura = d.redacoes.find((r) => r.desde > em)
    const nota = futura === undefined ? 'revogado' : `só vigora desde ${dia(futura.desde)}`
    paragrafo(`${d.rotulo} (${nota})`)
  } else {
    const fonte =
      vigente.fonte === original
        ? ''
        : ` (redação ${vigente.fonte.startsWith('Lei') ? 'da' : 'de'} ${vigente.fonte})`
    paragrafo(
      `${d.rotulo} ${vigente.texto ?? '(a redação desse dia não é conhecida)'}${fonte}`.trim(),
    )
  }
  saida.linha()
}

/** `outorga lei PACK`: the consolidated text on a day. */
export const lei: Subcomando = {
  sinopse: 'PACK [--em AAAA-MM-DD] [--json]',
  ajuda: [
    '--em DIA   o texto em vigor nesse dia (hoje, no fuso do município, se omitido)',
    '--json     lista de { id, rotulo, texto, redacoes: [{ texto, desde, ate, fonte }] }',
  ],
  opcoes: { em: { type: 'string' }, json: { type: 'boolean' } },
  posicionais: [1, 1],
  async executar({ posicionais, opcoes, leis, saida }) {
    const em = typeof opcoes.em === 'string' ? lerDia('em', opcoes.em) : undefined
    const { pacote } = pacotePorNome(leis, posicionais[0] ?? '')
    const hoje = em ?? hojeEm(pacote.lei.municipio.fuso)
    const texto = consolidar(pacote.texto, hoje)
    if (opcoes.json === true) {
      saida.linha(JSON.stringify(texto, null, 2))
      return CODIGO.ok
    }
    const { revogacao } = pacote.lei
    saida.linha(pacote.lei.titulo)
    saida.linha(`Texto em vigor em ${dia(hoje)}`)
    if (revogacao?.ligada === true && revogacao.em <= hoje) {
      saida.linha(`Revogada em ${dia(revogacao.em)}: ${revogacao.fonte}`)
    }
    saida.linha()
    const original = pacote.texto[0]?.redacoes[0]?.fonte ?? ''
    for (const dispositivo of texto) escrever(dispositivo, hoje, original, saida)
    return CODIGO.ok
  },
}

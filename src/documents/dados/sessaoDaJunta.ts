import { type Caso, casoDe } from '#core/junta/caso.ts'
import type { Junta, Sessao } from '#core/junta/junta.ts'
import { cadeiras } from '#core/junta/regra.ts'
import { membroDe, noMandato } from '#core/junta/membros.ts'
import { relatorDe, vistasDe } from '#core/junta/tramite.ts'
import { naSessao } from '#core/junta/votos.ts'
import type { Mundo } from '#core/mundo.ts'
import type { Pacote } from '#law/pacote.ts'
import { dia, diaPorExtenso } from '../formato.ts'
import { maiuscula, nomeDe, palavra, votoSemEfeito } from '../palavras.ts'
import { citacoes, orgao, type DadosDoDocumento } from './base.ts'

const MEIOS: Readonly<Record<string, string>> = {
  mural: 'afixada em local visível do órgão',
  'imprensa-oficial': 'publicada no órgão oficial de imprensa',
  sitio: 'publicada na internet',
}

const nome = (j: Junta, id: string | undefined): string =>
  id === undefined ? '—' : (membroDe(j, id)?.nome ?? '—')

function comum(s: Sessao, mundo: Mundo, pacote: Pacote) {
  const { recurso } = pacote.processo
  const j = mundo.junta(recurso.orgao) ?? {
    id: recurso.orgao,
    membros: [],
    sementes: [],
    sessoes: [],
  }
  const colegiado = orgao(pacote, s.dia, recurso.orgao)
  return {
    j,
    colegiado,
    titulos: {
      aviso: s.situacao === 'cancelada' ? `Sessão cancelada: ${s.motivo ?? ''}` : null,
      consulta: '',
      pagina: 'lei',
    },
    corpo: {
      colegiado,
      dia: diaPorExtenso(s.dia),
      hora: s.hora,
      local: s.local,
      citacoes: citacoes(recurso.junta?.fundamentos ?? recurso.fundamentos),
    },
  }
}

/** The agenda of a session, as published: the appeals in the order in which they are called. */
export function dadosDaPauta(s: Sessao, mundo: Mundo, pacote: Pacote): DadosDoDocumento {
  const { j, colegiado, titulos, corpo } = comum(s, mundo, pacote)
  const presidente = noMandato(j, s.dia).find((m) => m.presidente)
  return {
    ...titulos,
    titulo: `Pauta da sessão nº ${s.numero ?? ''}`,
    subtitulo: colegiado,
    numero: s.numero ?? null,
    corpo: {
      ...corpo,
      publicacao: `${MEIOS[s.meio] ?? s.meio}${s.referencia === undefined ? '' : ` (${s.referencia})`}, em ${dia(s.publicadaEm)}`,
      linhas: s.pauta.map((id, n) => {
        const a = casoDe(mundo, id)
        return {
          ordem: `${n + 1}º`,
          recurso: maiuscula(nomeDoCaso(a, pacote)),
          processo: a?.processo ?? '—',
          relator: nome(j, relatorDe(a?.tramite)),
          continua: a?.tramite?.etapa === 'com-vista' ? 'continua, com vista' : '',
        }
      }),
      assinaturas: [{ nome: presidente?.nome ?? null, papel: `Presidente, ${colegiado}` }],
    },
  }
}

/** What is appealed, with its number: a record by the law's word, a loss by what would be lost. */
export function nomeDoCaso(a: Caso | undefined, { lei }: Pacote): string {
  const numero = `nº ${a?.numero ?? '—'}`
  return a?.especie === 'perda'
    ? `processo de perda ${numero}`
    : `${palavra(lei.termos.auto).nome} ${numero}`
}

const RESULTADOS: Readonly<Record<string, string>> = {
  provido: 'recurso provido',
  improvido: 'recurso não provido',
}

/** What came of an appeal in the session, in a few words. */
export function resultadoNaSessao(a: Caso | undefined, s: Sessao, id: string): string {
  if (s.retirados.some((r) => r.recurso === id)) return 'retirado de pauta'
  const julgado = a?.julgado
  if (julgado?.sessao === s.id)
    return `${RESULTADOS[julgado.resultado] ?? ''}, acórdão nº ${julgado.acordao ?? ''}`
  return vistaNa(a, s) === undefined ? 'não julgado' : 'pedido de vista'
}

const vistaNa = (a: Caso | undefined, s: Sessao) =>
  a?.tramite === undefined ? undefined : vistasDe(a.tramite).findLast((v) => v.sessao === s.id)

/** What came of an appeal in the session. */
function desfecho(a: Caso | undefined, s: Sessao, id: string): string {
  const retirado = s.retirados.find((r) => r.recurso === id)
  if (retirado !== undefined) return `Retirado de pauta: ${retirado.motivo}.`
  const julgado = a?.julgado
  if (julgado?.sessao === s.id)
    return `${RESULTADOS[julgado.resultado] ?? ''}${julgado.porDesempate === true ? ', pelo voto de quem preside, no empate' : ''}. Acórdão nº ${julgado.acordao ?? ''}: ${julgado.razoes}`
  return vistaNa(a, s) === undefined
    ? 'Não julgado nesta sessão: volta a outra pauta.'
    : `Pedido de vista: a votação continua em outra sessão.`
}

/** The minutes of a session: who came, what was called, how each voted, what was resolved. */
export function dadosDaAta(s: Sessao, mundo: Mundo, pacote: Pacote): DadosDoDocumento {
  const { j, colegiado, titulos, corpo } = comum(s, mundo, pacote)
  const caiuAlgum = s.pauta.some((id) => {
    const a = casoDe(mundo, id)
    return (
      a !== undefined && naSessao(j, a, s).some((n) => n.votos.some((v) => v.caiu !== undefined))
    )
  })
  const ausentes = cadeiras(noMandato(j, s.dia)).filter((m) => !s.presentes.includes(m.id))
  return {
    ...titulos,
    titulo: `Ata nº ${s.ata ?? ''}`,
    subtitulo: `Sessão nº ${s.numero ?? ''} · ${colegiado}`,
    numero: s.ata ?? null,
    corpo: {
      ...corpo,
      citacoes: caiuAlgum
        ? [...new Set([...corpo.citacoes, ...citacoes(pacote.processo.impedimento.fundamentos)])]
        : corpo.citacoes,
      preside: nome(j, s.preside),
      presentes: s.presentes.map((m) => `${nome(j, m)} (${membroDe(j, m)?.especie ?? ''})`),
      ausentes: ausentes.map((m) => m.nome ?? '—'),
      registro: s.registro ?? null,
      itens: s.pauta.map((id, n) => {
        const a = casoDe(mundo, id)
        const nela = a === undefined ? [] : naSessao(j, a, s)
        const retirado = s.retirados.some((r) => r.recurso === id)
        return {
          titulo: `${n + 1}º · ${maiuscula(nomeDoCaso(a, pacote))}`,
          processo: a?.processo ?? '—',
          relator: nela.map(({ relator }) => nome(j, relator)).join(', depois ') || '—',
          votos: retirado
            ? []
            : nela.flatMap(({ relator, votos }) =>
                votos.map((v) => ({
                  membro: `${nome(j, v.membro)}${v.membro === relator ? ' (relator)' : ''}`,
                  voto: v.caiu === undefined ? nomeDe(v.voto) : votoSemEfeito(v.voto, v.caiu),
                  razoes: v.membro === relator ? '' : (v.razoes ?? ''),
                })),
              ),
          desfecho: maiuscula(desfecho(a, s, id)),
        }
      }),
      assinaturas: s.presentes.map((m) => ({
        nome: nome(j, m),
        papel: m === s.preside ? 'Preside a sessão' : 'Membro',
      })),
    },
  }
}

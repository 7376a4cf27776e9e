import { corrente } from '#core/ato.ts'
import { formatarDia } from '#core/calendar/dia.ts'
import { type Caso, casoDe } from '#core/junta/caso.ts'
import type { Junta, Membro, Sessao } from '#core/junta/junta.ts'
import { faltamVotar } from '#core/junta/cadeirasDaSessao.ts'
import {
  emExercicio,
  type NoDia,
  noMandato,
  parentesEm,
  situacaoDoMembro,
} from '#core/junta/membros.ts'
import { nomeDoParentesco } from '#core/junta/parentesco.ts'
import { cadeiras, juntaDo, quorumDaJunta, regraDaJunta } from '#core/junta/regra.ts'
import { impedimentoDoRelator, naSessao, vistaQueEspera } from '#core/junta/votos.ts'
import { nomear } from '#core/mensagens/palavras.ts'
import type { Mundo } from '#core/mundo.ts'
import { resultadoNaSessao } from '#documents/dados/sessaoDaJunta.ts'
import { documentosPossiveis } from '#documents/modelos.ts'
import type { CartaoDaFicha, FichaDoRegistro } from '../contrato/registros.ts'
import { naoEncontrado } from '../http/problema.ts'
import { comandosDas } from '../leituras/comandosPossiveis.ts'
import { linhaDoTempo } from '../leituras/linha.ts'
import { citacoes } from '../leituras/recusas.ts'
import { sequencia, type Vista } from '../leituras/vista.ts'
import { caminhoDoCaso, enderecoDoCaso } from './casosDaPauta.ts'
import { nomeDaJunta, nomeDoMembro } from './colegiadoDoCaso.ts'
import { votosDoUsuario } from './votosQueFaltam.ts'
import type { RecursoDaJunta } from './recursosDaJunta.ts'

const SITUACOES: Readonly<Record<string, string>> = {
  'em-exercicio': 'em exercício',
  licenciado: 'de licença',
  'fora-do-mandato': 'fora do mandato',
}

/** Sessions that the file shows, the newest; the list has them all. */
const MOSTRADAS = 12
export const sessoesMostradas = (j: Junta): readonly Sessao[] =>
  j.sessoes.slice(-MOSTRADAS).toReversed()

/** What the body's file shows beside its own stream. */
export type AoRedorDaJunta = Readonly<{
  recursos: readonly RecursoDaJunta[]
  /** The cases on the agendas of the sessions shown. */
  mundo: Mundo
  /** Names of accounts, by id. */
  usuarios: ReadonlyMap<string, string>
}>

/** The collegiate body: who sits, what waits, its sessions and its draws. */
export function fichaDaJunta(vista: Vista, id: string, ao: AoRedorDaJunta): FichaDoRegistro {
  const { mundo, contexto, servico } = vista
  const { pacote } = servico
  const regra = regraDaJunta(pacote)
  if (regra === undefined || pacote.processo.recurso.orgao !== id)
    throw naoEncontrado('Este colegiado')
  const c = corrente('junta', id)
  const j = juntaDo(mundo, pacote)
  const base = `/api/v1/${pacote.lei.municipio.slug}/${servico.slug}/juntas/${id}`
  const abertas = j.sessoes.filter((s) => s.situacao === 'convocada' || s.situacao === 'aberta')
  return {
    seq: sequencia(vista, c),
    titulo: nomeDaJunta(pacote),
    subtitulo: 'Julga o recurso em sessão: cada membro vota por si, e o resultado é o dos votos.',
    situacao: '',
    citacoes: citacoes(regra.fundamentos),
    cartoes: [
      agora(j, vista),
      composicao(j, vista, ao),
      recursos(j, ao),
      ...sessoesMostradas(j).map((s) => daSessao(s, j, ao.mundo, vista)),
      sementes(j),
    ],
    escolhas: {
      membro: j.membros.map((m) => ({ valor: m.id, rotulo: comEspecie(m) })),
      parente: j.membros.flatMap((m) =>
        parentesEm(m).map((p) => ({
          valor: p.parente,
          rotulo: `${m.nome ?? m.id}: ${nomeDoParentesco(p.parentesco)}, registrado em ${formatarDia(p.em)}`,
        })),
      ),
      presentes: emExercicio(j, contexto.hoje).map((m) => ({
        valor: m.id,
        rotulo: comEspecie(m),
      })),
      sessao: abertas.map((s) => ({
        valor: s.id,
        rotulo: `nº ${s.numero ?? ''}, de ${formatarDia(s.dia)} (${s.situacao})`,
      })),
      recursos: ao.recursos
        .filter((r) => ['relatado', 'em-votacao', 'com-vista'].includes(r.situacao))
        .map((r) => ({
          valor: r.id,
          rotulo: `${nomeDoCaso(r)} · ${nomeDoMembro(j, r.relator)}`,
        })),
      pauta: abertas.flatMap((s) =>
        s.pauta.map((r) => ({ valor: r, rotulo: nomeDoCaso(casoDe(ao.mundo, r)) })),
      ),
    },
    comandos: comandosDas(vista, [c]),
    linha: linhaDoTempo(vista, new Set([c])),
    documentos: documentosPossiveis({ junta: j, mundo: ao.mundo }, pacote)
      .slice(0, 2 * MOSTRADAS)
      .map(({ modelo, rotulo, alvo }) => ({
        modelo,
        nome: rotulo,
        caminho: `${base}/documentos/${modelo}.pdf?de=${alvo ?? ''}`,
      })),
  }
}

const comEspecie = (m: Membro): string =>
  `${m.nome ?? m.id} · ${m.presidente ? 'presidente' : m.especie}`

function agora(j: Junta, { contexto }: Vista): CartaoDaFicha {
  const noDia = noMandato(j, contexto.hoje)
  const assentos = cadeiras(noDia).length
  return {
    titulo: 'Agora',
    fatos: [
      ['Titulares no mandato', String(assentos)],
      ['Suplentes no mandato', String(noDia.length - assentos)],
      ['Quórum', assentos === 0 ? 'sem membros' : String(quorumDaJunta(assentos, contexto))],
      ['Presidente', noDia.find((m) => m.presidente)?.nome ?? 'não nomeado'],
    ],
  }
}

function composicao(j: Junta, { contexto }: Vista, ao: AoRedorDaJunta): CartaoDaFicha {
  const para = (m: Membro, comando: string) =>
    `juntas/${j.id}/${comando}?membro=${encodeURIComponent(m.id)}`
  return {
    titulo: 'Composição',
    tabela: {
      colunas: [
        'Membro',
        'Mandato',
        'Ato de nomeação',
        'Vota com',
        'Situação',
        'Designado relator',
        '',
      ],
      linhas: j.membros.map((m) => {
        const situacao = situacaoDoMembro(m, contexto.hoje)
        const fim = m.encerradoEm ?? m.ate
        return {
          chave: m.id,
          celulas: [
            comEspecie(m),
            `${formatarDia(m.desde)} ${fim === undefined ? 'em diante' : `a ${formatarDia(fim)}`}`,
            m.ato,
            m.usuario === undefined
              ? 'registro da secretaria'
              : (ao.usuarios.get(m.usuario) ?? 'usuário próprio'),
            [
              SITUACOES[situacao],
              ...m.licencas
                .filter((l) => l.ate >= contexto.hoje)
                .map((l) => `licença de ${formatarDia(l.desde)} a ${formatarDia(l.ate)}`),
              ...parentesEm(m).map((p) => `parente no cadastro: ${nomeDoParentesco(p.parentesco)}`),
            ].join('; '),
            String(m.carga),
          ],
          acoes:
            fim !== undefined && fim < contexto.hoje
              ? []
              : [
                  { rotulo: 'Licença', para: para(m, 'licenciarMembro') },
                  { rotulo: 'Parentesco', para: para(m, 'registrarParentesco') },
                  ...(parentesEm(m).length === 0
                    ? []
                    : [{ rotulo: 'Retificar parentesco', para: para(m, 'retificarParentesco') }]),
                  { rotulo: 'Encerrar', para: para(m, 'encerrarMandato') },
                ],
        }
      }),
    },
  }
}

/** A record by its number alone, a loss with the word. */
function nomeDoCaso(c: Readonly<{ id: string; numero?: string | undefined }> | undefined): string {
  const numero = c?.numero === undefined || c.numero === '' ? 'sem número' : `nº ${c.numero}`
  return c !== undefined && enderecoDoCaso(c.id).recurso === 'perdas' ? `perda ${numero}` : numero
}

const recursos = (j: Junta, ao: AoRedorDaJunta): CartaoDaFicha => ({
  titulo: `Recursos em andamento: ${ao.recursos.length}`,
  tabela: {
    colunas: ['Número', 'Recorre da decisão de', 'Relator', 'Onde está'],
    linhas: ao.recursos.map((r) => ({
      chave: r.id,
      celulas: [
        { texto: nomeDoCaso(r), para: caminhoDoCaso(r.id) },
        formatarDia(r.em),
        r.relator === '' ? '—' : nomeDoMembro(j, r.relator),
        nomear(r.situacao),
      ],
    })),
  },
})

const MEIOS: Readonly<Record<string, string>> = {
  mural: 'afixada no mural',
  'imprensa-oficial': 'publicada no órgão oficial de imprensa',
  sitio: 'publicada na internet',
}

function daSessao(s: Sessao, j: Junta, mundo: Mundo, { contexto }: Vista): CartaoDaFicha {
  const para = (comando: string, mais = '') => `juntas/${j.id}/${comando}?sessao=${s.id}${mais}`
  const viva = s.situacao === 'convocada' || s.situacao === 'aberta'
  const referencia = s.referencia === undefined ? '' : ` (${s.referencia})`
  return {
    titulo: `Sessão nº ${s.numero ?? ''}, de ${formatarDia(s.dia)}: ${s.situacao}`,
    nota: [
      `Às ${s.hora}, ${s.local}. Pauta ${MEIOS[s.meio] ?? s.meio}${referencia} em ${formatarDia(s.publicadaEm)}.`,
      s.presentes.length === 0
        ? ''
        : `Presentes: ${s.presentes.map((m) => nomeDoMembro(j, m)).join(', ')}. Preside ${nomeDoMembro(j, s.preside ?? '')}.`,
      s.ata === undefined ? '' : `Ata nº ${s.ata}.`,
      s.registro ?? '',
      s.motivo ?? '',
    ]
      .filter(Boolean)
      .join(' '),
    tabela: {
      colunas: ['Ordem', 'Recurso', 'Relator', 'Resultado', ''],
      linhas: s.pauta.map((r, n) => {
        const caso = casoDe(mundo, r)
        const retirado = s.retirados.find((x) => x.recurso === r)
        const nela = caso === undefined ? [] : naSessao(j, caso, s)
        const meus =
          caso === undefined || retirado !== undefined
            ? []
            : votosDoUsuario(j, caso, s, contexto.autor, contexto)
        return {
          chave: r,
          celulas: [
            `${n + 1}º`,
            { texto: nomeDoCaso(caso), para: caminhoDoCaso(r) },
            nela.map((x) => nomeDoMembro(j, x.relator)).join(', depois ') || '—',
            caso === undefined ? '—' : situacaoNaSessao(j, caso, s, contexto),
          ],
          acoes: [
            ...(meus.length === 0
              ? []
              : [
                  {
                    rotulo: meus.some((m) => m.usuario !== undefined) ? 'Votar' : 'Registrar voto',
                    para: `${caminhoDoCaso(r)}/votarRecurso`,
                  },
                ]),
            ...(viva && retirado === undefined
              ? [{ rotulo: 'Retirar', para: para('retirarDePauta', `&recurso=${r}`) }]
              : []),
          ],
        }
      }),
    },
  }
}

/** What came of the appeal in the session; while it sits, whose votes it waits for. */
function situacaoNaSessao(j: Junta, caso: Caso, s: Sessao, noDia: NoDia): string {
  const retirado = s.retirados.find((x) => x.recurso === caso.id)
  if (retirado !== undefined) return `retirado de pauta: ${retirado.motivo}`
  if (s.situacao === 'encerrada' || caso.julgado?.sessao === s.id)
    return resultadoNaSessao(caso, s, caso.id)
  if (s.situacao !== 'aberta') return s.situacao === 'cancelada' ? 'não julgado' : 'a julgar'
  if (impedimentoDoRelator(j, caso) !== undefined) return 'relator impedido: redistribuir'
  const vista = vistaQueEspera(j, caso)
  if (vista?.sessao === s.id) return `com vista a ${nomeDoMembro(j, vista.membro)}`
  const faltam = faltamVotar(j, caso, s, noDia)
  return faltam.length === 0
    ? 'votado: falta proclamar'
    : `falta o voto de ${faltam.map((m) => nomeDoMembro(j, m)).join(', ')}`
}

const sementes = (j: Junta): CartaoDaFicha => ({
  titulo: 'Sementes da distribuição',
  nota: 'Qualquer pessoa pode refazer o sorteio do relator: entre os que têm menos recursos, o do menor SHA-256 de “semente|número do registro|ordem da distribuição|membro”. O número de um caso de perda vem depois da palavra “perda” e de um espaço.',
  tabela: {
    colunas: ['Publicada em', 'Semente', 'Fonte'],
    linhas: j.sementes.map((s) => ({
      chave: s.semente,
      celulas: [formatarDia(s.em), s.semente, s.fonte],
    })),
  },
})

import { corrente } from '#core/ato.ts'
import { formatarDia } from '#core/calendar/dia.ts'
import type { Junta, Membro, Sessao } from '#core/junta/junta.ts'
import { emExercicio, noMandato, situacaoDoMembro } from '#core/junta/membros.ts'
import { cadeiras, juntaDo, quorumDaJunta, regraDaJunta } from '#core/junta/regra.ts'
import { nomear } from '#core/mensagens/palavras.ts'
import type { CartaoDaFicha, FichaDoRegistro } from '../contrato/registros.ts'
import { naoEncontrado } from '../http/problema.ts'
import { comandosDas } from '../leituras/comandosPossiveis.ts'
import { linhaDoTempo } from '../leituras/linha.ts'
import { citacoes } from '../leituras/recusas.ts'
import { sequencia, type Vista } from '../leituras/vista.ts'
import { nomeDaJunta, nomeDoMembro } from './colegiadoDoAuto.ts'
import type { RecursoDaJunta } from './recursosDaJunta.ts'

const SITUACOES: Readonly<Record<string, string>> = {
  'em-exercicio': 'em exercício',
  licenciado: 'de licença',
  'fora-do-mandato': 'fora do mandato',
}

/** What the body's file shows beside its own stream. */
export type AoRedorDaJunta = Readonly<{
  recursos: readonly RecursoDaJunta[]
  /** The records' numbers, by id. */
  numeros: ReadonlyMap<string, string>
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
  const numero = (auto: string) => ao.numeros.get(auto) ?? '—'
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
      ...[...j.sessoes].reverse().map((s) => daSessao(s, j, numero, `juntas/${id}`)),
      sementes(j),
    ],
    escolhas: {
      membro: j.membros.map((m) => ({ valor: m.id, rotulo: comEspecie(m) })),
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
        .map((r) => ({ valor: r.id, rotulo: `nº ${r.numero} · ${nomeDoMembro(j, r.relator)}` })),
      pauta: abertas.flatMap((s) => s.pauta.map((r) => ({ valor: r, rotulo: `nº ${numero(r)}` }))),
    },
    comandos: comandosDas(vista, [c]),
    linha: linhaDoTempo(vista, new Set([c])),
    documentos: [...j.sessoes]
      .reverse()
      .slice(0, 12)
      .flatMap((s) => [
        {
          modelo: 'pauta',
          nome: `Pauta da sessão nº ${s.numero ?? ''}`,
          caminho: `${base}/documentos/pauta.pdf?sessao=${s.id}`,
        },
        ...(s.situacao === 'encerrada'
          ? [
              {
                modelo: 'ata',
                nome: `Ata nº ${s.ata ?? ''}`,
                caminho: `${base}/documentos/ata.pdf?sessao=${s.id}`,
              },
            ]
          : []),
      ]),
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
      colunas: ['Membro', 'Mandato', 'Ato de nomeação', 'Vota com', 'Situação', 'Relatou', ''],
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
              ...m.parentes.map((p) => `parente no cadastro: ${p.parentesco}`),
            ].join('; '),
            String(m.carga),
          ],
          acoes:
            fim !== undefined && fim < contexto.hoje
              ? []
              : [
                  { rotulo: 'Licença', para: para(m, 'licenciarMembro') },
                  { rotulo: 'Parentesco', para: para(m, 'registrarParentesco') },
                  { rotulo: 'Encerrar', para: para(m, 'encerrarMandato') },
                ],
        }
      }),
    },
  }
}

const recursos = (j: Junta, ao: AoRedorDaJunta): CartaoDaFicha => ({
  titulo: `Recursos em andamento: ${ao.recursos.length}`,
  tabela: {
    colunas: ['Número', 'Recorre da decisão de', 'Relator', 'Onde está'],
    linhas: ao.recursos.map((r) => ({
      chave: r.id,
      celulas: [
        { texto: r.numero || 'sem número', para: `autos/${r.id}` },
        formatarDia(r.em),
        r.relator === '' ? '—' : nomeDoMembro(j, r.relator),
        nomear(r.situacao),
      ],
    })),
  },
})

const MEIOS: Readonly<Record<string, string>> = {
  mural: 'mural',
  'imprensa-oficial': 'órgão oficial de imprensa',
  sitio: 'internet',
}

function daSessao(
  s: Sessao,
  j: Junta,
  numero: (auto: string) => string,
  em: string,
): CartaoDaFicha {
  const para = (comando: string, mais = '') => `${em}/${comando}?sessao=${s.id}${mais}`
  const viva = s.situacao === 'convocada' || s.situacao === 'aberta'
  return {
    titulo: `Sessão nº ${s.numero ?? ''}, de ${formatarDia(s.dia)}: ${s.situacao}`,
    nota: [
      `Às ${s.hora}, ${s.local}. Pauta publicada em ${formatarDia(s.publicadaEm)} (${[MEIOS[s.meio] ?? s.meio, s.referencia].filter(Boolean).join(', ')}).`,
      s.presentes.length === 0
        ? ''
        : `Presentes: ${s.presentes.map((m) => nomeDoMembro(j, m)).join(', ')}. Preside ${nomeDoMembro(j, s.preside ?? '')}.`,
      s.registro ?? '',
      s.motivo ?? '',
    ]
      .filter(Boolean)
      .join(' '),
    tabela: {
      colunas: ['Ordem', 'Recurso', 'Na pauta', ''],
      linhas: s.pauta.map((r, n) => {
        const retirado = s.retirados.find((x) => x.recurso === r)
        return {
          chave: r,
          celulas: [
            `${n + 1}º`,
            { texto: `nº ${numero(r)}`, para: `autos/${r}` },
            retirado === undefined ? 'sim' : `retirado: ${retirado.motivo}`,
          ],
          acoes:
            viva && retirado === undefined
              ? [{ rotulo: 'Retirar', para: para('retirarDePauta', `&recurso=${r}`) }]
              : [],
        }
      }),
    },
  }
}

const sementes = (j: Junta): CartaoDaFicha => ({
  titulo: 'Sementes da distribuição',
  nota: 'Qualquer pessoa pode refazer o sorteio do relator: entre os que têm menos recursos, o do menor SHA-256 de “semente|número do registro|ordem da distribuição|membro”.',
  tabela: {
    colunas: ['Publicada em', 'Semente', 'Fonte'],
    linhas: j.sementes.map((s) => ({
      chave: s.semente,
      celulas: [formatarDia(s.em), s.semente, s.fonte],
    })),
  },
})

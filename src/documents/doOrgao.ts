import { emOrdem } from '#core/fila/ordem.ts'
import { citarTodos } from '#core/mensagens/citar.ts'
import { nomear, nomearInicial } from '#core/mensagens/palavras.ts'
import { lugarDe } from '#core/selecao/classificar.ts'
import { SITUACAO_DO_CANDIDATO } from '#core/selecao/mensagens.ts'
import type { Selecao } from '#core/selecao/selecao.ts'
import { candidatoDe, etapaDaSelecao } from '#core/selecao/transicoes.ts'
import type { Pacote } from '#law/pacote.ts'
import type { DadosDoDocumento } from './dados/base.ts'
import { dadosDoEdital } from './dados/editalDaFila.ts'
import { dadosDoExpediente } from './dados/expediente.ts'
import { dadosDaConvocacao, dadosDoEditalDeSelecao, dadosDoResultado } from './dados/selecao.ts'
import type { FichaDeExpediente, FichaDeFila, FichaDeSelecao, FichaDoOrgao } from './fichas.ts'
import { dia } from './formato.ts'
import type { DocumentoPossivel, Modelo } from './modelos.ts'
import { nomeEncoberto } from './nomeEncoberto.ts'

/** What a document says, in public words: no CPF, and of a name only what serves to compare. */
export type Afirmacao = Readonly<{ rotulo: string; valor: string }>

type DoOrgao<R> = (ficha: FichaDoOrgao, pacote: Pacote) => R
const escolher =
  <R>(casos: {
    selecao: (f: FichaDeSelecao, p: Pacote) => R
    fila: (f: FichaDeFila, p: Pacote) => R
    expediente: (f: FichaDeExpediente, p: Pacote) => R
  }): DoOrgao<R> =>
  (ficha, pacote) =>
    'selecao' in ficha
      ? casos.selecao(ficha, pacote)
      : 'fila' in ficha
        ? casos.fila(ficha, pacote)
        : casos.expediente(ficha, pacote)

/** Which result was published last; '' before the first. It is what the paper of a result is about. */
const qualResultado = (s: Selecao): '' | 'final' | 'provisório' =>
  s.final !== undefined ? 'final' : s.provisorio === undefined ? '' : 'provisório'

/** What the body may print now of each of its own papers. */
export const possiveisDoOrgao = escolher<readonly DocumentoPossivel[]>({
  selecao: ({ selecao: s }) => {
    const qual = qualResultado(s)
    return [
      { modelo: 'edital', rotulo: 'Edital de abertura' },
      ...(qual === ''
        ? []
        : [{ modelo: 'resultado' as const, rotulo: `Resultado ${qual}`, alvo: qual }]),
      ...s.candidatos
        .filter((c) => c.situacao === 'convocado')
        .map((c) => ({
          modelo: 'convocacao' as const,
          rotulo: `Convocação da inscrição nº ${c.protocolo ?? ''}`,
          alvo: c.id,
        })),
    ]
  },
  fila: ({ fila }) => {
    const edital = fila.editais.at(-1)
    return edital === undefined
      ? []
      : [
          {
            modelo: 'edital-da-fila',
            rotulo: 'Último edital da lista',
            alvo: edital.numero ?? '',
          },
        ]
  },
  expediente: ({ expediente: e }, { prazos }) => [
    {
      modelo: 'expediente',
      rotulo: prazos.expediente?.find((x) => x.id === e.especie)?.nome ?? 'Expediente',
    },
  ],
})

/** What is printed on it; undefined for what is none of these. */
export function dadosDoOrgao(
  modelo: Modelo,
  ficha: FichaDoOrgao,
  pacote: Pacote,
  alvo = '',
): DadosDoDocumento | undefined {
  if ('selecao' in ficha) {
    const { selecao: s, nomes } = ficha
    if (modelo === 'edital') return dadosDoEditalDeSelecao(s, pacote)
    if (modelo === 'resultado') return dadosDoResultado(s, nomes, pacote)
    return modelo === 'convocacao' ? dadosDaConvocacao(s, alvo, nomes, pacote) : undefined
  }
  if ('expediente' in ficha) return dadosDoExpediente(ficha.expediente, ficha.nomes, pacote)
  const edital = ficha.fila.editais.find((e) => (e.numero ?? '') === alvo)
  return edital && dadosDoEdital(ficha.fila, edital, ficha.nomes, pacote)
}

const fato = (rotulo: string, valor: string | number): Afirmacao => ({
  rotulo,
  valor: String(valor),
})

function doResultado(s: Selecao): Afirmacao[] {
  const r = s.final ?? s.provisorio
  return r === undefined
    ? []
    : [
        fato('Último resultado', `${qualResultado(s)}, de ${dia(r.em)}`),
        fato('Classificados', r.ordem.length),
      ]
}

/** Of a call: who by number and covered name, until when, and how it ended. */
function daConvocacao({ selecao: s, nomes }: FichaDeSelecao, id: string): Afirmacao[] {
  const c = candidatoDe(s, id)
  if (c === undefined) return []
  return [
    fato('Inscrição', c.protocolo ?? ''),
    fato('Candidato', nomeEncoberto(nomes.get(c.candidato) ?? '')),
    fato('Lugar', `${lugarDe(s, id)}º`),
    ...(c.responderAte === undefined ? [] : [fato('Comparecer até', dia(c.responderAte))]),
    fato('Situação', SITUACAO_DO_CANDIDATO[c.situacao]),
  ]
}

function daFila({ fila }: FichaDeFila, alvo: string): Afirmacao[] {
  const edital = fila.editais.find((e) => (e.numero ?? '') === alvo)
  return [
    fato('Edital', alvo),
    ...(edital === undefined
      ? []
      : [fato('Publicado em', dia(edital.em)), fato('Inscritos no edital', edital.ordem.length)]),
    fato('À espera', emOrdem(fila).length),
    fato('Último edital', fila.editais.at(-1)?.numero ?? ''),
  ]
}

/** A paper to holders: what it is, its day and term; to how many, and never to whom. */
function doExpediente({ expediente: e }: FichaDeExpediente, pacote: Pacote): Afirmacao[] {
  const prevista = pacote.prazos.expediente?.find((x) => x.id === e.especie)
  return [
    fato('Espécie', prevista?.nome ?? nomearInicial(e.especie)),
    ...(e.numero === undefined ? [] : [fato('Número', e.numero)]),
    fato('Assunto', e.assunto),
    fato('De', dia(e.em)),
    ...(e.prazoEmDias === undefined
      ? []
      : [fato('Prazo', e.prazoEmDias === 1 ? '1 dia' : `${e.prazoEmDias} dias`)]),
    fato('Destinatários', e.aTodos ? 'todos' : e.destinatarios.length),
    ...(prevista === undefined ? [] : [fato('Fundamento', citarTodos(prevista.fundamentos))]),
    fato('Situação', e.revogadoEm === undefined ? 'em vigor' : `revogado em ${dia(e.revogadoEm)}`),
  ]
}

/** The public facts of a paper of the body's, as of the file's day. `alvo`: as `possiveisDoOrgao`. */
export const afirmacoesDoOrgao = (
  ficha: FichaDoOrgao,
  pacote: Pacote,
  alvo = '',
): readonly Afirmacao[] =>
  escolher({
    selecao: (f) => [
      fato('Edital', f.selecao.edital ?? ''),
      fato('Vagas', f.selecao.vagas),
      fato('Seleção', nomear(etapaDaSelecao(f.selecao, f.em))),
      ...(alvo === 'final' || alvo === 'provisório' ? doResultado(f.selecao) : []),
      ...daConvocacao(f, alvo),
    ],
    fila: (f) => daFila(f, alvo),
    expediente: doExpediente,
  })(ficha, pacote)

import { formatarReais } from '#core/money/centavos.ts'
import type { CalculoDeMulta } from '#core/processo/processo.ts'
import type { Pacote } from '#law/pacote.ts'
import { autorDe, citacoesDe, type FichaDaAutuacao } from '../fichas.ts'
import { dia, instante } from '../formato.ts'
import { duracaoPorExtenso, nomeDe, palavra } from '../palavras.ts'
import { acordam, doRelator, votosDoColegiado } from './acordao.ts'
import { avisoDoAuto, consultaDoAuto, nomeDoTitular, provisao, tituloComProcesso } from './auto.ts'
import { campo, citacoes, orgao, type DadosDoDocumento } from './base.ts'

/** The decision of the first instance. */
export function dadosDaDecisao(
  ficha: FichaDaAutuacao,
  pacote: Pacote,
): DadosDoDocumento | undefined {
  const { auto } = ficha
  const { julgamento } = auto
  if (julgamento === undefined) return undefined
  const { processo } = pacote
  const procedente = julgamento.resultado === 'procedente'
  return decisao(ficha, pacote, {
    titulo: 'Decisão de primeira instância',
    em: julgamento.em,
    relatorio: relatorio(ficha, pacote),
    razoes: julgamento.razoes,
    decisao: procedente
      ? `Julgo PROCEDENTE ${palavra(pacote.lei.termos.auto).o}${julgamento.reincidente ? ', e reconheço a reincidência' : ''}.`
      : `Julgo IMPROCEDENTE ${palavra(pacote.lei.termos.auto).o} e determino o seu arquivamento.`,
    fundamentos: citacoesDe(ficha, 'autoJulgado'),
    penalidades: julgamento.penalidades,
    multa: julgamento.multa,
    votos: [],
    depois: procedente
      ? {
          titulo: 'Recurso',
          texto: `Cabe recurso no prazo de ${duracaoPorExtenso(processo.recurso.prazo)}, contado da ciência desta decisão, dirigido a: ${orgao(pacote, julgamento.em, processo.recurso.orgao)}.${auto.recursoAte === undefined ? '' : ` Com a ciência já registrada, o recurso é recebido até ${dia(auto.recursoAte)}, inclusive.`}`,
          citacoes: citacoes(processo.recurso.fundamentos),
        }
      : { titulo: 'Efeito', texto: 'O processo é arquivado.', citacoes: [] },
    assina: {
      nome: autorDe(ficha, 'autoJulgado'),
      papel: orgao(pacote, julgamento.em, processo.primeiraInstancia.orgao),
    },
  })
}

/** The decision of the appeal, with the votes when a collegiate body gave it. */
export function dadosDaDecisaoDoRecurso(
  ficha: FichaDaAutuacao,
  pacote: Pacote,
): DadosDoDocumento | undefined {
  const { auto } = ficha
  const julgado = auto.julgamentoDoRecurso
  if (julgado === undefined) return undefined
  const { processo } = pacote
  const provido = julgado.resultado === 'provido'
  return decisao(ficha, pacote, {
    titulo: julgado.acordao === undefined ? 'Decisão do recurso' : `Acórdão nº ${julgado.acordao}`,
    em: julgado.em,
    relatorio: [
      ...relatorio(ficha, pacote),
      ...(auto.julgamento === undefined
        ? []
        : [
            `Em ${dia(auto.julgamento.em)}, a primeira instância julgou ${auto.julgamento.resultado} ${palavra(pacote.lei.termos.auto).o}.`,
          ]),
      ...auto.recursos.map(
        (r) =>
          `Recurso protocolado em ${instante(r.protocoladaEm, pacote.lei.municipio.fuso)}, ${r.tempestivo ? 'no prazo' : 'fora do prazo'}.`,
      ),
      ...(auto.parecer === undefined
        ? []
        : [
            `Parecer de ${orgao(pacote, auto.parecer.em, processo.recurso.preparo?.orgao)}, em ${dia(auto.parecer.em)}, pelo ${nomeDe(auto.parecer.conclusao).toLocaleLowerCase('pt-BR')}.`,
          ]),
      ...doRelator(ficha.colegiado),
    ],
    razoes: julgado.razoes,
    decisao:
      julgado.acordao !== undefined
        ? acordam(ficha.colegiado, julgado)
        : provido
          ? 'DOU PROVIMENTO ao recurso e reformo a decisão recorrida.'
          : 'NEGO PROVIMENTO ao recurso e mantenho a decisão recorrida.',
    fundamentos: citacoesDe(ficha, 'recursoJulgado'),
    penalidades: provido ? [] : auto.penalidades,
    multa: provido ? undefined : (auto.multa ?? auto.julgamento?.multa),
    votos: votos(ficha),
    depois: {
      titulo: 'Efeito',
      texto: `Esta decisão é definitiva na esfera administrativa${!provido && processo.decisaoDefinitiva.tituloExtrajudicial ? ' e constitui título extrajudicial' : ''}.`,
      citacoes: citacoes(processo.decisaoDefinitiva.fundamentos),
    },
    assina: {
      // A collegiate decision is signed by who presided, whoever recorded it.
      nome:
        julgado.acordao === undefined
          ? autorDe(ficha, 'recursoJulgado')
          : (ficha.colegiado?.sessao?.preside ?? null),
      papel: orgao(pacote, julgado.em, processo.recurso.orgao),
    },
  })
}

type Decisao = Readonly<{
  titulo: string
  em: string
  relatorio: readonly string[]
  razoes: string
  decisao: string
  fundamentos: readonly string[]
  penalidades: readonly string[]
  multa: CalculoDeMulta | undefined
  votos: readonly { membro: string; voto: string }[]
  depois: Readonly<{ titulo: string; texto: string; citacoes: readonly string[] }>
  assina: Readonly<{ nome: string | null; papel: string }>
}>

function decisao(ficha: FichaDaAutuacao, pacote: Pacote, d: Decisao): DadosDoDocumento {
  const { auto } = ficha
  const { titulo, em, assina, ...corpo } = d
  return {
    titulo,
    subtitulo: tituloComProcesso(ficha, pacote),
    aviso: avisoDoAuto(ficha),
    numero: auto.processo ?? auto.numero ?? null,
    consulta: consultaDoAuto(ficha),
    corpo: {
      ...corpo,
      processo: [
        campo('Decidido em', dia(em)),
        campo('Órgão', assina.papel),
        campo(palavra(pacote.lei.termos.titular).Nome, nomeDoTitular(ficha)),
        campo('Data do fato', dia(auto.fatoEm)),
      ],
      provisao: provisao(ficha),
      penalidades: d.penalidades.map((p) => nomeDe(p, pacote.lei.termos)),
      multa:
        d.multa === undefined
          ? null
          : {
              valor: formatarReais(d.multa.valor),
              em: dia(d.multa.em),
              passos: d.multa.passos,
              citacoes: citacoes(d.multa.fundamentos),
            },
      assinaturas: [assina],
    },
  }
}

function relatorio({ auto }: FichaDaAutuacao, pacote: Pacote): string[] {
  const { fuso } = pacote.lei.municipio
  const linhas = [
    `Fato de ${instante(auto.momento, fuso)}, em ${auto.local}.${auto.descricao === undefined ? '' : ` ${auto.descricao}`}`,
  ]
  if (auto.cienciaEm !== undefined) linhas.push(`Ciência da autuação em ${dia(auto.cienciaEm)}.`)
  for (const d of auto.defesas)
    linhas.push(
      `Defesa protocolada em ${instante(d.protocoladaEm, fuso)}, ${d.tempestiva ? 'no prazo' : 'fora do prazo'}.`,
    )
  if (auto.julgamento?.aRevelia === true)
    linhas.push('Não houve defesa no prazo: julgado à revelia.')
  return linhas
}

function votos(ficha: FichaDaAutuacao): { membro: string; voto: string }[] {
  const doColegiado = votosDoColegiado(ficha.colegiado)
  if (doColegiado.length > 0) return doColegiado
  const ato = ficha.linha.find((a) => a.tipo === 'recursoJulgado')?.dados
  if (ato === undefined || !('votos' in ato)) return []
  return ((ato.votos ?? []) as { membro: string; voto: string }[]).map((v) => ({
    membro: v.membro,
    voto: nomeDe(v.voto),
  }))
}

import { semConta } from '#core/bloco/evolve.ts'
import { casoDe } from '#core/junta/caso.ts'
import { inscricaoEmVigor } from '#core/divida/divida.ts'
import { formatarPlaca } from '#core/identificador/placa.ts'
import { citar } from '#core/mensagens/citar.ts'
import { quitada } from '#core/processo/multaDevida.ts'
import { formatarReais } from '#core/money/centavos.ts'
import type { Pacote } from '#law/pacote.ts'
import { campo } from './dados/base.ts'
import { fatosDoLaudo, fatosDoSelo } from './dados/laudo.ts'
import { nomeDoCaso, resultadoNaSessao } from './dados/sessaoDaJunta.ts'
import { carteiraDe, situacaoEscrita } from './dados/carteira.ts'
import {
  ehAutuacao,
  ehDeCarteiras,
  ehDasSessoes,
  ehDeBloco,
  ehDePerda,
  ehDoOrgao,
  ehRecolhimento,
  type FichaDeProcessoDePerda,
  type FichaDeRecolhimento,
  type Ficha,
  type FichaDaAutuacao,
  type FichaDaOutorga,
  type FichaDasCarteiras,
  type FichaDasSessoes,
  type FichaDeBloco,
} from './fichas.ts'
import { type Afirmacao, afirmacoesDoOrgao } from './doOrgao.ts'
import { dia } from './formato.ts'
import { nomeEncoberto } from './nomeEncoberto.ts'
import { maiuscula } from '#core/mensagens/palavras.ts'
import { nomeDaPerda } from '#core/perda/nomeDaPerda.ts'
import { nomeDe, palavra } from './palavras.ts'

const presentes = (lista: readonly ReturnType<typeof campo>[]): Afirmacao[] =>
  lista.flatMap(({ rotulo, valor }) => (valor === null ? [] : [{ rotulo, valor }]))

/**
 * The facts of the file that the public page shows, as of the file's day: written down at the issue
 * and worked out again when someone checks, so that the two can be laid side by side.
 * @param alvo id of the part of the file the document is about (a driver), if any
 * @param modelo the paper, where it says other things than its file
 */
export const afirmacoes = (
  ficha: Ficha,
  pacote: Pacote,
  alvo?: string,
  modelo?: string,
): readonly Afirmacao[] =>
  ehDoOrgao(ficha)
    ? afirmacoesDoOrgao(ficha, pacote, alvo)
    : ehAutuacao(ficha)
      ? daAutuacao(ficha, pacote)
      : ehRecolhimento(ficha)
        ? doRecolhimento(ficha)
        : ehDeCarteiras(ficha)
          ? dasCarteiras(ficha, alvo)
          : ehDasSessoes(ficha)
            ? daSessao(ficha, pacote, alvo)
            : ehDeBloco(ficha)
              ? doBloco(ficha)
              : ehDePerda(ficha)
                ? daPerda(ficha, pacote)
                : modelo === 'laudo-de-vistoria'
                  ? presentes(fatosDoLaudo(ficha, pacote))
                  : modelo === 'selo-de-vistoria'
                    ? presentes(fatosDoSelo(ficha))
                    : daOutorga(ficha, pacote, alvo)

/** A session is public: its day, its agenda, and what came of each appeal; of the members, how many. */
function daSessao({ junta, mundo }: FichaDasSessoes, pacote: Pacote, alvo?: string): Afirmacao[] {
  const s = junta.sessoes.find((x) => x.id === alvo)
  if (s === undefined) return []
  return presentes([
    campo('Sessão', s.numero && `nº ${s.numero}`),
    campo('Dia', `${dia(s.dia)}, às ${s.hora}`),
    campo('Situação', nomeDe(s.situacao)),
    campo('Pauta publicada em', dia(s.publicadaEm)),
    campo('Presentes', s.presentes.length === 0 ? null : s.presentes.length),
    campo('Ata', s.ata && `nº ${s.ata}`),
    ...s.pauta.map((id, n) => {
      const a = casoDe(mundo, id)
      const como = s.situacao === 'encerrada' ? `: ${resultadoNaSessao(a, s, id)}` : ''
      return campo(`Recurso ${n + 1}`, `${nomeDoCaso(a, pacote)}${como}`)
    }),
  ])
}

const daPerda = (
  { perda: p, outorga, nome }: FichaDeProcessoDePerda,
  pacote: Pacote,
): Afirmacao[] =>
  presentes([
    campo('Processo de perda', p.numero && `nº ${p.numero}`),
    campo('Hipótese', nome),
    campo('Penalidade', maiuscula(nomeDaPerda(p, pacote))),
    campo(palavra(pacote.lei.termos.outorga).Nome, outorga?.numero && `nº ${outorga.numero}`),
    campo('Decisão', p.decisao && `${nomeDe(p.decisao.resultado)}, em ${dia(p.decisao.em)}`),
    campo(
      'Recurso',
      p.decisaoDoRecurso &&
        `${nomeDe(p.decisaoDoRecurso.resultado)}, em ${dia(p.decisaoDoRecurso.em)}`,
    ),
    campo('Acórdão', p.decisaoDoRecurso?.acordao && `nº ${p.decisaoDoRecurso.acordao}`),
    campo('Situação', nomeDe(p.situacao)),
  ])

const doBloco = ({ bloco: b, fiscal }: FichaDeBloco): Afirmacao[] => {
  const numeros = [...b.numeros.keys()]
  return presentes([
    campo('Números', `${numeros[0] ?? ''} a ${numeros.at(-1) ?? ''}`),
    campo('Fiscal', fiscal),
    campo('Reservado em', dia(b.reservadoEm)),
    campo('Entregue em', b.entregueEm && dia(b.entregueEm)),
    campo('Sem conta', semConta(b).length),
    campo('Encerrado em', b.encerradoEm && dia(b.encerradoEm)),
  ])
}

/** Who inspects is known by name: whoever is stopped may compare it. */
function dasCarteiras(ficha: FichaDasCarteiras, alvo?: string): Afirmacao[] {
  const c = carteiraDe(ficha, alvo)
  if (c === undefined) return []
  return presentes([
    campo('Carteira', c.numero && `nº ${c.numero}`),
    campo('Fiscal', ficha.carteiras.nome),
    campo('Matrícula', c.matricula),
    campo('Cargo', c.cargo),
    campo('Situação', situacaoEscrita(c, ficha.em)),
  ])
}

function daOutorga(ficha: FichaDaOutorga, pacote: Pacote, alvo?: string): Afirmacao[] {
  const { outorga, titular, veiculo, situacao } = ficha
  const { termos } = pacote.lei
  const nome = titular.identidade?.nome
  const licenca = ficha.licenciamento.licenciamentos.at(-1)
  const vistoria = ficha.vistorias.realizadas.at(-1)
  const condutor = ficha.condutores.find((c) => c.id === alvo)
  const calculo = outorga.calculosDeCustos?.find((c) => c.id === alvo)
  return presentes([
    ...(condutor === undefined
      ? []
      : [
          campo('Condutor', nomeEncoberto(condutor.nome)),
          campo('Função', nomeDe(condutor.funcao)),
          campo('Registro', condutor.numero),
          campo('Certificado até', condutor.certificadoAte && dia(condutor.certificadoAte)),
          campo(
            'Inscrição',
            condutor.cassado === true
              ? 'Cassada'
              : condutor.baixadoEm === undefined
                ? 'Em vigor'
                : `Baixada em ${dia(condutor.baixadoEm)}`,
          ),
        ]),
    ...(calculo?.resultado === undefined
      ? []
      : [
          campo('Cálculo de custos', calculo.numero && `nº ${calculo.numero}`),
          campo('Preços de', dia(calculo.resultado.mes)),
          campo('Custo de um mês', formatarReais(calculo.resultado.total)),
          campo('Por quilômetro', formatarReais(calculo.resultado.porQuilometro)),
        ]),
    campo(palavra(termos.outorga).Nome, outorga.numero && `nº ${outorga.numero}`),
    campo(palavra(termos.titular).Nome, nome && nomeEncoberto(nome)),
    campo('Placa', formatarPlaca(veiculo.placa)),
    campo('Veículo', `${veiculo.marca} ${veiculo.modelo}, ${veiculo.anoFabricacao}`),
    campo(
      'Situação',
      situacao === null
        ? nomeDe(outorga.situacao)
        : situacao.regular
          ? 'Regular'
          : irregular(nomeDe(situacao.situacao).toLocaleLowerCase('pt-BR')),
    ),
    campo('Prazo até', outorga.termoFinal && dia(outorga.termoFinal)),
    campo('Última vistoria', vistoria && `${nomeDe(vistoria.resultado)} em ${dia(vistoria.em)}`),
    campo('Vistoria válida até', vistoria?.validaAte && dia(vistoria.validaAte)),
    campo(`${palavra(termos.licenciamento).Nome} até`, licenca && dia(licenca.validoAte)),
  ])
}

function daAutuacao({ auto, outorga }: FichaDaAutuacao, pacote: Pacote): Afirmacao[] {
  return presentes([
    campo(palavra(pacote.lei.termos.auto).Nome, auto.numero && `nº ${auto.numero}`),
    campo('Processo', auto.processo && `nº ${auto.processo}`),
    campo('Data do fato', dia(auto.fatoEm)),
    campo('Dispositivo', citar(auto.dispositivo)),
    campo('Placa', auto.placa && formatarPlaca(auto.placa)),
    campo(palavra(pacote.lei.termos.outorga).Nome, outorga?.numero && `nº ${outorga.numero}`),
    campo(
      'Situação',
      auto.anuladoEm === undefined ? nomeDe(auto.fase) : `Anulado em ${dia(auto.anuladoEm)}`,
    ),
    campo(
      'Julgamento',
      auto.julgamento && `${nomeDe(auto.julgamento.resultado)}, em ${dia(auto.julgamento.em)}`,
    ),
    campo(
      'Recurso',
      auto.julgamentoDoRecurso &&
        `${nomeDe(auto.julgamentoDoRecurso.resultado)}, em ${dia(auto.julgamentoDoRecurso.em)}`,
    ),
    campo('Multa', auto.pagamentos.length === 0 ? null : quitada(auto) ? 'Paga' : 'Paga em parte'),
    campo('Dívida ativa', inscrita(auto)),
    campo('Prescrição', auto.prescricao && `Declarada em ${dia(auto.prescricao.em)}`),
  ])
}

function inscrita(auto: FichaDaAutuacao['auto']): string | null {
  const i = inscricaoEmVigor(auto) ?? auto.inscricoes.at(-1)
  if (i === undefined) return null
  const fim = i.canceladaEm === undefined ? '' : `, cancelada em ${dia(i.canceladaEm)}`
  return `Inscrição nº ${i.inscricao ?? ''}, de ${dia(i.em)}${fim}`
}

const doRecolhimento = ({ recolhimento: r, nome }: FichaDeRecolhimento): Afirmacao[] =>
  presentes([
    campo('Medida', nome),
    campo('Número', r.numero),
    campo('Placa', r.placa && formatarPlaca(r.placa)),
    campo('Desde', dia(r.desde)),
    campo('Situação', nomeDe(r.situacao)),
    campo('Encerrado em', r.encerradoEm && dia(r.encerradoEm)),
  ])

/** The bare situation is not said twice. */
const irregular = (nome: string): string =>
  nome === 'irregular' ? 'Irregular' : `Irregular: ${nome}`

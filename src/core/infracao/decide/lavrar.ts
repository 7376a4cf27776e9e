import { recusasDoFormulario, usoDoNumero } from '#core/bloco/formulario.ts'
import { corrente as nomeDaCorrente, idDaCorrente } from '#core/ato.ts'
import { anoDe, type Dia } from '#core/calendar/dia.ts'
import { definirComando, type Comando } from '#core/comando.ts'
import type { Contexto } from '#core/contexto.ts'
import { recusar, type Decisao, type Recusa } from '#core/decisao.ts'
import { recusasDeVigencia } from '#core/lei/vigencia.ts'
import type { Mundo } from '#core/mundo.ts'
import { cienciaPelaAssinatura } from '#core/processo/assinaturaNoAuto.ts'
import { recusaDePapel } from '#core/processo/guardas.ts'
import { tipificar, type Tipificacao } from '../catalogo.ts'
import { faltasDoAuto } from '../elementos.ts'
import { obitoDaPessoa, penaDoMorto } from '#core/transferencia/obito.ts'
import { identificarAutuante } from '#core/carteira/noAuto.ts'
import { temTexto } from '../../texto.ts'
import { reunirFatos, type DadosDoAuto, type Fatos } from '../fatos.ts'
import { lavrarAuto as schema, type AtoDeInfracao } from '../infracao.ts'
import { recusaDaTolerancia } from '../foraDaJornada.ts'
import { derivarResponsaveis } from '../responsaveis.ts'

type Lavrado = Extract<AtoDeInfracao, { tipo: 'autoLavrado' }>

/** The inspector writes the record of an infraction, by the law in force on the day of the fact. */
export const lavrarAuto = definirComando<typeof schema, AtoDeInfracao>({
  nome: 'lavrarAuto',
  rotulo: 'Lavrar {auto}',
  corrente: 'auto',
  cria: true,
  papeis: ['fiscal'],
  dados: schema,
  decide,
  sondar: (_corrente, _mundo, contexto) =>
    recusaDePapel(contexto, ['fiscal'], fundamentosDaLavratura(contexto)),
})

function decide(
  comando: Comando<DadosDoAuto>,
  mundo: Mundo,
  contexto: Contexto,
): Decisao<AtoDeInfracao> {
  const { dados } = comando
  const fatos = reunirFatos(dados, mundo, contexto)
  const tipificacao = tipificar(contexto.pacote, dados.dispositivo, fatos.fatoEm)
  const derivados =
    tipificacao === undefined ? [] : derivarResponsaveis(tipificacao, fatos, contexto)
  const responsaveis = derivados.filter(
    ({ pessoa }) => mortoAntes(pessoa, fatos.fatoEm, mundo, contexto) === undefined,
  )
  const autuante = identificarAutuante(fatos.fatoEm, mundo, contexto)
  const recusas: readonly Recusa[] = [
    ...recusaDePapel(contexto, ['fiscal'], fundamentosDaLavratura(contexto)),
    ...recusaDeRepeticao(comando, mundo, contexto),
    ...recusaDoMomento(dados, fatos.fatoEm, contexto),
    ...recusaDaTipificacao(dados, tipificacao, fatos.fatoEm, contexto),
    ...recusaDeReferencias(dados, mundo, contexto),
    ...recusaDaAbordagem(dados, fatos, mundo, contexto),
    ...faltasDoAuto(dados, fatos, tipificacao?.infracao, contexto),
    ...autuante.recusas,
    ...recusasDoFormulario(dados.formulario, fatos.fatoEm, mundo, contexto),
    ...recusaDaTolerancia(tipificacao, fatos, dados.momento, contexto),
    ...recusaDeMorto(fatos, derivados, responsaveis, mundo, contexto),
    ...(tipificacao !== undefined && derivados.length === 0
      ? [
          {
            codigo: 'auto.sem-responsavel',
            fundamentos: tipificacao.fundamentos,
            falta: 'infrator',
          },
        ]
      : []),
  ]
  if (tipificacao === undefined || recusas.length > 0) return recusar(recusas)
  const lavrado = ato(comando, fatos, tipificacao, responsaveis, contexto)
  const lacunas = [...new Set([...(lavrado.lacunas ?? []), ...autuante.lacunas])]
  return [
    {
      ...lavrado,
      ...(lacunas.length === 0 ? {} : { lacunas }),
      dados: { ...lavrado.dados, ...autuante.identificacao },
    },
    ...([
      ...usoDoNumero(dados.formulario, idDaCorrente(comando.corrente), contexto),
      ...cienciaPelaAssinatura({ corrente: lavrado.corrente, ...lavrado.dados }, contexto),
    ] as unknown as readonly AtoDeInfracao[]),
  ]
}

/** When the person died, if before the day of the fact: the dead break no rule. */
const mortoAntes = (
  pessoa: string | undefined,
  fatoEm: Dia,
  mundo: Mundo,
  { hoje }: Contexto,
): Dia | undefined => {
  const em = pessoa === undefined ? undefined : obitoDaPessoa(pessoa, mundo, hoje)?.obitoEm
  return em !== undefined && em < fatoEm ? em : undefined
}

/** The infractor died before the fact; or everyone who would answer did, and who drove is to be told. */
function recusaDeMorto(
  { infrator, fatoEm }: Fatos,
  derivados: Lavrado['dados']['responsaveis'],
  vivos: Lavrado['dados']['responsaveis'],
  mundo: Mundo,
  contexto: Contexto,
): readonly Recusa[] {
  const base = fundamentosDaLavratura(contexto)
  const cita = (em: Dia) => ({ ...penaDoMorto(em, contexto.pacote, base), falta: 'infrator' })
  const doInfrator = mortoAntes(infrator, fatoEm, mundo, contexto)
  if (doInfrator !== undefined) return [{ codigo: 'auto.infrator-falecido', ...cita(doInfrator) }]
  const [primeiro] = derivados
  const em = mortoAntes(primeiro?.pessoa, fatoEm, mundo, contexto)
  return em === undefined || vivos.length > 0
    ? []
    : [{ codigo: 'auto.responsavel-falecido', ...cita(em) }]
}

function ato(
  { corrente, dados }: Comando<DadosDoAuto>,
  fatos: Fatos,
  tipificacao: Tipificacao,
  responsaveis: Lavrado['dados']['responsaveis'],
  contexto: Contexto,
): Lavrado {
  const { motivoDaFalta, assinatura } = dados
  const nome = dados.infrator?.nome
  const registro = dados.infrator?.registro ?? fatos.condutor?.numero
  return {
    tipo: 'autoLavrado',
    corrente: nomeDaCorrente('auto', idDaCorrente(corrente)),
    fundamentos: tipificacao.fundamentos,
    ...(tipificacao.lacunas.length === 0 ? {} : { lacunas: tipificacao.lacunas }),
    dados: {
      em: contexto.hoje,
      dispositivo: dados.dispositivo,
      momento: dados.momento,
      fatoEm: fatos.fatoEm,
      local: dados.local,
      ...(dados.coordenadas === undefined ? {} : { coordenadas: dados.coordenadas }),
      ...(fatos.placa === undefined ? {} : { placa: fatos.placa }),
      ...(fatos.veiculo === undefined ? {} : { veiculo: fatos.veiculo.id }),
      ...(fatos.outorga === undefined ? {} : { outorga: fatos.outorga.id }),
      ...(fatos.infrator === undefined ? {} : { infrator: fatos.infrator }),
      constatacao: dados.constatacao,
      ...(dados.abordagem === undefined ? {} : { abordagem: dados.abordagem }),
      assinou: dados.assinatura.assinou,
      autuante: contexto.autor.id,
      responsaveis,
      medidas: tipificacao.medidas,
      ...(dados.formulario?.bloco === undefined
        ? {}
        : { numero: dados.formulario.numero, bloco: dados.formulario.bloco }),
    },
    pessoal: {
      descricao: dados.descricao,
      ...(nome === undefined ? {} : { infratorNome: nome }),
      ...(registro === undefined ? {} : { infratorRegistro: registro }),
      ...(dados.testemunha === undefined ? {} : { testemunha: dados.testemunha }),
      ...(motivoDaFalta === undefined || motivoDaFalta === '' ? {} : { motivoDaFalta }),
      ...(assinatura.motivo === undefined || assinatura.motivo === ''
        ? {}
        : { motivoSemAssinatura: assinatura.motivo }),
    },
    // A form brings its number, of the same series, reserved with its block.
    ...(dados.formulario === undefined
      ? { numerar: { campo: 'numero', serie: 'auto', ano: anoDe(contexto.hoje) } }
      : {}),
  }
}

/** Where the pack says what a record is: its elements, or how it is served. */
const fundamentosDaLavratura = ({ pacote }: Contexto): readonly string[] => {
  const elementos = pacote.processo.elementosDoAuto.filter((e) => e.campo === 'dispositivo')
  return elementos.length > 0
    ? elementos.flatMap((e) => e.fundamentos)
    : pacote.processo.ciencia.fundamentos
}

const recusaDeRepeticao = (
  { corrente }: Comando,
  mundo: Mundo,
  contexto: Contexto,
): readonly Recusa[] =>
  mundo.auto(idDaCorrente(corrente)) === undefined
    ? []
    : [{ codigo: 'auto.ja-lavrado', fundamentos: fundamentosDaLavratura(contexto) }]

function recusaDoMomento(dados: DadosDoAuto, fatoEm: Dia, contexto: Contexto): readonly Recusa[] {
  const momento = Temporal.Instant.from(dados.momento)
  if (Temporal.Instant.compare(momento, Temporal.Instant.from(contexto.agora)) <= 0) return []
  const elemento = contexto.pacote.processo.elementosDoAuto.find((e) => e.campo === 'momento')
  return [
    {
      codigo: 'auto.momento-no-futuro',
      fundamentos: elemento?.fundamentos ?? fundamentosDaLavratura(contexto),
      falta: 'momento',
      dados: { fatoEm },
    },
  ]
}

function recusaDaTipificacao(
  dados: DadosDoAuto,
  tipificacao: Tipificacao | undefined,
  fatoEm: Dia,
  contexto: Contexto,
): readonly Recusa[] {
  // No `passaEm`: the fact's day is what it is.
  const foraDeVigencia = recusasDeVigencia(contexto.pacote, fatoEm).map(({ codigo, dados: d }) => ({
    codigo,
    fundamentos: fundamentosDaLavratura(contexto),
    dados: { ...d, fatoEm },
  }))
  if (foraDeVigencia.length > 0) return foraDeVigencia
  if (tipificacao === undefined) {
    return [
      {
        codigo: 'infracao.fora-do-catalogo',
        fundamentos: fundamentosDaLavratura(contexto),
        dados: { dispositivo: dados.dispositivo, fatoEm },
      },
    ]
  }
  if (tipificacao.infracao.residual !== true || temTexto(dados.descricao)) return []
  return [
    {
      codigo: 'infracao.residual-sem-descricao',
      fundamentos: tipificacao.fundamentos,
      falta: 'descricao',
    },
  ]
}

/** One stop is one vehicle on one day: its other records must be of the same. */
function recusaDaAbordagem(
  { abordagem }: DadosDoAuto,
  fatos: Fatos,
  mundo: Mundo,
  contexto: Contexto,
): readonly Recusa[] {
  if (abordagem === undefined) return []
  const primeiro = mundo.auto(abordagem)
  const mesma =
    primeiro !== undefined &&
    primeiro.abordagem === undefined &&
    primeiro.fatoEm === fatos.fatoEm &&
    primeiro.placa === fatos.placa
  return mesma
    ? []
    : [{ codigo: 'auto.outra-abordagem', fundamentos: fundamentosDaLavratura(contexto) }]
}

/** Ids that point to nothing: a record must not name who or what the register does not have. */
function recusaDeReferencias(
  dados: DadosDoAuto,
  mundo: Mundo,
  contexto: Contexto,
): readonly Recusa[] {
  const alvos = [
    ['outorga', dados.outorga, (id: string) => mundo.outorga(id)],
    ['veiculo', dados.veiculo, (id: string) => mundo.veiculo(id)],
    ['infrator', dados.infrator?.pessoa, (id: string) => mundo.pessoa(id)],
  ] as const
  return alvos.flatMap(([campo, id, buscar]) =>
    id === undefined || buscar(id) !== undefined
      ? []
      : [
          {
            codigo: 'auto.referencia-inexistente',
            fundamentos: fundamentosDaLavratura(contexto),
            falta: campo,
            dados: { campo },
          },
        ],
  )
}

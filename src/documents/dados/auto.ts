import { formatarPlaca } from '#core/identificador/placa.ts'
import { medidasDoAuto } from '#core/recolhimento/medidasDoAuto.ts'
import type { Pacote } from '#law/pacote.ts'
import { autorDe, citacoesDe, type FichaDaAutuacao } from '../fichas.ts'
import { dia, instante } from '../formato.ts'
import { nomeDe, palavra } from '../palavras.ts'
import { campo, type Campo, type DadosDoDocumento } from './base.ts'

type CampoDoAuto = Pacote['processo']['elementosDoAuto'][number]['campo']

/** The provision as it read on the day of the fact, and the law that gave it that text. */
export const provisao = ({ dispositivo }: FichaDaAutuacao) => ({
  citacao: dispositivo.citacao,
  texto: dispositivo.texto,
  fonte: dispositivo.fonte,
})

/** `auto de infração nº 0001/2026`, or without the number while it has none. */
export const tituloDoAuto = ({ auto }: FichaDaAutuacao, pacote: Pacote): string =>
  `${palavra(pacote.lei.termos.auto).Nome}${auto.numero === undefined ? '' : ` nº ${auto.numero}`}`

/** The record, and its proceeding once it has one. */
export const tituloComProcesso = (ficha: FichaDaAutuacao, pacote: Pacote): string =>
  `${tituloDoAuto(ficha, pacote)}${ficha.auto.processo === undefined ? '' : ` · Processo nº ${ficha.auto.processo}`}`

export const avisoDoAuto = ({ auto }: FichaDaAutuacao): string | null =>
  auto.anuladoEm === undefined ? null : `ANULADO EM ${dia(auto.anuladoEm)}`

export const consultaDoAuto = ({ auto, outorga }: FichaDaAutuacao): string =>
  auto.placa ?? outorga?.numero ?? auto.numero ?? ''

export const nomeDoTitular = (ficha: FichaDaAutuacao): string | null =>
  ficha.responsaveis.find((r) => r.papel === 'titular')?.nome ?? null

/** The record of the infraction: each element that the law lists, by the law's name, in its order. */
export function dadosDoAuto(ficha: FichaDaAutuacao, pacote: Pacote): DadosDoDocumento {
  const { auto } = ficha
  const autuante = autorDe(ficha, 'autoLavrado')
  const elementos = pacote.processo.elementosDoAuto.filter(
    (e) => e.campo !== 'assinatura' && e.campo !== 'dispositivo',
  )
  const valores = valoresDosElementos(ficha, pacote)
  return {
    titulo: tituloDoAuto(ficha, pacote),
    subtitulo: auto.processo === undefined ? null : `Processo nº ${auto.processo}`,
    aviso: avisoDoAuto(ficha),
    numero: auto.numero ?? null,
    consulta: consultaDoAuto(ficha),
    corpo: {
      elementos: [
        ...elementos.map((e): Campo =>
          campo(e.nome, valores[e.campo], ['descricao', 'local'].includes(e.campo)),
        ),
        campo('Lavrado em', dia(auto.lavradoEm)),
        campo('Constatação', auto.constatacao === 'campo' ? 'Em campo' : 'Pelos registros'),
      ],
      fundamentos: citacoesDe(ficha, 'autoLavrado'),
      provisao: provisao(ficha),
      medidas: medidasDoAuto(pacote, auto, ficha.recolhimentos ?? []),
      motivos: motivosDaFalta(ficha),
      responsaveis: ficha.responsaveis.map((r) => ({
        nome: r.nome,
        papel: `${papelDe(r.papel, pacote)}${r.solidario ? ', responsável solidário' : ''}`,
        citacoes: r.citacoes.join('; '),
      })),
      assinatura: auto.assinou
        ? 'O infrator assinou no ato da lavratura.'
        : 'Sem a assinatura do infrator no ato da lavratura.',
      assinaturas: [
        { nome: autuante, papel: 'Autuante' },
        { nome: auto.infratorNome ?? null, papel: 'Infrator' },
      ],
    },
  }
}

/** Why what the law asks when possible is not there, as who wrote it told. */
const motivosDaFalta = ({ auto }: FichaDaAutuacao): readonly Campo[] =>
  [
    campo('Por que falta o que a lei pede sempre que possível', auto.motivoDaFalta),
    campo('Por que o infrator não assinou', auto.motivoSemAssinatura),
    campo('Testemunha', auto.testemunha),
  ].filter(({ valor }) => valor !== null)

/** Who wrote it, with the card cited where the law has inspectors carry one, or that it lacked. */
function identificacao(ficha: FichaDaAutuacao): string | null {
  const { carteira, semCarteira } = ficha.auto
  const nome = autorDe(ficha, 'autoLavrado')
  if (carteira !== undefined)
    return `${nome ?? ''}, carteira nº ${carteira.numero}, matrícula ${carteira.matricula}`
  if (semCarteira === undefined) return nome
  return `${nome ?? ''}, ${semCarteira === 'nenhuma' ? 'sem carteira' : `carteira ${nomeDe(semCarteira).toLowerCase()}`}`
}

/** As what someone answers, in the law's word where it is the holder. */
export const papelDe = (papel: string, pacote: Pacote): string =>
  papel === 'titular' ? palavra(pacote.lei.termos.titular).nome : nomeDe(papel).toLowerCase()

function valoresDosElementos(
  ficha: FichaDaAutuacao,
  pacote: Pacote,
): Readonly<Record<CampoDoAuto, string | null | undefined>> {
  const { auto, outorga, dispositivo } = ficha
  const registro = 'infratorRegistro' in auto ? auto.infratorRegistro : null
  return {
    titular: nomeDoTitular(ficha),
    outorga: outorga?.numero,
    placa: auto.placa === undefined ? null : formatarPlaca(auto.placa),
    infrator: auto.infratorNome ?? ficha.responsaveis.find((r) => r.papel === 'condutor')?.nome,
    registroDoInfrator: typeof registro === 'string' ? registro : null,
    dispositivo: dispositivo.citacao,
    local: auto.local,
    momento: instante(auto.momento, pacote.lei.municipio.fuso),
    descricao: auto.descricao,
    autuante: identificacao(ficha),
    assinatura: auto.assinou ? 'Assinou' : 'Não assinou',
  }
}

import { maiuscula } from '#core/mensagens/palavras.ts'
import { nomeDaPerda } from '#core/perda/nomeDaPerda.ts'
import type { Pacote } from '#law/pacote.ts'
import { citacoesDe, type FichaDeProcessoDePerda } from '../fichas.ts'
import { dia } from '../formato.ts'
import { palavra } from '../palavras.ts'
import { teorDaPerda } from '../teorDaNotificacao.ts'
import { acordam, doRelator, votosDoColegiado } from './acordao.ts'
import { campo, citacoes, type DadosDoDocumento, orgao } from './base.ts'

/** The title of a case of loss, with its number. */
export const tituloDaPerda = ({ perda: p }: FichaDeProcessoDePerda): string =>
  `Processo de ${p.penalidade.startsWith('suspensao') ? 'suspensão' : 'perda'}${p.numero === undefined ? '' : ` nº ${p.numero}`}`

const prazo = (d: string, noPrazo: boolean): string =>
  `${dia(d)}, ${noPrazo ? 'no prazo' : 'fora do prazo'}`

/** The collegiate decision of the appeal against a loss, with the votes. */
export function dadosDoAcordaoDaPerda(
  ficha: FichaDeProcessoDePerda,
  pacote: Pacote,
): DadosDoDocumento | undefined {
  const { perda: p, colegiado, outorga } = ficha
  const julgado = p.decisaoDoRecurso
  if (julgado?.acordao === undefined) return undefined
  const { lei, processo } = pacote
  const provido = julgado.resultado === 'provido'
  const papel = orgao(pacote, julgado.em, processo.recurso.orgao)
  const { provisao } = teorDaPerda('decisao', p, outorga?.numero, pacote)
  return {
    titulo: `Acórdão nº ${julgado.acordao}`,
    subtitulo: `${tituloDaPerda(ficha)} · ${ficha.nome}`,
    aviso: p.desfeita === undefined ? null : `DESFEITA EM ${dia(p.desfeita.em)}`,
    numero: p.numero ?? null,
    consulta: outorga?.numero ?? '',
    corpo: {
      processo: [
        campo('Decidido em', dia(julgado.em)),
        campo('Órgão', papel),
        campo(palavra(lei.termos.titular).Nome, ficha.titular),
        ...(p.condutor === undefined ? [] : [campo('Condutor', ficha.notificado)]),
        campo(palavra(lei.termos.outorga).Nome, outorga?.numero && `nº ${outorga.numero}`),
        campo('Proposta em', p.propostaEm && dia(p.propostaEm)),
      ],
      relatorio: [
        `Proposta de ${nomeDaPerda(p, pacote)}, por: ${ficha.nome}.`,
        ...p.fatos,
        ...p.defesas.map((d) => `Defesa protocolada em ${prazo(d.protocoladaEm, d.tempestiva)}.`),
        ...(p.decisao === undefined
          ? []
          : [
              `Em ${dia(p.decisao.em)}, a primeira instância julgou ${p.decisao.resultado} a proposta.`,
            ]),
        ...p.recursos.map((r) => `Recurso protocolado em ${prazo(r.protocoladaEm, r.tempestivo)}.`),
        ...doRelator(colegiado),
      ],
      provisao: { citacao: provisao.citacao, texto: provisao.texto, fonte: provisao.fonte },
      razoes: julgado.razoes,
      decisao: acordam(colegiado, julgado),
      fundamentos: citacoesDe(ficha, 'recursoDaPerdaJulgado'),
      penalidades: provido ? [] : [maiuscula(nomeDaPerda(p, pacote))],
      multa: null,
      votos: votosDoColegiado(colegiado),
      depois: {
        titulo: 'Efeito',
        texto: provido
          ? 'A perda fica afastada, e o processo é arquivado. Esta decisão é definitiva na esfera administrativa.'
          : `Esta decisão é definitiva na esfera administrativa, e a perda pode ser executada${julgado.inicio === 'depois-da-ciencia' ? ' depois da ciência de quem a sofre' : ''}.`,
        citacoes: citacoes(processo.decisaoDefinitiva.fundamentos),
      },
      assinaturas: [{ nome: colegiado?.sessao?.preside ?? null, papel }],
    },
  }
}

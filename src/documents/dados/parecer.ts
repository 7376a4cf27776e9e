import type { Pacote } from '#law/pacote.ts'
import { autorDe, citacoesDe, type FichaDaAutuacao } from '../fichas.ts'
import { dia } from '../formato.ts'
import { palavra } from '../palavras.ts'
import { avisoDoAuto, consultaDoAuto, nomeDoTitular, provisao, tituloComProcesso } from './auto.ts'
import { campo, orgao, type DadosDoDocumento } from './base.ts'

/** The opinion that the preparing authority gives on an appeal. */
export function dadosDoParecer(
  ficha: FichaDaAutuacao,
  pacote: Pacote,
): DadosDoDocumento | undefined {
  const { auto } = ficha
  const { parecer } = auto
  if (parecer === undefined) return undefined
  const { recurso } = pacote.processo
  const quem = orgao(pacote, parecer.em, recurso.preparo?.orgao)
  return {
    titulo: 'Parecer sobre o recurso',
    subtitulo: tituloComProcesso(ficha, pacote),
    aviso: avisoDoAuto(ficha),
    numero: auto.processo ?? auto.numero ?? null,
    consulta: consultaDoAuto(ficha),
    corpo: {
      processo: [
        campo('Emitido em', dia(parecer.em)),
        campo('Órgão', quem),
        campo(palavra(pacote.lei.termos.titular).Nome, nomeDoTitular(ficha)),
        campo('Data do fato', dia(auto.fatoEm)),
        campo('Dirigido a', orgao(pacote, parecer.em, recurso.orgao), true),
      ],
      provisao: provisao(ficha),
      texto: parecer.texto,
      conclusao:
        parecer.conclusao === 'provimento'
          ? 'Pelo PROVIMENTO do recurso.'
          : 'Pelo IMPROVIMENTO do recurso.',
      fundamentos: citacoesDe(ficha, 'parecerEmitido'),
      assinaturas: [{ nome: autorDe(ficha, 'parecerEmitido'), papel: quem }],
    },
  }
}

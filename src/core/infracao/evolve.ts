import { idDaCorrente } from '#core/ato.ts'
import type { Auto } from '#core/processo/processo.ts'
import type { AtoDeInfracao } from './infracao.ts'

type Lavrado = Extract<AtoDeInfracao, { tipo: 'autoLavrado' }>

/** The record as it begins. Erased personal data is simply absent. */
export function autoInicial(ato: Lavrado): Auto {
  const { em, ...dados } = ato.dados
  return {
    ...dados,
    id: idDaCorrente(ato.corrente),
    ...(ato.pessoal?.descricao === undefined ? {} : { descricao: ato.pessoal.descricao }),
    ...(ato.pessoal?.infratorNome === undefined ? {} : { infratorNome: ato.pessoal.infratorNome }),
    ...(ato.pessoal?.infratorRegistro === undefined
      ? {}
      : { infratorRegistro: ato.pessoal.infratorRegistro }),
    ...porQueFalta(ato),
    lavradoEm: em,
    fase: 'lavrado',
    notificacoes: [],
    ciencias: [],
    defesas: [],
    recursos: [],
    impedidos: [],
    efeito: 'nenhum',
    penalidades: [],
    pagamentos: [],
    suspensoes: [],
    movidoEm: em,
    inscricoes: [],
    interrupcoes: [],
    restituicoes: [],
  }
}

/** The reasons that the record gives for what it lacks, and who saw that nobody signed. */
const porQueFalta = ({ pessoal }: Lavrado) => ({
  ...(pessoal?.motivoDaFalta === undefined ? {} : { motivoDaFalta: pessoal.motivoDaFalta }),
  ...(pessoal?.motivoSemAssinatura === undefined
    ? {}
    : { motivoSemAssinatura: pessoal.motivoSemAssinatura }),
  ...(pessoal?.testemunha === undefined ? {} : { testemunha: pessoal.testemunha }),
})

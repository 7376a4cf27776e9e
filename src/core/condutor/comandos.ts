import { idDaCorrente } from '../ato.ts'
import { definirComando } from '../comando.ts'
import { recusasDeVigencia } from '../lei/vigencia.ts'
import { baixarCondutor, inscreverCondutor, renovarCondutor } from './condutor.ts'
import { baixar, inscrever, sondarInscricao } from './decide.ts'
import { renovar, sondarRenovacao } from './renovar.ts'
import { recusasDaTransicao } from './transicoes.ts'

/** The commands of the drivers' register. */
export const comandosDeCondutor = [
  definirComando({
    nome: 'inscreverCondutor',
    rotulo: 'Inscrever condutor',
    corrente: 'condutor',
    cria: true,
    papeis: ['atendente', 'gestor'],
    dados: inscreverCondutor,
    decide: inscrever,
    sondar: (_c, _mundo, contexto) => recusasDeVigencia(contexto.pacote, contexto.hoje),
    sondarNaOutorga: sondarInscricao,
  }),
  definirComando({
    nome: 'renovarCondutor',
    rotulo: 'Renovar condutor',
    corrente: 'condutor',
    cria: false,
    papeis: ['atendente', 'gestor'],
    dados: renovarCondutor,
    decide: renovar,
    sondar: sondarRenovacao,
  }),
  definirComando({
    nome: 'baixarCondutor',
    rotulo: 'Baixar condutor',
    corrente: 'condutor',
    cria: false,
    papeis: ['atendente', 'gestor'],
    dados: baixarCondutor,
    decide: baixar,
    sondar: (c, mundo) => recusasDaTransicao('baixarCondutor', mundo.condutor(idDaCorrente(c)), c),
  }),
]

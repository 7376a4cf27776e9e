import type { Pacote } from '#law/pacote.ts'
import { definirComando } from '../comando.ts'
import type { Papel } from '../contexto.ts'
import { recusasDaLei, sondar, sondarInscricoes } from './apoio.ts'
import { comPrazos } from './decide/abrirPrazos.ts'
import * as candidatos from './decide/candidatos.ts'
import { desfazerDesistencia } from './decide/desfazerDesistencia.ts'
import { retirar } from './decide/desistencia.ts'
import { convocar, expirar, sondarConvocacao } from './decide/convocar.ts'
import { abrir, encerrar } from './decide/edital.ts'
import { foraDoRecurso } from './decide/foraDoRecurso.ts'
import { decidirRecurso, recorrer, sondarDecisao, sondarRecurso } from './decide/recurso.ts'
import * as resultado from './decide/resultado.ts'
import * as esquema from './selecao.ts'

const noBalcao = { corrente: 'selecao', cria: false, papeis: ['atendente', 'gestor'] } as const
/** The counter, and the candidate, where the pack lets them write from their account. */
const peloCandidato = {
  corrente: 'selecao',
  cria: false,
  papeis: ['atendente', 'gestor', 'titular'],
  papeisEm: ({ processo }: Pacote): readonly Papel[] =>
    processo.peticaoPelaConta === undefined ? noBalcao.papeis : peloCandidato.papeis,
} as const
const doGestor = { corrente: 'selecao', cria: false, papeis: ['gestor'] } as const

/** The commands of the process of selection. */
export const comandosDeSelecao = [
  definirComando({
    ...doGestor,
    nome: 'abrirSelecao',
    rotulo: 'Abrir seleção por edital',
    cria: true,
    dados: esquema.abrirSelecao,
    decide: abrir,
    sondar: (_c, _mundo, contexto) => recusasDaLei(contexto),
  }),
  definirComando({
    ...noBalcao,
    nome: 'inscreverCandidato',
    rotulo: 'Inscrever candidato',
    dados: esquema.inscreverCandidato,
    decide: candidatos.inscrever,
    sondar: sondar('inscreverCandidato'),
  }),
  definirComando({
    ...doGestor,
    nome: 'indeferirInscricao',
    rotulo: 'Indeferir inscrição',
    dados: esquema.indeferirInscricao,
    decide: foraDoRecurso(comPrazos(candidatos.indeferir)),
    sondar: sondarInscricoes('indeferirInscricao'),
  }),
  definirComando({
    ...doGestor,
    nome: 'reconsiderarInscricao',
    rotulo: 'Reconsiderar indeferimento',
    dados: esquema.reconsiderarInscricao,
    decide: foraDoRecurso(comPrazos(candidatos.reconsiderar)),
    sondar: sondarInscricoes('reconsiderarInscricao'),
  }),
  definirComando({
    ...doGestor,
    nome: 'pontuarCandidato',
    rotulo: 'Lançar pontos',
    dados: esquema.pontuarCandidato,
    decide: foraDoRecurso(comPrazos(candidatos.pontuar)),
    sondar: candidatos.sondarPontos,
  }),
  definirComando({
    ...doGestor,
    nome: 'publicarSementeDaSelecao',
    rotulo: 'Publicar a semente do sorteio',
    dados: esquema.publicarSementeDaSelecao,
    decide: comPrazos(resultado.publicarSemente),
    sondar: resultado.sondarSemente,
  }),
  definirComando({
    ...doGestor,
    nome: 'publicarResultadoProvisorio',
    rotulo: 'Publicar o resultado provisório',
    dados: esquema.publicarResultado,
    decide: resultado.publicarProvisorio,
    sondar: resultado.sondarProvisorio,
  }),
  definirComando({
    ...peloCandidato,
    nome: 'recorrerDoResultado',
    rotulo: 'Registrar recurso de candidato',
    dados: esquema.recorrerDoResultado,
    decide: recorrer,
    sondar: sondarRecurso,
  }),
  definirComando({
    ...doGestor,
    nome: 'decidirRecursoDaSelecao',
    rotulo: 'Decidir recurso de candidato',
    papeis: ['gestor', 'recursal', 'julgador', 'procuradoria'],
    papeisEm: ({ prazos }) => prazos.selecao?.recurso.decidem ?? ['gestor'],
    dados: esquema.decidirRecursoDaSelecao,
    decide: decidirRecurso,
    sondar: sondarDecisao,
  }),
  definirComando({
    ...doGestor,
    nome: 'publicarResultadoFinal',
    rotulo: 'Publicar o resultado final',
    dados: esquema.publicarResultado,
    decide: resultado.publicarFinal,
    sondar: resultado.sondarFinal,
  }),
  definirComando({
    ...doGestor,
    nome: 'homologarSelecao',
    rotulo: 'Homologar',
    dados: esquema.homologarSelecao,
    decide: resultado.homologar,
    sondar: resultado.sondarHomologacao,
  }),
  definirComando({
    ...noBalcao,
    nome: 'convocarCandidato',
    rotulo: 'Convocar o seguinte',
    dados: esquema.convocarCandidato,
    decide: convocar,
    sondar: sondarConvocacao,
  }),
  definirComando({
    ...noBalcao,
    nome: 'expirarConvocacao',
    rotulo: 'Encerrar convocação não atendida',
    dados: esquema.expirarConvocacao,
    decide: expirar,
    sondar: sondarInscricoes('expirarConvocacao'),
  }),
  definirComando({
    ...peloCandidato,
    nome: 'retirarCandidato',
    rotulo: 'Registrar desistência',
    dados: esquema.retirarCandidato,
    decide: retirar,
    sondar: sondarInscricoes('retirarCandidato'),
  }),
  definirComando({
    ...doGestor,
    nome: 'desfazerDesistencia',
    rotulo: 'Desfazer desistência',
    dados: esquema.desfazerDesistencia,
    decide: comPrazos(desfazerDesistencia),
    sondar: sondarInscricoes('desfazerDesistencia'),
  }),
  definirComando({
    ...doGestor,
    nome: 'revogarSelecao',
    rotulo: 'Revogar o edital',
    dados: esquema.encerrarSelecao,
    decide: encerrar('revogarSelecao'),
    sondar: sondar('revogarSelecao'),
  }),
  definirComando({
    ...doGestor,
    nome: 'anularSelecao',
    rotulo: 'Anular o edital',
    dados: esquema.encerrarSelecao,
    decide: encerrar('anularSelecao'),
    sondar: sondar('anularSelecao'),
  }),
]

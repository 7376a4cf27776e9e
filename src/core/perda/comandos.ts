import type { Pacote } from '#law/pacote.ts'
import { type Corrente, idDaCorrente } from '../ato.ts'
import { definirComando } from '../comando.ts'
import type { Papel } from '../contexto.ts'
import type { Mundo } from '../mundo.ts'
import { distribuirRecurso, redistribuirRecurso } from '../junta/decide/distribuicao.ts'
import { relatarRecurso } from '../junta/decide/relatorio.ts'
import { pedirVista, proclamarResultado, votarRecurso } from '../junta/decide/votacao.ts'
import { declararImpedimento } from '../processo/decide/impedimento.ts'
import { extinguirPelaMorte } from '../processo/processo.ts'
import { emitirParecer } from '../processo/decide/parecer.ts'
import { decidirEfeitoSuspensivo } from '../processo/decide/recurso.ts'
import { QUEM_O_PACOTE_DISSER } from '../processo/guardas.ts'
import { executarDaPerda, executarDoAuto, recusasDaExecucao } from './decide/executar.ts'
import { desfazer, recusasDoDesfazimento } from './decide/desfazer.ts'
import { extinguir, recusasDaExtincao } from './decide/morte.ts'
import * as avisos from './decide/notificar.ts'
import * as passos from './decide/processar.ts'
import * as recursos from './decide/recorrer.ts'
import * as esquema from './perda.ts'
import { type ComandoDePerda, recusasDaTransicao } from './transicoes.ts'

const daPerda = { corrente: 'perda', cria: false } as const
const transicao = (comando: ComandoDePerda) => (c: Corrente, mundo: Mundo) =>
  recusasDaTransicao(comando, mundo.perda(idDaCorrente(c)), c)
const quem =
  (qual: 'propoem' | 'decidem' | 'recorrem') =>
  (pacote: Pacote): readonly Papel[] =>
    pacote.processo.medidas?.perda[qual] ?? []
const preparam: readonly Papel[] = ['atendente', 'procuradoria', 'gestor']

/** The counter, and who may lose it, where the pack lets them write from their account. */
const peticionam = ({ processo }: Pacote): readonly Papel[] =>
  processo.peticaoPelaConta === undefined ? preparam : [...preparam, 'titular']

/** The commands of the loss of grant and certificate. */
export const comandosDePerda = [
  definirComando({
    nome: 'proporPerda',
    rotulo: 'Propor a perda',
    corrente: 'perda',
    cria: true,
    papeis: QUEM_O_PACOTE_DISSER,
    papeisEm: quem('propoem'),
    dados: esquema.proporPerda,
    decide: passos.propor,
    sondar: (_c, _mundo, { pacote }) =>
      (pacote.processo.medidas?.perda.hipoteses.length ?? 0) > 0
        ? []
        : [{ codigo: 'perda.hipotese-desconhecida', fundamentos: [] }],
    sondarNaOutorga: passos.sondarProposta,
  }),
  definirComando({
    nome: 'executarPenalidade',
    rotulo: 'Executar penalidade',
    corrente: 'perda',
    cria: true,
    papeis: ['gestor'],
    dados: esquema.executarPenalidade,
    decide: executarDoAuto,
    sondar: () => [],
  }),
  definirComando({
    ...daPerda,
    nome: 'notificarPerda',
    rotulo: 'Notificar',
    papeis: preparam,
    dados: esquema.notificarPerda,
    decide: avisos.notificar,
    sondar: avisos.sondarPeca('notificarPerda'),
  }),
  definirComando({
    ...daPerda,
    nome: 'anotarPostagemDaPerda',
    rotulo: 'Anotar o código da postagem',
    papeis: preparam,
    dados: esquema.anotarPostagemDaPerda,
    decide: avisos.anotarPostagem,
    sondar: avisos.sondarTentativa('anotarPostagemDaPerda'),
  }),
  definirComando({
    ...daPerda,
    nome: 'registrarDevolucaoDaPerda',
    rotulo: 'Registrar notificação frustrada',
    papeis: preparam,
    dados: esquema.registrarDevolucaoDaPerda,
    decide: avisos.registrarDevolucao,
    sondar: avisos.sondarTentativa('registrarDevolucaoDaPerda'),
  }),
  definirComando({
    ...daPerda,
    nome: 'lerNotificacaoDaPerda',
    rotulo: 'Ler a notificação',
    papeis: ['titular'],
    dados: esquema.lerNotificacaoDaPerda,
    decide: avisos.ler,
    sondar: avisos.sondarLeitura,
  }),
  definirComando({
    ...daPerda,
    nome: 'registrarCienciaDaPerda',
    rotulo: 'Registrar ciência da proposta',
    papeis: preparam,
    dados: esquema.registrarCienciaDaPerda,
    decide: avisos.saber,
    sondar: transicao('registrarCienciaDaPerda'),
  }),
  definirComando({
    ...daPerda,
    nome: 'defenderPerda',
    rotulo: 'Registrar defesa',
    papeis: [...preparam, 'titular'],
    papeisEm: peticionam,
    dados: esquema.defenderPerda,
    decide: passos.defender,
    sondar: transicao('defenderPerda'),
  }),
  definirComando({
    ...daPerda,
    nome: 'decretarReveliaDaPerda',
    rotulo: 'Decretar revelia',
    papeis: QUEM_O_PACOTE_DISSER,
    papeisEm: (pacote) => [...new Set([...preparam, ...quem('decidem')(pacote)])],
    dados: esquema.decretarReveliaDaPerda,
    decide: passos.decretarRevelia,
    sondar: passos.recusasDaRevelia,
  }),
  definirComando({
    ...daPerda,
    nome: 'decidirPerda',
    rotulo: 'Decidir',
    papeis: QUEM_O_PACOTE_DISSER,
    papeisEm: quem('decidem'),
    dados: esquema.decidirPerda,
    decide: passos.decidir,
    sondar: passos.recusasDaDecisao,
  }),
  definirComando({
    ...daPerda,
    nome: 'comunicarDecisaoDaPerda',
    rotulo: 'Registrar ciência da decisão',
    papeis: preparam,
    dados: esquema.comunicarDecisaoDaPerda,
    decide: avisos.saberDaDecisao,
    sondar: transicao('comunicarDecisaoDaPerda'),
  }),
  definirComando({
    ...daPerda,
    nome: 'recorrerDaPerda',
    rotulo: 'Registrar recurso',
    papeis: [...preparam, 'titular'],
    papeisEm: peticionam,
    dados: esquema.recorrerDaPerda,
    decide: recursos.recorrer,
    sondar: recursos.sondarRecurso,
  }),
  definirComando({
    ...daPerda,
    nome: 'julgarRecursoDaPerda',
    rotulo: 'Julgar o recurso',
    papeis: QUEM_O_PACOTE_DISSER,
    papeisEm: quem('recorrem'),
    dados: esquema.julgarRecursoDaPerda,
    decide: recursos.julgarRecurso,
    sondar: recursos.recusasDoRecurso,
  }),
  definirComando({
    ...daPerda,
    nome: 'registrarCienciaDoRecursoDaPerda',
    rotulo: 'Registrar ciência da decisão do recurso',
    papeis: preparam,
    dados: esquema.registrarCienciaDoRecursoDaPerda,
    decide: avisos.saberDoRecurso,
    sondar: avisos.sondarPeca('registrarCienciaDoRecursoDaPerda'),
  }),
  // Before the last instance: the same steps as of a record's appeal.
  ...[
    declararImpedimento,
    decidirEfeitoSuspensivo,
    emitirParecer,
    distribuirRecurso,
    redistribuirRecurso,
    relatarRecurso,
    votarRecurso,
    pedirVista,
    proclamarResultado,
  ].map(([, doCaso]) => doCaso),
  definirComando({
    ...daPerda,
    nome: 'extinguirPelaMorte',
    rotulo: 'Encerrar pela morte',
    papeis: QUEM_O_PACOTE_DISSER,
    papeisEm: (pacote) => [...new Set<Papel>(['gestor', ...quem('decidem')(pacote)])],
    dados: extinguirPelaMorte,
    decide: extinguir,
    sondar: recusasDaExtincao,
  }),
  definirComando({
    ...daPerda,
    nome: 'executarPerda',
    rotulo: 'Executar a decisão',
    papeis: ['gestor'],
    dados: esquema.executarPerda,
    decide: executarDaPerda,
    sondar: (c, mundo, contexto) => recusasDaExecucao(idDaCorrente(c), mundo, contexto),
  }),
  definirComando({
    ...daPerda,
    nome: 'desfazerPenalidade',
    rotulo: 'Desfazer a penalidade e restabelecer',
    papeis: ['gestor'],
    dados: esquema.desfazerPenalidade,
    decide: desfazer,
    sondar: recusasDoDesfazimento,
  }),
]

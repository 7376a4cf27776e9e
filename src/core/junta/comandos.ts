import { definirComando } from '../comando.ts'
import type { DefinicaoDeComando } from '../comando.ts'
import { QUEM_O_PACOTE_DISSER } from '../processo/guardas.ts'
import * as parentesco from './decide/parentesco.ts'
import * as registro from './decide/registro.ts'
import * as sessao from './decide/sessao.ts'
import * as esquema from './junta.ts'
import { recusasDaJunta, secretaria } from './regra.ts'
import type { Contexto } from '../contexto.ts'
import type { Corrente } from '../ato.ts'
import type { Mundo } from '../mundo.ts'

const daJunta = { corrente: 'junta', cria: false } as const
const doGestor = { ...daJunta, papeis: ['gestor'] } as const
const daSecretaria = { ...daJunta, papeis: QUEM_O_PACOTE_DISSER, papeisEm: secretaria } as const
const sondar = (c: Corrente, _mundo: Mundo, contexto: Contexto) => recusasDaJunta(c, contexto)

/** The commands of the collegiate body: its register, its draws, its sessions. */
export const comandosDaJunta = [
  definirComando({
    ...doGestor,
    nome: 'nomearMembro',
    rotulo: 'Nomear membro',
    dados: esquema.nomearMembro,
    decide: registro.nomear,
    sondar,
  }),
  definirComando({
    ...doGestor,
    nome: 'licenciarMembro',
    rotulo: 'Licenciar membro',
    dados: esquema.licenciarMembro,
    decide: registro.licenciar,
    sondar: registro.sondarMembros,
  }),
  definirComando({
    ...doGestor,
    nome: 'encerrarMandato',
    rotulo: 'Encerrar mandato',
    dados: esquema.encerrarMandato,
    decide: registro.encerrarMandato,
    sondar: registro.sondarMembros,
  }),
  definirComando({
    ...daSecretaria,
    papeisEm: (pacote) => [...new Set([...secretaria(pacote), 'gestor' as const])],
    nome: 'registrarParentesco',
    rotulo: 'Registrar parentesco de membro',
    dados: esquema.registrarParentesco,
    decide: parentesco.registrar,
    sondar: registro.sondarMembros,
  }),
  definirComando({
    ...daSecretaria,
    papeisEm: (pacote) => [...new Set([...secretaria(pacote), 'gestor' as const])],
    nome: 'retificarParentesco',
    rotulo: 'Retificar parentesco de membro',
    dados: esquema.retificarParentesco,
    decide: parentesco.retificar,
    sondar: parentesco.sondarRetificacao,
  }),
  definirComando({
    ...daSecretaria,
    nome: 'publicarSementeDaJunta',
    rotulo: 'Publicar a semente da distribuição',
    dados: esquema.publicarSementeDaJunta,
    decide: registro.publicarSemente,
    sondar,
  }),
  definirComando({
    ...daSecretaria,
    nome: 'convocarSessao',
    rotulo: 'Convocar sessão e publicar a pauta',
    dados: esquema.convocarSessao,
    decide: sessao.convocar,
    sondar: registro.sondarMembros,
  }),
  definirComando({
    ...daSecretaria,
    nome: 'abrirSessao',
    rotulo: 'Abrir a sessão',
    dados: esquema.abrirSessao,
    decide: sessao.abrir,
    sondar: sessao.sondarSessoes('abrirSessao'),
  }),
  definirComando({
    ...daSecretaria,
    nome: 'retirarDePauta',
    rotulo: 'Retirar recurso de pauta',
    dados: esquema.retirarDePauta,
    decide: sessao.retirarDePauta,
    sondar: sessao.sondarSessoes('retirarDePauta'),
  }),
  definirComando({
    ...daSecretaria,
    nome: 'encerrarSessao',
    rotulo: 'Encerrar a sessão e lavrar a ata',
    dados: esquema.encerrarSessao,
    decide: sessao.encerrar,
    sondar: sessao.sondarSessoes('encerrarSessao'),
  }),
  definirComando({
    ...daSecretaria,
    nome: 'cancelarSessao',
    rotulo: 'Cancelar a sessão',
    dados: esquema.cancelarSessao,
    decide: sessao.cancelar,
    sondar: sessao.sondarSessoes('cancelarSessao'),
  }),
] as unknown as readonly DefinicaoDeComando[]

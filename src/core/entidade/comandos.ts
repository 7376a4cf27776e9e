import { definirComando } from '../comando.ts'
import * as decide from './decide.ts'
import * as esquema from './entidade.ts'

const base = { corrente: 'entidade', cria: false, papeis: ['atendente', 'gestor'] } as const

/** The commands of the register of associations and cooperatives. */
export const comandosDeEntidade = [
  definirComando({
    ...base,
    nome: 'cadastrarEntidade',
    rotulo: 'Cadastrar entidade',
    cria: true,
    dados: esquema.cadastrarEntidade,
    decide: decide.cadastrar,
    sondar: (_c, _mundo, contexto) => decide.recusasDoCadastro(contexto),
  }),
  definirComando({
    ...base,
    nome: 'renovarEntidade',
    rotulo: 'Renovar cadastro',
    dados: esquema.renovarEntidade,
    decide: decide.renovar,
    sondar: decide.sondarEntidade('renovarEntidade'),
  }),
  definirComando({
    ...base,
    nome: 'identificarEntidade',
    rotulo: 'Mudar logomarca e telefone',
    dados: esquema.identificarEntidade,
    decide: decide.identificar,
    sondar: decide.sondarEntidade('identificarEntidade'),
  }),
  definirComando({
    ...base,
    nome: 'incluirNaEntidade',
    rotulo: 'Incluir membro',
    dados: esquema.incluirNaEntidade,
    decide: decide.incluir,
    sondar: decide.sondarEntidade('incluirNaEntidade'),
  }),
  definirComando({
    ...base,
    nome: 'retirarDaEntidade',
    rotulo: 'Retirar membro',
    dados: esquema.retirarDaEntidade,
    decide: decide.retirar,
    sondar: decide.sondarEntidade('retirarDaEntidade'),
  }),
  definirComando({
    ...base,
    nome: 'cancelarEntidade',
    rotulo: 'Cancelar registro',
    papeis: ['gestor'],
    dados: esquema.cancelarEntidade,
    decide: decide.cancelar,
    sondar: decide.sondarEntidade('cancelarEntidade'),
  }),
]

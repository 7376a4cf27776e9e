import type { Corrente } from '../ato.ts'
import { definirComando } from '../comando.ts'
import type { Mundo } from '../mundo.ts'
import * as decide from './decide.ts'
import * as esquema from './expediente.ts'

const base = {
  corrente: 'expediente',
  cria: false,
  papeis: ['atendente', 'fiscal', 'gestor'],
} as const
const aberto = (c: Corrente, mundo: Mundo) => decide.recusasSeRevogado(c, mundo)

/** The commands of the acts of the body to holders. */
export const comandosDeExpediente = [
  definirComando({
    ...base,
    nome: 'expedir',
    rotulo: 'Expedir ordem, aviso ou requisição',
    cria: true,
    papeis: ['fiscal', 'gestor'],
    dados: esquema.expedir,
    decide: decide.expedir,
    sondar: (_c, _mundo, contexto) => decide.recusasDoExpediente(contexto),
    sondarNaOutorga: decide.sondarExpedicao,
  }),
  definirComando({
    ...base,
    nome: 'registrarCienciaDoExpediente',
    rotulo: 'Registrar ciência',
    dados: esquema.registrarCienciaDoExpediente,
    decide: decide.registrarCiencia,
    sondar: aberto,
  }),
  definirComando({
    ...base,
    nome: 'publicarExpediente',
    rotulo: 'Registrar publicação',
    dados: esquema.publicarExpediente,
    decide: decide.publicar,
    sondar: decide.recusasDaPublicacao,
  }),
  definirComando({
    ...base,
    nome: 'responderExpediente',
    rotulo: 'Registrar resposta',
    dados: esquema.responderExpediente,
    decide: decide.responder,
    sondar: aberto,
  }),
  definirComando({
    ...base,
    nome: 'constatarDescumprimento',
    rotulo: 'Constatar descumprimento',
    papeis: ['fiscal', 'gestor'],
    dados: esquema.constatarDescumprimento,
    decide: decide.constatar,
    sondar: aberto,
  }),
  definirComando({
    ...base,
    nome: 'revogarExpediente',
    rotulo: 'Revogar',
    papeis: ['gestor'],
    dados: esquema.revogarExpediente,
    decide: decide.revogar,
    sondar: aberto,
  }),
]

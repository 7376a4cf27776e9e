import * as z from 'zod'
import type { Rotas } from '../http/rota.ts'
import type { Chaves } from './chaves.ts'

/** The public keys, retired ones too, so that anyone may check a document without asking us. */
export function rotasDeChaves(rotas: Rotas, chaves: Chaves): void {
  rotas.definir({
    metodo: 'get',
    caminho: '/.well-known/jwks.json',
    etiqueta: 'Público',
    acesso: 'publico',
    resumo: 'Chaves públicas que assinam os documentos',
    descricao: 'Ed25519, no formato da RFC 8037. As antigas continuam na lista.',
    responde: {
      descricao: 'As chaves.',
      esquema: z.looseObject({ keys: z.array(z.looseObject({ kid: z.string(), x: z.string() })) }),
    },
    executar({ resposta }) {
      resposta.header('cache-control', 'public, max-age=300')
      return {
        keys: chaves.publicas.map(({ id, x, desde }) => ({
          kty: 'OKP',
          crv: 'Ed25519',
          use: 'sig',
          alg: 'EdDSA',
          kid: id,
          x,
          desde,
        })),
      }
    },
  })
}

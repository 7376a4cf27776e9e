import type { Pool } from 'pg'
import * as z from 'zod'
import type { Rotas } from '../http/rota.ts'
import { naoEncontrado } from '../http/problema.ts'
import { acessosDeDemonstracao } from './acessos.ts'

/** The demonstration's logins, only while that data is in this database. */
export function rotasDeDemonstracao(rotas: Rotas, pool: Pool): void {
  rotas.definir({
    metodo: 'get',
    caminho: '/api/v1/demonstracao',
    etiqueta: 'Acesso',
    acesso: 'publico',
    resumo: 'Os acessos de demonstração, se houver',
    responde: {
      descricao: 'Usuários e senhas de demonstração.',
      esquema: z.array(z.looseObject({ municipio: z.string(), login: z.string() })),
    },
    problemas: [404],
    async executar() {
      const acessos = acessosDeDemonstracao()
      const { rows } = await pool.query('SELECT login FROM entrada WHERE login = ANY($1)', [
        acessos.map((a) => a.login),
      ])
      if (rows.length === 0) throw naoEncontrado('A demonstração')
      return acessos
    },
  })
}

import { ProblemaHttp } from '../http/problema.ts'
import type { Servico, Servicos } from '../servicos.ts'
import type { SessaoAberta } from './sessao.ts'

/** The service of an address, if the session may touch it. Throws 403 or 404. */
export function servicoDaSessao(
  servicos: Servicos,
  sessao: SessaoAberta,
  { municipio, servico }: Readonly<{ municipio: string; servico: string }>,
): Servico {
  const achado = servicos.exigir(municipio, servico)
  if (achado.municipio !== sessao.municipio || !sessao.servicos.includes(achado.slug)) {
    throw new ProblemaHttp(403, 'Seu acesso é de outro município ou serviço.')
  }
  return achado
}

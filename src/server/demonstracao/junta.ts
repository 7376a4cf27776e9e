import { regraDaJunta } from '#core/junta/regra.ts'
import { MEMBROS } from './acessos.ts'
import type { Roteiro } from './roteiro.ts'

/**
 * Where a collegiate body hears appeals, it sits: a president, two members and an alternate, each with
 * a login. The seed of the draw is published, so that the appeal that waits can be given a rapporteur.
 */
export async function constituirJunta(r: Roteiro): Promise<void> {
  const { pacote } = r.servico
  if (regraDaJunta(pacote) === undefined) return
  const alvo = pacote.processo.recurso.orgao
  for (const m of MEMBROS)
    await r.fazer(`junta/${m.conta}`, {
      nome: 'nomearMembro',
      alvo,
      dia: r.ha(380),
      papel: 'gestor',
      dados: {
        nome: m.nome,
        usuario: r.usuario(m.conta),
        especie: 'suplente' in m ? 'suplente' : 'titular',
        presidente: 'presidente' in m,
        ato: 'Decreto de demonstração (fictício)',
        desde: r.ha(380),
      },
    })
  await r.fazer('junta/semente', {
    nome: 'publicarSementeDaJunta',
    alvo,
    dia: r.ha(2),
    papel: pacote.processo.preparam[0]!,
    dados: { semente: '48 312 · 07 955 · 61 204', fonte: 'Loteria (fictícia) de demonstração' },
  })
}

import { formatarDia } from '#core/calendar/dia.ts'
import { nomear } from '#core/mensagens/palavras.ts'
import type { Outorga } from '#core/outorga/outorga.ts'
import { publicidadeCorre } from '#core/publicidade/publicidade.ts'
import { useDadosDoServico, usePacote } from '../../api/servico.ts'
import { Cartao, Etiqueta } from '../../ui/Cartao.tsx'
import { Citacoes } from '../../ui/Citacoes.tsx'
import { hojeEm } from '../../ui/tempo.ts'

/** The publicity asked for and approved on the vehicle: what may be seen on it today. */
export function CartaoDePublicidade({ outorgas }: { outorgas: readonly Outorga[] }) {
  const { municipio } = useDadosDoServico()
  const prevista = usePacote()?.prazos.publicidade
  const lista = outorgas.flatMap((o) => o.publicidades ?? [])
  if (prevista === undefined || lista.length === 0 || municipio === undefined) return null
  const hoje = hojeEm(municipio.fuso)
  return (
    <Cartao titulo="Publicidade">
      <p className="miudo suave">
        <Citacoes fundamentos={prevista.fundamentos} />
      </p>
      <ul className="lista-simples">
        {lista.toReversed().map((p) => (
          <li key={p.id}>
            <Etiqueta tom={publicidadeCorre(p, hoje) ? 'certo' : 'neutro'}>
              {p.situacao === 'aprovada' && p.ate < hoje ? 'vencida' : nomear(p.situacao)}
            </Etiqueta>{' '}
            {p.anunciante}: {prevista.locais.find((l) => l.id === p.local)?.nome ?? p.local},{' '}
            {p.espaco}
            <p className="miudo suave">
              de {formatarDia(p.desde)} a {formatarDia(p.ate)}. {p.conteudo}
            </p>
          </li>
        ))}
      </ul>
    </Cartao>
  )
}

import { useQuery } from '@tanstack/react-query'
import { formatarDia } from '#core/calendar/dia.ts'
import { formatarTelefone } from '#core/identificador/telefone.ts'
import { nomear } from '#core/mensagens/palavras.ts'
import { lerEntidadesDaOutorga } from '../../api/leituras.ts'
import { usePacote, useServico } from '../../api/servico.ts'
import { Cartao, Etiqueta } from '../../ui/Cartao.tsx'
import { Citacoes } from '../../ui/Citacoes.tsx'
import { Elo } from '../../ui/Elo.tsx'

/** The associations and cooperatives of the holder, and what the vehicle must show of them. */
export function CartaoDeEntidades({ outorga }: { outorga: string }) {
  const { base } = useServico()
  const prevista = usePacote()?.prazos.entidades
  const { data = [] } = useQuery({
    ...lerEntidadesDaOutorga(base, outorga),
    enabled: prevista !== undefined,
  })
  if (prevista === undefined || data.length === 0) return null
  return (
    <Cartao titulo="Associações e cooperativas">
      <p className="miudo suave">
        O veículo traz a logomarca e o telefone de cada uma{' '}
        <Citacoes fundamentos={prevista.identificacao?.fundamentos ?? prevista.fundamentos} />
      </p>
      <ul className="lista-simples">
        {data.map((e) => (
          <li key={e.id}>
            <Elo para={`${base}/entidades/${e.id}`}>{e.nome ?? 'nome eliminado'}</Elo>{' '}
            <Etiqueta tom={e.situacao === 'ativa' ? 'certo' : 'atencao'}>
              {nomear(e.situacao)}
            </Etiqueta>
            <p className="miudo suave">
              Membro desde {formatarDia(e.desde)}. {e.logomarca}. Telefone{' '}
              {formatarTelefone(e.telefone)}.
            </p>
          </li>
        ))}
      </ul>
    </Cartao>
  )
}

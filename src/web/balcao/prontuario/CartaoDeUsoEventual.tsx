import { formatarDia } from '#core/calendar/dia.ts'
import type { Outorga } from '#core/outorga/outorga.ts'
import { usoCobre } from '#core/usoEventual/usoEventual.ts'
import { useDadosDoServico, usePacote } from '../../api/servico.ts'
import { Cartao, Etiqueta } from '../../ui/Cartao.tsx'
import { Citacoes } from '../../ui/Citacoes.tsx'
import { hojeEm } from '../../ui/tempo.ts'

/** When the vehicle serves only now and then, and what it bears meanwhile. */
export function CartaoDeUsoEventual({ outorgas }: { outorgas: readonly Outorga[] }) {
  const { municipio } = useDadosDoServico()
  const previsto = usePacote()?.prazos.usoEventual
  const usos = outorgas.flatMap((o) => o.usosEventuais ?? [])
  if (previsto === undefined || usos.length === 0 || municipio === undefined) return null
  const hoje = hojeEm(municipio.fuso)
  return (
    <Cartao titulo="Uso eventual do veículo">
      <p className="miudo suave">
        Enquanto dura: {previsto.faixa.pede}. <Citacoes fundamentos={previsto.fundamentos} />
      </p>
      <ul className="lista-simples">
        {usos.toReversed().map((u) => {
          const emUso = usoCobre(u, hoje)
          const fim = u.encerradoEm === undefined ? u.ate : u.encerradoEm
          return (
            <li key={`${u.comunicadoEm}${u.desde}`}>
              <Etiqueta tom={emUso ? 'informe' : 'neutro'}>
                {emUso
                  ? 'em uso eventual'
                  : u.desde > hoje && !u.encerradoEm
                    ? 'a começar'
                    : 'terminado'}
              </Etiqueta>{' '}
              de {formatarDia(u.desde)} {u.encerradoEm ? 'até antes de' : 'a'} {formatarDia(fim)}
              <p className="miudo suave">
                {u.motivo} · comunicado em {formatarDia(u.comunicadoEm)}
              </p>
            </li>
          )
        })}
      </ul>
    </Cartao>
  )
}

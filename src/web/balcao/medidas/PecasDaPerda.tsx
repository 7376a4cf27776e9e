import { formatarDia } from '#core/calendar/dia.ts'
import { nomearInicial } from '#core/mensagens/palavras.ts'
import type { FichaDaPerda } from '../../../server/contrato/contrato.ts'
import { Cartao } from '../../ui/Cartao.tsx'

/** What a case of loss has: its facts, what was argued, what was decided. */
export function PecasDaPerda({ ficha: { perda: p } }: { ficha: FichaDaPerda }) {
  return (
    <>
      {(p.fatos.length > 0 || p.evidencia) && (
        <Cartao titulo="Fatos e provas">
          <ul className="lista-simples">
            {p.fatos
              .filter((f) => p.evidencia?.includes(f) !== true)
              .map((f) => (
                <li key={f}>{f}</li>
              ))}
          </ul>
          {p.evidencia && <p>{p.evidencia}</p>}
        </Cartao>
      )}
      {[...p.defesas, ...p.recursos].map((d) => (
        <Cartao
          key={d.protocoladaEm + (d.texto ?? '')}
          titulo={'tempestiva' in d ? 'Defesa' : 'Recurso'}
        >
          <p className="miudo suave">
            {formatarDia(d.protocoladaEm)} ·{' '}
            {('tempestiva' in d ? d.tempestiva : d.tempestivo) ? 'no prazo' : 'fora do prazo'}
          </p>
          <p>{d.texto ?? 'texto eliminado'}</p>
        </Cartao>
      ))}
      {[p.decisao, p.decisaoDoRecurso].map(
        (d, n) =>
          d && (
            <Cartao
              key={d.em + d.resultado}
              titulo={n === 0 ? 'Decisão de primeira instância' : 'Decisão do recurso'}
            >
              <p>
                <strong>
                  {d.resultado === 'improvido'
                    ? 'Recurso não provido'
                    : d.resultado === 'provido'
                      ? 'Recurso provido'
                      : nomearInicial(d.resultado)}
                </strong>
                , em {formatarDia(d.em)}
                {n === 1 &&
                  p.decisaoDoRecurso?.acordao &&
                  ` (acórdão nº ${p.decisaoDoRecurso.acordao})`}
                . {d.razoes}
              </p>
            </Cartao>
          ),
      )}
    </>
  )
}

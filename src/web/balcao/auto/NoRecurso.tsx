import { formatarDia } from '#core/calendar/dia.ts'
import { nomear } from '#core/mensagens/palavras.ts'
import type { FichaDoAuto } from '../../../server/contrato/contrato.ts'
import { usePacote } from '../../api/servico.ts'
import { Cartao } from '../../ui/Cartao.tsx'
import { NoColegiado } from './NoColegiado.tsx'

/** The appeal in the last instance: the opinion, where the law wants one, and the collegiate body. */
export function NoRecurso({ ficha }: { ficha: FichaDoAuto }) {
  if (ficha.auto.recursos.length === 0) return null
  return (
    <>
      <Parecer parecer={ficha.auto.parecer} linha={ficha.linha} />
      {ficha.colegiado && <NoColegiado colegiado={ficha.colegiado} />}
    </>
  )
}

type DoParecer = Readonly<{
  parecer: FichaDoAuto['auto']['parecer'] | undefined
  linha: FichaDoAuto['linha']
}>

/** The preparing authority's opinion on an appeal, where the law wants one. */
export function Parecer({ parecer, linha }: DoParecer) {
  const preparo = usePacote()?.processo.recurso.preparo
  if (preparo === undefined) return null
  const autor = linha.find((a) => a.tipo === 'parecerEmitido')?.autor
  return (
    <Cartao titulo="Parecer">
      {parecer === undefined ? (
        <p className="suave">Ainda não emitido: sem ele o recurso não se julga.</p>
      ) : (
        <>
          <p>
            <strong>Pelo {nomear(parecer.conclusao)}</strong>, em {formatarDia(parecer.em)}
            {autor && `, por ${autor}`}.
          </p>
          <p className="peticao">{parecer.texto}</p>
        </>
      )}
    </Cartao>
  )
}

import { nomear } from '#core/mensagens/palavras.ts'
import type { FichaDoAuto } from '../../../server/contrato/contrato.ts'
import { useServico } from '../../api/servico.ts'
import { useSessao } from '../../api/sessao.ts'
import { Cartao } from '../../ui/Cartao.tsx'
import { Elo } from '../../ui/Elo.tsx'

/** The other records of the stop, and the way to one more of it. */
export function MesmaAbordagem({ ficha }: { ficha: FichaDoAuto }) {
  const { base } = useServico()
  const fiscal = useSessao()?.usuario.papeis.includes('fiscal') ?? false
  const { auto, mesmaAbordagem: outros } = ficha
  const cabe = fiscal && auto.anuladoEm === undefined && auto.constatacao === 'campo'
  if (outros.length === 0 && !cabe) return null
  return (
    <Cartao titulo="Mesma abordagem">
      {outros.length > 0 && (
        <ul className="lista-simples">
          {outros.map((o) => (
            <li key={o.id}>
              <Elo para={`${base}/autos/${o.id}`}>nº {o.numero}</Elo>: {o.citacao}
              <span className="miudo suave"> · {nomear(o.situacao)}</span>
            </li>
          ))}
        </ul>
      )}
      {cabe && (
        <p className="nao-imprimir elo-da-ficha">
          <Elo botao="secundario" para={`${base}/novo/lavrarAuto?auto=${auto.id}`}>
            Outra infração da mesma abordagem
          </Elo>
        </p>
      )}
    </Cartao>
  )
}

import type { MinhaConta } from '../../server/contrato/conta.ts'
import { useDadosDoServico } from '../api/servico.ts'
import { Alerta } from '../ui/Alerta.tsx'
import { Cartao } from '../ui/Cartao.tsx'
import { formatarInstante } from '../ui/tempo.ts'
import { CodigosDados } from './CodigosDados.tsx'

/** A month: how long a new password is told of before anything else. */
const RECENTE_MS = 30 * 86_400_000

/** Told first: that the counter let someone into the account, by a new password or a code still unused. */
export function SenhaDada({ conta }: { conta: MinhaConta }) {
  const fuso = useDadosDoServico().municipio?.fuso ?? 'America/Sao_Paulo'
  const c = conta.acessos.codigos.find(
    (x) =>
      x.renova && x.situacao !== 'venceu' && Date.now() - new Date(x.em).getTime() < RECENTE_MS,
  )
  if (c === undefined) return null
  return (
    <Alerta
      tom="atencao"
      titulo={
        c.usadoEm === null
          ? 'O balcão deu um código que troca a senha desta conta'
          : 'A senha desta conta foi trocada por um código do balcão'
      }
    >
      <p>
        Dado em {formatarInstante(c.em, fuso)} por {c.por}: {c.razoes}.
        {c.usadoEm !== null && ` Usado em ${formatarInstante(c.usadoEm, fuso)}.`} Se não foi você
        quem pediu, avise o órgão.
      </p>
    </Alerta>
  )
}

/** Who got into the account: each code given at the counter, and each entry. */
export function AcessosNaConta({ conta }: { conta: MinhaConta }) {
  const fuso = useDadosDoServico().municipio?.fuso ?? 'America/Sao_Paulo'
  const { codigos, entradas } = conta.acessos
  return (
    <Cartao titulo="Acessos a esta conta">
      <div className="pilha">
        <CodigosDados codigos={codigos} />
        {entradas.length > 0 && (
          <details>
            <summary>
              Última entrada em {formatarInstante(entradas[0]?.em ?? '', fuso)};{' '}
              {entradas.length === 1 ? 'ver de onde' : `ver as últimas ${entradas.length}`}
            </summary>
            <ul className="lista-simples">
              {entradas.map((e) => (
                <li key={e.em}>
                  {formatarInstante(e.em, fuso)} <span className="suave">· rede {e.origem}</span>
                </li>
              ))}
            </ul>
          </details>
        )}
        <p className="miudo suave">
          Não reconhece uma entrada ou um código? Troque a senha e avise o órgão.
        </p>
      </div>
    </Cartao>
  )
}

import { useQuery } from '@tanstack/react-query'
import { formatarDia } from '#core/calendar/dia.ts'
import { citar } from '#core/mensagens/citar.ts'
import type { EditaisPublicos } from '../../server/contrato/registros.ts'
import { lerEditais } from '../api/leituras.ts'
import { useDadosDoServico, useServico } from '../api/servico.ts'
import { Cartao } from '../ui/Cartao.tsx'
import { Citacoes } from '../ui/Citacoes.tsx'
import { Elo } from '../ui/Elo.tsx'
import { Leitura, Vazio } from '../ui/Estados.tsx'
import { Titulo } from '../ui/Titulo.tsx'
import { Edital } from './Edital.tsx'

/** `/{m}/{s}/editais`: what is disputed, what is asked, who was classified and called, for anyone. */
export function Editais() {
  const { base } = useServico()
  const { municipio, servico } = useDadosDoServico()
  const consulta = useQuery(lerEditais(base))
  return (
    <Leitura consulta={consulta}>
      {(r) => (
        <div className="pilha-larga">
          <div className="pilha">
            <Titulo aba="Editais">{r.nome}</Titulo>
            <p className="introducao">
              {servico?.nome} em {municipio?.nome}, em {formatarDia(r.em)} (
              {r.fundamentos.map((f) => citar(f)).join('; ')}).
            </p>
          </div>
          {r.editais.length === 0 ? (
            <Vazio titulo="Nenhum edital foi aberto." />
          ) : (
            r.editais.map((e) => <Edital key={e.id} edital={e} onde={r.onde} hoje={r.em} />)
          )}
          {r.editais.length > 0 && <OQueSePede editais={r} />}
          <p className="miudo suave">
            Nomes abreviados e sem CPF. Cada passo é um ato registrado, com o seu fundamento.{' '}
            <Elo para="/verificar">Verificar um edital ou uma convocação impressa</Elo>.
          </p>
        </div>
      )}
    </Leitura>
  )
}

const PARTES = [
  ['inscricao', 'Para se inscrever'],
  ['vaga', 'Para receber a vaga, depois de convocado'],
] as const

/** The papers and conditions that the law asks, with the article of each. */
function OQueSePede({ editais: { pedidos, onde } }: { editais: EditaisPublicos }) {
  return (
    <Cartao titulo="O que a lei pede a quem disputa">
      <div className="pilha">
        <p>
          A inscrição, o recurso e o pedido depois da convocação fazem-se no órgão gestor: {onde}.
        </p>
        {PARTES.map(([quando, titulo]) => {
          const destes = pedidos.filter((p) => p.quando === quando)
          return (
            destes.length > 0 && (
              <div key={quando} className="pilha">
                <h3>{titulo}</h3>
                <ul>
                  {destes.map((p) => (
                    <li key={p.pede}>
                      {p.pede}{' '}
                      <span className="miudo">
                        (
                        <Citacoes
                          fundamentos={p.fundamentos}
                          citacoes={p.fundamentos.map((f) => citar(f))}
                        />
                        )
                      </span>
                    </li>
                  ))}
                </ul>
              </div>
            )
          )
        })}
      </div>
    </Cartao>
  )
}

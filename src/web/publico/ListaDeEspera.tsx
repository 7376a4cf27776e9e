import { useQuery } from '@tanstack/react-query'
import { formatarDia } from '#core/calendar/dia.ts'
import { lerListaDeEspera } from '../api/leituras.ts'
import { useDadosDoServico, useServico } from '../api/servico.ts'
import { citar } from '#core/mensagens/citar.ts'
import { Cartao, Etiqueta } from '../ui/Cartao.tsx'
import { Leitura, Vazio } from '../ui/Estados.tsx'
import { Tabela } from '../ui/Tabela.tsx'
import { Titulo } from '../ui/Titulo.tsx'

/** `/{m}/{s}/lista-de-espera`: who waits for a grant, in order, for anyone. */
export function ListaDeEspera() {
  const { base } = useServico()
  const { municipio, servico } = useDadosDoServico()
  const consulta = useQuery(lerListaDeEspera(base))
  return (
    <Leitura consulta={consulta}>
      {(r) => (
        <div className="pilha-larga">
          <div className="pilha">
            <Titulo aba={r.nome}>{r.nome}</Titulo>
            <p className="introducao">
              {servico?.nome} em {municipio?.nome}, em {formatarDia(r.em)} (
              {r.fundamentos.map((f) => citar(f)).join('; ')}).
            </p>
          </div>
          <Cartao titulo="Pela ordem">
            {r.linhas.length === 0 ? (
              <Vazio titulo="Ninguém espera na lista." />
            ) : (
              <Tabela
                titulo={r.nome}
                colunas={['Lugar', 'Inscrição', 'Interessado', 'Inscrito em', 'Situação']}
                linhas={r.linhas.map((l) => ({
                  chave: l.inscricao,
                  celulas: [
                    `${l.lugar}º`,
                    l.inscricao,
                    l.nome,
                    formatarDia(l.inscritoEm),
                    l.responderAte === undefined ? (
                      l.situacao
                    ) : (
                      <Etiqueta key="s" tom="informe">
                        chamada; responder até {formatarDia(l.responderAte)}
                      </Etiqueta>
                    ),
                  ],
                }))}
              />
            )}
          </Cartao>
          {r.desempate === 'sorteio' && (
            <Cartao titulo="Como se desempata">
              <p>
                Quem se inscreveu no mesmo dia é ordenado por sorteio: do menor para o maior resumo
                SHA-256 de “semente|inscrição”. A semente é publicada antes do sorteio, e qualquer
                pessoa pode refazer a conta.
              </p>
              {r.sementes.length > 0 && (
                <ul className="lista-simples">
                  {r.sementes.map((s) => (
                    <li key={s.semente}>
                      <strong>{s.semente}</strong> · {s.fonte} · publicada em {formatarDia(s.em)}
                      {r.sorteios
                        .filter((x) => x.semente === s.semente)
                        .map((x) => ` · sorteio em ${formatarDia(x.em)}`)}
                    </li>
                  ))}
                </ul>
              )}
            </Cartao>
          )}
          <p className="miudo suave">
            Nomes abreviados e sem CPF. Cada mudança de lugar é um ato registrado, com o seu
            fundamento.
          </p>
        </div>
      )}
    </Leitura>
  )
}

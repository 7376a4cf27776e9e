import { perguntaDaLacuna } from '../ui/perguntaDaLacuna.ts'
import { useQuery } from '@tanstack/react-query'
import { formatarDia } from '#core/calendar/dia.ts'
import { valorEscrito } from '#core/parametro/valorEscrito.ts'
import type { ParametroDaCidade } from '../../server/contrato/contrato.ts'
import { lerParametros } from '../api/leituras.ts'
import { useServico } from '../api/servico.ts'
import { telaDoComando } from '../formularios/enderecos.ts'
import { Etiqueta } from '../ui/Cartao.tsx'
import { Citacoes } from '../ui/Citacoes.tsx'
import { Elo } from '../ui/Elo.tsx'
import { Leitura } from '../ui/Estados.tsx'
import { Tabela } from '../ui/Tabela.tsx'
import { Titulo } from '../ui/Titulo.tsx'
import './Parametros.css'

/** `/{m}/{s}/parametros`: what the law leaves to the municipality, and what is still missing. */
export function Parametros() {
  const { base } = useServico()
  const consulta = useQuery(lerParametros(base))
  return (
    <div className="pilha-larga">
      <div className="pilha">
        <Titulo aba="Parâmetros">Parâmetros</Titulo>
        <p className="introducao">
          O que a lei deixa para o Município fixar. Sem o valor, o que depende dele é recusado, com
          o artigo: o sistema não inventa número.
        </p>
      </div>
      <Leitura consulta={consulta} linhas={8}>
        {(lista) => {
          const faltam = lista.filter((p) => emFalta(p))
          const opcionais = lista.filter((p) => p.opcional && p.valores.length === 0)
          const fixados = lista.filter((p) => p.valores.length > 0)
          return (
            <>
              {faltam.length > 0 && (
                <section className="pilha" aria-labelledby="faltam">
                  <h2 id="faltam">Faltam {faltam.length}</h2>
                  {faltam.map((p) => (
                    <Parametro key={p.id} parametro={p} />
                  ))}
                </section>
              )}
              <section className="pilha" aria-labelledby="fixados">
                <h2 id="fixados">Com valor</h2>
                {fixados.map((p) => (
                  <Parametro key={p.id} parametro={p} />
                ))}
              </section>
              {opcionais.length > 0 && (
                <section className="pilha" aria-labelledby="opcionais">
                  <h2 id="opcionais">Facultativos, sem valor</h2>
                  {opcionais.map((p) => (
                    <Parametro key={p.id} parametro={p} />
                  ))}
                </section>
              )}
            </>
          )
        }}
      </Leitura>
    </div>
  )
}

/** Without a value, and something is refused because of it. */
const emFalta = (p: ParametroDaCidade): boolean => p.valores.length === 0 && !p.opcional

function Parametro({ parametro: p }: { parametro: ParametroDaCidade }) {
  const { base } = useServico()
  return (
    <article className="cartao parametro" data-falta={emFalta(p) || undefined}>
      <div className="fila-titulo">
        <h3>
          {p.nome} {emFalta(p) && <Etiqueta tom="atencao">sem valor</Etiqueta>}
        </h3>
        {p.comando.autorizado && (
          <Elo botao="secundario" para={telaDoComando(base, p.comando, { id: p.id })}>
            Fixar valor<span className="so-leitor">: {p.nome}</span>
          </Elo>
        )}
      </div>
      <p>{p.explica}</p>
      <p className="miudo">
        <Citacoes fundamentos={p.fundamentos} citacoes={p.citacoes} />
      </p>
      {p.valores.length > 0 && (
        <Tabela
          titulo={`Valores: ${p.nome}`}
          colunas={['Desde', 'Valor', 'Ato']}
          linhas={p.valores.toReversed().map((v, i) => ({
            chave: `${v.desde}${i}`,
            celulas: [
              formatarDia(v.desde),
              <strong key="v">{valorEscrito(p, v.valor)}</strong>,
              <>
                {v.fonte} {v.origem === 'pacote' && <Etiqueta>a confirmar</Etiqueta>}
              </>,
            ],
          }))}
        />
      )}
      {p.lacuna && (
        <details>
          <summary>{perguntaDaLacuna(p.lacuna.questao)}</summary>
          <p>
            Adotado: {p.lacuna.padrao} <span className="suave">{p.lacuna.razao}</span>
          </p>
        </details>
      )}
    </article>
  )
}

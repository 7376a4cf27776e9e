import { useQuery } from '@tanstack/react-query'
import { formatarDia } from '#core/calendar/dia.ts'
import { citar } from '#core/mensagens/citar.ts'
import type { EditalPublico } from '../../server/contrato/registros.ts'
import { lerEditais } from '../api/leituras.ts'
import { useDadosDoServico, useServico } from '../api/servico.ts'
import { Cartao, Etiqueta, Fatos } from '../ui/Cartao.tsx'
import { Leitura, Vazio } from '../ui/Estados.tsx'
import { Tabela } from '../ui/Tabela.tsx'
import { Titulo } from '../ui/Titulo.tsx'

/** `/{m}/{s}/editais`: what is disputed, who was classified and called, for anyone. */
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
            r.editais.map((e) => <Edital key={e.id} edital={e} />)
          )}
          <p className="miudo suave">
            Nomes abreviados e sem CPF. Cada passo é um ato registrado, com o seu fundamento.
          </p>
        </div>
      )}
    </Leitura>
  )
}

function Edital({ edital: e }: { edital: EditalPublico }) {
  return (
    <Cartao titulo={`Edital nº ${e.edital ?? ''}`}>
      <div className="pilha">
        <p>
          <Etiqueta tom={e.encerradoEm === undefined ? 'informe' : 'neutro'}>{e.etapa}</Etiqueta>{' '}
          {e.objeto}
        </p>
        {e.encerradoEm !== undefined && (
          <p>
            Encerrado em {formatarDia(e.encerradoEm)}: {e.motivo}
          </p>
        )}
        <Fatos
          fatos={[
            ['Vagas', String(e.vagas)],
            ['Inscrições', `de ${formatarDia(e.inscricoesDe)} a ${formatarDia(e.inscricoesAte)}`],
            ['Inscritos', String(e.inscritos)],
            ['Classificação', classificacao(e)],
            ['Vale até', formatarDia(e.validaAte)],
          ]}
        />
        {e.resultado && <Resultado edital={e} />}
        {e.indeferidas.length > 0 && (
          <>
            <h3>Inscrições indeferidas</h3>
            <ul className="lista-simples">
              {e.indeferidas.map((i) => (
                <li key={i.inscricao}>
                  {i.inscricao}: {i.porque}
                </li>
              ))}
            </ul>
          </>
        )}
        {e.sementes.length > 0 && (
          <p className="miudo">
            Sorteio: do menor para o maior resumo SHA-256 de “semente|inscrição”.{' '}
            {e.sementes.map((s) => (
              <span key={s.semente}>
                Semente <strong>{s.semente}</strong> ({s.fonte}), publicada em {formatarDia(s.em)}.
              </span>
            ))}
          </p>
        )}
      </div>
    </Cartao>
  )
}

function Resultado({ edital: { resultado, linhas, modo } }: { edital: EditalPublico }) {
  if (resultado === undefined) return null
  const comPontos = modo === 'pontos'
  return (
    <>
      <h3>
        Resultado {resultado.qual}, publicado em {formatarDia(resultado.em)}
      </h3>
      {resultado.recursoAte !== undefined && (
        <p className="miudo">Pode ser contestado até {formatarDia(resultado.recursoAte)}.</p>
      )}
      <Tabela
        titulo={`Resultado ${resultado.qual}`}
        colunas={['Lugar', 'Inscrição', 'Candidato', ...(comPontos ? ['Pontos'] : []), 'Situação']}
        linhas={linhas.map((l) => ({
          chave: l.inscricao,
          celulas: [
            `${l.lugar}º`,
            l.inscricao,
            l.nome,
            ...(comPontos ? [String(l.pontos ?? '')] : []),
            l.responderAte === undefined
              ? l.situacao
              : `${l.situacao}; comparecer até ${formatarDia(l.responderAte)}`,
          ],
        }))}
      />
    </>
  )
}

const classificacao = (e: EditalPublico): string =>
  e.modo === 'sorteio'
    ? 'por sorteio'
    : `por pontos: ${e.criterios.map((k) => `${k.nome} (até ${k.maximo})`).join('; ')}`

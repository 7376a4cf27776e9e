import { formatarDia } from '#core/calendar/dia.ts'
import type { EditalPublico } from '../../server/contrato/registros.ts'
import { useServico } from '../api/servico.ts'
import { Alerta } from '../ui/Alerta.tsx'
import { Cartao, Etiqueta, Fatos } from '../ui/Cartao.tsx'
import { Tabela } from '../ui/Tabela.tsx'

type Props = Readonly<{ edital: EditalPublico; onde: string; hoje: string }>

/** One edital for a candidate: what may be done today, its days, its result, its appeals. */
export function Edital({ edital: e, onde, hoje }: Props) {
  const { base } = useServico()
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
        <p>
          {e.documentos.map((d, i) => (
            <span key={d.caminho}>
              {i > 0 && ' · '}
              <a href={`/api/v1${base}/${d.caminho}`} target="_blank" rel="noopener">
                {d.nome}
                <span className="so-leitor"> do edital nº {e.edital} (abre em outra aba)</span>
              </a>{' '}
              (PDF)
            </span>
          ))}
        </p>
        <OQueCabeHoje edital={e} onde={onde} hoje={hoje} />
        <Fatos
          iguais
          fatos={[
            ['Vagas', String(e.vagas)],
            ['Inscritos', String(e.inscritos)],
            ['Onde se inscrever', `no órgão gestor: ${onde}, com os papéis listados abaixo`],
            ['Classificação', classificacao(e)],
            [
              'Para recorrer',
              `${e.recursoDias} dias do resultado provisório, ou da mudança feita depois dele`,
            ],
            ['Para comparecer', `${e.convocacaoDias} dias da convocação`],
          ]}
        />
        <Tabela
          titulo={`Etapas do edital nº ${e.edital ?? ''}`}
          colunas={['Etapa', 'Quando', 'Como está']}
          linhas={e.etapas.map((x) => ({
            chave: x.nome,
            celulas: [x.nome, quando(x), comoEsta(x, e, hoje)],
          }))}
        />
        {e.resultado && <Resultado edital={e} />}
        {e.inscricoes.length > 0 && (
          <>
            <h3>Inscrições</h3>
            <Tabela
              titulo={`Inscrições do edital nº ${e.edital ?? ''}`}
              colunas={['Inscrição', 'Situação', 'Recurso até']}
              linhas={e.inscricoes.map((i) => ({
                chave: i.inscricao,
                celulas: [
                  i.inscricao,
                  i.situacao,
                  i.recursoAte === undefined ? '—' : formatarDia(i.recursoAte),
                ],
              }))}
            />
          </>
        )}
        {e.mudancas.length > 0 && (
          <>
            <h3>Mudanças depois do resultado provisório</h3>
            <Tabela
              titulo={`Mudanças no edital nº ${e.edital ?? ''}`}
              colunas={['Em', 'O que mudou', 'Recurso']}
              linhas={e.mudancas.map((m, n) => ({
                chave: String(n),
                celulas: [formatarDia(m.em), m.frase, recursoDa(m)],
              }))}
            />
          </>
        )}
        {e.recursos.length > 0 && (
          <>
            <h3>Recursos</h3>
            <Tabela
              titulo="Recursos"
              colunas={['Recurso', 'Inscrição', 'Decisão']}
              linhas={e.recursos.map((r) => ({
                chave: r.numero,
                celulas: [`nº ${r.numero}`, r.inscricao, r.situacao],
              }))}
            />
          </>
        )}
        {e.indeferidas.length > 0 && (
          <>
            <h3>Inscrições indeferidas</h3>
            <ul>
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

/** Who may appeal from the change, and until when. */
const recursoDa = ({ recursoAte, podem }: EditalPublico['mudancas'][number]): string =>
  recursoAte === undefined
    ? '—'
    : `até ${formatarDia(recursoAte)}, ${podem.length === 1 ? 'inscrição' : 'inscrições'} nº ${podem.join(', ')}`

/** The last day to appeal from a change made after the provisional result, while one runs. */
function ultimaMudanca({ mudancas, inscricoes }: EditalPublico, hoje: string): string | undefined {
  const correm = inscricoes.flatMap((i) => i.recursoAte ?? [])
  return mudancas
    .flatMap((m) => m.recursoAte ?? [])
    .filter((ate) => ate >= hoje && correm.includes(ate))
    .toSorted()
    .at(-1)
}

/** What a candidate may do now, and until when. */
function OQueCabeHoje({ edital: e, onde, hoje }: Props) {
  if (e.encerradoEm !== undefined) return null
  const recursoAte = e.resultado?.recursoAte
  if (hoje >= e.inscricoesDe && hoje <= e.inscricoesAte)
    return (
      <Alerta titulo={`Inscrições até ${formatarDia(e.inscricoesAte)}`}>
        <p>Fazem-se no órgão gestor: {onde}.</p>
      </Alerta>
    )
  if (hoje < e.inscricoesDe)
    return <Alerta titulo={`As inscrições começam em ${formatarDia(e.inscricoesDe)}`} />
  if (recursoAte !== undefined && hoje <= recursoAte)
    return (
      <Alerta titulo={`Recursos até ${formatarDia(recursoAte)}`}>
        <p>
          Quem não concorda com os seus pontos, com o lugar ou com o indeferimento recorre uma vez,
          por escrito, no órgão gestor: {onde}. O resultado final só sai depois de decididos todos.
        </p>
      </Alerta>
    )
  const deMudanca = ultimaMudanca(e, hoje)
  if (deMudanca !== undefined)
    return (
      <Alerta titulo={`Recursos de mudança até ${formatarDia(deMudanca)}`}>
        <p>
          Quem teve a inscrição mudada depois do resultado provisório, ou perdeu lugar por isso,
          recorre dessa mudança, por escrito, no órgão gestor ({onde}). O resultado final espera.
        </p>
      </Alerta>
    )
  return null
}

type Etapa = EditalPublico['etapas'][number]

function quando({ em, ate }: Etapa): string {
  if (em !== undefined && ate !== undefined && ate !== em)
    return `de ${formatarDia(em)} a ${formatarDia(ate)}`
  if (em !== undefined) return formatarDia(em)
  return ate === undefined ? '—' : `até ${formatarDia(ate)}`
}

function comoEsta({ em, feita }: Etapa, e: EditalPublico, hoje: string): string {
  if (feita) return 'feita'
  if (e.encerradoEm !== undefined) return 'não houve'
  return em !== undefined && em <= hoje ? 'em curso' : 'a seguir'
}

function Resultado({ edital: { resultado, linhas, modo } }: { edital: EditalPublico }) {
  if (resultado === undefined) return null
  const comPontos = modo === 'pontos'
  return (
    <>
      <h3>
        Resultado {resultado.qual}, publicado em {formatarDia(resultado.em)}
      </h3>
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

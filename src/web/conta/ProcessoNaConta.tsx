import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { formatarDia } from '#core/calendar/dia.ts'
import { formatarReais } from '#core/money/centavos.ts'
import type { DetalheDoProcesso, ProcessoAberto } from '../../server/contrato/conta.ts'
import { useServico } from '../api/servico.ts'
import { Botao } from '../ui/Botao.tsx'
import { Cartao, Fatos } from '../ui/Cartao.tsx'
import { Elo } from '../ui/Elo.tsx'
import { Leitura } from '../ui/Estados.tsx'
import { Titulo } from '../ui/Titulo.tsx'
import { Falhas } from './Falhas.tsx'
import { lerProcesso } from './leituras.ts'
import { Peticao } from './Peticao.tsx'
import { PrazoQueCorre } from './PrazoDaPeticao.tsx'
import { useConta } from './useConta.ts'
import './Conta.css'

/** `/{m}/{s}/conta/autos/{id}`, `…/conta/perdas/{id}`: the person's own proceeding. */
export function ProcessoNaConta() {
  const { base } = useServico()
  const { recurso = '', id = '' } = useParams({ strict: false })
  return (
    <Leitura consulta={useQuery(lerProcesso(base, recurso, id))}>
      {(aberto) => (
        <div className="conta pilha-larga">
          <p>
            <Elo para={`${base}/conta`}>Minha conta</Elo>
          </p>
          <div className="pilha">
            <Titulo aba={`Processo ${aberto.processo.numero}`}>
              {aberto.processo.titulo}, nº {aberto.processo.numero}
            </Titulo>
            <p className="suave">{aberto.processo.situacao}</p>
          </div>
          {aberto.detalhe === null ? (
            <PorLer aberto={aberto} />
          ) : (
            <Detalhe aberto={aberto} detalhe={aberto.detalhe} />
          )}
        </div>
      )}
    </Leitura>
  )
}

/** To open is to know: said before, and recorded after. */
function PorLer({ aberto }: { aberto: ProcessoAberto }) {
  const { recurso, id } = aberto.processo
  const { ocupado, erro, recusas, fazer } = useConta()
  const [primeira] = aberto.aLer
  if (primeira === undefined) return null
  return (
    <Cartao titulo="Há uma notificação para ler">
      <div className="pilha">
        <p>
          Ao abrir, o sistema registra o dia e a hora da leitura. Essa é a data em que você tomou
          ciência, e o prazo para responder corre dela.
        </p>
        {primeira.lerAte !== undefined && (
          <p>
            Enviada em {formatarDia(primeira.expedidaEm)}. Se não for aberta até{' '}
            {formatarDia(primeira.lerAte)}, a notificação segue por outro meio.
          </p>
        )}
        <Falhas erro={erro} recusas={recusas} />
        <div>
          <Botao
            aparencia="primario"
            ocupado={ocupado}
            onClick={() => void fazer(`/${recurso}/${id}/ler`, { notificacao: primeira.n })}
          >
            {ocupado ? 'Abrindo…' : 'Abrir a notificação'}
          </Botao>
        </div>
      </div>
    </Cartao>
  )
}

function Detalhe({ aberto, detalhe: d }: { aberto: ProcessoAberto; detalhe: DetalheDoProcesso }) {
  const { prazo } = aberto.processo
  return (
    <>
      {prazo && <PrazoQueCorre prazo={prazo} maisCabe={d[prazo.oQue].length === 0} />}
      {d.avisos.map((a) => (
        <Cartao key={a.assunto} titulo={a.assunto}>
          <p>{a.texto}</p>
          <p>{a.prazo}</p>
          <p className="miudo suave">{a.citacoes.join('; ')}</p>
        </Cartao>
      ))}
      <Cartao titulo="De que se trata">
        <Fatos fatos={[...d.fatos, ['Multa', multaDe(d)]]} />
        {d.dispositivo.citacao !== '' && (
          <blockquote className="dispositivo-citado">
            <strong>{d.dispositivo.citacao}</strong> {d.dispositivo.texto}
          </blockquote>
        )}
      </Cartao>
      <Peticao aberto={aberto} detalhe={d} />
      <Cartao titulo="Andamento">
        <ul className="lista-simples">
          {d.linha.map((a) => (
            <li key={a.em + a.frase}>
              <strong>{formatarDia(a.em)}</strong> {a.frase}
            </li>
          ))}
        </ul>
      </Cartao>
    </>
  )
}

/** What the fine is, or what it would be while nobody judged. */
const multaDe = ({ multa, estimada }: DetalheDoProcesso): string | undefined =>
  multa === null
    ? undefined
    : `${formatarReais(multa)}${estimada ? ', estimada: ainda não julgada' : ''}`

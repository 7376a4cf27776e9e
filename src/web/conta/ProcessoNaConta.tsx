import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { formatarDia } from '#core/calendar/dia.ts'
import { formatarReais } from '#core/money/centavos.ts'
import type { DetalheDoProcesso, ProcessoAberto } from '../../server/contrato/conta.ts'
import { useServico } from '../api/servico.ts'
import { Alerta } from '../ui/Alerta.tsx'
import { Botao } from '../ui/Botao.tsx'
import { Cartao, Fatos } from '../ui/Cartao.tsx'
import { Elo } from '../ui/Elo.tsx'
import { Leitura } from '../ui/Estados.tsx'
import { Titulo } from '../ui/Titulo.tsx'
import { emDias } from './emDias.ts'
import { Falhas } from './Falhas.tsx'
import { lerProcesso } from './leituras.ts'
import { Peticao } from './Peticao.tsx'
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
  const { prazo, prazoAcabou } = aberto.processo
  const cabeTarde = prazoAcabou && d[prazoAcabou.oQue].length === 0
  return (
    <>
      {prazo && <PrazoQueCorre prazo={prazo} />}
      {prazoAcabou && cabeTarde && (
        <Alerta
          tom="atencao"
          titulo={`O prazo ${prazoAcabou.oQue === 'defesa' ? 'da defesa' : 'do recurso'} terminou em ${formatarDia(prazoAcabou.em)}`}
        >
          <p>O que for apresentado agora fica registrado como fora do prazo.</p>
        </Alerta>
      )}
      {d.avisos.map((a) => (
        <Cartao key={a.assunto} titulo={a.assunto}>
          <p>{a.texto}</p>
          <p>{a.prazo}</p>
          <p className="miudo suave">{a.citacoes.join('; ')}</p>
        </Cartao>
      ))}
      <Cartao titulo="De que se trata">
        <Fatos fatos={d.fatos} />
        {d.multa !== null && <Fatos fatos={[['Multa', formatarReais(d.multa)]]} />}
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

type Prazo = NonNullable<ProcessoAberto['processo']['prazo']>

/** Until when the person may write; once they did, that it is lodged, and that another adds to it. */
function PrazoQueCorre({ prazo }: { prazo: Prazo }) {
  const defesa = prazo.oQue === 'defesa'
  const nome = defesa ? 'A defesa' : 'O recurso'
  const o = defesa ? 'a' : 'o'
  const ate = formatarDia(prazo.ate)
  if (prazo.jaEm !== undefined)
    return (
      <Alerta
        tom="certo"
        titulo={`${nome} já foi apresentad${o}, em ${formatarDia(prazo.jaEm)}: está no prazo e será lid${o}`}
      >
        <p>
          Nada mais é preciso. Se quiser, pode escrever mais até {ate}: o novo texto soma-se ao
          primeiro, e não o apaga.
        </p>
      </Alerta>
    )
  return (
    <Alerta
      tom="atencao"
      titulo={
        prazo.dias === 0
          ? `Hoje é o último dia para ${defesa ? 'se defender' : 'recorrer'}`
          : `${nome} pode ser apresentad${o} até ${ate}`
      }
    >
      <p>O prazo termina {emDias(prazo.dias)}, no fim do dia.</p>
    </Alerta>
  )
}

import { useQuery } from '@tanstack/react-query'
import { formatarDia } from '#core/calendar/dia.ts'
import type { MinhaConta as Conta } from '../../server/contrato/conta.ts'
import { useServico } from '../api/servico.ts'
import { Alerta } from '../ui/Alerta.tsx'
import { Cartao, Etiqueta } from '../ui/Cartao.tsx'
import { Elo } from '../ui/Elo.tsx'
import { Leitura } from '../ui/Estados.tsx'
import { Titulo } from '../ui/Titulo.tsx'
import { AcessosNaConta, SenhaDada } from './AcessosNaConta.tsx'
import { Candidatura } from './Candidatura.tsx'
import { emDias } from './emDias.ts'
import { lerMinhaConta } from './leituras.ts'
import { MinhaOutorga } from './MinhaOutorga.tsx'
import { NotificacoesNaConta } from './NotificacoesNaConta.tsx'
import { VistoriasNaConta } from './VistoriasNaConta.tsx'
import './Conta.css'

/** `/{m}/{s}/conta`: what is of the person who entered, what is due, and what they may do from home. */
export function MinhaConta() {
  const { base } = useServico()
  return (
    <Leitura consulta={useQuery(lerMinhaConta(base))}>
      {(conta) => (
        <div className="conta pilha-larga">
          <Titulo aba="Minha conta">{conta.pessoa.nome}</Titulo>
          <SenhaDada conta={conta} />
          <PorLer conta={conta} />
          <AFazer conta={conta} />
          {conta.outorgas.map((o) => (
            <MinhaOutorga key={o.id} outorga={o} />
          ))}
          <Inscricoes conta={conta} />
          <Processos conta={conta} />
          {conta.candidaturas.map((c) => (
            <Candidatura key={c.inscricao} candidatura={c} />
          ))}
          <VistoriasNaConta conta={conta} />
          <NotificacoesNaConta conta={conta} />
          <Papeis conta={conta} />
          <AcessosNaConta conta={conta} />
        </div>
      )}
    </Leitura>
  )
}

const PECAS = {
  autuacao: 'uma autuação',
  proposta: 'uma proposta de perda',
  decisao: 'uma decisão',
  recurso: 'a decisão de um recurso',
} as const

/** What waits to be read comes before anything else. */
function PorLer({ conta }: { conta: Conta }) {
  const { base } = useServico()
  const porLer = conta.notificacoes.filter((n) => n.situacao === 'a-ler')
  if (porLer.length === 0) return null
  return (
    <Alerta
      tom="atencao"
      titulo={
        porLer.length === 1
          ? 'Você tem uma notificação para ler'
          : `Você tem ${porLer.length} notificações para ler`
      }
    >
      <ul className="lista-simples">
        {porLer.map((n) => (
          <li key={`${n.id}/${n.n}`} className="conta-linha">
            <span>
              Sobre {PECAS[n.peca]}, nº {n.numero}. Enviada em {formatarDia(n.expedidaEm)}
              {n.lerAte !== undefined && `; espera a leitura até ${formatarDia(n.lerAte)}`}.
            </span>
            <Elo botao="primario" para={`${base}/conta/${n.recurso}/${n.id}`}>
              Abrir
            </Elo>
          </li>
        ))}
      </ul>
    </Alerta>
  )
}

function AFazer({ conta }: { conta: Conta }) {
  if (conta.vencimentos.length === 0) return null
  return (
    <Cartao titulo="O que vence">
      <ul className="lista-simples">
        {conta.vencimentos.map((v) => (
          <li key={`${v.nome}/${v.venceEm}`} className="conta-linha">
            <span>
              <strong>{v.nome}</strong>
              <br />
              <span className="miudo suave">{v.citacoes.join('; ')}</span>
            </span>
            <span className="conta-quando">
              {formatarDia(v.venceEm)}
              <Etiqueta tom={v.dias < 0 ? 'erro' : v.dias <= 30 ? 'atencao' : 'neutro'}>
                {emDias(v.dias)}
              </Etiqueta>
            </span>
          </li>
        ))}
      </ul>
    </Cartao>
  )
}

function Inscricoes({ conta }: { conta: Conta }) {
  const deOutrem = conta.inscricoes.filter(
    (i) => !conta.outorgas.some((o) => o.numero === i.outorga),
  )
  if (deOutrem.length === 0) return null
  return (
    <Cartao titulo="Onde sou condutor">
      <ul className="lista-simples">
        {deOutrem.map((i) => (
          <li key={i.outorga + i.funcao} className="conta-linha">
            <span>
              nº {i.outorga}, {i.funcao}
              {i.certificadoAte !== undefined &&
                `, certificado até ${formatarDia(i.certificadoAte)}`}
            </span>
            <Etiqueta tom={i.ativa ? 'certo' : 'neutro'}>
              {i.ativa ? 'ativa' : 'encerrada'}
            </Etiqueta>
          </li>
        ))}
      </ul>
    </Cartao>
  )
}

function Processos({ conta }: { conta: Conta }) {
  const { base } = useServico()
  return (
    <Cartao titulo="Meus processos">
      {conta.processos.length === 0 && <p className="suave">Não há processo em seu nome.</p>}
      <ul className="lista-simples">
        {conta.processos.map((p) => (
          <li key={p.id} className="conta-linha">
            <span>
              <Elo para={`${base}/conta/${p.recurso}/${p.id}`}>
                {p.titulo}, nº {p.numero}
              </Elo>
              <br />
              <span className="suave">{p.situacao}</span>
            </span>
            {p.prazo && (
              <Etiqueta tom={p.prazo.jaEm === undefined ? 'atencao' : 'neutro'}>
                {p.prazo.oQue}
                {p.prazo.jaEm !== undefined &&
                  ` ${p.prazo.oQue === 'defesa' ? 'apresentada' : 'apresentado'}; pode completar`}{' '}
                até {formatarDia(p.prazo.ate)}: {emDias(p.prazo.dias)}
              </Etiqueta>
            )}
          </li>
        ))}
      </ul>
    </Cartao>
  )
}

function Papeis({ conta }: { conta: Conta }) {
  if (conta.papeis.length === 0) return null
  return (
    <Cartao titulo="Meus papéis">
      <ul className="lista-simples">
        {conta.papeis.map((p) => (
          <li key={`${p.nome}/${p.emitidoEm}`} className="conta-linha">
            <span>
              {p.nome}, de {formatarDia(p.emitidoEm)}
            </span>
            {p.validoAte !== undefined && (
              <Etiqueta tom={p.vencido ? 'erro' : 'certo'}>
                {p.vencido ? 'venceu em' : 'vale até'} {formatarDia(p.validoAte)}
              </Etiqueta>
            )}
          </li>
        ))}
      </ul>
    </Cartao>
  )
}

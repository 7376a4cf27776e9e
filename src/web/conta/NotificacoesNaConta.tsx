import { formatarDia } from '#core/calendar/dia.ts'
import type { MinhaConta } from '../../server/contrato/conta.ts'
import { useServico } from '../api/servico.ts'
import { Botao } from '../ui/Botao.tsx'
import { Cartao, Etiqueta } from '../ui/Cartao.tsx'
import { Elo } from '../ui/Elo.tsx'
import { Falhas } from './Falhas.tsx'
import { useConta } from './useConta.ts'

const SITUACOES = {
  'a-ler': ['para ler', 'atencao'],
  lida: ['lida', 'certo'],
  'seguiu-por-outro-meio': ['não lida: seguiu por outro meio', 'neutro'],
} as const

/** Whether notices come to the account, and those that came. */
export function NotificacoesNaConta({ conta }: { conta: MinhaConta }) {
  const { base } = useServico()
  const { ocupado, erro, recusas, fazer } = useConta()
  const { admitida, desde, dias } = conta.eletronica
  if (!admitida)
    return (
      <Cartao titulo="Notificações">
        <p>
          A lei do serviço não admite notificar por aqui: as notificações chegam em mãos, pelo
          correio ou por publicação.
        </p>
      </Cartao>
    )
  return (
    <Cartao titulo="Notificações">
      <div className="pilha">
        {desde === undefined ? (
          <p>
            Você pode receber aqui as notificações. Abrir uma notificação registra o dia e a hora, e
            o prazo para se defender corre da leitura.
            {dias !== undefined &&
              ` A que não for lida em ${dias} dias, ou no prazo que o Município fixar, segue por outro meio.`}
          </p>
        ) : (
          <p>Você recebe aqui as notificações desde {formatarDia(desde)}.</p>
        )}
        <Falhas erro={erro} recusas={recusas} />
        <div>
          <Botao
            aparencia={desde === undefined ? 'primario' : 'secundario'}
            ocupado={ocupado}
            onClick={() => void fazer('/notificacoes-eletronicas', { aceita: desde === undefined })}
          >
            {desde === undefined ? 'Receber notificações aqui' : 'Deixar de receber aqui'}
          </Botao>
        </div>
        <ul className="lista-simples">
          {conta.notificacoes.map((n) => {
            const [nome, tom] = SITUACOES[n.situacao]
            return (
              <li key={`${n.id}/${n.n}`} className="conta-linha">
                <Elo para={`${base}/conta/${n.recurso}/${n.id}`}>
                  nº {n.numero}, de {formatarDia(n.expedidaEm)}
                </Elo>
                <Etiqueta tom={tom}>{nome}</Etiqueta>
              </li>
            )
          })}
        </ul>
      </div>
    </Cartao>
  )
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CodigosDaPessoa } from '../../server/contrato/conta.ts'
import { listar, nomear } from '#core/mensagens/palavras.ts'
import { chamar } from '../api/cliente.ts'
import { usePacote, useServico } from '../api/servico.ts'
import { useSessao } from '../api/sessao.ts'
import { Alerta } from '../ui/Alerta.tsx'
import { Botao } from '../ui/Botao.tsx'
import { Campo } from '../ui/Campo.tsx'
import { Cartao, Fatos } from '../ui/Cartao.tsx'
import { CodigosDados } from './CodigosDados.tsx'

type Pedido = { razoes: string; documento: string }

/** At the person's file: the code with which they open their account, told once; and those given before. */
export function Convite({ pessoa, nome }: { pessoa: string; nome: string }) {
  const { base } = useServico()
  const consultas = useQueryClient()
  const papeis = useSessao()?.usuario.papeis ?? []
  const regra = usePacote()?.processo.acessoAConta
  const chave = [base, 'convites', pessoa]
  const veem: readonly string[] = [...(regra?.abrem ?? []), ...(regra?.renovam ?? []), 'auditor']
  const dados = useQuery({
    queryKey: chave,
    enabled: papeis.some((p) => veem.includes(p)),
    queryFn: ({ signal }) =>
      chamar<CodigosDaPessoa>(`${base}/pessoas/${pessoa}/convites`, { sinal: signal }),
  }).data
  const convite = useMutation({
    mutationFn: (corpo: Pedido) =>
      chamar<{ codigo: string; expiraEm: string }>(`${base}/pessoas/${pessoa}/convite`, {
        metodo: 'POST',
        corpo,
      }),
    onSuccess: () => consultas.invalidateQueries({ queryKey: chave }),
  })
  if (regra === undefined || dados === undefined) return null
  const dao = dados.temConta ? regra.renovam : regra.abrem
  const da = dao.some((p) => papeis.includes(p))
  if (!da && dados.codigos.length === 0 && !papeis.some((p) => regra.abrem.includes(p as 'gestor')))
    return null
  return (
    <Cartao titulo="Conta da pessoa">
      <div className="pilha">
        <p className="suave">
          {dados.temConta
            ? 'A pessoa já tem conta: outro código troca a senha dela. '
            : 'Na própria conta a pessoa vê o que é seu, lê notificações, defende-se e marca vistoria. '}
          O código serve uma vez, por sete dias, e não neste navegador; um novo desfaz o anterior. A
          pessoa vê na conta quando, por quem e por que cada um foi dado.
        </p>
        {convite.data && (
          <Alerta tom="certo" titulo={`Código de ${nome}`} foco>
            <Fatos fatos={[['Código', <strong key="c">{convite.data.codigo}</strong>]]} />
            <p>
              Para usar em {location.origin}
              {base}/abrir-conta, no aparelho da pessoa.
            </p>
            <p>Entregue só a ela. Não será mostrado de novo.</p>
          </Alerta>
        )}
        {convite.isError && <Alerta tom="erro">{convite.error.message}</Alerta>}
        {da && dados.temConta && (
          <details>
            <summary>Dar código para senha nova</summary>
            <FormaDoCodigo
              key={dados.codigos.length}
              temConta
              ocupado={convite.isPending}
              dar={(corpo) => convite.mutate(corpo)}
            />
          </details>
        )}
        {da && !dados.temConta && (
          <FormaDoCodigo
            key={dados.codigos.length}
            temConta={false}
            ocupado={convite.isPending}
            dar={(corpo) => convite.mutate(corpo)}
          />
        )}
        {!da && (
          <p>
            {dados.temConta ? 'Senha nova, a quem já tem conta, ' : 'O acesso '}
            só {listar(dao.map((p) => nomear(p)))} dá.
          </p>
        )}
        <CodigosDados codigos={dados.codigos} />
      </div>
    </Cartao>
  )
}

type Props = { temConta: boolean; ocupado: boolean; dar: (corpo: Pedido) => void }

function FormaDoCodigo({ temConta, ocupado, dar }: Props) {
  const campo = (nome: keyof Pedido, rotulo: string, ajuda: string, max: number) => (
    <Campo rotulo={rotulo} ajuda={ajuda}>
      {(acesso) => (
        <input
          {...acesso}
          name={nome}
          className="entrada"
          required
          minLength={3}
          maxLength={max}
          autoComplete="off"
        />
      )}
    </Campo>
  )
  return (
    <form
      className="pilha"
      onSubmit={(evento) => {
        evento.preventDefault()
        const lido = new FormData(evento.currentTarget)
        dar({ razoes: lido.get('razoes') as string, documento: lido.get('documento') as string })
      }}
    >
      {campo('razoes', 'Por que se dá', 'Como: pediu a conta no balcão; esqueceu a senha.', 300)}
      {campo(
        'documento',
        'Documento conferido',
        'Da própria pessoa, presente: espécie e número.',
        120,
      )}
      <div>
        <Botao type="submit" ocupado={ocupado}>
          {temConta ? 'Dar código para senha nova' : 'Dar código de acesso'}
        </Botao>
      </div>
    </form>
  )
}

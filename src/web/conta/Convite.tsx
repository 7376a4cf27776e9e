import { useMutation } from '@tanstack/react-query'
import { chamar } from '../api/cliente.ts'
import { useServico } from '../api/servico.ts'
import { useSessao } from '../api/sessao.ts'
import { Alerta } from '../ui/Alerta.tsx'
import { Botao } from '../ui/Botao.tsx'
import { Cartao, Fatos } from '../ui/Cartao.tsx'

const CONVIDAM = ['atendente', 'gestor']

/** At the person's file: the code with which they open their account, told once. */
export function Convite({ pessoa, nome }: { pessoa: string; nome: string }) {
  const { base } = useServico()
  const sessao = useSessao()
  const convite = useMutation({
    mutationFn: () =>
      chamar<{ codigo: string; expiraEm: string }>(`${base}/pessoas/${pessoa}/convite`, {
        metodo: 'POST',
      }),
  })
  if (!sessao?.usuario.papeis.some((p) => CONVIDAM.includes(p))) return null
  return (
    <Cartao titulo="Conta da pessoa">
      <div className="pilha">
        <p className="suave">
          Na própria conta a pessoa vê o que é seu, lê notificações, defende-se e marca vistoria. O
          código serve uma vez, por sete dias; um novo desfaz o anterior, e troca a senha de quem já
          tem conta.
        </p>
        {convite.data && (
          <Alerta tom="certo" titulo={`Código de ${nome}`}>
            <Fatos fatos={[['Código', <strong key="c">{convite.data.codigo}</strong>]]} />
            <p>
              Para usar em {location.origin}
              {base}/abrir-conta.
            </p>
            <p>Confira o documento da pessoa e entregue só a ela. Não será mostrado de novo.</p>
          </Alerta>
        )}
        {convite.isError && <Alerta tom="erro">{convite.error.message}</Alerta>}
        <div>
          <Botao ocupado={convite.isPending} onClick={() => convite.mutate()}>
            {convite.data ? 'Dar outro código' : 'Dar código de acesso'}
          </Botao>
        </div>
      </div>
    </Cartao>
  )
}

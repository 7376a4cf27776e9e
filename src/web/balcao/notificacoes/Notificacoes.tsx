import { useQuery } from '@tanstack/react-query'
import { lerNotificacoes } from '../../api/leituras.ts'
import { useServico } from '../../api/servico.ts'
import { Alerta } from '../../ui/Alerta.tsx'
import { Leitura } from '../../ui/Estados.tsx'
import { Titulo } from '../../ui/Titulo.tsx'
import { ANotificar } from './ANotificar.tsx'
import { EmCurso } from './EmCurso.tsx'

/** `/{m}/{s}/notificacoes`: whom to serve, the batches of letters and editals, what came back. */
export function Notificacoes() {
  const { base } = useServico()
  const consulta = useQuery(lerNotificacoes(base))
  return (
    <div className="pilha-larga">
      <div className="pilha">
        <Titulo aba="Notificações">Notificações</Titulo>
        <p className="suave">
          Cada responsável é notificado e tem o seu prazo. A notificação frustrada volta à lista,
          com o próximo meio da lei.
        </p>
      </div>
      <Leitura consulta={consulta}>
        {(dados) => (
          <>
            {dados.cortada && (
              <Alerta tom="informe">Há mais do que cabe aqui: estas são as mais antigas.</Alerta>
            )}
            <ANotificar dados={dados} />
            <EmCurso dados={dados} />
          </>
        )}
      </Leitura>
    </div>
  )
}

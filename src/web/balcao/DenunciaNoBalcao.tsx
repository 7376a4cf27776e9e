import type { ComandoAceito } from '../../server/contrato/contrato.ts'
import { useServico } from '../api/servico.ts'
import { useSessao } from '../api/sessao.ts'
import { DenunciaFeita } from '../publico/DenunciaFeita.tsx'
import { Elo } from '../ui/Elo.tsx'
import { Titulo } from '../ui/Titulo.tsx'

/** Who reads a complaint may go on to its file; who only took it goes back to the start. */
const APURAM = ['fiscal', 'gestor', 'auditor']

/** After a complaint taken at the counter: the receipt for who told, and the way on. */
export function DenunciaNoBalcao({ aceito }: { aceito: ComandoAceito }) {
  const { base } = useServico()
  const dados: { em?: string; protocolo?: string } = aceito.atos[0]?.dados ?? {}
  const papeis = useSessao()?.usuario.papeis ?? []
  return (
    <div className="pilha-larga">
      <Titulo aba="Denúncia recebida">Entregue o comprovante</Titulo>
      <DenunciaFeita
        feita={{
          protocolo: dados.protocolo ?? '',
          codigo: aceito.codigo ?? '',
          recebidaEm: dados.em ?? '',
        }}
        aviso="Imprima e entregue a quem contou, ou dite o código: só com ele se vê o andamento, e ele não aparece outra vez."
      />
      <p className="nao-imprimir">
        {papeis.some((p) => APURAM.includes(p)) ? (
          <Elo para={`${base}/denuncias/${aceito.id}`}>Abrir a denúncia</Elo>
        ) : (
          <Elo para={base}>Voltar ao início</Elo>
        )}
      </p>
    </div>
  )
}

import { useMutation } from '@tanstack/react-query'
import { formatarDia } from '#core/calendar/dia.ts'
import { OPEN_RESTRICTED } from '#core/arquivo/arquivo.ts'
import { abrirRestritos } from '../../api/leituras.ts'
import { usePacote, useServico } from '../../api/servico.ts'
import { useSessao } from '../../api/sessao.ts'
import { Alerta } from '../../ui/Alerta.tsx'
import { Botao } from '../../ui/Botao.tsx'
import { Cartao } from '../../ui/Cartao.tsx'
import { nomear } from '#core/mensagens/palavras.ts'

/** Criminal and health papers: opened on purpose, by few roles, and the opening is recorded. */
export function PapeisRestritos({ pessoa }: { pessoa: string }) {
  const { base } = useServico()
  const pacote = usePacote()
  const papeis = useSessao()?.usuario.papeis ?? []
  const abrir = useMutation({ mutationFn: () => abrirRestritos(base, pessoa) })
  if (!papeis.some((p) => OPEN_RESTRICTED.includes(p))) return null
  const nome = (tipo: string) =>
    pacote?.documentos.find((d) => d.tipo === tipo)?.nome ?? nomear(tipo)
  return (
    <Cartao titulo="Papéis restritos">
      {abrir.data === undefined ? (
        <>
          <p>
            Certidões criminais e papéis de saúde ficam fechados. Abri-los fica registrado: quem,
            quando e quais.
          </p>
          <Botao ocupado={abrir.isPending} onClick={() => abrir.mutate()}>
            Abrir papéis restritos
          </Botao>
        </>
      ) : (
        <ul className="lista-simples" aria-live="polite">
          {abrir.data.documentos.map((d, i) => (
            <li key={`${d.tipo}${i}`}>
              <strong>{nome(d.tipo)}</strong>
              {d.numero && ` nº ${d.numero}`}, emitido em {formatarDia(d.emitidoEm)}
              {d.resultado && `: ${nomear(d.resultado)}`}
            </li>
          ))}
          {abrir.data.condenacoes.map((c) => (
            <li key={`${c.especie}${c.transitadaEm}`}>
              Condenação: {nomear(c.especie)}, transitada em julgado em{' '}
              {formatarDia(c.transitadaEm)}
            </li>
          ))}
          {abrir.data.documentos.length + abrir.data.condenacoes.length === 0 && (
            <li>Nenhum papel restrito.</li>
          )}
        </ul>
      )}
      {abrir.isError && <Alerta tom="erro" titulo={abrir.error.message} />}
    </Cartao>
  )
}

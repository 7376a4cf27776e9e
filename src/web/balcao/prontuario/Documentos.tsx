import { formatarDia } from '#core/calendar/dia.ts'
import type { Documento } from '#core/pessoa/pessoa.ts'
import type { AtoNaLinha } from '../../../server/contrato/contrato.ts'
import { useDadosDoServico, usePacote } from '../../api/servico.ts'
import { Cartao, Etiqueta } from '../../ui/Cartao.tsx'
import { Vazio } from '../../ui/Estados.tsx'
import { maiuscula, nomear } from '#core/mensagens/palavras.ts'
import { Tabela } from '../../ui/Tabela.tsx'
import { hojeEm } from '../../ui/tempo.ts'

/** The papers that were joined, the newest first, with what is expired in sight. */
export function Documentos({
  documentos,
  de,
  linha,
}: {
  documentos: readonly Documento[]
  /** Where the acts say who checked each copy. */
  linha: readonly AtoNaLinha[]
  de: 'pessoa' | 'veiculo'
}) {
  const pacote = usePacote()
  const hoje = hojeEm(useDadosDoServico().municipio?.fuso ?? 'America/Sao_Paulo')
  const nome = (tipo: string) =>
    pacote?.documentos.find((d) => d.tipo === tipo)?.nome ?? maiuscula(nomear(tipo))
  return (
    <Cartao titulo="Documentos">
      {documentos.length === 0 ? (
        <Vazio titulo="Nenhum documento juntado.">
          <p>
            {de === 'pessoa'
              ? 'Junte a carteira de habilitação e as certidões que a lei pede.'
              : 'Junte o certificado de licenciamento e os demais papéis que a lei pede.'}
          </p>
        </Vazio>
      ) : (
        <Tabela
          titulo="Documentos juntados"
          colunas={['Documento', 'Emitido em', 'Válido até', 'Conferência']}
          linhas={documentos.toReversed().map((d, i) => ({
            chave: `${d.tipo}${d.emitidoEm}${i}`,
            celulas: [
              <>
                <strong>{nome(d.tipo)}</strong>
                {d.numero && <span className="suave"> {d.numero}</span>}
                {d.categorias && <span className="suave"> categoria {d.categorias}</span>}
                {d.resultado && <span className="suave"> {nomear(d.resultado)}</span>}
              </>,
              formatarDia(d.emitidoEm),
              d.validoAte ? (
                <>
                  {formatarDia(d.validoAte)}{' '}
                  {d.validoAte < hoje && <Etiqueta tom="erro">vencido</Etiqueta>}
                </>
              ) : (
                '—'
              ),
              contarConferencia(d, linha),
            ],
          }))}
        />
      )}
    </Cartao>
  )
}

/** How, when and by whom the copy was checked: whoever joined it answers for that. */
function contarConferencia(d: Documento, linha: readonly AtoNaLinha[]): string {
  const ato = linha.find(({ dados }) => {
    const { documento } = dados as { documento?: Documento }
    return (
      documento?.tipo === d.tipo &&
      documento.emitidoEm === d.emitidoEm &&
      documento.conferencia.em === d.conferencia.em
    )
  })
  const como =
    d.conferencia.modo === 'autenticada' ? 'autenticada em cartório, vista' : 'com o original,'
  return `${como} em ${formatarDia(d.conferencia.em)}${ato === undefined ? '' : `, por ${ato.autor}`}`
}

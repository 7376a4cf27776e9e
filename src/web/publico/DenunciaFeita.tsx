import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatarDia } from '#core/calendar/dia.ts'
import type { DenunciaRecebida } from '../../server/contrato/registros.ts'
import { lerOrgao } from '../api/leituras.ts'
import { useDadosDoServico, useServico } from '../api/servico.ts'
import { Botao } from '../ui/Botao.tsx'
import { Cartao, Fatos } from '../ui/Cartao.tsx'
import './DenunciaFeita.css'

type Props = Readonly<{
  feita: DenunciaRecebida
  /** What is said of the code: to who told, or to who took it at the counter. */
  aviso: string
}>

/** The receipt of a complaint, with the code that follows it, which is shown this once. Prints alone. */
export function DenunciaFeita({ feita, aviso }: Props) {
  const { base } = useServico()
  const { municipio, servico } = useDadosDoServico()
  const orgao = useQuery(lerOrgao(base)).data
  return (
    <div className="recibo">
      <Cartao titulo="Denúncia recebida">
        <div role="status" className="pilha">
          <p className="so-no-papel">
            Município de {municipio?.nome} — {municipio?.uf}
            <br />
            {orgao?.nome}
            <br />
            {servico?.nome}
          </p>
          <Fatos
            fatos={[
              ['Protocolo', feita.protocolo],
              ['Recebida em', formatarDia(feita.recebidaEm)],
            ]}
          />
          <p>
            Código para acompanhar
            <br />
            <strong className="codigo-secreto">{feita.codigo}</strong>
          </p>
          <p className="so-no-papel">
            Veja o andamento em {window.location.origin}
            {base}/denunciar. Guarde este papel: o código não é guardado por ninguém, e sem ele não
            se vê o andamento.
          </p>
          {(orgao?.endereco ?? orgao?.telefone) && (
            <p className="so-no-papel">
              {[orgao?.endereco, orgao?.telefone].filter(Boolean).join(' · ')}
            </p>
          )}
          <p className="nao-imprimir">{aviso}</p>
          <GuardarCodigo codigo={feita.codigo} />
        </div>
      </Cartao>
    </div>
  )
}

/** A code shown once: taken away without a slip of the hand. */
function GuardarCodigo({ codigo }: { codigo: string }) {
  const [aviso, avisar] = useState('')
  const copiar = () =>
    navigator.clipboard.writeText(codigo).then(
      () => avisar('Código copiado.'),
      () => avisar('O aparelho não deixou copiar: selecione o código, ou imprima.'),
    )
  return (
    <div className="nao-imprimir">
      <Botao aparencia="primario" onClick={() => window.print()}>
        Imprimir o comprovante
      </Botao>{' '}
      {'clipboard' in navigator && <Botao onClick={() => void copiar()}>Copiar o código</Botao>}{' '}
      <span className="miudo suave" role="status">
        {aviso}
      </span>
    </div>
  )
}

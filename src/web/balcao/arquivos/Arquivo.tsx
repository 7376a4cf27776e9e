import { useState } from 'react'
import { nomear } from '#core/mensagens/palavras.ts'
import { OPEN_RESTRICTED, TIPOS_DE_ARQUIVO } from '#core/arquivo/arquivo.ts'
import type { ArquivoJuntado } from '../../../server/contrato/contrato.ts'
import { useDadosDoServico, usePacote, useServico } from '../../api/servico.ts'
import { useSessao } from '../../api/sessao.ts'
import { Botao } from '../../ui/Botao.tsx'
import { Etiqueta } from '../../ui/Cartao.tsx'
import { formatarInstante } from '../../ui/tempo.ts'
import { formatarTamanho } from './conferirArquivo.ts'

/** One file: what it is, and the way to open it in a tab of its own. */
export function Arquivo({ arquivo: a }: { arquivo: ArquivoJuntado }) {
  const { base } = useServico()
  const documentos = usePacote()?.documentos
  const fuso = useDadosDoServico().municipio?.fuso ?? 'America/Sao_Paulo'
  const caminho = `/api/v1${base}/arquivos/${a.id}`
  const tipo = TIPOS_DE_ARQUIVO[a.tipo] ?? ''
  const papel = a.papel && (documentos?.find((d) => d.tipo === a.papel)?.nome ?? nomear(a.papel))
  return (
    <li className="arquivo">
      {a.tipo.startsWith('image/') && !a.restrito ? (
        <img className="arquivo-vista" src={caminho} alt="" loading="lazy" decoding="async" />
      ) : (
        <span className="arquivo-vista" aria-hidden="true">
          {tipo}
        </span>
      )}
      <div className="arquivo-texto">
        {a.restrito ? (
          <strong>{a.nome}</strong>
        ) : (
          <a href={caminho} target="_blank" rel="noopener">
            {a.nome}
            <span className="so-leitor"> ({tipo}, abre em outra aba)</span>
          </a>
        )}{' '}
        {a.restrito && <Etiqueta tom="atencao">restrito</Etiqueta>}
        <p className="miudo suave">
          {papel && `${papel} · `}
          {tipo}, {formatarTamanho(a.tamanho)} · {formatarInstante(a.em, fuso)}, por {a.usuario}
        </p>
        {a.restrito && <AbrirRestrito caminho={caminho} nome={a.nome} />}
      </div>
    </li>
  )
}

/** Told first, opened after: whoever opens knows that it will be recorded. */
function AbrirRestrito({ caminho, nome }: { caminho: string; nome: string }) {
  const papeis = useSessao()?.usuario.papeis ?? []
  const [passo, ir] = useState<'fechado' | 'aviso' | 'aberto'>('fechado')
  if (!papeis.some((p) => OPEN_RESTRICTED.includes(p))) {
    return <p className="miudo">Seu papel não abre papéis restritos.</p>
  }
  if (passo === 'aviso') {
    return (
      <>
        <p>Abrir este arquivo fica registrado: quem, quando e que papel.</p>
        <p className="fila-de-itens">
          <a
            className="botao botao-primario"
            href={caminho}
            target="_blank"
            rel="noopener"
            autoFocus
            onClick={() => ir('aberto')}
          >
            Abrir e registrar
            <span className="so-leitor"> (abre em outra aba)</span>
          </a>
          <Botao aparencia="simples" onClick={() => ir('fechado')}>
            Desistir
          </Botao>
        </p>
      </>
    )
  }
  return (
    <p className="fila-de-itens">
      <Botao aparencia="simples" aria-label={`Abrir ${nome}`} onClick={() => ir('aviso')}>
        Abrir
      </Botao>
      {passo === 'aberto' && (
        <span className="miudo suave" role="status">
          A abertura ficou registrada.
        </span>
      )}
    </p>
  )
}

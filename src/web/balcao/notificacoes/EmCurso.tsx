import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { formatarDia } from '#core/calendar/dia.ts'
import type { Notificacoes, RelatorioDeRecibos } from '../../../server/contrato/contrato.ts'
import { chamar } from '../../api/cliente.ts'
import { chaveDasLeituras } from '../../api/leituras.ts'
import { useDadosDoServico, useServico } from '../../api/servico.ts'
import { Alerta } from '../../ui/Alerta.tsx'
import { Cartao, Etiqueta } from '../../ui/Cartao.tsx'
import { Elo } from '../../ui/Elo.tsx'
import { Vazio } from '../../ui/Estados.tsx'
import { nomearInicial } from '#core/mensagens/palavras.ts'
import { Tabela } from '../../ui/Tabela.tsx'
import { hojeEm } from '../../ui/tempo.ts'
import { Emissoes } from '../Emissoes.tsx'
import { PECAS } from './pecas.ts'

/** What was sent and waits, with the papers of each means and the receipts that came back. */
export function EmCurso({ dados }: { dados: Notificacoes }) {
  const { base } = useServico()
  const { municipio } = useDadosDoServico()
  const hoje = municipio && hojeEm(municipio.fuso)
  const { emCurso } = dados
  const tem = (meio: string): boolean => emCurso.some((n) => n.meio === meio)
  const papel = (arquivo: string, nome: string) => (
    <a
      className="botao botao-secundario"
      href={`/api/v1${base}/notificacoes/${arquivo}`}
      target="_blank"
      rel="noreferrer"
    >
      {nome}
    </a>
  )
  return (
    <section aria-labelledby="em-curso" className="pilha">
      <h2 id="em-curso">Expedidas, à espera de resposta ({emCurso.length})</h2>
      {emCurso.length === 0 && <Vazio titulo="Nada foi expedido que ainda espere resposta." />}
      {tem('postal') && (
        <Cartao titulo="Correio">
          <div className="pilha">
            <p className="fila-de-itens">
              {papel('cartas.pdf', 'Cartas (PDF)')}
              {papel('postagem.csv', 'Lista de postagem (CSV)')}
            </p>
            <Recibos />
          </div>
        </Cartao>
      )}
      {tem('publicacao') && (
        <Cartao titulo="Publicação">
          <p className="fila-de-itens">
            {papel('edital.pdf', 'Edital (PDF)')}
            {papel('edital.txt', 'Edital (texto)')}
          </p>
          {hoje && <Emissoes recurso="notificacoes" ficha={hoje} />}
        </Cartao>
      )}
      {emCurso.length > 0 && (
        <Tabela
          titulo="Notificações à espera de resposta"
          colunas={['Registro', 'A quem', 'O quê', 'Como', 'Código', 'Expedida']}
          linhas={emCurso.map((n) => ({
            chave: `${n.recurso}/${n.id}/${n.n}`,
            celulas: [
              <Elo key="e" para={`${base}/${n.recurso}/${n.id}`}>
                nº {n.numero}
              </Elo>,
              n.nome,
              PECAS[n.peca],
              nomearInicial(n.meio),
              n.rastreio ?? '—',
              formatarDia(n.expedidaEm),
            ],
          }))}
        />
      )}
    </section>
  )
}

const TONS = { registrada: 'certo', recusada: 'erro', ignorada: 'neutro' } as const

/** The list of the post, filled in and sent back: each line is recorded by itself. */
function Recibos() {
  const { base } = useServico()
  const cliente = useQueryClient()
  const id = useId()
  const [relatorio, mostrar] = useState<RelatorioDeRecibos>()
  const [erro, avisar] = useState<string>()
  const enviar = async (arquivo: File | undefined) => {
    if (arquivo === undefined) return
    avisar(undefined)
    try {
      const csv = await arquivo.text()
      const opcoes = { metodo: 'POST', corpo: { csv } } as const
      mostrar(await chamar<RelatorioDeRecibos>(`${base}/notificacoes/recibos`, opcoes))
      await cliente.invalidateQueries({ queryKey: chaveDasLeituras(base) })
    } catch (e) {
      avisar(e instanceof Error ? e.message : 'O arquivo não pôde ser lido.')
    }
  }
  return (
    <div className="pilha">
      <p>
        <label htmlFor={id}>
          <strong>Recibos devolvidos pelo correio (CSV)</strong>
        </label>
        <br />
        <span className="miudo suave">
          A lista de postagem com as colunas resultado (entregue ou devolvido), data e motivo
          preenchidas. Só o código, e ele é anotado.
        </span>
      </p>
      <input
        id={id}
        type="file"
        accept=".csv,text/csv"
        onChange={(e) => {
          void enviar(e.target.files?.[0])
          e.target.value = ''
        }}
      />
      {erro !== undefined && <Alerta tom="erro">{erro}</Alerta>}
      {relatorio !== undefined && (
        <Tabela
          titulo="O que foi feito de cada linha"
          colunas={['Linha', 'Objeto', 'Resultado', 'O que houve']}
          linhas={relatorio.linhas.map((l) => ({
            chave: String(l.linha),
            celulas: [
              l.linha,
              l.objeto,
              <Etiqueta key="s" tom={TONS[l.situacao]}>
                {l.situacao}
              </Etiqueta>,
              l.explica,
            ],
          }))}
        />
      )}
    </div>
  )
}

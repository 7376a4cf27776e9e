import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState, type FormEvent, type ReactNode } from 'react'
import { formatarDia } from '#core/calendar/dia.ts'
import { nomearInicial } from '#core/mensagens/palavras.ts'
import type { DenunciaPublica, DenunciaRecebida } from '../../server/contrato/registros.ts'
import { chamar } from '../api/cliente.ts'
import { lerDenunciaPublica } from '../api/leituras.ts'
import { useDadosDoServico, usePacote, useServico } from '../api/servico.ts'
import { useBuscaDeTextos } from '../formularios/alvo.ts'
import { Alerta } from '../ui/Alerta.tsx'
import { Botao } from '../ui/Botao.tsx'
import { Campo, type Acesso } from '../ui/Campo.tsx'
import { Cartao, Fatos } from '../ui/Cartao.tsx'
import { Leitura } from '../ui/Estados.tsx'
import { hojeEm } from '../ui/tempo.ts'
import { Titulo } from '../ui/Titulo.tsx'
import './Denunciar.css'

const ESTADOS: Readonly<Record<DenunciaPublica['situacao'], string>> = {
  recebida: 'Recebida: espera a primeira análise.',
  encaminhada: 'Encaminhada: o fato está em apuração.',
  arquivada: 'Arquivada.',
}

/** `/{m}/{s}/denunciar?codigo=`: tell a fact without a login, or see where one told stands. */
export function Denunciar() {
  const { codigo = '' } = useBuscaDeTextos()
  return (
    <div className="pilha-larga">
      <Titulo aba="Denunciar">Contar um fato irregular</Titulo>
      {codigo === '' && <Formulario />}
      <Acompanhar codigo={codigo} />
    </div>
  )
}

function Formulario() {
  const { base } = useServico()
  const { municipio, servico } = useDadosDoServico()
  const quem = usePacote()?.processo.denuncia?.quem ?? ['outra-pessoa']
  const hoje = municipio && hojeEm(municipio.fuso)
  const envio = useMutation({
    mutationFn: (corpo: Record<string, string>) =>
      chamar<DenunciaRecebida>(`${base}/denunciar`, { metodo: 'POST', corpo }),
  })
  if (envio.data) return <Recebida feita={envio.data} />
  const enviar = (evento: FormEvent<HTMLFormElement>) => {
    evento.preventDefault()
    const campos = [...new FormData(evento.currentTarget)].flatMap(([nome, valor]) =>
      typeof valor === 'string' && valor.trim() !== '' ? [[nome, valor.trim()] as const] : [],
    )
    envio.mutate(Object.fromEntries(campos))
  }
  const linha =
    (nome: string, tamanho: number, exige = false) =>
    (acesso: Acesso) => (
      <input {...acesso} name={nome} className="entrada" maxLength={tamanho} required={exige} />
    )
  return (
    <form className="pilha" onSubmit={enviar}>
      <p className="introducao">
        {servico?.nome} em {municipio?.nome}. Não é preciso dizer quem é. O nome e o contato, se
        quiser dar, só são lidos por quem apura.
      </p>
      <Pergunta rotulo="Quem conta">
        {(acesso) => (
          <select {...acesso} name="quem" className="entrada" required>
            <option value="">Escolha…</option>
            {quem.map((valor) => (
              <option key={valor} value={valor}>
                {nomearInicial(valor)}
              </option>
            ))}
          </select>
        )}
      </Pergunta>
      <Pergunta rotulo="O que aconteceu">
        {(acesso) => (
          <textarea
            {...acesso}
            name="texto"
            className="entrada"
            rows={6}
            maxLength={3000}
            required
          />
        )}
      </Pergunta>
      <Pergunta rotulo="Dia">
        {(acesso) => (
          <input
            {...acesso}
            type="date"
            name="dia"
            className="entrada"
            max={hoje}
            defaultValue={hoje}
            required
          />
        )}
      </Pergunta>
      <Pergunta rotulo="Local" ajuda="Rua, escola, ponto de referência.">
        {linha('local', 200, true)}
      </Pergunta>
      <Pergunta rotulo="Placa" opcional>
        {linha('placa', 10)}
      </Pergunta>
      <Pergunta rotulo="Número que está no veículo" opcional>
        {linha('numero', 40)}
      </Pergunta>
      <Pergunta rotulo="Seu nome" opcional>
        {linha('nome', 150)}
      </Pergunta>
      <Pergunta rotulo="Seu telefone ou e-mail" opcional>
        {linha('contato', 150)}
      </Pergunta>
      {envio.isError && <Alerta tom="erro">{envio.error.message}</Alerta>}
      <div>
        <Botao type="submit" aparencia="primario" ocupado={envio.isPending}>
          {envio.isPending ? 'Enviando…' : 'Enviar'}
        </Botao>
      </div>
    </form>
  )
}

function Pergunta(p: {
  rotulo: string
  ajuda?: string
  opcional?: boolean
  children: (acesso: Acesso) => ReactNode
}) {
  return <Campo {...p}>{(acesso) => p.children(acesso)}</Campo>
}

function Recebida({ feita }: { feita: DenunciaRecebida }) {
  return (
    <Cartao titulo="Denúncia recebida">
      <div role="status" className="pilha">
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
        <p>
          Guarde o código: só com ele se vê o andamento, e ele não aparece outra vez. Copie-o ou
          imprima-o agora. Quem apura não o vê.
        </p>
        <GuardarCodigo codigo={feita.codigo} />
      </div>
    </Cartao>
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
    <div>
      {'clipboard' in navigator && <Botao onClick={() => void copiar()}>Copiar o código</Botao>}{' '}
      <Botao onClick={() => window.print()}>Imprimir</Botao>{' '}
      <span className="miudo suave" role="status">
        {aviso}
      </span>
    </div>
  )
}

function Acompanhar({ codigo }: { codigo: string }) {
  const { base } = useServico()
  const navegar = useNavigate()
  const [texto, escrever] = useState(codigo)
  const consulta = useQuery({ ...lerDenunciaPublica(base, codigo), enabled: codigo !== '' })
  return (
    <Cartao titulo="Acompanhar uma denúncia">
      <form
        className="pilha"
        onSubmit={(evento) => {
          evento.preventDefault()
          if (texto.trim() !== '') void navegar({ to: '.', search: { codigo: texto.trim() } })
        }}
      >
        <Campo
          rotulo="Código"
          ajuda="O que apareceu quando a denúncia foi enviada: maiúsculas, hifens e espaços não importam."
        >
          {(acesso) => (
            <input
              {...acesso}
              className="entrada"
              autoComplete="off"
              spellCheck={false}
              value={texto}
              onChange={(e) => escrever(e.target.value)}
            />
          )}
        </Campo>
        <div>
          <Botao type="submit">Ver o andamento</Botao>
        </div>
      </form>
      {codigo !== '' && (
        <Leitura consulta={consulta} linhas={2}>
          {(d) => (
            <div role="status" className="andamento">
              <p>
                <strong>Denúncia nº {d.protocolo}</strong>
              </p>
              <p>{ESTADOS[d.situacao]}</p>
              <p className="miudo suave">
                Recebida em {formatarDia(d.recebidaEm)}. Última mudança em {formatarDia(d.mudouEm)}.
              </p>
            </div>
          )}
        </Leitura>
      )}
    </Cartao>
  )
}

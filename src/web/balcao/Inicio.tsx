import { useQuery } from '@tanstack/react-query'
import { lerComandosDeInicio } from '../api/leituras.ts'
import { useDadosDoServico, useServico } from '../api/servico.ts'
import { useSessao } from '../api/sessao.ts'
import { esquemas } from '../formularios/esquemas.ts'
import { telaDoComando } from '../formularios/enderecos.ts'
import { Elo } from '../ui/Elo.tsx'
import { Titulo } from '../ui/Titulo.tsx'
import { BuscaGeral } from './BuscaGeral.tsx'
import { Filas } from './Filas.tsx'
import './Inicio.css'

/** `/{m}/{s}`: find anything, see what waits for you, begin something. */
export function Inicio() {
  const { servico } = useDadosDoServico()
  const sessao = useSessao()
  const nome = sessao?.usuario.nome.split(' ')[0] ?? ''
  return (
    <div className="pilha-larga">
      <Titulo aba={`Início · ${servico?.nome ?? ''}`} semFoco>
        Olá, {nome}
      </Titulo>
      <BuscaGeral />
      <Comecos />
      <Filas />
    </div>
  )
}

/** Buttons for what may be begun by who is in. */
function Comecos() {
  const { base } = useServico()
  const todos = useQuery(lerComandosDeInicio(base)).data ?? []
  const abertos = todos.filter((c) => c.autorizado && c.nome in esquemas)
  if (abertos.length === 0) return null
  return (
    <section aria-labelledby="comecar" className="pilha">
      <h2 id="comecar">Começar</h2>
      <p className="fila-de-itens">
        {abertos.map((c) => (
          <Elo key={c.nome} botao="secundario" para={telaDoComando(base, c)}>
            {c.rotulo}
          </Elo>
        ))}
      </p>
    </section>
  )
}

import { useQuery } from '@tanstack/react-query'
import { lerComandosDeInicio } from '../api/leituras.ts'
import { useDadosDoServico, useServico } from '../api/servico.ts'
import { useSessao } from '../api/sessao.ts'
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

const TIPOS = ['pessoa', 'veiculo', 'outorga', 'auto'] as const

/** Buttons for what may be begun by who is in. */
function Comecos() {
  const { base } = useServico()
  const pessoa = useQuery(lerComandosDeInicio(base, TIPOS[0]))
  const veiculo = useQuery(lerComandosDeInicio(base, TIPOS[1]))
  const outorga = useQuery(lerComandosDeInicio(base, TIPOS[2]))
  const auto = useQuery(lerComandosDeInicio(base, TIPOS[3]))
  const todos = [pessoa, veiculo, outorga, auto].flatMap((c) => c.data ?? [])
  const abertos = todos.filter((c) => c.autorizado)
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

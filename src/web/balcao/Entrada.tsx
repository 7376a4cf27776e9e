import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { MunicipioDoSistema } from '../../server/contrato/contrato.ts'
import { consultaDeMunicipios, useSessao } from '../api/sessao.ts'
import { Alerta } from '../ui/Alerta.tsx'
import { Elo } from '../ui/Elo.tsx'
import { Leitura, Vazio } from '../ui/Estados.tsx'
import { Titulo } from '../ui/Titulo.tsx'
import { Entrar } from './Entrar.tsx'

/** `/`: choose the city and the service, and enter. */
export function Entrada() {
  const municipios = useQuery(consultaDeMunicipios)
  const sessao = useSessao()
  return (
    <div className="pilha-larga">
      <div className="pilha">
        <Titulo aba="Entrada">Transporte regulado, conforme a lei do Município</Titulo>
        <p className="introducao">
          Do cadastro à multa: quem pode trabalhar, com que veículo, vistoriado quando, e por qual
          artigo.
        </p>
      </div>
      {sessao && (
        <Alerta titulo={`Você já entrou como ${sessao.usuario.nome}`}>
          <p className="fila-de-itens">
            {sessao.municipio.servicos.map((s) => (
              <Elo key={s.slug} botao="primario" para={`/${sessao.municipio.slug}/${s.slug}`}>
                Ir para {s.nome.toLocaleLowerCase('pt-BR')} em {sessao.municipio.nome}
              </Elo>
            ))}
          </p>
        </Alerta>
      )}
      <Leitura consulta={municipios}>
        {(lista) =>
          lista.length === 0 ? (
            <Vazio titulo="Nenhum Município está instalado neste sistema.">
              <p>Carregue o conjunto de regras de uma lei e comece de novo.</p>
            </Vazio>
          ) : (
            <Escolha municipios={lista} />
          )
        }
      </Leitura>
    </div>
  )
}

const PAGINAS = {
  editais: ['Disputa uma vaga?', 'Veja os editais e os resultados'],
  'lista-de-espera': ['Espera uma vaga?', 'Veja o seu lugar na lista'],
} as const

function Escolha({ municipios }: { municipios: readonly MunicipioDoSistema[] }) {
  const router = useRouter()
  const opcoes = municipios.flatMap((m) =>
    m.servicos.map((s) => ({ m, s, id: `${m.slug}/${s.slug}` })),
  )
  const [escolhida, escolher] = useState(opcoes[0]?.id ?? '')
  const [municipio = '', servico = ''] = escolhida.split('/')
  const paginas = opcoes.find((o) => o.id === escolhida)?.s.paginas ?? []
  return (
    <div className="entrada-colunas">
      <fieldset className="entrada-cidades">
        <legend>
          <h2>Município e serviço</h2>
        </legend>
        {opcoes.map(({ m, s, id }) => (
          <label key={id} className="entrada-cidade">
            <input
              type="radio"
              name="municipio"
              checked={escolhida === id}
              onChange={() => escolher(id)}
            />
            <strong>
              {m.nome} · {m.uf}
            </strong>
            <span className="suave">{s.nome}</span>
          </label>
        ))}
        <p className="miudo">
          Só quer saber se um veículo está regular?{' '}
          <Elo para={`/${escolhida}/consulta`}>Consulte pela placa, sem entrar</Elo>. Ou leia{' '}
          <Elo para={`/${escolhida}/lei`}>a lei do serviço</Elo>. É titular ou condutor e recebeu um
          código? <Elo para={`/${escolhida}/abrir-conta`}>Abra a sua conta</Elo>.
        </p>
        <p className="miudo">
          Recebeu um documento impresso?{' '}
          <Elo para="/verificar">Verifique se é verdadeiro, pelo código</Elo>.
          {paginas.map((p) => (
            <span key={p}>
              {' '}
              {PAGINAS[p][0]} <Elo para={`/${escolhida}/${p}`}>{PAGINAS[p][1]}</Elo>.
            </span>
          ))}
        </p>
      </fieldset>
      <Entrar
        municipio={municipio}
        depois={(sessao) => {
          const destino = sessao.municipio
          const igual = destino.servicos.find(
            (s) => destino.slug === municipio && s.slug === servico,
          )
          const alvo = igual ?? destino.servicos[0]
          if (alvo) router.history.push(`/${destino.slug}/${alvo.slug}`)
        }}
      />
    </div>
  )
}

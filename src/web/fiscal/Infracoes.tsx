import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import type { InfracaoNoDia } from '../../server/contrato/contrato.ts'
import { lerInfracoes } from '../api/leituras.ts'
import { useDadosDoServico, usePacote, useServico } from '../api/servico.ts'
import { useBuscaDeTextos } from '../formularios/alvo.ts'
import { Campo } from '../ui/Campo.tsx'
import { Etiqueta, type Tom } from '../ui/Cartao.tsx'
import { Elo } from '../ui/Elo.tsx'
import { Leitura, Vazio } from '../ui/Estados.tsx'
import { listar, nomear } from '#core/mensagens/palavras.ts'
import { SeletorDeDia } from '../ui/SeletorDeDia.tsx'
import { hojeEm } from '../ui/tempo.ts'
import { Titulo } from '../ui/Titulo.tsx'
import { filtrarInfracoes } from './filtrarInfracoes.ts'
import './Infracoes.css'

/** `/{m}/{s}/infracoes`: the catalogue in force on a day. */
export function Infracoes() {
  const { base } = useServico()
  const { em } = useBuscaDeTextos()
  const navegar = useNavigate()
  const hoje = hojeEm(useDadosDoServico().municipio?.fuso ?? 'America/Sao_Paulo')
  const consulta = useQuery({ ...lerInfracoes(base, em), placeholderData: keepPreviousData })
  return (
    <div className="pilha-larga">
      <div className="pilha">
        <Titulo aba="Infrações">Infrações</Titulo>
        <p className="introducao">O que a lei proíbe, e o que acontece com quem faz.</p>
        <SeletorDeDia
          rotulo="Em vigor em"
          dia={em ?? hoje}
          hoje={hoje}
          escolher={(dia) =>
            void navegar({ to: '.', search: dia ? { em: dia } : {}, replace: true })
          }
        />
      </div>
      <Leitura consulta={consulta} linhas={8}>
        {(lista) => <Catalogo lista={lista} />}
      </Leitura>
    </div>
  )
}

function Catalogo({ lista }: { lista: readonly InfracaoNoDia[] }) {
  const { base } = useServico()
  const termos = usePacote()?.lei.termos
  const [texto, procurar] = useState('')
  const achadas = useMemo(() => filtrarInfracoes(lista, texto), [lista, texto])
  return (
    <div className="pilha">
      <Campo rotulo="Procurar infração" ajuda="Palavras do texto, ou o número do artigo ou inciso.">
        {(acesso) => (
          <input
            {...acesso}
            type="search"
            className="entrada entrada-media"
            value={texto}
            onChange={(e) => procurar(e.target.value)}
          />
        )}
      </Campo>
      <p role="status" className="miudo suave">
        {achadas.length} de {lista.length} infrações
      </p>
      {achadas.length === 0 && <Vazio titulo="Nenhuma infração com este texto." />}
      <ul className="catalogo">
        {achadas.map((i) => (
          <li key={i.dispositivo}>
            <p className="fila-de-itens">
              <Elo para={`${base}/lei#${i.dispositivo}`}>
                <strong>{i.citacao}</strong>
              </Elo>
              {i.classe && <Etiqueta tom={tomDaClasse(i.classe)}>{nomear(i.classe)}</Etiqueta>}
            </p>
            <p>{i.texto}</p>
            <p className="miudo suave">
              {[
                i.multa,
                i.medidas.length > 0 &&
                  `medida: ${listar(i.medidas.map((m) => nomear(m, termos)))}`,
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}

function tomDaClasse(classe: string): Tom {
  if (classe.startsWith('grav')) return 'erro'
  return classe === 'media' ? 'atencao' : 'neutro'
}

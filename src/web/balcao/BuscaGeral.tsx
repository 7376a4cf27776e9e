import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { Achado } from '../../server/contrato/contrato.ts'
import { lerBusca } from '../api/leituras.ts'
import { usePacote, useServico } from '../api/servico.ts'
import { fraseDoErro } from '../api/problema.ts'
import { useAtraso } from '../ui/atraso.ts'
import { Etiqueta, type Tom } from '../ui/Cartao.tsx'
import { enderecoDaFicha } from '../formularios/enderecos.ts'
import { Combo } from '../ui/Combo.tsx'
import { subtituloDoAchado } from '../ui/subtituloDoAchado.ts'
import { maiuscula, nomear } from '#core/mensagens/palavras.ts'

const NOMES: Partial<Record<Achado['tipo'], string>> = {
  bloco: 'bloco de formulários',
  carteira: 'carteira de fiscal',
  denuncia: 'denúncia',
  fila: 'lista de espera',
  selecao: 'seleção',
  veiculo: 'veículo',
}

/** Where a grant is still what was asked for: its number is a protocol's. */
const PEDIDOS: readonly string[] = ['requerida', 'indeferida']

/** One box for everything: plate, CPF, CNPJ, name, any number that the system gave. */
export function BuscaGeral() {
  const { base } = useServico()
  const router = useRouter()
  const campo = useRef<HTMLInputElement>(null)
  const [texto, digitar] = useState('')
  const q = useAtraso(texto.trim())
  const consulta = useQuery({
    ...lerBusca(base, q),
    enabled: q.length >= 2,
    placeholderData: keepPreviousData,
  })
  useEffect(() => campo.current?.focus(), [])
  const itens = q.length < 2 ? [] : (consulta.data ?? [])
  return (
    <search className="busca-geral">
      <label htmlFor="busca">Procurar</label>
      <Combo
        id="busca"
        tipo="search"
        campo={campo}
        texto={texto}
        digitar={digitar}
        itens={itens}
        chave={(a) => `${a.tipo}:${a.id}`}
        escolher={(a) => router.history.push(enderecoDaFicha(base, a.tipo, a.id))}
        desenhar={(a) => <DesenhoDoAchado achado={a} />}
        aviso={avisar(q, itens.length, consulta.isFetching, consulta.error)}
      />
    </search>
  )
}

function avisar(q: string, quantos: number, lendo: boolean, erro: unknown): string | undefined {
  if (erro) return fraseDoErro(erro)
  if (q.length < 2) return 'Placa, CPF, CNPJ, nome ou número de protocolo, processo ou documento.'
  if (quantos > 0) return undefined
  return lendo ? 'Procurando…' : 'Nada encontrado. Confira o texto ou cadastre abaixo.'
}

function DesenhoDoAchado({ achado }: { achado: Achado }) {
  const termos = usePacote()?.lei.termos
  const { tipo: qual } = achado
  const tipo =
    qual === 'outorga' && PEDIDOS.includes(achado.situacao ?? '')
      ? 'requerimento'
      : qual === 'outorga' || qual === 'auto'
        ? (termos?.[qual].singular ?? qual)
        : (NOMES[qual] ?? qual)
  return (
    <span className="achado">
      <strong>{achado.titulo}</strong>
      <Etiqueta tom={tomDe(achado)}>{maiuscula(tipo)}</Etiqueta>
      <span className="miudo suave">
        {[
          achado.numero && maiuscula(achado.numero),
          subtituloDoAchado(achado),
          achado.situacao && nomear(achado.situacao),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </span>
  )
}

const tomDe = ({ tipo }: Achado): Tom =>
  tipo === 'outorga' ? 'informe' : tipo === 'auto' ? 'atencao' : 'neutro'

import { maiuscula } from '#core/mensagens/palavras.ts'
import { subtituloDoAchado } from '../../ui/subtituloDoAchado.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { lerBusca } from '../../api/leituras.ts'
import { useAtraso } from '../../ui/atraso.ts'
import { Combo } from '../../ui/Combo.tsx'
import { Elo } from '../../ui/Elo.tsx'
import type { Escolhido } from '../descricao.ts'
import { achadoExato } from './achadoExato.ts'
import type { PropsDoCampo } from './CampoDescrito.tsx'
import { OEscolhido } from './OEscolhido.tsx'

const CADASTRO: Readonly<Record<string, string>> = {
  pessoa: 'cadastrarPessoa',
  veiculo: 'cadastrarVeiculo',
}

/** Finds a person, a vehicle or a grant without leaving the form. */
export function CampoDeBusca({ campo, contexto, acesso, valor, mudar }: PropsDoCampo) {
  const escolhido = ehEscolhido(valor) ? valor : undefined
  const [texto, digitar] = useState('')
  const q = useAtraso(texto.trim())
  const consulta = useQuery({
    ...lerBusca(contexto.base, q),
    enabled: q.length >= 2 && !escolhido,
    placeholderData: keepPreviousData,
  })
  if (escolhido) {
    return (
      <OEscolhido
        acesso={acesso}
        trocar={() => {
          digitar('')
          mudar(undefined)
        }}
      >
        <strong>{escolhido.titulo}</strong>
      </OEscolhido>
    )
  }
  const itens = q.length < 2 ? [] : (consulta.data ?? []).filter((a) => a.tipo === campo.tipo)
  const vazio = q.length >= 2 && consulta.isSuccess && itens.length === 0
  const cadastro = CADASTRO[campo.tipo]
  return (
    <>
      <Combo
        id={acesso.id}
        descritoPor={acesso['aria-describedby']}
        invalido={acesso['aria-invalid'] === true}
        texto={texto}
        digitar={digitar}
        itens={itens}
        exato={achadoExato(itens, texto)}
        chave={(item) => item.id}
        escolher={(item) =>
          mudar({ id: item.id, titulo: `${item.titulo} · ${subtituloDoAchado(item)}` })
        }
        desenhar={(item) => (
          <>
            <strong>{item.titulo}</strong>
            <br />
            <span className="miudo suave">
              {[item.numero && maiuscula(item.numero), subtituloDoAchado(item)]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </>
        )}
        aviso={vazio ? 'Nada encontrado com este texto.' : undefined}
      />
      {cadastro && (
        <Elo className="miudo" para={`${contexto.base}/novo/${cadastro}`}>
          Ainda não está no cadastro? Cadastre; o que você preencheu aqui fica guardado.
        </Elo>
      )}
    </>
  )
}

const ehEscolhido = (valor: unknown): valor is Escolhido =>
  typeof valor === 'object' && valor !== null && 'id' in valor && 'titulo' in valor

import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { InfracaoNoDia } from '../../../server/contrato/contrato.ts'
import { lerInfracoes } from '../../api/leituras.ts'
import { filtrarInfracoes } from '../../fiscal/filtrarInfracoes.ts'
import { Combo } from '../../ui/Combo.tsx'
import { lerCaminho } from '../descricao.ts'
import { infracaoExata } from './achadoExato.ts'
import type { PropsDoCampo } from './CampoDescrito.tsx'
import { OEscolhido } from './OEscolhido.tsx'

/** Picks the provision by words of its text or by its number. */
export function CampoDeInfracao({ contexto, acesso, valor, mudar }: PropsDoCampo) {
  const [texto, digitar] = useState('')
  const consulta = useQuery(lerInfracoes(contexto.base))
  const lista = consulta.data
  const id = lerCaminho(valor, 'id')
  const escolhida = lista?.find((i) => i.dispositivo === id)
  const itens = useMemo(() => filtrarInfracoes(lista ?? [], texto).slice(0, 30), [lista, texto])
  if (escolhida) {
    return (
      <OEscolhido
        acesso={acesso}
        trocar={() => {
          digitar('')
          mudar(undefined)
        }}
      >
        <span>
          <DesenhoDaInfracao infracao={escolhida} inteira />
        </span>
      </OEscolhido>
    )
  }
  return (
    <Combo
      id={acesso.id}
      descritoPor={acesso['aria-describedby']}
      invalido={acesso['aria-invalid'] === true}
      texto={texto}
      digitar={digitar}
      itens={texto.trim() === '' ? [] : itens}
      chave={(i) => i.dispositivo}
      exato={infracaoExata(itens, texto)}
      escolher={(i) => mudar({ id: i.dispositivo })}
      desenhar={(i) => <DesenhoDaInfracao infracao={i} />}
      aviso={avisar(texto, itens.length, consulta.isLoading)}
    />
  )
}

function avisar(texto: string, quantas: number, lendo: boolean): string | undefined {
  if (lendo) return 'Carregando as infrações…'
  return texto.trim() !== '' && quantas === 0 ? 'Nenhuma infração com este texto.' : undefined
}

function DesenhoDaInfracao({ infracao, inteira }: { infracao: InfracaoNoDia; inteira?: boolean }) {
  return (
    <>
      <strong>{infracao.citacao}</strong> · {inteira ? infracao.texto : infracao.resumo}
      <br />
      <span className="miudo suave">{infracao.multa}</span>
    </>
  )
}

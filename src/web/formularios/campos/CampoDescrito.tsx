import type { ComponentType } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { Campo as Moldura, type Acesso } from '../../ui/Campo.tsx'
import { notaDoCampo, type Campo, type Contexto } from '../descricao.ts'
import { CampoDeBusca } from './CampoDeBusca.tsx'
import { CampoDeEquipe } from './CampoDeEquipe.tsx'
import { CampoDeCoordenadas } from './CampoDeCoordenadas.tsx'
import { CampoDeEscolha, CampoDeLista, CampoDeSim } from './CampoDeEscolha.tsx'
import { CampoDeInfracao } from './CampoDeInfracao.tsx'
import { CampoDeInstante } from './CampoDeInstante.tsx'
import { CampoDeLinhas } from './CampoDeLinhas.tsx'
import { CampoDeMarcas } from './CampoDeMarcas.tsx'
import { CampoDeMunicipio } from './CampoDeMunicipio.tsx'
import { CampoDePlacaNaRua } from './CampoDePlacaNaRua.tsx'
import { CampoDeArea, CampoDeTexto } from './CampoDeTexto.tsx'

export type PropsDoCampo = {
  campo: Campo
  contexto: Contexto
  acesso: Acesso
  valor: unknown
  mudar: (valor: unknown) => void
  sair: () => void
}

const POR_TIPO: Readonly<Record<Campo['tipo'], ComponentType<PropsDoCampo>>> = {
  texto: CampoDeTexto,
  dia: CampoDeTexto,
  mes: CampoDeTexto,
  identificador: CampoDeTexto,
  cep: CampoDeTexto,
  telefone: CampoDeTexto,
  placa: CampoDeTexto,
  dinheiro: CampoDeTexto,
  numero: CampoDeTexto,
  area: CampoDeArea,
  instante: CampoDeInstante,
  opcao: CampoDeEscolha,
  lista: CampoDeLista,
  sim: CampoDeSim,
  municipio: CampoDeMunicipio,
  pessoa: CampoDeBusca,
  veiculo: CampoDeBusca,
  outorga: CampoDeBusca,
  infracao: CampoDeInfracao,
  placaNaRua: CampoDePlacaNaRua,
  equipe: CampoDeEquipe,
  marcas: CampoDeMarcas,
  linhas: CampoDeLinhas,
  coordenadas: CampoDeCoordenadas,
}

const GRUPOS: readonly Campo['tipo'][] = ['opcao', 'instante', 'municipio', 'marcas', 'linhas']

/** A declared field with its label, help and error. */
export function CampoDescrito({ campo, contexto }: { campo: Campo; contexto: Contexto }) {
  const { getValues } = useFormContext()
  const { field, fieldState } = useController({ name: campo.nome })
  const Controle = POR_TIPO[campo.tipo]
  const partes = (acesso: Acesso) => (
    <Controle
      campo={campo}
      contexto={contexto}
      acesso={acesso}
      valor={field.value}
      mudar={field.onChange}
      sair={field.onBlur}
    />
  )
  return (
    <div data-campo={campo.nome}>
      <Moldura
        rotulo={campo.tipo === 'sim' ? '' : campo.rotulo}
        ajuda={campo.ajuda}
        erro={fieldState.error?.message}
        nota={notaDoCampo(campo, getValues())}
        grupo={GRUPOS.includes(campo.tipo)}
      >
        {partes}
      </Moldura>
    </div>
  )
}

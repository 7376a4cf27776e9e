import type { ItemDeVistoria } from '../../server/contrato/contrato.ts'
import { Campo } from '../ui/Campo.tsx'
import { Etiqueta } from '../ui/Cartao.tsx'

export type Resposta = Readonly<{
  conforme?: boolean | 'nao-se-aplica'
  observacao?: string
}>

type Props = {
  item: ItemDeVistoria
  resposta: Resposta | undefined
  responder: (resposta: Resposta) => void
}

const CLASSES: Readonly<Record<string, string>> = {
  true: 'conforme',
  false: 'nao-conforme',
  'nao-se-aplica': 'nao-se-aplica',
}

/** One question of the check-list: big targets (three where the item may not apply), and a note when it fails. */
export function ItemDaVistoria({ item, resposta, responder }: Props) {
  const opcao = (conforme: boolean | 'nao-se-aplica', nome: string) => (
    <label className={CLASSES[String(conforme)]}>
      <input
        type="radio"
        name={item.id}
        checked={resposta?.conforme === conforme}
        onChange={() => responder({ ...resposta, conforme })}
      />
      {nome}
    </label>
  )
  return (
    <fieldset className="item-de-vistoria" id={`item-${item.id}`}>
      <legend>{item.pergunta}</legend>
      <div className="rodape-do-item suave">
        <span>{item.citacoes.join('; ')}</span>
        {item.soSe !== undefined && <span>Só se {item.soSe}</span>}
        {item.gravidade === 'observacao' && <Etiqueta>não reprova</Etiqueta>}
      </div>
      <div className="resposta">
        {opcao(true, 'Conforme')}
        {opcao(false, 'Não conforme')}
        {item.soSe !== undefined && opcao('nao-se-aplica', 'Não se aplica')}
      </div>
      {resposta?.conforme === false && (
        <Campo rotulo="O que foi encontrado" opcional>
          {(acesso) => (
            <input
              {...acesso}
              className="entrada"
              maxLength={300}
              value={resposta.observacao ?? ''}
              onChange={(e) => responder({ ...resposta, observacao: e.target.value })}
            />
          )}
        </Campo>
      )}
    </fieldset>
  )
}

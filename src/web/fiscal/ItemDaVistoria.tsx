import type { ItemDeVistoria } from '../../server/contrato/contrato.ts'
import { Campo } from '../ui/Campo.tsx'
import { Etiqueta } from '../ui/Cartao.tsx'

export type Resposta = Readonly<{ conforme?: boolean; observacao?: string }>

type Props = {
  item: ItemDeVistoria
  resposta: Resposta | undefined
  responder: (resposta: Resposta) => void
}

/** One question of the check-list: two big targets, and a note when it fails. */
export function ItemDaVistoria({ item, resposta, responder }: Props) {
  const opcao = (conforme: boolean, nome: string) => (
    <label className={conforme ? 'conforme' : 'nao-conforme'}>
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
        {item.gravidade === 'observacao' && <Etiqueta>não reprova</Etiqueta>}
      </div>
      <div className="resposta">
        {opcao(true, 'Conforme')}
        {opcao(false, 'Não conforme')}
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

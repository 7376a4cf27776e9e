import { citar } from '#core/mensagens/citar.ts'
import { type Bloco, type Contexto, lerCaminho, type Valores } from '../descricao.ts'
import { simOuNao } from './comuns.ts'

/** The attorney's instrument, where the law admits one. */
export function blocoDaProcuracao(c: Contexto): Bloco[] {
  const previsto = c.pacote.prazos.procuracao
  if (previsto === undefined) return []
  const ha = (v: Valores) => lerCaminho(v, 'procuracao.procurador.id') !== undefined
  return [
    {
      titulo: 'Procurador',
      ajuda: `Só na doença ou na invalidez, comunicada e em curso (${previsto.fundamentos.map((f) => citar(f)).join('; ')}).`,
      campos: [
        {
          nome: 'procuracao.procurador',
          tipo: 'pessoa',
          rotulo: 'Procurador',
          ajuda: 'Em branco, se o ato não é por procurador.',
          opcional: true,
        },
        {
          nome: 'procuracao.publica',
          tipo: 'opcao',
          rotulo: 'Por instrumento público?',
          opcoes: simOuNao,
          booleano: true,
          quando: ha,
        },
        { nome: 'procuracao.lavradaEm', tipo: 'dia', rotulo: 'Lavrada em', quando: ha },
        { nome: 'procuracao.validaAte', tipo: 'dia', rotulo: 'Válida até', quando: ha },
        {
          nome: 'procuracao.poderes',
          tipo: 'area',
          rotulo: 'Poderes específicos, como escritos',
          quando: ha,
        },
      ],
    },
  ]
}

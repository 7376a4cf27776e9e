import { comandoDoCaso } from '#core/junta/comandoDoCaso.ts'
import { recusaDeImpedimento } from '../guardas.ts'
import { emitirParecer as schema } from '../processo.ts'

/**
 * The preparing authority gives its opinion on the appeal, with its author and its text: the last
 * instance decides after it, and is not bound by it. Never by who began the case or judged it.
 */
export const emitirParecer = comandoDoCaso({
  nome: 'emitirParecer',
  rotulo: 'Emitir parecer',
  dados: schema,
  papeis: ({ processo }) => processo.recurso.preparo?.papeis ?? [],
  naoPrevisto: ({ processo }) => (processo.recurso.preparo === undefined ? 'parecer' : undefined),
  impedimentos: ({ caso, contexto, base }) => [
    ...recusaDeImpedimento(caso, contexto, 'recurso'),
    ...(caso.parecer === undefined
      ? []
      : [
          {
            codigo: 'recurso.parecer-ja-emitido',
            fundamentos: base.fundamentos,
            dados: { em: caso.parecer.em },
          },
        ]),
  ],
  atos: ({ conclusao, texto }, { corrente, contexto, base }) => {
    const lacuna = contexto.pacote.processo.recurso.preparo?.lacuna
    const lacunas = [...(base.lacunas ?? []), ...(lacuna === undefined ? [] : [lacuna])]
    return [
      {
        tipo: 'parecerEmitido',
        corrente,
        ...base,
        ...(lacunas.length === 0 ? {} : { lacunas }),
        dados: { em: contexto.hoje, conclusao, texto, autorDoParecer: contexto.autor.id },
      },
    ]
  },
})

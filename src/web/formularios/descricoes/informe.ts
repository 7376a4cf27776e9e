import { formatarDia } from '#core/calendar/dia.ts'
import { escreverSemestre, semestreAnterior, semestreDe } from '#core/informe/semestre.ts'
import { citarTodos } from '#core/mensagens/citar.ts'
import type { InformePrevisto } from '#law/esquema/informes.ts'
import type { Bloco, Campo, ColunaDeLinhas, Contexto, Descricao, Opcao } from '../descricao.ts'

const previstos = (c: Contexto): readonly InformePrevisto[] => c.pacote.prazos.informes ?? []

const colunas = (i: InformePrevisto): readonly ColunaDeLinhas[] =>
  i.colunas.map(({ id, nome, tipo, opcoes }) => ({
    nome: id,
    rotulo: nome,
    tipo: tipo === 'opcao' ? 'texto' : tipo,
    ...(opcoes === undefined
      ? {}
      : { opcoes: opcoes.map((o) => ({ valor: o.id, rotulo: o.nome })) }),
  }))

/** The rows of each kind, of which only the chosen one is shown. */
const linhas = (i: InformePrevisto): Campo => ({
  nome: 'linhas',
  tipo: 'linhas',
  rotulo: i.nome,
  ajuda: 'Todas as linhas que valem: as de antes ficam no histórico.',
  colunas: colunas(i),
  quando: (v) => v['informe'] === i.id,
})

/** The half-years that ended last, the latest first. */
function semestres(hoje: string): readonly Opcao[] {
  const lista: Opcao[] = []
  for (let s = semestreAnterior(semestreDe(hoje)); lista.length < 6; s = semestreAnterior(s))
    lista.push({ valor: s, rotulo: escreverSemestre(s) })
  return lista
}

export const registrarInforme: Descricao = {
  titulo: () => 'Registrar dados do serviço',
  enviar: 'Registrar',
  blocos: (c): readonly Bloco[] => [
    {
      campos: [
        {
          nome: 'informe',
          tipo: 'opcao',
          rotulo: 'Que dados',
          inicial:
            c.busca['informe'] ?? (previstos(c).length === 1 ? previstos(c)[0]?.id : undefined),
          opcoes: previstos(c).map((i) => ({
            valor: i.id,
            rotulo: i.nome,
            ajuda: citarTodos(i.fundamentos),
          })),
        },
        {
          nome: 'semestre',
          tipo: 'lista',
          rotulo: 'Semestre',
          opcoes: semestres(c.hoje),
          inicial: semestres(c.hoje)[0]?.valor,
          quando: (v) => previstos(c).find((i) => i.id === v['informe'])?.semestral !== undefined,
        },
        { nome: 'recebidoEm', tipo: 'dia', rotulo: 'Recebido em', inicial: formatarDia(c.hoje) },
        ...previstos(c).map(linhas),
      ],
    },
  ],
}

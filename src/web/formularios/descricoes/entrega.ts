import { formatarDia } from '#core/calendar/dia.ts'
import { entregasPrevistas } from '#core/entrega/pendentes.ts'
import { citarTodos } from '#core/mensagens/citar.ts'
import type { Contexto, Descricao, Opcao } from '../descricao.ts'
import { daLei } from './comuns.ts'
import { blocoDaProcuracao } from './procuracao.ts'

/** Who may receive it here: only whom the law admits. */
function quemRecebe(c: Contexto): Opcao[] {
  const previstas = entregasPrevistas(c.pacote)
  const empresa = c.prontuario?.titular.tipo === 'juridica'
  return [
    empresa
      ? { valor: 'representante', rotulo: 'Representante da empresa, em pessoa' }
      : { valor: 'titular', rotulo: daLei(c, '{O titular}, em pessoa') },
    ...(c.pacote.prazos.procuracao === undefined
      ? []
      : [{ valor: 'procurador', rotulo: 'Procurador' }]),
    ...(previstas.some((i) => !i.entrega.pessoal)
      ? [{ valor: 'terceiro', rotulo: 'Outra pessoa' }]
      : []),
  ]
}

export const registrarEntrega: Descricao = {
  titulo: () => 'Registrar entrega de documento',
  introducao: (c) => {
    const fundamentos = [
      ...new Set(entregasPrevistas(c.pacote).flatMap((i) => i.entrega.fundamentos)),
    ]
    const onde = fundamentos.length === 0 ? '' : ` (${citarTodos(fundamentos)})`
    return daLei(c, `{O titular} recebe pessoalmente${onde}. Imprima antes o que vai entregar.`)
  },
  enviar: 'Registrar entrega',
  ensaio: true,
  blocos: (c) => {
    const quem = quemRecebe(c)
    return [
      {
        campos: [
          {
            nome: 'emissao',
            tipo: 'lista',
            rotulo: 'Documento impresso',
            opcoes: (c.prontuario?.impressos ?? []).map((i) => ({
              valor: i.emissao,
              rotulo: `${i.nome}, impresso em ${formatarDia(i.dia)}`,
            })),
            inicial: c.busca['emissao'] ?? c.prontuario?.impressos[0]?.emissao,
          },
          {
            nome: 'recebe',
            tipo: 'opcao',
            rotulo: 'Quem recebe',
            opcoes: quem,
            inicial: quem.length === 1 ? quem[0]?.valor : undefined,
          },
          {
            nome: 'nome',
            tipo: 'texto',
            rotulo: 'Nome de quem recebe',
            quando: (v) => v['recebe'] === 'representante' || v['recebe'] === 'terceiro',
          },
        ],
      },
      ...(c.pacote.prazos.procuracao === undefined ? [] : blocoDaProcuracao(c)),
    ]
  },
}

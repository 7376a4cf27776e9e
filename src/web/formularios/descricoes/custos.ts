import { formatarDia } from '#core/calendar/dia.ts'
import { DADOS_DA_FORMA } from '#core/custos/formas.ts'
import { citarTodos } from '#core/mensagens/citar.ts'
import type { ParcelaPrevista } from '#law/esquema/custos.ts'
import { type Bloco, type Campo, type Contexto, type Descricao, lerCaminho } from '../descricao.ts'
import { escreverMes } from '../converter.ts'
import { razoes } from './comuns.ts'

const previsto = (c: Contexto) => c.pacote.prazos.custos
const artigo = (c: Contexto): string => citarTodos(previsto(c)?.fundamentos ?? [])

export const requererCalculoDeCustos: Descricao = {
  titulo: () => 'Requerer cálculo de custos operacionais',
  introducao: (c) =>
    `A pedido das partes do contrato (${artigo(c)}). O resultado serve de base ao preço, e não o fixa.`,
  enviar: 'Requerer',
  blocos: (c) => [
    {
      campos: [
        {
          nome: 'por',
          tipo: 'opcao',
          rotulo: 'Quem pede',
          opcoes: [
            { valor: 'contratante', rotulo: 'Quem contrata o transporte' },
            { valor: 'contratado', rotulo: 'O transportador' },
            { valor: 'ambas', rotulo: 'Ambas as partes' },
          ],
        },
        {
          nome: 'contratante',
          tipo: 'texto',
          rotulo: 'Nome de quem contrata',
          ajuda: 'A escola, ou quem responde pelo estudante.',
        },
        { nome: 'objeto', tipo: 'area', rotulo: 'Contrato ou trajeto de que se quer o custo' },
        { nome: 'recebidoEm', tipo: 'dia', rotulo: 'Recebido em', inicial: formatarDia(c.hoje) },
      ],
    },
  ],
}

/** The request meant: the only one that waits needs no choosing. */
function qual(c: Contexto): Campo {
  const esperam = (c.prontuario?.outorga.calculosDeCustos ?? []).filter(
    (x) => x.situacao === 'requerido',
  )
  return {
    nome: 'calculo',
    tipo: 'opcao',
    rotulo: 'Qual pedido',
    inicial: c.busca['calculo'] ?? (esperam.length === 1 ? esperam[0]?.id : undefined),
    opcoes: esperam.map((x) => ({
      valor: x.id,
      rotulo: x.objeto,
      ajuda: `recebido em ${formatarDia(x.recebidoEm)}${x.contratante === undefined ? '' : `, ${x.contratante}`}`,
    })),
  }
}

/** The fields of a share: left blank as a whole, an optional one is not counted. */
function parcela(p: ParcelaPrevista): Bloco {
  const base = `parcelas.${p.id}`
  const pede = DADOS_DA_FORMA[p.forma]
  const emBranco = (v: Record<string, unknown>): boolean =>
    p.opcional &&
    ['valor', 'quantidade', 'residual', 'fonte'].every(
      (d) => (lerCaminho(v, `${base}.${d}`) ?? '') === '',
    )
  return {
    titulo: p.opcional ? `${p.nome} (se houver)` : p.nome,
    linha: true,
    campos: [
      ...(['valor', 'residual', 'quantidade'] as const).flatMap((d): Campo[] => {
        const dado = pede[d]
        if (dado === undefined) return []
        return [
          {
            nome: `${base}.${d}`,
            tipo: d === 'quantidade' ? 'numero' : 'dinheiro',
            rotulo: dado.nome,
            opcional: dado.opcional ?? emBranco,
          },
        ]
      }),
      {
        nome: `${base}.fonte`,
        tipo: 'texto',
        rotulo: 'Fonte',
        opcional: emBranco,
      },
    ],
  }
}

export const calcularCustos: Descricao = {
  titulo: () => 'Calcular custos operacionais',
  introducao: (c) =>
    `Custo de um mês, linha por linha, com todas as contas à vista (${artigo(c)}). Cada dado diz a sua fonte (nota fiscal, folha, pesquisa de preço, tabela); cada linha se arredonda uma vez, ao centavo.`,
  enviar: 'Calcular',
  ensaio: true,
  blocos: (c) => [
    {
      campos: [
        qual(c),
        {
          nome: 'mes',
          tipo: 'mes',
          rotulo: 'Mês dos preços',
          inicial: escreverMes(c.hoje.slice(0, 7)),
        },
        {
          nome: 'quilometros',
          tipo: 'numero',
          rotulo: 'Quilômetros por mês',
          largura: 'curta',
        },
        { nome: 'fonteDosQuilometros', tipo: 'texto', rotulo: 'Fonte dos quilômetros' },
        {
          nome: 'estudantes',
          tipo: 'numero',
          rotulo: 'Estudantes transportados',
          ajuda: 'Para o custo por estudante.',
          opcional: true,
          largura: 'curta',
        },
      ],
    },
    ...(previsto(c)?.parcelas ?? []).map(parcela),
  ],
}

export const indeferirCalculoDeCustos: Descricao = {
  titulo: () => 'Indeferir cálculo de custos',
  introducao: (c) => `A lei permite o cálculo e não obriga a ele (${artigo(c)}).`,
  enviar: 'Indeferir',
  ensaio: true,
  blocos: (c) => [{ campos: [qual(c), razoes()] }],
}

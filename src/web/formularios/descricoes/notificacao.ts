import { formatarDia } from '#core/calendar/dia.ts'
import { motivoDeDevolucao } from '#core/processo/processo.ts'
import type { Campo, Contexto, Descricao, Opcao } from '../descricao.ts'
import { nomearInicial } from '#core/mensagens/palavras.ts'
import { ciencia, expedicao } from './camposDaNotificacao.ts'
import { opcoes } from './comuns.ts'

const emCurso = (c: Contexto): Opcao[] =>
  (c.perda?.perda.notificacoes ?? c.auto?.auto.notificacoes ?? [])
    .filter((n) => n.situacao === 'expedida')
    .map((n) => ({
      valor: String(n.n),
      rotulo: `${nomearInicial(n.meio)}, expedida em ${formatarDia(n.expedidaEm)}`,
      ajuda: [
        c.auto?.responsaveis.find((r) => r.pessoa !== undefined && r.pessoa === n.pessoa)?.nome,
        n.rastreio,
      ]
        .filter(Boolean)
        .join(' · '),
    }))

const qual = (c: Contexto): Campo => {
  const lista = emCurso(c)
  return {
    nome: 'notificacao',
    tipo: 'opcao',
    rotulo: 'Notificação',
    numerico: true,
    opcoes: lista,
    inicial: lista.length === 1 ? lista[0]?.valor : undefined,
  }
}

export const notificarAutuacao: Descricao = {
  titulo: () => 'Notificar a autuação',
  enviar: 'Notificar',
  blocos: (c) => [{ campos: expedicao(c) }],
}

export const notificarDecisao: Descricao = {
  titulo: () => 'Notificar a decisão',
  enviar: 'Notificar',
  blocos: (c) => [{ campos: expedicao(c) }],
}

export const anotarPostagem: Descricao = {
  titulo: () => 'Anotar o código da postagem',
  enviar: 'Anotar',
  blocos: (c) => [
    { campos: [qual(c), { nome: 'rastreio', tipo: 'texto', rotulo: 'Código da postagem' }] },
  ],
}
export const anotarPostagemDaPerda: Descricao = { ...anotarPostagem }

export const registrarDevolucao: Descricao = {
  titulo: () => 'Registrar notificação frustrada',
  introducao: () => 'A notificação segue pelo próximo meio da lei.',
  enviar: 'Registrar',
  ensaio: true,
  blocos: (c) => [
    {
      campos: [
        qual(c),
        {
          nome: 'motivo',
          tipo: 'lista',
          rotulo: 'Motivo',
          opcoes: opcoes(motivoDeDevolucao.filter((m) => m !== 'nao-lida')),
        },
        { nome: 'devolvidaEm', tipo: 'dia', rotulo: 'Em', inicial: formatarDia(c.hoje) },
        { nome: 'prova', tipo: 'texto', rotulo: 'Prova', opcional: true },
      ],
    },
  ],
}

export const registrarDevolucaoDaPerda: Descricao = { ...registrarDevolucao }

export const registrarCiencia: Descricao = {
  titulo: () => 'Registrar ciência da autuação',
  introducao: () => 'A ciência abre o prazo de defesa de quem a teve.',
  enviar: 'Registrar ciência',
  ensaio: true,
  blocos: (c) => [{ campos: ciencia(c) }],
}

export const registrarCienciaDaDecisao: Descricao = {
  titulo: () => 'Registrar ciência da decisão',
  introducao: () => 'A ciência abre o prazo de recurso de quem a teve.',
  enviar: 'Registrar ciência',
  ensaio: true,
  blocos: (c) => [{ campos: ciencia(c) }],
}

export const registrarCienciaDoRecurso: Descricao = {
  titulo: () => 'Registrar ciência da decisão do recurso',
  enviar: 'Registrar ciência',
  ensaio: true,
  blocos: (c) => [{ campos: ciencia(c) }],
}

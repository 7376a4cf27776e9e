import { formatarDia } from '#core/calendar/dia.ts'
import { citarTodos } from '#core/mensagens/citar.ts'
import type { SituacaoDePublicidade } from '#core/publicidade/publicidade.ts'
import type { Campo, Contexto, Descricao } from '../descricao.ts'
import { motivo, razoes, simOuNao } from './comuns.ts'

const artigo = (c: Contexto): string =>
  `Publicidade de terceiros no veículo (${citarTodos(c.pacote.prazos.publicidade?.fundamentos ?? [])}).`

const qual = (c: Contexto, situacao: SituacaoDePublicidade): Campo => ({
  nome: 'publicidade',
  tipo: 'opcao',
  rotulo: 'Qual publicidade',
  opcoes: (c.prontuario?.outorga.publicidades ?? [])
    .filter((p) => p.situacao === situacao)
    .map((p) => ({
      valor: p.id,
      rotulo: `${p.anunciante}: ${p.espaco}`,
      ajuda: `de ${formatarDia(p.desde)} a ${formatarDia(p.ate)}. ${p.conteudo}`,
    })),
})

export const requererPublicidade: Descricao = {
  titulo: () => 'Requerer publicidade',
  introducao: artigo,
  enviar: 'Requerer',
  blocos: (c) => [
    {
      campos: [
        {
          nome: 'local',
          tipo: 'opcao',
          rotulo: 'Onde',
          opcoes: (c.pacote.prazos.publicidade?.locais ?? []).map((l) => ({
            valor: l.id,
            rotulo: l.nome,
          })),
        },
        {
          nome: 'espaco',
          tipo: 'texto',
          rotulo: 'Espaço',
          ajuda: 'Parte do veículo ou do colete, e tamanho.',
        },
        { nome: 'anunciante', tipo: 'texto', rotulo: 'Anunciante' },
        { nome: 'conteudo', tipo: 'area', rotulo: 'O que se anuncia' },
        { nome: 'desde', tipo: 'dia', rotulo: 'De', inicial: c.hoje },
        { nome: 'ate', tipo: 'dia', rotulo: 'Até' },
      ],
    },
  ],
}

export const decidirPublicidade: Descricao = {
  titulo: () => 'Decidir publicidade',
  introducao: artigo,
  enviar: 'Decidir',
  ensaio: true,
  blocos: (c) => [
    {
      campos: [
        qual(c, 'requerida'),
        {
          nome: 'aprovada',
          tipo: 'opcao',
          rotulo: 'Aprovada?',
          opcoes: simOuNao,
          booleano: true,
        },
        {
          nome: 'ate',
          tipo: 'dia',
          rotulo: 'Até, se por menos tempo que o pedido',
          opcional: true,
          quando: (v) => v['aprovada'] === 'true',
        },
        razoes(),
      ],
    },
  ],
}

export const encerrarPublicidade: Descricao = {
  titulo: () => 'Encerrar publicidade',
  enviar: 'Encerrar',
  perigo: true,
  blocos: (c) => [{ campos: [qual(c, 'aprovada'), motivo()] }],
}

import { citarTodos } from '#core/mensagens/citar.ts'
import type { Contexto, Descricao } from '../descricao.ts'
import { motivo, simOuNao } from './comuns.ts'

const previsto = (c: Contexto) => c.pacote.prazos.usoEventual
const artigo = (c: Contexto): string => citarTodos(previsto(c)?.fundamentos ?? [])

export const comunicarUsoEventual: Descricao = {
  titulo: () => 'Comunicar uso eventual do veículo',
  introducao: (c) =>
    `Comunica-se até o primeiro dia, que pode ser hoje. Enquanto durar, o veículo traz ${previsto(c)?.faixa.pede ?? 'a identificação própria'} (${artigo(c)}); vistoria, licença e seguro continuam exigidos.`,
  enviar: 'Comunicar',
  ensaio: true,
  blocos: (c) => [
    {
      campos: [
        { nome: 'desde', tipo: 'dia', rotulo: 'Primeiro dia', inicial: c.hoje },
        { nome: 'ate', tipo: 'dia', rotulo: 'Último dia' },
        motivo('Em que o veículo é usado, e por que só eventualmente no serviço'),
        {
          nome: 'faixa',
          tipo: 'opcao',
          rotulo: 'O veículo traz a faixa do uso eventual?',
          ajuda: previsto(c)?.faixa.pede ?? '',
          opcoes: simOuNao,
          booleano: true,
        },
      ],
    },
  ],
}

export const encerrarUsoEventual: Descricao = {
  titulo: () => 'Encerrar uso eventual do veículo',
  introducao: () => 'De hoje em diante o veículo traz de novo a faixa comum.',
  enviar: 'Encerrar',
  ensaio: true,
  blocos: () => [{ campos: [motivo()] }],
}

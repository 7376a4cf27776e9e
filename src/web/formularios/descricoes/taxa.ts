import { formatarDia } from '#core/calendar/dia.ts'
import type { Contexto, Descricao } from '../descricao.ts'
import { emDinheiro, motivo, presencial, termo } from './comuns.ts'
import { blocoDaProcuracao } from './procuracao.ts'
import { maiuscula } from '#core/mensagens/palavras.ts'
import { citar } from '#core/mensagens/citar.ts'

const outorgaDoContexto = (c: Contexto) =>
  c.prontuario && {
    id: c.prontuario.outorga.id,
    titulo: `${c.prontuario.outorga.numero ?? c.prontuario.outorga.protocolo ?? ''} · ${c.prontuario.titular.identidade?.nome ?? ''}`,
  }

export const lancarTaxa: Descricao = {
  titulo: () => 'Lançar taxa',
  enviar: 'Lançar taxa',
  ensaio: true,
  blocos: (c) => [
    {
      campos: [
        {
          nome: 'outorga',
          tipo: 'outorga',
          rotulo: maiuscula(termo(c, 'outorga')),
          ajuda: 'Escreva o número, o nome ou a placa.',
          inicial: outorgaDoContexto(c),
        },
        {
          nome: 'taxa',
          tipo: 'opcao',
          rotulo: 'Taxa',
          opcoes: c.pacote.taxas.map((t) => ({
            valor: t.id,
            rotulo: t.nome,
            ajuda: t.fundamentos.map(citar).join('; '),
          })),
        },
      ],
    },
  ],
}

/** The fee whose page the form was opened on. */
const taxaDoContexto = (c: Contexto) => c.prontuario?.taxas.find((t) => t.id === c.busca['id'])

export const pagarTaxa: Descricao = {
  titulo: () => 'Registrar pagamento de taxa',
  enviar: 'Registrar pagamento',
  blocos: (c) => [
    {
      campos: [
        {
          nome: 'valor',
          tipo: 'dinheiro',
          rotulo: 'Valor pago (R$)',
          inicial: emDinheiro(taxaDoContexto(c)?.valor ?? 0),
        },
        { nome: 'pagaEm', tipo: 'dia', rotulo: 'Pago em', inicial: formatarDia(c.hoje) },
      ],
    },
  ],
}

export const reduzirTaxa: Descricao = {
  titulo: () => 'Reduzir ou isentar taxa',
  introducao: () =>
    'Taxa é dinheiro público: só uma lei do Município a reduz ou dispensa, e o ato diz qual.',
  enviar: 'Registrar redução',
  ensaio: true,
  blocos: () => [
    {
      campos: [
        {
          nome: 'percentual',
          tipo: 'numero',
          rotulo: 'Redução (%)',
          ajuda: 'De 1 a 100; com 100, a taxa fica isenta.',
          largura: 'curta',
        },
        {
          nome: 'norma',
          tipo: 'texto',
          rotulo: 'Lei que reduz ou isenta',
          ajuda: 'Número, data e artigo.',
        },
        motivo('Por que se aplica a este caso'),
      ],
    },
  ],
}

export const licenciarOutorga: Descricao = {
  titulo: (c) => maiuscula(`${termo(c, 'licenciamento')}: expedir ou renovar`),
  enviar: 'Licenciar',
  ensaio: true,
  blocos: (c) => [{ campos: [presencial(c)] }, ...blocoDaProcuracao(c)],
}

import { citarTodos } from '#core/mensagens/citar.ts'
import type { Contexto, Descricao } from '../descricao.ts'
import { camposDaPropriedade } from './camposDaPropriedade.ts'

/** What the law asks of whose the vehicle is, to be read before the change is recorded. */
function oQueALeiPede(c: Contexto): string {
  const pedidos = c.pacote.requisitos.filter((r) => r.exige.forma === 'propriedade')
  return pedidos.length === 0
    ? 'Esta lei nada pede de quem é o dono do veículo; a mudança fica no cadastro.'
    : `A lei pede: ${pedidos.map((r) => `${r.pede.charAt(0).toLocaleLowerCase('pt-BR')}${r.pede.slice(1)} (${citarTodos(r.fundamentos)})`).join('; ')}. O que deixar de ser atendido fica pendente desde o dia da mudança.`
}

export const alterarPropriedade: Descricao = {
  titulo: () => 'Alterar proprietário do veículo',
  introducao: oQueALeiPede,
  enviar: 'Registrar',
  ensaio: true,
  blocos: (c) => [
    {
      titulo: 'O que aconteceu',
      campos: [
        {
          nome: 'causa',
          tipo: 'opcao',
          rotulo: 'Por quê',
          opcoes: [
            { valor: 'venda', rotulo: 'Venda' },
            { valor: 'familia', rotulo: 'Passou a familiar, ou de familiar' },
            { valor: 'fim-do-arrendamento', rotulo: 'Fim do arrendamento (leasing)' },
            { valor: 'outra', rotulo: 'Outra causa' },
          ],
        },
        {
          nome: 'papel.descricao',
          tipo: 'texto',
          rotulo: 'Documento que o prova',
          ajuda: 'Autorização de transferência, recibo, quitação do arrendamento.',
        },
        { nome: 'papel.emitidoEm', tipo: 'dia', rotulo: 'Documento de' },
      ],
    },
    { titulo: 'De quem passa a ser', campos: camposDaPropriedade(c) },
  ],
}

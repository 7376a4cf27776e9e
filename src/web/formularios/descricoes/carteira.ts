import { citarTodos } from '#core/mensagens/citar.ts'
import type { Contexto, Descricao } from '../descricao.ts'
import { motivo } from './comuns.ts'

const prevista = (c: Contexto) => c.pacote.processo.carteiraDoFiscal
const deQuem = (c: Contexto): string => (c.registro === undefined ? '' : `: ${c.registro.titulo}`)

export const emitirCarteira: Descricao = {
  titulo: (c) => `Emitir carteira${deQuem(c)}`,
  introducao: (c) =>
    `A carteira leva número e código que qualquer pessoa confere (${citarTodos(prevista(c)?.fundamentos ?? [])}).`,
  enviar: 'Emitir carteira',
  ensaio: true,
  blocos: () => [
    {
      campos: [
        { nome: 'matricula', tipo: 'texto', rotulo: 'Matrícula', largura: 'curta' },
        { nome: 'cargo', tipo: 'texto', rotulo: 'Cargo' },
        {
          nome: 'validaAte',
          tipo: 'dia',
          rotulo: 'Vale até',
          ajuda: 'Em branco, vale até ser revogada.',
          opcional: true,
        },
      ],
    },
  ],
}

export const revogarCarteira: Descricao = {
  titulo: (c) => `Revogar carteira${deQuem(c)}`,
  introducao: () => 'Deixa de valer hoje; quem ler o código verá que foi revogada.',
  enviar: 'Revogar carteira',
  ensaio: true,
  perigo: true,
  blocos: () => [
    {
      campos: [
        {
          nome: 'causa',
          tipo: 'opcao',
          rotulo: 'Causa',
          opcoes: [
            { valor: 'desligamento', rotulo: 'Desligamento do fiscal' },
            { valor: 'extravio', rotulo: 'Extravio ou furto' },
            { valor: 'erro', rotulo: 'Erro de emissão' },
            { valor: 'outra', rotulo: 'Outra' },
          ],
        },
        motivo(),
      ],
    },
  ],
}

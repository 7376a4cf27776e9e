import { formatarDia } from '#core/calendar/dia.ts'
import type { Campo, Contexto, Descricao } from '../descricao.ts'
import {
  camposDaPublicacao,
  camposDaSemente,
  expirar,
  inscricao,
  motivo,
  soConfirmar,
} from './comuns.ts'

const nome = (c: Contexto): string => c.pacote.prazos.filaDeEspera?.nome ?? 'lista de espera'
const acompanhadoPor: Campo = {
  nome: 'acompanhadoPor',
  tipo: 'texto',
  rotulo: 'Órgão representativo da categoria que acompanhou',
  opcional: true,
}

export const inscreverNaFila: Descricao = {
  titulo: (c) => `Inscrever: ${nome(c)}`,
  introducao: () =>
    'Quem se inscreve fica no fim da lista e recebe um número, com o qual acompanha o seu lugar.',
  enviar: 'Inscrever',
  blocos: (c) => [
    {
      campos: [
        {
          nome: 'pessoa',
          tipo: 'pessoa',
          rotulo: 'Interessado',
          ajuda: 'Escreva o nome, o CPF ou o CNPJ.',
          inicial: c.pessoa && {
            id: c.pessoa.pessoa.id,
            titulo: c.pessoa.pessoa.identidade?.nome ?? 'Pessoa',
          },
        },
        { nome: 'observacao', tipo: 'area', rotulo: 'Observação', opcional: true },
      ],
    },
  ],
}

export const chamarDaFila = soConfirmar(
  () => 'Chamar o primeiro da lista',
  'Ninguém escolhe quem: é chamado o primeiro que espera, e a vaga fica guardada até o fim do prazo.',
  'Chamar',
)

const encerrar = (titulo: string, introducao: string, enviar: string): Descricao => ({
  titulo: () => titulo,
  introducao: () => introducao,
  enviar,
  ensaio: true,
  perigo: true,
  blocos: (c) => [{ campos: [inscricao(c), motivo()] }],
})
export const recusarChamada = encerrar(
  'Registrar a recusa da chamada',
  'Quem recusa sai da lista, e a vaga passa ao seguinte.',
  'Registrar recusa',
)
export const retirarDaFila = encerrar(
  'Retirar da lista a pedido',
  'A pedido da própria pessoa.',
  'Retirar',
)
export const excluirDaFila = encerrar(
  'Excluir da lista',
  'Só por um motivo que se possa dizer: falecimento, falsidade, impedimento.',
  'Excluir',
)

export const expirarChamada = expirar(
  'Encerrar a chamada sem resposta',
  'O prazo passou sem resposta: a pessoa sai da lista e o seguinte é chamado.',
  'Encerrar a chamada',
)

export const publicarSementeDaFila: Descricao = {
  titulo: () => 'Publicar a semente do sorteio',
  introducao: (c) =>
    `Publicada em ${formatarDia(c.hoje)}, serve ao sorteio a partir do dia seguinte, e só ordena quem se inscreveu antes dela.`,
  enviar: 'Publicar a semente',
  ensaio: true,
  blocos: () => [
    {
      campos: camposDaSemente,
    },
  ],
}

export const sortearEmpatesDaFila: Descricao = {
  titulo: () => 'Sortear os empates',
  introducao: () =>
    'Com a última semente publicada. O resultado é sempre o mesmo, por mais que se repita a conta.',
  enviar: 'Sortear',
  ensaio: true,
  blocos: () => [{ campos: [acompanhadoPor] }],
}

export const publicarFila: Descricao = {
  titulo: () => 'Publicar a lista de espera',
  introducao: () =>
    'O edital leva número e guarda a ordem de hoje; depois de publicado pode ser impresso.',
  enviar: 'Publicar',
  ensaio: true,
  blocos: () => [
    {
      campos: [...camposDaPublicacao, acompanhadoPor],
    },
  ],
}

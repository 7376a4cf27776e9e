import type { Campo, Descricao } from '../descricao.ts'
import { deMembro, razoes, soConfirmar } from './comuns.ts'

const voto = (nome: string, rotulo: string): Campo => ({
  nome,
  tipo: 'opcao',
  rotulo,
  opcoes: [
    { valor: 'improvimento', rotulo: 'Improvimento', ajuda: 'a decisão anterior fica' },
    { valor: 'provimento', rotulo: 'Provimento', ajuda: 'a decisão anterior cai' },
  ],
})

export const emitirParecer: Descricao = {
  titulo: () => 'Emitir parecer sobre o recurso',
  introducao: () => 'Vem antes da decisão do recurso, e não a prende.',
  enviar: 'Emitir parecer',
  ensaio: true,
  blocos: () => [
    {
      campos: [
        voto('conclusao', 'Opina por'),
        { nome: 'texto', tipo: 'area', rotulo: 'Texto do parecer' },
      ],
    },
  ],
}

export const distribuirRecurso = soConfirmar(
  () => 'Distribuir o recurso a relator',
  'Ninguém escolhe quem: sorteia-se, com a semente publicada, entre os titulares que têm menos recursos e não estão impedidos.',
  'Sortear o relator',
)

export const redistribuirRecurso = soConfirmar(
  () => 'Redistribuir a outro relator',
  'Só quando o relator está impedido, de licença ou fora do mandato. O relatório e os votos dados deixam de valer.',
  'Sortear outro relator',
)

export const relatarRecurso: Descricao = {
  titulo: () => 'Relatório e voto do relator',
  introducao: () =>
    'Com o relatório, o recurso pode ir à pauta. O voto conta na sessão em que se julgar.',
  enviar: 'Apresentar',
  ensaio: true,
  blocos: () => [
    {
      campos: [
        { nome: 'relatorio', tipo: 'area', rotulo: 'Relatório', ajuda: 'O caso, sem opinião.' },
        voto('voto', 'Voto'),
        razoes('Razões do voto'),
      ],
    },
  ],
}

export const votarRecurso: Descricao = {
  titulo: () => 'Votar',
  enviar: 'Votar',
  ensaio: true,
  blocos: (c) => [
    {
      campos: [
        ...deMembro(c, 'Voto de'),
        voto('voto', 'Voto'),
        {
          nome: 'razoes',
          tipo: 'area',
          rotulo: 'Voto em separado',
          ajuda: 'Se as razões não são as do relator, escreva-as.',
          opcional: true,
        },
      ],
    },
  ],
}

export const pedirVista: Descricao = {
  titulo: () => 'Pedir vista',
  introducao: () => 'A votação para, e continua em outra sessão. Os votos já dados ficam.',
  enviar: 'Pedir vista',
  ensaio: true,
  blocos: (c) => [
    {
      campos: [
        ...deMembro(c, 'Vista a'),
        { nome: 'motivo', tipo: 'area', rotulo: 'O que quer examinar', opcional: true },
      ],
    },
  ],
}

export const proclamarResultado: Descricao = {
  titulo: () => 'Proclamar o resultado',
  introducao: () =>
    'O resultado é o dos votos; no empate, o da lei. O acórdão toma número e se imprime na ficha.',
  enviar: 'Proclamar',
  ensaio: true,
  blocos: () => [{ campos: [razoes('O que se decide, como sai no acórdão')] }],
}

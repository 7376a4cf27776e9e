import type { Campo, Contexto, Descricao } from '../descricao.ts'
import { blocoDaProcuracao } from './procuracao.ts'
import { daLei, motivo, presencial, simOuNao } from './comuns.ts'

const veiculo: Campo = {
  nome: 'veiculo',
  tipo: 'veiculo',
  rotulo: 'Veículo que entra',
  ajuda: 'Escreva a placa, antiga ou Mercosul.',
}
const placaBaixada = (nome: string): Campo => ({
  nome,
  tipo: 'opcao',
  rotulo: 'Deu baixa na placa de aluguel?',
  opcoes: simOuNao,
  booleano: true,
})
/** The vehicle that leaves must lose its marks, unless it was lost. */
const pedeDescaracterizacao = (c: Contexto): boolean =>
  c.pacote.prazos.substituicao?.descaracterizacao !== undefined &&
  c.prontuario?.outorga.frota?.perda === undefined

export const comunicarPerdaDoVeiculo: Descricao = {
  titulo: () => 'Comunicar furto ou sinistro',
  introducao: () => 'O prazo para substituir o veículo corre do dia em que aconteceu.',
  enviar: 'Comunicar',
  ensaio: true,
  blocos: (c) => [
    {
      campos: [
        {
          nome: 'causa',
          tipo: 'opcao',
          rotulo: 'O que aconteceu',
          opcoes: [
            { valor: 'furto', rotulo: 'Furto' },
            { valor: 'sinistro', rotulo: 'Sinistro' },
          ],
        },
        { nome: 'ocorridaEm', tipo: 'dia', rotulo: 'Em que dia', inicial: c.hoje },
        { nome: 'boletim', tipo: 'texto', rotulo: 'Número do boletim', opcional: true },
      ],
    },
  ],
}

export const prorrogarSubstituicao: Descricao = {
  titulo: () => 'Prorrogar o prazo da substituição',
  enviar: 'Prorrogar',
  ensaio: true,
  blocos: () => [{ campos: [motivo('Razão da prorrogação')] }],
}

export const substituirVeiculo: Descricao = {
  titulo: () => 'Substituir veículo',
  introducao: () =>
    'O que sai deixa de servir hoje. O que entra só trabalha depois da sua própria vistoria.',
  enviar: 'Substituir',
  ensaio: true,
  blocos: (c) => [
    { campos: [veiculo, presencial(c)] },
    ...blocoDaProcuracao(c),
    {
      titulo: 'Descaracterização do veículo que sai',
      campos: pedeDescaracterizacao(c)
        ? [
            { nome: 'descaracterizacao.realizadaEm', tipo: 'dia', rotulo: 'Realizada em' },
            placaBaixada('descaracterizacao.placaBaixada'),
          ]
        : [],
    },
  ],
}

export const registrarDescaracterizacao: Descricao = {
  titulo: () => 'Registrar descaracterização do veículo',
  enviar: 'Registrar',
  ensaio: true,
  blocos: (c) => [
    {
      campos: [
        { nome: 'realizadaEm', tipo: 'dia', rotulo: 'Realizada em', inicial: c.hoje },
        placaBaixada('placaBaixada'),
      ],
    },
  ],
}

export const autorizarVeiculoProvisorio: Descricao = {
  titulo: () => 'Autorizar veículo provisório',
  enviar: 'Autorizar',
  ensaio: true,
  blocos: (c) => [
    {
      campos: [
        veiculo,
        { nome: 'ate', tipo: 'dia', rotulo: 'Até que dia' },
        { nome: 'avaria', tipo: 'area', rotulo: daLei(c, 'Avaria do veículo {do outorga}') },
        {
          nome: 'faixa',
          tipo: 'opcao',
          rotulo: 'Traz a identificação de veículo provisório?',
          ajuda: c.pacote.prazos.substituicao?.provisorio?.faixa?.pede ?? '',
          opcoes: simOuNao,
          booleano: true,
        },
      ],
    },
  ],
}

export const encerrarVeiculoProvisorio: Descricao = {
  titulo: () => 'Encerrar veículo provisório',
  enviar: 'Encerrar',
  ensaio: true,
  blocos: () => [{ campos: [motivo()] }],
}

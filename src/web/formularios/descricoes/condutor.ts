import type { Campo, Contexto, Descricao, Opcao, Valores } from '../descricao.ts'
import { diasDaSemana } from '#core/condutor/jornada.ts'
import { blocoDaProcuracao } from './procuracao.ts'
import { daLei, motivo, opcoes, presencial, termo } from './comuns.ts'
import { maiuscula } from '#core/mensagens/palavras.ts'

const todasAsFuncoes = (c: Contexto): Opcao[] => [
  { valor: 'titular', rotulo: maiuscula(termo(c, 'titular')), ajuda: 'dirige o próprio veículo' },
  { valor: 'auxiliar', rotulo: maiuscula(termo(c, 'condutorAuxiliar')) },
  { valor: 'contratado', rotulo: 'Contratado', ajuda: 'empregado da empresa' },
  { valor: 'substituto', rotulo: 'Substituto', ajuda: 'por tempo certo' },
]

/** Those of the law, where it says which ones there are. */
const funcoes = (c: Contexto): Opcao[] => {
  const daLei: readonly string[] | undefined = c.pacote.lei.condutores?.funcoes
  return todasAsFuncoes(c).filter((f) => daLei === undefined || daLei.includes(f.valor))
}

const HORA = /^([01]\d|2[0-3]):[0-5]\d$/

const camposDaJornada = (quando?: (v: Valores) => boolean): Campo[] => {
  const comum = { opcional: true, ...(quando && { quando }) }
  const hora = (nome: string, rotulo: string, exemplo: string): Campo => ({
    nome,
    tipo: 'texto',
    rotulo,
    ajuda: 'hh:mm',
    largura: 'curta',
    ...comum,
    conferir: (valor) => (HORA.test(String(valor)) ? undefined : `Escreva como ${exemplo}.`),
  })
  return [
    hora('jornada.inicio', 'Das', '06:00'),
    hora('jornada.fim', 'Às', '18:00'),
    {
      nome: 'jornada.dias',
      tipo: 'marcas',
      opcoes: opcoes(diasDaSemana),
      rotulo: 'Em que dias começa',
      ajuda: 'Nenhum marcado: todos os dias.',
      ...comum,
    },
  ]
}

export const renovarCondutor: Descricao = {
  titulo: () => 'Renovar condutor',
  introducao: () =>
    'Renova o cadastro por mais um prazo, a partir de hoje. Sem nova jornada, continua a que já foi declarada.',
  enviar: 'Renovar',
  ensaio: true,
  blocos: (c) => [
    { campos: [presencial(c)] },
    { titulo: 'Nova jornada, se mudou', campos: camposDaJornada() },
  ],
}

export const recadastrarTitular: Descricao = {
  titulo: (c) => `Recadastrar ${termo(c, 'titular')}`,
  enviar: 'Recadastrar',
  ensaio: true,
  blocos: (c) => [{ campos: [presencial(c)] }],
}

export const inscreverCondutor: Descricao = {
  titulo: () => 'Inscrever condutor',
  enviar: 'Inscrever',
  ensaio: true,
  blocos: (c) => [
    {
      campos: [
        {
          nome: 'outorga',
          tipo: 'outorga',
          rotulo: maiuscula(termo(c, 'outorga')),
          ajuda: 'Escreva o número, o nome ou a placa.',
          inicial: c.prontuario && {
            id: c.prontuario.outorga.id,
            titulo: `${c.prontuario.outorga.numero ?? c.prontuario.outorga.protocolo ?? ''} · ${c.prontuario.titular.identidade?.nome ?? ''}`,
          },
        },
        {
          nome: 'pessoa',
          tipo: 'pessoa',
          rotulo: 'Quem vai dirigir',
          ajuda: 'Escreva o nome ou o CPF.',
          inicial: c.pessoa && {
            id: c.pessoa.pessoa.id,
            titulo: c.pessoa.pessoa.identidade?.nome ?? 'Pessoa',
          },
        },
        { nome: 'funcao', tipo: 'opcao', rotulo: 'Função', opcoes: funcoes(c) },
        presencial(c),
      ],
    },
    ...blocoDaProcuracao(c),
    {
      titulo: daLei(c, 'Jornada {do auxiliar}'),
      ajuda: 'Uma hora que termina no dia seguinte escreve-se assim mesmo: das 18:00 às 06:00.',
      campos: camposDaJornada((v) => v['funcao'] === 'auxiliar'),
    },
  ],
}

export const baixarCondutor: Descricao = {
  titulo: () => 'Baixar condutor',
  enviar: 'Baixar',
  perigo: true,
  blocos: () => [{ campos: [motivo()] }],
}

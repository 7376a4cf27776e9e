import type { Contexto, Descricao, Opcao } from '../descricao.ts'
import { motivo, presencial, termo } from './comuns.ts'
import { maiuscula } from '#core/mensagens/palavras.ts'

const funcoes = (c: Contexto): Opcao[] => [
  { valor: 'titular', rotulo: maiuscula(termo(c, 'titular')), ajuda: 'dirige o próprio veículo' },
  { valor: 'auxiliar', rotulo: maiuscula(termo(c, 'condutorAuxiliar')) },
  { valor: 'contratado', rotulo: 'Contratado', ajuda: 'empregado da empresa' },
  { valor: 'substituto', rotulo: 'Substituto', ajuda: 'por tempo certo' },
]

const HORA = /^\d{2}:\d{2}$/

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
    {
      titulo: 'Jornada do auxiliar',
      campos: [
        {
          nome: 'jornada.inicio',
          tipo: 'texto',
          rotulo: 'Das',
          ajuda: 'hh:mm',
          opcional: true,
          largura: 'curta',
          quando: (v) => v['funcao'] === 'auxiliar',
          conferir: (valor) => (HORA.test(String(valor)) ? undefined : 'Escreva como 06:00.'),
        },
        {
          nome: 'jornada.fim',
          tipo: 'texto',
          rotulo: 'Às',
          ajuda: 'hh:mm',
          opcional: true,
          largura: 'curta',
          quando: (v) => v['funcao'] === 'auxiliar',
          conferir: (valor) => (HORA.test(String(valor)) ? undefined : 'Escreva como 18:00.'),
        },
      ],
    },
  ],
}

export const baixarCondutor: Descricao = {
  titulo: () => 'Baixar condutor',
  enviar: 'Baixar',
  perigo: true,
  blocos: () => [{ campos: [motivo()] }],
}

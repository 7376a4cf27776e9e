import { formatarDia } from '#core/calendar/dia.ts'
import { conferirIdentificador } from '../conferencias.ts'
import type { Contexto, Descricao, Valores } from '../descricao.ts'
import { camposDoEndereco, opcoes, semRepetir } from './comuns.ts'

const juridica = (v: Valores) => v['tipo'] === 'juridica'
const fisica = (v: Valores) => !juridica(v)

export const cadastrarPessoa: Descricao = {
  titulo: () => 'Cadastrar pessoa',
  introducao: () => 'Quem vai pedir, dirigir ou ser dono do veículo.',
  enviar: 'Cadastrar',
  blocos: (c) => [
    {
      titulo: 'Quem é',
      campos: [
        {
          nome: 'tipo',
          tipo: 'opcao',
          rotulo: 'Tipo de pessoa',
          inicial: 'fisica',
          opcoes: [
            { valor: 'fisica', rotulo: 'Pessoa física' },
            { valor: 'juridica', rotulo: 'Empresa' },
          ],
        },
        { nome: 'nome', tipo: 'texto', rotulo: 'Nome completo ou razão social' },
        {
          nome: 'identificador',
          tipo: 'identificador',
          rotulo: 'CPF ou CNPJ',
          conferir: (valor, v) => conferirIdentificador(valor, juridica(v)),
        },
        { nome: 'nascimento', tipo: 'dia', rotulo: 'Data de nascimento', quando: fisica },
      ],
    },
    {
      titulo: 'Endereço',
      campos: camposDoEndereco(c),
    },
    {
      titulo: 'Contato',
      campos: [
        { nome: 'telefone', tipo: 'telefone', rotulo: 'Telefone', opcional: true },
        { nome: 'email', tipo: 'texto', rotulo: 'E-mail', opcional: true },
      ],
    },
  ],
}

export const registrarCondenacao: Descricao = {
  titulo: () => 'Registrar condenação',
  introducao: () => 'Só condenação transitada em julgado, das espécies que a lei considera.',
  enviar: 'Registrar condenação',
  blocos: (c) => [
    {
      campos: [
        {
          nome: 'especie',
          tipo: 'lista',
          rotulo: 'Espécie',
          opcoes: opcoes(especies(c)),
        },
        { nome: 'transitadaEm', tipo: 'dia', rotulo: 'Transitada em julgado em' },
      ],
    },
  ],
}

const especies = (c: Contexto): string[] =>
  semRepetir(
    c.pacote.requisitos.flatMap((r) =>
      r.exige.forma === 'sem-condenacao' ? r.exige.especies : [],
    ),
  )

export const registrarInfracaoDeTransito: Descricao = {
  titulo: () => 'Registrar infração de trânsito',
  introducao: () => 'Do prontuário de trânsito do condutor.',
  enviar: 'Registrar infração',
  blocos: () => [
    {
      campos: [
        {
          nome: 'grau',
          tipo: 'opcao',
          rotulo: 'Natureza',
          opcoes: opcoes(['leve', 'media', 'grave', 'gravissima']),
        },
        { nome: 'cometidaEm', tipo: 'dia', rotulo: 'Cometida em' },
      ],
    },
  ],
}

export const registrarDebito: Descricao = {
  titulo: () => 'Registrar débito com o Município',
  enviar: 'Registrar débito',
  blocos: () => [
    {
      campos: [
        {
          nome: 'natureza',
          tipo: 'opcao',
          rotulo: 'Natureza',
          opcoes: [
            { valor: 'fiscal', rotulo: 'Fiscal' },
            { valor: 'transito', rotulo: 'De trânsito' },
            { valor: 'ambiental', rotulo: 'Ambiental' },
            { valor: 'outra', rotulo: 'Outra' },
          ],
        },
        { nome: 'descricao', tipo: 'texto', rotulo: 'Descrição' },
      ],
    },
  ],
}

export const quitarDebito: Descricao = {
  titulo: () => 'Quitar débito',
  enviar: 'Registrar quitação',
  blocos: (c) => [
    {
      campos: [
        {
          nome: 'debito',
          tipo: 'opcao',
          rotulo: 'Qual débito foi pago?',
          opcoes: (c.pessoa?.pessoa.debitos ?? [])
            .filter((d) => d.quitadoEm === undefined)
            .map((d) => ({
              valor: d.debito,
              rotulo: d.descricao,
              ajuda: `desde ${formatarDia(d.desde)}`,
            })),
        },
      ],
    },
  ],
}

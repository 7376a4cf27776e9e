import { formatarDia } from '#core/calendar/dia.ts'
import { citarTodos } from '#core/mensagens/citar.ts'
import type { Contexto, Descricao } from '../descricao.ts'
import { camposDoEndereco, motivo, opcoes } from './comuns.ts'

const doArtigo = (fundamentos: readonly string[] | undefined): string =>
  fundamentos === undefined || fundamentos.length === 0 ? '' : ` (${citarTodos(fundamentos)})`

function prazoDoEndereco(c: Contexto): string {
  const previsto = c.pacote.prazos.cadastro?.endereco
  if (previsto === undefined)
    return `O endereço anterior fica no histórico.${doArtigo(c.pacote.prazos.cadastro?.fundamentos)}`
  const { quantidade, unidade } = previsto.prazo
  return `A mudança se comunica em ${quantidade} ${unidade}${doArtigo(previsto.fundamentos)}. Depois disso também se registra, com o aviso do atraso. O endereço anterior fica no histórico.`
}

export const mudarEndereco: Descricao = {
  titulo: () => 'Mudar endereço',
  introducao: prazoDoEndereco,
  enviar: 'Registrar mudança',
  ensaio: true,
  blocos: (c) => [
    { campos: [{ nome: 'mudouEm', tipo: 'dia', rotulo: 'Mudou-se em', inicial: c.hoje }] },
    { titulo: 'Novo endereço', campos: camposDoEndereco(c) },
  ],
}

export const atualizarContato: Descricao = {
  titulo: () => 'Atualizar contato',
  enviar: 'Atualizar',
  blocos: (c) => [
    {
      campos: [
        {
          nome: 'telefone',
          tipo: 'telefone',
          rotulo: 'Telefone',
          opcional: true,
          inicial: c.pessoa?.pessoa.identidade?.telefone,
        },
        {
          nome: 'email',
          tipo: 'texto',
          rotulo: 'E-mail',
          opcional: true,
          inicial: c.pessoa?.pessoa.identidade?.email,
        },
      ],
    },
  ],
}

export const retificarPessoa: Descricao = {
  titulo: () => 'Retificar cadastro',
  introducao: () =>
    'Para nome ou nascimento que foi registrado errado, ou que mudou por lei. O que havia antes fica no histórico.',
  enviar: 'Retificar',
  blocos: (c) => [
    {
      campos: [
        {
          nome: 'nome',
          tipo: 'texto',
          rotulo: 'Nome completo ou razão social',
          inicial: c.pessoa?.pessoa.identidade?.nome,
        },
        {
          nome: 'nascimento',
          tipo: 'dia',
          rotulo: 'Data de nascimento',
          inicial: c.pessoa?.pessoa.identidade?.nascimento,
          quando: () => c.pessoa?.pessoa.tipo !== 'juridica',
        },
        motivo('Por que se retifica'),
      ],
    },
  ],
}

export const incluirSocio: Descricao = {
  titulo: () => 'Incluir sócio ou administrador',
  introducao: () => 'Quem entra na empresa precisa já ter cadastro de pessoa.',
  enviar: 'Incluir',
  blocos: () => [
    {
      campos: [
        {
          nome: 'pessoa',
          tipo: 'pessoa',
          rotulo: 'Quem é',
          ajuda: 'Escreva o nome ou o CPF.',
        },
        {
          nome: 'qualidade',
          tipo: 'opcao',
          rotulo: 'Qualidade',
          opcoes: [
            { valor: 'socio', rotulo: 'Sócio' },
            { valor: 'administrador', rotulo: 'Administrador' },
            { valor: 'socio-administrador', rotulo: 'Sócio administrador' },
          ],
        },
        { nome: 'desde', tipo: 'dia', rotulo: 'Desde' },
      ],
    },
  ],
}

export const retirarSocio: Descricao = {
  titulo: () => 'Retirar sócio ou administrador',
  enviar: 'Retirar',
  blocos: (c) => [
    {
      campos: [
        {
          nome: 'pessoa',
          tipo: 'opcao',
          rotulo: 'Quem sai',
          opcoes: (c.pessoa?.pessoa.socios ?? [])
            .filter((s) => s.saiuEm === undefined)
            .map((s) => ({
              valor: s.pessoa,
              rotulo: c.pessoa?.nomesDosSocios[s.pessoa] ?? s.pessoa,
              ajuda: `desde ${formatarDia(s.desde)}`,
            })),
        },
        { nome: 'saiuEm', tipo: 'dia', rotulo: 'Saiu em' },
        motivo(),
      ],
    },
  ],
}

export const corrigirVeiculo: Descricao = {
  titulo: () => 'Corrigir cadastro do veículo',
  introducao: () => 'Mude só o que está diferente. O que havia antes fica no histórico.',
  enviar: 'Corrigir',
  ensaio: true,
  blocos: (c) => {
    const v = c.veiculo?.veiculo
    const moto = v?.tipo === 'motocicleta'
    const numero = (nome: string, rotulo: string, inicial: number | undefined) => ({
      nome,
      tipo: 'numero' as const,
      rotulo,
      opcional: true,
      inicial: inicial === undefined ? undefined : String(inicial),
      largura: 'curta' as const,
    })
    return [
      {
        campos: [
          { nome: 'cor', tipo: 'texto', rotulo: 'Cor', opcional: true, inicial: v?.cor },
          { nome: 'marca', tipo: 'texto', rotulo: 'Marca', opcional: true, inicial: v?.marca },
          { nome: 'modelo', tipo: 'texto', rotulo: 'Modelo', opcional: true, inicial: v?.modelo },
          numero('anoModelo', 'Ano do modelo', v?.anoModelo),
          {
            nome: 'combustivel',
            tipo: 'texto',
            rotulo: 'Combustível',
            opcional: true,
            inicial: v?.combustivel,
          },
          ...(moto
            ? [numero('cilindrada', 'Cilindrada (cm³)', v.cilindrada)]
            : [
                numero('lugares', 'Lugares', v?.lugares),
                numero('portas', 'Portas', v?.portas),
                numero('cintos', 'Cintos de segurança', v?.cintos),
              ]),
        ],
      },
      {
        titulo: 'Por quê',
        campos: [
          { nome: 'desde', tipo: 'dia', rotulo: 'Desde', inicial: c.hoje },
          motivo('Motivo da correção'),
        ],
      },
    ]
  },
}

export const registrarPlacaDeAluguel: Descricao = {
  titulo: () => 'Registrar placa de aluguel',
  introducao: (c) =>
    `A placa da categoria aluguel, conforme o documento do veículo.${doArtigo(c.pacote.prazos.cadastro?.placaDeAluguel?.fundamentos)}`,
  enviar: 'Registrar',
  blocos: () => [
    {
      campos: [
        {
          nome: 'situacao',
          tipo: 'opcao',
          rotulo: 'O que aconteceu',
          opcoes: opcoes(['emplacada', 'baixada']).map((o) => ({
            ...o,
            rotulo: o.valor === 'baixada' ? 'Deu-se baixa na placa' : 'Recebeu a placa',
          })),
        },
        { nome: 'desde', tipo: 'dia', rotulo: 'Desde' },
        { nome: 'motivo', tipo: 'texto', rotulo: 'Motivo', opcional: true },
      ],
    },
  ],
}

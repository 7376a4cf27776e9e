import { lerCaminho, type Campo, type Contexto, type Valores } from '../descricao.ts'
import { opcoes, semRepetir, termo } from './comuns.ts'
import { seraExigido } from './exigidos.ts'

const regime = (v: Valores) => lerCaminho(v, 'propriedade.regime')

/** Whose the vehicle is: how, who, since when, and what the law asks where it is a relative's. */
export function camposDaPropriedade(c: Contexto): Campo[] {
  const parentescos = c.pacote.requisitos.flatMap((r) =>
    r.exige.forma === 'propriedade' ? (r.exige.parentescos ?? []) : [],
  )
  return [
    {
      nome: 'propriedade.regime',
      tipo: 'opcao',
      rotulo: 'De quem é o veículo',
      opcoes: [
        { valor: 'proprio', rotulo: `Do próprio ${termo(c, 'titular')}` },
        { valor: 'arrendamento', rotulo: 'Arrendado (leasing ou locação)' },
        { valor: 'familiar', rotulo: 'De familiar' },
        { valor: 'terceiro', rotulo: 'De terceiro' },
      ],
    },
    {
      nome: 'propriedade.pessoa',
      tipo: 'pessoa',
      rotulo: 'Quem é o dono ou arrendatário, no cadastro',
      ajuda: 'Escreva o nome ou o CPF.',
      opcional: true,
      inicial: pessoaDaBusca(c),
    },
    {
      nome: 'propriedade.parentesco',
      tipo: 'lista',
      rotulo: `Parentesco com o ${termo(c, 'titular')}`,
      opcoes: opcoes(semRepetir(parentescos)),
      quando: (v) => regime(v) === 'familiar' && parentescos.length > 0,
    },
    {
      nome: 'propriedade.atoFormalEm',
      tipo: 'dia',
      rotulo: 'Ato formal do dono, que autoriza o uso, em',
      opcional: true,
      exigido: (v) =>
        regime(v) === 'familiar'
          ? seraExigido(c, ({ exige }) => exige.forma === 'propriedade')
          : undefined,
      quando: (v) => regime(v) === 'familiar' || regime(v) === 'terceiro',
    },
    { nome: 'propriedade.desde', tipo: 'dia', rotulo: 'Desde' },
    {
      nome: 'proprietarioNome',
      tipo: 'texto',
      rotulo: 'Nome do dono no documento',
      opcional: true,
    },
  ]
}

const pessoaDaBusca = (c: Contexto) =>
  c.pessoa && { id: c.pessoa.pessoa.id, titulo: c.pessoa.pessoa.identidade?.nome ?? 'Pessoa' }

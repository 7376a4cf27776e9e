import { tiposDaLei } from '#core/veiculo/tiposDaLei.ts'
import { tipoDeVeiculo } from '#core/veiculo/veiculo.ts'
import { conferirChassi, conferirPlaca, conferirRenavam } from '../conferencias.ts'
import type { Campo, Contexto, Descricao, Valores } from '../descricao.ts'
import { camposDaPropriedade } from './camposDaPropriedade.ts'
import { opcoes } from './comuns.ts'
import { seraExigido } from './exigidos.ts'

const moto = (v: Valores) => v['tipo'] === 'motocicleta'
const naoMoto = (v: Valores) => typeof v['tipo'] === 'string' && v['tipo'] !== '' && !moto(v)

const numero = (nome: string, rotulo: string, extra: Partial<Campo> = {}): Campo => ({
  nome,
  tipo: 'numero',
  rotulo,
  ...extra,
})

export const cadastrarVeiculo: Descricao = {
  titulo: () => 'Cadastrar veículo',
  enviar: 'Cadastrar',
  blocos: (c) => [
    {
      titulo: 'Identificação',
      campos: [
        {
          nome: 'placa',
          tipo: 'placa',
          rotulo: 'Placa',
          inicial: c.busca['placa'],
          conferir: conferirPlaca,
        },
        { nome: 'renavam', tipo: 'texto', rotulo: 'Renavam', conferir: conferirRenavam },
        { nome: 'chassi', tipo: 'texto', rotulo: 'Chassi', conferir: conferirChassi },
        {
          nome: 'tipo',
          tipo: 'lista',
          rotulo: 'Tipo',
          opcoes: opcoes(tiposAdmitidos(c)),
          // The only one that the law admits needs no choosing.
          inicial: tiposAdmitidos(c).length === 1 ? tiposAdmitidos(c)[0] : undefined,
        },
      ],
    },
    {
      titulo: 'Como é',
      campos: [
        { nome: 'marca', tipo: 'texto', rotulo: 'Marca' },
        { nome: 'modelo', tipo: 'texto', rotulo: 'Modelo' },
        numero('anoFabricacao', 'Ano de fabricação'),
        numero('anoModelo', 'Ano do modelo', { opcional: true }),
        { nome: 'cor', tipo: 'texto', rotulo: 'Cor', opcional: true },
        { nome: 'combustivel', tipo: 'texto', rotulo: 'Combustível', opcional: true },
        numero('cilindrada', 'Cilindrada (cm³)', { ...medida(c, 'cilindrada'), quando: moto }),
        numero('lugares', 'Lugares', { ...medida(c, 'lugares'), quando: naoMoto }),
        numero('portas', 'Portas', { ...medida(c, 'portas'), quando: naoMoto }),
        numero('cintos', 'Cintos de segurança', { ...medida(c, 'cintos'), quando: naoMoto }),
      ],
    },
    {
      titulo: 'O que a lei pede e foi visto nos documentos',
      campos: caracteristicas(c),
    },
    { titulo: 'Propriedade', campos: camposDaPropriedade(c) },
  ],
}

/** A number of the vehicle: may be blank in the register, unless the law will measure it. */
const medida = (c: Contexto, campo: string): Pick<Campo, 'opcional' | 'exigido'> => ({
  opcional: true,
  exigido: (v) =>
    seraExigido(
      c,
      ({ exige, quando }) =>
        exige.forma === 'faixa' &&
        exige.campo === campo &&
        (quando?.tipoDeVeiculo?.some((t: string) => t === tipoDo(c, v)) ?? true),
    ),
})

/** The vehicle's type: chosen in this form, or already in the register. */
const tipoDo = (c: Contexto, v: Valores) => v['tipo'] ?? c.veiculo?.veiculo.tipo

/** The law's own types, or every type when it names none. */
function tiposAdmitidos({ pacote }: Contexto): readonly string[] {
  const daLei = tiposDaLei(pacote)
  return daLei.length > 0 ? daLei : tipoDeVeiculo.options
}

function caracteristicas(c: Contexto): Campo[] {
  const vistos = new Set<string>()
  return c.pacote.requisitos.flatMap((r): Campo[] => {
    if (r.exige.forma !== 'caracteristica' || vistos.has(r.exige.campo)) return []
    vistos.add(r.exige.campo)
    const { campo, igual } = r.exige
    return [
      {
        nome: `caracteristicas.${campo}`,
        tipo: 'sim',
        rotulo: r.pede,
        ...(typeof igual === 'string' && { marcado: igual }),
      },
    ]
  })
}

/** A vehicle that came from an old register without all that the law asks. */
export const completarVeiculo: Descricao = {
  titulo: () => 'Completar cadastro do veículo',
  introducao: () => 'Este veículo veio de um cadastro anterior sem tudo o que a lei pede.',
  enviar: 'Completar',
  blocos: (c) => {
    const [identificacao, comoE, ...outros] = cadastrarVeiculo.blocos(c)
    const ja = ['placa', 'tipo', 'marca', 'modelo', 'anoFabricacao']
    const veiculo = c.veiculo?.veiculo
    const campos = [...(identificacao?.campos ?? []), ...(comoE?.campos ?? [])]
    return [
      {
        titulo: 'Identificação',
        campos: campos
          .filter(({ nome }) => !ja.includes(nome))
          .map(({ quando, ...campo }) => ({
            ...campo,
            ...(quando && { quando: () => quando({ tipo: veiculo?.tipo }) }),
          })),
      },
      ...outros,
    ]
  },
}

export const alterarPlaca: Descricao = {
  titulo: () => 'Alterar placa',
  enviar: 'Alterar placa',
  blocos: () => [
    {
      campos: [
        { nome: 'placa', tipo: 'placa', rotulo: 'Nova placa', conferir: conferirPlaca },
        { nome: 'desde', tipo: 'dia', rotulo: 'Desde' },
        { nome: 'motivo', tipo: 'texto', rotulo: 'Motivo', opcional: true },
      ],
    },
  ],
}

import type { Requisito } from '#law/esquema/requisitos.ts'
import { lerTexto, type Campo, type Contexto, type Descricao } from '../descricao.ts'
import { motivo, presencial, termo } from './comuns.ts'
import { seraExigido } from './exigidos.ts'

const ehLicitacao = (r: Requisito): boolean => r.exige.forma === 'licitacao'
const exigeLicitacao = (c: Contexto): boolean => c.pacote.requisitos.some(ehLicitacao)

const DE_ANTES =
  'Quem foi convocado pede na página do edital, em “Protocolar pedido”. Só o gestor registra aqui, e com a razão, a classificação de edital anterior a este sistema.'

/** Who was called asks by the edital's result, which the server reads; nothing is typed. */
function daConvocacao({ busca }: Contexto): Campo[] | undefined {
  const { processo, edital = '', lugar = '' } = busca
  if (processo === undefined) return undefined
  return [
    {
      nome: 'selecao.processo',
      tipo: 'lista',
      rotulo: 'Convocação',
      opcoes: [{ valor: processo, rotulo: `Edital nº ${edital}, ${lugar}º lugar` }],
      inicial: processo,
    },
  ]
}

export const requererOutorga: Descricao = {
  titulo: (c) => `Requerer ${termo(c, 'outorga')}`,
  introducao: () =>
    'Quem pede e com que veículo. Os requisitos da lei são conferidos na decisão; o pedido pode ser protocolado já.',
  enviar: 'Protocolar pedido',
  blocos: (c) => [
    {
      campos: [
        {
          nome: 'titular',
          tipo: 'pessoa',
          rotulo: 'Quem pede',
          ajuda: 'Escreva o nome, o CPF ou o CNPJ.',
          inicial: c.pessoa && {
            id: c.pessoa.pessoa.id,
            titulo: c.pessoa.pessoa.identidade?.nome ?? 'Pessoa',
          },
        },
        {
          nome: 'veiculo',
          tipo: 'veiculo',
          rotulo: 'Veículo',
          ajuda: 'Escreva a placa, antiga ou Mercosul.',
          inicial: c.veiculo && {
            id: c.veiculo.veiculo.id,
            titulo: c.veiculo.veiculo.placas.at(-1)?.placa ?? 'Veículo',
          },
        },
        presencial(c),
      ],
    },
    {
      titulo: c.busca['processo'] === undefined ? 'Edital anterior ao sistema' : 'Seleção pública',
      ...(c.busca['processo'] === undefined && exigeLicitacao(c) ? { ajuda: DE_ANTES } : {}),
      campos:
        daConvocacao(c) ??
        (exigeLicitacao(c)
          ? [
              {
                nome: 'selecao.edital',
                tipo: 'texto',
                rotulo: 'Edital',
                opcional: true,
                exigido: seraExigido(c, ehLicitacao),
              },
              {
                nome: 'selecao.classificacao',
                tipo: 'numero',
                rotulo: 'Lugar obtido',
                opcional: true,
                exigido: seraExigido(c, ehLicitacao),
              },
              { nome: 'selecao.lote', tipo: 'texto', rotulo: 'Lote', opcional: true },
              {
                nome: 'selecao.motivo',
                tipo: 'area',
                rotulo: 'Razão',
                ajuda: 'Quando foi a disputa e onde está publicado o resultado.',
                opcional: (v) => lerTexto(v, 'selecao.edital') === '',
              },
            ]
          : []),
    },
  ],
}

export const indeferirOutorga: Descricao = {
  titulo: () => 'Indeferir o pedido',
  enviar: 'Indeferir',
  perigo: true,
  blocos: () => [{ campos: [motivo('Motivo do indeferimento')] }],
}

export const prorrogarOutorga: Descricao = {
  titulo: (c) => `Prorrogar ${termo(c, 'outorga')}`,
  enviar: 'Prorrogar',
  ensaio: true,
  blocos: () => [{ campos: [motivo('Razão da prorrogação')] }],
}

export const baixarOutorga: Descricao = {
  titulo: (c) => `Baixar ${termo(c, 'outorga')}`,
  introducao: () => 'Encerra a operação. O prontuário continua guardado.',
  enviar: 'Baixar',
  perigo: true,
  blocos: () => [{ campos: [motivo('Motivo da baixa')] }],
}

import type { Campo, Contexto, Descricao, Valores } from '../descricao.ts'
import { daLei, opcoes, razoes } from './comuns.ts'

const para =
  (destino: string) =>
  (v: Valores): boolean =>
    v['para'] === destino
const escolha = (c: Contexto, nome: string, rotulo: string, destino: string): Campo => ({
  nome,
  tipo: 'lista',
  rotulo,
  opcoes: c.registro?.escolhas[nome] ?? [],
  quando: para(destino),
})

export const receberDenuncia: Descricao = {
  titulo: () => 'Receber denúncia',
  introducao: () =>
    'Para quem conta no balcão ou por telefone. Quem conta pode não se identificar.',
  enviar: 'Receber',
  blocos: (c) => [
    {
      campos: [
        {
          nome: 'quem',
          tipo: 'opcao',
          rotulo: 'Quem conta',
          opcoes: opcoes(c.pacote.processo.denuncia?.quem ?? ['outra-pessoa']),
        },
        { nome: 'texto', tipo: 'area', rotulo: 'O que aconteceu' },
        { nome: 'dia', tipo: 'dia', rotulo: 'Dia do fato' },
        { nome: 'local', tipo: 'texto', rotulo: 'Local' },
        { nome: 'placa', tipo: 'texto', rotulo: 'Placa', opcional: true, largura: 'curta' },
        { nome: 'numero', tipo: 'texto', rotulo: 'Número no veículo', opcional: true },
        { nome: 'nome', tipo: 'texto', rotulo: 'Nome de quem conta', opcional: true },
        { nome: 'contato', tipo: 'texto', rotulo: 'Telefone ou e-mail', opcional: true },
      ],
    },
  ],
}

export const encaminharDenuncia: Descricao = {
  titulo: () => 'Encaminhar denúncia',
  introducao: (c) =>
    daLei(
      c,
      'Determine a vistoria daqui mesmo, ou ligue a denúncia {ao auto} ou à proposta de perda que já se fez dela.',
    ),
  enviar: 'Encaminhar',
  ensaio: true,
  blocos: (c) => [
    {
      campos: [
        {
          nome: 'para',
          tipo: 'opcao',
          rotulo: 'Para',
          opcoes: [
            { valor: 'vistoria', rotulo: 'Determinar vistoria' },
            { valor: 'auto', rotulo: daLei(c, '{Auto} já lavrad{auto:o|a}') },
            { valor: 'perda', rotulo: 'Proposta de perda já feita' },
          ],
        },
        escolha(c, 'veiculo', 'Veículo', 'vistoria'),
        { nome: 'ate', tipo: 'dia', rotulo: 'Apresentar até', quando: para('vistoria') },
        escolha(c, 'auto', daLei(c, '{Auto}'), 'auto'),
        escolha(c, 'outorga', 'Proposta de perda', 'perda'),
        razoes('Razões'),
      ],
    },
  ],
}

export const arquivarDenuncia: Descricao = {
  titulo: () => 'Arquivar denúncia',
  enviar: 'Arquivar',
  perigo: true,
  ensaio: true,
  blocos: () => [{ campos: [razoes('Razões do arquivamento')] }],
}

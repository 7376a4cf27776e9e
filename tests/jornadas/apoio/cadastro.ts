import { formatarDia } from '#core/calendar/dia.ts'
import type { Documento } from '#core/pessoa/pessoa.ts'
import type { Historia } from '../../../src/server/prova/historia.ts'
import type { Tela, Valor } from './tela.ts'

type Cadastro = ReturnType<Historia['cadastroDePessoa']>

/** Registers a person or company on the counter's screen, from its home; gives the id. */
export async function cadastrarPessoa(tela: Tela, p: Cadastro & { nome: string }): Promise<string> {
  await tela.ir()
  await tela.comando('cadastrarPessoa')
  await tela.preencher({
    tipo: p.tipo,
    nome: p.nome,
    identificador: p.identificador,
    ...(p.nascimento === undefined ? {} : { nascimento: formatarDia(p.nascimento) }),
    'endereco.logradouro': 'Rua das Acácias',
    'endereco.numero': '12-A',
  })
  await tela.enviar()
  return tela.id
}

/** Joins a paper on screen, from the file of its person or vehicle. */
export async function juntar(
  tela: Tela,
  comando: 'juntarDocumento' | 'juntarDocumentoDoVeiculo',
  d: Documento,
): Promise<void> {
  await tela.comando(comando)
  await tela.preencher({ 'documento.tipo': d.tipo })
  const { numero, categorias, resultado, ear, habilitadoDesde } = d
  const valores: Record<string, Valor | undefined> = {
    numero,
    emitidoEm: formatarDia(d.emitidoEm),
    validoAte: d.validoAte && formatarDia(d.validoAte),
    desde: d.desde && formatarDia(d.desde),
    resultado,
    categorias,
    ear,
    ...Object.fromEntries(
      Object.entries(habilitadoDesde ?? {}).map(([c, desde]) => [
        `habilitadoDesde.${c}`,
        formatarDia(desde),
      ]),
    ),
    'conferencia.modo': d.conferencia.modo,
  }
  for (const [nome, valor] of Object.entries(valores)) {
    if (valor !== undefined) await tela.preencher({ [`documento.${nome}`]: valor })
  }
  await tela.enviar()
}

/** Registers a vehicle on screen, from the owner's register; gives the id. */
export async function cadastrarVeiculo(
  tela: Tela,
  v: ReturnType<Historia['cadastroDeVeiculo']> &
    Readonly<{ cilindrada?: number; lugares?: number; portas?: number; cintos?: number }>,
  dono: string,
): Promise<string> {
  await tela.ir()
  await tela.comando('cadastrarVeiculo')
  for (const [nome, valor] of Object.entries({
    placa: v.placa,
    renavam: v.renavam,
    chassi: v.chassi,
    tipo: v.tipo,
    marca: v.marca,
    modelo: v.modelo,
    anoFabricacao: v.anoFabricacao,
    cilindrada: v.cilindrada,
    lugares: v.lugares,
    portas: v.portas,
    cintos: v.cintos,
  })) {
    if (valor !== undefined) await tela.preencher({ [nome]: String(valor) })
  }
  for (const caixa of await tela.page.locator('[data-campo^="caracteristicas."]').all()) {
    await caixa.getByRole('checkbox').check()
  }
  await tela.preencher({
    'propriedade.regime': 'proprio',
    'propriedade.pessoa': { procurar: dono },
    'propriedade.desde': formatarDia(v.propriedade.desde),
  })
  await tela.enviar()
  return tela.id
}

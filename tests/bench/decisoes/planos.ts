import type { Pedido } from './cena.ts'
import { emOutra, papel, vale } from './direta.ts'

const numero = (dia: string | undefined): number => Number((dia ?? '0').replaceAll('-', ''))

/**
 * The facts as an engine likes them best: flat, and days as numbers, since neither engine compares
 * dates without paying for it. Made before the clock starts: looking them up, which our side does
 * inside its time, is not charged to the engines.
 */
export function planos({ mundo, outorga, contexto }: Pedido) {
  const pessoa = mundo.pessoa(outorga.titular)
  const veiculo = mundo.veiculo(outorga.veiculo)
  if (pessoa === undefined || veiculo === undefined) throw new Error('sem cadastro')
  const cnh = papel(pessoa, 'cnh')
  const resultado = (tipo: string) => papel(pessoa, tipo)?.resultado ?? 'nenhum'
  const presente = (tipo: string) => papel(pessoa, tipo) !== undefined
  const parametro = (id: string) => Number(contexto.parametros[id]?.[0]?.valor)
  return {
    fisica: pessoa.tipo === 'fisica',
    licitacao: outorga.selecao !== undefined,
    vigentes: mundo.outorgasVigentes(contexto.hoje),
    vagas: Math.floor(parametro('populacao') / parametro('habitantes-por-permissao')),
    titularEmOutra: emOutra(mundo.outorgasDoTitular(pessoa.id), outorga.id),
    nascimento: numero(pessoa.identidade?.nascimento ?? '9999-12-31'),
    habilitadoDesde: numero(cnh?.habilitadoDesde?.['A'] ?? '9999-12-31'),
    cursoAte: numero(papel(pessoa, 'curso-de-mototaxista')?.validoAte),
    cnhComA: cnh?.categorias?.includes('A') === true,
    cnhAte: numero(cnh?.validoAte),
    policiaFederal: resultado('certidao-da-policia-federal'),
    policiaEstadual: resultado('certidao-da-policia-estadual'),
    justicaFederal: resultado('certidao-da-justica-federal'),
    justicaEstadual: resultado('certidao-da-justica-estadual'),
    atestado: presente('atestado-de-sanidade-mental'),
    inss: presente('inscricao-no-inss'),
    seguro: vale(papel(pessoa, 'apolice-de-seguro-de-vida')),
    municipio: pessoa.municipioDoDomicilio,
    sindicato: presente('registro-no-sindicato'),
    tipoDeVeiculo: veiculo.tipo as string,
    regime: veiculo.propriedade?.regime ?? 'nenhum',
    doTitular: (veiculo.propriedade?.pessoa ?? pessoa.id) === pessoa.id,
    parentesco: veiculo.propriedade?.parentesco ?? '',
    atoFormalEm: numero(veiculo.propriedade?.atoFormalEm),
    veiculoEmOutra: emOutra(mundo.outorgasDoVeiculo(veiculo.id), outorga.id),
    cilindrada: veiculo.cilindrada ?? 0,
    quatroTempos: veiculo.caracteristicas['motor-de-quatro-tempos'] === true,
    anoFabricacao: veiculo.anoFabricacao,
  }
}

export type Planos = ReturnType<typeof planos>

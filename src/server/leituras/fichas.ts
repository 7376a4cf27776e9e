import { taxaEmAberto } from '#core/taxa/taxa.ts'
import { corrente, type Corrente } from '#core/ato.ts'
import { recusasDoVeiculoVedado } from '#core/perda/impedimentos.ts'
import { indiciosDePerda } from '#core/perda/indicios.ts'
import { recusasDeRecolhimento } from '#core/recolhimento/impedimento.ts'
import type { Veiculo } from '#core/veiculo/veiculo.ts'
import { obitoDaPessoa } from '#core/transferencia/obito.ts'
import { situacaoEm } from '#core/situacao/segmentos.ts'
import type { FichaDaPessoa, FichaDoVeiculo, Prontuario } from '../contrato/contrato.ts'
import { documentosDaFicha } from '../documentos/documentosDaFicha.ts'
import { naoEncontrado } from '../http/problema.ts'
import { ocultarRestritos } from '../restritos/ocultar.ts'
import { comandosDas, comandosDeInicio, semMedida } from './comandosPossiveis.ts'
import { linhaDoTempo } from './linha.ts'
import { citacoes, explicada } from './recusas.ts'
import { sequencia, type Vista } from './vista.ts'

/** The whole file of a grant on the day of the view's context. Throws 404. */
export function prontuario(vista: Vista, id: string): Prontuario {
  const { mundo, contexto, servico } = vista
  const outorga = mundo.outorga(id)
  const titular = outorga && mundo.pessoa(outorga.titular)
  const veiculo = outorga && mundo.veiculo(outorga.veiculo)
  if (!outorga || !titular || !veiculo) throw naoEncontrado('Esta outorga')
  const condutores = mundo.condutoresDaOutorga(id)
  const taxas = mundo.taxasDaOutorga(id)
  const autos = mundo.autosDaOutorga(id)
  const situacao =
    outorga.inicio === undefined ? null : situacaoEm(id, mundo, contexto, contexto.hoje)
  const proprias: Corrente[] = [
    corrente('outorga', id),
    corrente('licenciamento', id),
    corrente('vistoria', veiculo.id),
  ]
  const daVida = new Set<Corrente>([
    ...proprias,
    corrente('pessoa', titular.id),
    corrente('veiculo', veiculo.id),
    ...condutores.map((c) => corrente('condutor', c.id)),
    ...taxas.map((t) => corrente('taxa', t.id)),
    ...autos.map((a) => corrente('auto', a.id)),
  ])
  const ficha = {
    seq: sequencia(vista, corrente('outorga', id)),
    em: contexto.hoje,
    outorga,
    situacao: situacao && {
      regular: situacao.regular,
      situacao: situacao.situacao,
      desde: situacao.desde,
      motivos: situacao.motivos.map((r) => explicada(r, servico.pacote)),
    },
    titular: ocultarRestritos(titular, servico.pacote),
    veiculo,
    provisorios: (outorga.frota?.provisorios ?? []).flatMap((p) => mundo.veiculo(p.veiculo) ?? []),
    vistorias: mundo.vistorias(veiculo.id),
    licenciamento: mundo.licenciamento(id),
    condutores: condutores.map((c) => {
      const falecidoEm = obitoDaPessoa(c.pessoa, mundo, vista.contexto.hoje)?.obitoEm
      return {
        ...c,
        nome: mundo.pessoa(c.pessoa)?.identidade?.nome ?? 'nome eliminado',
        ...(falecidoEm === undefined ? {} : { falecidoEm }),
      }
    }),
    taxas,
    autos,
    recolhimentos: mundo.recolhimentosDoVeiculo(veiculo.id),
    perdas: mundo.perdasDaOutorga(id),
    indicios: indiciosDaFicha(vista, id),
    impressos: vista.impressos ?? [],
    comandos: [
      ...comandosDas(vista, proprias),
      ...comandosDas(
        vista,
        taxas
          .filter((t) => taxaEmAberto(t, vista.contexto.hoje))
          .map((t) => corrente('taxa', t.id)),
      ),
      ...comandosDas(
        vista,
        condutores.filter((c) => c.baixadoEm === undefined).map((c) => corrente('condutor', c.id)),
      ),
      ...comandosDeInicio(
        vista,
        ['condutor', 'taxa', 'auto', 'recolhimento', 'expediente', 'perda'],
        id,
      ).filter((c) => c.nome !== 'executarPenalidade'),
    ],
    linha: linhaDoTempo(vista, daVida),
  }
  return { ...ficha, documentos: documentosDaFicha(ficha, servico, `outorgas/${id}`) }
}

/** The grounds of loss already there on the day, by name and article. */
const indiciosDaFicha = (vista: Vista, id: string) =>
  indiciosDePerda(id, vista.mundo, vista.contexto)
    .filter((i) => i.desde <= vista.contexto.hoje)
    .map((i) => {
      const h = vista.servico.pacote.processo.medidas?.perda.hipoteses.find(
        (x) => x.id === i.hipotese,
      )
      return { ...i, nome: h?.nome ?? i.hipotese, citacoes: citacoes(h?.fundamentos ?? []) }
    })

const nomeDe = ({ mundo }: Vista, id: string): string =>
  mundo.pessoa(id)?.identidade?.nome ?? 'nome eliminado'

function proprietarioDe(vista: Vista, v: Veiculo): FichaDoVeiculo['proprietario'] {
  const id = v.propriedade?.pessoa
  if (id !== undefined) return { id, nome: nomeDe(vista, id) }
  return v.proprietarioNome === undefined ? null : { nome: v.proprietarioNome }
}

/** The file of a person or company. Throws 404. */
export function fichaDaPessoa(vista: Vista, id: string): FichaDaPessoa {
  const { mundo } = vista
  const pessoa = mundo.pessoa(id)
  if (!pessoa) throw naoEncontrado('Esta pessoa')
  const c = corrente('pessoa', id)
  return {
    seq: sequencia(vista, c),
    em: vista.contexto.hoje,
    pessoa: ocultarRestritos(pessoa, vista.servico.pacote),
    outorgas: mundo.outorgasDoTitular(id),
    condutores: mundo.condutoresDaPessoa(id),
    veiculos: mundo.veiculosDaPessoa(id),
    nomesDosSocios: Object.fromEntries(
      (pessoa.socios ?? []).map((s) => [s.pessoa, nomeDe(vista, s.pessoa)]),
    ),
    autos: mundo.autosDaPessoa(id),
    comandos: [...comandosDas(vista, [c]), ...comandosDeInicio(vista, ['outorga'])],
    linha: linhaDoTempo(vista, new Set([c])),
  }
}

/** The file of a vehicle, with its inspections. Throws 404. */
export function fichaDoVeiculo(vista: Vista, id: string): FichaDoVeiculo {
  const { mundo } = vista
  const veiculo = mundo.veiculo(id)
  if (!veiculo) throw naoEncontrado('Este veículo')
  const correntes = [corrente('veiculo', id), corrente('vistoria', id)]
  return {
    seq: sequencia(vista, correntes[0]!),
    em: vista.contexto.hoje,
    veiculo,
    proprietario: proprietarioDe(vista, veiculo),
    vistorias: mundo.vistorias(id),
    outorgas: mundo.outorgasDoVeiculo(id),
    recolhimentos: mundo.recolhimentosDoVeiculo(id),
    impedimentos: [
      ...recusasDeRecolhimento(id, mundo, vista.contexto),
      ...recusasDoVeiculoVedado(id, mundo, vista.contexto.hoje),
    ].map((r) => explicada(r, vista.servico.pacote)),
    comandos: [
      ...comandosDas(vista, correntes),
      ...semMedida(vista, comandosDeInicio(vista, ['outorga', 'auto', 'recolhimento']), undefined),
    ],
    linha: linhaDoTempo(vista, new Set(correntes)),
  }
}

import type * as z from 'zod'
import type { RecolhimentoPrevisto } from '#law/esquema/medidas.ts'
import { corrente } from '../../ato.ts'
import { anoDe } from '../../calendar/dia.ts'
import type { Comando } from '../../comando.ts'
import type { Contexto } from '../../contexto.ts'
import { type Decisao, type Recusa, recusar } from '../../decisao.ts'
import { validarPlaca } from '../../identificador/placa.ts'
import type { Mundo } from '../../mundo.ts'
import { inexistente, jaExiste } from '../../mundo/recusas.ts'
import type { Auto } from '../../processo/processo.ts'
import { cabeNoAuto } from '../cabiveis.ts'
import { recolhidoEm } from '../impedimento.ts'
import type { AtoDeRecolhimento, recolherVeiculo } from '../recolhimento.ts'
import { previsto } from '../condicoes.ts'

type Dados = z.infer<typeof recolherVeiculo>

/**
 * Takes a vehicle into custody, seals it or bars it: by the measure that a record bears, or on a
 * ground of its own where the law lets the inspector act on the facts.
 */
export function recolher(
  c: Comando<Dados>,
  mundo: Mundo,
  contexto: Contexto,
): Decisao<AtoDeRecolhimento> {
  const { dados } = c
  const entrada = previsto(contexto.pacote, dados.medida)
  const recusas: Recusa[] = [...jaExiste(c.corrente, mundo)]
  if (entrada === undefined)
    return recusar([
      ...recusas,
      { codigo: 'recolhimento.medida-desconhecida', fundamentos: [], falta: dados.medida },
    ])
  const auto = dados.auto === undefined ? undefined : mundo.auto(dados.auto)
  if (dados.auto !== undefined && auto === undefined)
    recusas.push(inexistente(corrente('auto', dados.auto)))
  if (dados.veiculo !== undefined && mundo.veiculo(dados.veiculo) === undefined)
    recusas.push(inexistente(corrente('veiculo', dados.veiculo)))
  recusas.push(...recusasDoFundamento(entrada, dados, auto))

  const veiculo = auto?.veiculo ?? dados.veiculo
  const lida = dados.placa === undefined ? undefined : validarPlaca(dados.placa)
  const placa =
    auto?.placa ??
    (lida?.ok === true ? lida.valor : dados.placa?.trim() || undefined) ??
    (veiculo === undefined ? undefined : mundo.veiculo(veiculo)?.placa)
  if (veiculo === undefined && placa === undefined)
    recusas.push({
      codigo: 'recolhimento.sem-veiculo',
      fundamentos: entrada.fundamentos,
      falta: 'veiculo',
    })
  recusas.push(...recusasDosElementos(entrada, dados))
  const ja =
    veiculo === undefined
      ? undefined
      : mundo
          .recolhimentosDoVeiculo(veiculo)
          .find((r) => r.especie === entrada.especie && recolhidoEm(r, contexto.hoje))
  if (ja !== undefined)
    recusas.push({
      codigo: 'recolhimento.ja-recolhido',
      fundamentos: entrada.fundamentos,
      dados: { desde: ja.desde, numero: ja.numero ?? '' },
    })
  if (recusas.length > 0) return recusar(recusas)

  const { medida, local, guarda, inventario, chaves, motivo } = dados
  const outorga =
    auto?.outorga ??
    dados.outorga ??
    (veiculo === undefined
      ? undefined
      : mundo.outorgasDoVeiculo(veiculo).find((o) => o.situacao === 'concedida')?.id)
  const dispositivo = auto?.dispositivo ?? dados.dispositivo ?? entrada.fundamentos[0] ?? ''
  return [
    {
      tipo: 'veiculoRecolhido',
      corrente: c.corrente,
      fundamentos: [...new Set([dispositivo, ...entrada.fundamentos])],
      ...(entrada.lacuna === undefined ? {} : { lacunas: [entrada.lacuna] }),
      dados: {
        em: contexto.hoje,
        medida,
        especie: entrada.especie,
        ...(auto === undefined ? {} : { auto: auto.id }),
        dispositivo,
        ...(veiculo === undefined ? {} : { veiculo }),
        ...(placa === undefined ? {} : { placa }),
        ...(outorga === undefined ? {} : { outorga }),
        local,
        ...(chaves === undefined ? {} : { chaves }),
        motivo,
        vistoriasAntes: veiculo === undefined ? 0 : mundo.vistorias(veiculo).realizadas.length,
      },
      pessoal: {
        ...(guarda === undefined ? {} : { guarda }),
        ...(inventario === undefined || inventario === '' ? {} : { inventario }),
      },
      numerar: { campo: 'numero', serie: entrada.especie, ano: anoDe(contexto.hoje) },
    },
  ]
}

/** The record bears the measure; or the law lets it be taken on facts, and which is told. */
function recusasDoFundamento(
  entrada: RecolhimentoPrevisto,
  dados: Dados,
  auto: Auto | undefined,
): readonly Recusa[] {
  const { fundamentos } = entrada
  if (dados.auto !== undefined) {
    if (auto === undefined) return []
    if (auto.anuladoEm !== undefined || auto.fase === 'arquivado')
      return [{ codigo: 'recolhimento.auto-sem-efeito', fundamentos, falta: `auto:${auto.id}` }]
    return cabeNoAuto(entrada, auto)
      ? []
      : [
          {
            codigo: 'recolhimento.medida-nao-prevista',
            fundamentos: [auto.dispositivo],
            dados: { medida: entrada.nome },
          },
        ]
  }
  if (!entrada.autonomo) return [{ codigo: 'recolhimento.sem-auto', fundamentos, falta: 'auto' }]
  return dados.dispositivo !== undefined && fundamentos.includes(dados.dispositivo)
    ? []
    : [
        {
          codigo: 'recolhimento.sem-fundamento',
          fundamentos,
          falta: 'dispositivo',
        },
      ]
}

/** What the term of a seized vehicle must tell, so that it comes back as it went. */
const recusasDosElementos = (entrada: RecolhimentoPrevisto, d: Dados): readonly Recusa[] =>
  entrada.especie !== 'apreensao'
    ? []
    : (['guarda', 'inventario', 'chaves'] as const)
        .filter((campo) => d[campo] === undefined || d[campo] === '')
        .map((campo) => ({
          codigo: 'recolhimento.elemento-ausente',
          fundamentos: entrada.fundamentos,
          falta: campo,
        }))

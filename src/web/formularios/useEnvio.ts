import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ComandoAceito, Problema, RecusaExplicada } from '../../server/contrato/contrato.ts'
import { comandar, novaChave } from '../api/comandar.ts'
import { chaveDasLeituras } from '../api/leituras.ts'
import { FalhaDaApi, fraseDoErro } from '../api/problema.ts'
import { consultaDeSessao } from '../api/sessao.ts'
import { useServico } from '../api/servico.ts'
import type { Invalido } from './validar.ts'

export type FalhaDeEnvio = Readonly<{
  titulo: string
  frase?: string
  recusas: readonly RecusaExplicada[]
  invalidos: readonly Invalido[]
}>

export type Envio = Readonly<{
  ocupado: boolean
  falha: FalhaDeEnvio | undefined
  limpar: () => void
  enviar: (dados: unknown, ensaio?: boolean) => Promise<ComandoAceito | undefined>
}>

/**
 * Sends a command from a form. The id is made once for each opening, so a second click, a retry
 * after a lost answer or a double submit record nothing twice.
 */
export function useEnvio(caminho: string, seq: number | undefined): Envio {
  const { base } = useServico()
  const consultas = useQueryClient()
  const chave = useRef('')
  const correndo = useRef(false)
  const [ocupado, ocupar] = useState(false)
  const [falha, falhar] = useState<FalhaDeEnvio>()
  const esquecerLeituras = () => consultas.invalidateQueries({ queryKey: chaveDasLeituras(base) })

  const enviar = async (dados: unknown, ensaio = false) => {
    if (correndo.current) return undefined
    correndo.current = true
    ocupar(true)
    falhar(undefined)
    chave.current ||= novaChave()
    try {
      const aceito = await comandar({ caminho, dados, chave: chave.current, seq, ensaio })
      if (!ensaio) await esquecerLeituras()
      return aceito
    } catch (erro) {
      const status = erro instanceof FalhaDaApi ? erro.status : -1
      if (status === 409 || status === 412) await esquecerLeituras()
      if (status === 401) await consultas.invalidateQueries({ queryKey: consultaDeSessao.queryKey })
      falhar(explicar(erro))
      return undefined
    } finally {
      correndo.current = false
      ocupar(false)
    }
  }
  return { ocupado, falha, limpar: () => falhar(undefined), enviar }
}

/** What was typed wrong, or clashes with the register: not the law's answer, but the form's. */
const CAMPO_DA_RECUSA: Readonly<Record<string, string | undefined>> = {
  'auto.elemento-sem-motivo': 'motivoDaFalta',
  'pessoa.ja-cadastrada': 'identificador',
  'veiculo.ano-incoerente': 'anoFabricacao',
  'veiculo.ja-cadastrado': 'chassi',
  'veiculo.mesma-placa': 'placa',
  'veiculo.placa-repetida': 'placa',
  'parametro.fora-dos-limites': 'valor',
  'parametro.tipo': 'valor',
}
const PESSOAIS = ['cpf', 'cnpj']
/** Days of facts told, out of place: `falta` is the field's own path. */
const DATAS = [
  'auto.momento-no-futuro',
  'ciencia.antes-do-ato',
  'ciencia.no-futuro',
  'data.futura',
  'data.invertida',
  'pagamento.no-futuro',
  'protocolo.antes-do-ato',
  'protocolo.no-futuro',
]

function campoDaRecusa({ codigo, falta = '' }: RecusaExplicada): string | undefined {
  if (DATAS.includes(codigo)) return falta === '' ? undefined : falta
  if (codigo === 'auto.elemento-sem-motivo' && falta === 'assinatura') return 'assinatura.motivo'
  // The same refusal, of another command, is of a paper already joined.
  if (codigo === 'documento.sem-resultado' && falta === 'resultado') return 'documento.resultado'
  if (codigo !== 'identificador.invalido') return CAMPO_DA_RECUSA[codigo]
  if (falta === 'cnh') return 'documento.numero'
  if (falta === 'cep') return 'endereco.cep'
  return PESSOAIS.includes(falta) ? 'identificador' : falta
}

/** The refusals that belong beside a field, apart from those of the law. */
function separar(problema: Problema | undefined): Pick<FalhaDeEnvio, 'recusas' | 'invalidos'> {
  const invalidos = [...(problema?.invalidos ?? [])]
  const recusas = (problema?.recusas ?? []).filter((recusa) => {
    const campo = campoDaRecusa(recusa)
    if (campo !== undefined) invalidos.push({ campo, mensagem: recusa.frase })
    return campo === undefined
  })
  return { recusas, invalidos }
}

/** Only what cites a provision is the law's refusal. */
const tituloDasRecusas = (recusas: readonly RecusaExplicada[]): string =>
  recusas.some((r) => r.fundamentos.length > 0 || (r.outrasNormas?.length ?? 0) > 0)
    ? 'A lei não permite'
    : 'Não é possível agora'

function explicar(erro: unknown): FalhaDeEnvio {
  const problema = erro instanceof FalhaDaApi ? erro.problema : undefined
  const status = erro instanceof FalhaDaApi ? erro.status : -1
  const { recusas, invalidos } = separar(problema)
  if (recusas.length > 0) return { titulo: tituloDasRecusas(recusas), recusas, invalidos }
  if (invalidos.length > 0) return { titulo: 'Confira os dados', recusas, invalidos }
  if (status === 409 || status === 412) {
    return {
      titulo: 'Alguém registrou outro ato enquanto você preenchia',
      frase:
        'Os dados foram recarregados e o que você escreveu continua aqui. Confira e envie outra vez.',
      recusas,
      invalidos,
    }
  }
  if (erro instanceof FalhaDaApi && erro.semRede) {
    return {
      titulo: 'Sem conexão',
      frase:
        'O servidor não respondeu. O que você escreveu está guardado; enviar de novo não registra duas vezes.',
      recusas,
      invalidos,
    }
  }
  return { titulo: 'Não foi possível registrar', frase: fraseDoErro(erro), recusas, invalidos }
}

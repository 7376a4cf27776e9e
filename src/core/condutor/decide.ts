import type * as z from 'zod'
import { corrente, idDaCorrente, type Corrente } from '../ato.ts'
import { anoDe } from '../calendar/dia.ts'
import type { Comando } from '../comando.ts'
import type { Contexto } from '../contexto.ts'
import { type Decisao, type Recusa, recusar } from '../decisao.ts'
import { fundamentosDeQuemPede, requisitosQuePedem } from '../lei/exigencias.ts'
import { prazoEmVigor, somarDuracao } from '../lei/prazo.ts'
import { recusasDeVigencia } from '../lei/vigencia.ts'
import type { Mundo } from '../mundo.ts'
import { fatosDaOutorga, fundamentosDe, lacunasDe } from '../mundo/fatos.ts'
import { inexistente, jaExiste } from '../mundo/recusas.ts'
import { recusasSemTitular } from '../outorga/emVigor.ts'
import type { Outorga } from '../outorga/outorga.ts'
import { outorgaVigente } from '../outorga/vigencia.ts'
import { recusasDoObito } from '../transferencia/obito.ts'
import { recusasDoCondutorPunido } from '../perda/impedimentos.ts'
import { recusasDaPessoa } from '../pessoa/entrada.ts'
import { avaliar } from '../requirement/avaliar.ts'
import type { AtoDeCondutor, baixarCondutor, inscreverCondutor } from './condutor.ts'
import { recusasDaTransicao } from './transicoes.ts'
import { condutorAtivo } from './vigencia.ts'

type D = Decisao<AtoDeCondutor>

/** Nobody is registered for a grant that ended, nor for that of a holder who died. */
const recusasDaEncerrada = (o: Outorga, contexto: Contexto): readonly Recusa[] => [
  ...(o.encerradaEm === undefined
    ? []
    : [
        {
          codigo: 'outorga.encerrada',
          fundamentos: fundamentosDeQuemPede(contexto.pacote, 'outorga-vigente', contexto.hoje),
          dados: { situacao: o.situacao },
        },
      ]),
  ...recusasDoObito(o, contexto, contexto.hoje),
]

/** What bars any driver from this grant: where the law asks that it be in force, also that it is not. */
export function sondarInscricao(c: Corrente, mundo: Mundo, contexto: Contexto): readonly Recusa[] {
  const o = mundo.outorga(idDaCorrente(c))
  const { pacote, hoje } = contexto
  const pedeVigor = requisitosQuePedem(pacote, 'outorga-vigente', hoje).some((r) =>
    r.operacoes.includes('inscrever-condutor'),
  )
  if (o === undefined || pedeVigor) return recusasSemTitular(o, c, contexto)
  return recusasDaEncerrada(o, contexto)
}

/**
 * Registers a driver for a grant, by the requirements of `inscrever-condutor`. The certificate lasts
 * the pack's term `certificado-de-condutor`, if it has one.
 */
export function inscrever(
  c: Comando<z.infer<typeof inscreverCondutor>>,
  mundo: Mundo,
  contexto: Contexto,
): D {
  const { hoje, pacote } = contexto
  const { pessoa: idPessoa, outorga: idOutorga, funcao, presencial, procuracao, jornada } = c.dados
  const pessoa = mundo.pessoa(idPessoa)
  const outorga = mundo.outorga(idOutorga)
  const faltam: Recusa[] = [...jaExiste(c.corrente, mundo), ...recusasDeVigencia(pacote, hoje)]
  if (pessoa === undefined) faltam.push(inexistente(corrente('pessoa', idPessoa)))
  if (outorga === undefined) faltam.push(inexistente(corrente('outorga', idOutorga)))
  if (pessoa === undefined || outorga === undefined) return recusar(faltam)

  const fatos = {
    ...fatosDaOutorga(mundo, outorga),
    presencial,
    procuracao,
    pedidoEm: hoje,
    condutor: { id: idDaCorrente(c.corrente), funcao, pessoa, jornada },
  }
  const avaliacao = avaliar('inscrever-condutor', fatos, contexto)
  const recusas = [
    ...faltam,
    ...recusasDaPessoa(pessoa.id, mundo, contexto),
    ...recusasDoCondutorPunido(pessoa.id, mundo, hoje),
    ...avaliacao.recusas,
  ]
  recusas.push(...recusasDaEncerrada(outorga, contexto))
  const { condutores } = pacote.lei
  if (condutores !== undefined && !condutores.funcoes.includes(funcao))
    recusas.push({ codigo: 'condutor.funcao-fora-da-lei', fundamentos: condutores.fundamentos })
  if (pessoa.tipo === 'juridica')
    recusas.push({ codigo: 'condutor.pessoa-juridica', fundamentos: [] })
  if (funcao === 'titular' && outorga.titular !== pessoa.id)
    recusas.push({ codigo: 'condutor.nao-e-o-titular', fundamentos: [] })
  const ja = mundo
    .condutoresDaOutorga(outorga.id)
    .some((x) => x.pessoa === pessoa.id && condutorAtivo(x, hoje))
  if (ja) recusas.push({ codigo: 'condutor.ja-inscrito', fundamentos: [] })
  if (recusas.length > 0) return recusar(recusas)

  // Where nothing above bars who holds another grant, the law is silent: it is told, not refused.
  const deOutra = mundo
    .outorgasDoTitular(pessoa.id)
    .some((o) => o.id !== outorga.id && outorgaVigente(o, hoje))
  const avisos = deOutra ? [pacote.lei.titularComoCondutor?.lacuna] : []
  const prazo = prazoEmVigor(contexto, 'certificado-de-condutor', hoje)
  const certificadoAte =
    prazo && somarDuracao(hoje, prazo.duracao, pacote.prazos.contagem, contexto.calendario)
  return [
    {
      tipo: 'condutorInscrito',
      corrente: c.corrente,
      fundamentos: fundamentosDe(avaliacao, prazo?.fundamentos),
      ...lacunasDe(
        avaliacao,
        [...avisos, prazo?.lacuna].filter((l) => l !== undefined),
      ),
      dados: {
        em: hoje,
        pessoa: pessoa.id,
        outorga: outorga.id,
        funcao,
        ...(certificadoAte === undefined ? {} : { certificadoAte }),
        ...(jornada === undefined ? {} : { jornada }),
      },
      numerar: { campo: 'numero', serie: 'condutor', ano: anoDe(hoje) },
    },
  ]
}

/** Ends a driver's registration, from the day on. */
export function baixar(
  c: Comando<z.infer<typeof baixarCondutor>>,
  mundo: Mundo,
  { hoje }: Contexto,
): D {
  const recusas = recusasDaTransicao(
    'baixarCondutor',
    mundo.condutor(idDaCorrente(c.corrente)),
    c.corrente,
  )
  if (recusas.length > 0) return recusar(recusas)
  return [
    {
      tipo: 'condutorBaixado',
      corrente: c.corrente,
      fundamentos: [],
      dados: { em: hoje, motivo: c.dados.motivo },
    },
  ]
}

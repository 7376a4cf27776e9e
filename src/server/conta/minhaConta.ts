import { diferencaEmDias } from '#core/calendar/dia.ts'
import { corrente, type Corrente } from '#core/ato.ts'
import { formatarPlaca } from '#core/identificador/placa.ts'
import { condutorAtivo } from '#core/condutor/vigencia.ts'
import { nomear } from '#core/mensagens/palavras.ts'
import { regraDoMeio } from '#core/notificacao/meios.ts'
import { recusasDaConcessao } from '#core/outorga/decide/conceder.ts'
import type { Outorga } from '#core/outorga/outorga.ts'
import { destinatarioDa } from '#core/perda/decide/caso.ts'
import { taxaEmAberto } from '#core/taxa/taxa.ts'
import { emMunicipio, type Tx } from '#ledger/banco.ts'
import type { Casa } from '../casa.ts'
import type { MinhaConta, OutorgaDaConta } from '../contrato/conta.ts'
import { naoEncontrado } from '../http/problema.ts'
import { prontuario } from '../leituras/fichas.ts'
import { montarVista } from '../leituras/montarVista.ts'
import { citacoes, explicada } from '../leituras/recusas.ts'
import type { Vista } from '../leituras/vista.ts'
import type { Servico } from '../servicos.ts'
import { acessosDaConta } from './acessos.ts'
import { candidaturasDe } from './candidaturas.ts'
import { type Dono, outorgasAtuais } from './dono.ts'
import {
  notificacoesDaPerda,
  notificacoesDoAuto,
  processoDaPerda,
  processoDoAuto,
} from './processos.ts'

/** All that is of the person of the session, and nothing of anyone else. */
export async function minhaConta(casa: Casa, servico: Servico, dono: Dono): Promise<MinhaConta> {
  const vista = await montarVista(casa, servico, dono, ['pessoa', dono.pessoa])
  const { mundo, contexto } = vista
  const { hoje } = contexto
  const pessoa = mundo.pessoa(dono.pessoa)
  if (pessoa === undefined) throw naoEncontrado('O seu cadastro')
  const deles = mundo.outorgasDoTitular(dono.pessoa)
  const vistas = await Promise.all(
    deles.map(({ id }) => montarVista(casa, servico, dono, ['outorga', id])),
  )
  const atuais = new Set(outorgasAtuais(mundo, dono.pessoa).map((o) => o.id))
  const outorgas = vistas.map((v, i) => outorgaDaConta(v, deles[i]?.id ?? '', atuais))
  const inscricoes = mundo.condutoresDaPessoa(dono.pessoa)
  const autos = mundo.autosDaPessoa(dono.pessoa)
  const perdas = [
    ...vistas.flatMap((v, i) => v.mundo.perdasDaOutorga(deles[i]?.id ?? '')),
    ...mundo.perdasDaPessoa(dono.pessoa),
    ...inscricoes.flatMap((c) => mundo.perdasDaOutorga(c.outorga)),
  ]
    .filter((p, i, todas) => todas.findIndex((x) => x.id === p.id) === i)
    .filter((p) => p.hipotese !== undefined && destinatarioDa(p, mundo) === dono.pessoa)
  const dasOutorgas = vistas.flatMap((v, i): Corrente[] => {
    const { id, veiculo } = deles[i] ?? { id: '', veiculo: '' }
    const c = ['outorga', 'licenciamento'].map((t) => corrente(t as 'outorga', id))
    return atuais.has(id) ? [...c, corrente('veiculo', veiculo), corrente('vistoria', veiculo)] : c
  })
  const correntes = [
    corrente('pessoa', dono.pessoa),
    ...dasOutorgas,
    ...inscricoes.map((c) => corrente('condutor', c.id)),
  ]
  const veiculos = new Map(
    outorgas.filter((o) => atuais.has(o.id)).map((o) => [o.veiculo.id, o.veiculo.placa]),
  )
  const [vencimentos, agendamentos, acessos] = await emMunicipio(
    casa.pool,
    Number(servico.municipio),
    async (tx) => [
      await lerVencimentos(tx, servico, correntes, hoje),
      await lerAgendamentos(tx, servico, veiculos, hoje),
      await acessosDaConta(tx, dono),
    ],
  )
  const regra = regraDoMeio(servico.pacote, 'eletronica')
  const admitida = servico.pacote.processo.ciencia.meios.includes('eletronica')
  const desde = pessoa.notificacaoEletronica?.desde
  return {
    hoje,
    pessoa: { nome: pessoa.identidade?.nome ?? dono.nome },
    acessos,
    eletronica: {
      admitida,
      ...(desde === undefined ? {} : { desde }),
      ...(regra?.leitura === undefined ? {} : { dias: regra.leitura.prazo.quantidade }),
    },
    outorgas,
    inscricoes: inscricoes.map((c) => ({
      outorga: mundo.outorga(c.outorga)?.numero ?? '',
      funcao: nomear(c.funcao),
      ...(c.certificadoAte === undefined ? {} : { certificadoAte: c.certificadoAte }),
      ativa: condutorAtivo(c, hoje),
    })),
    papeis: pessoa.documentos
      .map((d) => ({
        nome: servico.pacote.documentos.find((x) => x.tipo === d.tipo)?.nome ?? d.tipo,
        emitidoEm: d.emitidoEm,
        ...(d.validoAte === undefined ? {} : { validoAte: d.validoAte }),
        vencido: d.validoAte !== undefined && d.validoAte < hoje,
      }))
      .toReversed(),
    vencimentos,
    notificacoes: [
      ...autos.flatMap((a) => notificacoesDoAuto(a, dono.pessoa, vista)),
      ...perdas.flatMap((p) => notificacoesDaPerda(p, dono.pessoa, vista)),
    ].toSorted((a, b) => b.expedidaEm.localeCompare(a.expedidaEm)),
    processos: [
      ...perdas.map((p) => processoDaPerda(p, vista)),
      ...autos.map((a) => processoDoAuto(a, dono.pessoa, vista)),
    ],
    candidaturas: await candidaturasDe(casa, servico, dono),
    agendamentos,
  }
}

/** `atuais`: of the others, what came to the vehicle after they ended is not told. */
function outorgaDaConta(vista: Vista, id: string, atuais: ReadonlySet<string>): OutorgaDaConta {
  const p = prontuario(vista, id)
  const { hoje } = vista.contexto
  const licenciadaAte = p.licenciamento.licenciamentos
    .map((l) => l.validoAte)
    .toSorted()
    .at(-1)
  const vistoriaAte = p.vistorias.realizadas
    .flatMap((v) => v.validaAte ?? [])
    .toSorted()
    .at(-1)
  const { taxas } = vista.servico.pacote
  return {
    id,
    numero: p.outorga.numero ?? p.outorga.protocolo ?? '',
    ...pedidoDaConta(vista, p.outorga),
    situacao: nomear(p.outorga.situacao),
    regular: p.situacao?.regular ?? false,
    motivos: p.situacao?.motivos ?? [],
    ...(p.outorga.termoFinal === undefined ? {} : { termoFinal: p.outorga.termoFinal }),
    ...(licenciadaAte === undefined ? {} : { licenciadaAte }),
    veiculo: {
      id: p.veiculo.id,
      placa: formatarPlaca(p.veiculo.placas.at(-1)?.placa ?? ''),
      modelo: `${p.veiculo.marca} ${p.veiculo.modelo}`,
      ...(vistoriaAte === undefined || !atuais.has(id) ? {} : { vistoriaAte }),
    },
    condutores: p.condutores
      .filter((c) => condutorAtivo(c, hoje))
      .map((c) => ({
        nome: c.nome,
        funcao: nomear(c.funcao),
        ...(c.certificadoAte === undefined ? {} : { certificadoAte: c.certificadoAte }),
      })),
    taxas: p.taxas.map((t) => ({
      id: t.id,
      nome: taxas.find((x) => x.id === t.taxa)?.nome ?? t.taxa,
      valor: t.valor,
      aberta: taxaEmAberto(t, hoje),
      em: t.pagaEm ?? t.lancadaEm,
    })),
  }
}

/**
 * A request is no grant: whoever asked sees what the counter sees to be missing, of themselves and of
 * their vehicle, and that the turn of others may come first, never who they are.
 */
function pedidoDaConta(vista: Vista, o: Outorga): Pick<OutorgaDaConta, 'pedido'> {
  if (o.situacao !== 'requerida') return {}
  const { mundo, contexto, servico } = vista
  const faltam = recusasDaConcessao(corrente('outorga', o.id), mundo, contexto)
  return {
    pedido: {
      protocolo: o.protocolo ?? '',
      em: o.requeridaEm,
      faltam: faltam.map((r) => explicada(r, servico.pacote)),
    },
  }
}

async function lerVencimentos(
  tx: Tx,
  servico: Servico,
  correntes: readonly Corrente[],
  hoje: string,
): Promise<MinhaConta['vencimentos']> {
  const linhas = await tx.sql<{ nome: string; em: string; fundamentos: string[] }>(
    `SELECT nome, vence_em::text AS em, fundamentos FROM vencimento
     WHERE municipio = $1 AND servico = $2 AND corrente = ANY ($3)
       AND vence_em <= $4::date + 120 ORDER BY vence_em LIMIT 60`,
    [tx.municipio, servico.slug, correntes, hoje],
  )
  return linhas.map((l) => ({
    nome: l.nome,
    venceEm: l.em,
    dias: diferencaEmDias(hoje, l.em),
    citacoes: citacoes(l.fundamentos),
  }))
}

async function lerAgendamentos(
  tx: Tx,
  servico: Servico,
  veiculos: ReadonlyMap<string, string>,
  hoje: string,
): Promise<MinhaConta['agendamentos']> {
  const linhas = await tx.sql<MinhaConta['agendamentos'][number] & { veiculo: string }>(
    `SELECT a.id, l.nome AS local, l.endereco, a.dia::text AS dia,
       to_char(a.hora, 'HH24:MI') AS hora, a.veiculo
     FROM agendamento a JOIN local_de_vistoria l
       ON l.municipio = a.municipio AND l.servico = a.servico AND l.id = a.local
     WHERE a.municipio = $1 AND a.servico = $2 AND a.veiculo = ANY ($3) AND a.dia >= $4
       AND a.desmarcado_em IS NULL ORDER BY a.dia, a.hora`,
    [tx.municipio, servico.slug, [...veiculos.keys()], hoje],
  )
  return linhas.map(({ veiculo, ...a }) => ({ ...a, placa: veiculos.get(veiculo) ?? '' }))
}

import type { Dia } from '#core/calendar/dia.ts'
import { maiuscula } from '#core/mensagens/palavras.ts'
import type { Papel } from '#core/contexto.ts'
import type { Pacote } from '#law/pacote.ts'
import { autos } from './autos.ts'
import { codigosDeConta } from './codigosDeConta.ts'
import { dividaAtiva } from './dividaAtiva.ts'
import { blocos, sessoesDaJunta } from './doProcesso.ts'
import { carteiras, denuncias, doInforme, entidades, expedientes, selecoes } from './doOrgao.ts'
import { BUSCA } from './busca.ts'
import type { DefinicaoDeLista, MontarLista } from './lista.ts'
import { vigenteEm } from '#ledger/outorgasVigentes.ts'

const VEICULO = `LEFT JOIN veiculo_atual v ON v.municipio = l.municipio AND v.servico = l.servico AND v.veiculo = l.veiculo`

const outorgas: MontarLista = ({ lei: { termos } }, hoje) => ({
  id: 'outorgas',
  nome: maiuscula(termos.outorga.plural),
  explica: `Todos os pedidos e ${termos.outorga.plural}, com o que vence.`,
  recurso: 'outorgas',
  de: `painel_outorga l ${VEICULO} ${BUSCA('outorga', 'outorga')}`,
  chave: 'l.outorga',
  texto: 'b.texto',
  ordem: 'titular',
  emLote: ['licenciarOutorga', 'lancarTaxa', 'prorrogarOutorga'],
  colunas: [
    { id: 'titular', titulo: maiuscula(termos.titular.singular), tipo: 'texto', sql: 'b.titulo' },
    {
      id: 'numero',
      titulo: 'Número',
      tipo: 'texto',
      sql: "coalesce(l.numero, 'protocolo ' || l.protocolo)",
    },
    { id: 'situacao', titulo: 'Situação', tipo: 'codigo', sql: 'l.situacao' },
    { id: 'placa', titulo: 'Placa', tipo: 'placa', sql: 'v.placa' },
    { id: 'veiculo', titulo: 'Veículo', tipo: 'texto', sql: `v.marca || ' ' || v.modelo` },
    { id: 'inicio', titulo: 'Início', tipo: 'dia', sql: 'l.inicio' },
    { id: 'termo', titulo: 'Prazo até', tipo: 'dia', sql: 'l.termo_final' },
    { id: 'vistoria', titulo: 'Vistoria até', tipo: 'dia', sql: 'l.vistoria_ate' },
    {
      id: 'licenciamento',
      titulo: `${maiuscula(termos.licenciamento.singular)} até`,
      tipo: 'dia',
      sql: 'l.licenciamento_ate',
    },
  ],
  filtros: [
    {
      id: 'situacao',
      titulo: 'Situação',
      tipo: 'opcao',
      opcoes: ['requerida', 'concedida', 'indeferida', 'transferida', 'baixada', 'cassada'],
      sql: 'l.situacao = ?',
    },
    {
      id: 'vistoria-ate',
      titulo: 'Vistoria vence até',
      tipo: 'dia',
      sql: 'l.vistoria_ate <= ?::date',
    },
    { id: 'termo-ate', titulo: 'Prazo termina até', tipo: 'dia', sql: 'l.termo_final <= ?::date' },
    {
      id: 'vigentes',
      titulo: 'Em vigor hoje',
      tipo: 'opcao',
      opcoes: ['sim'],
      amais: true,
      sql: { sim: vigenteEm('l', `'${hoje}'`) },
    },
  ],
})

const pessoas: MontarLista = () => ({
  id: 'pessoas',
  nome: 'Pessoas e empresas',
  explica: 'Titulares, condutores, proprietários e empresas cadastrados.',
  recurso: 'pessoas',
  de: 'busca l',
  chave: `split_part(l.corrente, ':', 2)`,
  onde: `l.tipo = 'pessoa'`,
  texto: 'l.texto',
  ordem: 'nome',
  colunas: [
    { id: 'nome', titulo: 'Nome', tipo: 'texto', sql: 'l.titulo' },
    { id: 'identificador', titulo: 'CPF ou CNPJ', tipo: 'cpf', sql: 'l.subtitulo' },
    {
      id: 'outorgas',
      titulo: 'Em vigor',
      tipo: 'inteiro',
      sql: `(SELECT count(*) FROM painel_outorga o WHERE o.municipio = l.municipio AND o.servico = l.servico
        AND o.titular = split_part(l.corrente, ':', 2) AND o.situacao = 'concedida')`,
    },
  ],
  filtros: [],
})

const veiculos: MontarLista = ({ lei: { termos } }) => ({
  id: 'veiculos',
  nome: 'Veículos',
  explica: `Cada veículo cadastrado e a ${termos.outorga.singular} em que está.`,
  recurso: 'veiculos',
  de: `veiculo_atual l
    LEFT JOIN LATERAL (SELECT o.numero, o.vistoria_ate FROM painel_outorga o
      WHERE o.municipio = l.municipio AND o.servico = l.servico AND o.veiculo = l.veiculo AND o.situacao = 'concedida'
      ORDER BY o.inicio DESC LIMIT 1) o ON true
    ${BUSCA('veiculo', 'veiculo')}`,
  chave: 'l.veiculo',
  texto: 'b.texto',
  ordem: 'placa',
  colunas: [
    { id: 'placa', titulo: 'Placa', tipo: 'placa', sql: 'l.placa' },
    { id: 'tipo', titulo: 'Tipo', tipo: 'codigo', sql: 'l.tipo' },
    { id: 'modelo', titulo: 'Marca e modelo', tipo: 'texto', sql: `l.marca || ' ' || l.modelo` },
    { id: 'ano', titulo: 'Ano', tipo: 'inteiro', sql: 'l.ano_fabricacao' },
    { id: 'numero', titulo: maiuscula(termos.outorga.singular), tipo: 'texto', sql: 'o.numero' },
    { id: 'vistoria', titulo: 'Vistoria até', tipo: 'dia', sql: 'o.vistoria_ate' },
  ],
  filtros: [
    {
      id: 'uso',
      titulo: 'No serviço',
      tipo: 'opcao',
      opcoes: ['sim', 'nao'],
      sql: `CASE WHEN o.numero IS NULL THEN 'nao' ELSE 'sim' END = ?`,
    },
    { id: 'ano-ate', titulo: 'Ano até', tipo: 'valor', sql: 'l.ano_fabricacao::text <= ?' },
  ],
})

const recolhimentos: MontarLista = () => ({
  id: 'recolhimentos',
  nome: 'Veículos recolhidos',
  explica: 'Retidos, apreendidos e lacrados: onde estão e desde quando.',
  recurso: 'recolhimentos',
  de: `painel_recolhimento l`,
  chave: 'l.recolhimento',
  texto: `lower(concat_ws(' ', l.numero, l.placa, l.local))`,
  ordem: 'desde',
  decrescente: true,
  colunas: [
    { id: 'numero', titulo: 'Número', tipo: 'texto', sql: 'l.numero' },
    { id: 'placa', titulo: 'Placa', tipo: 'placa', sql: 'l.placa' },
    { id: 'medida', titulo: 'Medida', tipo: 'codigo', sql: 'l.medida' },
    { id: 'local', titulo: 'Onde está', tipo: 'texto', sql: 'l.local' },
    { id: 'desde', titulo: 'Desde', tipo: 'dia', sql: 'l.desde' },
    { id: 'encerrado', titulo: 'Até', tipo: 'dia', sql: 'l.encerrado_em' },
    { id: 'situacao', titulo: 'Situação', tipo: 'codigo', sql: 'l.situacao' },
  ],
  filtros: [
    {
      id: 'situacao',
      titulo: 'Situação',
      tipo: 'opcao',
      opcoes: ['recolhido', 'liberado', 'leiloado'],
      sql: 'l.situacao = ?',
    },
  ],
})

const perdas: MontarLista = () => ({
  id: 'perdas',
  nome: 'Perdas e suspensões',
  explica: 'Da proposta à execução: cassação, revogação, cancelamento, suspensão e vedação.',
  recurso: 'perdas',
  de: `painel_perda l LEFT JOIN busca b ON b.municipio = l.municipio AND b.servico = l.servico AND b.corrente = 'outorga:' || l.outorga`,
  chave: 'l.perda',
  texto: 'b.texto',
  ordem: 'proposta',
  decrescente: true,
  colunas: [
    { id: 'numero', titulo: 'Número', tipo: 'texto', sql: 'l.numero' },
    { id: 'titular', titulo: 'De quem', tipo: 'texto', sql: 'b.titulo' },
    { id: 'penalidade', titulo: 'Penalidade', tipo: 'codigo', sql: 'l.penalidade' },
    { id: 'situacao', titulo: 'Situação', tipo: 'codigo', sql: 'l.situacao' },
    { id: 'proposta', titulo: 'Proposta em', tipo: 'dia', sql: 'l.proposta_em' },
    { id: 'desde', titulo: 'Em efeito desde', tipo: 'dia', sql: 'l.desde' },
    { id: 'ate', titulo: 'Até', tipo: 'dia', sql: 'l.ate' },
  ],
  filtros: [],
})

const todas: readonly MontarLista[] = [
  outorgas,
  pessoas,
  veiculos,
  autos,
  recolhimentos,
  perdas,
  expedientes,
  denuncias,
  blocos,
]

/** Only where the law has them. */
const previstas = ({ prazos, processo }: Pacote): readonly MontarLista[] => [
  ...(prazos.entidades === undefined ? [] : [entidades]),
  ...(prazos.selecao === undefined ? [] : [selecoes]),
  ...(processo.carteiraDoFiscal === undefined ? [] : [carteiras]),
  ...(processo.cobranca === undefined ? [] : [dividaAtiva]),
  ...(processo.recurso.colegiado ? [sessoesDaJunta] : []),
  ...(processo.acessoAConta === undefined ? [] : [codigosDeConta]),
]

/** The registers of a service that someone with these roles may read, in its law's words. */
export const listasPara = (
  pacote: Pacote,
  hoje: Dia,
  papeis: readonly Papel[],
): readonly DefinicaoDeLista[] =>
  listasDe(pacote, hoje).filter((l) => l.papeis?.some((p) => papeis.includes(p)) ?? true)

export const listasDe = (pacote: Pacote, hoje: Dia): readonly DefinicaoDeLista[] => [
  ...[...todas, ...previstas(pacote)].map((l) => l(pacote, hoje)),
  ...(pacote.prazos.informes ?? []).map((i) => doInforme(i, pacote)),
]

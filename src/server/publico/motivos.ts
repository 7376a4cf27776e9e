import { naLei } from '#core/mensagens/naLei.ts'
import { citar } from '#core/mensagens/citar.ts'
import { explicar } from '#core/mensagens/explicar.ts'
import type { Pacote } from '#law/pacote.ts'
import type { ConsultaPublica } from '../contrato/contrato.ts'
import type { SegmentoPublico } from './segmento.ts'

type MotivoPublico = ConsultaPublica['motivos'][number]

/** Codes whose sentence is written from the code alone, and says nothing of a person. */
const SEM_DADO: ReadonlySet<string> = new Set([
  'licenciamento.ausente',
  'outorga.cassada',
  'outorga.nao-vigente',
  'outorga.sem-licitacao',
  'substituicao.sem-descaracterizacao',
  'vistoria.ausente',
])

/** What is said of a code whose own sentence needs data that this table does not keep. */
const NEUTRAS: Readonly<Record<string, (p: Palavras) => string>> = {
  'condutor.nao-inscrito': () => 'Falta condutor inscrito no cadastro de condutores',
  'licenciamento.vencido': () => '{O licenciamento} está vencid{licenciamento:o|a}',
  'outorga.afastada': (p) => `${p.titular} está em afastamento`,
  'outorga.bloqueada': (p) => `Há bloqueio sobre ${p.outorga}`,
  'outorga.encerrada': (p) => `${p.outorga} já se encerrou`,
  'outorga.suspensa': (p) => `Há suspensão em vigor sobre ${p.outorga}`,
  'outorga.vencida': (p) => `O prazo d${p.outorga} terminou`,
  'veiculo.idade-maxima': () => 'O veículo passou da vida útil que a lei admite',
  'veiculo.perdido': () => 'O veículo está fora de serviço, à espera de substituição',
  'veiculo.tipo': () => 'O veículo é de tipo que a lei não admite',
  'vistoria.reprovada': () => 'O veículo foi reprovado na última vistoria',
  'vistoria.vencida': () => 'A vistoria do veículo está vencida',
}

/** The same by the code's first word: of people, only that something is missing. */
const POR_ESPECIE: Readonly<Record<string, (p: Palavras) => string>> = {
  condutor: () => 'Um condutor não atende a um requisito da lei',
  documento: () => 'Falta um documento que a lei exige, ou ele está vencido',
  licenciamento: () => '{O licenciamento} não está em dia',
  outorga: (p) => `${p.outorga} não está em condições de operar`,
  parametro: () => 'Falta um valor que a lei deixa ao Município',
  recolhimento: () => 'O veículo está recolhido',
  taxa: () => 'Há taxa em aberto',
  titular: (p) => `${p.titular} não atende a um requisito da lei`,
  veiculo: () => 'O veículo não atende a um requisito da lei',
  vistoria: () => 'A vistoria do veículo não está em dia',
}

type Palavras = Readonly<{ titular: string; outorga: string }>

/**
 * Why a vehicle is not regular, for anyone to read: a sentence and its provisions for each motive.
 * Made from the code and the provisions only; what would need a datum of someone is said by its kind.
 */
export function motivosPublicos(
  motivos: SegmentoPublico['motivos'],
  pacote: Pacote,
): MotivoPublico[] {
  const porFrase = new Map<string, string[]>()
  for (const { codigo, fundamentos } of motivos) {
    const frase = fraseDe(codigo, pacote)
    porFrase.set(frase, [...(porFrase.get(frase) ?? []), ...fundamentos])
  }
  return [...porFrase].map(([frase, todos]) => {
    const fundamentos = [...new Set(todos)]
    return { frase, fundamentos, citacoes: fundamentos.map((f) => citar(f)) }
  })
}

function fraseDe(codigo: string, pacote: Pacote): string {
  if (SEM_DADO.has(codigo)) return explicar({ codigo, fundamentos: [] }, pacote)
  const { titular, outorga } = pacote.lei.termos
  const comArtigo = (t: typeof titular) => `${t.genero === 'f' ? 'a' : 'o'} ${t.singular}`
  const neutra = NEUTRAS[codigo] ?? POR_ESPECIE[codigo.split('.')[0] ?? '']
  const texto = naLei(
    neutra?.({ titular: comArtigo(titular), outorga: comArtigo(outorga) }) ??
      'Um requisito da lei não está atendido',
    pacote.lei.termos,
  )
  return `${texto.charAt(0).toUpperCase()}${texto.slice(1)}.`
}

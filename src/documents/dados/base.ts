import type { ContatoDoOrgao } from '#core/lei/contato.ts'
import { citar } from '#core/mensagens/citar.ts'
import { diaLocal } from '#core/calendar/instante.ts'
import { vigenteEm } from '#law/texto/vigencia.ts'
import type { Pacote } from '#law/pacote.ts'
import { diaPorExtenso, instante } from '../formato.ts'
import { qrSvg } from '../qr.ts'

export type Emissao = Readonly<{
  emitidoEm: string
  endereco: string
  /** The signed code of this issue; without it the QR only leads to the public look-up. */
  codigo?: string
  /** The short code of this issue, that a person types. */
  curto?: string
  /** Where the body is found, if the city has said. */
  contato?: ContatoDoOrgao
}>

/** A labelled fact; `largo` takes a whole row. Null: nothing is known. */
export type Campo = Readonly<{ rotulo: string; valor: string | null; largo?: boolean }>

export type Assinatura = Readonly<{ nome: string | null; papel: string }>

/** What a document's own data gives, besides its body. */
export type DadosDoDocumento = Readonly<{
  titulo: string
  subtitulo: string | null
  /** What overrides the document: annulled, written off. */
  aviso: string | null
  /** The official number. */
  numero: string | null
  /** What to look up on the public page: a plate or a number. */
  consulta: string
  /** Instead of the look-up: the public page, below the service's address, on which it is checked. */
  pagina?: string
  /** Last day on which the paper serves, when it has one: AAAA-MM-DD. */
  validoAte?: string | undefined
  corpo: object
}>

export const campo = (
  rotulo: string,
  valor: string | number | null | undefined,
  largo = false,
): Campo => ({
  rotulo,
  valor: valor === undefined || valor === null || valor === '' ? null : String(valor),
  largo,
})

/** `Lei nº 2.302, de 25 de novembro de 2009`: the kind of norm is in its URN. */
export function norma(pacote: Pacote): string {
  const especie = pacote.lei.urn.split(':')[4] ?? 'lei'
  const nome = especie
    .split('.')
    .map((p) => p.charAt(0).toUpperCase() + p.slice(1))
    .join(' ')
  return `${nome} nº ${pacote.lei.numero}, de ${diaPorExtenso(pacote.lei.data)}`
}

/** The body's name on the day, by its id; the first body of the pack is the one that manages. */
export function orgao(pacote: Pacote, dia: string, id?: string): string {
  const { orgaos } = pacote.lei
  const achado = id === undefined ? orgaos[0] : orgaos.find((o) => o.id === id)
  const nomes = achado?.nomes ?? []
  return vigenteEm(nomes, dia)?.valor ?? nomes.at(-1)?.valor ?? id ?? ''
}

export const citacoes = (fundamentos: readonly string[]): string[] =>
  fundamentos.map((f) => citar(f))

/** Where the paper is checked: the public page with the plate or number already typed. */
export const enderecoDeConferencia = (pacote: Pacote, endereco: string, consulta: string): string =>
  `${endereco.replace(/\/+$/, '')}/${pacote.lei.municipio.slug}/${pacote.lei.servico.slug}/consulta${consulta === '' ? '' : `?q=${encodeURIComponent(consulta)}`}`

/** Where the code of an issue is read: short, so that the QR stays coarse enough for any camera. */
export const enderecoDeVerificacao = (endereco: string, codigo: string): string =>
  `${endereco.replace(/\/+$/, '')}/verificar/${codigo}`

/** What the page around a body needs. */
export function base(
  pacote: Pacote,
  { emitidoEm, endereco, codigo, curto, contato = {} }: Emissao,
  documento: Omit<DadosDoDocumento, 'corpo' | 'validoAte'>,
): object {
  const { municipio, servico } = pacote.lei
  const { numero, consulta, pagina, ...titulos } = documento
  const conferencia =
    pagina === undefined
      ? enderecoDeConferencia(pacote, endereco, consulta)
      : `${endereco.replace(/\/+$/, '')}/${municipio.slug}/${servico.slug}/${pagina}`
  return {
    ...titulos,
    norma: norma(pacote),
    servico: servico.nome.toLocaleLowerCase('pt-BR'),
    cabecalho: {
      municipio: municipio.nome,
      uf: municipio.uf,
      orgao: orgao(pacote, diaLocal(emitidoEm, municipio.fuso)),
      servico: servico.nome,
      norma: norma(pacote),
      contato: [contato.endereco, contato.telefone].filter((x) => x !== undefined).join(' · '),
    },
    rodape: {
      emitidoEm: instante(emitidoEm, municipio.fuso),
      numero: numero === null ? null : `nº ${numero}`,
      conferencia,
      assinado: codigo !== undefined,
      digitar:
        curto === undefined
          ? null
          : { onde: enderecoDeVerificacao(endereco, '').replace(/\/$/, ''), codigo: curto },
      qr: qrSvg(codigo === undefined ? conferencia : enderecoDeVerificacao(endereco, codigo)),
    },
  }
}

import type { Pacote } from '#law/pacote.ts'
import { formatarDia } from '../calendar/dia.ts'
import { citarTodos } from './citar.ts'

type D = Readonly<Record<string, unknown>>
const texto = (v: unknown): string => (typeof v === 'string' ? v : '')
const dia = (v: unknown): string => (typeof v === 'string' ? formatarDia(v) : '')
const lista = (v: unknown): readonly string[] => (Array.isArray(v) ? (v as string[]) : [])
const CAMPOS: Readonly<Record<string, string>> = {
  nome: 'nome',
  nascimento: 'data de nascimento',
  email: 'e-mail',
  telefone: 'telefone',
  cor: 'cor',
  combustivel: 'combustível',
  lugares: 'lugares',
  portas: 'portas',
  cintos: 'cintos de segurança',
  cilindrada: 'cilindrada',
  anoModelo: 'ano do modelo',
  marca: 'marca',
  modelo: 'modelo',
}
const campos = (v: unknown): string =>
  lista(v)
    .map((c) => CAMPOS[c] ?? c)
    .join(', ')
const QUALIDADES: Readonly<Record<string, string>> = {
  socio: 'Sócio',
  administrador: 'Administrador',
  'socio-administrador': 'Sócio administrador',
}

/** Sentences of the acts that correct the registers of persons and vehicles. */
export const frasesDoCadastroDosAtos: Readonly<Record<string, (d: D, p: Pacote) => string>> = {
  publicidadeRequerida: (d) =>
    `Publicidade requerida: ${texto(d['anunciante'])} (${texto(d['espaco'])}), de ${dia(d['desde'])} a ${dia(d['ate'])}.`,
  publicidadeAprovada: (d) => `Publicidade aprovada até ${dia(d['ate'])}: ${texto(d['razoes'])}.`,
  publicidadeRecusada: (d) => `Publicidade recusada: ${texto(d['razoes'])}.`,
  publicidadeEncerrada: (d) => `Publicidade encerrada: ${texto(d['motivo'])}.`,
  condutorRenovado: (d) => `Cadastro do condutor renovado até ${dia(d['certificadoAte'])}.`,
  titularRecadastrado: (d, p) =>
    `${p.lei.termos.titular.singular.replace(/^./, (c) => c.toLocaleUpperCase('pt-BR'))} recadastrado até ${dia(d['validoAte'])}.`,
  pessoaRetificada: (d) => `Cadastro retificado (${campos(d['campos'])}): ${texto(d['motivo'])}.`,
  enderecoMudado: (d) => {
    const possiveis = lista(d['possiveisInfracoes'])
    const atraso =
      d['foraDoPrazo'] === true
        ? `, comunicada depois do prazo, que foi até ${dia(d['comunicarAte'])}${possiveis.length === 0 ? '' : `; possível infração: ${citarTodos(possiveis)}`}`
        : ''
    return `Mudança de endereço em ${dia(d['desde'])}${atraso}.`
  },
  contatoAtualizado: (d) => `Contato atualizado: ${campos(d['campos'])}.`,
  socioIncluido: (d) =>
    `${QUALIDADES[texto(d['qualidade'])] ?? 'Sócio'} incluído, desde ${dia(d['desde'])}.`,
  socioRetirado: (d) =>
    `Sócio ou administrador retirado em ${dia(d['saiuEm'])}: ${texto(d['motivo'])}.`,
  veiculoCorrigido: (d) =>
    `Cadastro do veículo corrigido (${lista(d['campos'])
      .map((c) => `${CAMPOS[c] ?? c}: ${String(d[c])}`)
      .join(', ')}), desde ${dia(d['desde'])}: ${texto(d['motivo'])}.`,
  placaDeAluguelRegistrada: (d) =>
    `Placa de aluguel ${d['situacao'] === 'baixada' ? 'baixada' : 'registrada'} em ${dia(d['desde'])}${d['motivo'] === undefined ? '' : `: ${texto(d['motivo'])}`}.`,
}

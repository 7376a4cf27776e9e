import { idDaCorrente } from '../ato.ts'
import { evolveCadastro } from './cadastro/evolve.ts'
import type { AtoDePessoa, Documento, Pessoa } from './pessoa.ts'

/** Puts the paper's number back into it; an erased number leaves the paper without one. */
export const comNumero = (
  documento: Omit<Documento, 'numero'>,
  pessoal: { numero?: string } | undefined,
): Documento =>
  pessoal?.numero === undefined ? documento : { ...documento, numero: pessoal.numero }

/** Folds an act into the person. Total: acts of no known type, or before the first, change nothing. */
export function evolvePessoa(estado: Pessoa | undefined, ato: AtoDePessoa): Pessoa | undefined {
  if (ato.tipo === 'pessoaCadastrada') {
    return {
      id: idDaCorrente(ato.corrente),
      tipo: ato.dados.tipo,
      municipioDoDomicilio: ato.dados.municipioDoDomicilio,
      ...(ato.pessoal === undefined ? {} : { identidade: ato.pessoal }),
      enderecos: [
        {
          desde: ato.dados.em,
          municipio: ato.dados.municipioDoDomicilio,
          comunicadoEm: ato.dados.em,
          ...(ato.pessoal?.endereco === undefined ? {} : { endereco: ato.pessoal.endereco }),
        },
      ],
      documentos: [],
      condenacoes: [],
      infracoesDeTransito: [],
      debitos: [],
    }
  }
  if (estado === undefined) return undefined
  switch (ato.tipo) {
    case 'documentoJuntado':
      return {
        ...estado,
        documentos: [...estado.documentos, comNumero(ato.dados.documento, ato.pessoal)],
      }
    case 'condenacaoRegistrada': {
      const { especie, transitadaEm } = ato.dados
      return { ...estado, condenacoes: [...estado.condenacoes, { especie, transitadaEm }] }
    }
    case 'infracaoDeTransitoRegistrada': {
      const { grau, cometidaEm } = ato.dados
      return {
        ...estado,
        infracoesDeTransito: [...estado.infracoesDeTransito, { grau, cometidaEm }],
      }
    }
    case 'debitoRegistrado': {
      const { debito, natureza, descricao, em } = ato.dados
      return { ...estado, debitos: [...estado.debitos, { debito, natureza, descricao, desde: em }] }
    }
    case 'debitoQuitado': {
      const { debito, em } = ato.dados
      return {
        ...estado,
        debitos: estado.debitos.map((d) =>
          d.debito === debito && d.quitadoEm === undefined ? { ...d, quitadoEm: em } : d,
        ),
      }
    }
    default:
      return evolveCadastro(estado, ato)
  }
}

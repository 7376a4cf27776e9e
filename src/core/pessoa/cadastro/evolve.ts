import type { AtoDePessoa, EnderecoDaPessoa, Identidade, Pessoa } from '../pessoa.ts'

/** The identity with some of it changed; one that was erased stays erased. */
const comIdentidade = (p: Pessoa, mudou: Partial<Identidade>): Pessoa =>
  p.identidade === undefined ? p : { ...p, identidade: { ...p.identidade, ...mudou } }

/** Folds an act that corrects or brings up to date the register of a person. Total. */
export function evolveCadastro(estado: Pessoa, ato: AtoDePessoa): Pessoa {
  switch (ato.tipo) {
    case 'pessoaRetificada': {
      const { em: ate, motivo } = ato.dados
      const nome = estado.identidade?.nome
      const nomesAnteriores = ato.dados.campos.includes('nome')
        ? [
            ...(estado.nomesAnteriores ?? []),
            { ...(nome === undefined ? {} : { nome }), ate, motivo },
          ]
        : estado.nomesAnteriores
      return {
        ...comIdentidade(estado, ato.pessoal ?? {}),
        ...(nomesAnteriores === undefined ? {} : { nomesAnteriores }),
      }
    }
    case 'enderecoMudado': {
      const { em: comunicadoEm, municipioDoDomicilio: municipio, ...resto } = ato.dados
      const endereco = ato.pessoal?.endereco
      const novo: EnderecoDaPessoa = {
        ...resto,
        municipio,
        comunicadoEm,
        ...(endereco === undefined ? {} : { endereco }),
      }
      const enderecos = [...(estado.enderecos ?? []), novo].toSorted((a, b) =>
        a.desde < b.desde ? -1 : a.desde > b.desde ? 1 : 0,
      )
      const com = endereco === undefined ? estado : comIdentidade(estado, { endereco })
      return { ...com, municipioDoDomicilio: municipio, enderecos }
    }
    case 'contatoAtualizado':
      return comIdentidade(estado, ato.pessoal ?? {})
    case 'notificacaoEletronicaAceita':
      return { ...estado, notificacaoEletronica: { desde: ato.dados.em } }
    case 'notificacaoEletronicaDeixada': {
      const { notificacaoEletronica: _, ...sem } = estado
      return sem
    }
    case 'socioIncluido': {
      const { em: _, ...socio } = ato.dados
      return { ...estado, socios: [...(estado.socios ?? []), socio] }
    }
    case 'socioRetirado': {
      const { pessoa, saiuEm } = ato.dados
      const socios = (estado.socios ?? []).map((s) =>
        s.pessoa === pessoa && s.saiuEm === undefined ? { ...s, saiuEm } : s,
      )
      return { ...estado, socios }
    }
    default:
      return estado
  }
}

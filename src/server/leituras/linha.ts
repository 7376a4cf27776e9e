import type { Corrente } from '#core/ato.ts'
import { fraseDoAto } from '#core/mensagens/fraseDoAto.ts'
import type { AtoRegistrado } from '#ledger/ato.ts'
import type { Pacote } from '#law/pacote.ts'
import type { AtoNaLinha } from '../contrato/contrato.ts'
import { dadosVisiveis } from '../restritos/ocultar.ts'
import { citacoes } from './recusas.ts'
import { membroDoAto } from '../juntas/membroDoAto.ts'
import type { Vista } from './vista.ts'

export const atoNaLinha = (
  ato: AtoRegistrado,
  pacote: Pacote,
  nomes: ReadonlyMap<string, string>,
  acessos?: ReadonlyMap<string, string>,
): AtoNaLinha => {
  const dados = dadosVisiveis(ato, pacote)
  const acesso = acessos?.get(ato.dispositivo)
  return {
    id: ato.id,
    tipo: dados === null ? 'registroRestrito' : ato.tipo,
    corrente: ato.corrente,
    seq: ato.seq,
    frase: dados === null ? 'Registro de acesso restrito.' : fraseDoAto(ato, pacote),
    em: ato.dados.em,
    fatoEm: ato.fatoEm,
    registradoEm: ato.registradoEm,
    autor: nomes.get(ato.autor) ?? ato.autor,
    papel: ato.papel,
    ...(acesso === undefined ? {} : { acesso }),
    fundamentos: ato.fundamentos,
    citacoes: citacoes(ato.fundamentos),
    lacunas: ato.lacunas ?? [],
    pacote: `${ato.pacote.id} ${ato.pacote.versao}`,
    dados: dados ?? { em: ato.dados.em },
  }
}

const minuscula = (s: string): string => s.charAt(0).toLocaleLowerCase('pt-BR') + s.slice(1)

/** The acts of these streams, newest first by the day of the fact, then by the record. */
export function linhaDoTempo(vista: Vista, correntes: ReadonlySet<Corrente>): AtoNaLinha[] {
  return vista.atos
    .filter((ato) => correntes.has(ato.corrente))
    .toSorted(
      (a, b) =>
        b.dados.em.localeCompare(a.dados.em) ||
        b.registradoEm.localeCompare(a.registradoEm) ||
        b.seq - a.seq ||
        b.ordem - a.ordem,
    )
    .map((ato) => {
      const naLinha = atoNaLinha(ato, vista.servico.pacote, vista.nomes, vista.acessos)
      const membro = membroDoAto(vista.mundo, vista.servico.pacote, ato)
      return membro === undefined
        ? naLinha
        : { ...naLinha, frase: `${membro}: ${minuscula(naLinha.frase)}` }
    })
}

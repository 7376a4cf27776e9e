import type { Fila } from '#core/fila/fila.ts'
import { nomeAbreviado } from '#core/fila/nomeAbreviado.ts'
import type { Pacote } from '#law/pacote.ts'
import { dia } from '../formato.ts'
import { citacoes, orgao, type DadosDoDocumento } from './base.ts'

const MEIOS: Readonly<Record<string, string>> = {
  mural: 'afixada em local visível do órgão',
  'imprensa-oficial': 'publicada no órgão oficial de imprensa',
  sitio: 'publicada na internet',
}

/** The edital of the waiting list: the line as it stood on the day, by number and short name. */
export function dadosDoEdital(
  fila: Fila,
  edital: Fila['editais'][number],
  nomes: ReadonlyMap<string, string>,
  pacote: Pacote,
): DadosDoDocumento {
  const prevista = pacote.prazos.filaDeEspera
  const porId = new Map(fila.inscricoes.map((i) => [i.id, i]))
  return {
    titulo: edital.numero === undefined ? 'Edital' : `Edital nº ${edital.numero}`,
    subtitulo: prevista?.nome ?? null,
    aviso: null,
    numero: edital.numero ?? null,
    consulta: '',
    pagina: 'lista-de-espera',
    corpo: {
      em: dia(edital.em),
      citacoes: citacoes(prevista?.fundamentos ?? []),
      desempate: prevista?.desempate ?? 'protocolo',
      publicacao: edital.meios.map((m) => MEIOS[m] ?? m).join(', '),
      referencia: edital.referencia ?? null,
      acompanhadoPor: edital.acompanhadoPor ?? null,
      linhas: edital.ordem.map((id, n) => {
        const i = porId.get(id)
        return {
          lugar: `${n + 1}º`,
          inscricao: i?.protocolo ?? '—',
          nome: nomeAbreviado(nomes.get(i?.interessado ?? '') ?? '—'),
          em: i === undefined ? '—' : dia(i.em),
        }
      }),
      sementes: fila.sementes
        .filter((s) => s.em <= edital.em)
        .map((s) => ({ semente: s.semente, fonte: s.fonte, em: dia(s.em) })),
      assinaturas: [{ nome: null, papel: orgao(pacote, edital.em) }],
    },
  }
}

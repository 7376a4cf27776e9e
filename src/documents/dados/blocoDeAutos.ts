import type { Bloco, DestinoDoNumero } from '#core/bloco/bloco.ts'
import { semConta } from '#core/bloco/evolve.ts'
import type { Pacote } from '#law/pacote.ts'
import { dia } from '../formato.ts'
import { campo, citacoes, orgao, type DadosDoDocumento } from './base.ts'

/** What became of a number of the block, as it is told. */
export const DESTINOS_DO_NUMERO: Readonly<Record<DestinoDoNumero['situacao'], string>> = {
  usado: 'usado',
  inutilizado: 'inutilizado',
  extraviado: 'extraviado',
  devolvido: 'devolvido em branco',
  'em-poder': 'sem conta',
}

/** The receipt of a block of numbered forms, and, as they come, the accounts of its numbers. */
export function dadosDoBloco(
  b: Bloco,
  fiscal: string,
  pacote: Pacote,
  fundamentos: readonly string[],
): DadosDoDocumento {
  const numeros = [...b.numeros.keys()]
  const prestou = semConta(b).length < b.numeros.size
  return {
    titulo: 'Termo de entrega de bloco',
    subtitulo: `Números ${numeros[0] ?? ''} a ${numeros.at(-1) ?? ''}`,
    aviso: b.entregueEm === undefined ? 'Reservado; ainda não entregue' : null,
    numero: null,
    consulta: '',
    pagina: 'lei',
    corpo: {
      fiscal,
      de: numeros[0] ?? '',
      ate: numeros.at(-1) ?? '',
      total: String(numeros.length),
      autos: pacote.lei.termos.auto.plural,
      fatos: [
        campo('Reservado em', dia(b.reservadoEm)),
        campo('Entregue em', b.entregueEm && dia(b.entregueEm)),
        campo('Contas até', b.prestarContasAte && dia(b.prestarContasAte)),
        campo('Encerrado em', b.encerradoEm && dia(b.encerradoEm)),
        campo('Finalidade', b.finalidade, true),
      ],
      contas: prestou
        ? [...b.numeros].map(([numero, d]) => ({
            numero,
            destino: DESTINOS_DO_NUMERO[d.situacao],
            porque: [d.em === undefined ? '' : dia(d.em), d.motivo ?? '', d.prova ?? '']
              .filter(Boolean)
              .join(' · '),
          }))
        : [],
      citacoes: citacoes(fundamentos),
      assinaturas: [
        { nome: null, papel: orgao(pacote, b.entregueEm ?? b.reservadoEm) },
        { nome: fiscal, papel: 'Fiscal' },
      ],
    },
  }
}

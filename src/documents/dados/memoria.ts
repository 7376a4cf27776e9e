import { formatarReais } from '#core/money/centavos.ts'
import { diaLocal } from '#core/calendar/instante.ts'
import type { Pacote } from '#law/pacote.ts'
import type { FichaDaAutuacao } from '../fichas.ts'
import { dia } from '../formato.ts'
import { palavra } from '../palavras.ts'
import { avisoDoAuto, consultaDoAuto, provisao } from './auto.ts'
import { campo, citacoes, type DadosDoDocumento, type Emissao } from './base.ts'

/** How the fine comes to what it is, operation by operation, on the day of the file. */
export function dadosDaMemoria(
  ficha: FichaDaAutuacao,
  pacote: Pacote,
  { emitidoEm }: Pick<Emissao, 'emitidoEm'>,
): DadosDoDocumento | undefined {
  const { auto, multa } = ficha
  if (multa === null) return undefined
  const doDia = 'em' in multa && typeof multa.em === 'string' ? multa.em : undefined
  return {
    titulo: 'Memória de cálculo da multa',
    subtitulo: `${palavra(pacote.lei.termos.auto).Nome} nº ${auto.numero ?? '(sem número)'}`,
    aviso: avisoDoAuto(ficha),
    numero: auto.numero ?? null,
    consulta: consultaDoAuto(ficha),
    corpo: {
      processo: [
        campo('Processo', auto.processo),
        campo('Data do fato', dia(auto.fatoEm)),
        campo(
          'Reincidente',
          auto.julgamento === undefined ? null : auto.julgamento.reincidente ? 'Sim' : 'Não',
        ),
      ],
      provisao: provisao(ficha),
      multa: {
        valor: formatarReais(multa.valor),
        em: dia(doDia ?? diaLocal(emitidoEm, pacote.lei.municipio.fuso)),
        passos: multa.passos,
        citacoes: multa.citacoes,
      },
      lacunas: pacote.lacunas
        .filter((l) => multa.lacunas.includes(l.id))
        .map((l) => ({
          questao: l.questao,
          padrao: l.padrao,
          razao: l.razao,
          citacoes: citacoes(l.dispositivos).join('; '),
        })),
    },
  }
}

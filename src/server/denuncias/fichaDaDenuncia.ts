import { corrente } from '#core/ato.ts'
import { formatarDia } from '#core/calendar/dia.ts'
import type { Denuncia } from '#core/denuncia/denuncia.ts'
import { formatarTelefone } from '#core/identificador/telefone.ts'
import { formatarPlaca } from '#core/identificador/placa.ts'
import { naLei } from '#core/mensagens/naLei.ts'
import { nomear, nomearInicial } from '#core/mensagens/palavras.ts'
import type { CelulaDaFicha, EscolhasDaFicha, FichaDoRegistro } from '../contrato/registros.ts'
import { comandosDas } from '../leituras/comandosPossiveis.ts'
import { linhaDoTempo } from '../leituras/linha.ts'
import { citacoes } from '../leituras/recusas.ts'
import { sequencia, type Vista } from '../leituras/vista.ts'

const DESTINOS = { vistoria: 'Vistoria determinada', auto: '{Auto}', perda: 'Proposta de perda' }

/** A complaint as who triages it sees it: what was told, by whom if they said, what was done. */
export function fichaDaDenuncia(
  vista: Vista,
  d: Denuncia,
  escolhas: EscolhasDaFicha,
): FichaDoRegistro {
  const { lei, processo } = vista.servico.pacote
  const c = corrente('denuncia', d.id)
  const onde = (e: Denuncia['encaminhamentos'][number]): CelulaDaFicha => {
    const texto = naLei(DESTINOS[e.para], lei.termos)
    if (e.auto !== undefined) return { texto, para: `autos/${e.auto}` }
    if (e.perda !== undefined) return { texto, para: `perdas/${e.perda}` }
    return e.veiculo === undefined ? texto : { texto, para: `veiculos/${e.veiculo}` }
  }
  return {
    seq: sequencia(vista, c),
    titulo: `Denúncia nº ${d.protocolo ?? ''}`,
    subtitulo: `Recebida em ${formatarDia(d.recebidaEm)}, ${nomear(d.quem)}`,
    situacao: d.situacao,
    citacoes: citacoes(processo.denuncia?.fundamentos ?? []),
    cartoes: [
      {
        titulo: 'O que foi contado',
        fatos: [
          ['Relato', d.texto ?? 'eliminado'],
          ['Dia do fato', formatarDia(d.dia)],
          ['Local', d.local ?? 'eliminado'],
          ['Placa', d.placa === undefined ? null : formatarPlaca(d.placa)],
          ['Número no veículo', d.numero ?? null],
        ],
      },
      {
        titulo: 'Quem contou',
        nota: 'Só para quem apura. A página pública nunca mostra.',
        fatos: [
          ['Quem', nomearInicial(d.quem)],
          ['Nome', d.anonima ? 'não disse' : (d.nome ?? 'eliminado')],
          ['Contato', d.contato === undefined ? null : formatarTelefone(d.contato)],
        ],
      },
      ...(d.encaminhamentos.length === 0
        ? []
        : [
            {
              titulo: 'Encaminhamentos',
              tabela: {
                colunas: ['Em', 'Para', 'Razões'],
                linhas: d.encaminhamentos.map((e, i) => ({
                  chave: String(i),
                  celulas: [formatarDia(e.em), onde(e), e.razoes],
                })),
              },
            },
          ]),
      ...(d.arquivadaEm === undefined
        ? []
        : [
            {
              titulo: 'Arquivamento',
              fatos: [
                ['Em', formatarDia(d.arquivadaEm)],
                ['Razões', d.razoes ?? ''],
              ] as const,
            },
          ]),
    ],
    escolhas,
    comandos: comandosDas(vista, [c]),
    linha: linhaDoTempo(vista, new Set([c])),
    documentos: [],
  }
}

import { corrente } from '#core/ato.ts'
import type { DestinoDoNumero } from '#core/bloco/bloco.ts'
import { fundamentosDoBloco } from '#core/bloco/decide.ts'
import { contas, semConta } from '#core/bloco/evolve.ts'
import { formatarDia } from '#core/calendar/dia.ts'
import { maiuscula } from '#core/mensagens/palavras.ts'
import { DESTINOS_DO_NUMERO } from '#documents/dados/blocoDeAutos.ts'
import type { CelulaDaFicha, FichaDoRegistro } from '../contrato/registros.ts'
import { naoEncontrado } from '../http/problema.ts'
import { comandosDas } from '../leituras/comandosPossiveis.ts'
import { linhaDoTempo } from '../leituras/linha.ts'
import { citacoes } from '../leituras/recusas.ts'
import { sequencia, type Vista } from '../leituras/vista.ts'

/** A block of numbers: who has it, and what became of each. `fiscal`: the inspector's name. */
export function fichaDoBloco(vista: Vista, id: string, fiscal: string): FichaDoRegistro {
  const { mundo, contexto, servico } = vista
  const b = mundo.bloco(id)
  if (b === undefined) throw naoEncontrado('Este bloco')
  const { lei } = servico.pacote
  const c = corrente('bloco', id)
  const em = `blocos/${id}`
  const numeros = [...b.numeros.keys()]
  const conta = contas(b)
  const dia = (d: string | undefined) => (d === undefined ? null : formatarDia(d))
  const faltam = semConta(b)
  return {
    seq: sequencia(vista, c),
    titulo: `Bloco de ${lei.termos.auto.plural}: ${numeros[0] ?? ''} a ${numeros.at(-1) ?? ''}`,
    subtitulo: fiscal,
    situacao: b.situacao,
    citacoes: citacoes(fundamentosDoBloco(contexto)),
    cartoes: [
      {
        titulo: 'Entrega e contas',
        ...(faltam.length > 0 &&
        b.situacao === 'entregue' &&
        b.prestarContasAte !== undefined &&
        b.prestarContasAte < contexto.hoje
          ? { nota: `O dia das contas passou: faltam ${faltam.length} números.` }
          : {}),
        fatos: [
          ['Fiscal', fiscal],
          ['Reservado em', formatarDia(b.reservadoEm)],
          ['Entregue em', dia(b.entregueEm)],
          ['Contas até', dia(b.prestarContasAte)],
          ['Encerrado em', dia(b.encerradoEm)],
          ['Finalidade', b.finalidade ?? null],
          ['Números', String(numeros.length)],
          ['Usados', String(conta.usado)],
          ['Inutilizados', String(conta.inutilizado)],
          ['Devolvidos em branco', String(conta.devolvido)],
          ['Extraviados', String(conta.extraviado)],
          ['Sem conta', String(conta['em-poder'])],
        ],
      },
      {
        titulo: 'Cada número',
        tabela: {
          colunas: ['Número', 'Destino', 'Em e por quê', ''],
          linhas: [...b.numeros].map(([numero, d]) => ({
            chave: numero,
            celulas: [
              numero,
              d.registro === undefined
                ? DESTINOS_DO_NUMERO[d.situacao]
                : ({
                    texto: `${maiuscula(lei.termos.auto.singular)} nº ${numero}`,
                    para: `autos/${d.registro}`,
                  } satisfies CelulaDaFicha),
              [d.em === undefined ? '' : formatarDia(d.em), d.motivo ?? '', d.prova ?? '']
                .filter(Boolean)
                .join(' · ') || '—',
            ],
            acoes: b.situacao === 'encerrado' ? [] : acoes(d, em, numero, b.situacao),
          })),
        },
      },
    ],
    escolhas: {
      numero: [...b.numeros]
        .filter(([, d]) => d.situacao === 'em-poder' || d.situacao === 'extraviado')
        .map(([n, d]) => ({
          valor: n,
          rotulo: d.situacao === 'extraviado' ? `${n} (extraviado)` : n,
        })),
    },
    comandos: comandosDas(vista, [c]),
    linha: linhaDoTempo(vista, new Set([c])),
    documentos: [
      {
        modelo: 'termo-do-bloco',
        nome: 'Termo de entrega e prestação de contas',
        caminho: `/api/v1/${lei.municipio.slug}/${servico.slug}/${em}/documentos/termo-do-bloco.pdf`,
      },
    ],
  }
}

function acoes(d: DestinoDoNumero, em: string, numero: string, situacao: string) {
  const para = (comando: string) => `${em}/${comando}?numero=${encodeURIComponent(numero)}`
  if (d.situacao !== 'em-poder') return []
  return [
    { rotulo: 'Inutilizar', para: para('inutilizarNumero') },
    ...(situacao === 'entregue' ? [{ rotulo: 'Extravio', para: para('extraviarNumero') }] : []),
  ]
}

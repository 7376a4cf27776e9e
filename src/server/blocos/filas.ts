import { type Dia, formatarDia } from '#core/calendar/dia.ts'
import type { Pacote } from '#law/pacote.ts'
import { type DefinicaoDeFila, DIAS, texto } from '../leituras/linhaDaFila.ts'

/** Blocks whose day to account for every number is near, or past. */
export const filasDeBlocos = (_pacote: Pacote, hoje: Dia): readonly DefinicaoDeFila[] => [
  {
    id: 'blocos-sem-conta',
    nome: 'Blocos de que falta prestar contas',
    explica:
      'Números entregues a fiscal que ainda não têm destino, com o dia das contas perto ou passado.',
    papeis: ['gestor', 'fiscal'],
    sql: `SELECT r.* FROM painel_registro r WHERE r.municipio = $1 AND r.servico = $2 AND ${DIAS}
      AND r.tipo = 'bloco' AND r.situacao = 'entregue' AND r.prazo <= $4
      AND (r.dados->>'semConta')::int > 0 ORDER BY r.prazo`,
    item: (l) => {
      const { semConta = 0, total = 0 } = (l['dados'] ?? {}) as {
        semConta?: number
        total?: number
      }
      const prazo = texto(l['prazo'])
      return {
        recurso: 'blocos',
        id: texto(l['corrente']).slice('bloco:'.length),
        titulo: texto(l['titulo']),
        subtitulo: `${semConta} de ${total} sem conta`,
        prazo,
        atrasado: prazo < hoje,
        motivo: `contas até ${formatarDia(prazo)}`,
      }
    },
  },
]

import { formatarDia } from '#core/calendar/dia.ts'
import { formatarPlaca } from '#core/identificador/placa.ts'
import { nomear } from '#core/mensagens/palavras.ts'
import { type DefinicaoDeFila, DIAS, texto } from './linhaDaFila.ts'

/** Complaints that nobody has looked at yet, the oldest first. */
export const filasDeDenuncias = (): readonly DefinicaoDeFila[] => [
  {
    id: 'denuncias-a-triar',
    nome: 'Denúncias a triar',
    explica: 'Recebidas do público: encaminhar a quem apura, ou arquivar com razões.',
    papeis: ['fiscal', 'gestor'],
    sql: `SELECT r.* FROM painel_registro r WHERE r.municipio = $1 AND r.servico = $2
      AND ${DIAS} AND r.tipo = 'denuncia' AND r.situacao = 'recebida' ORDER BY r.em, r.numero`,
    item: (l) => {
      const dados = (l['dados'] ?? {}) as Record<string, unknown>
      const placa = texto(dados['placa'])
      return {
        recurso: 'denuncias',
        id: texto(l['corrente']).slice('denuncia:'.length),
        titulo: texto(l['titulo']),
        subtitulo: [nomear(texto(dados['quem'])), placa && formatarPlaca(placa)]
          .filter(Boolean)
          .join(' · '),
        atrasado: false,
        motivo: `recebida em ${formatarDia(texto(l['em']))}`,
      }
    },
  },
]

import { formatarTelefone } from '#core/identificador/telefone.ts'
import { corrente } from '#core/ato.ts'
import { addDias, formatarDia } from '#core/calendar/dia.ts'
import { membrosEm, situacaoDaEntidade } from '#core/entidade/entidade.ts'
import { maiuscula } from '#core/mensagens/palavras.ts'
import type { FichaDoRegistro } from '../contrato/registros.ts'
import { naoEncontrado } from '../http/problema.ts'
import { comandosDas } from '../leituras/comandosPossiveis.ts'
import { linhaDoTempo } from '../leituras/linha.ts'
import { citacoes } from '../leituras/recusas.ts'
import { sequencia, type Vista } from '../leituras/vista.ts'

/** An association or cooperative: its register, its proofs, its members. `nomes`: by grant. */
export function fichaDaEntidade(
  vista: Vista,
  id: string,
  nomes: ReadonlyMap<string, string>,
): FichaDoRegistro {
  const { mundo, contexto, servico } = vista
  const e = mundo.entidade(id)
  if (e === undefined) throw naoEncontrado('Esta entidade')
  const { lei, prazos } = servico.pacote
  const prevista = prazos.entidades
  const c = corrente('entidade', id)
  const nome = mundo.pessoa(e.pessoa)?.identidade?.nome ?? 'nome eliminado'
  const situacao = situacaoDaEntidade(e, contexto.hoje)
  const membros = membrosEm(e, contexto.hoje)
  const chamado = (outorga: string) => nomes.get(outorga) ?? 'ver prontuário'
  return {
    seq: sequencia(vista, c),
    titulo: nome,
    subtitulo: `${prevista?.especies.find((x) => x.id === e.especie)?.nome ?? e.especie} nº ${e.numero ?? ''}`,
    situacao,
    citacoes: citacoes(prevista?.fundamentos ?? []),
    cartoes: [
      {
        titulo: 'Cadastro',
        ...(situacao === 'suspensa'
          ? {
              nota: `Suspenso desde ${formatarDia(addDias(e.validoAte, 1))} até que se renove com as provas. Sem isso, é cancelado em ${formatarDia(e.cancelaEm)}.`,
            }
          : {}),
        fatos: [
          ['Pessoa jurídica', { texto: nome, para: `pessoas/${e.pessoa}` }],
          ['Cadastrada em', formatarDia(e.cadastradaEm)],
          ['Renovada em', e.renovacoes.map((d) => formatarDia(d)).join(', ') || null],
          ['Vale até', formatarDia(e.validoAte)],
          ['Cancelada em', e.canceladaEm === undefined ? null : formatarDia(e.canceladaEm)],
        ],
      },
      {
        titulo: 'Provas',
        tabela: {
          colunas: ['Prova', 'Documento', 'Vale até'],
          linhas: Object.entries(e.provas).map(([prova, p]) => ({
            chave: prova,
            celulas: [
              prevista?.provas.find((x) => x.id === prova)?.nome ?? prova,
              p.documento,
              p.validaAte === undefined ? '—' : formatarDia(p.validaAte),
            ],
          })),
        },
      },
      {
        titulo: 'Identificação dos veículos',
        nota: `Obrigatória nos veículos dos membros (${citacoes(prevista?.identificacao?.fundamentos ?? []).join('; ')}).`,
        fatos: [
          ['Logomarca', e.logomarca],
          ['Telefone', formatarTelefone(e.telefone)],
        ],
      },
      {
        titulo: `Membros: ${membros.length}`,
        tabela: {
          colunas: [maiuscula(lei.termos.titular.singular), 'Desde', ''],
          linhas: membros.map((m) => ({
            chave: m.outorga,
            celulas: [
              { texto: chamado(m.outorga), para: `outorgas/${m.outorga}` },
              formatarDia(m.desde),
            ],
            acoes: [
              { rotulo: 'Retirar', para: `entidades/${id}/retirarDaEntidade?membro=${m.outorga}` },
            ],
          })),
        },
      },
    ],
    escolhas: { outorga: membros.map((m) => ({ valor: m.outorga, rotulo: chamado(m.outorga) })) },
    comandos: comandosDas(vista, [c]),
    linha: linhaDoTempo(vista, new Set([c])),
    documentos: [],
  }
}

import type { Pacote } from '#law/pacote.ts'
import type { Sessao } from '../../server/contrato/contrato.ts'
import { usePacote, useServico } from '../api/servico.ts'
import { useSessao } from '../api/sessao.ts'
import { Elo } from './Elo.tsx'

type Item = readonly [nome: string, para: string]

/** Where one can go: the day's work in sight, the rest one press away. */
export function Menu({ fechado, atual }: { fechado: boolean; atual: string }) {
  const { base } = useServico()
  const sessao = useSessao()
  const pacote = usePacote()
  const publico = paginasPublicas(base, pacote, sessao !== null)
  const trabalho = sessao ? paginasDeTrabalho(base, pacote, sessao) : publico
  const mais = sessao ? [...paginasDeGestao(base, sessao), ...publico] : []
  return (
    <nav id="menu" aria-label="Principal" data-fechado={fechado || undefined}>
      <ul>
        {trabalho.map((item) => (
          <LinhaDoMenu key={item[1]} item={item} atual={atual} />
        ))}
        {mais.length > 0 && (
          <li>
            {/* Closed by going anywhere: the key is the page. */}
            <details key={atual} className="menu-mais">
              <summary>Mais</summary>
              <ul>
                {mais.map((item) => (
                  <LinhaDoMenu key={item[1]} item={item} atual={atual} />
                ))}
              </ul>
            </details>
          </li>
        )}
      </ul>
    </nav>
  )
}

const LinhaDoMenu = ({ item: [nome, para], atual }: { item: Item; atual: string }) => (
  <li>
    <Elo para={para} aria-current={noLugar(atual, para) ? 'page' : undefined}>
      {nome}
    </Elo>
  </li>
)

const tem = (sessao: Sessao, ...papeis: readonly string[]): boolean =>
  sessao.usuario.papeis.some((p) => papeis.includes(p))

/** `Junta de Recursos Fiscais` is `Junta` in the menu. */
const nomeCurto = (nome: string): string => nome.split(' ')[0] ?? nome

function paginasDeTrabalho(base: string, pacote: Pacote | undefined, sessao: Sessao): Item[] {
  const recurso = pacote?.processo.recurso
  const colegiado = recurso?.colegiado
    ? pacote?.lei.orgaos.find((o) => o.id === recurso.orgao)
    : undefined
  return [
    ['Início', base],
    ['O que vence', `${base}/vencimentos`],
    ['Processos', `${base}/quadro`],
    ['Agenda', `${base}/agenda`],
    ...(colegiado === undefined
      ? []
      : [
          [
            nomeCurto(colegiado.nomes.at(-1)?.valor ?? ''),
            `${base}/juntas/${colegiado.id}`,
          ] as const,
        ]),
    ...(tem(sessao, ...(pacote?.processo.preparam ?? []))
      ? [['Notificações', `${base}/notificacoes`] as const]
      : []),
    ['Vistorias', `${base}/vistorias-marcadas`],
    ['Listas', `${base}/listas/outorgas`],
    ...(tem(sessao, 'gestor', 'auditor') ? [['Painel', `${base}/painel`] as const] : []),
    ['Lei', `${base}/lei`],
  ]
}

function paginasDeGestao(base: string, sessao: Sessao): Item[] {
  return tem(sessao, 'gestor', 'auditor')
    ? [
        ['Parâmetros', `${base}/parametros`],
        ['Usuários', `${base}/usuarios`],
        ['Quem viu papéis restritos', `${base}/aberturas`],
      ]
    : []
}

/** What anyone may read; with a session, what is not already in sight. */
function paginasPublicas(base: string, pacote: Pacote | undefined, dentro: boolean): Item[] {
  const fila = pacote?.prazos.filaDeEspera
  return [
    ...(dentro ? [] : [['Lei', `${base}/lei`] as const]),
    ['Infrações', `${base}/infracoes`],
    ...(fila === undefined
      ? []
      : [
          [
            'Lista de espera',
            dentro ? `${base}/filas-de-espera/${fila.id}` : `${base}/lista-de-espera`,
          ] as const,
        ]),
    ...(pacote?.prazos.selecao === undefined
      ? []
      : [['Editais', dentro ? `${base}/listas/selecoes` : `${base}/editais`] as const]),
    ...(pacote?.prazos.tarifa === undefined
      ? []
      : [['Quanto custa a corrida', `${base}/quanto-custa`] as const]),
    ['Consulta pública', `${base}/consulta`],
    ['Verificar documento', '/verificar'],
    ['Denunciar', `${base}/denunciar`],
    ['Estatísticas', `${base}/estatisticas`],
  ]
}

/** Every list is under the menu's one entry. */
const noLugar = (atual: string, para: string): boolean =>
  atual === para || (para.includes('/listas/') && atual.startsWith(para.replace(/[^/]+$/, '')))

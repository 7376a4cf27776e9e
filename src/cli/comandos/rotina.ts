import { formatarDia } from '#core/calendar/dia.ts'
import { diaLocal } from '#core/calendar/instante.ts'
import { naLei } from '#core/mensagens/naLei.ts'
import type { Casa } from '#server/casa.ts'
import type { Relatorio } from '#server/rotina/relatorio.ts'
import { rodar } from '#server/rotina/rodar.ts'
import type { Servico } from '#server/servicos.ts'
import { comCasa } from './abrirCasa.ts'
import { lerDia } from './dia.ts'
import { ajudaDoBanco, opcoesDoBanco } from './opcoesDoBanco.ts'
import { CODIGO, ErroDoPedido, type Saida, type Subcomando } from './subcomando.ts'

/** `outorga rotina`: the night run, by hand. */
export const rotina: Subcomando = {
  sinopse: '[MUNICIPIO[/SERVICO]] [--ate DIA] [--json] [--dados PASTA]',
  ajuda: [
    'MUNICIPIO   só os serviços daquele município; com /SERVICO, só aquele',
    '--ate DIA   decide o que venceu antes deste dia (padrão: hoje, na cidade), cada coisa como',
    '            no dia seguinte ao seu vencimento, na ordem. Repetir não muda nada.',
    '--json      o relatório inteiro, um por serviço',
    ...ajudaDoBanco,
  ],
  opcoes: { ...opcoesDoBanco, ate: { type: 'string' }, json: { type: 'boolean' } },
  posicionais: [0, 1],
  async executar(pedido) {
    const { opcoes, posicionais, saida } = pedido
    const ate = typeof opcoes.ate === 'string' ? lerDia('ate', opcoes.ate) : undefined
    return comCasa(pedido, async (casa) => {
      for (const servico of escolher(casa, posicionais[0])) {
        const r = await rodar(casa, servico, diaPedido(casa, servico, ate), (n, de) => {
          if (n % 100 === 0) saida.erro(`${n} de ${de}…`)
        })
        const nome = nomeDo(servico)
        if (r === undefined) saida.linha(`${nome}: outra rodada está em curso`)
        else if (opcoes.json === true) saida.linha(JSON.stringify({ servico: nome, ...r }, null, 2))
        else escrever(servico, r, saida)
      }
      return CODIGO.ok
    })
  },
}

const nomeDo = ({ pacote, slug }: Servico): string => `${pacote.lei.municipio.slug}/${slug}`

function escolher(casa: Casa, nome: string | undefined): readonly Servico[] {
  if (nome === undefined) return casa.servicos.todos
  const achados = casa.servicos.todos.filter(
    (s) => s.pacote.lei.municipio.slug === nome || nomeDo(s) === nome,
  )
  if (achados.length > 0) return achados
  const ha = casa.servicos.todos.map(nomeDo).join(', ')
  throw new ErroDoPedido(`Não há serviço "${nome}". Há: ${ha}.`)
}

function diaPedido(casa: Casa, servico: Servico, ate: string | undefined): string {
  const hoje = diaLocal(casa.relogio(), servico.pacote.lei.municipio.fuso)
  if (ate !== undefined && ate > hoje)
    throw new ErroDoPedido(`${formatarDia(ate)} ainda não chegou: nada venceu até lá.`)
  return ate ?? hoje
}

function escrever(servico: Servico, r: Relatorio, saida: Saida): void {
  const { termos } = servico.pacote.lei
  saida.linha(
    `${nomeDo(servico)}: ${r.selecionados} vencimentos vistos, ${r.avisosNovos} avisos novos`,
  )
  for (const c of r.porEspecie) {
    saida.linha(
      `  ${naLei(c.nome, termos)}: ${c.atrasados} em atraso, ${c.hoje} hoje, ${c.em7} em 7 dias, ` +
        `${c.em30} em 30, ${c.em60} em 60`,
    )
  }
  saida.linha(
    `  ${r.registrados} atos registrados, ${r.propostos} propostos à autoridade, ` +
      `${r.repetidos} já feitos, ${r.pulados} deixados (${r.segundos.toFixed(1)} s)`,
  )
  for (const p of r.puladosPorque)
    saida.linha(
      `  deixado: ${p.comando} em ${p.corrente}, vencido em ${formatarDia(p.venceEm)}: ${p.motivos.join(' ')}`,
    )
}

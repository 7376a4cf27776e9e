import { formatarDia } from '#core/calendar/dia.ts'
import { nomear } from '#core/mensagens/palavras.ts'
import { situacoesDe } from '#server/leituras/situacoesDe.ts'
import { comCasa } from './abrirCasa.ts'
import { hojeEm, lerDia } from './dia.ts'
import { ajudaDoBanco, opcoesDoBanco } from './opcoesDoBanco.ts'
import { CODIGO, type Opcoes, type Subcomando } from './subcomando.ts'

const dia = (opcoes: Opcoes, nome: string): string | undefined => {
  const texto = opcoes[nome]
  return typeof texto === 'string' ? lerDia(nome, texto) : undefined
}

/** `outorga situacao`: how a grant, a plate's or a person's grants stood on any day. */
export const situacao: Subcomando = {
  sinopse: 'OUTORGA|PLACA|PESSOA [--em DIA] [--registrado DIA] [--json] [--dados PASTA]',
  ajuda: [
    'OUTORGA|PLACA|PESSOA  número da outorga, placa, CPF, CNPJ ou nome, como na busca das telas',
    '--em DIA          como estava no fim daquele dia, sob a lei daquele dia (padrão: hoje)',
    '--registrado DIA  só com o que se sabia até o fim daquele outro dia',
    '--json            a resposta inteira',
    'O código é 1 se nada for achado.',
    ...ajudaDoBanco,
  ],
  opcoes: {
    ...opcoesDoBanco,
    em: { type: 'string' },
    registrado: { type: 'string' },
    json: { type: 'boolean' },
  },
  posicionais: [1, 1],
  async executar(pedido) {
    const { posicionais, opcoes, saida } = pedido
    const em = dia(opcoes, 'em')
    const registrado = dia(opcoes, 'registrado')
    return comCasa(pedido, async (casa) => {
      let achados = 0
      for (const servico of casa.servicos.todos) {
        const { municipio } = servico.pacote.lei
        const quando = em ?? hojeEm(municipio.fuso)
        const lidos = await situacoesDe(casa, servico, posicionais[0] ?? '', { em, registrado })
        achados += lidos.length
        if (opcoes.json === true && lidos.length > 0) {
          saida.linha(
            JSON.stringify({ servico: servico.slug, em: quando, achados: lidos }, null, 2),
          )
          continue
        }
        for (const { titulo, tipo, outorgas } of lidos) {
          saida.linha(`${municipio.nome}, ${nomear(tipo)}: ${titulo}, em ${formatarDia(quando)}`)
          if (outorgas.length === 0) saida.linha('  em nenhuma outorga')
          for (const o of outorgas) {
            saida.linha(
              `  ${o.como === 'outorga' ? '' : `${nomear(o.como)} na `}outorga ${o.numero ?? o.outorga}: ` +
                `${nomear(o.situacao)} desde ${formatarDia(o.desde)}`,
            )
            for (const m of o.motivos) saida.linha(`    ${m.frase}`)
          }
        }
      }
      if (achados === 0) saida.erro(`Nada foi achado com "${posicionais[0]}".`)
      return achados === 0 ? CODIGO.recusado : CODIGO.ok
    })
  },
}

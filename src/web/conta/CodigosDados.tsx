import type { CodigoDado } from '../../server/contrato/conta.ts'
import { useDadosDoServico } from '../api/servico.ts'
import { Etiqueta } from '../ui/Cartao.tsx'
import { formatarInstante } from '../ui/tempo.ts'

const SITUACOES = {
  vale: ['ainda serve', 'atencao'],
  usado: ['usado', 'informe'],
  venceu: ['venceu sem uso', 'neutro'],
} as const

/** The codes that let into an account: when and by whom each was given, why, and what became of it. */
export function CodigosDados({ codigos }: { codigos: readonly CodigoDado[] }) {
  const fuso = useDadosDoServico().municipio?.fuso ?? 'America/Sao_Paulo'
  if (codigos.length === 0) return null
  return (
    <ul className="lista-simples" aria-label="Códigos dados">
      {codigos.map((c) => {
        const [nome, tom] = SITUACOES[c.situacao]
        return (
          <li key={c.em}>
            <strong>{c.renova ? 'Senha nova' : 'Primeiro acesso'}</strong>, código dado em{' '}
            {formatarInstante(c.em, fuso)} por {c.por} <Etiqueta tom={tom}>{nome}</Etiqueta>
            <p className="miudo suave">
              {[
                c.razoes,
                c.documento && `documento conferido: ${c.documento}`,
                c.usadoEm !== null && `usado em ${formatarInstante(c.usadoEm, fuso)}`,
                c.usadoEm !== null && c.mesmaRede && 'da mesma rede em que foi dado',
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        )
      })}
    </ul>
  )
}

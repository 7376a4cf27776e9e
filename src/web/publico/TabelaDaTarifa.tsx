import { formatarDia } from '#core/calendar/dia.ts'
import { formatarReais } from '#core/money/centavos.ts'
import type { TarifaDoDia, ValorDaTarifa } from '#core/tarifa/tarifa.ts'
import { listar } from '#core/mensagens/palavras.ts'
import { Cartao, Fatos } from '../ui/Cartao.tsx'
import { Tabela } from '../ui/Tabela.tsx'

const nenhum = (lista: readonly string[]): string =>
  lista.length === 0 ? 'nenhum' : listar([...lista])

/** The tariff in force: each value with its act, and when the second rate holds. */
export function TabelaDaTarifa({ tarifa: t, em }: { tarifa: TarifaDoDia; em: string }) {
  const linha = (nome: string, v: ValorDaTarifa) => ({
    chave: nome,
    celulas: [nome, formatarReais(v.valor), formatarDia(v.desde), v.fonte],
  })
  return (
    <Cartao titulo={`Tarifa em ${formatarDia(em)}`}>
      <Tabela
        titulo="Tarifa"
        colunas={['Parcela', 'Valor', 'Desde', 'Ato']}
        linhas={[
          linha('Bandeirada', t.bandeirada),
          linha('Quilômetro, bandeira um', t.quilometro[1]),
          linha('Quilômetro, bandeira dois', t.quilometro[2]),
          linha('Hora parada', t.horaParada),
        ]}
      />
      <h3>Bandeira dois</h3>
      <Fatos
        fatos={[
          ['Dias', nenhum(t.bandeira2.dias)],
          ['Meses', nenhum(t.bandeira2.meses)],
          ['Áreas', nenhum(t.bandeira2.areas)],
          [
            'Horários',
            t.bandeira2.horarios.length > 0 &&
              listar(t.bandeira2.horarios.map((h) => h.replace('-', ' às '))),
          ],
        ]}
      />
    </Cartao>
  )
}

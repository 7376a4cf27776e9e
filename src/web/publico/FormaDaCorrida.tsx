import { useState } from 'react'
import { useDadosDoServico } from '../api/servico.ts'
import { Botao } from '../ui/Botao.tsx'
import { Campo } from '../ui/Campo.tsx'
import { localDe } from '../ui/tempo.ts'
import { lerDia, mascararDia } from '../formularios/converter.ts'
import { formatarDia } from '#core/calendar/dia.ts'

/** The query of the read: moments of the city, whole metres and seconds. */
export type Digitado = Record<string, string | undefined>

const CAMPOS = {
  dia: ['Dia', 'dd/mm/aaaa'],
  hora: ['Hora do embarque', 'hh:mm'],
  km: ['Distância, em quilômetros', '5,2'],
  parado: ['Tempo parado, em minutos', '0'],
} as const
const CONFERENCIA = {
  acionado: 'Acionamento',
  terminada: 'Término da corrida',
  desativado: 'Desativação',
} as const
type Nome = keyof typeof CAMPOS | keyof typeof CONFERENCIA | 'area'
type Forma = Readonly<Record<Nome, string>>

const HORA = /^([01]?\d|2[0-3]):([0-5]\d)(:[0-5]\d)?$/
const horaCerta = (texto: string): string =>
  HORA.test(texto)
    ? `${texto.padStart(texto.length < 6 ? 5 : 8, '0')}${texto.length < 6 ? ':00' : ''}`
    : ''

/** Thousandths exactly: `5,2` km is 5200 m; more than three decimals is an error. */
const emMilesimos = (texto: string): number | undefined => {
  const [, inteiro = '', fracao = ''] = /^(\d{1,4})(?:[.,](\d{1,3}))?$/.exec(texto.trim()) ?? []
  return inteiro === '' ? undefined : Number(inteiro) * 1000 + Number(fracao.padEnd(3, '0'))
}

function ler(f: Forma): { busca: Digitado } | { erros: Partial<Record<Nome, string>> } {
  const erros: Partial<Record<Nome, string>> = {}
  const dia = lerDia(f.dia)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(dia)) erros.dia = 'Escreva uma data que exista, como 31/12/2026.'
  const momento = (nome: Nome): string | undefined => {
    if (f[nome].trim() === '') return undefined
    const hora = horaCerta(f[nome].trim())
    if (hora === '') erros[nome] = 'Escreva como 14:30.'
    return `${dia}T${hora}`
  }
  if (f.hora.trim() === '') erros.hora = 'Escreva como 14:30.'
  const metros = emMilesimos(f.km)
  if (metros === undefined) erros.km = 'Escreva como 5,2.'
  const minutos = emMilesimos(f.parado || '0')
  if (minutos === undefined) erros.parado = 'Escreva os minutos, como 3 ou 2,5.'
  const busca: Digitado = {
    acomodadoEm: momento('hora'),
    acionadoEm: momento('acionado'),
    terminadaEm: momento('terminada'),
    desativadoEm: momento('desativado'),
    metros: String(metros),
    segundosParados: String(Math.round(((minutos ?? 0) * 60) / 1000)),
    area: f.area || undefined,
  }
  return Object.keys(erros).length > 0 ? { erros } : { busca }
}

type Props = { areas: readonly string[]; pedir: (busca: Digitado) => void }

/** When, how far and how long; and, to check a ride that was made, when the meter ran. */
export function FormaDaCorrida({ areas, pedir }: Props) {
  const { municipio } = useDadosDoServico()
  const agora = localDe(new Date(), municipio?.fuso ?? 'UTC')
  const [forma, mudar] = useState<Forma>({
    dia: formatarDia(agora.dia),
    hora: agora.hora,
    km: '',
    parado: '',
    area: '',
    acionado: '',
    terminada: '',
    desativado: '',
  })
  const [erros, errar] = useState<Partial<Record<Nome, string>>>({})
  const entrada = (nome: Nome, rotulo: string, exemplo: string) => (
    <Campo key={nome} rotulo={rotulo} erro={erros[nome]}>
      {(acesso) => (
        <input
          {...acesso}
          className="entrada"
          inputMode={nome === 'km' || nome === 'parado' ? 'decimal' : 'text'}
          placeholder={exemplo}
          autoComplete="off"
          value={forma[nome]}
          onChange={(e) => {
            const texto = nome === 'dia' ? mascararDia(e.target.value) : e.target.value
            mudar({ ...forma, [nome]: texto })
          }}
        />
      )}
    </Campo>
  )
  return (
    <form
      noValidate
      onSubmit={(evento) => {
        evento.preventDefault()
        const lido = ler(forma)
        errar('erros' in lido ? lido.erros : {})
        if ('busca' in lido) pedir(lido.busca)
      }}
    >
      <div className="lado-a-lado">
        {Object.entries(CAMPOS).map(([nome, [rotulo, exemplo]]) =>
          entrada(nome as Nome, rotulo, exemplo),
        )}
      </div>
      {areas.length > 0 && (
        <Campo rotulo="Onde a corrida começa">
          {(acesso) => (
            <select
              {...acesso}
              className="entrada"
              value={forma.area}
              onChange={(e) => mudar({ ...forma, area: e.target.value })}
            >
              <option value="">Fora das áreas de bandeira dois</option>
              {areas.map((a) => (
                <option key={a}>{a}</option>
              ))}
            </select>
          )}
        </Campo>
      )}
      <details>
        <summary>Conferir o motocímetro ou aplicativo de uma corrida feita</summary>
        <p className="miudo suave">
          Só se aciona depois de o passageiro se acomodar, na hora do embarque, e se desativa no
          término. Horas e, se quiser, segundos.
        </p>
        <div className="lado-a-lado">
          {Object.entries(CONFERENCIA).map(([nome, rotulo]) =>
            entrada(nome as Nome, rotulo, 'hh:mm:ss'),
          )}
        </div>
      </details>
      <Botao type="submit" aparencia="primario">
        Calcular
      </Botao>
    </form>
  )
}

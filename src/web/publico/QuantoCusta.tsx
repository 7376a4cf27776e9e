import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatarDia } from '#core/calendar/dia.ts'
import { citar } from '#core/mensagens/citar.ts'
import { lerTarifa } from '../api/leituras.ts'
import { useDadosDoServico, usePacote, useServico } from '../api/servico.ts'
import { Alerta } from '../ui/Alerta.tsx'
import { Lacunas } from '../ui/Lacunas.tsx'
import { Leitura } from '../ui/Estados.tsx'
import { Recusas } from '../ui/Recusas.tsx'
import { Titulo } from '../ui/Titulo.tsx'
import { ContaDaCorrida } from './ContaDaCorrida.tsx'
import { FormaDaCorrida, type Digitado } from './FormaDaCorrida.tsx'
import { TabelaDaTarifa } from './TabelaDaTarifa.tsx'
import './QuantoCusta.css'

/** `/{m}/{s}/quanto-custa`: what a ride costs, line by line, for anyone. */
export function QuantoCusta() {
  const { base } = useServico()
  const { municipio, servico } = useDadosDoServico()
  const prevista = usePacote()?.prazos.tarifa
  const consulta = useQuery(lerTarifa(base))
  const [pedida, pedir] = useState<Digitado>()
  const lacunas = [prevista?.lacuna, prevista?.bandeira2.lacuna].filter((l) => l !== undefined)
  return (
    <div className="consulta quanto-custa">
      <Leitura consulta={consulta} linhas={4}>
        {(r) => (
          <>
            <div className="pilha">
              <Titulo aba="Quanto custa a corrida">Quanto custa a corrida?</Titulo>
              <p className="introducao">
                {servico?.nome} em {municipio?.nome}. A tarifa é fixada pelo Poder Público (
                {r.fundamentos.map((f) => citar(f)).join('; ')}).
              </p>
            </div>
            {r.tarifa === undefined ? (
              <Alerta tom="atencao" titulo={`Em ${formatarDia(r.em)} não há tarifa completa`}>
                <Recusas recusas={r.faltam} />
              </Alerta>
            ) : (
              <>
                <FormaDaCorrida areas={r.tarifa.bandeira2.areas} pedir={pedir} />
                {pedida && <ContaDaCorrida busca={pedida} />}
                <TabelaDaTarifa tarifa={r.tarifa} em={r.em} />
              </>
            )}
          </>
        )}
      </Leitura>
      <Lacunas ids={lacunas} />
    </div>
  )
}

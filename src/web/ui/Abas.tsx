import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components'
import { useImpressao } from './impressao.ts'
import './Abas.css'

export type Aba = { id: string; nome: string; conteudo: ReactNode }

/** Tabs by arrow keys; the chosen one can be kept in the address, and one that is not here opens the first. */
export function Abas({
  nome,
  abas,
  aberta,
  abrir,
}: {
  nome: string
  abas: readonly Aba[]
  aberta: string
  abrir: (id: string) => void
}) {
  const conhecida = abas.some((aba) => aba.id === aberta) ? aberta : (abas[0]?.id ?? aberta)
  if (useImpressao()) return <TodasAsAbas abas={abas} />
  return (
    <Tabs className="abas" selectedKey={conhecida} onSelectionChange={(id) => abrir(String(id))}>
      <TabList aria-label={nome}>
        {abas.map((aba) => (
          <Tab key={aba.id} id={aba.id}>
            {aba.nome}
          </Tab>
        ))}
      </TabList>
      {abas.map((aba) => (
        <TabPanel key={aba.id} id={aba.id}>
          {aba.conteudo}
        </TabPanel>
      ))}
    </Tabs>
  )
}

/** On paper there are no tabs: one part after the other. */
const TodasAsAbas = ({ abas }: { abas: readonly Aba[] }) =>
  abas.map((aba) => (
    <section key={aba.id} className="aba-impressa">
      <h2>{aba.nome}</h2>
      {aba.conteudo}
    </section>
  ))

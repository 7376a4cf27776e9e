import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nProvider } from 'react-aria-components'
import { FalhaDaApi } from './api/problema.ts'
import { router } from './rotas.tsx'
import { Fronteira } from './ui/Fronteira.tsx'
import './estilo/estilo.css'

const consultas = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      // A refusal stays a refusal: only a lost connection or a server in trouble is worth a retry.
      retry: (vezes, erro) =>
        vezes < 2 && erro instanceof FalhaDaApi && (erro.semRede || erro.status >= 502),
    },
  },
})

const raiz = document.getElementById('app')
if (raiz) {
  createRoot(raiz).render(
    <StrictMode>
      <Fronteira>
        <I18nProvider locale="pt-BR">
          <QueryClientProvider client={consultas}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </I18nProvider>
      </Fronteira>
    </StrictMode>,
  )
}

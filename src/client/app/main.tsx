import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { startI18n } from '#client/i18n/i18n.ts'
import { createQueryClient } from '#client/lib/query-client.ts'
import { sessionQuery } from '#client/lib/session-query.ts'
import { PanelBoundary } from '#client/ui/panel-boundary.tsx'
import '#client/styles.css'
import { App } from './app.tsx'

// Not needed for the first paint, only for the first toast.
const Toaster = lazy(async () => ({ default: (await import('#client/ui/toast.tsx')).Toaster }))

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id root')

const queryClient = createQueryClient()

void queryClient.prefetchQuery(sessionQuery)
try {
  await startI18n()
} catch (error) {
  // Without its texts the product can say nothing in anybody's language.
  root.textContent = 'Dictum could not be loaded. Please check your connection and reload the page.'
  throw error
}

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <PanelBoundary>
        <App />
      </PanelBoundary>
      <Suspense>
        <Toaster />
      </Suspense>
    </QueryClientProvider>
  </StrictMode>,
)

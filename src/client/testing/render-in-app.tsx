import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import { createQueryClient } from '#client/api/query-client.ts'
import { changeLanguage, loadAllTexts, startI18n } from '#client/i18n/i18n.ts'
import { Toaster } from '#client/ui/overlays/toast.tsx'
import type { Language } from '#shared/languages.ts'
import '#client/styles.css'

let textsReady: Promise<void> | undefined

/** Renders a component in one language with what the app puts around every screen: styles, cache and toasts. */
export async function renderInApp(language: Language, component: ReactNode): Promise<void> {
  textsReady ??= startI18n().then(loadAllTexts)
  await textsReady
  await changeLanguage(language)
  await render(
    <QueryClientProvider client={createQueryClient()}>
      {/* The margin of every screen, which some parts reach into. */}
      <div className="px-4">{component}</div>
      <Toaster />
    </QueryClientProvider>,
  )
}

import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import { createQueryClient } from '#client/api/query-client.ts'
import { changeLanguage, loadAllTexts, loadSharingTexts, startI18n } from '#client/i18n/i18n.ts'
import { Toaster } from '#client/ui/overlays/toast.tsx'
import { closeToast, currentToast } from '#client/ui/overlays/toast-store.ts'
import type { Language } from '#shared/languages.ts'
import '#client/styles.css'

let textsReady: Promise<unknown> | undefined

/**
 * Renders a component in one language, with what the app puts around every screen: styles, cache and toasts. A toast
 * stays until it is closed, so that a test on a slow machine still finds its button.
 */
export async function renderInApp(language: Language, component: ReactNode): Promise<void> {
  textsReady ??= startI18n().then(() => Promise.all([loadAllTexts(), loadSharingTexts()]))
  await textsReady
  await changeLanguage(language)
  // Closes the toast of an earlier test.
  closeToast(currentToast()?.id ?? 0)
  await render(
    <QueryClientProvider client={createQueryClient()}>
      {/* The margin of every screen, into which some parts extend. */}
      <div className="px-4">{component}</div>
      <Toaster displayMs={Number.POSITIVE_INFINITY} />
    </QueryClientProvider>,
  )
}

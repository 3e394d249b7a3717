import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { MemoryRouter } from 'react-router'
import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { sessionQuery } from '#client/api/account/session-query.ts'
import { loadSharingTexts } from '#client/i18n/i18n.ts'
import { showToast } from '#client/ui/overlays/toast-store.ts'
import { Tooltips } from '#client/ui/overlays/tooltip.tsx'
import type { User } from '#shared/contract/accounts.ts'
import type { Language } from '#shared/languages.ts'
import { holdCalls } from './hold-calls.ts'
import { renderInApp } from './render-in-app.tsx'

interface SignedInProps {
  isPremium: boolean
  children: ReactNode
}

function SignedIn({ isPremium, children }: SignedInProps) {
  const client = useQueryClient()
  useState(() => client.setQueryData(sessionQuery.queryKey, { id: 'ada', isPremium } as User))
  return (
    <MemoryRouter initialEntries={['/notes']}>
      {children}
      <Tooltips />
    </MemoryRouter>
  )
}

/**
 * Renders the recorder of a signed-in user.
 * @param recognition - what stands for the browser's speech recognition; without it, the browser has none
 * @returns the calls to the server, which wait to be answered
 */
export async function openRecorder(
  language: Language,
  recorder: ReactNode,
  isPremium: boolean,
  recognition?: object,
): Promise<ReturnType<typeof holdCalls>> {
  await renderInApp(language, null)
  await loadSharingTexts()
  const calls = holdCalls()
  // The headless browser crashes when it is asked what it can recognise.
  vi.stubGlobal('SpeechRecognition', recognition)
  vi.stubGlobal('webkitSpeechRecognition', undefined)
  await renderInApp(language, <SignedIn isPremium={isPremium}>{recorder}</SignedIn>)
  return calls
}

/** Shows the toast about a recording that was sent, in English, and returns where it is on the screen. */
export async function placeSentToast(): Promise<DOMRect> {
  showToast({ title: 'A recording from this device has been sent', description: 'Recorded today' })
  const toast = page
    .getByRole('region', { name: /Messages/ })
    .getByRole('listitem')
    .first()
  await expect.element(toast).toBeVisible()
  return toast.element().getBoundingClientRect()
}

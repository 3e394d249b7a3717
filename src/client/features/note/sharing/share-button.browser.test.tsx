import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sessionQuery } from '#client/api/account/session-query.ts'
import { loadSharingTexts, translate } from '#client/i18n/i18n.ts'
import { holdCalls } from '#client/testing/hold-calls.ts'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import { currentToast } from '#client/ui/overlays/toast-store.ts'
import { Tooltips } from '#client/ui/overlays/tooltip.tsx'
import type { User } from '#shared/contract/accounts.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { ShareButton } from './share-button.tsx'

function Note() {
  const client = useQueryClient()
  useState(() => client.setQueryData(sessionQuery.queryKey, { id: 'ada', isPremium: false } as User))
  return (
    <MemoryRouter>
      <ShareButton noteId="1b6a2f5e-6a55-4c5e-9f0e-1d2c3b4a5f61" noteTitle="Plan" hasRecording sharedWith={0} />
      <Tooltips />
    </MemoryRouter>
  )
}

test.each(LANGUAGES)(
  'tells a Free user in %s that links and sharing with people both need Premium',
  async (language) => {
    await renderInApp(language, null)
    await loadSharingTexts()
    const calls = holdCalls()
    await renderInApp(language, <Note />)
    await page.getByRole('button', { name: translate('share:label') }).click()
    await expect.poll(() => calls.length).toBe(1)
    calls[0]?.answer(200, [])
    await expect.poll(currentToast).toMatchObject({
      title: translate('share:premiumTitle'),
      description: translate('share:premiumBoth'),
    })
  },
)

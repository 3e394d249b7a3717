import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { sessionQuery } from '#client/api/account/session-query.ts'
import { translate } from '#client/i18n/i18n.ts'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import { Tooltips } from '#client/ui/overlays/tooltip.tsx'
import type { User } from '#shared/contract/accounts.ts'
import { NextSteps } from './next-steps.tsx'

const FALLBACK = 'The screen is loading.'
const FREE = { id: 'ada', isPremium: false } as User
const PAID = { id: 'ada', isPremium: true } as User

function Screen() {
  const client = useQueryClient()
  useState(() => client.setQueryData(sessionQuery.queryKey, FREE))
  return (
    <MemoryRouter>
      <button type="button" onClick={() => client.setQueryData(sessionQuery.queryKey, PAID)}>
        pay
      </button>
      <Suspense fallback={<p>{FALLBACK}</p>}>
        <NextSteps />
      </Suspense>
      <Tooltips />
    </MemoryRouter>
  )
}

test('getting Premium does not hide the screen while the code for the lists is loaded', async () => {
  vi.stubGlobal('fetch', async () => Response.json([]))
  await renderInApp('en', <Screen />)
  await expect.element(page.getByText(translate('dashboard:upgradeTitle'))).toBeVisible()
  let wasHidden = false
  const observer = new MutationObserver(() => {
    wasHidden ||= document.body.innerText.includes(FALLBACK)
  })
  observer.observe(document.body, { subtree: true, childList: true })
  await page.getByRole('button', { name: 'pay' }).click()
  await expect.element(page.getByText(translate('dashboard:noEvents'))).toBeVisible()
  observer.disconnect()
  expect(wasHidden).toBe(false)
})

import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { sessionQuery } from '#client/api/account/session-query.ts'
import { putNote } from '#client/api/notes/note-cache.ts'
import { translate } from '#client/i18n/i18n.ts'
import { makeVoiceNote } from '#client/testing/make-items.ts'
import { noteAnswers } from '#client/testing/note-answers.ts'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import type { User } from '#shared/contract/accounts.ts'
import { NoteScreen } from './note-screen.tsx'

const NOTE = makeVoiceNote()
const ANSWERS = noteAnswers({ ...NOTE, status: 'analysing' })

let client: QueryClient | undefined

function Screen() {
  const cache = useQueryClient()
  client = cache
  useState(() => cache.setQueryData(sessionQuery.queryKey, { id: 'ada', isPremium: false } as User))
  return <NoteScreen />
}

// In a file of its own, because the code for the follow-ups must not be loaded before.
test('never hides the text while the code for its first analysis is loaded', async () => {
  vi.stubGlobal('fetch', async (address: string) => Response.json(ANSWERS[address.replace(/\?.*/, '')]))
  await renderInApp(
    'en',
    <MemoryRouter initialEntries={[`/notes/${NOTE.id}`]}>
      <Routes>
        <Route path="/notes/:id" element={<Screen />} />
      </Routes>
    </MemoryRouter>,
  )
  const heading = page.getByRole('heading', { name: translate('note:transcript') })
  await expect.element(heading).toBeVisible()
  const shown = heading.element()
  let wasHidden = false
  const observer = new MutationObserver(() => {
    wasHidden ||= !shown.checkVisibility()
  })
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['style'] })
  if (client) putNote(client, { ...NOTE, status: 'ready' })
  await expect.element(page.getByRole('checkbox', { name: /Call the supplier/ })).toBeVisible()
  observer.disconnect()
  expect(heading.element()).toBe(shown)
  expect(wasHidden).toBe(false)
})

import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { Profiler, useState } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { sessionQuery } from '#client/api/account/session-query.ts'
import { fetchAllAgain } from '#client/api/query-client.ts'
import { translate } from '#client/i18n/i18n.ts'
import { makeVoiceNote } from '#client/testing/make-items.ts'
import { noteAnswers } from '#client/testing/note-answers.ts'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import type { User } from '#shared/contract/accounts.ts'
import { NoteScreen } from './note-screen.tsx'

const NOTE = makeVoiceNote()
const ANSWERS = noteAnswers(NOTE)

let client: QueryClient | undefined

function Screen({ onRender }: { onRender: () => void }) {
  const cache = useQueryClient()
  client = cache
  useState(() => cache.setQueryData(sessionQuery.queryKey, { id: 'ada', isPremium: false } as User))
  return (
    <>
      <button type="button" onClick={() => fetchAllAgain(cache)}>
        fetch again
      </button>
      <Profiler id="note" onRender={onRender}>
        <NoteScreen />
      </Profiler>
    </>
  )
}

test('renders nothing anew when everything is fetched again and is the same', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address.replace(/\?.*/, ''))
    return Response.json(ANSWERS[asked.at(-1) ?? ''])
  })
  const onRender = vi.fn()
  await renderInApp(
    'en',
    <MemoryRouter initialEntries={[`/notes/${NOTE.id}`]}>
      <Routes>
        <Route path="/notes/:id" element={<Screen onRender={onRender} />} />
      </Routes>
    </MemoryRouter>,
  )
  await expect.element(page.getByRole('heading', { name: translate('note:transcript') })).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: /Call the supplier/ })).toBeVisible()
  await expect.element(page.getByRole('button', { name: translate('exports:label') })).toBeVisible()
  // What is shown last may still be on its way in the first round, but a round that changes nothing must come.
  const renderAgain = async () => {
    onRender.mockClear()
    asked.length = 0
    await page.getByRole('button', { name: 'fetch again' }).click()
    await expect.poll(() => new Set(asked)).toEqual(new Set(Object.keys(ANSWERS)))
    // Each answer would be shown in the task in which it arrives.
    await expect.poll(() => client?.isFetching()).toBe(0)
    return onRender.mock.calls.length
  }
  await expect.poll(renderAgain).toBe(0)
})

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { sessionQuery } from '#client/api/account/session-query.ts'
import { loadSharingTexts, translate } from '#client/i18n/i18n.ts'
import { holdCalls } from '#client/testing/hold-calls.ts'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import type { User } from '#shared/contract/accounts.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { FREE_NOTES } from '#shared/limits.ts'
import { uploads } from '../browser-uploads.ts'
import { receivedFiles } from '../received-files.ts'
import type { Upload } from '../uploads-state.ts'
import { ReceivedFiles } from './received-files.tsx'

const memo = { id: '2b6a2f5e-6a55-4c5e-9f0e-1d2c3b4a5f61', file: new File(['x'], 'memo.ogg'), receivedAt: 0 }

let calls: ReturnType<typeof holdCalls>
let isInstalled: boolean

beforeEach(() => {
  isInstalled = false
  const ask = window.matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    isInstalled && query === '(display-mode: standalone)' ? ask('all') : ask(query),
  )
  vi.spyOn(receivedFiles, 'list').mockResolvedValue([memo])
  vi.spyOn(receivedFiles, 'remove').mockResolvedValue()
  vi.spyOn(uploads, 'take').mockResolvedValue()
})
afterEach(() => vi.restoreAllMocks())

function Screen({ isPremium }: { isPremium: boolean }) {
  const client = useQueryClient()
  useState(() => client.setQueryData(sessionQuery.queryKey, { id: 'ada', isPremium } as User))
  return (
    <MemoryRouter>
      <ReceivedFiles hasProblem={false} />
    </MemoryRouter>
  )
}

async function open(language: (typeof LANGUAGES)[number], isPremium = false) {
  await renderInApp(language, null)
  await loadSharingTexts()
  calls = holdCalls()
  await renderInApp(language, <Screen isPremium={isPremium} />)
}

async function answerStats(totalNotes: number) {
  const isStats = ({ call }: { call: string }) => call.startsWith('GET /api/dashboard/stats')
  await expect.poll(() => calls.some(isStats)).toBe(true)
  for (const held of calls.filter(isStats)) held.answer(200, { totalNotes })
}

const notice = () => page.getByText(translate('dashboard:limitTitle', { max: FREE_NOTES }))
const make = () => page.getByRole('button', { name: translate('received:make', { count: 1 }) })
const hint = () => page.getByText(translate('received:askHint'))

describe.each(LANGUAGES)('a file from another app, with no room for its note, in %s', (language) => {
  test.each([true, false])('is not uploaded before the user knows (installed: %s)', async (installed) => {
    isInstalled = installed
    await open(language)
    await answerStats(FREE_NOTES)
    await expect.element(notice()).toBeVisible()
    // Only the system can share files with an installed app.
    expect(hint().query() === null).toBe(installed)
    expect(uploads.take).not.toHaveBeenCalled()
    await make().click()
    await expect.poll(() => vi.mocked(uploads.take).mock.calls.length).toBe(1)
  })
})

test('the installed app takes a file at once where there is room', async () => {
  isInstalled = true
  await open('en')
  await answerStats(FREE_NOTES - 1)
  await expect.poll(() => vi.mocked(uploads.take).mock.calls.length).toBe(1)
  expect(notice().query()).toBeNull()
})

test('the installed app takes a file at once with Premium, and requests no figures', async () => {
  isInstalled = true
  await open('en', true)
  await expect.poll(() => vi.mocked(uploads.take).mock.calls.length).toBe(1)
  expect(calls).toEqual([])
})

test('the installed app takes a file at once where the server can’t say whether there is room', async () => {
  isInstalled = true
  await open('en')
  await expect.poll(() => calls.length).toBeGreaterThan(0)
  for (const { answer } of calls) answer(503, { code: 'unavailable', message: 'Busy.', requestId: 'r' })
  await expect.poll(() => vi.mocked(uploads.take).mock.calls.length).toBe(1)
})

describe.each(LANGUAGES)('files from another app that are not audio, in %s', (language) => {
  const minutes = { ...memo, id: 'minutes', file: new File(['x'], 'minutes.txt') }

  test('stay on the page with the reason', async () => {
    vi.mocked(receivedFiles.list).mockResolvedValue([minutes])
    await page.viewport(360, 740)
    await open(language, true)
    await make().click()
    const notice = page.getByRole('alert')
    await expect.element(notice.getByText(translate('received:refused', { count: 1 }))).toBeVisible()
    await expect.element(notice.getByText(translate('uploads:invalidText', { name: 'minutes.txt' }))).toBeVisible()
    expect(page.getByText(translate('received:none')).query()).toBeNull()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  })
})

test('the page of a refused file does not give way to the note of the other', async () => {
  vi.mocked(receivedFiles.list).mockResolvedValue([memo, { ...memo, id: 'empty', file: new File([], 'empty.ogg') }])
  const sent = { id: memo.id, file: memo.file, status: 'success', noteId: 'n1' } as Upload
  const list = [sent]
  vi.spyOn(uploads, 'getState').mockReturnValue(list)
  isInstalled = true
  await open('en', true)
  await expect.element(page.getByText(translate('uploads:emptyText', { name: 'empty.ogg' }))).toBeVisible()
  await expect.element(page.getByRole('link', { name: /memo\.ogg/ })).toBeVisible()
})

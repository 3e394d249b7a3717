import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sessionQuery } from '#client/api/account/session-query.ts'
import { loadInsightsTexts, loadSharingTexts, translate } from '#client/i18n/i18n.ts'
import { holdCalls } from '#client/testing/hold-calls.ts'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import type { User } from '#shared/contract/accounts.ts'
import type { Answer } from '#shared/contract/ask.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { AskScreen } from './components/ask-screen.tsx'
// Loaded lazily: without this, it would be found only in the middle of a test.
import './components/writing-answer.tsx'

const MODEL = 'local/\u202E<b>tiny</b>'
const PASSAGE = {
  noteId: '1b6a2f5e-6a55-4c5e-9f0e-1d2c3b4a5f61',
  noteTitle: 'Budget',
  owner: null,
  recordedAt: '2026-03-10T09:00:00.000Z',
  quote: 'The price stays.',
  start: 0,
  end: 1,
  sentence: 0,
}
const QUOTES: Answer = {
  answer: 'From a note:',
  passages: [PASSAGE],
  instead: [],
  answeredBy: 'builtin',
  writer: MODEL,
}
const WRITTEN: Answer = { answer: 'It stays. [1]', passages: [PASSAGE], instead: [], answeredBy: MODEL, writer: null }

let calls: ReturnType<typeof holdCalls>
beforeEach(() => {
  calls = holdCalls()
})

function Asking() {
  const client = useQueryClient()
  const [open, setOpen] = useState(true)
  useState(() => client.setQueryData(sessionQuery.queryKey, { id: crypto.randomUUID(), isPremium: true } as User))
  return (
    <MemoryRouter>
      <button type="button" onClick={() => setOpen(false)}>
        Leave
      </button>
      {open && <AskScreen />}
    </MemoryRouter>
  )
}

const asked = () => calls.filter(({ call }) => call === 'POST /api/ask')
const writing = () => page.getByText(translate('account:writing', { model: MODEL }))

async function ask(language: (typeof LANGUAGES)[number], question: string) {
  await renderInApp(language, <Asking />)
  await Promise.all([loadInsightsTexts(), loadSharingTexts()])
  await page.getByRole('textbox').fill(question)
  await page.getByRole('button', { name: translate('ask:ask') }).click()
  await expect.poll(asked).toHaveLength(1)
  asked()[0]?.answer(200, QUOTES)
}

test.each(LANGUAGES)('shows quotes at once, and then the answer that the model writes, in %s', async (language) => {
  await ask(language, 'What is the price?')
  await expect.element(page.getByText('The price stays.')).toBeVisible()
  await expect.element(writing()).toBeVisible()
  await expect.poll(asked).toHaveLength(2)
  expect(asked().map(({ body }) => body)).toEqual([
    { question: 'What is the price?' },
    { question: 'What is the price?', patient: true },
  ])
  asked()[1]?.answer(200, WRITTEN)
  await expect.element(page.getByText('It stays. [1]')).toBeVisible()
  await expect.element(page.getByText('The price stays.')).toBeVisible()
  await expect.element(writing()).not.toBeInTheDocument()
})

describe('the quotes stay', () => {
  test.each([
    ['has nothing to say', 200, { ...QUOTES, writer: null }],
    ['fails', 500, { error: 'broken', code: 'internal' }],
  ])('when the model %s', async (_what, status, body) => {
    await ask('en', 'What is the price?')
    await expect.poll(asked).toHaveLength(2)
    asked()[1]?.answer(status, body)
    await expect.element(writing()).not.toBeInTheDocument()
    await expect.element(page.getByText('From a note:')).toBeVisible()
    expect(page.getByRole('alert').query()).toBeNull()
  })
})

test('stops the model when the user leaves or asks something else', async () => {
  await ask('en', 'What is the price?')
  await expect.poll(asked).toHaveLength(2)
  expect(asked()[1]?.signal?.aborted).toBe(false)
  await page.getByRole('textbox').fill('Who pays?')
  await page.getByRole('button', { name: translate('ask:ask') }).click()
  await expect.poll(() => asked()[1]?.signal?.aborted).toBe(true)
  asked()[2]?.answer(200, { ...QUOTES, answer: 'From another note:' })
  await expect.poll(asked).toHaveLength(4)
  expect(asked()[3]?.body).toEqual({ question: 'Who pays?', patient: true })
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect.poll(() => asked()[3]?.signal?.aborted).toBe(true)
})

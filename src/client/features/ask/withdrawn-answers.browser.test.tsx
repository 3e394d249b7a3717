import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sessionQuery } from '#client/api/account/session-query.ts'
import { applyStreamEvent } from '#client/api/notes/note-cache.ts'
import { fetchAllAgain } from '#client/api/query-client.ts'
import { loadInsightsTexts, loadSharingTexts, translate } from '#client/i18n/i18n.ts'
import { holdCalls } from '#client/testing/hold-calls.ts'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import type { User } from '#shared/contract/accounts.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { AskScreen } from './components/ask-screen.tsx'
// Loaded lazily: without this, it would be found only in the middle of a test.
import './components/withdrawn-answer.tsx'

const NOTE = '0b6a2f5e-6a55-4c5e-9f0e-1d2c3b4a5f60'
const OWN = '1b6a2f5e-6a55-4c5e-9f0e-1d2c3b4a5f61'

let calls: ReturnType<typeof holdCalls>
let client: QueryClient
beforeEach(() => {
  calls = holdCalls()
})

function Asking() {
  client = useQueryClient()
  useState(() => client.setQueryData(sessionQuery.queryKey, { id: 'ben', isPremium: true } as User))
  return (
    <MemoryRouter>
      <AskScreen />
    </MemoryRouter>
  )
}

function answer(noteId: string, owner: object | null, quote: string) {
  const recordedAt = '2026-03-10T09:00:00.000Z'
  const passage = { noteId, noteTitle: 'Budget', owner, recordedAt, quote, start: 0, end: 1, sentence: 0 }
  return { answer: null, passages: [passage], instead: [], answeredBy: 'builtin', writer: null }
}

const waiting = (call: string) => calls.filter((held) => held.call.startsWith(call))

/** Asks a question that somebody else's notes answer. */
async function ask(question: string, quote: string, owner: object | null = { name: 'Ada', email: 'ada@example.com' }) {
  const asked = waiting('POST /api/ask').length
  await page.getByRole('textbox').fill(question)
  await page.getByRole('button', { name: translate('ask:ask') }).click()
  await expect.poll(() => waiting('POST /api/ask')).toHaveLength(asked + 1)
  waiting('POST /api/ask')[asked]?.answer(200, answer(owner ? NOTE : OWN, owner, quote))
}

/** Answers the latest request for the notes that are shared with the user. */
async function answerShared(request: number, ids: string[]) {
  await expect.poll(() => waiting('GET /api/note-shares')).toHaveLength(request)
  waiting('GET /api/note-shares')[request - 1]?.answer(
    200,
    ids.map((id) => ({ note: { id } })),
  )
}

async function open(language: (typeof LANGUAGES)[number]) {
  await renderInApp(language, <Asking />)
  await Promise.all([loadInsightsTexts(), loadSharingTexts()])
}

test.each(LANGUAGES)('an answer loses its text when a note that it quotes is withdrawn, in %s', async (language) => {
  await open(language)
  await ask('What is the price?', 'The price stays.')
  await answerShared(1, [NOTE])
  await ask('Who pays?', 'I pay myself.', null)
  await expect.element(page.getByText('The price stays.')).toBeVisible()
  applyStreamEvent(client, { type: 'deleted', noteId: NOTE })
  // At once, before the server has answered anything.
  await expect.element(page.getByText('The price stays.')).not.toBeInTheDocument()
  await expect.element(page.getByText('I pay myself.')).toBeVisible()
  await answerShared(2, [])
  await expect.element(page.getByText(translate('share:answerWithdrawn'))).toBeVisible()
})

test('an answer is shown again when its note is still shared after an interruption', async () => {
  await open('en')
  await ask('What is the price?', 'The price stays.')
  await answerShared(1, [NOTE])
  fetchAllAgain(client)
  await expect.element(page.getByText('The price stays.')).not.toBeInTheDocument()
  await answerShared(2, [NOTE])
  await expect.element(page.getByText('The price stays.')).toBeVisible()
})

test('an answer is not shown if its note was withdrawn while it was written', async () => {
  await open('en')
  await ask('What is the price?', 'The price stays.')
  await answerShared(1, [])
  await expect.element(page.getByText(translate('share:answerWithdrawn'))).toBeVisible()
  await expect.element(page.getByText('The price stays.')).not.toBeInTheDocument()
})

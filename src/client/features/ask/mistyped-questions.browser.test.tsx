import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sessionQuery } from '#client/api/account/session-query.ts'
import { loadFindingTexts, loadInsightsTexts, loadSharingTexts, translate } from '#client/i18n/i18n.ts'
import { holdCalls } from '#client/testing/hold-calls.ts'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import type { User } from '#shared/contract/accounts.ts'
import type { Answer } from '#shared/contract/ask.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { AskScreen } from './components/ask-screen.tsx'
// Loaded lazily: without this, they would be found only in the middle of a test.
import './components/understood-as.tsx'
import './components/writing-answer.tsx'

const QUESTION = 'What did Delrome say about the bugdet?'
const QUOTED: Answer = {
  answer: 'From a note:',
  passages: [
    {
      noteId: '1b6a2f5e-6a55-4c5e-9f0e-1d2c3b4a5f61',
      noteTitle: 'Budget',
      owner: null,
      recordedAt: '2026-03-10T09:00:00.000Z',
      quote: 'Delorme cut the budget.',
      start: 0,
      end: 1,
      sentence: 0,
    },
  ],
  instead: [
    { typed: 'Delrome', words: ['Delorme', 'Delrone'] },
    { typed: 'bugdet', words: ['budget'] },
  ],
  answeredBy: 'builtin',
  writer: null,
}

/** The text of the line, and its button. */
const SAID = {
  en: [
    'Understood as “Delorme” or “Delrone” and “budget”.',
    'No note says “Delrome” and “bugdet”.',
    'Ask again with “Delrome” and “bugdet”',
  ],
  es: [
    'Se ha entendido «Delorme» o «Delrone» y «budget».',
    'Ninguna nota dice «Delrome» y «bugdet».',
    'Volver a preguntar con «Delrome» y «bugdet»',
  ],
  fr: [
    'Compris comme « Delorme » ou « Delrone » et « budget ».',
    'Aucune note ne dit « Delrome » et « bugdet ».',
    'Redemander avec « Delrome » et « bugdet »',
  ],
} as const

let calls: ReturnType<typeof holdCalls>
beforeEach(() => {
  calls = holdCalls()
})

function Asking() {
  const client = useQueryClient()
  useState(() => client.setQueryData(sessionQuery.queryKey, { id: crypto.randomUUID(), isPremium: true } as User))
  return (
    <MemoryRouter>
      <AskScreen />
    </MemoryRouter>
  )
}

const asked = () => calls.filter(({ call }) => call === 'POST /api/ask')

test.each(LANGUAGES)(
  'an answer says what was searched for instead, and the question can be asked again as typed, in %s',
  async (language) => {
    await renderInApp(language, <Asking />)
    await Promise.all([loadInsightsTexts(), loadSharingTexts(), loadFindingTexts()])
    await page.getByRole('textbox').fill(QUESTION)
    await page.getByRole('button', { name: translate('ask:ask') }).click()
    await expect.poll(asked).toHaveLength(1)
    asked()[0]?.answer(200, QUOTED)
    const [taken, reason, again] = SAID[language]
    await expect.element(page.getByText(taken)).toBeVisible()
    await expect.element(page.getByText(reason)).toBeVisible()
    await page.getByRole('button', { name: again }).click()
    await expect.poll(asked).toHaveLength(2)
    asked()[1]?.answer(200, { ...QUOTED, answer: null, passages: [], instead: [], writer: 'local/tiny' })
    await expect.element(page.getByText(translate('ask:nothing'))).toBeVisible()
    await expect.poll(asked).toHaveLength(3)
    expect(asked().map(({ body }) => body)).toEqual([
      { question: QUESTION },
      { question: QUESTION, exact: true },
      { question: QUESTION, exact: true, patient: true },
    ])
  },
)

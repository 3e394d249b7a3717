import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sessionQuery } from '#client/api/account/session-query.ts'
import { noteKeys } from '#client/api/notes/note-queries.ts'
import { loadSharingTexts, translate } from '#client/i18n/i18n.ts'
import { holdCalls } from '#client/testing/hold-calls.ts'
import { makeVoiceNote } from '#client/testing/make-items.ts'
import { noteAnalysis, noteText } from '#client/testing/note-answers.ts'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import type { User } from '#shared/contract/accounts.ts'
import type { VoiceNote } from '#shared/contract/notes.ts'
import { NoteBody } from './note-body.tsx'

const NOTE = makeVoiceNote({ analysisOutdated: true })

function Body({ note }: { note: VoiceNote }) {
  const client = useQueryClient()
  useState(() => {
    client.setQueryData(sessionQuery.queryKey, { id: 'ada', isPremium: true } as User)
    client.setQueryData(noteKeys.transcript(NOTE.id), noteText(NOTE))
    client.setQueryData(noteKeys.analysis(NOTE.id), noteAnalysis(NOTE))
  })
  const [status, setStatus] = useState(note.status)
  return (
    <>
      <button type="button" onClick={() => setStatus('analysing')}>
        begin
      </button>
      <NoteBody note={{ ...note, status }} />
    </>
  )
}

test('keeps what was found in a note in place while the note is analysed again', async () => {
  holdCalls()
  await renderInApp('en', null)
  await loadSharingTexts()
  await renderInApp(
    'en',
    <MemoryRouter>
      <Body note={NOTE} />
    </MemoryRouter>,
  )
  const found = page.getByRole('checkbox', { name: /Call the supplier/ })
  const again = page.getByRole('button', { name: translate('note:edit.analyse') })
  await expect.element(found).toBeVisible()
  await page.getByRole('button', { name: 'begin' }).click()
  await expect.element(page.getByRole('complementary')).toHaveAttribute('aria-busy', 'true')
  await expect.element(found).toBeVisible()
  await expect.element(again).toHaveAttribute('aria-busy', 'true')
})

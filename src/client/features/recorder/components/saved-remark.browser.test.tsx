import { useQueryClient } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { noteKeys } from '#client/api/notes/note-queries.ts'
import { translate } from '#client/i18n/i18n.ts'
import { idOf, makeNote } from '#client/testing/cached-notes.ts'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import type { NoteStatus } from '#shared/contract/notes.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { SavedRemark } from './saved-remark.tsx'

/** The remark, with buttons that give its note a status as the event stream does. */
function Screen() {
  const client = useQueryClient()
  const become = (status: NoteStatus) => client.setQueryData(noteKeys.recent(), [makeNote(1, { status })])
  return (
    <MemoryRouter>
      <SavedRemark noteId={idOf(1)} />
      {(['transcribing', 'ready', 'failed'] as const).map((status) => (
        <button key={status} type="button" onClick={() => become(status)}>
          {status}
        </button>
      ))}
    </MemoryRouter>
  )
}

test.each(LANGUAGES)('stops announcing the text once it is there or the note has failed, in %s', async (language) => {
  await renderInApp(language, <Screen />)
  const remark = (key: 'saved' | 'savedReady' | 'announceSaved') =>
    page.getByText(translate(`recorder:${key}`), { exact: false })
  await expect.element(remark('saved')).toBeVisible()
  for (const [status, key] of [
    ['transcribing', 'saved'],
    ['ready', 'savedReady'],
    ['failed', 'announceSaved'],
  ] as const) {
    await page.getByRole('button', { name: status }).click()
    await expect.element(remark(key)).toBeVisible()
  }
})

import { useState } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { translate } from '#client/i18n/i18n.ts'
import { createPlayer } from '#client/player/create-player.ts'
import { makeVoiceNote } from '#client/testing/make-items.ts'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import { Tooltips } from '#client/ui/overlays/tooltip.tsx'
import type { Transcript, VoiceNote } from '#shared/contract/notes.ts'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import { useAgain } from '../hooks/use-again.ts'
import { mayEdit } from '../note-rights.ts'
import { NoteScreen } from './note-screen.tsx'
import { NoteText } from './note-text.tsx'
import { NoteTitle } from './note-title.tsx'

const NOTE = makeVoiceNote({
  transcription: 'We call the supplier. We meet on Friday.',
  access: 'edit',
  owner: { name: 'Ada', email: 'ada@example.com' },
})
const ID = NOTE.id
const TEXT: Transcript = {
  noteId: ID,
  version: 1,
  language: 'en',
  engine: null,
  sentences: [
    { index: 0, start: 0, end: 5, text: 'We call the supplier.' },
    { index: 1, start: 5, end: 9, text: 'We meet on Friday.' },
  ],
}
const TYPED = 'We call the new supplier in Leeds.'

/** Only the parts of a note that are edited. */
function EditedParts({ note }: { note: VoiceNote }) {
  const [player] = useState(createPlayer)
  return (
    <>
      <NoteTitle noteId={note.id} title={note.title} editable={mayEdit(note)} />
      <NoteText
        note={note}
        transcript={TEXT}
        onRetry={null}
        player={player}
        again={useAgain(note).again}
        suggestions={[]}
        afterSentence={undefined}
        showsComments={false}
      />
    </>
  )
}

/** What the other person leaves of the access: nothing, or reading. */
type Left = 'gone' | 'readOnly'
let left: Left | null
let copied: string[]
beforeEach(() => {
  sessionStorage.clear()
  left = null
  copied = []
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text))
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const method = init?.method ?? 'GET'
    const url = String(address).replace(/\?.*/, '')
    const refused = { gone: [404, 'note_not_found'], readOnly: [403, 'forbidden'] } as const
    const refuse = ([status, code]: readonly [number, string]) => Response.json({ code, message: code }, { status })
    if (left && method !== 'GET') return refuse(refused[left])
    if (left === 'gone') return refuse(refused.gone)
    if (url === `/api/voice-notes/${ID}`) return Response.json(left ? { ...NOTE, access: 'read' } : NOTE)
    if (url.endsWith('/speech/status'))
      return Response.json({ engines: [], passageLanguages: [], tellsSpeakers: false })
    return refuse([404, 'not_found'])
  })
})

async function show(language: Language) {
  await page.viewport(360, 740)
  await renderInApp(
    language,
    <MemoryRouter initialEntries={[`/notes/${ID}`]}>
      <Routes>
        <Route path="/notes/:id" element={<NoteScreen Body={EditedParts} />} />
      </Routes>
      <Tooltips />
    </MemoryRouter>,
  )
}

const button = (key: string) => page.getByRole('button', { name: translate(`note:${key}` as 'note:edit.save') })

describe.each(LANGUAGES)('what was typed into a note whose share ends, in %s', (language) => {
  test.each<Left>(['gone', 'readOnly'])('stays on the screen and can be copied where the note is %s', async (what) => {
    await show(language)
    await button('edit.text').click()
    await userEvent.fill(page.getByRole('textbox').first(), TYPED)
    left = what
    await button('edit.save').click()
    await expect.element(page.getByText(translate(`note:unsaved.${what}`))).toBeVisible()
    await expect.element(page.getByText(TYPED)).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
    await button('unsaved.copy').click()
    await expect.poll(() => copied).toEqual([TYPED])
  })
})

test('keeps a title that was being typed', async () => {
  await show('en')
  await button('edit.title').click()
  await userEvent.fill(page.getByRole('textbox'), 'Supplier in Leeds')
  left = 'gone'
  await button('edit.save').click()
  await expect.element(page.getByText(translate('note:unsaved.gone'))).toBeVisible()
  await expect.element(page.getByText('Supplier in Leeds')).toBeVisible()
})

test('shows the text as it is once the words that can’t be saved are discarded', async () => {
  await show('en')
  await button('edit.text').click()
  await userEvent.fill(page.getByRole('textbox').first(), TYPED)
  left = 'readOnly'
  await button('edit.save').click()
  await button('edit.discard').click()
  await expect.element(page.getByText(TYPED)).not.toBeInTheDocument()
  await expect.element(page.getByText('We call the supplier.')).toBeVisible()
  expect(sessionStorage.length).toBe(0)
})

test('says nothing of words where none were typed', async () => {
  left = 'gone'
  await show('en')
  await expect.element(page.getByText(translate('note:notFoundTitle'))).toBeVisible()
  await expect.element(page.getByText(translate('note:unsaved.title'))).not.toBeInTheDocument()
})

test.each([
  ['en', 'no longer shared with you'],
  ['es', 'ya no se comparta contigo'],
  ['fr', 'n’est plus partagée avec vous'],
] as const)('says in %s that a missing note may no longer be shared', async (language, words) => {
  left = 'gone'
  await show(language)
  await expect.element(page.getByText(translate('note:notFoundTitle'))).toBeVisible()
  expect(document.body.textContent).toContain(words)
})

import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sessionQuery } from '#client/api/account/session-query.ts'
import { removeNote } from '#client/api/notes/note-cache.ts'
import { noteKeys } from '#client/api/notes/note-queries.ts'
import { loadSharingTexts, translate } from '#client/i18n/i18n.ts'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import { Tooltips } from '#client/ui/overlays/tooltip.tsx'
import type { User } from '#shared/contract/accounts.ts'
import type { OpenedAnalysis } from '#shared/contract/analysis.ts'
import type { VoiceNote } from '#shared/contract/notes.ts'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import { CommentsSection } from '../comments/comments-section.tsx'
import { useShowsComments } from '../comments/use-shows-comments.ts'
import { DetectedItems } from './detected-items.tsx'
import { NoteScreen } from './note-screen.tsx'

const ID = '0b6a2f5e-6a55-4c5e-9f0e-1d2c3b4a5f60'
const NOTE = { id: ID, title: 'Supplier', status: 'ready', access: 'edit', tags: [], sharedWith: [] } as const

const NOTHING = {
  keyPoints: [],
  actionItems: [],
  events: [],
  decisions: [],
  questions: [],
  toReview: { tasks: [], events: [] },
  mayChangeItems: true,
  analyst: null,
  account: null,
} as unknown as OpenedAnalysis

/** Only the parts of a note that take tags and comments. */
function Parts({ note }: { note: VoiceNote }) {
  const showsComments = useShowsComments(note)
  return (
    <>
      <DetectedItems note={note} analysis={NOTHING} onRetry={null} onPlay={null} />
      {showsComments && <CommentsSection note={note} target={null} onTarget={() => undefined} onPlay={null} />}
    </>
  )
}

let client: QueryClient
function Screen() {
  client = useQueryClient()
  useState(() => client.setQueryData(sessionQuery.queryKey, { id: 'ben', isPremium: true } as User))
  return (
    <MemoryRouter initialEntries={[`/notes/${ID}`]}>
      <Routes>
        <Route path="/notes/:id" element={<NoteScreen Body={Parts} />} />
      </Routes>
      <Tooltips />
    </MemoryRouter>
  )
}

/** What the server has of the note: null once it is no longer shared. */
let note: object | null
let copied: string[]
beforeEach(() => {
  note = NOTE
  copied = []
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text))
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const refuse = (status: number, code: string) => Response.json({ code, message: code }, { status })
    if (!note) return refuse(404, 'note_not_found')
    if (init?.method && init.method !== 'GET') return refuse(403, 'forbidden')
    if (address.endsWith('/comments/summary')) return Response.json({ threads: 0, unread: 0 })
    return Response.json(address === `/api/voice-notes/${ID}` ? note : [])
  })
})

async function show(language: Language) {
  await page.viewport(360, 740)
  await renderInApp(language, null)
  await loadSharingTexts()
  await renderInApp(language, <Screen />)
}
const button = (name: string) => page.getByRole('button', { name, exact: true })
async function typeTag() {
  await button(translate('note:edit.addTag')).click()
  await userEvent.fill(page.getByRole('textbox', { name: translate('note:edit.addTag') }), 'leeds')
}
const commentField = () => page.getByRole('textbox', { name: translate('comments:onNote') })
const loadAgain = () => client.invalidateQueries({ queryKey: noteKeys.note(ID) })

describe.each(LANGUAGES)('what was being typed when a share ends, in %s', (language) => {
  beforeEach(() => show(language))

  test('can be copied once the note is gone', async () => {
    await typeTag()
    await userEvent.fill(commentField(), 'Ask Leeds first.')
    note = null
    // As the event stream reports it.
    removeNote(client, ID)
    await expect.element(page.getByText(translate('note:unsaved.gone'))).toBeVisible()
    await button(translate('note:unsaved.copy')).click()
    await expect.poll(() => copied).toEqual(['leeds\nAsk Leeds first.'])
  })

  test('can be copied where comments are no longer allowed, and discarded', async () => {
    await userEvent.fill(commentField(), 'Ask Leeds first.')
    note = { ...NOTE, access: 'read' }
    await button(translate('comments:send')).click()
    await expect.element(page.getByText(translate('note:unsaved.noComments'))).toBeVisible()
    await button(translate('note:unsaved.copy')).click()
    await expect.poll(() => copied).toEqual(['Ask Leeds first.'])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
    await button(translate('note:edit.discard')).click()
    await expect.element(page.getByText('Ask Leeds first.')).not.toBeInTheDocument()
  })

  test('can be copied where tags are no longer allowed', async () => {
    await typeTag()
    note = { ...NOTE, access: 'comment' }
    await loadAgain()
    await expect.element(page.getByText(translate('note:unsaved.readOnly'))).toBeVisible()
    await expect.element(page.getByText('leeds')).toBeVisible()
    // The rest of the access ends as well.
    note = null
    removeNote(client, ID)
    await expect.element(page.getByText(translate('note:unsaved.gone'))).toBeVisible()
    await expect.element(page.getByText('leeds')).toBeVisible()
  })
})

test('a comment can be finished after the last person has left the note', async () => {
  note = { ...NOTE, access: 'owner', sharedWith: [{ name: 'Ada' }] }
  await show('en')
  await userEvent.fill(commentField(), 'Ask Leeds first.')
  note = { ...NOTE, access: 'owner' }
  await loadAgain()
  await expect.element(commentField()).toHaveValue('Ask Leeds first.')
})

test('an emptied field leaves nothing to copy', async () => {
  await show('en')
  await userEvent.fill(commentField(), 'Ask Leeds first.')
  await userEvent.fill(commentField(), '')
  note = null
  removeNote(client, ID)
  await expect.element(page.getByText(translate('note:notFoundTitle'))).toBeVisible()
  await expect.element(page.getByText(translate('note:unsaved.title'))).not.toBeInTheDocument()
})

import { expect, test } from 'vitest'
import { listed, makeClient, makeNote, recent, total, withoutText } from '#client/testing/cached-notes.ts'
import type { VoiceNote } from '#shared/contract/notes.ts'
import { applyStreamEvent, putNote } from './note-cache.ts'
import { noteKeys } from './note-queries.ts'

test('places a note by its recording, however late it arrives', () => {
  const late = (n: number) => withoutText({ ...makeNote(n), createdAt: makeNote(30).createdAt })
  const client = makeClient([[makeNote(8), makeNote(6)], [makeNote(4)]])
  for (const n of [7, 5, 3]) applyStreamEvent(client, { type: 'note', note: late(n) })
  expect(listed(client)).toEqual([
    ['Note 8', 'Note 7', 'Note 6'],
    ['Note 5', 'Note 4', 'Note 3'],
  ])
  expect(recent(client)).toEqual(['Note 8', 'Note 7', 'Note 6', 'Note 5', 'Note 4'])
  expect(total(client)).toBe(6)
})

test('orders notes that were recorded at the same moment as the server does', () => {
  const client = makeClient([[makeNote(3)]])
  for (const n of [2, 4]) putNote(client, makeNote(n, { recordedAt: makeNote(3).recordedAt }))
  expect(listed(client)).toEqual([['Note 4', 'Note 3', 'Note 2']])
})

test('fetches the lists in which a new note is on no loaded page', () => {
  const outdatedBy = (n: number, status: VoiceNote['status'], notes: VoiceNote[]) => {
    const client = makeClient([notes], { lastCursor: 'more' })
    applyStreamEvent(client, { type: 'note', note: withoutText(makeNote(n, { status })) })
    return [noteKeys.list(), noteKeys.recent()].map((queryKey) => client.getQueryState(queryKey)?.isInvalidated)
  }
  const five = [9, 8, 7, 6, 5].map((n) => makeNote(n))
  expect(outdatedBy(1, 'stored', five)).toEqual([true, false])
  expect(outdatedBy(1, 'stored', five.slice(1))).toEqual([true, true])
  expect(outdatedBy(1, 'transcribing', five.slice(1))).toEqual([false, false])
  expect(outdatedBy(10, 'stored', five)).toEqual([false, false])
})

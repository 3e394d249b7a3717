import { expect, test } from 'vitest'
import { collectNoteIds, withoutNote } from './note-in-lists.ts'

const LISTS = {
  recent: [
    { id: 'n1', transcription: 'Call Marta.' },
    { id: 'n2', transcription: 'Buy paper.' },
  ],
  tasks: {
    pages: [
      {
        items: [
          { id: 't1', noteId: 'n1' },
          { id: 't2', noteId: null },
        ],
        nextCursor: 'c',
      },
    ],
    pageParams: [null],
  },
}

test('finds the notes of lists, of follow-ups and of events', () => {
  expect(collectNoteIds(LISTS)).toEqual(['n1', 'n2', 'n1'])
})

test('removes a note with its follow-ups and leaves the rest as it is', () => {
  expect(withoutNote(LISTS, 'n1')).toEqual({
    recent: [{ id: 'n2', transcription: 'Buy paper.' }],
    tasks: { pages: [{ items: [{ id: 't2', noteId: null }], nextCursor: 'c' }], pageParams: [null] },
  })
})

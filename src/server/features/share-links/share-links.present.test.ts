import { expect, test } from 'vitest'
import type { Sentence } from '#shared/contract/notes.ts'
import { presentSharedNote } from './share-links.present.ts'

const present = (sentences: Sentence[], audio = true) =>
  presentSharedNote({
    note: { title: '', recordedAt: new Date(0), timezone: 'Europe/Madrid', duration: 2 },
    transcript: { noteId: '', version: 1, language: 'en', engine: null, sentences },
    textReady: true,
    audio,
    sharedBy: null,
    analysis: null,
  }).sentences

test('shows the times of words with the recording, where they are known, and no mark of doubt', () => {
  const timed = { index: 0, start: 0, end: 1, text: 'Call Ana.', wordStarts: [0, 0.5] }
  const untimed = { index: 1, start: 1, end: 2, text: 'Now.' }
  const stored: Sentence[] = [{ ...timed, marks: ['doubtful'], doubtfulWords: ['Ana'] }, untimed]
  expect(present(stored)).toEqual([timed, untimed])
  const { wordStarts: _, ...silent } = timed
  expect(present(stored, false)).toEqual([silent, untimed])
})

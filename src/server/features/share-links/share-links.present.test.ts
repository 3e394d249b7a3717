import { expect, test } from 'vitest'
import type { Sentence, Speakers } from '#shared/contract/notes.ts'
import { presentSharedNote } from './share-links.present.ts'

const present = (sentences: Sentence[], audio = true) => presentWhole(sentences, audio).sentences

const presentWhole = (sentences: Sentence[], audio = true, speakers?: Speakers) =>
  presentSharedNote({
    note: { title: '', recordedAt: new Date(0), timezone: 'Europe/Madrid', duration: 2 },
    transcript: { noteId: '', version: 1, language: 'en', engine: null, sentences, ...(speakers && { speakers }) },
    textReady: true,
    audio,
    sharedBy: null,
    analysis: null,
  })

test('shows the times of words with the recording, where they are known, and no mark of doubt', () => {
  const timed = { index: 0, start: 0, end: 1, text: 'Call Ana.', wordStarts: [0, 0.5] }
  const untimed = { index: 1, start: 1, end: 2, text: 'Now.' }
  const stored: Sentence[] = [{ ...timed, marks: ['doubtful'], doubtfulWords: ['Ana'] }, untimed]
  expect(present(stored)).toEqual([timed, untimed])
  const { wordStarts: _, ...silent } = timed
  expect(present(stored, false)).toEqual([silent, untimed])
})

test('shows who speaks, without telling which of them the owner is', () => {
  const sentences = [{ index: 0, start: 0, end: 1, text: 'Call Ana.', speaker: 2 }]
  const list = [{ number: 2, name: 'Ada', isOwner: true }]
  const shared = presentWhole(sentences, true, { status: 'found', failure: null, list })
  expect(shared.sentences).toEqual(sentences)
  expect(shared.speakers).toEqual([{ number: 2, name: 'Ada', isOwner: false }])
  expect(presentWhole(sentences).speakers).toEqual([])
})

import { expect, it, vi } from 'vitest'
import { ApiError } from '#client/api/api-error.ts'
import type { EditConflict } from '#shared/contract/note-editing.ts'
import type { Transcript } from '#shared/contract/notes.ts'
import { saveEdits, type TranscriptChange } from './save-edits.ts'

const TIMES: Record<string, number> = { A: 0, B: 2, C: 4 }

/** Creates a text of sentences, whose first letters tell which sentence of the recording each one is. */
function version(number: number, ...texts: string[]): Transcript {
  const sentences = texts.map((text, index) => {
    const start = TIMES[text.charAt(0)] ?? 0
    return { index, start, end: start + 2, text }
  })
  return { noteId: 'note', version: number, language: 'en', engine: null, sentences }
}

function conflictWith(transcript: Transcript): EditConflict {
  const author = { name: 'Ben', email: 'ben@example.com', isMe: false }
  const { version: number, language, engine } = transcript
  const createdAt = '2026-03-10T09:00:00.000Z'
  return { transcript, version: { version: number, origin: 'edit', author, language, engine, createdAt } }
}

/** A call that accepts changes based on the newest text. */
function serverWith(newest: Transcript) {
  return vi.fn(async (change: TranscriptChange): Promise<Transcript> => {
    if (change.version !== newest.version) {
      const details = { ...conflictWith(newest) }
      throw new ApiError(409, '', { code: 'edit_conflict', userMessage: 'Changed meanwhile', details })
    }
    return version(change.version + 1, 'A saved')
  })
}

const base = version(1, 'A', 'B', 'C')

it('saves the edits as they are if nobody else has saved', async () => {
  const put = serverWith(base)
  const result = await saveEdits(put, { base, texts: new Map([[1, 'B mine']]) })
  expect(result).toMatchObject({ saved: { version: 2 }, mergedWith: null })
  expect(put.mock.calls).toEqual([[{ version: 1, edits: [{ index: 1, text: 'B mine' }] }]])
})

it('merges edits of other sentences without asking', async () => {
  const put = serverWith(version(2, 'B', 'C theirs'))
  const result = await saveEdits(put, { base, texts: new Map([[1, 'B mine']]) })
  expect(result).toMatchObject({ saved: { version: 3 }, mergedWith: { author: { name: 'Ben' } } })
  expect(put.mock.lastCall).toEqual([{ version: 2, edits: [{ index: 0, text: 'B mine' }] }])
})

it('asks about a sentence that both changed, and saves nothing', async () => {
  const put = serverWith(version(2, 'A theirs', 'B', 'C'))
  const texts = new Map([
    [0, 'A mine'],
    [1, 'B mine'],
  ])
  expect(await saveEdits(put, { base, texts })).toMatchObject({
    saved: null,
    conflicts: [{ index: 0, mine: 'A mine', theirs: { text: 'A theirs' } }],
    newest: { version: { version: 2 } },
  })
  expect(put).toHaveBeenCalledTimes(1)
})

it('saves what the user has decided, and puts back a sentence that was removed', async () => {
  const newest = conflictWith(version(2, 'B theirs', 'C'))
  const put = serverWith(newest.transcript)
  const texts = new Map([
    [0, 'A mine'],
    [1, 'B both'],
  ])
  const seen = new Map([
    [0, ''],
    [1, 'B theirs'],
  ])
  await saveEdits(put, { base, texts, newest, seen })
  expect(put.mock.calls).toEqual([
    [
      {
        version: 2,
        edits: [{ index: 0, text: 'B both' }],
        putBack: { version: 1, sentences: [{ index: 0, text: 'A mine' }] },
      },
    ],
  ])
})

it('asks again only about wordings that the user has not seen', async () => {
  const put = serverWith(version(3, 'A theirs', 'B third', 'C'))
  const newest = conflictWith(version(2, 'A theirs', 'B theirs', 'C'))
  const texts = new Map([
    [0, 'A mine'],
    [1, 'B mine'],
  ])
  const seen = new Map([
    [0, 'A theirs'],
    [1, 'B theirs'],
  ])
  expect(await saveEdits(put, { base, texts, newest, seen })).toMatchObject({
    saved: null,
    conflicts: [{ index: 1, theirs: { text: 'B third' } }],
  })
})

it('saves nothing if the newest text already says what the user wants', async () => {
  const put = serverWith(version(2, 'A same', 'B', 'C'))
  expect(await saveEdits(put, { base, texts: new Map([[0, 'A same']]) })).toMatchObject({ saved: { version: 2 } })
  expect(put).toHaveBeenCalledTimes(1)
})

it('passes on any other failure', async () => {
  const failure = new ApiError(500, '', { code: 'internal', userMessage: '' })
  await expect(saveEdits(() => Promise.reject(failure), { base, texts: new Map([[0, 'A mine']]) })).rejects.toBe(
    failure,
  )
})

// Over 250 lines, because it tests one cache and every event that may reach it in any order.
import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { idOf, listed, makeClient, makeNote, recent, total, withoutText } from '#client/testing/cached-notes.ts'
import type { Sentence, Transcript, VoiceNote } from '#shared/contract/notes.ts'
import { dashboardStatsQuery, eventListQuery, followUpListQuery } from '../items/item-queries.ts'
import { hideNote, showNoteAgain } from './hidden-notes.ts'
import { addNote, applyStreamEvent, holdDeletion, putNote, removeNote, replaceSegment } from './note-cache.ts'
import { noteKeys, noteListQuery, noteQuery } from './note-queries.ts'

afterEach(() => {
  for (let n = 1; n < 40; n++) showNoteAgain(idOf(n))
})

const SHARED = { access: 'read', owner: { name: 'Ada', email: 'ada@example.com' } } as const

test('adds a new note to the top of the lists and counts it', () => {
  const client = makeClient([[makeNote(5), makeNote(4)], [makeNote(3)]])
  applyStreamEvent(client, { type: 'note', note: withoutText(makeNote(6)) })
  expect(listed(client)).toEqual([['Note 6', 'Note 5', 'Note 4'], ['Note 3']])
  expect(recent(client)).toEqual(['Note 6', 'Note 5', 'Note 4', 'Note 3'])
  expect(total(client)).toBe(4)
})

test('keeps five recent notes', () => {
  const client = makeClient([[5, 4, 3, 2, 1].map((n) => makeNote(n))])
  putNote(client, makeNote(6))
  expect(recent(client)).toEqual(['Note 6', 'Note 5', 'Note 4', 'Note 3', 'Note 2'])
})

test('updates a known note in place and keeps the text that the event omits', () => {
  const client = makeClient([[makeNote(5), makeNote(4)]])
  client.setQueryData(noteKeys.note(idOf(4)), makeNote(4))
  putNote(client, withoutText(makeNote(4, { title: 'Renamed' })))
  expect(listed(client)).toEqual([['Note 5', 'Renamed']])
  expect(client.getQueryData(noteKeys.note(idOf(4)))).toMatchObject({ title: 'Renamed', transcription: 'Text 4' })
  expect(total(client)).toBe(2)
})

test('does not insert an old note from a page that is not loaded', () => {
  const client = makeClient([[makeNote(5), makeNote(4)]], { lastCursor: 'more' })
  putNote(client, makeNote(1))
  expect(listed(client)).toEqual([['Note 5', 'Note 4']])
})

describe('a deletion', () => {
  /** Mounts the list of notes. Each call of the result answers the next request. */
  function mountList(client: QueryClient) {
    const waiting: ((answer: Response) => void)[] = []
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => waiting.push(resolve)))
    const unmount = new InfiniteQueryObserver(client, noteListQuery()).subscribe(() => {})
    const answer = async (notes: VoiceNote[], count: number) => {
      await expect.poll(() => waiting.length).toBeGreaterThan(0)
      waiting.shift()?.(Response.json(notes, { headers: { 'X-Total-Count': `${count}` } }))
    }
    return { answer, waiting, unmount }
  }

  test.each([
    ['read', [makeNote(2), makeNote(1)]],
    ['counted', [makeNote(2)]],
  ])('is not undone by an answer that was %s before it', async (_how, notes) => {
    const client = new QueryClient()
    const { answer, unmount } = mountList(client)
    await answer([makeNote(2), makeNote(1)], 2)
    await expect.poll(() => total(client)).toBe(2)
    void client.invalidateQueries({ queryKey: noteKeys.list() })
    applyStreamEvent(client, { type: 'deleted', noteId: idOf(1) })
    await answer(notes, 2)
    await answer([makeNote(2)], 1)
    await expect.poll(() => client.isFetching({ queryKey: noteKeys.list() })).toBe(0)
    expect(listed(client)).toEqual([['Note 2']])
    expect(total(client)).toBe(1)
    unmount()
  })

  test('counts the list again if the note is in no loaded page', async () => {
    const client = new QueryClient()
    const { answer, unmount } = mountList(client)
    await answer([makeNote(2)], 2)
    await expect.poll(() => total(client)).toBe(2)
    applyStreamEvent(client, { type: 'deleted', noteId: idOf(1) })
    await answer([makeNote(2)], 1)
    await expect.poll(() => total(client)).toBe(1)
    unmount()
  })
})

test('adds nothing to caches that were never fetched', () => {
  const client = new QueryClient()
  putNote(client, makeNote(1))
  expect(client.getQueryData(noteKeys.list())).toBeUndefined()
  expect(client.getQueryData(noteKeys.note(idOf(1)))).toBeUndefined()
})

test('removes a deleted note from the lists', () => {
  const client = makeClient([[makeNote(5), makeNote(4)], [makeNote(3)]])
  removeNote(client, idOf(4))
  expect(listed(client)).toEqual([['Note 5'], ['Note 3']])
  expect(total(client)).toBe(2)
})

test('removes all text of a note that was withdrawn', () => {
  const client = makeClient([])
  const id = idOf(7)
  for (const key of [
    noteKeys.note(id),
    noteKeys.transcript(id),
    [...noteKeys.transcript(id), 1],
    noteKeys.analysis(id),
  ]) {
    client.setQueryData(key, makeNote(7, SHARED))
  }
  for (const key of [noteKeys.comments(id), [...noteKeys.comments(id), 'threads'], ['participants', id]]) {
    client.setQueryData(key, makeNote(7, SHARED))
  }
  client.setQueryData(['search', 'plan', false], {
    results: [{ noteId: id, title: 'Text 7' }, { noteId: idOf(8) }],
    instead: [],
  })
  client.setQueryData(['asked', 'ben'], [])
  applyStreamEvent(client, { type: 'deleted', noteId: id })
  const left = client.getQueryCache().getAll()
  expect(JSON.stringify(left.map(({ state }) => state.data))).not.toContain('Text 7')
  expect(client.getQueryData(['search', 'plan', false])).toEqual({ results: [{ noteId: idOf(8) }], instead: [] })
  // Answers that quote the note are checked before they are shown again.
  expect(client.getQueryState(['asked', 'ben'])?.isInvalidated).toBe(true)
})

test('appends the text of each segment', () => {
  const client = makeClient([[makeNote(5)]])
  const first = { index: 0, segment: 0, start: 0, end: 1, text: 'One.' }
  const transcript: Transcript = { noteId: idOf(5), version: 0, language: 'en', engine: null, sentences: [first] }
  client.setQueryData(noteKeys.transcript(idOf(5)), transcript)
  client.setQueryData(noteKeys.note(idOf(5)), makeNote(5))
  const second = { index: 0, segment: 1, start: 1, end: 2, text: 'Two.' }
  applyStreamEvent(client, { type: 'sentences', noteId: idOf(5), segment: 1, sentences: [second] })
  const { sentences } = client.getQueryData<Transcript>(noteKeys.transcript(idOf(5))) ?? {}
  expect(sentences).toEqual([first, { ...second, index: 1 }])
  expect(client.getQueryData(noteKeys.note(idOf(5)))).toMatchObject({ transcription: 'One. Two.' })
})

test('neither loses nor repeats a sentence when segments arrive out of order or twice', () => {
  const segmentOf = (segment: number) =>
    ['a', 'b'].map((name, index) => ({ index, segment, start: segment, end: segment + 1, text: `${segment}${name}` }))
  const whole = ['0a', '0b', '1a', '1b', '2a', '2b', '3a', '3b']
  fc.assert(
    fc.property(fc.array(fc.nat(3), { maxLength: 8 }), (extra) => {
      const order = [...extra, 3, 1, 0, 2]
      const text = order.reduce<Sentence[]>((known, each) => replaceSegment(known, each, segmentOf(each)), [])
      expect(text.map((sentence) => sentence.text)).toEqual(whole)
      expect(text.map((sentence) => sentence.index)).toEqual([...text.keys()])
    }),
  )
})

test('ignores a segment that arrives after the finished text', () => {
  const client = makeClient([[makeNote(5)]])
  const done: Transcript = {
    noteId: idOf(5),
    version: 1,
    language: 'en',
    engine: null,
    sentences: [{ index: 0, start: 0, end: 1, text: 'Done.' }],
  }
  client.setQueryData(noteKeys.transcript(idOf(5)), done)
  const late = { index: 0, segment: 0, start: 0, end: 1, text: 'Late.' }
  applyStreamEvent(client, { type: 'sentences', noteId: idOf(5), segment: 0, sentences: [late] })
  expect(client.getQueryData(noteKeys.transcript(idOf(5)))).toEqual(done)
})

test('ignores late events of a deleted note', () => {
  const client = makeClient([[makeNote(32), makeNote(31)]])
  applyStreamEvent(client, { type: 'deleted', noteId: idOf(32) })
  applyStreamEvent(client, { type: 'note', note: withoutText(makeNote(32, { status: 'analysing' })) })
  addNote(client, makeNote(32))
  expect(listed(client)).toEqual([['Note 31']])
  expect(recent(client)).toEqual(['Note 31'])
})

test('keeps hiding a note that is about to be deleted, whatever events arrive', () => {
  const client = makeClient([[makeNote(34), makeNote(33)]])
  hideNote(idOf(34))
  removeNote(client, idOf(34))
  applyStreamEvent(client, { type: 'note', note: withoutText(makeNote(34, { status: 'analysing' })) })
  expect(listed(client)).toEqual([['Note 33']])
  showNoteAgain(idOf(34))
  applyStreamEvent(client, { type: 'note', note: withoutText(makeNote(34, { status: 'analysing' })) })
  expect(listed(client)).toEqual([['Note 34', 'Note 33']])
})

test('refetches the analysis and the whole text when a note becomes ready', async () => {
  const client = makeClient([[makeNote(5, { transcription: '' })]])
  client.setQueryData(noteKeys.analysis(idOf(5)), {})
  const whole = makeNote(5, { status: 'ready', transcription: 'The whole text.' })
  vi.stubGlobal('fetch', async () => Response.json(whole))
  applyStreamEvent(client, { type: 'note', note: withoutText(whole) })
  expect(client.getQueryState(noteKeys.analysis(idOf(5)))?.isInvalidated).toBe(true)
  await vi.waitFor(
    () => expect(client.getQueryData<VoiceNote[]>(noteKeys.recent())?.[0]?.transcription).toBe('The whole text.'),
    { timeout: 30_000 },
  )
  vi.unstubAllGlobals()
})

test('ignores the deletion event of a note while this page is deleting it', () => {
  const client = makeClient([[makeNote(2), makeNote(1)]])
  const release = holdDeletion(idOf(2))
  applyStreamEvent(client, { type: 'deleted', noteId: idOf(2) })
  expect(listed(client)).toEqual([['Note 2', 'Note 1']])
  release()
  applyStreamEvent(client, { type: 'deleted', noteId: idOf(2) })
  expect(listed(client)).toEqual([['Note 1']])
})

test('starts with an empty text when a note is transcribed again, and keeps what arrives', () => {
  const note = makeNote(1)
  const client = makeClient([[note]])
  const sentence = (text: string, index: number) => ({ index, start: index, end: index + 1, text })
  const old: Transcript = {
    noteId: note.id,
    version: 1,
    language: 'en',
    engine: null,
    sentences: [sentence('Old.', 0), sentence('Older.', 1)],
  }
  client.setQueryData(noteKeys.transcript(note.id), old)
  putNote(client, makeNote(1, { status: 'transcribing' }))
  applyStreamEvent(client, { type: 'sentences', noteId: note.id, segment: 0, sentences: [sentence('New.', 0)] })
  putNote(client, makeNote(1, { status: 'transcribing' }))
  const text = client.getQueryData<Transcript>(noteKeys.transcript(note.id))
  expect(text?.sentences.map((part) => part.text)).toEqual(['New.'])
})

test('refetches a response that an event overtook', async () => {
  const client = makeClient([[makeNote(1)]])
  const answers = [makeNote(1, { status: 'stored' }), makeNote(1, { status: 'failed' })]
  const first = Promise.withResolvers<VoiceNote>()
  const fetchNote = vi.fn(() => (fetchNote.mock.calls.length === 1 ? first.promise : Promise.resolve(answers[1])))
  const observer = new QueryObserver(client, { queryKey: noteKeys.note(idOf(1)), queryFn: fetchNote })
  const stop = observer.subscribe(() => undefined)
  applyStreamEvent(client, { type: 'note', note: withoutText(makeNote(1, { status: 'failed' })) })
  first.resolve(makeNote(1, { status: 'stored' }))
  await vi.waitFor(
    () => expect(client.getQueryData<VoiceNote>(noteKeys.note(idOf(1)))).toMatchObject({ status: 'failed' }),
    { timeout: 30_000 },
  )
  stop()
})

test('does not overwrite newer events with the response to an upload', () => {
  const client = makeClient([[makeNote(1)]])
  applyStreamEvent(client, { type: 'note', note: withoutText(makeNote(2, { status: 'failed' })) })
  addNote(client, makeNote(2, { status: 'stored' }))
  const [newest] = client.getQueryData<VoiceNote[]>(noteKeys.recent()) ?? []
  expect(newest).toMatchObject({ id: idOf(2), status: 'failed' })
  addNote(client, makeNote(3))
  expect(recent(client)).toContain('Note 3')
})

test('refetches follow-ups, events and statistics once a note is ready or deleted, and statistics as soon as it is stored', () => {
  const keys = [followUpListQuery().queryKey, eventListQuery().queryKey, dashboardStatsQuery.queryKey]
  const outdatedBy = (apply: (client: QueryClient) => void) => {
    const client = makeClient([[makeNote(1)]])
    for (const queryKey of keys) client.setQueryData<unknown>(queryKey, [])
    vi.stubGlobal('fetch', () => Promise.reject(new Error('no network here')))
    apply(client)
    showNoteAgain(idOf(1))
    vi.unstubAllGlobals()
    return keys.map((queryKey) => client.getQueryState(queryKey)?.isInvalidated)
  }
  const note = (status: VoiceNote['status']) => withoutText(makeNote(1, { status }))
  expect(outdatedBy((client) => applyStreamEvent(client, { type: 'note', note: note('ready') }))).toEqual([
    true,
    true,
    true,
  ])
  expect(outdatedBy((client) => applyStreamEvent(client, { type: 'deleted', noteId: idOf(1) }))).toEqual([
    true,
    true,
    true,
  ])
  expect(outdatedBy((client) => applyStreamEvent(client, { type: 'note', note: note('stored') }))).toEqual([
    false,
    false,
    true,
  ])
  expect(outdatedBy((client) => applyStreamEvent(client, { type: 'note', note: note('analysing') }))).toEqual([
    false,
    false,
    false,
  ])
})

describe('another user’s note', () => {
  test('is updated on its own page and added to none of the user’s lists', () => {
    const client = makeClient([[makeNote(1)]])
    client.setQueryData(noteKeys.note(idOf(2)), makeNote(2, SHARED))
    applyStreamEvent(client, { type: 'note', note: withoutText(makeNote(2, { ...SHARED, title: 'Renamed' })) })
    expect(client.getQueryData<VoiceNote>(noteKeys.note(idOf(2)))?.title).toBe('Renamed')
    expect(listed(client)).toEqual([['Note 1']])
    expect(recent(client)).toEqual(['Note 1'])
  })

  test('is not fetched, which would count as opened, until the user opens it', () => {
    const fetched = vi.fn(async () => Response.json({}))
    vi.stubGlobal('fetch', fetched)
    const note = makeNote(2, { ...SHARED, status: 'ready' })
    const client = makeClient([])
    applyStreamEvent(client, { type: 'note', note: withoutText(note) })
    expect(fetched).not.toHaveBeenCalled()
    client.setQueryData(noteKeys.note(note.id), note)
    applyStreamEvent(client, { type: 'note', note: withoutText(note) })
    expect(fetched).toHaveBeenCalledTimes(1)
    vi.unstubAllGlobals()
  })

  test('can be shared again after it was withdrawn', async () => {
    const client = makeClient([])
    applyStreamEvent(client, { type: 'deleted', noteId: idOf(2) })
    const missing = Response.json({ code: 'note_not_found', message: '', requestId: '' }, { status: 404 })
    vi.stubGlobal('fetch', async () => missing)
    const page = new QueryObserver(client, noteQuery(idOf(2)))
    const leave = page.subscribe(() => undefined)
    await expect.poll(() => page.getCurrentResult().isError).toBe(true)
    const again = makeNote(2, { ...SHARED, title: 'Back' })
    vi.stubGlobal('fetch', async () => Response.json(again))
    applyStreamEvent(client, { type: 'note', note: withoutText(again) })
    await expect.poll(() => page.getCurrentResult().data?.title).toBe('Back')
    leave()
    vi.unstubAllGlobals()
  })
})

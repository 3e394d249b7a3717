import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { Sentence, Transcript, VoiceNote } from '#shared/contract/notes.ts'
import type { StreamEvent } from '#shared/contract/stream.ts'
import { RECENT_NOTES } from '#shared/limits.ts'
import { dashboardStatsQuery, refreshItems } from '../items/item-queries.ts'
import { hideNote, isShown } from './hidden-notes.ts'
import { type NotePage, noteKeys, noteQuery } from './note-queries.ts'

type NoteList = InfiniteData<NotePage, string | null>
/** What the server tells of notes. */
type NoteEvent = Exclude<StreamEvent, { type: 'account' }>
type SentencesEvent = Extract<StreamEvent, { type: 'sentences' }>
type NoteChange = Omit<VoiceNote, 'transcription'> & Partial<Pick<VoiceNote, 'transcription'>>

/** Notes this page is deleting itself: the stream often tells of it first, and their open page must not look for them. */
const deletedHere = new Set<string>()

/** Leaves a note's removal from the cache to the caller, until the returned function is called. */
export function holdDeletion(id: string): () => void {
  deletedHere.add(id)
  return () => {
    deletedHere.delete(id)
  }
}

/** Lays what the server told into the cache, so that every screen shows it without fetching. */
export function applyStreamEvent(client: QueryClient, event: NoteEvent): void {
  if (event.type === 'deleted') {
    if (deletedHere.has(event.noteId)) return
    // For good: an answer that was under way must not bring it back.
    hideNote(event.noteId)
    removeNote(client, event.noteId)
  } else if (event.type === 'sentences') addSentences(client, event)
  else {
    // Work on a note goes on for a moment after its deletion.
    if (!isShown(event.note)) return
    putNote(client, event.note)
    fetchAnew(client, event.note.id)
    const { id, status } = event.note
    if (status === 'ready') refreshReadyNote(client, id)
    if (status === 'stored') void client.invalidateQueries({ queryKey: dashboardStatsQuery.queryKey })
    // Where it was transcribed again, the text there was counts again.
    if (status === 'failed' || status === 'waiting') {
      void client.invalidateQueries({ queryKey: noteKeys.transcript(id), exact: true })
    }
  }
}

/** What is under way to us may have been read before an event that has overtaken it; it would lay the old over the new. */
function fetchAnew(client: QueryClient, id: string): void {
  for (const queryKey of [noteKeys.note(id), noteKeys.transcript(id), noteKeys.recent(), noteKeys.list()]) {
    if (client.isFetching({ queryKey, exact: true }) === 0) continue
    // Broken off first: a first fetch, which has nothing to show yet, would otherwise be waited for and believed.
    void client.cancelQueries({ queryKey, exact: true }).then(() => client.invalidateQueries({ queryKey, exact: true }))
  }
}

/** Puts a note just stored into the lists, unless the stream has told of it already: it then knows more. */
export function addNote(client: QueryClient, note: VoiceNote): void {
  if (!isShown(note)) return
  const known = client.getQueryData<VoiceNote[]>(noteKeys.recent())?.some(({ id }) => id === note.id)
  const listed = client
    .getQueryData<NoteList>(noteKeys.list())
    ?.pages.some((page) => page.notes.some(({ id }) => id === note.id))
  if (!known && !listed) putNote(client, note)
}

/** Puts a note into the lists (at the top where it is new) and over its own entry; an absent text is kept. */
export function putNote(client: QueryClient, change: NoteChange): void {
  client.setQueryData<VoiceNote>(noteKeys.note(change.id), (cached) => cached && mergeNote(cached, change))
  if (change.status === 'transcribing') client.setQueryData<Transcript>(noteKeys.transcript(change.id), startText)
  client.setQueryData<VoiceNote[]>(noteKeys.recent(), (notes) => {
    if (!notes) return notes
    if (notes.some((note) => note.id === change.id)) return replaceNote(notes, change)
    return isOlderThanAll(change, notes) ? notes : [asNote(change), ...notes].slice(0, RECENT_NOTES)
  })
  client.setQueryData<NoteList>(noteKeys.list(), (list) => list && putIntoList(list, change))
}

/** Takes a note that somebody deleted out of every list; a page that shows it fetches it, and learns that it is gone. */
export function removeNote(client: QueryClient, id: string): void {
  removeFromLists(client, id)
  for (const key of [noteKeys.transcript(id), noteKeys.analysis(id), noteKeys.peaks(id)]) {
    client.removeQueries({ queryKey: key })
  }
  void client.invalidateQueries({ queryKey: noteKeys.note(id) })
}

/** Takes a note that this page has deleted out of every list; what is cached about it is not to be shown again. */
export function forgetNote(client: QueryClient, id: string): void {
  removeFromLists(client, id)
  // Not fetched at once: its own page may be open for a moment yet.
  for (const key of [noteKeys.note(id), noteKeys.transcript(id), noteKeys.analysis(id), noteKeys.peaks(id)]) {
    void client.invalidateQueries({ queryKey: key, refetchType: 'none' })
  }
}

function removeFromLists(client: QueryClient, id: string): void {
  client.setQueryData<NoteList>(noteKeys.list(), (list) => {
    if (!list?.pages.some((page) => page.notes.some((note) => note.id === id))) return list
    const pages = list.pages.map((page) => ({
      ...page,
      notes: page.notes.filter((note) => note.id !== id),
      total: page.total - 1,
    }))
    return { ...list, pages }
  })
  client.setQueryData<VoiceNote[]>(noteKeys.recent(), (notes) => notes?.filter((note) => note.id !== id))
  // Fetched again, so that the list of recent ones fills up.
  void client.invalidateQueries({ queryKey: noteKeys.recent() })
  refreshItems(client)
}

/** A note is heard anew: the sentences of its old text must not stand among those that come now. */
function startText(cached: Transcript | undefined): Transcript | undefined {
  return cached && cached.version > 0 ? { ...cached, version: 0, sentences: [] } : cached
}

function addSentences(client: QueryClient, { noteId: id, segment, sentences }: SentencesEvent): void {
  const cached = client.getQueryData<Transcript>(noteKeys.transcript(id))
  // A finished text has overtaken the event.
  if (!cached || cached.version > 0) return
  const transcript = { ...cached, sentences: replaceSegment(cached.sentences, segment, sentences) }
  client.setQueryData<Transcript>(noteKeys.transcript(id), transcript)
  const transcription = transcript.sentences.map((sentence) => sentence.text).join(' ')
  client.setQueryData<VoiceNote>(noteKeys.note(id), (note) => note && { ...note, transcription })
}

/** Fetches what an event does not carry: the whole text (which the lists show the beginning of), the analysis, what was found. */
function refreshReadyNote(client: QueryClient, id: string): void {
  refreshItems(client)
  for (const key of [noteKeys.transcript(id), noteKeys.analysis(id), noteKeys.peaks(id)]) {
    void client.invalidateQueries({ queryKey: key })
  }
  client.fetchQuery({ ...noteQuery(id), staleTime: 0 }).then(
    (note) => putNote(client, note),
    // The query cache has told of it; the lists keep the note as the event gave it.
    () => undefined,
  )
}

/** The text so far with that of one segment in its place, numbered anew: segments finish in any order. */
export function replaceSegment(known: readonly Sentence[], segment: number, fresh: readonly Sentence[]): Sentence[] {
  return [...known.filter((sentence) => sentence.segment !== segment), ...fresh]
    .sort((a, b) => (a.segment ?? 0) - (b.segment ?? 0) || a.index - b.index)
    .map((sentence, index) => ({ ...sentence, index }))
}

function putIntoList(list: NoteList, change: NoteChange): NoteList {
  if (list.pages.some((page) => page.notes.some((note) => note.id === change.id))) {
    return { ...list, pages: list.pages.map((page) => ({ ...page, notes: replaceNote(page.notes, change) })) }
  }
  const loaded = list.pages.flatMap((page) => page.notes)
  // An old note of a page not loaded yet changed: it comes with its page.
  if (isOlderThanAll(change, loaded) && list.pages.at(-1)?.nextCursor) return list
  const [first, ...rest] = list.pages
  if (!first) return list
  const pages = [{ ...first, notes: [asNote(change), ...first.notes] }, ...rest]
  return { ...list, pages: pages.map((page) => ({ ...page, total: page.total + 1 })) }
}

function isOlderThanAll(change: NoteChange, notes: readonly VoiceNote[]): boolean {
  return notes.length > 0 && notes.every((note) => note.createdAt > change.createdAt)
}

function replaceNote(notes: readonly VoiceNote[], change: NoteChange): VoiceNote[] {
  return notes.map((note) => (note.id === change.id ? mergeNote(note, change) : note))
}

function mergeNote(cached: VoiceNote, change: NoteChange): VoiceNote {
  return { ...cached, ...change }
}

function asNote(change: NoteChange): VoiceNote {
  return { transcription: '', ...change }
}

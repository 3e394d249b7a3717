import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Sentence, Transcript, VoiceNote } from '#shared/contract/notes.ts'
import type { SearchAnswer } from '#shared/contract/search.ts'
import type { StreamEvent } from '#shared/contract/stream.ts'
import { RECENT_NOTES } from '#shared/limits.ts'
import { dashboardStatsQuery, refreshItems } from '../items/item-queries.ts'
import { dropNoteFromCopy } from '../offline/network-first.ts'
import { refreshShares } from '../sharing/share-keys.ts'
import { hideNote, isShown } from './hidden-notes.ts'
import { insertIntoPages, insertIntoRecent, type NoteList } from './note-order.ts'
import { askedKey, noteKeys, noteQuery, searchKey } from './note-queries.ts'

/** The server's events about notes. */
type NoteEvent = Exclude<StreamEvent, { type: 'account' | 'live_text' }>
type SentencesEvent = Extract<StreamEvent, { type: 'sentences' }>
type NoteChange = Omit<VoiceNote, 'transcription'> & Partial<Pick<VoiceNote, 'transcription'>>

/**
 * Notes that this page itself is deleting. The stream often reports the deletion first, and their open page must not
 * fetch them.
 */
const deletedHere = new Set<string>()

/** Leaves the removal of a note from the cache to the caller, until the returned function is called. */
export function holdDeletion(id: string): () => void {
  deletedHere.add(id)
  return () => {
    deletedHere.delete(id)
  }
}

/** Applies a server event to the cache, so that every screen shows it without fetching. */
export function applyStreamEvent(client: QueryClient, event: NoteEvent): void {
  if (event.type === 'deleted') {
    if (deletedHere.has(event.noteId)) return
    // Hidden permanently: an answer still under way must not bring the note back. Somebody else's note is only
    // withdrawn, and may be shared again.
    const known = client.getQueryData<VoiceNote>(noteKeys.note(event.noteId))
    const wasListed = isListed(client, event.noteId)
    // Only the user's own notes are in the list.
    if (known ? isOwn(known) : wasListed) hideNote(event.noteId)
    removeNote(client, event.noteId)
    // A note on a page that isn't loaded was counted nevertheless, and an answer under way may be older than the
    // deletion.
    if (!wasListed) void client.invalidateQueries({ queryKey: noteKeys.list() })
    else fetchPendingAnew(client, [noteKeys.list()])
    refreshShares(client)
  } else if (event.type === 'sentences') addSentences(client, event)
  else if (event.type !== 'note') {
    // Notifications belong to no note, so their queries have `undefined` in this place.
    void client.invalidateQueries({ queryKey: [...noteKeys.all, event.type, (event as { noteId?: string }).noteId] })
  } else {
    // Processing of a note continues for a moment after its deletion.
    if (!isShown(event.note)) return
    const { id, status } = event.note
    putNote(client, event.note)
    fetchPendingAnew(client, [noteKeys.note(id), noteKeys.transcript(id), noteKeys.recent(), noteKeys.list()])
    // If a page has not found the note, it has been shared again.
    void client.invalidateQueries({ queryKey: noteKeys.note(id), predicate: ({ state }) => state.status === 'error' })
    if (status === 'ready') refreshReadyNote(client, id, isOwn(event.note) || !!client.getQueryData(noteKeys.note(id)))
    if (status === 'stored') {
      void client.invalidateQueries({ queryKey: dashboardStatsQuery.queryKey })
      if (isOwn(event.note)) fetchListsWithout(client, id)
    }
    // If this was a new transcription of the note, the old text is valid again. During the analysis, the speakers are
    // detected.
    if (status === 'failed' || status === 'waiting' || status === 'analysing') {
      void client.invalidateQueries({ queryKey: noteKeys.transcript(id), exact: true })
    }
  }
}

function isListed(client: QueryClient, noteId: string): boolean {
  const list = client.getQueryData<NoteList>(noteKeys.list())
  return !!list?.pages.some((page) => page.notes.some(({ id }) => id === noteId))
}

/**
 * Fetches the lists again in which a new note has no known place: one that was recorded before all that are loaded
 * belongs on a later page, and has to be counted.
 */
function fetchListsWithout(client: QueryClient, noteId: string): void {
  if (client.getQueryData(noteKeys.list()) && !isListed(client, noteId)) {
    void client.invalidateQueries({ queryKey: noteKeys.list() })
  }
  const recent = client.getQueryData<VoiceNote[]>(noteKeys.recent())
  if (recent && recent.length < RECENT_NOTES && !recent.some(({ id }) => id === noteId)) {
    void client.invalidateQueries({ queryKey: noteKeys.recent() })
  }
}

/**
 * Fetches again what is being fetched: an answer already under way may have been read before the event and would
 * overwrite it.
 */
function fetchPendingAnew(client: QueryClient, queryKeys: readonly QueryKey[]): void {
  for (const queryKey of queryKeys) {
    if (client.isFetching({ queryKey, exact: true }) === 0) continue
    // Cancelled first: otherwise an initial fetch, which has no data yet, would be awaited and trusted.
    void client.cancelQueries({ queryKey, exact: true }).then(() => client.invalidateQueries({ queryKey, exact: true }))
  }
}

/**
 * Adds a note that was just stored to the lists, unless the stream has already reported it, in which case the lists
 * have newer data.
 */
export function addNote(client: QueryClient, note: VoiceNote): void {
  if (!isShown(note)) return
  const inRecent = client.getQueryData<VoiceNote[]>(noteKeys.recent())?.some(({ id }) => id === note.id)
  if (!inRecent && !isListed(client, note.id)) putNote(client, note)
}

/**
 * Updates a note in the lists (in its place by the time of recording if it is new) and in its own entry. Keeps the
 * cached text if the change contains none.
 */
export function putNote(client: QueryClient, change: NoteChange): void {
  client.setQueryData<VoiceNote>(noteKeys.note(change.id), (cached) => cached && mergeNote(cached, change))
  if (change.status === 'transcribing') client.setQueryData<Transcript>(noteKeys.transcript(change.id), startText)
  if (!isOwn(change) || change.sharedWith.length > 0) refreshShares(client)
  // Somebody else's note is not in any list of the user's own notes.
  if (!isOwn(change)) return
  client.setQueryData<VoiceNote[]>(noteKeys.recent(), (notes) => {
    if (!notes) return notes
    const isKnown = notes.some((note) => note.id === change.id)
    return isKnown ? replaceNote(notes, change) : insertIntoRecent(notes, asNote(change))
  })
  client.setQueryData<NoteList>(noteKeys.list(), (list) => list && putIntoList(list, change))
}

/** Tells whether a note is the user's own. */
function isOwn(note: Pick<VoiceNote, 'access'>): boolean {
  return note.access === 'owner'
}

/**
 * Removes a note that was deleted or withdrawn elsewhere, with every word of it. A page that shows the note empties at
 * once, fetches the note and finds that it is gone.
 */
export function removeNote(client: QueryClient, id: string): void {
  removeFromLists(client, [id])
  client.setQueriesData<SearchAnswer>(
    { queryKey: searchKey },
    (found) => found && { ...found, results: found.results.filter(({ noteId }) => noteId !== id) },
  )
  void client.resetQueries({ queryKey: noteKeys.note(id) })
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'note' && queryKey.includes(id) })
  void client.invalidateQueries({ queryKey: askedKey })
}

/**
 * Removes notes that this page has deleted from every list and from the device. Their other cached data must not be
 * shown again.
 */
export function forgetNotes(client: QueryClient, ids: readonly string[]): void {
  removeFromLists(client, ids)
  // Not fetched again at once, because a note's own page may stay open for another moment.
  for (const id of ids) {
    for (const key of [noteKeys.note(id), noteKeys.transcript(id), noteKeys.analysis(id), noteKeys.peaks(id)]) {
      void client.invalidateQueries({ queryKey: key, refetchType: 'none' })
    }
  }
}

function removeFromLists(client: QueryClient, ids: readonly string[]): void {
  for (const id of ids) dropNoteFromCopy(id)
  const isGone = ({ id }: VoiceNote) => ids.includes(id)
  client.setQueryData<NoteList>(noteKeys.list(), (list) => {
    if (!list) return list
    const gone = list.pages.reduce((count, page) => count + page.notes.filter(isGone).length, 0)
    if (gone === 0) return list
    const pages = list.pages.map((page) => ({
      ...page,
      notes: page.notes.filter((note) => !isGone(note)),
      total: page.total - gone,
    }))
    return { ...list, pages }
  })
  client.setQueryData<VoiceNote[]>(noteKeys.recent(), (notes) => notes?.filter((note) => !isGone(note)))
  // Fetched again, so that the list of recent notes fills up.
  void client.invalidateQueries({ queryKey: noteKeys.recent() })
  refreshItems(client)
}

/** A new transcription has started, so sentences of the old text must not appear among the new ones. */
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

/**
 * Fetches what an event does not contain: the whole text (lists show only its beginning), the analysis, and the items
 * that were found.
 */
function refreshReadyNote(client: QueryClient, id: string, isOwnOrLoaded: boolean): void {
  refreshItems(client)
  for (const key of [noteKeys.transcript(id), noteKeys.analysis(id), noteKeys.peaks(id)]) {
    void client.invalidateQueries({ queryKey: key })
  }
  // Fetching somebody else's note would tell them that the user has opened it.
  if (!isOwnOrLoaded) return
  client.fetchQuery({ ...noteQuery(id), staleTime: 0 }).then(
    (note) => putNote(client, note),
    // The query cache has reported the failure. The lists keep the note as the event described it.
    () => undefined,
  )
}

/**
 * Replaces the text of one segment in the text so far, and renumbers the sentences, because segments finish in any
 * order.
 */
export function replaceSegment(known: readonly Sentence[], segment: number, fresh: readonly Sentence[]): Sentence[] {
  return [...known.filter((sentence) => sentence.segment !== segment), ...fresh]
    .sort((a, b) => (a.segment ?? 0) - (b.segment ?? 0) || a.index - b.index)
    .map((sentence, index) => ({ ...sentence, index }))
}

function putIntoList(list: NoteList, change: NoteChange): NoteList {
  if (list.pages.some((page) => page.notes.some((note) => note.id === change.id))) {
    return { ...list, pages: list.pages.map((page) => ({ ...page, notes: replaceNote(page.notes, change) })) }
  }
  return insertIntoPages(list, asNote(change))
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

import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/db/database.ts'
import { publish } from '#server/events/event-bus.ts'
import type { Sentence } from '#shared/contract/notes.ts'
import { countNotes, listNotesAfter } from './note-list.queries.ts'
import { joinSentences } from './notes.present.ts'
import * as queries from './notes.queries.ts'
import * as versions from './rewritten-notes.queries.ts'
import * as transcriptQueries from './transcripts.queries.ts'

/** Number of transcripts in memory at once; one may be as long as a book. */
const BATCH = 20

/** Callbacks that keep a long run over a user's notes in step with the term use that started it. */
export interface RewriteSteps {
  /** Called in the transaction of each change, before it. Returning false ends the run. */
  mayContinue(tx: Queryable): Promise<boolean>
  /** Called in the transaction of each change. */
  onChanged(tx: Queryable): Promise<void>
  /** Called with the number of notes processed since the last call. */
  onProgress(notes: number): Promise<void>
}

/** A term use, and the user whose notes it changes. */
interface TermUseKey {
  id: string
  userId: string
}

/** Returns how many notes `rewriteNotes` would process. */
export function countNotesToRewrite(db: Queryable, userId: string): Promise<number> {
  return countNotes(db, userId)
}

/** Returns how many notes `revertTermUse` would process. */
export function countNotesOfTermUse(db: Queryable, termUseId: string): Promise<number> {
  return versions.countVersionsOfTermUse(db, termUseId)
}

/**
 * Rewrites the newest transcripts of all of a user's notes, sentence by sentence, each as a new version that belongs to
 * a term use. Skips notes that are being transcribed: their new transcripts are corrected anyway.
 * @param steps.correct returns the same text if there is nothing to correct.
 * @throws Error after all others, if notes were left out because they are being analysed; another run corrects them
 */
export async function rewriteNotes(
  context: Context,
  { id: termUseId, userId }: TermUseKey,
  { correct, ...steps }: RewriteSteps & { correct: (text: string) => string },
): Promise<void> {
  const rewrite = (sentences: readonly Sentence[]) => sentences.map((sentence) => rewriteSentence(sentence, correct))
  let last: queries.NoteWithText | null = null
  let busy = 0
  for (;;) {
    const page: queries.NoteWithText[] = await listNotesAfter(context.db, userId, last, BATCH)
    for (const { id, text } of page) {
      if (text === null || correct(text) === text) continue
      const isContinued = await change(context, userId, steps, async (tx) => {
        const added = await addVersion(tx, id, termUseId, rewrite)
        if (added === 'busy') busy += 1
        return added === true
      })
      if (!isContinued) return
    }
    await steps.onProgress(page.length)
    last = page.at(-1) ?? null
    if (page.length < BATCH) break
  }
  if (busy > 0) throw new Error(`${busy} notes are being analysed; their terms are corrected after that`)
}

/**
 * Reverts the versions that a term use made. Restores each sentence that it changed and nobody has edited since, in a
 * newer version; later edits stay.
 * @throws Error after all others, if notes were left out because they are being processed; another run reverts them
 */
export async function revertTermUse(
  context: Context,
  { id: termUseId, userId }: TermUseKey,
  steps: RewriteSteps,
): Promise<void> {
  let after: string | null = null
  let busy = 0
  for (;;) {
    const made: Awaited<ReturnType<typeof versions.listVersionsOfTermUse>> = await versions.listVersionsOfTermUse(
      context.db,
      termUseId,
      {
        limit: BATCH,
        after,
      },
    )
    let left = 0
    for (const { noteId, version } of made) {
      const isContinued = await change(context, userId, steps, async (tx) => {
        const reverted = await revertVersion(tx, noteId, version)
        if (reverted === 'busy') left += 1
        return reverted === true
      })
      if (!isContinued) return
    }
    await steps.onProgress(made.length - left)
    busy += left
    after = made.at(-1)?.noteId ?? null
    if (made.length < BATCH) break
  }
  if (busy > 0) throw new Error(`${busy} notes are being processed; their terms are reverted after that`)
}

/** Changes one of a user's notes. Returns false if the run should end. */
function change(
  { db }: Context,
  userId: string,
  steps: Pick<RewriteSteps, 'mayContinue' | 'onChanged'>,
  act: (tx: Queryable) => Promise<boolean>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    // A new version names its author, who is the user.
    await queries.holdUser(tx, userId)
    if (!(await steps.mayContinue(tx))) return false
    if (await act(tx)) await steps.onChanged(tx)
    return true
  })
}

/** Returns whether the text has changed; `busy` if the note is being processed, whose result would overwrite it. */
async function revertVersion(tx: Queryable, noteId: string, version: number): Promise<boolean | 'busy'> {
  const note = await queries.lockNote(tx, noteId)
  if (!note) return false
  if (!isAtRest(note)) return 'busy'
  const [was, became] = [
    await transcriptQueries.findTranscriptVersion(tx, noteId, version - 1),
    await transcriptQueries.findTranscriptVersion(tx, noteId, version),
  ]
  // Detach it whatever the outcome, so that it isn't reverted a second time.
  await versions.detachVersion(tx, noteId, version)
  if (!was || !became) return false
  const before = new Map(became.sentences.map((sentence, index) => [key(sentence), was.sentences[index]]))
  return addVersion(tx, noteId, null, (sentences) =>
    sentences.map((sentence) => {
      const old = before.get(key(sentence))
      return old ? { ...old, index: sentence.index } : sentence
    }),
  )
}

/**
 * Adds a version with other sentences. Returns false if they are the same or a new transcript will replace them, and `busy` if
 * they are being analysed, so that the analysis would be of another text.
 */
async function addVersion(
  tx: Queryable,
  noteId: string,
  termUseId: string | null,
  rewrite: (sentences: readonly Sentence[]) => Sentence[],
): Promise<boolean | 'busy'> {
  const note = await queries.lockNote(tx, noteId)
  const newest = note && (await transcriptQueries.findNewestTranscript(tx, noteId))
  if (!newest) return false
  if (!isAtRest(note)) return note.status === 'analysing' ? 'busy' : false
  const sentences = rewrite(newest.sentences)
  const text = joinSentences(sentences)
  if (text === newest.text) return false
  const { language, engine, model, draft, version } = newest
  const origin = { origin: 'edit' as const, language, engine, model, draft }
  await transcriptQueries.insertTranscript(tx, {
    noteId,
    version: version + 1,
    ...origin,
    // Terms are corrected for the owner.
    authorId: note.userId,
    sentences,
    text,
    termUseId,
  })
  await queries.updateNote(tx, noteId, {})
  await publish(tx, { type: 'note', userId: note.userId, noteId })
  return true
}

/** The result of a note in progress would overwrite the change. */
function isAtRest({ status }: queries.NoteRow): boolean {
  return status === 'ready' || status === 'failed' || status === 'waiting'
}

function rewriteSentence(sentence: Sentence, correct: (text: string) => string): Sentence {
  const text = correct(sentence.text)
  if (text === sentence.text) return sentence
  const { doubtfulWords, ...rest } = sentence
  const doubtful = doubtfulWords?.filter((word) => text.includes(word)) ?? []
  return { ...rest, text, ...(doubtful.length > 0 && { doubtfulWords: doubtful }) }
}

/** A sentence keeps its times through every edit, so times and text together identify an unchanged sentence. */
function key({ start, end, text }: Sentence): string {
  return `${start} ${end} ${text}`
}

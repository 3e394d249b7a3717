import { ApiError } from '#client/api/api-error.ts'
import type { EditConflict, TranscriptVersion } from '#shared/contract/note-editing.ts'
import type { Transcript } from '#shared/contract/notes.ts'
import { mergeEdits, type SentenceConflict } from './merge-edits.ts'

interface SentenceText {
  index: number
  text: string
}

export interface TranscriptChange {
  version: number
  edits: SentenceText[]
  putBack?: { version: number; sentences: SentenceText[] }
}

/** A user's edits of a text. */
export interface Edits {
  /** The text that was edited. */
  base: Transcript
  /** New texts by index in `base`; an empty text removes the sentence. */
  texts: ReadonlyMap<number, string>
  /** The newest text known, if others have saved meanwhile. */
  newest?: EditConflict
  /**
   * The other people's wordings (empty for a removed sentence) that the user has seen and decided on, by index in
   * `base`.
   */
  seen?: ReadonlyMap<number, string>
}

export type SaveResult =
  | { saved: Transcript; mergedWith: TranscriptVersion | null }
  /** Nothing has been saved: the user has to decide on these sentences first. */
  | { saved: null; conflicts: SentenceConflict[]; newest: EditConflict }

/**
 * Saves edits. If somebody else has saved meanwhile, merges the edits into the new text and tries again, unless both have
 * changed the same sentence and the user has not decided on it.
 * @param put makes the call that saves a change
 */
export async function saveEdits(
  put: (change: TranscriptChange) => Promise<Transcript>,
  { base, texts, newest: known, seen = new Map() }: Edits,
): Promise<SaveResult> {
  let newest = known
  for (;;) {
    const target = newest?.transcript ?? base
    const { edits, conflicts } = mergeEdits(base.sentences, texts, target.sentences)
    const isOpen = ({ index, theirs }: SentenceConflict) => seen.get(index) !== (theirs?.text ?? '')
    if (newest && conflicts.some(isOpen)) return { saved: null, conflicts: conflicts.filter(isOpen), newest }
    const change = toChange(base, target, edits, conflicts)
    const mergedWith = newest?.version ?? null
    if (change.edits.length === 0 && !change.putBack) return { saved: target, mergedWith }
    try {
      return { saved: await put(change), mergedWith }
    } catch (error) {
      const conflict = readConflict(error)
      // Sending the same version again would be refused forever.
      if (!conflict || conflict.transcript.version === target.version) throw error
      newest = conflict
    }
  }
}

/** Builds the change to save. In each conflict, the user's wording counts. */
function toChange(
  base: Transcript,
  target: Transcript,
  edits: readonly SentenceText[],
  conflicts: readonly SentenceConflict[],
): TranscriptChange {
  const reworded = conflicts.flatMap(({ theirs, mine }) => (theirs ? [{ index: theirs.index, text: mine }] : []))
  const removed = conflicts.flatMap(({ index, theirs, mine }) => (theirs ? [] : [{ index, text: mine }]))
  return {
    version: target.version,
    edits: [...edits, ...reworded],
    ...(removed.length > 0 && { putBack: { version: base.version, sentences: removed } }),
  }
}

function readConflict(error: unknown): EditConflict | null {
  if (!(error instanceof ApiError) || error.code !== 'edit_conflict') return null
  return (error.details as EditConflict | undefined) ?? null
}

import { useEffect, useState } from 'react'

/** The fields of a note's page whose words are lost with the right to use them, in the order in which they are shown. */
const KINDS = ['title', 'tag', 'comment', 'editedComment'] as const
export type DraftKind = (typeof KINDS)[number]

interface Draft {
  noteId: string
  kind: DraftKind
  text: string
}

/** What is being typed. A draft lasts as long as its field. */
const drafts = new Set<Draft>()

/**
 * Holds what is being typed into a field, for whatever replaces the field when its user loses the right to it.
 * @param text null if there is nothing to lose
 */
export function useHeldDraft(noteId: string, kind: DraftKind, text: string | null): void {
  useEffect(() => {
    if (text === null) return
    const draft = { noteId, kind, text }
    drafts.add(draft)
    return () => void drafts.delete(draft)
  }, [noteId, kind, text])
}

/** Returns what is being typed into the fields of some kinds. */
export function readDrafts(noteId: string, kinds: readonly DraftKind[] = KINDS): string[] {
  const held = [...drafts].filter((draft) => draft.noteId === noteId && kinds.includes(draft.kind))
  return held.sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind)).map(({ text }) => text)
}

/**
 * Returns what was being typed into a note's fields when its page began to be without the note, which is first emptied
 * and then found to be gone.
 */
export function useDraftsOfGone(noteId: string, isGone: boolean): readonly string[] {
  const [kept, setKept] = useState<{ noteId: string; words: string[] } | null>(null)
  // Reads it while the fields still hold it: they are removed only once this render is on the screen.
  if (isGone && kept?.noteId !== noteId) setKept({ noteId, words: readDrafts(noteId) })
  if (!isGone && kept) setKept(null)
  return kept?.noteId === noteId ? kept.words : []
}

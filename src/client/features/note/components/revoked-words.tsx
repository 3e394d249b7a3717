import { useState } from 'react'
import { useUnsavedWork } from '#client/lib/browser/unsaved-work.ts'
import { UnsavedWords } from '../transcript/unsaved-words.tsx'
import { type DraftKind, readDrafts, useHeldDraft } from '../unsaved-drafts.ts'

interface RevokedWordsProps {
  noteId: string
  kind: DraftKind
  reason: 'readOnly' | 'noComments'
}

/**
 * Takes the place of fields whose user may no longer use them, and shows what was being typed there. Renders nothing
 * if that is nothing.
 */
export function RevokedWords({ noteId, kind, reason }: RevokedWordsProps) {
  // Reads it while the fields that are replaced still hold it.
  const [words, setWords] = useState(() => readDrafts(noteId, [kind]))
  // The note itself may go next.
  useHeldDraft(noteId, kind, words.length > 0 ? words.join('\n') : null)
  useUnsavedWork(words.length > 0)
  return <UnsavedWords words={words} reason={reason} onDiscard={() => setWords([])} />
}

import { useQuery } from '@tanstack/react-query'
import type { VoiceNote } from '#shared/contract/notes.ts'
import { isShared } from '../note-rights.ts'
import { readDrafts } from '../unsaved-drafts.ts'
import { commentSummaryQuery } from './comments-api.ts'

/**
 * Tells whether to show the comments of a note: while the note is shared, and afterwards if there are any or one is being
 * typed.
 */
export function useShowsComments(note: VoiceNote): boolean {
  const { data } = useQuery({ ...commentSummaryQuery(note.id), enabled: note.status === 'ready' })
  return isShared(note) || (data !== undefined && data.threads > 0) || readDrafts(note.id, ['comment']).length > 0
}

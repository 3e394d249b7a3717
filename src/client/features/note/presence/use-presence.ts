import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { VoiceNote } from '#shared/contract/notes.ts'
import type { PresentPerson } from '#shared/contract/presence.ts'
import { PRESENCE } from '#shared/limits.ts'
import { isShared } from '../note-rights.ts'
import {
  announceAgain,
  announceEditing,
  isBeingEdited,
  leaveNote,
  leaveNoteNow,
  NOBODY,
  presenceQuery,
} from './presence-query.ts'

/**
 * Shows the others that the user has a shared note open, until it is closed or hidden.
 * @returns who else has it open (nobody for a note that is not shared), and whether the server has said so
 */
export function usePresence(note: VoiceNote): { people: readonly PresentPerson[]; known: boolean } {
  const { id } = note
  const client = useQueryClient()
  const shared = isShared(note)
  const { data, isError, isFetched } = useQuery({
    ...presenceQuery(id),
    enabled: shared,
    refetchInterval: PRESENCE.heartbeatMs,
    refetchIntervalInBackground: true,
  })
  useEffect(() => {
    if (!shared) return
    const leave = () => leaveNote(client, id)
    const onPageHide = () => void leaveNoteNow(id)
    const onVisibility = () => {
      if (!document.hidden) announceAgain(client, id)
      else if (!isBeingEdited(id)) leave()
    }
    document.addEventListener('visibilitychange', onVisibility)
    window.addEventListener('pagehide', onPageHide)
    return () => {
      document.removeEventListener('visibilitychange', onVisibility)
      window.removeEventListener('pagehide', onPageHide)
      leave()
    }
  }, [client, id, shared])
  // Without an answer from the server, it is unknown who is there.
  const known = shared && !isError && isFetched
  return { people: known ? data : NOBODY, known }
}

/**
 * Shows the others whether the user has the text editor open.
 * @returns who else has it open
 */
export function useEditors(noteId: string, editing: boolean): readonly PresentPerson[] {
  const client = useQueryClient()
  const { data, isError } = useQuery(presenceQuery(noteId))
  useEffect(() => {
    announceEditing(client, noteId, editing)
    return () => announceEditing(client, noteId, false)
  }, [client, noteId, editing])
  return !isError ? data.filter((person) => person.editing) : NOBODY
}

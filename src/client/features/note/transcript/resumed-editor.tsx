import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { transcriptVersionQuery } from '#client/api/notes/note-queries.ts'
import type { Player } from '#client/player/create-player.ts'
import type { Transcript } from '#shared/contract/notes.ts'
import { TextSkeleton } from '../components/note-skeleton.tsx'
import { TextEditor } from './text-editor.tsx'
import { readUnsavedEdit } from './unsaved-edit.ts'

interface ResumedEditorProps {
  transcript: Transcript
  player: Player
  playable: boolean
  onClose: () => void
}

/**
 * The editor of a text. If the device has stored an edit of an older version, resumes it on that version, so that it is
 * merged with what has been saved since. If that version can't be loaded, the editor finds the sentences by their
 * texts.
 */
export function ResumedEditor({ transcript, ...rest }: ResumedEditorProps) {
  const { noteId } = transcript
  // A version that arrives later must not replace the editor.
  const [opened] = useState(transcript)
  const [edited] = useState(() => readUnsavedEdit(sessionStorage, noteId)[0]?.version ?? opened.version)
  const isOlder = edited < opened.version
  const { data, isError } = useQuery({ ...transcriptVersionQuery(noteId, edited), enabled: isOlder })
  const base = isOlder && !isError ? data : opened
  if (!base) return <TextSkeleton />
  return <TextEditor base={base} newestVersion={transcript.version} {...rest} />
}

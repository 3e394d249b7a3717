import AudioLines from 'lucide-react/icons/audio-lines'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { noteMomentPath } from '#client/lib/addresses/note-moment.ts'

interface SourceLinkProps {
  noteId: string
  /** Seconds from the beginning of the note; undefined if it is not known where it was said. */
  seconds?: number | undefined
  /** Whether to show only one line, truncated if it is too long. */
  children: ReactNode
}

/** Links to the note that something comes from, at the second where it was said. */
export function SourceLink({ noteId, seconds, children }: SourceLinkProps) {
  return (
    <Link
      to={noteMomentPath(noteId, seconds)}
      className="mt-1 flex min-h-9 w-fit max-w-full items-center gap-1.5 text-accent text-sm hover:text-accent-strong pointer-coarse:min-h-11"
    >
      <AudioLines aria-hidden="true" className="size-4 shrink-0" />
      <span className="truncate">{children}</span>
    </Link>
  )
}

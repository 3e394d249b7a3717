import './speaker-colours.css'
import { initialsOf } from '#client/follow-ups/initials.tsx'
import type { Speaker } from '#shared/contract/notes.ts'

/** Number of colours in speaker-colours.css. They repeat after that. */
const COLOURS = 6

/**
 * A small round mark for a speaker, with the initials, or the number if there is no name. It is decorative, because the
 * name is beside it.
 */
export function SpeakerMark({ speaker: { number, name } }: { speaker: Speaker }) {
  const colour = ((number - 1) % COLOURS) + 1
  return (
    <span
      aria-hidden="true"
      style={{ color: `var(--voice-${colour})`, backgroundColor: `var(--voice-${colour}-soft)` }}
      className="inline-flex size-6 shrink-0 items-center justify-center rounded-full font-semibold text-[0.6875rem] uppercase tabular-nums"
    >
      {name === null ? number : initialsOf(name)}
    </span>
  )
}

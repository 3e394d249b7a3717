import './speaker-colours.css'
import { initialsOf } from '#client/follow-ups/initials.tsx'
import type { Speaker } from '#shared/contract/notes.ts'

/** As many colours as speaker-colours.css has; they repeat. */
const COLOURS = 6

/** A speaker as a small round mark: initials, or the number of one without a name. Decorative: the name is beside it. */
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

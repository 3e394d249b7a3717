import type { ReactNode } from 'react'
import type { Evidence } from '#shared/contract/analysis.ts'
import { EvidenceButton, MomentButton } from './evidence-button.tsx'
import { isSameWording } from './is-same-wording.ts'

interface PointsProps {
  title: string
  points: readonly { text: string; evidence: Evidence }[]
  /** Plays from a second of the note; null until the audio is ready. */
  onPlay: ((seconds: number) => void) | null
}

/** Points of a note, each with its quoted words and their time. Renders nothing if there are none. */
export function Points({ title, points, onPlay }: PointsProps) {
  if (points.length === 0) return null
  return (
    <ItemSection title={title}>
      {points.map((point) => (
        <Point key={JSON.stringify(point)} point={point} onPlay={onPlay} />
      ))}
    </ItemSection>
  )
}

interface PointProps extends Pick<PointsProps, 'onPlay'> {
  point: PointsProps['points'][number]
}

function Point({ point: { text, evidence }, onPlay }: PointProps) {
  if (isSameWording(text, evidence.quote)) {
    return (
      <li className="flex items-start gap-2.5 py-3">
        <MomentButton evidence={evidence} onPlay={onPlay} />
        <span className="min-w-0 text-pretty">{text}</span>
      </li>
    )
  }
  return (
    <li className="py-3">
      {text}
      <EvidenceButton evidence={evidence} onPlay={onPlay} />
    </li>
  )
}

/** One kind of items found in a note, as a list under its heading. */
export function ItemSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="font-semibold text-ink-soft text-sm">{title}</h3>
      <ul className="mt-1 divide-y divide-hairline">{children}</ul>
    </section>
  )
}

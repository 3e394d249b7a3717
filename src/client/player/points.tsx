import type { ReactNode } from 'react'
import type { Evidence } from '#shared/contract/analysis.ts'
import { EvidenceButton } from './evidence-button.tsx'

interface PointsProps {
  title: string
  points: readonly { text: string; evidence: Evidence }[]
  /** Plays from a second of the note; null until there is sound. */
  onPlay: ((seconds: number) => void) | null
}

/** Things that were said, each with its words and their moment; nothing where there are none. */
export function Points({ title, points, onPlay }: PointsProps) {
  if (points.length === 0) return null
  return (
    <FindingSection title={title}>
      {points.map((point) => (
        <li key={JSON.stringify(point)} className="py-3">
          {point.text}
          <EvidenceButton evidence={point.evidence} onPlay={onPlay} />
        </li>
      ))}
    </FindingSection>
  )
}

/** One kind of what was found in a note, as a list under its heading. */
export function FindingSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="font-semibold text-ink-soft text-sm">{title}</h3>
      <ul className="mt-1 divide-y divide-hairline">{children}</ul>
    </section>
  )
}

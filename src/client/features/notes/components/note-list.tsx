import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useFormat } from '#client/i18n/use-format.ts'
import type { Selection } from '#client/ui/selection/use-selection.ts'
import type { VoiceNote } from '#shared/contract/notes.ts'
import { groupByDay } from '../group-by-day.ts'
import { SelectableRow } from './selectable-row.tsx'

interface NoteListProps {
  notes: readonly VoiceNote[]
  /** Whether to group by day; otherwise each row shows its day. */
  byDay: boolean
  selection: Selection
}

type Line = { key: string; heading: string } | { key: string; note: VoiceNote }

/** Heights of a row and a heading in pixels, used before they are measured. */
const ESTIMATE = { row: 128, heading: 64 }

/** A virtual list. Only rows near the viewport exist, so ten thousand cost as little as twenty. */
export function NoteList({ notes, byDay, selection }: NoteListProps) {
  const format = useFormat()
  const list = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  const lines = useMemo(() => toLines(notes, byDay ? format.relativeDay : null), [notes, byDay, format])
  useLayoutEffect(() => setTop((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY), [])
  const virtualizer = useWindowVirtualizer({
    count: lines.length,
    estimateSize: (index) => (isHeading(lines[index]) ? ESTIMATE.heading : ESTIMATE.row),
    getItemKey: (index) => lines[index]?.key ?? index,
    overscan: 6,
    scrollMargin: top,
  })
  return (
    <ul ref={list} className="relative" style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index, key, start }) => {
        const line = lines[index]
        if (!line) return null
        return (
          <li
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            aria-setsize={lines.length}
            aria-posinset={index + 1}
            className="absolute inset-x-0 top-0 border-hairline border-b"
            style={{ transform: `translateY(${start - top}px)` }}
          >
            {'heading' in line ? (
              <h2 className="pt-7 pb-2 font-medium text-ink-faint text-sm">{line.heading}</h2>
            ) : (
              <SelectableRow note={line.note} showDay={!byDay} selection={selection} />
            )}
          </li>
        )
      })}
    </ul>
  )
}

function isHeading(line: Line | undefined): boolean {
  return line !== undefined && 'heading' in line
}

function toLines(notes: readonly VoiceNote[], labelOf: ((recordedAt: string) => string) | null): Line[] {
  const toLine = (note: VoiceNote) => ({ key: note.id, note })
  if (!labelOf) return notes.map(toLine)
  return groupByDay(notes, labelOf).flatMap((day) => [
    { key: `day of ${day.notes[0]?.id}`, heading: day.label },
    ...day.notes.map(toLine),
  ])
}

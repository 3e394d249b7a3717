import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#client/i18n/use-format.ts'
import { SEGMENTS, type Segment } from '../filter-tasks.ts'

interface SegmentChoiceProps {
  value: Segment
  counts: Record<Segment, number>
  onValueChange: (segment: Segment) => void
}

/** Chooses between all tasks, those of either direction, and those that are due; each with how many there are. */
export function SegmentChoice({ value, counts, onValueChange }: SegmentChoiceProps) {
  const { t } = useTranslation('tasks')
  const format = useFormat()
  const name = useId()
  // Among completed tasks, say, nothing can be due.
  const offered = SEGMENTS.filter((segment) => segment !== 'due' || segment === value || counts.due > 0)
  return (
    <fieldset className="mb-5 flex flex-wrap gap-2">
      <legend className="sr-only">{t('segment.label')}</legend>
      {offered.map((segment) => (
        <label
          key={segment}
          className="relative inline-flex min-h-9 items-center gap-1.5 rounded-full border border-outline/60 bg-surface px-3 font-medium text-ink-soft text-sm transition-colors hover:bg-hover has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2 pointer-coarse:min-h-11"
        >
          <input
            type="radio"
            name={name}
            value={segment}
            checked={segment === value}
            onChange={() => onValueChange(segment)}
            className="absolute inset-0 cursor-pointer appearance-none rounded-full"
          />
          {t(`segment.${segment}`)} <span className="tabular-nums">{format.number(counts[segment])}</span>
        </label>
      ))}
    </fieldset>
  )
}

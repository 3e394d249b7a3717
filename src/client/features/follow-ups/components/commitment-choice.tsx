import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#client/i18n/use-format.ts'
import type { CommitmentFilter } from '#shared/contract/follow-ups.ts'
import { COMMITMENTS } from '../filter-tasks.ts'

interface CommitmentChoiceProps {
  value: CommitmentFilter
  counts: Record<CommitmentFilter, number>
  onValueChange: (commitment: CommitmentFilter) => void
}

/** Chooses between all tasks, those of either direction, and those that are due, each with its count. */
export function CommitmentChoice({ value, counts, onValueChange }: CommitmentChoiceProps) {
  const { t } = useTranslation('tasks')
  const format = useFormat()
  const name = useId()
  // Completed tasks, for example, are never due.
  const offered = COMMITMENTS.filter((commitment) => commitment !== 'due' || commitment === value || counts.due > 0)
  return (
    <fieldset className="mb-5 flex flex-wrap gap-2">
      <legend className="sr-only">{t('commitment.label')}</legend>
      {offered.map((commitment) => (
        <label
          key={commitment}
          className="relative inline-flex min-h-9 items-center gap-1.5 rounded-full border border-outline/60 bg-surface px-3 font-medium text-ink-soft text-sm transition-colors hover:bg-hover has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2 pointer-coarse:min-h-11"
        >
          <input
            type="radio"
            name={name}
            value={commitment}
            checked={commitment === value}
            onChange={() => onValueChange(commitment)}
            className="absolute inset-0 cursor-pointer appearance-none rounded-full"
          />
          {t(`commitment.${commitment}`)} <span className="tabular-nums">{format.number(counts[commitment])}</span>
        </label>
      ))}
    </fieldset>
  )
}

import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#client/i18n/use-format.ts'
import type { FollowUpSelection } from '#shared/contract/follow-ups.ts'
import { SELECTIONS } from '../filter-follow-ups.ts'

interface SelectionChoiceProps {
  value: FollowUpSelection
  /** Null if there is no list that they would match. */
  counts: Record<FollowUpSelection, number> | null
  onValueChange: (selection: FollowUpSelection) => void
}

/** Chooses between all follow-ups, the user’s, other people’s, and those that are due, each with its count. */
export function SelectionChoice({ value, counts, onValueChange }: SelectionChoiceProps) {
  const { t } = useTranslation('followUps')
  const format = useFormat()
  const name = useId()
  // For example, completed follow-ups are never due.
  const offered = SELECTIONS.filter((selection) => selection !== 'due' || selection === value || (counts?.due ?? 0) > 0)
  return (
    <fieldset className="mb-5 flex flex-wrap gap-2">
      <legend className="sr-only">{t('selection.label')}</legend>
      {offered.map((selection) => (
        <label
          key={selection}
          className="relative inline-flex min-h-9 items-center gap-1.5 rounded-full border border-outline/60 bg-surface px-3 font-medium text-ink-soft text-sm transition-colors hover:bg-hover has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2 pointer-coarse:min-h-11"
        >
          <input
            type="radio"
            name={name}
            value={selection}
            checked={selection === value}
            onChange={() => onValueChange(selection)}
            className="absolute inset-0 cursor-pointer appearance-none rounded-full"
          />
          {t(`selection.${selection}`)}{' '}
          {counts && <span className="tabular-nums">{format.number(counts[selection])}</span>}
        </label>
      ))}
    </fieldset>
  )
}

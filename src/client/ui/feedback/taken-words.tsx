import type { ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'

interface TakenWordsProps {
  /** Says how the mistyped words were understood. */
  taken: string
  /** Says that no note has the words as they were typed. */
  reason: ReactNode
  /** The button's text. */
  exactly: string
  onExact: () => void
  className?: string
}

/** Says how mistyped words were understood, and offers to search for them as they were typed. */
export function TakenWords({ taken, reason, exactly, onExact, className = '' }: TakenWordsProps) {
  return (
    <p className={`flex flex-wrap items-baseline gap-x-3 gap-y-1 rounded-surface bg-sunken px-4 py-2.5 ${className}`}>
      <span className="wrap-anywhere font-medium">{taken}</span>{' '}
      <span className="wrap-anywhere text-ink-soft text-sm">{reason}</span>{' '}
      <Button
        variant="quiet"
        size="small"
        className="-mx-3 h-auto whitespace-normal py-1.5 text-left"
        onClick={onExact}
      >
        {exactly}
      </Button>
    </p>
  )
}

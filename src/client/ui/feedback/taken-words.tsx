import type { ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'

interface TakenWordsProps {
  /** What was taken for the mistyped words. */
  taken: string
  /** That no note has the words as typed. */
  reason: ReactNode
  /** The button's text. */
  exactly: string
  onExact: () => void
  className?: string
}

/** Says which words were taken for mistyped ones, and offers to keep to what was typed. */
export function TakenWords({ taken, reason, exactly, onExact, className = '' }: TakenWordsProps) {
  return (
    <p className={`flex flex-wrap items-baseline gap-x-3 gap-y-1 rounded-surface bg-sunken px-4 py-2.5 ${className}`}>
      <span className="wrap-anywhere font-medium">{taken}</span>
      <span className="wrap-anywhere text-ink-soft text-sm">{reason}</span>
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

import type { ReactNode } from 'react'
import { joinClasses } from '../styles/class-names.ts'

export type BadgeTone = 'neutral' | 'outline' | 'accent' | 'premium' | 'dusk' | 'danger'

const TONES: Record<BadgeTone, string> = {
  neutral: 'bg-hover text-ink-soft',
  outline: 'text-ink-soft ring-1 ring-hairline ring-inset',
  accent: 'bg-accent-soft text-accent',
  premium: 'bg-amber-soft text-amber',
  dusk: 'bg-dusk-soft text-dusk',
  danger: 'bg-red-soft text-red',
}

interface BadgeProps {
  tone?: BadgeTone
  icon?: ReactNode
  children: ReactNode
  className?: string | undefined
}

/** A small badge: a plan, sentiment, state or tag. */
export function Badge({ tone = 'neutral', icon, children, className }: BadgeProps) {
  return (
    <span
      className={joinClasses(
        'inline-flex max-w-full items-center gap-1 whitespace-nowrap rounded-full px-2.5 py-0.5 font-medium text-[0.8125rem] leading-5 [&>svg]:size-3.5 [&>svg]:shrink-0',
        TONES[tone],
        className,
      )}
    >
      {icon}
      <span className="truncate">{children}</span>
    </span>
  )
}

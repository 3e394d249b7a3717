import type { ReactNode } from 'react'
import { joinClasses } from '../styles/class-names.ts'

interface EmptyStateProps {
  icon?: ReactNode
  title: string
  /** What will appear here later. */
  description: string
  /** The action that creates the first item. */
  action?: ReactNode
  className?: string
}

/** Shown where there is nothing yet. Says how to change that. */
export function EmptyState({ icon, title, description, action, className }: EmptyStateProps) {
  return (
    <div className={joinClasses('flex flex-col items-center px-6 py-12 text-center', className)}>
      {icon && (
        <div aria-hidden="true" className="mb-4 text-ink-faint [&>svg]:size-7 [&>svg]:stroke-[1.25]">
          {icon}
        </div>
      )}
      <p className="panel-title">{title}</p>
      <p className="mt-1.5 max-w-sm text-ink-soft">{description}</p>
      {action && <div className="mt-5">{action}</div>}
    </div>
  )
}

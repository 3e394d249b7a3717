import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { joinClasses } from '#client/ui/styles/class-names.ts'

interface OutcomeProps {
  Icon: LucideIcon
  text: string
  failed?: boolean
  /** The next actions. */
  children?: ReactNode
}

/** The result of an action, announced to screen readers at once. */
export function Outcome({ Icon, text, failed = false, children }: OutcomeProps) {
  return (
    <div role={failed ? 'alert' : 'status'} className="rounded-surface border border-hairline bg-surface p-5 sm:p-6">
      <Icon
        aria-hidden="true"
        className={joinClasses('size-6', failed ? 'text-red' : 'text-accent')}
        strokeWidth={1.75}
      />
      <p className="wrap-anywhere mt-3">{text}</p>
      {children && <div className="mt-5">{children}</div>}
    </div>
  )
}

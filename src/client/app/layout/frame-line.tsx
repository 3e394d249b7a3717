import type { ReactNode } from 'react'

interface FrameLineProps {
  /** The line's icon, which is hidden from screen readers. */
  icon: ReactNode
  children: ReactNode
  /** Buttons. */
  actions?: ReactNode
}

/** An unobtrusive line below the header, on every screen. */
export function FrameLine({ icon, children, actions }: FrameLineProps) {
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-4 border-hairline border-b bg-surface px-4 py-1 text-ink-soft text-sm sm:px-6">
      <p role="status" className="flex min-w-0 items-start gap-2 py-1">
        <span aria-hidden="true" className="mt-0.5 shrink-0">
          {icon}
        </span>
        {children}
      </p>
      {actions}
    </div>
  )
}

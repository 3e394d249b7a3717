import type { ReactNode } from 'react'
import { Skeleton } from '#client/ui/feedback/skeleton.tsx'
import { joinClasses } from '#client/ui/styles/class-names.ts'

interface SettingsSectionProps {
  /** The section's id, which is also its anchor on the page, without the `#`. */
  id: string
  title: string
  /** Null while it is being loaded. */
  lead?: string | null
  /** Whether the section's parts have surfaces of their own. */
  frameless?: boolean
  children: ReactNode
}

/** One group of settings under its heading, on its own surface. */
export function SettingsSection({ id, title, lead, frameless = false, children }: SettingsSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} tabIndex={-1} className="panel-title">
        {title}
      </h2>
      {lead && <p className="mt-1 max-w-prose text-ink-soft">{lead}</p>}
      {lead === null && <Skeleton className="mt-2 h-5 max-w-prose" />}
      <div
        className={joinClasses(
          'mt-4',
          !frameless &&
            'divide-y divide-hairline rounded-surface border border-hairline bg-surface *:[[role=alert]]:border-0',
        )}
      >
        {children}
      </div>
    </section>
  )
}

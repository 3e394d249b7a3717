import type { ReactNode } from 'react'

interface SettingsSectionProps {
  id: string
  title: string
  lead?: string
  children: ReactNode
}

/** One group of settings under its heading, on a surface of its own. */
export function SettingsSection({ id, title, lead, children }: SettingsSectionProps) {
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="panel-title">
        {title}
      </h2>
      {lead && <p className="mt-1 max-w-prose text-ink-soft">{lead}</p>}
      <div className="mt-4 divide-y divide-hairline rounded-surface border border-hairline bg-surface">{children}</div>
    </section>
  )
}

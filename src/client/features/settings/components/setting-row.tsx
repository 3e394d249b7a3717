import type { ReactNode } from 'react'

interface SettingRowProps {
  label: string
  text?: string
  /** The control with the chosen value. */
  children: ReactNode
}

/** One setting of a section: its name and what it means, with its control beside them. */
export function SettingRow({ label, text, children }: SettingRowProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-[min(13rem,100%)] grow basis-0">
        <p>{label}</p>
        {text && <p className="text-ink-faint text-sm">{text}</p>}
      </div>
      {children}
    </div>
  )
}

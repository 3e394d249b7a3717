import type { ReactNode } from 'react'
import { ScreenTitle } from '#client/ui/layout/screen-title.tsx'

interface SessionPageProps {
  title: string
  lead?: string | undefined
  children: ReactNode
}

/** A narrow page with a single purpose, related to signing in. */
export function SessionPage({ title, lead, children }: SessionPageProps) {
  return (
    <div className="mx-auto w-full max-w-md lg:pt-6">
      <ScreenTitle>{title}</ScreenTitle>
      {lead && <p className="mt-2 text-ink-soft">{lead}</p>}
      <div className="mt-8">{children}</div>
    </div>
  )
}

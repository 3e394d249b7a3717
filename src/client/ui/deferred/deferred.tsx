import type { ReactNode } from 'react'
import { usePartsShown } from './use-parts-shown.ts'

interface DeferredProps {
  /** A placeholder of the same size as the content, so that nothing moves when the content appears. */
  place?: ReactNode
  /** Whether the other parts go first. */
  last?: boolean
  /** Whether the user is already asking for it. */
  now?: boolean
  children: ReactNode
}

/** A part of a screen that may appear after the rest of it. */
export function Deferred({ place = null, last = false, now = false, children }: DeferredProps) {
  const isShown = usePartsShown(1, true, last) > 0
  return isShown || now ? children : place
}

import type { ReactNode } from 'react'
import { usePartsShown } from './use-parts-shown.ts'

interface DeferredProps {
  /** Of the size of what comes, so that nothing moves then. */
  place?: ReactNode
  /** Lets the other parts go first. */
  last?: boolean
  /** The user asks for it already. */
  now?: boolean
  children: ReactNode
}

/** A part of a screen that may appear after the rest of it. */
export function Deferred({ place = null, last = false, now = false, children }: DeferredProps) {
  const isShown = usePartsShown(1, true, last) > 0
  return isShown || now ? children : place
}

import { useEffect } from 'react'
import { createStore } from '../store.ts'

const held = createStore(0)

/** Calls back when such work begins or ends; returns a function that unsubscribes. */
export const subscribeToUnsavedWork = held.subscribe

/** Returns whether a reload would lose or interrupt something: a recording, an upload, an edit. */
export function isWorkUnsaved(): boolean {
  return held.get() > 0
}

/** Keeps the page from reloading by itself (new-version.ts) until the returned function is called. */
export function holdUnsavedWork(): () => void {
  held.set(held.get() + 1)
  return () => held.set(held.get() - 1)
}

/** While active, the page doesn't reload by itself. */
export function useUnsavedWork(active: boolean): void {
  useEffect(() => (active ? holdUnsavedWork() : undefined), [active])
}

/**
 * Does the same for work that goes on outside React, whether or not a component shows it: screens load later than the
 * work begins, and may fail to.
 * @param hold what is done while it goes on; returns a function that ends it
 */
export function holdWhile(
  source: { subscribe(listener: () => void): unknown },
  isActive: () => boolean,
  hold: () => () => void = holdUnsavedWork,
): void {
  let stop: (() => void) | null = null
  const update = () => {
    if (isActive()) stop ??= hold()
    else {
      stop?.()
      stop = null
    }
  }
  update()
  source.subscribe(update)
}

import { useEffect } from 'react'
import { createStore } from '../store.ts'

const held = createStore(0)

/** Calls back when unsaved work begins or ends; returns a function that unsubscribes. */
export const subscribeToUnsavedWork = held.subscribe

/** Returns whether a reload would lose or interrupt a recording, an upload or an edit. */
export function isWorkUnsaved(): boolean {
  return held.get() > 0
}

/** Prevents the page from reloading automatically (new-version.ts) until the returned function is called. */
export function holdUnsavedWork(): () => void {
  held.set(held.get() + 1)
  return () => held.set(held.get() - 1)
}

/** While active, prevents the page from reloading automatically. */
export function useUnsavedWork(active: boolean): void {
  useEffect(() => (active ? holdUnsavedWork() : undefined), [active])
}

/**
 * Does the same for work that continues outside React, whether or not a component shows it, because screens load after
 * the work begins, and may fail to load.
 * @param hold is called when the work begins; returns a function that is called when it ends
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

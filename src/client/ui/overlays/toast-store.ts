import { createStore } from '#client/lib/store.ts'

export interface ToastContent {
  title: string
  description?: string | undefined
  variant?: 'success' | 'destructive' | undefined
  /** One action offered within the toast. `altText` describes another way to do it. */
  action?: { label: string; altText: string; onSelect: () => void } | undefined
}

export interface ShownToast extends ToastContent {
  id: number
  open: boolean
}

// At most one toast is shown at a time (specification, section 9): a new one replaces the current one.
const shown = createStore<ShownToast | null>(null)
let lastId = 0

/**
 * Shows a toast for 5 seconds, or longer while the pointer or the focus is on it. It can be called from anywhere,
 * including outside React (the query layer).
 * @returns the toast's id
 */
export function showToast(content: ToastContent): number {
  lastId += 1
  shown.set({ ...content, id: lastId, open: true })
  return lastId
}

/** Closes the toast with this id, if it is still the one shown. */
export function closeToast(id: number): void {
  const current = shown.get()
  if (current?.id === id) shown.set({ ...current, open: false })
}

/** Calls back once, when the toast with this id is closed or another one replaces it. */
export function whenToastGoes(id: number, then: () => void): void {
  const stop = subscribeToToasts(() => {
    const current = shown.get()
    if (current?.id === id && current.open) return
    stop()
    then()
  })
}

/** Returns the toast being shown (or closing), for `useSyncExternalStore`. */
export const currentToast = shown.get

/** Calls back whenever the toast changes; returns a function that unsubscribes. */
export const subscribeToToasts = shown.subscribe

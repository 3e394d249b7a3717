import { createStore } from '#client/lib/store.ts'

export interface ToastContent {
  title: string
  description?: string | undefined
  variant?: 'success' | 'destructive' | undefined
  /** One act offered within the toast; `altText` says how else it can be done. */
  action?: { label: string; altText: string; onSelect: () => void } | undefined
}

export interface ShownToast extends ToastContent {
  id: number
  open: boolean
}

// At most one toast is shown at a time (specification, section 9): a new one takes the place of the present one.
const shown = createStore<ShownToast | null>(null)
let lastId = 0

/** Shows a toast for 5 seconds; callable from anywhere, also outside React (the query layer). */
export function showToast(content: ToastContent): void {
  lastId += 1
  shown.set({ ...content, id: lastId, open: true })
}

/** Closes the toast with this id, if it is still the one shown. */
export function closeToast(id: number): void {
  const current = shown.get()
  if (current?.id === id) shown.set({ ...current, open: false })
}

/** The toast shown now (or closing), for `useSyncExternalStore`. */
export const currentToast = shown.get

/** Calls back whenever the shown toast changes; returns the way to stop. */
export const subscribeToToasts = shown.subscribe

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
let current: ShownToast | null = null
let lastId = 0
const listeners = new Set<() => void>()

function set(next: ShownToast | null): void {
  current = next
  for (const listener of listeners) listener()
}

/** Shows a toast for 5 seconds; callable from anywhere, also outside React (the query layer). */
export function showToast(content: ToastContent): void {
  lastId += 1
  set({ ...content, id: lastId, open: true })
}

/** Closes the toast with this id, if it is still the one shown. */
export function closeToast(id: number): void {
  if (current?.id === id) set({ ...current, open: false })
}

/** The toast shown now (or closing), for `useSyncExternalStore`. */
export function currentToast(): ShownToast | null {
  return current
}

/** Calls back whenever the shown toast changes; returns the way to stop. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const failures = new WeakSet<object>()

/** Records which errors come from files of the app that could not be loaded. */
export function watchForMissingCode(page: EventTarget): void {
  page.addEventListener('vite:preloadError', (event) => {
    const { payload } = event as Event & { payload?: unknown }
    if (typeof payload === 'object' && payload !== null) failures.add(payload)
  })
}

/** Tells whether an error says that a file of the app could not be loaded, which may work later. */
export function isMissingCode(error: unknown): boolean {
  return typeof error === 'object' && error !== null && failures.has(error)
}

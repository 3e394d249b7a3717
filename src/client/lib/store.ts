export interface Store<T> {
  /** Returns the current state; the same object until the next change. */
  get(): T
  /** Replaces the state and calls every listener. */
  set(next: T): void
  /**
   * Calls back after each change.
   * @returns a function that unsubscribes
   */
  subscribe(listener: () => void): () => void
}

/** Creates a state outside React. `useSyncExternalStore(store.subscribe, store.get)` renders it. */
export function createStore<T>(initial: T): Store<T> {
  const listeners = new Set<() => void>()
  let state = initial
  return {
    get: () => state,
    set(next) {
      state = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

import type { QueryClient } from '@tanstack/react-query'

const lastCalls = new WeakMap<QueryClient, Map<string, Promise<unknown>>>()

/** Starts the calls that wait for others. Once the page is left they could never be sent. */
const waiting = new Set<() => unknown>()
if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', () => {
    for (const start of waiting) start()
  })
}

/**
 * Runs the calls that change one item one after the other. Otherwise an Undo could overtake the change it undoes.
 * @param id of the follow-up, event or note
 */
export function inOrder<T>(client: QueryClient, id: string, call: () => Promise<T>): Promise<T> {
  const last = lastCalls.get(client) ?? new Map<string, Promise<unknown>>()
  lastCalls.set(client, last)
  let started: Promise<T> | undefined
  const start = (): Promise<T> => {
    waiting.delete(start)
    started ??= call()
    return started
  }
  waiting.add(start)
  const current = (last.get(id) ?? Promise.resolve()).then(start, start)
  last.set(id, current)
  const forget = () => {
    if (last.get(id) === current) last.delete(id)
  }
  current.then(forget, forget)
  return current
}

import type { QueryClient } from '@tanstack/react-query'

const lastCalls = new WeakMap<QueryClient, Map<string, Promise<unknown>>>()

/**
 * Functions that start the calls waiting for others. When the page is left they are called, because the calls could
 * never be sent afterwards.
 */
const waiting = new Set<() => unknown>()
if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', () => {
    for (const start of waiting) start()
  })
}

/**
 * Runs the calls that change one item one after the other. Otherwise an Undo could overtake the change that it
 * reverses.
 * @param id the id of the follow-up, event or note
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

import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { loadWithRetry } from './load-with-retry.ts'

/**
 * Makes a component whose code is loaded when it is first rendered. React remembers a load that failed and would fail the
 * panel around it until the page is reloaded, so a failed load is tried again instead, and the fallback stays meanwhile.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await loadWithRetry(load) }))
}

/** Does the same for what is beside something more important: nothing is shown if its code can't be loaded any more. */
export function lazyExtra<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await loadWithRetry(load).catch(() => () => null) }))
}

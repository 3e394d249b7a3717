import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { loadWithRetry } from './load-with-retry.ts'

/** A component whose code is loaded when it is first rendered, or ahead of that. */
export type LazyPart<Props extends object> = LazyExoticComponent<ComponentType<Props>> & {
  /**
   * Loads its code, so that its first render shows it at once, without its fallback. Fails as the load does: nothing tries
   * again until it is rendered or this is called again.
   */
  preload: () => Promise<void>
}

/**
 * Makes a component whose code is loaded when it is first rendered. React remembers a load that failed and would fail the
 * panel around it until the page is reloaded, so a failed load is tried again instead, and the fallback stays meanwhile.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null
  const part = lazy(() => {
    if (loaded) return resolved({ default: loaded })
    return loadWithRetry(load).then((component) => ({ default: component }))
  })
  return Object.assign(part, {
    preload: async () => {
      loaded ??= await load()
    },
  })
}

/** Does the same for what is beside something more important: nothing is shown if its code can't be loaded any more. */
export function lazyExtra<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await loadWithRetry(load).catch(() => () => null) }))
}

/** Returns a promise that calls back while `then` is being called. React shows a fallback for any other, if only briefly. */
function resolved<Value>(value: Value): Promise<Value> {
  // biome-ignore lint/suspicious/noThenProperty: React calls nothing else
  return { then: (onResolved: (value: Value) => void) => onResolved(value) } as unknown as Promise<Value>
}

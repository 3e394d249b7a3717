import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { loadWithRetry } from './load-with-retry.ts'

/** A component whose code is loaded when it is first rendered, or earlier. */
export type LazyPart<Props extends object> = LazyExoticComponent<ComponentType<Props>> & {
  /**
   * Loads the code, so that the first render shows the component at once, without its fallback. Rejects if loading
   * fails; nothing tries again until the component is rendered or this is called again.
   */
  preload: () => Promise<void>
  /** Tells whether the code is loaded. */
  isLoaded: () => boolean
}

/**
 * Makes a component whose code is loaded when it is first rendered. React remembers a failed load and would fail the
 * panel around it until the page is reloaded. Therefore a failed load is retried, and the fallback stays meanwhile.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null
  const part = lazy(() => {
    if (loaded) return resolved({ default: loaded })
    return loadWithRetry(load).then((component) => {
      loaded = component
      return { default: component }
    })
  })
  return Object.assign(part, {
    preload: async () => {
      loaded ??= await load()
    },
    isLoaded: () => loaded !== null,
  })
}

/**
 * Does the same for a component beside something more important: renders nothing if its code can't be loaded any more.
 */
export function lazyExtra<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await loadWithRetry(load).catch(() => () => null) }))
}

/**
 * Returns a promise that calls back during the call of `then`. For any other promise, React shows a fallback, if only
 * briefly.
 */
function resolved<Value>(value: Value): Promise<Value> {
  // biome-ignore lint/suspicious/noThenProperty: React calls nothing else
  return { then: (onResolved: (value: Value) => void) => onResolved(value) } as unknown as Promise<Value>
}

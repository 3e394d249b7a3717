import { useSyncExternalStore } from 'react'
import { createStore } from '../store.ts'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

// Read by public/before-paint.js as well, before the first paint.
const STORAGE_KEY = 'dictum.theme'

/** Null until the choice has been read from the device. */
const chosen = createStore<Theme | null>(null)

function readTheme(): Theme {
  const known = chosen.get()
  if (known) return known
  const stored = localStorage.getItem(STORAGE_KEY)
  return THEMES.find((theme) => theme === stored) ?? 'system'
}

/** Shows the interface light, dark or as the system is, and remembers the choice on this device. */
export function setTheme(theme: Theme): void {
  changeColoursAtOnce()
  if (theme === 'system') {
    localStorage.removeItem(STORAGE_KEY)
    delete document.documentElement.dataset.theme
  } else {
    localStorage.setItem(STORAGE_KEY, theme)
    document.documentElement.dataset.theme = theme
  }
  chosen.set(theme)
}

/** Lets the colours follow the system's theme at once; for as long as the page lives. */
export function followSystemTheme(page: Window): void {
  page.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', changeColoursAtOnce)
}

/**
 * Holds the transitions of colours back while the theme changes: meant for a control under the pointer, they would let
 * some parts of a page lag behind others, and each inside another start over.
 */
function changeColoursAtOnce(): void {
  const { dataset } = document.documentElement
  dataset.changingTheme = ''
  // After the frame in which the new colours are painted.
  requestAnimationFrame(() => requestAnimationFrame(() => delete dataset.changingTheme))
}

/** The chosen theme; renders again when it changes. */
export function useTheme(): Theme {
  return useSyncExternalStore(
    chosen.subscribe,
    readTheme,
    // Where the landing page is made at the build nobody has chosen yet.
    () => 'system',
  )
}

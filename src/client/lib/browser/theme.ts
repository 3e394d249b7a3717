import { useSyncExternalStore } from 'react'
import { createStore } from '../store.ts'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

// The storage key, which public/before-paint.js also reads, before the first paint.
const STORAGE_KEY = 'dictum.theme'

/** Null until the choice has been read from the device. */
const chosen = createStore<Theme | null>(null)

function readTheme(): Theme {
  const current = chosen.get()
  if (current) return current
  const stored = localStorage.getItem(STORAGE_KEY)
  return THEMES.find((theme) => theme === stored) ?? 'system'
}

/** Switches the interface to light, dark or the system's theme, and remembers the choice on this device. */
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

/** Makes the colours follow changes of the system's theme at once, for as long as the page is open. */
export function followSystemTheme(page: Window): void {
  page.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', changeColoursAtOnce)
}

/**
 * Suspends colour transitions while the theme changes. They are meant for a control under the pointer; here some parts
 * of the page would lag behind others, and nested transitions would restart.
 */
function changeColoursAtOnce(): void {
  const { dataset } = document.documentElement
  dataset.changingTheme = ''
  // Resumes after the frame in which the new colours are painted.
  requestAnimationFrame(() => requestAnimationFrame(() => delete dataset.changingTheme))
}

/** Returns the chosen theme; re-renders when it changes. */
export function useTheme(): Theme {
  return useSyncExternalStore(
    chosen.subscribe,
    readTheme,
    // When the build prerenders the landing page, no theme has been chosen yet.
    () => 'system',
  )
}

/** What users do to move the page themselves, or to begin something else on it. */
const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Placeholders for content that is still being loaded; see `Skeleton`. */
const PLACEHOLDERS = '[data-placeholder]'

/**
 * Scrolls to a position that the page may not be long enough for yet: it is scrolled again with each change of its
 * height, until it is there and has no placeholder left. Stops as soon as the user does anything.
 * @param top in CSS pixels
 * @returns a function that stops it
 */
export function restoreScroll(top: number): () => void {
  const observer = new ResizeObserver(() => {
    window.scrollTo(0, top)
    const isThere = Math.abs(window.scrollY - top) < 1
    if (isThere && !document.querySelector(PLACEHOLDERS)) stop()
  })
  function stop() {
    observer.disconnect()
    for (const input of INPUTS) window.removeEventListener(input, stop, true)
  }
  for (const input of INPUTS) window.addEventListener(input, stop, { capture: true, passive: true })
  observer.observe(document.body)
  return stop
}

import { TOOLTIP_DELAYS_MS } from '#shared/limits.ts'

/** Time in milliseconds that the pointer may take to cross the gap between a control and its tooltip. */
const CROSSING_MS = 150

/**
 * Calls back with the control whose tooltip should be shown, or with null if there is none. When the mouse is over a
 * control, the tooltip appears after a delay, which is skipped shortly after another tooltip was shown. When the
 * keyboard focuses a control, it appears at once. A press, Escape and scrolling hide it. Returns a function that stops
 * watching.
 */
export function watchTooltips(page: Document, show: (control: Element | null) => void): () => void {
  let shown: Element | null = null
  let awaited: Element | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let hiddenAt = Number.NEGATIVE_INFINITY

  function change(control: Element | null) {
    clearTimeout(timer)
    awaited = null
    if (shown === control) return
    if (!control) hiddenAt = performance.now()
    shown = control
    show(control)
  }

  function enter(control: Element) {
    if (control === shown) return clearTimeout(timer)
    if (control === awaited) return
    const wasOther = shown !== null || performance.now() - hiddenAt < TOOLTIP_DELAYS_MS.skip
    if (wasOther) return change(control)
    clearTimeout(timer)
    awaited = control
    timer = setTimeout(() => change(control.isConnected ? control : null), TOOLTIP_DELAYS_MS.open)
  }

  function leave() {
    if (!shown) return change(null)
    clearTimeout(timer)
    timer = setTimeout(() => change(null), CROSSING_MS)
  }

  const on = {
    pointerover: ({ target, pointerType }: PointerEvent) => {
      if (pointerType === 'touch' || !(target instanceof Element)) return
      const control = target.closest('[data-tooltip]')
      if (control) return enter(control)
      // Allows the user to read the tooltip with the pointer on it.
      if (target.closest('[role="tooltip"]')) return clearTimeout(timer)
      if (shown || awaited) leave()
    },
    focusin: ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !target.matches(':focus-visible')) return
      change(target.closest('[data-tooltip]'))
    },
    focusout: () => change(null),
    pointerdown: () => change(null),
    keydown: ({ key }: KeyboardEvent) => {
      if (key === 'Escape' || !shown?.isConnected) change(null)
    },
    scroll: ({ target }: Event) => {
      if (shown && target instanceof Node && target.contains(shown)) change(null)
    },
  }
  const ending = new AbortController()
  for (const [name, listen] of Object.entries(on)) {
    page.addEventListener(name, listen as EventListener, { capture: true, passive: true, signal: ending.signal })
  }
  return () => {
    clearTimeout(timer)
    ending.abort()
  }
}

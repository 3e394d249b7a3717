import { TOOLTIP_DELAYS_MS } from '#shared/limits.ts'

/** Time in which the pointer may cross the gap between a control and its tooltip, in milliseconds. */
const CROSSING_MS = 150

/**
 * Calls back with the control whose tooltip is to be shown, or with null when none is: for a mouse over it, after a delay that
 * is left out shortly after another one was shown, and for the keyboard's focus at once. A press, Escape and scrolling hide
 * it. Returns a function that ends this.
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
      // The tooltip itself may be read with the pointer on it.
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

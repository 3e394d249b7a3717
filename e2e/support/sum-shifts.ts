/** Returns the sum of the page's layout shifts so far, when it is called in the page. */
export const sumShifts = () =>
  new Promise<number>((resolve) => {
    let sum = 0
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value)
    })
    observer.observe({ type: 'layout-shift', buffered: true })
    // Buffered entries arrive within the next two frames.
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
  })

/** More than users notice. */
export const MAX_LAYOUT_SHIFT = 0.02

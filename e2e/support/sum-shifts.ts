/** Returns the sum of the page's layout shifts so far. Runs in the page. */
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

/** Maximum sum of layout shifts. Users would not notice so little. */
export const MAX_LAYOUT_SHIFT = 0.02

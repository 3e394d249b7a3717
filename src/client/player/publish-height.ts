/**
 * Publishes how much of the screen's bottom an element covers as a CSS variable of the page, for what must stay clear of
 * it (styles.css).
 * @returns a function that withdraws it.
 */
export function publishHeight(element: Element, variable: '--dock' | '--banner'): () => void {
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => {
    const { position, bottom } = getComputedStyle(element)
    // On wide screens the banner floats above the edge. What sticks keeps clear of the edge by itself.
    const below = position === 'fixed' ? Number.parseFloat(bottom) : 0
    style.setProperty(variable, `${Math.ceil(element.getBoundingClientRect().height + below)}px`)
  })
  observer.observe(element)
  return () => {
    observer.disconnect()
    style.removeProperty(variable)
  }
}

/**
 * Publishes how much of the bottom of the screen an element covers, as a CSS variable of the page, for elements that
 * must not overlap it (styles.css).
 * @returns a function that withdraws it
 */
export function publishHeight(element: Element, variable: '--dock' | '--banner'): () => void {
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => {
    const { position, bottom } = getComputedStyle(element)
    // On wide screens the banner floats above the edge. A sticky element itself keeps its distance from the edge.
    const below = position === 'fixed' ? Number.parseFloat(bottom) : 0
    style.setProperty(variable, `${Math.ceil(element.getBoundingClientRect().height + below)}px`)
  })
  observer.observe(element)
  return () => {
    observer.disconnect()
    style.removeProperty(variable)
  }
}

import { useCallback, useEffect, useRef, useState } from 'react'

/** Distance from the top of the screen in pixels: just below the header, where a heading ends up after going to it. */
const READING_LINE = 96

interface PartInView {
  /** The id of the part being read. */
  current: string | undefined
  /** Goes to a part: scrolls to its heading, and gives it the focus for screen readers. */
  show: (id: string) => void
}

/**
 * Tracks which part of the page is being read.
 * @param ids the ids of the parts' headings, in the order of the page
 */
export function usePartInView(ids: readonly string[]): PartInView {
  const [current, setCurrent] = useState(ids[0])
  // A short last part can't be scrolled up to the line, so the scroll position reached is remembered for the part that
  // the user went to.
  const gone = useRef<{ id: string; y: number } | null>(null)
  const list = ids.join(' ')

  useEffect(() => {
    const all = list.split(' ')
    let frame = 0
    const look = () => {
      frame = 0
      if (gone.current?.y !== scrollY) gone.current = null
      setCurrent(gone.current?.id ?? findPartInView(all))
    }
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look)
    }
    lookSoon()
    const leaving = new AbortController()
    addEventListener('scroll', lookSoon, { passive: true, signal: leaving.signal })
    addEventListener('resize', lookSoon, { signal: leaving.signal })
    // Parts may grow or shrink without any scrolling, for example when the text becomes fields.
    const growing = new ResizeObserver(lookSoon)
    growing.observe(document.body)
    return () => {
      leaving.abort()
      growing.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [list])

  const show = useCallback((id: string) => {
    const heading = document.getElementById(id)
    if (!heading) return
    // Scrolls at once, because an hour of text passing by would only cause dizziness.
    heading.scrollIntoView({ block: 'start', behavior: 'instant' })
    heading.focus({ preventScroll: true })
    gone.current = { id, y: scrollY }
    setCurrent(id)
  }, [])

  return { current, show }
}

/** Returns the last part that begins above a line. The line moves down the screen as the page is read to its end. */
function findPartInView(ids: readonly string[]): string | undefined {
  const { scrollHeight, clientHeight } = document.documentElement
  const read = scrollHeight > clientHeight ? scrollY / (scrollHeight - clientHeight) : 0
  const line = READING_LINE + Math.min(1, Math.max(0, read)) * (clientHeight - READING_LINE)
  return ids.findLast((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= line) ?? ids[0]
}

import { useCallback, useEffect, useRef, useState } from 'react'

/** Keeps the sentence being spoken in view until the reader scrolls away from it. */
export interface VoiceFollower {
  /** False once the reader has scrolled away from the spoken sentence. */
  following: boolean
  /** Scrolls to the spoken sentence and follows it again. */
  follow: () => void
}

/**
 * Follows the sentence with this index. If the previous sentence was out of view, nothing scrolls, because the reader
 * is reading elsewhere.
 * @param find returns the element at an index, if it exists
 */
export function useVoiceFollower(current: number, find: (position: number) => Element | null): VoiceFollower {
  const [following, setFollowing] = useState(true)
  const previous = useRef(-1)
  // Set outside an effect, and carried out once the sentence is marked.
  const followRequested = useRef(false)

  useEffect(() => {
    const before = previous.current
    previous.current = current
    const element = find(current)
    if (!element) return
    const wasInView = isInView(find(before) ?? element)
    if (followRequested.current || wasInView) {
      followRequested.current = false
      setFollowing(true)
      if (!isInView(element)) bringIntoView(element)
    } else {
      setFollowing(false)
    }
  }, [current, find])

  const follow = useCallback(() => {
    followRequested.current = true
    setFollowing(true)
    const element = find(previous.current)
    if (element && !isInView(element)) bringIntoView(element)
  }, [find])

  return { following, follow }
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  // The heights that the header and the dock cover (styles.css).
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
  return top >= Number.parseFloat(scrollPaddingTop) && bottom <= innerHeight - Number.parseFloat(scrollPaddingBottom)
}

function bringIntoView(element: Element): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  element.scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' })
}

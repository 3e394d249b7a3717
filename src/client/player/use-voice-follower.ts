import { useCallback, useEffect, useRef, useState } from 'react'

// What the header covers at the top and the player at the bottom, in pixels.
const COVERED = { top: 90, bottom: 230 }

/** Keeps the sentence being spoken in view, as long as the reader stays with it. */
export interface VoiceFollower {
  /** False once the reader has scrolled away from the spoken sentence. */
  following: boolean
  /** Goes to the spoken sentence and stays with it again. */
  follow: () => void
}

/**
 * Follows the sentence with this position. A sentence that begins while its predecessor was out of sight moves
 * nothing: the reader is reading elsewhere.
 * @param find the element of a position, if it is there
 */
export function useVoiceFollower(current: number, find: (position: number) => Element | null): VoiceFollower {
  const [following, setFollowing] = useState(true)
  const previous = useRef(-1)
  // Asked for outside an effect, carried out once the sentence is marked.
  const wanted = useRef(false)

  useEffect(() => {
    const before = previous.current
    previous.current = current
    const element = find(current)
    if (!element) return
    const stayed = isInView(find(before) ?? element)
    if (wanted.current || stayed) {
      wanted.current = false
      setFollowing(true)
      if (!isInView(element)) bringIntoView(element)
    } else {
      setFollowing(false)
    }
  }, [current, find])

  const follow = useCallback(() => {
    wanted.current = true
    setFollowing(true)
    const element = find(previous.current)
    if (element && !isInView(element)) bringIntoView(element)
  }, [find])

  return { following, follow }
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= COVERED.top && bottom <= innerHeight - COVERED.bottom
}

function bringIntoView(element: Element): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  element.scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' })
}

import { type RefCallback, useCallback, useEffectEvent } from 'react'

/**
 * Returns a ref; calls back when its element comes near the visible part of the page. It does so once for each time
 * the element comes, so give the element a new key when what stands before it has grown.
 */
export function useInView(onInView: () => void): RefCallback<Element> {
  const tell = useEffectEvent(onInView)
  return useCallback((element) => {
    if (!element) return
    // One screen ahead, so that the next page is there before its place is reached.
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) tell()
      },
      { rootMargin: '100% 0px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
}

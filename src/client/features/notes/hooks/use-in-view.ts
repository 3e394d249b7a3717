import { type RefCallback, useCallback, useEffectEvent } from 'react'

/**
 * Returns a ref, and calls back when its element comes near the viewport. It does so once each time the element
 * appears, so give the element a new key when the content before it has grown.
 */
export function useInView(onInView: () => void): RefCallback<Element> {
  const notify = useEffectEvent(onInView)
  return useCallback((element) => {
    if (!element) return
    // One screen ahead, so that the next page is loaded before the user reaches its place.
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) notify()
      },
      { rootMargin: '100% 0px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
}

import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Minimum distance in pixels over which a row has to be swiped to trigger its action. */
const FAR_ENOUGH = 88
/** Within this many pixels, a touch may still become a scroll or a tap. */
const UNDECIDED = 10
/** A swipe from the edge of the screen belongs to the system, which goes back. */
const EDGE = 20

interface SwipeActions {
  onRight: () => void
  onLeft: () => void
}

/**
 * Lets a finger swipe an element to the right or left. The element follows the finger; `data-swiping` gives the
 * direction, and `data-far` says whether letting go would trigger the action. The browser still handles vertical
 * scrolling. Mouse and keyboard users have the buttons. Disabled while `actions` is null.
 */
export function useSwipe(element: RefObject<HTMLElement | null>, actions: SwipeActions | null): void {
  const isOff = actions === null
  const act = useEffectEvent((direction: 'left' | 'right') => {
    if (direction === 'right') actions?.onRight()
    else actions?.onLeft()
  })

  useEffect(() => {
    const row = element.current
    if (!row || isOff) return
    let start: { id: number; x: number; y: number } | null = null
    let moved = 0
    const listening = new AbortController()
    const { signal } = listening
    row.style.touchAction = 'pan-y'

    function show(distance: number) {
      moved = distance
      row?.style.setProperty('translate', distance === 0 ? 'none' : `${distance}px`)
      if (distance === 0) delete row?.dataset.swiping
      else if (row) row.dataset.swiping = distance > 0 ? 'right' : 'left'
      row?.toggleAttribute('data-far', Math.abs(distance) >= FAR_ENOUGH)
    }

    function end() {
      start = null
      show(0)
    }

    row.addEventListener(
      'pointerdown',
      ({ pointerType, pointerId, isPrimary, clientX, clientY }) => {
        if (pointerType !== 'touch' || !isPrimary) return
        if (clientX < EDGE || clientX > window.innerWidth - EDGE) return
        start = { id: pointerId, x: clientX, y: clientY }
      },
      { signal },
    )
    row.addEventListener(
      'pointermove',
      ({ pointerId, clientX, clientY }) => {
        if (start?.id !== pointerId) return
        const [across, along] = [clientX - start.x, clientY - start.y]
        if (moved === 0 && Math.abs(along) > Math.abs(across) && Math.abs(along) > UNDECIDED) return end()
        if (moved !== 0 || Math.abs(across) > UNDECIDED) show(across)
      },
      { signal },
    )
    row.addEventListener(
      'pointerup',
      ({ pointerId }) => {
        if (start?.id !== pointerId) return
        const distance = moved
        end()
        if (Math.abs(distance) >= FAR_ENOUGH) act(distance > 0 ? 'right' : 'left')
      },
      { signal },
    )
    row.addEventListener('pointercancel', end, { signal })
    return () => {
      listening.abort()
      row.style.touchAction = ''
      show(0)
    }
  }, [element, isOff])
}

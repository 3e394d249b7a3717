import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { isFreeKey } from '#client/lib/browser/keyboard-target.ts'

/** The things of a list that are selected. By id, because they may change or leave the list meanwhile. */
export interface Selection {
  /** Null unless things are being selected. */
  ids: ReadonlySet<string> | null
  /** Whether as many are selected as can be. */
  isFull: boolean
  /** Starts a selection, or ends it. */
  toggle: () => void
  /** Selects something or no longer selects it; starts the selection if necessary. */
  toggleOne: (id: string) => void
  /** Selects exactly these; if there are too many, the first of them. */
  select: (ids: readonly string[]) => void
  end: () => void
  /** The button that starts the selection. It gets the focus that was in the bar with the actions. */
  button: RefObject<HTMLButtonElement | null>
}

/**
 * Selects several things of a list. Escape ends the selection.
 * @param most how many can be selected at once
 */
export function useSelection(most = Number.POSITIVE_INFINITY): Selection {
  const [ids, setIds] = useState<ReadonlySet<string> | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const isSelecting = ids !== null

  const endByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && isFreeKey(event)) setIds(null)
  })
  useEffect(() => {
    if (!isSelecting) return
    addEventListener('keydown', endByKey)
    return () => {
      removeEventListener('keydown', endByKey)
      // Later, because a window that is removed as well gives the focus back first.
      setTimeout(() => {
        if (isFocusLost()) button.current?.focus()
      })
    }
  }, [isSelecting])

  return useMemo(
    () => ({
      ids,
      isFull: (ids?.size ?? 0) >= most,
      toggle: () => setIds((before) => (before === null ? new Set() : null)),
      toggleOne: (id) =>
        setIds((before) => {
          const next = new Set(before)
          if (!next.delete(id) && next.size < most) next.add(id)
          return next
        }),
      select: (chosen) => setIds(new Set(chosen.slice(0, most))),
      end: () => setIds(null),
      button,
    }),
    [ids, most],
  )
}

function isFocusLost(): boolean {
  const { activeElement } = document
  return activeElement === null || activeElement.matches('body, main')
}

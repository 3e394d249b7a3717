import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { placeTooltip } from './place-tooltip.ts'
import { watchTooltips } from './watch-tooltips.ts'

/**
 * Shows the accessible name of controls marked with `data-tooltip` on hover and on focus. Mounted once, beside the
 * screens. One watcher serves all controls, since a screen has dozens of them and shows at most one tooltip.
 */
export function Tooltips() {
  const [control, setControl] = useState<Element | null>(null)
  useEffect(() => watchTooltips(document, setControl), [])
  return control && createPortal(<Tooltip key={control.ariaLabel} control={control} />, document.body)
}

function Tooltip({ control }: { control: Element }) {
  const bubble = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<CSSProperties>({ visibility: 'hidden' })
  useLayoutEffect(() => {
    if (!bubble.current) return
    const view = { width: document.documentElement.clientWidth, height: window.innerHeight }
    setPlace(placeTooltip(control.getBoundingClientRect(), bubble.current.getBoundingClientRect(), view))
  }, [control])
  return (
    <div
      ref={bubble}
      role="tooltip"
      // It repeats the control's accessible name.
      aria-hidden="true"
      style={place}
      className="fixed top-0 left-0 z-50 w-max max-w-64 animate-appear rounded-md bg-ink px-2.5 py-1.5 text-paper text-sm print:hidden"
    >
      {control.ariaLabel}
    </div>
  )
}

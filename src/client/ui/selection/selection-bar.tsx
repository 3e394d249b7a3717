import X from 'lucide-react/icons/x'
import { type ReactNode, useEffect, useRef } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'
import { publishHeight } from '../layout/publish-height.ts'

interface SelectionBarProps {
  label: string
  /** How many are selected; read aloud whenever it changes. */
  count: string
  /** Buttons with icons, before the one that ends the selection. */
  icons: ReactNode
  endLabel: string
  onEnd: () => void
  /** The main actions. */
  children: ReactNode
}

/**
 * What can be done with the selection. It follows the list, so that its space is at the end of the page, and stays in
 * view above the navigation.
 */
export function SelectionBar({ label, count, icons, endLabel, onEnd, children }: SelectionBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  // Focused rows and toasts stay clear of it.
  useEffect(() => (bar.current ? publishHeight(bar.current, '--dock') : undefined), [])
  return (
    <div
      ref={bar}
      data-dock=""
      data-selection-bar=""
      className="pointer-events-none sticky bottom-(--floor) z-20 pt-3 pb-4 lg:pb-3"
    >
      <section
        aria-label={label}
        className="pointer-events-auto flex flex-col gap-2 rounded-surface border border-hairline bg-surface p-2 shadow-ink/10 shadow-lg sm:flex-row sm:flex-wrap sm:items-center"
      >
        <div className="flex grow items-center justify-between gap-2">
          <p role="status" className="px-2 font-medium text-sm tabular-nums">
            {count}
          </p>
          <div className="flex shrink-0">
            {icons}
            <IconButton label={endLabel} icon={<X aria-hidden="true" className="size-4.5" />} onClick={onEnd} />
          </div>
        </div>
        <div className="flex flex-wrap gap-2">{children}</div>
      </section>
    </div>
  )
}

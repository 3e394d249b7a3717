import { type ReactNode, useEffect, useRef } from 'react'
import { useConsent } from '#client/lib/browser/cookie-consent.ts'
import { publishHeight } from '#client/ui/layout/publish-height.ts'
import { joinClasses } from '#client/ui/styles/class-names.ts'

interface DockProps {
  /** True on the page of a share link, which has no navigation below the dock. */
  atEdge?: boolean
  /** Further classes, for a dock that is empty on wide screens. */
  className?: string | undefined
  children: ReactNode
}

/**
 * Keeps the links to the parts of a note and its player at the bottom of the screen, within reach of the thumb. Its
 * space is at the end of the page, so that it never hides the last lines, and it stays above the navigation and the
 * cookie banner.
 */
export function Dock({ atEdge = false, className, children }: DockProps) {
  const dock = useRef<HTMLDivElement>(null)
  const { asking } = useConsent()
  useEffect(() => (dock.current ? publishHeight(dock.current, '--dock') : undefined), [])
  useEffect(() => {
    const banner = asking ? document.querySelector('[data-cookie-banner]') : null
    return banner ? publishHeight(banner, '--banner') : undefined
  }, [asking])
  return (
    <div
      ref={dock}
      data-dock=""
      className={joinClasses(
        'sticky bottom-(--floor) z-20 -mx-4 mt-auto border-hairline border-t bg-surface sm:-mx-6 lg:border-t-0 lg:bg-paper lg:pb-4 print:hidden',
        atEdge
          ? 'pb-[env(safe-area-inset-bottom)] lg:px-6'
          : // The round button of the navigation rises into it.
            '-mb-9 not-has-[section]:pb-3 lg:-mx-10 lg:-mb-16 lg:px-10',
        className,
      )}
    >
      <div className="flex flex-col sm:flex-row sm:items-center lg:gap-4 lg:rounded-surface lg:border lg:border-hairline lg:bg-surface lg:px-2">
        {children}
      </div>
    </div>
  )
}

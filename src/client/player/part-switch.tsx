import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { joinClasses } from '#client/ui/styles/class-names.ts'
import { usePartInView } from './use-part-in-view.ts'

/** A part of a note's page. */
export interface NotePart {
  /** The id of its heading. */
  id: string
  label: string
}

interface PartSwitchProps {
  /** The parts in their order on the page. */
  parts: readonly NotePart[]
  className?: string
}

/**
 * Links to the parts of a note from anywhere on the page, and marks the one in view. These are links within the page,
 * not tabs: all parts stay on it, so that a search in the page, a quote and a jump to a moment find them.
 */
export function PartSwitch({ parts, className }: PartSwitchProps) {
  const { t } = useTranslation('player')
  const { current, show } = usePartInView(parts.map(({ id }) => id))
  if (parts.length < 2) return null

  function go(event: MouseEvent, id: string) {
    // The address stays as it is, and so does the page to which Back leads.
    event.preventDefault()
    show(id)
  }

  return (
    <nav aria-label={t('parts')} className={joinClasses('flex overflow-x-auto px-2 sm:shrink-0 lg:px-0', className)}>
      {parts.map(({ id, label }) => (
        <a
          key={id}
          href={`#${id}`}
          aria-current={id === current ? 'location' : undefined}
          onClick={(event) => go(event, id)}
          className={joinClasses(
            'flex min-h-11 grow items-center justify-center whitespace-nowrap rounded-control px-2.5 text-[0.8125rem] transition-colors duration-150 focus-visible:-outline-offset-2',
            id === current ? 'font-semibold text-accent' : 'font-medium text-ink-soft hover:text-ink',
          )}
        >
          <span className={joinClasses('border-b-2 py-1', id === current ? 'border-accent' : 'border-transparent')}>
            {label}
          </span>
        </a>
      ))}
    </nav>
  )
}

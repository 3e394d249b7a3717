import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'
import { joinClasses } from '#client/ui/styles/class-names.ts'
import { NAVIGATION_LINKS } from './navigation-links.ts'

const MAIN = ['dashboard', 'notes', 'followUps', 'events'] as const

/** The four main links within reach of the thumb; on phones only. */
export function BottomNavigation() {
  const { t } = useTranslation('layout')
  const labels = {
    dashboard: t('navShort.dashboard'),
    notes: t('navShort.notes'),
    followUps: t('navShort.followUps'),
    events: t('navShort.events'),
  }
  return (
    <nav
      aria-label={t('mainNavigation')}
      className="fixed inset-x-0 bottom-0 z-30 border-hairline border-t bg-paper pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="mx-auto grid max-w-lg grid-cols-4">
        {MAIN.map((name) => {
          const link = NAVIGATION_LINKS.find((candidate) => candidate.name === name)
          if (!link) return null
          return (
            <li key={name}>
              <NavLink
                to={link.to}
                end={link.to === '/'}
                className={({ isActive }) =>
                  joinClasses(
                    'flex h-15 flex-col items-center justify-center gap-1 text-xs transition-colors focus-visible:-outline-offset-2',
                    isActive ? 'font-semibold text-accent' : 'font-medium text-ink-faint',
                  )
                }
              >
                <link.Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
                <span className="max-w-full truncate px-1">{labels[name]}</span>
              </NavLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'
import { joinClasses } from '#client/ui/styles/class-names.ts'
import { NAVIGATION_LINKS } from './navigation-links.ts'

/** The product's links, for the sidebar and the drawer. The dashboard's link is active only on its exact path. */
export function NavigationList({ onNavigate }: { onNavigate?: () => void }) {
  const { t } = useTranslation('layout')
  return (
    <ul className="space-y-0.5">
      {NAVIGATION_LINKS.map(({ to, name, Icon }) => (
        <li key={to}>
          <NavLink
            to={to}
            end={to === '/'}
            {...(onNavigate ? { onClick: onNavigate } : {})}
            className={({ isActive }) =>
              joinClasses(
                'flex min-h-10 items-center gap-3 rounded-control px-3 text-[0.9375rem] transition-colors pointer-coarse:min-h-11',
                isActive ? 'bg-accent-soft font-medium text-accent' : 'text-ink-soft hover:bg-hover hover:text-ink',
              )
            }
          >
            <Icon aria-hidden="true" className="size-4.5 shrink-0" strokeWidth={1.75} />
            {t(`nav.${name}`)}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}

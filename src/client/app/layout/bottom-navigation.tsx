import Mic from 'lucide-react/icons/mic'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'
import { joinClasses } from '#client/ui/styles/class-names.ts'
import { NAVIGATION_LINKS } from './navigation-links.ts'
import { useRecordHere } from './use-record-here.ts'

const BEFORE = ['dashboard', 'notes'] as const
const AFTER = ['followUps', 'events'] as const

/**
 * The four main links with the Record button between them, within reach of the thumb. Shown only on phones. The labels
 * grow with the user's text size only as far as the longest of any language still fits its fifth of the screen.
 */
export function BottomNavigation() {
  const { t } = useTranslation('layout')
  return (
    <nav
      aria-label={t('mainNavigation')}
      className="fixed inset-x-0 bottom-0 z-30 border-hairline border-t bg-paper pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="mx-auto grid max-w-lg grid-cols-[repeat(2,minmax(0,1fr))_min(4.25rem,20vw)_repeat(2,minmax(0,1fr))]">
        {BEFORE.map((name) => (
          <MainLink key={name} name={name} />
        ))}
        <li className="flex justify-center">
          <RecordButton />
        </li>
        {AFTER.map((name) => (
          <MainLink key={name} name={name} />
        ))}
      </ul>
    </nav>
  )
}

function MainLink({ name }: { name: (typeof BEFORE | typeof AFTER)[number] }) {
  const { t } = useTranslation('layout')
  const link = NAVIGATION_LINKS.find((candidate) => candidate.name === name)
  if (!link) return null
  return (
    <li>
      <NavLink
        to={link.to}
        end={link.to === '/'}
        className={({ isActive }) =>
          joinClasses(
            'flex h-15 flex-col items-center justify-center gap-1 text-[min(0.6875rem,3.06vw)] tracking-tight transition-colors focus-visible:-outline-offset-2',
            isActive ? 'font-semibold text-accent' : 'font-medium text-ink-faint',
          )
        }
      >
        <link.Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
        <span className="max-w-full truncate">{t(`navShort.${name}`)}</span>
      </NavLink>
    </li>
  )
}

function RecordButton() {
  const { t } = useTranslation('recorder')
  return (
    <button
      type="button"
      aria-label={t('startShort')}
      onClick={useRecordHere()}
      className="-mt-4 flex size-[min(3.75rem,17.6vw)] items-center justify-center rounded-full border-4 border-paper bg-red-fill text-on-red transition-colors hover:bg-red-strong active:bg-red-strong"
    >
      <Mic aria-hidden="true" className="size-6" strokeWidth={1.75} />
    </button>
  )
}

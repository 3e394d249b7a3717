import ChevronDown from 'lucide-react/icons/chevron-down'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useInstalling } from '#client/lib/browser/use-installing.ts'
import { buttonClasses } from '#client/ui/buttons/button-classes.ts'

/** Links to the sections, beside them on wide screens. */
export function SettingsContents() {
  const { t } = useTranslation('settings')
  return (
    <nav aria-label={t('contents')} className="sticky top-24 max-xl:hidden">
      <p aria-hidden="true" className="px-3 pb-1 text-ink-faint text-sm">
        {t('contents')}
      </p>
      <SectionLinks />
    </nav>
  )
}

/** The same links for narrow screens: collapsed below the title. */
export function SettingsJump() {
  const { t } = useTranslation('settings')
  const details = useRef<HTMLDetailsElement>(null)
  return (
    <details ref={details} className="group mt-4 xl:hidden">
      <summary
        className={buttonClasses({
          variant: 'outline',
          size: 'small',
          className: 'cursor-pointer list-none [&::-webkit-details-marker]:hidden',
        })}
      >
        {t('jump')}
        <ChevronDown aria-hidden="true" className="size-4 opacity-70 group-open:rotate-180" />
      </summary>
      <nav aria-label={t('contents')} className="mt-2 rounded-surface border border-hairline bg-surface p-1">
        <SectionLinks onFollow={() => details.current?.removeAttribute('open')} />
      </nav>
    </details>
  )
}

function SectionLinks({ onFollow }: { onFollow?: () => void }) {
  return (
    <ul>
      {useSections().map(({ id, title }) => (
        <li key={id}>
          <Link
            to={{ hash: id }}
            replace
            onClick={onFollow}
            className="flex min-h-9 items-center rounded-control px-3 py-1.5 text-ink-soft text-sm transition-colors hover:bg-hover hover:text-ink pointer-coarse:min-h-11"
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Returns the sections in their order on the screen, with the same titles. */
function useSections(): readonly { id: string; title: string }[] {
  const { t } = useTranslation(['settings', 'subscribe', 'exports', 'device'])
  const canInstall = useInstalling() !== null
  return [
    { id: 'profile', title: t('profile.title') },
    { id: 'subscription', title: t('subscribe:plan.title') },
    { id: 'languages', title: t('preferences.language') },
    { id: 'voice', title: t('preferences.voice') },
    { id: 'notifications', title: t('preferences.notifications') },
    { id: 'vocabulary', title: t('vocabulary.title') },
    { id: 'corrections', title: t('corrections.title') },
    { id: 'speech', title: t('speech.title') },
    { id: 'analysis', title: t('analysis.title') },
    ...(canInstall ? [{ id: 'install', title: t('device:install.title') }] : []),
    { id: 'password', title: t('password.title') },
    { id: 'retention', title: t('retention.title') },
    { id: 'data', title: t('exports:data.title') },
    { id: 'delete', title: t('deleteAccount.title') },
  ]
}

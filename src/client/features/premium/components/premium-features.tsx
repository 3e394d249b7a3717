import CalendarCheck from 'lucide-react/icons/calendar-check'
import Files from 'lucide-react/icons/files'
import ListChecks from 'lucide-react/icons/list-checks'
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark'
import Share from 'lucide-react/icons/share-2'
import TrendingUp from 'lucide-react/icons/trending-up'
import { useTranslation } from 'react-i18next'

const FEATURES = [
  { name: 'tasks', Icon: ListChecks },
  { name: 'events', Icon: CalendarCheck },
  { name: 'analysis', Icon: MessageCircleQuestion },
  { name: 'coaching', Icon: TrendingUp },
  { name: 'sharing', Icon: Share },
  { name: 'storage', Icon: Files },
] as const

/** The cards with Premium's features. */
export function PremiumFeatures() {
  const { t } = useTranslation('premium')
  return (
    <section aria-labelledby="features" className="mt-12">
      <h2 id="features" className="panel-title">
        {t('features.title')}
      </h2>
      <ul className="mt-5 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {FEATURES.map(({ name, Icon }) => (
          <li key={name} className="rounded-surface border border-hairline bg-surface p-5">
            <Icon aria-hidden="true" className="size-5 text-amber" strokeWidth={1.75} />
            <h3 className="mt-3 font-medium">{t(`features.${name}`)}</h3>
            <p className="mt-1.5 text-ink-soft">{t(`features.${name}Text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

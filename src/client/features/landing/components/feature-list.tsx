import AudioLines from 'lucide-react/icons/audio-lines'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import ListChecks from 'lucide-react/icons/list-checks'
import Mic from 'lucide-react/icons/mic'
import Tags from 'lucide-react/icons/tags'
import Users from 'lucide-react/icons/users'
import { useTranslation } from 'react-i18next'

const FEATURES = [
  { name: 'recording', Icon: Mic },
  { name: 'analysis', Icon: AudioLines },
  { name: 'events', Icon: CalendarCheck },
  { name: 'categorization', Icon: Tags },
  { name: 'actions', Icon: ListChecks },
  { name: 'team', Icon: Users },
] as const

/** The product's six features. */
export function FeatureList() {
  const { t } = useTranslation('landing')
  return (
    <section aria-labelledby="features" className="border-hairline border-y bg-sunken/60">
      <div className="mx-auto max-w-6xl px-4 py-16 sm:px-6 lg:py-24">
        <h2
          id="features"
          className="max-w-xl font-medium font-serif text-[clamp(1.75rem,1.4rem+1.6vw,2.5rem)] leading-tight tracking-[-0.02em]"
        >
          {t('features.title')}
        </h2>
        <ul className="mt-10 grid gap-x-12 gap-y-10 sm:grid-cols-2 lg:mt-14 lg:grid-cols-3">
          {FEATURES.map(({ name, Icon }) => (
            <li key={name} className="border-outline/40 border-t pt-5">
              <Icon aria-hidden="true" className="size-5 text-accent" strokeWidth={1.75} />
              <h3 className="panel-title mt-4">{t(`features.${name}`)}</h3>
              <p className="mt-2 text-ink-soft">{t(`features.${name}Text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

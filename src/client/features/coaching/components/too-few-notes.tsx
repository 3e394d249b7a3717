import Mic from 'lucide-react/icons/mic'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { buttonClasses } from '#client/ui/buttons/button-classes.ts'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import { COACHING_CATEGORIES } from '../coaching-categories.ts'

/** Says how many more notes coaching needs, and what it will look at. */
export function TooFewNotes({ notes, needed }: { notes: number; needed: number }) {
  const { t } = useTranslation('coaching')
  return (
    <div className="rounded-surface border border-hairline border-dashed">
      <EmptyState
        icon={<Mic />}
        title={t('missing', { count: needed - notes })}
        description={t('missingText', { needed })}
        action={
          <Link to="/" className={buttonClasses()}>
            {t('record')}
          </Link>
        }
      />
      <div className="border-hairline border-t p-6">
        <p className="font-semibold text-ink-soft text-sm">{t('missingList')}</p>
        <dl className="mt-4 grid gap-x-8 gap-y-5 sm:grid-cols-2">
          {COACHING_CATEGORIES.map((category) => (
            <div key={category}>
              <dt className="font-medium">{t(`category.${category}`)}</dt>
              <dd className="mt-0.5 text-pretty text-ink-soft text-sm">{t(`about.${category}`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}

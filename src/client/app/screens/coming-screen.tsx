import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Badge } from '#client/ui/badge.tsx'
import { buttonClasses } from '#client/ui/button-classes.ts'
import { ScreenTitle } from '#client/ui/screen-title.tsx'
import type { ComingScreenName } from '../coming-screens.ts'

/** Says plainly that a screen is not there yet, and what will stand on it. */
export function ComingScreen({ name }: { name: ComingScreenName }) {
  const { t } = useTranslation('coming')
  const points = [t(`${name}.first`), t(`${name}.second`), t(`${name}.third`)]
  return (
    <div className="mx-auto max-w-2xl px-4 py-8 lg:px-0 lg:py-12">
      <Badge>{t('badge')}</Badge>
      <ScreenTitle className="mt-4">{t(`${name}.title`)}</ScreenTitle>
      <p className="mt-3 text-ink-soft">{t('lead')}</p>
      <ol className="mt-8 border-hairline border-t">
        {points.map((point, index) => (
          <li key={point} className="flex gap-5 border-hairline border-b py-4">
            <span aria-hidden="true" className="font-serif text-ink-faint text-lg leading-snug">
              {index + 1}
            </span>
            <span className="font-serif text-lg leading-snug">{point}</span>
          </li>
        ))}
      </ol>
      <Link to="/" className={buttonClasses({ variant: 'outline', className: 'mt-8' })}>
        {t('back')}
      </Link>
    </div>
  )
}

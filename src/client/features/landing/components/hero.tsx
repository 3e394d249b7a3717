import { useTranslation } from 'react-i18next'
import { buttonClasses } from '#client/ui/buttons/button-classes.ts'
import { SampleNote } from './sample-note.tsx'

/** The promise, the call to action, and what users get. */
export function Hero() {
  const { t } = useTranslation('landing')
  return (
    <section className="mx-auto grid max-w-6xl items-center gap-12 px-4 pt-10 pb-16 sm:px-6 lg:grid-cols-[minmax(0,1.05fr)_minmax(0,1fr)] lg:gap-16 lg:pt-16 lg:pb-24">
      <div>
        <h1
          tabIndex={-1}
          className="font-medium font-serif text-[clamp(2.375rem,1.6rem+3.4vw,3.875rem)] leading-[1.06] tracking-[-0.025em]"
        >
          {t('hero.title')}
        </h1>
        <p className="mt-6 max-w-lg text-ink-soft text-lg leading-relaxed">{t('hero.text')}</p>
        <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
          <a href="/auth?tab=sign-up" className={buttonClasses({ size: 'large' })}>
            {t('startFree')}
          </a>
          <p className="text-ink-faint text-sm">{t('hero.note')}</p>
        </div>
        <Claims />
      </div>
      <SampleNote />
    </section>
  )
}

function Claims() {
  const { t } = useTranslation('landing')
  const claims = [
    { figure: t('claims.accuracy'), text: t('claims.accuracyText') },
    { figure: t('claims.productivity'), text: t('claims.productivityText') },
    { figure: t('claims.availability'), text: t('claims.availabilityText') },
  ]
  return (
    <ul
      aria-label={t('claims.label')}
      className="mt-12 grid grid-cols-3 gap-4 border-hairline border-t pt-6 sm:max-w-lg sm:gap-8"
    >
      {claims.map(({ figure, text }) => (
        <li key={text}>
          <p className="font-medium font-serif text-2xl tracking-[-0.01em] sm:text-3xl">{figure}</p>
          <p className="mt-0.5 text-ink-faint text-sm leading-snug">{text}</p>
        </li>
      ))}
    </ul>
  )
}

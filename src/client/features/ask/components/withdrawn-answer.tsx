import { useTranslation } from 'react-i18next'

/** Stands where an answer was that quoted a note of somebody else's, once that note is no longer shared. */
export function WithdrawnAnswer() {
  const { t } = useTranslation('share')
  return <p className="mt-2 text-ink-soft">{t('answerWithdrawn')}</p>
}

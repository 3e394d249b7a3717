import { useTranslation } from 'react-i18next'

/** Replaces an answer that quoted somebody else's note, once that note is no longer shared. */
export function WithdrawnAnswer() {
  const { t } = useTranslation('share')
  return <p className="mt-2 text-ink-soft">{t('answerWithdrawn')}</p>
}

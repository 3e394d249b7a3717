import { useTranslation } from 'react-i18next'

/** Marks something that the user has not seen before. */
export function UnreadDot() {
  const { t } = useTranslation('comments')
  return (
    <span className="size-2 shrink-0 rounded-full bg-accent">
      <span className="sr-only">{t('new')}</span>
    </span>
  )
}

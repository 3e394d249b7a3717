import Check from 'lucide-react/icons/check'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { subscribeToDeletion, wasAccountDeleted } from '#client/lib/session/account-deleted.ts'
import { FrameLine } from './frame-line.tsx'

/** Moves the focus here, because the dialog that had it is gone; a screen reader then reads the line. */
const focus = (line: HTMLDivElement | null) => line?.focus()

/** Says, on the page that follows it, that the account was deleted. */
export function AccountDeletedLine() {
  const { t } = useTranslation('layout')
  if (!useSyncExternalStore(subscribeToDeletion, wasAccountDeleted, () => false)) return null
  return (
    <div ref={focus} tabIndex={-1} className="outline-none">
      <FrameLine icon={<Check className="size-4" />}>{t('accountDeleted')}</FrameLine>
    </div>
  )
}

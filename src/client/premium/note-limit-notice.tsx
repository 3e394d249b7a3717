import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { buttonClasses } from '#client/ui/buttons/button-classes.ts'
import { joinClasses } from '#client/ui/styles/class-names.ts'
import { FREE_NOTES } from '#shared/limits.ts'
import { useNoteLimit } from './note-limit.ts'

interface NoteLimitNoticeProps {
  /** Whether to save space for something more important. */
  compact?: boolean
  className?: string
}

/**
 * Says that there is no room for another note, and what would happen to a recording or file, before the user records or
 * chooses one. Renders nothing if there is room.
 */
export function NoteLimitNotice({ compact = false, className }: NoteLimitNoticeProps) {
  const { t } = useTranslation('dashboard')
  const { isReached, waiting } = useNoteLimit()
  if (!isReached) return null
  return (
    <div
      role="status"
      className={joinClasses(
        'flex flex-wrap items-center justify-between rounded-surface border border-amber-line bg-surface',
        compact ? 'gap-x-4 gap-y-1 px-3 py-2.5 text-sm' : 'gap-x-6 gap-y-3 p-5',
        className,
      )}
    >
      <div className="max-w-prose">
        <p className="font-medium">{t('limitTitle', { max: FREE_NOTES })}</p>
        <p className={joinClasses('text-ink-soft', !compact && 'mt-1')}>{t('limitText')}</p>
        {waiting > 0 && <p className={joinClasses(!compact && 'mt-1')}>{t('limitWaiting', { count: waiting })}</p>}
      </div>
      <Link
        to="/premium"
        className={compact ? 'py-1 text-accent underline underline-offset-4 pointer-coarse:py-3' : buttonClasses()}
      >
        {t('limitAction')}
      </Link>
    </div>
  )
}

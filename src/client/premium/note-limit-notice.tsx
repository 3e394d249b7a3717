import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { buttonClasses } from '#client/ui/buttons/button-classes.ts'
import { joinClasses } from '#client/ui/styles/class-names.ts'
import { FREE_NOTES, FREE_NOTES_WARNING } from '#shared/limits.ts'
import { useNoteLimit } from './note-limit.ts'

interface NoteLimitNoticeProps {
  /** Whether to save space for something more important. */
  compact?: boolean
  className?: string
}

/**
 * Says that there is no room for another note, and what would happen to a recording or file, before the user records or
 * chooses one. When only a few more have room, says quietly how many. Renders nothing before that.
 */
export function NoteLimitNotice({ compact = false, className }: NoteLimitNoticeProps) {
  const { t } = useTranslation('dashboard')
  const { left, waiting } = useNoteLimit()
  if (left === null || left > FREE_NOTES_WARNING) return null
  if (left > 0) return <FewLeft left={left} className={className} />
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

function FewLeft({ left, className }: { left: number; className: string | undefined }) {
  const { t } = useTranslation('dashboard')
  return (
    <p className={joinClasses('flex flex-wrap items-center gap-x-3 text-ink-soft text-sm', className)}>
      <span>{t('limitNear', { count: left })}</span>
      <Link to="/premium" className="py-1 text-accent underline underline-offset-4 pointer-coarse:py-3">
        {t('limitAction')}
      </Link>
    </p>
  )
}

import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useFormat } from '#client/i18n/use-format.ts'
import type { VoiceNote } from '#shared/contract/notes.ts'

/**
 * Says when retention will delete the note or its recording, and links to the setting if that is the user's own choice.
 */
export function DeletionNotice({ deletion: { at, kind, by } }: { deletion: NonNullable<VoiceNote['deletion']> }) {
  const { t } = useTranslation('player')
  const format = useFormat()
  return (
    <p className="-mt-3 text-ink-soft text-sm print:hidden">
      {t(`deletion.${kind}.${by}`, { date: format.date(at) })}
      {by === 'owner' && (
        <>
          {' '}
          <Link to="/settings#retention" className="text-accent underline underline-offset-4">
            {t('deletion.change')}
          </Link>
        </>
      )}
    </p>
  )
}

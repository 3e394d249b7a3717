import { useTranslation } from 'react-i18next'
import { useListFormat } from '#client/i18n/use-list-format.ts'
import { useEditors } from './use-presence.ts'

interface EditingNowProps {
  noteId: string
  /** Whether the user has the editor open. */
  editing: boolean
}

/** Warns a user who may edit the text that others are editing it, and warns the others about this user. */
export function EditingNow({ noteId, editing }: EditingNowProps) {
  const { t } = useTranslation('share')
  const list = useListFormat()
  const editors = useEditors(noteId, editing)
  // Isolated, so that a name written from right to left does not reorder the text around it.
  const people = list(editors.map(({ name }) => `\u2068${name}\u2069`))
  return (
    <div role="status" className="print:hidden">
      {editors.length > 0 && (
        <div className="mb-4 rounded-surface border border-amber-line p-3 text-sm">
          <p className="wrap-anywhere font-medium">{t('presence.editingNow', { count: editors.length, people })}</p>
          {editing && <p className="mt-1 text-ink-soft">{t('presence.hint')}</p>}
        </div>
      )}
    </div>
  )
}

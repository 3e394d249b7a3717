import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { transcriptVersionQuery } from '#client/api/notes/note-queries.ts'
import { describeError } from '#client/api/query-client.ts'
import { SEPARATOR } from '#client/i18n/separator.ts'
import { useLanguage } from '#client/i18n/use-language.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { ErrorPanel } from '#client/ui/feedback/error-panel.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { offerUndo } from '#client/ui/overlays/offer-undo.ts'
import { useRestoreVersion } from '../api/edit-note.ts'
import { versionsQuery } from '../api/versions-query.ts'
import { TextSkeleton } from '../components/note-skeleton.tsx'
import { useVersionOrigin } from '../hooks/use-version-origin.ts'
import { nameLanguage } from '../name-language.ts'

interface EarlierTextProps {
  noteId: string
  version: number
  /** The newest earlier version. The one after it is the present text. */
  newest: number
  /** Whether the user may edit the note. */
  restorable: boolean
  onChange: (version: number | null) => void
}

/** A read-only view of a text that a newer version has replaced. */
export function EarlierText({ noteId, version, newest, restorable, onChange }: EarlierTextProps) {
  const { t } = useTranslation('note')
  const locale = useLanguage()
  const { data, error, refetch } = useQuery(transcriptVersionQuery(noteId, version))
  const restoring = useRestoreVersion(noteId)
  const { data: versions } = useQuery(versionsQuery(noteId))
  const made = useVersionOrigin(versions?.find((one) => one.version === version))
  const engine = data?.engine && (data.engine.id === 'browser' ? t('engineBrowser') : t('engine', data.engine))
  const description = [made, engine, data?.language && nameLanguage(data.language, locale)]
    .filter(Boolean)
    .join(SEPARATOR)
  const replaced = newest + 1
  function close() {
    onChange(null)
    offerUndo(t('edit.restored', { version }), () => restoring.mutate(replaced))
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onChange(null)
      }}
      title={t('again.version', { version })}
      {...(description !== '' && { description })}
    >
      {data ? (
        <p lang={data.language ?? undefined} className="reading">
          {data.sentences.map((sentence) => sentence.text).join(' ')}
        </p>
      ) : error ? (
        <ErrorPanel message={describeError(error)} onRetry={() => void refetch()} />
      ) : (
        <TextSkeleton />
      )}
      {restorable && (
        <Button
          variant="outline"
          size="small"
          className="mt-6"
          busy={restoring.isPending}
          disabled={!data}
          onClick={() => restoring.mutate(version, { onSuccess: close })}
        >
          {t('edit.restore')}
        </Button>
      )}
      {newest > 1 && (
        <div className="mt-6 flex justify-between gap-2">
          <Button variant="outline" size="small" disabled={version <= 1} onClick={() => onChange(version - 1)}>
            {t('again.older')}
          </Button>
          <Button variant="outline" size="small" disabled={version >= newest} onClick={() => onChange(version + 1)}>
            {t('again.newer')}
          </Button>
        </div>
      )}
    </Dialog>
  )
}

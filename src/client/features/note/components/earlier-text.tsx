import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { transcriptVersionQuery } from '#client/api/notes/note-queries.ts'
import { describeError } from '#client/api/query-client.ts'
import { LANGUAGE_NAMES } from '#client/i18n/i18n.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { ErrorPanel } from '#client/ui/feedback/error-panel.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { useRestoreVersion } from '../api/edit-note.ts'
import { TextSkeleton } from './note-skeleton.tsx'

interface EarlierTextProps {
  noteId: string
  version: number
  /** The newest of the earlier versions. */
  newest: number
  onChange: (version: number | null) => void
}

/** A read-only view of a text that a newer version has replaced. */
export function EarlierText({ noteId, version, newest, onChange }: EarlierTextProps) {
  const { t } = useTranslation('note')
  const { data, error, refetch } = useQuery(transcriptVersionQuery(noteId, version))
  const restoring = useRestoreVersion(noteId)
  const origin = data?.engine?.id === 'browser' ? t('engineBrowser') : t('engine', { model: data?.engine?.model ?? '' })
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onChange(null)
      }}
      title={t('again.version', { version })}
      {...(data?.engine && {
        description: data.language ? `${origin} · ${LANGUAGE_NAMES[data.language]}` : origin,
      })}
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
      <Button
        variant="outline"
        size="small"
        className="mt-6"
        busy={restoring.isPending}
        disabled={!data}
        onClick={() => restoring.mutate(version, { onSuccess: () => onChange(null) })}
      >
        {t('edit.restore')}
      </Button>
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

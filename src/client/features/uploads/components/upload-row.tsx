import Check from 'lucide-react/icons/check'
import FileAudio from 'lucide-react/icons/file-audio'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { labelWith } from '#client/i18n/label-with.ts'
import { SEPARATOR } from '#client/i18n/separator.ts'
import { useFormat } from '#client/i18n/use-format.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { IconButton } from '#client/ui/buttons/icon-button.tsx'
import { Progress } from '#client/ui/feedback/progress.tsx'
import { isUnderWay, type Upload } from '../uploads-state.ts'

interface UploadRowProps {
  upload: Upload
  onRetry: () => void
  onRemove: () => void
  onPause: () => void
  onResume: () => void
  /** The choice of the file's language, as long as it can still be made. */
  children?: ReactNode
}

/** One file: its name and size, its progress and its actions. */
export function UploadRow({ upload, onRetry, onRemove, onPause, onResume, children }: UploadRowProps) {
  const { t } = useTranslation('uploads')
  const format = useFormat()
  const { file, status, noteId } = upload
  const { name } = file
  const percent = Math.round(upload.fraction * 100)
  const underWay = isUnderWay(upload)
  const isPaused = status === 'paused'
  const isUnsent = underWay || isPaused
  return (
    <li className="flex items-start gap-3 py-2.5">
      <StatusIcon status={status} />
      <div className="min-w-0 grow">
        <p className="truncate" title={name}>
          {noteId ? (
            <Link
              to={`/notes/${noteId}`}
              aria-label={t('openNoteLabel', { name })}
              className="font-medium text-accent underline decoration-accent/40 underline-offset-3 hover:decoration-accent"
            >
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
        <p className={`wrap-anywhere text-sm ${status === 'error' ? 'text-red' : 'text-ink-faint'}`}>
          {status === 'error'
            ? (upload.message ?? t('error'))
            : `${t(upload.retryIn === null ? status : 'offline')}${SEPARATOR}${format.bytes(file.size)}`}
          {(status === 'uploading' || (isPaused && percent > 0)) && `${SEPARATOR}${format.percent(percent)}`}
        </p>
        {children}
        {isUnsent && (
          <Progress
            label={t('progressLabel', { name, percent: format.percent(percent) })}
            value={percent}
            className="mt-1.5"
          />
        )}
        {status === 'error' && (
          <Button
            size="small"
            variant="outline"
            className="mt-2"
            aria-label={labelWith(t('retry'), name)}
            icon={<RotateCcw aria-hidden="true" className="size-4" />}
            onClick={onRetry}
          >
            {t('retry')}
          </Button>
        )}
      </div>
      {isUnsent && (
        <IconButton
          label={isPaused ? t('resume', { name }) : t('pause', { name })}
          className="-my-1 -mr-2"
          icon={
            isPaused ? <Play aria-hidden="true" className="size-4" /> : <Pause aria-hidden="true" className="size-4" />
          }
          onClick={isPaused ? onResume : onPause}
        />
      )}
      <IconButton
        label={isUnsent ? t('cancel', { name }) : t('remove', { name })}
        className="-my-1 -mr-2"
        icon={<X aria-hidden="true" className="size-4" />}
        onClick={onRemove}
      />
    </li>
  )
}

function StatusIcon({ status }: { status: Upload['status'] }) {
  if (status === 'success') return <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
  if (status === 'error') return <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-red" />
  return <FileAudio aria-hidden="true" className="mt-0.5 size-5 shrink-0 stroke-[1.5] text-ink-faint" />
}

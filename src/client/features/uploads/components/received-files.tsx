import { useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { isInstalled } from '#client/lib/browser/is-installed.ts'
import { NoteLimitNotice } from '#client/premium/note-limit-notice.tsx'
import { Button } from '#client/ui/buttons/button.tsx'
import { buttonClasses } from '#client/ui/buttons/button-classes.ts'
import { LoadingScreen } from '#client/ui/feedback/loading-screen.tsx'
import { uploads } from '../browser-uploads.ts'
import { useReceivedFiles } from '../hooks/use-received-files.ts'
import { UploadList } from './upload-list.tsx'

interface ReceivedFilesProps {
  /** Whether the screen has already said why there is no file. */
  hasProblem: boolean
}

/**
 * Shows what another app has shared: the question whether to make notes of it, then the uploads. A single one opens its
 * note.
 */
export function ReceivedFiles({ hasProblem }: ReceivedFilesProps) {
  const { t } = useTranslation('received')
  const { t: tLayout } = useTranslation('layout')
  const navigate = useNavigate()
  const list = useSyncExternalStore(uploads.subscribe, uploads.getState)
  const { received, takeAll, discardAll } = useReceivedFiles()
  const ids = received.state === 'taken' ? received.ids : []
  const noteId = ids.length === 1 ? list.find(({ id }) => id === ids[0])?.noteId : null
  useEffect(() => {
    if (noteId) void navigate(`/notes/${noteId}`, { replace: true })
  }, [noteId, navigate])

  if (received.state === 'loading') return <LoadingScreen inline />
  if (received.state === 'asking' && received.files.length > 0) {
    const { files } = received
    const count = files.length
    return (
      <>
        <NoteLimitNotice className="mt-4" />
        <section className="mt-4 rounded-surface border border-hairline bg-surface p-5">
          <p>{t('ask', { count })}</p>
          <ul className="mt-2">
            {files.map(({ id, file }) => (
              <li key={id} className="wrap-anywhere font-medium">
                {file.name}
              </li>
            ))}
          </ul>
          {!isInstalled() && <p className="mt-2 text-ink-faint text-sm">{t('askHint')}</p>}
          <div className="mt-4 flex flex-wrap gap-3">
            <Button onClick={() => takeAll(files)}>{t('make', { count })}</Button>
            <Button variant="outline" onClick={() => discardAll(files)}>
              {t('discard')}
            </Button>
          </div>
        </section>
      </>
    )
  }
  return (
    <>
      {received.state === 'failed' && !hasProblem && (
        <p role="alert" className="mt-3 text-ink-soft">
          {t('failed')}
        </p>
      )}
      {received.state === 'asking' && list.length === 0 && !hasProblem && (
        <p className="mt-3 text-ink-soft">{t('none')}</p>
      )}
      <UploadList />
      <Link to="/" className={buttonClasses({ variant: 'outline', className: 'mt-6' })}>
        {tLayout('notFound.home')}
      </Link>
    </>
  )
}

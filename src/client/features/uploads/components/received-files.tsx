import { useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { isInstalled } from '#client/lib/browser/is-installed.ts'
import { NoteLimitNotice } from '#client/premium/note-limit-notice.tsx'
import { Button } from '#client/ui/buttons/button.tsx'
import { buttonClasses } from '#client/ui/buttons/button-classes.ts'
import { LoadingScreen } from '#client/ui/feedback/loading-screen.tsx'
import { uploads } from '../browser-uploads.ts'
import { type RefusedFile, useDescribeProblem } from '../hooks/use-describe-problem.ts'
import { useReceivedFiles } from '../hooks/use-received-files.ts'
import { UploadList } from './upload-list.tsx'

interface ReceivedFilesProps {
  /** Whether the screen has already said why there is no file. */
  hasProblem: boolean
}

const NOTHING_TAKEN = { ids: [], refused: [] } as const

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
  const { ids, refused } = received.state === 'taken' ? received : NOTHING_TAKEN
  // The page stays where it has to say what became of another file.
  const noteId = ids.length === 1 && refused.length === 0 ? list.find(({ id }) => id === ids[0])?.noteId : null
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
      <RefusedFiles refused={refused} />
      <UploadList />
      <Link to="/" className={buttonClasses({ variant: 'outline', className: 'mt-6' })}>
        {tLayout('notFound.home')}
      </Link>
    </>
  )
}

/** The files that can't become notes, each with the reason. They are no longer on the device. */
function RefusedFiles({ refused }: { refused: readonly RefusedFile[] }) {
  const { t } = useTranslation('received')
  const describe = useDescribeProblem()
  if (refused.length === 0) return null
  return (
    <div role="alert" className="mt-4 rounded-surface border border-amber-line p-4">
      <p className="font-medium">{t('refused', { count: refused.length })}</p>
      <ul className="mt-1 flex flex-col gap-1 text-ink-soft">
        {refused.map((one) => (
          <li key={one.file.name} className="wrap-anywhere">
            {describe(one).text}
          </li>
        ))}
      </ul>
    </div>
  )
}

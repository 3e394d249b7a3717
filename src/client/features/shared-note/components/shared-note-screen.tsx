import LinkOff from 'lucide-react/icons/unlink'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#client/api/api-error.ts'
import { ErrorPanel } from '#client/ui/feedback/error-panel.tsx'
import { ScreenTitle } from '#client/ui/layout/screen-title.tsx'
import { useSharedNote } from '../hooks/use-shared-note.ts'
import { SharedNoteSkeleton } from './shared-note-skeleton.tsx'
import { SharedNoteView } from './shared-note-view.tsx'
import { UnlockForm } from './unlock-form.tsx'

/** The public page of a note, for anybody with its link, whether signed in or not. */
export function SharedNoteScreen({ token }: { token: string }) {
  const { opening, reopen } = useSharedNote(token)
  return (
    <>
      {/* The server also says so in a header. This is for copies of the page itself. */}
      <meta name="robots" content="noindex, nofollow" />
      <Content token={token} opening={opening} reopen={reopen} />
    </>
  )
}

function Content({ token, opening, reopen }: { token: string } & ReturnType<typeof useSharedNote>) {
  switch (opening.state) {
    case 'loading':
      return <SharedNoteSkeleton />
    case 'open':
      return <SharedNoteView token={token} note={opening.note} />
    case 'locked':
      return <UnlockForm token={token} onUnlocked={reopen} />
    case 'missing':
      return <Missing />
    case 'failed':
      return <Failed error={opening.error} onRetry={reopen} />
  }
}

function Missing() {
  const { t } = useTranslation('sharedNote')
  return (
    <div className="mx-auto max-w-md pt-12 sm:pt-20">
      <LinkOff aria-hidden="true" className="size-7 stroke-[1.5] text-ink-faint" />
      <ScreenTitle className="mt-5">{t('missingTitle')}</ScreenTitle>
      <p className="mt-2 text-ink-soft">{t('missingText')}</p>
    </div>
  )
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('sharedNote')
  const apiError = error instanceof ApiError ? error : null
  return (
    <div className="mx-auto max-w-md pt-12 sm:pt-20">
      <ErrorPanel title={t('loadFailed')} message={apiError?.userMessage} onRetry={onRetry} />
    </div>
  )
}

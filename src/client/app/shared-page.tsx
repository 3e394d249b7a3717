import { useTranslation } from 'react-i18next'
import { SharedNoteScreen } from '#client/features/shared-note/components/shared-note-screen.tsx'
import { Tooltips } from '#client/ui/overlays/tooltip.tsx'
import { SkipLink } from './layout/skip-link.tsx'
import { VisitorHeader } from './layout/visitor-header.tsx'
import { ShortcutsKey } from './shortcuts/shortcuts-key.tsx'

/**
 * The public page of a note in its frame. Its readers have not come for the app, so the router, the cache and the other
 * screens are not loaded. No page view is reported, because the address gives access to the note.
 */
export function SharedPage({ token }: { token: string }) {
  return (
    <>
      <SkipLink />
      <VisitorHeader offerSignIn={false} />
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto min-h-[80dvh] max-w-6xl px-4 pt-4 pb-10 outline-none sm:px-6 sm:pt-8"
      >
        <SharedNoteScreen token={token} />
      </main>
      <MadeWith />
      <ShortcutsKey places={['note', 'sentence']} />
      <Tooltips />
    </>
  )
}

function MadeWith() {
  const { t } = useTranslation('sharedNote')
  return (
    <footer className="pb-[max(1rem,env(safe-area-inset-bottom))] text-center text-ink-faint text-sm">
      <a href="/" className="inline-flex min-h-11 items-center underline-offset-4 hover:text-ink hover:underline">
        {t('madeWith')}
      </a>
    </footer>
  )
}

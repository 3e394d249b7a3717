import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useTranslation } from 'react-i18next'
import { useShareNote } from '#client/api/sharing/note-shares.ts'
import { useFormat } from '#client/i18n/use-format.ts'
import { noteMomentPath } from '#client/lib/addresses/note-moment.ts'
import { useUser } from '#client/lib/session/use-session.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { showToast } from '#client/ui/overlays/toast-store.ts'
import type { NoteShare } from '#shared/contract/note-shares.ts'
import { copyLink } from './copy-link.ts'

interface ShareEmailTroubleProps {
  noteId: string
  person: NoteShare
  trouble: NonNullable<NoteShare['emailTrouble']>
}

/** Says that the email to a person was not sent, and offers to send it again or to tell the person in another way. */
export function ShareEmailTrouble({ noteId, person, trouble }: ShareEmailTroubleProps) {
  const { t } = useTranslation('share')
  const format = useFormat()
  const { isPremium } = useUser()
  const sharing = useShareNote(noteId, () => t('people.email.againFailed'))
  const { email, permission } = person

  function sendAgain() {
    // Not in `onSuccess` of `mutate`: the refreshed list has no trouble, so this component is gone by then.
    sharing.mutateAsync({ emails: [email], permission }).then(
      () => showToast({ variant: 'success', title: t('people.email.queued') }),
      () => undefined, // The query layer shows the error.
    )
  }

  async function copyAddress() {
    const address = new URL(noteMomentPath(noteId), location.href).href
    if (await copyLink(address, t('people.email.copyPrompt'))) {
      showToast({ variant: 'success', title: t('people.email.copied') })
    }
  }

  return (
    <div className="mb-3 rounded-surface bg-sunken px-3 pt-2.5 pb-1.5 text-sm">
      <p className="flex items-start gap-1.5 text-dusk">
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        <span className="min-w-0 text-pretty">
          {t(`people.email.${trouble.kind}`, { date: format.dateTime(trouble.since) })}
        </span>
      </p>
      <div className="-ml-1.5 mt-1 flex flex-wrap gap-x-2">
        {isPremium && trouble.kind !== 'no_server' && (
          <Button variant="quiet" size="small" busy={sharing.isPending} onClick={sendAgain}>
            {t('people.email.again')}
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={() => void copyAddress()}>
          {t('people.email.copy')}
        </Button>
      </div>
    </div>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import Share from 'lucide-react/icons/share-2'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { translate } from '#client/i18n/i18n.ts'
import { useUser } from '#client/lib/session/use-session.ts'
import { IconButton } from '#client/ui/buttons/icon-button.tsx'
import { lazyPart } from '#client/ui/deferred/lazy-part.ts'
import { showToast } from '#client/ui/overlays/toast-store.ts'
import { shareLinksQuery } from '../api/share-links.ts'

// Not needed until the user shares.
const ShareDialog = lazyPart(async () => (await import('./share-dialog.tsx')).ShareDialog)

interface ShareButtonProps {
  noteId: string
  noteTitle: string
  hasRecording: boolean
  sharedWith: number
}

/**
 * Opens the dialog for sharing a note. Without Premium it explains Premium, unless there are shares or links left to
 * revoke.
 */
export function ShareButton({ noteId, noteTitle, hasRecording, sharedWith }: ShareButtonProps) {
  const { t } = useTranslation('share')
  const { isPremium } = useUser()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)

  async function press() {
    if (isPremium || sharedWith > 0 || (await hasLinks())) return setOpen(true)
    showToast({
      title: t('premiumTitle'),
      description: t('premiumBoth'),
      action: {
        label: translate('upgrade.action'),
        altText: translate('upgrade.action'),
        onSelect: () => void navigate('/premium'),
      },
    })
  }

  async function hasLinks(): Promise<boolean> {
    try {
      return (await client.fetchQuery(shareLinksQuery(noteId))).length > 0
    } catch {
      // Links that can't be loaded can't be revoked either, so the button then explains Premium.
      return false
    }
  }

  return (
    <>
      <IconButton
        data-command="share"
        label={t('label')}
        icon={<Share aria-hidden="true" className="size-4.5" />}
        onClick={() => void press()}
      />
      {open && (
        <Suspense>
          <ShareDialog
            noteId={noteId}
            noteTitle={noteTitle}
            hasRecording={hasRecording}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

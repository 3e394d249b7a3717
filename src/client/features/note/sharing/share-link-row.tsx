import Copy from 'lucide-react/icons/copy'
import Lock from 'lucide-react/icons/lock'
import Pencil from 'lucide-react/icons/pencil'
import Send from 'lucide-react/icons/send'
import Unlink from 'lucide-react/icons/unlink'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SEPARATOR } from '#client/i18n/separator.ts'
import { useFormat } from '#client/i18n/use-format.ts'
import { useUser } from '#client/lib/session/use-session.ts'
import { IconButton } from '#client/ui/buttons/icon-button.tsx'
import { Badge } from '#client/ui/layout/badge.tsx'
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx'
import { showToast } from '#client/ui/overlays/toast-store.ts'
import type { ShareLink } from '#shared/contract/share-links.ts'
import { useRevokeShareLink } from '../api/share-links.ts'
import { copyLink } from './copy-link.ts'
import { canSendLinks, sendLink } from './send-link.ts'
import { ShareLinkEditor } from './share-link-editor.tsx'

/** One link: its address, its scope, its views, and the buttons to change and revoke it. */
export function ShareLinkRow({ noteId, noteTitle, link }: { noteId: string; noteTitle: string; link: ShareLink }) {
  const { t } = useTranslation('share')
  const format = useFormat()
  const { isPremium } = useUser()
  const [confirming, setConfirming] = useState(false)
  const [editing, setEditing] = useState(false)
  const edit = useRef<HTMLButtonElement>(null)
  const revoking = useRevokeShareLink(noteId)
  const { shareLink, views, lastViewedAt, createdAt } = link

  async function copy() {
    if (await copyLink(shareLink, t('copyPrompt'))) showToast({ variant: 'success', title: t('copied') })
  }

  async function send() {
    if (!(await sendLink(noteTitle, shareLink))) await copy()
  }

  function closeEditor() {
    setEditing(false)
    edit.current?.focus()
  }

  function revoke() {
    revoking.mutate(link.id, {
      onSuccess: () => showToast({ variant: 'success', title: t('revoked') }),
      onSettled: () => setConfirming(false),
    })
  }

  return (
    <li className="py-3">
      <div className="flex items-center gap-1">
        <a
          href={shareLink}
          target="_blank"
          rel="noreferrer"
          className="as-written min-w-0 grow truncate py-2 text-accent text-sm underline-offset-4 hover:underline"
        >
          {shareLink.replace(/^https?:\/\//, '')}
        </a>
        {canSendLinks() && (
          <IconButton
            label={t('send')}
            icon={<Send aria-hidden="true" className="size-4.5" />}
            onClick={() => void send()}
          />
        )}
        <IconButton
          label={t('copy')}
          icon={<Copy aria-hidden="true" className="size-4.5" />}
          onClick={() => void copy()}
        />
        {isPremium && (
          <IconButton
            ref={edit}
            label={t('change')}
            aria-expanded={editing}
            icon={<Pencil aria-hidden="true" className="size-4.5" />}
            onClick={() => setEditing(!editing)}
          />
        )}
        <IconButton
          label={t('revoke')}
          variant="danger-quiet"
          icon={<Unlink aria-hidden="true" className="size-4.5" />}
          onClick={() => setConfirming(true)}
        />
      </div>
      <p className="text-ink-soft text-sm">
        {views === 0 ? t('unopened') : t('views', { count: views })}
        {lastViewedAt && `${SEPARATOR}${t('lastView', { date: format.dateTime(lastViewedAt) })}`}
      </p>
      <p className="text-ink-faint text-sm">
        {t('made', { date: format.date(createdAt) })}
        {SEPARATOR}
        <Ending expiresAt={link.expiresAt} />
      </p>
      <Marks link={link} />
      {editing && <ShareLinkEditor noteId={noteId} link={link} onClose={closeEditor} />}
      <ConfirmDialog
        open={confirming}
        onOpenChange={setConfirming}
        title={t('revokeTitle')}
        description={t('revokeText')}
        confirmLabel={t('revoke')}
        destructive
        busy={revoking.isPending}
        onConfirm={revoke}
      />
    </li>
  )
}

function Ending({ expiresAt }: Pick<ShareLink, 'expiresAt'>) {
  const { t } = useTranslation('share')
  const format = useFormat()
  if (expiresAt === null) return t('endless')
  const over = Date.parse(expiresAt) <= Date.now()
  return t(over ? 'ended' : 'ends', { date: format.dateTime(expiresAt) })
}

function Marks({ link: { hasPassword, allowAudio, allowAnalysis } }: { link: ShareLink }) {
  const { t } = useTranslation('share')
  if (!hasPassword && allowAudio && allowAnalysis) return null
  return (
    <p className="mt-1.5 flex flex-wrap gap-1.5">
      {hasPassword && <Badge icon={<Lock aria-hidden="true" className="size-3" />}>{t('locked')}</Badge>}
      {!allowAudio && <Badge>{t('withoutAudio')}</Badge>}
      {!allowAnalysis && <Badge>{t('withoutAnalysis')}</Badge>}
    </p>
  )
}

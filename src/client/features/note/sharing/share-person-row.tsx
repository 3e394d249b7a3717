import UserMinus from 'lucide-react/icons/user-minus'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEndShare, useSetPermission } from '#client/api/sharing/note-shares.ts'
import { SEPARATOR } from '#client/i18n/separator.ts'
import { useFormat } from '#client/i18n/use-format.ts'
import { useUser } from '#client/lib/session/use-session.ts'
import { IconButton } from '#client/ui/buttons/icon-button.tsx'
import { Select } from '#client/ui/forms/select.tsx'
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx'
import { showToast } from '#client/ui/overlays/toast-store.ts'
import { PERMISSIONS } from '#shared/choices.ts'
import type { NoteShare } from '#shared/contract/note-shares.ts'
import { ShareEmailTrouble } from './share-email-trouble.tsx'

/** One person with whom a note is shared: their permission, when they opened it, and the button that ends the share. */
export function SharePersonRow({ noteId, person }: { noteId: string; person: NoteShare }) {
  const { t } = useTranslation('share')
  const format = useFormat()
  const { isPremium } = useUser()
  const [confirming, setConfirming] = useState(false)
  const changing = useSetPermission()
  const ending = useEndShare()
  const { id, email, name, permission, lastOpenedAt, emailTrouble } = person

  function withdraw() {
    ending.mutate(id, {
      onSuccess: () => showToast({ variant: 'success', title: t('people.withdrawn') }),
      onSettled: () => setConfirming(false),
    })
  }

  return (
    <li>
      {/* On a phone, the controls stand below, so that a long address is not cut off. */}
      <div className="flex flex-wrap items-center gap-x-2 py-3 sm:flex-nowrap">
        <div className="min-w-0 grow basis-full sm:basis-0">
          <p className="as-written wrap-anywhere">{name || email}</p>
          <p className="text-ink-faint text-sm">
            {name && (
              <span className="as-written wrap-anywhere">
                {email}
                {SEPARATOR}
              </span>
            )}
            {lastOpenedAt ? t('people.opened', { date: format.dateTime(lastOpenedAt) }) : t('unopened')}
          </p>
        </div>
        {isPremium ? (
          <Select
            quiet
            label={t('people.mayOf', { person: name || email })}
            value={changing.isPending ? changing.variables.permission : permission}
            disabled={changing.isPending}
            onValueChange={(value) => changing.mutate({ id, permission: value })}
            options={PERMISSIONS.map((value) => ({ value, label: t(`people.permissions.${value}`) }))}
            className="-ml-2.5 mr-auto shrink-0 sm:mr-0 sm:ml-0"
          />
        ) : (
          <span className="mr-auto shrink-0 sm:mr-0 text-ink-soft text-sm">
            {t(`people.permissions.${permission}`)}
          </span>
        )}
        <IconButton
          label={t('people.withdraw', { person: name || email })}
          variant="danger-quiet"
          icon={<UserMinus aria-hidden="true" className="size-4.5" />}
          onClick={() => setConfirming(true)}
        />
      </div>
      {emailTrouble && <ShareEmailTrouble noteId={noteId} person={person} trouble={emailTrouble} />}
      <ConfirmDialog
        open={confirming}
        onOpenChange={setConfirming}
        title={t('people.withdrawTitle', { person: name || email })}
        description={t('people.withdrawText')}
        confirmLabel={t('people.withdrawConfirm')}
        destructive
        busy={ending.isPending}
        onConfirm={withdraw}
      />
    </li>
  )
}

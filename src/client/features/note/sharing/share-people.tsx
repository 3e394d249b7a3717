import { useQuery } from '@tanstack/react-query'
import Send from 'lucide-react/icons/send'
import { useTranslation } from 'react-i18next'
import { describeError } from '#client/api/query-client.ts'
import { noteSharesQuery, useShareNote } from '#client/api/sharing/note-shares.ts'
import { useSite } from '#client/api/system/site.ts'
import { Field } from '#client/forms/field.tsx'
import { useContractForm } from '#client/forms/use-contract-form.ts'
import { useUser } from '#client/lib/session/use-session.ts'
import { UpgradePrompt } from '#client/premium/upgrade-prompt.tsx'
import { Button } from '#client/ui/buttons/button.tsx'
import { ErrorPanel } from '#client/ui/feedback/error-panel.tsx'
import { Skeleton } from '#client/ui/feedback/skeleton.tsx'
import { Select } from '#client/ui/forms/select.tsx'
import { TextField } from '#client/ui/forms/text-field.tsx'
import { showToast } from '#client/ui/overlays/toast-store.ts'
import { PERMISSIONS } from '#shared/choices.ts'
import type { Permission } from '#shared/contract/note-access.ts'
import { readEmails } from './read-emails.ts'
import { SharePersonRow } from './share-person-row.tsx'

/** Shares a note with people: the form that invites them, and those who have it. */
export function SharePeople({ noteId }: { noteId: string }) {
  const { t } = useTranslation('share')
  const { isPremium } = useUser()
  const site = useSite()
  return (
    <>
      <p className="mb-4 text-ink-soft text-sm">
        {t(site === null ? 'people.leadUnknown' : site.sendsEmail ? 'people.leadByEmail' : 'people.lead')}
      </p>
      {isPremium ? (
        <InviteForm noteId={noteId} />
      ) : (
        <UpgradePrompt title={t('premiumTitle')} text={t('people.premiumText')} />
      )}
      <section aria-labelledby="share-people-title" className="mt-6 border-hairline border-t pt-5">
        <h3 id="share-people-title" className="font-semibold text-ink-soft text-sm">
          {t('people.title')}
        </h3>
        <PeopleList noteId={noteId} />
      </section>
    </>
  )
}

const EMPTY = { emails: '', permission: 'read' as Permission }

function InviteForm({ noteId }: { noteId: string }) {
  const { t } = useTranslation('share')
  const form = useContractForm({ defaultValues: EMPTY })
  const { emails, permission } = form.watch()
  const sharing = useShareNote(noteId)
  const { valid, invalid } = readEmails(emails)
  const tried = form.formState.isSubmitted
  const problem =
    invalid.length > 0 ? t('people.invalid', { list: invalid.join(', ') }) : valid.length === 0 && t('people.missing')

  function invite() {
    if (problem || sharing.isPending) return
    sharing.mutate(
      { emails: valid, permission },
      {
        onSuccess: () => {
          // On a slow network the user may have typed the next address by then, or chosen another permission. Both must
          // stay.
          if (form.getValues('emails') === emails) form.reset({ emails: '', permission: form.getValues('permission') })
          showToast({ variant: 'success', title: t('people.shared', { count: valid.length }) })
        },
        onError: (error) => form.showRefusal(error),
      },
    )
  }

  return (
    <form noValidate onSubmit={form.submit(invite)} className="flex flex-col gap-4">
      <Field
        as={TextField}
        control={form.control}
        name="emails"
        label={t('people.emails')}
        hint={t('people.emailsHint')}
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={(tried && problem) || undefined}
      />
      <div className="flex min-h-11 items-center justify-between gap-4">
        <span aria-hidden="true">{t('people.may')}</span>
        <Select
          label={t('people.may')}
          value={permission}
          onValueChange={(value) => form.setValues({ permission: value })}
          options={PERMISSIONS.map((value) => ({ value, label: t(`people.permissions.${value}`) }))}
        />
      </div>
      <Button type="submit" busy={sharing.isPending} icon={<Send aria-hidden="true" className="size-4" />}>
        {t('people.invite')}
      </Button>
    </form>
  )
}

function PeopleList({ noteId }: { noteId: string }) {
  const { t } = useTranslation('share')
  const { data: people, error, refetch } = useQuery(noteSharesQuery(noteId))
  if (error && !people) {
    return (
      <div className="mt-3">
        <ErrorPanel title={t('people.loadFailed')} message={describeError(error)} onRetry={() => void refetch()} />
      </div>
    )
  }
  // As high as the sentence for nobody: the dialog is centred, and its button must not move when the user is about to
  // tap it.
  if (!people) return <Skeleton className="mt-2 h-6" />
  if (people.length === 0) return <p className="mt-2 text-ink-soft">{t('people.none')}</p>
  return (
    <ul className="mt-1 divide-y divide-hairline">
      {people.map((person) => (
        <SharePersonRow key={person.id} noteId={noteId} person={person} />
      ))}
    </ul>
  )
}

import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/db/database.ts'
import { queueEmail } from '#server/email/email.service.ts'
import { readSettings } from '#server/features/settings/settings.service.ts'
import type { SessionUser } from '#server/http/session.ts'
import { fullName } from '#server/text/full-name.ts'
import type { Language } from '#shared/languages.ts'
import type { Recipient } from './sharing.queries.ts'

/** Somebody a note was just shared with, and the account with their address, if any. */
interface Invited {
  email: string
  account: Recipient | undefined
}

/**
 * Emails the people a note was shared with: with a link to it in their own language, or, if they can't open it yet, with
 * a link to the sign-up in the inviter's language. Sends nothing to deactivated accounts, and no
 * link to a note to those who have switched these emails off.
 */
export async function queueInvitations(
  { jobs, config, stopLinks }: Pick<Context, 'jobs' | 'config' | 'stopLinks'>,
  tx: Queryable,
  { inviter, language, note }: { inviter: SessionUser; language: Language; note: { id: string; title: string } },
  invited: readonly Invited[],
): Promise<void> {
  const who = describePerson(inviter)
  for (const { email, account } of invited) {
    if (account && !account.isActive) continue
    const common = { to: email, language: account?.language ?? inviter.language ?? language }
    if (account?.isVerified) {
      if (!(await readSettings(tx, account.id)).sharesByEmail) continue
      const stop = stopLinks.write(account.id, 'shares')
      const values = { who, title: note.title, url: `${config.publicUrl}/notes/${note.id}`, stop }
      await queueEmail(tx, jobs, { ...common, kind: 'note_shared', values })
    } else {
      // Without the title: anybody can be sent this one, and a title can say anything.
      const url = `${config.publicUrl}/auth?${new URLSearchParams({ tab: 'sign-up', email })}`
      await queueEmail(tx, jobs, { ...common, kind: 'share_invitation', values: { who, email, url } })
    }
  }
}

function describePerson(person: SessionUser): string {
  const name = fullName(person)
  return name === '' ? person.email : `${name} (${person.email})`
}

import { randomUUID } from 'node:crypto'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/db/database.ts'
import { cancelEmail, queueEmail } from '#server/email/email.service.ts'
import { EMAIL_LIMIT } from '#server/features/accounts/accounts.service.ts'
import { readSettings } from '#server/features/settings/settings.service.ts'
import { countAttempts } from '#server/http/rate-limit.ts'
import type { SessionUser } from '#server/http/session.ts'
import { fullName } from '#server/text/full-name.ts'
import type { Language } from '#shared/languages.ts'
import * as queries from './sharing.queries.ts'

/** Somebody a note was just shared with, and the account with their address, if any. */
interface Invited {
  shareId: string
  /** An earlier email that has not been sent yet; it is cancelled. */
  mailId: string | null
  email: string
  account: queries.Recipient | undefined
}

/**
 * Emails the people a note was shared with. They get a link to it in their own language or, if they can't open it yet,
 * a link to the sign-up in the inviter's language. Deactivated accounts get nothing, and users who have switched these
 * emails off get no link to a note. Somebody without an account can't switch anything off, and gets a few invitations an hour.
 * The other emails are queued as silent: otherwise an inviter would see, while the mail server is down, who has an account.
 */
export async function queueInvitations(
  { jobs, config, stopLinks }: Pick<Context, 'jobs' | 'config' | 'stopLinks'>,
  tx: Queryable,
  { inviter, language, note }: { inviter: SessionUser; language: Language; note: { id: string; title: string } },
  invited: readonly Invited[],
): Promise<void> {
  const who = describePerson(inviter)
  const flooded = await countInvitations(tx, invited)
  for (const { shareId, mailId: earlier, email, account } of invited) {
    const id = randomUUID()
    await queries.setMail(tx, shareId, id)
    if (earlier !== null) await cancelEmail(tx, earlier)
    const common = { to: email, language: account?.language ?? inviter.language ?? language }
    const wants = account?.isActive && (!account.isVerified || (await readSettings(tx, account.id)).sharesByEmail)
    if (account && !wants) {
      await queueEmail(tx, jobs, { ...common, kind: 'share_invitation', values: {} }, { id, silent: true })
    } else if (account?.isVerified) {
      const stop = stopLinks.write(account.id, 'shares')
      const values = { who, title: note.title, url: `${config.publicUrl}/notes/${note.id}`, stop }
      await queueEmail(tx, jobs, { ...common, kind: 'note_shared', values }, { id })
    } else {
      // Without the title: this email can be sent to anybody, and a title can say anything.
      const url = `${config.publicUrl}/auth?${new URLSearchParams({ tab: 'sign-up', email })}`
      const silent = flooded.has(email)
      await queueEmail(tx, jobs, { ...common, kind: 'share_invitation', values: { who, email, url } }, { id, silent })
    }
  }
}

/** Returns the addresses that have had enough invitations. Counts in their order, so that two sharings don't deadlock. */
async function countInvitations(tx: Queryable, invited: readonly Invited[]): Promise<Set<string>> {
  const flooded = new Set<string>()
  const addresses = invited.filter(({ account }) => !account?.isVerified).map(({ email }) => email)
  for (const email of addresses.sort()) {
    const { max, windowSeconds } = EMAIL_LIMIT
    if ((await countAttempts(tx, { key: `invited:${email}`, windowSeconds })) > max) flooded.add(email)
  }
  return flooded
}

function describePerson(person: SessionUser): string {
  const name = fullName(person)
  return name === '' ? person.email : `${name} (${person.email})`
}

import { fullName } from '#server/text/full-name.ts'
import { splitMentions } from '#shared/mentions.ts'
import type { NotificationRow } from './notifications.queries.ts'

/** Maximum number of characters of a comment that a notification shows. */
const QUOTE_LENGTH = 280

/** Characters that reorder text, with which a name could disguise what follows it. */
const REORDERING = /[\u202a-\u202e\u2066-\u2069]/g

/** Returns the name of the actor, or the beginning of their address; null once their account is deleted. */
export function nameActor(actor: Pick<NotificationRow, 'firstName' | 'lastName' | 'email'>): string | null {
  return actor.email === null ? null : toLine(fullName(actor) || (actor.email.split('@')[0] ?? ''))
}

/**
 * Returns the beginning of the comment, or the title of the follow-up, as plain text.
 * @param departed stands for mentioned people whose accounts are deleted
 */
export function quote(row: Pick<NotificationRow, 'text' | 'followUpTitle'>, departed: string): string {
  if (row.followUpTitle !== null) return toLine(row.followUpTitle)
  const plain = splitMentions(row.text ?? '')
    .map((part) => (typeof part === 'string' ? part : `@${part.name || departed}`))
    .join('')
  return shorten(plain.replace(REORDERING, ''))
}

/** Returns the first comment of the thread that a notification is about. */
export function threadOf(row: Pick<NotificationRow, 'commentId' | 'threadId'>): string | null {
  return row.threadId ?? row.commentId
}

/** Puts text that a user wrote on one line, in its own order. */
export function toLine(text: string): string {
  return text.replace(REORDERING, '').replace(/\s+/g, ' ').trim()
}

function shorten(text: string): string {
  const signs = [...text]
  return signs.length <= QUOTE_LENGTH ? text : `${signs.slice(0, QUOTE_LENGTH).join('').trimEnd()}…`
}

import type { EmailItem } from '#server/email/render-email.ts'
import { packOf } from '#server/languages/languages.ts'
import { fullName } from '#server/text/full-name.ts'
import type { Language } from '#shared/languages.ts'
import { splitMentions } from '#shared/mentions.ts'
import { notificationPath } from '#shared/notification-path.ts'
import type { DueRow } from './mail-notifications.queries.ts'

/** Characters of a comment in an email. */
const QUOTE_LENGTH = 280

/** Signs that reorder text, with which a name could disguise what follows it. */
const REORDERING = /[\u202a-\u202e\u2066-\u2069]/g

/** Describes what happened, in the recipient's language; null for what no email tells. */
export function describeForEmail(row: DueRow, language: Language, publicUrl: string): EmailItem | null {
  const words = packOf(language).notifications
  const { kind } = row
  if (kind !== 'comment' && kind !== 'reply' && kind !== 'mention' && kind !== 'task_assigned') return null
  const values: Record<string, string> = { who: nameActor(row, words.departed), note: toLine(row.title) }
  const threadId = row.commentId === null ? null : (row.threadId ?? row.commentId)
  return {
    heading: words[kind].replace(/\{(\w+)\}/g, (gap, name: string) => values[name] ?? gap),
    quote: kind === 'task_assigned' ? toLine(row.task ?? '') : shorten(writePlain(row.text ?? '', words.departed)),
    url: publicUrl + notificationPath({ noteId: row.noteId, threadId, taskId: row.taskId }),
  }
}

function nameActor(actor: Pick<DueRow, 'firstName' | 'lastName' | 'email'>, departed: string): string {
  return toLine(fullName(actor) || (actor.email?.split('@')[0] ?? departed))
}

/** Writes a comment without the ids of the people it mentions. */
function writePlain(text: string, departed: string): string {
  return splitMentions(text)
    .map((part) => (typeof part === 'string' ? part : `@${part.name || departed}`))
    .join('')
    .replace(REORDERING, '')
}

function shorten(text: string): string {
  const signs = [...text]
  return signs.length <= QUOTE_LENGTH ? text : `${signs.slice(0, QUOTE_LENGTH).join('').trimEnd()}…`
}

function toLine(text: string): string {
  return text.replace(REORDERING, '').replace(/\s+/g, ' ').trim()
}

import type { EmailItem } from '#server/email/render-email.ts'
import { packOf } from '#server/languages/languages.ts'
import type { Language } from '#shared/languages.ts'
import { notificationPath } from '#shared/notification-path.ts'
import { nameActor, quote, threadOf, toLine } from './describe-notification.ts'
import type { NotificationRow } from './notifications.queries.ts'

/** Describes what happened, in the recipient's language; null for a kind that is not sent by email. */
export function describeForEmail(row: NotificationRow, language: Language, publicUrl: string): EmailItem | null {
  const words = packOf(language).notifications
  const { kind, noteId, taskId, itemCount } = row
  if (kind === 'audio_deletion' || kind === 'notes_deletion') {
    const form = words[kind][itemCount === 1 ? 'one' : 'other']
    const url = publicUrl + notificationPath({ noteId, threadId: null, taskId })
    return { heading: form.replace('{n}', String(itemCount ?? 0)), quote: '', url }
  }
  if (kind !== 'comment' && kind !== 'reply' && kind !== 'mention' && kind !== 'task_assigned') return null
  const values: Record<string, string> = { who: nameActor(row) ?? words.departed, note: toLine(row.title ?? '') }
  return {
    heading: words[kind].replace(/\{(\w+)\}/g, (gap, name: string) => values[name] ?? gap),
    quote: quote(row, words.departed),
    url: publicUrl + notificationPath({ noteId, threadId: threadOf(row), taskId }),
  }
}

import { translate } from '#client/i18n/i18n.ts'
import type { VoiceNote } from '#shared/contract/notes.ts'
import { showNotification } from './show-notification.ts'

/** Notes that were under way when this page last heard of them: only their end is news. */
const underWay = new Set<string>()

/**
 * Tells by the browser's own notification that a note is ready, while nobody looks at the page.
 * @param wanted whether the user wants to be told.
 */
export function notifyWhenReady(note: Pick<VoiceNote, 'id' | 'title' | 'status'>, wanted: boolean): void {
  if (note.status !== 'ready') {
    underWay.add(note.id)
    return
  }
  if (!underWay.delete(note.id) || !wanted || !document.hidden) return
  showNotification({
    title: translate('note:readyNotification'),
    body: note.title,
    tag: note.id,
    path: `/notes/${note.id}`,
  })
}

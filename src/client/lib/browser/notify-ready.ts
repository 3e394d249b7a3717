import { translate } from '#client/i18n/i18n.ts'
import type { VoiceNote } from '#shared/contract/notes.ts'
import { showNotification } from './show-notification.ts'

/** Notes that were being processed at their last event. Only these can become ready now. */
const underWay = new Set<string>()

/**
 * Shows a browser notification that a note is ready, if the page is not visible.
 * @param wanted whether the user wants notifications
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

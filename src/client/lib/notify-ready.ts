import { translate } from '#client/i18n/i18n.ts'
import type { VoiceNote } from '#shared/contract/notes.ts'

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
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  try {
    const shown = new Notification(translate('note:readyNotification'), { body: note.title, tag: note.id })
    shown.onclick = () => {
      window.focus()
      window.location.assign(`/notes/${note.id}`)
    }
  } catch {
    // Android's browsers know notifications of service workers alone.
    void navigator.serviceWorker?.ready.then((worker) =>
      worker.showNotification(translate('note:readyNotification'), { body: note.title, tag: note.id }),
    )
  }
}

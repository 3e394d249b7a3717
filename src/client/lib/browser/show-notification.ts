interface NotificationContent {
  title: string
  body: string
  /** A notification replaces an earlier one with the same tag. */
  tag: string
  /** The address that a click opens. */
  path: string
}

/** Tells whether the browser shows our notifications. */
export function mayNotify(): boolean {
  return 'Notification' in window && Notification.permission === 'granted'
}

/** Shows a browser notification if the user has allowed them. Clicking it opens the app. */
export function showNotification({ title, body, tag, path }: NotificationContent): void {
  if (!mayNotify()) return
  try {
    const shown = new Notification(title, { body, tag })
    shown.onclick = () => {
      window.focus()
      window.location.assign(path)
    }
  } catch {
    // Android's browsers only support notifications from service workers (public/notification-click.js handles clicks).
    void navigator.serviceWorker?.ready.then((worker) => worker.showNotification(title, { body, tag, data: { path } }))
  }
}

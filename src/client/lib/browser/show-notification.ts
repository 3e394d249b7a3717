interface NotificationContent {
  title: string
  body: string
  /** One that is shown takes the place of an earlier one with the same tag. */
  tag: string
  /** Where a click leads to. */
  path: string
}

/** Whether the browser shows our notifications. */
export function mayNotify(): boolean {
  return 'Notification' in window && Notification.permission === 'granted'
}

/** Shows a notification of the browser's own, where the user has allowed them; a click on it leads into the app. */
export function showNotification({ title, body, tag, path }: NotificationContent): void {
  if (!mayNotify()) return
  try {
    const shown = new Notification(title, { body, tag })
    shown.onclick = () => {
      window.focus()
      window.location.assign(path)
    }
  } catch {
    // Android's browsers know notifications of service workers alone (public/notification-click.js has the click).
    void navigator.serviceWorker?.ready.then((worker) => worker.showNotification(title, { body, tag, data: { path } }))
  }
}

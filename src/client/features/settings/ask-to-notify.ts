/** What the browser says of notifications; `denied` also where it knows none. */
export function readPermission(): NotificationPermission {
  return 'Notification' in window ? Notification.permission : 'denied'
}

/** Asks the browser, unless it has been asked before. */
export async function askToNotify(): Promise<NotificationPermission> {
  return readPermission() === 'default' ? Notification.requestPermission() : readPermission()
}

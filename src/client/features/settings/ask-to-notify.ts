/** Returns the browser's permission for notifications; `denied` also if it doesn't support them. */
export function readPermission(): NotificationPermission {
  return 'Notification' in window ? Notification.permission : 'denied'
}

/** Asks for permission, unless the browser has asked before. */
export async function askToNotify(): Promise<NotificationPermission> {
  return readPermission() === 'default' ? Notification.requestPermission() : readPermission()
}

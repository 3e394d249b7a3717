const KEY = 'dictum.admin'

/**
 * Whether this browser session has unlocked the panel. It only decides what is shown first; access depends on the
 * server's cookie.
 */
export function isFlagged(storage: Storage): boolean {
  return storage.getItem(KEY) === 'true'
}

export function setFlag(storage: Storage, unlocked: boolean): void {
  if (unlocked) storage.setItem(KEY, 'true')
  else storage.removeItem(KEY)
}

const KEY = 'dictum.admin'

/** Whether this browser session has unlocked the panel; the server's cookie decides, this only what is shown first. */
export function isFlagged(storage: Storage): boolean {
  return storage.getItem(KEY) === 'true'
}

export function setFlag(storage: Storage, unlocked: boolean): void {
  if (unlocked) storage.setItem(KEY, 'true')
  else storage.removeItem(KEY)
}

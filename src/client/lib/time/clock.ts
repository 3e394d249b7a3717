/**
 * Polling interval in milliseconds. After a device has slept, the page catches up within this time, whether or not it
 * was hidden.
 */
const LOOK_EVERY_MS = 15_000

const followers = new Set<() => void>()
let stopLooking: (() => void) | null = null

/** Calls `look` every few seconds, and as soon as the page becomes visible, until the returned function is called. */
export function followClock(look: () => void): () => void {
  followers.add(look)
  stopLooking ??= startLooking()
  return () => {
    followers.delete(look)
    if (followers.size > 0) return
    stopLooking?.()
    stopLooking = null
  }
}

function startLooking(): () => void {
  const notify = () => {
    for (const look of followers) look()
  }
  const timer = setInterval(notify, LOOK_EVERY_MS)
  document.addEventListener('visibilitychange', notify)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', notify)
  }
}

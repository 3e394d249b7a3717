/** A device that slept is caught up with within so long, whether or not its page was hidden meanwhile. */
const LOOK_EVERY_MS = 15_000

const followers = new Set<() => void>()
let stopLooking: (() => void) | null = null

/** Calls `look` every few seconds, and as soon as the page is looked at again, until the returned function is called. */
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
  const tell = () => {
    for (const look of followers) look()
  }
  const timer = setInterval(tell, LOOK_EVERY_MS)
  document.addEventListener('visibilitychange', tell)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', tell)
  }
}

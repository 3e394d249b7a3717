import { useEffect } from 'react'

/** Keeps the screen on while active, if the browser can do so. A sleeping phone stops its microphone. */
export function useWakeLock(active: boolean): void {
  useEffect(() => {
    if (!active || !navigator.wakeLock) return
    let lock: WakeLockSentinel | null = null
    let over = false

    async function hold() {
      if (document.visibilityState !== 'visible') return
      try {
        const next = await navigator.wakeLock.request('screen')
        // The browser has released the earlier lock, unless the page came back twice while it was answering.
        const previous = lock
        lock = next
        await previous?.release()
        if (over) await next.release()
      } catch {
        // The browser refuses the lock when the battery is low. Recording continues, but the screen may turn off.
      }
    }

    void hold()
    // The browser releases the lock whenever the page is hidden.
    document.addEventListener('visibilitychange', hold)
    return () => {
      over = true
      document.removeEventListener('visibilitychange', hold)
      void lock?.release().catch(() => {})
    }
  }, [active])
}

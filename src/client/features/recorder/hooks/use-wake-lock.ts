import { useEffect } from 'react'

/** While active, keeps the screen on where the browser can: a phone that sleeps stops its microphone. */
export function useWakeLock(active: boolean): void {
  useEffect(() => {
    if (!active || !navigator.wakeLock) return
    let lock: WakeLockSentinel | null = null
    let over = false

    async function hold() {
      if (document.visibilityState !== 'visible') return
      try {
        lock = await navigator.wakeLock.request('screen')
        if (over) await lock.release()
      } catch {
        // A low battery refuses it; recording goes on, only the screen may darken.
      }
    }

    void hold()
    // The browser takes the lock back whenever the page is hidden.
    document.addEventListener('visibilitychange', hold)
    return () => {
      over = true
      document.removeEventListener('visibilitychange', hold)
      void lock?.release().catch(() => {})
    }
  }, [active])
}

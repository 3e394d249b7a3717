import { currentToast, subscribeToToasts } from '#client/ui/overlays/toast-store.ts'

/** When the page has been painted and the browser has nothing better to do: for what no first screen needs. */
export async function idle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
  }
  // Not every browser tells when it is idle.
  await new Promise((resolve) => (window.requestIdleCallback ?? ((act) => setTimeout(act, 500)))(resolve))
}

/** When something is to be said for the first time. */
export function firstToast(): Promise<void> {
  return new Promise((resolve) => {
    if (currentToast()) return resolve()
    const stop = subscribeToToasts(() => {
      stop()
      resolve()
    })
  })
}

const ASKED_KEY = 'dictum.askedToPersist'

/** Asks the browser, once, not to clear this site's storage when space runs short. Some browsers ask the user. */
export async function askToKeepStorage(): Promise<void> {
  if (localStorage.getItem(ASKED_KEY) || !navigator.storage?.persist) return
  localStorage.setItem(ASKED_KEY, 'yes')
  await navigator.storage.persist()
}

/** Tells whether the device has a share sheet. */
export function canSendLinks(): boolean {
  return typeof navigator.share === 'function'
}

/**
 * Hands a link to the device's share sheet.
 * @returns false if the sheet did not open, as browsers may decide when the tap was long ago
 */
export async function sendLink(title: string, url: string): Promise<boolean> {
  try {
    await navigator.share({ title, url })
  } catch (error) {
    // Whoever closes the share sheet has changed their mind.
    return error instanceof DOMException && error.name === 'AbortError'
  }
  return true
}

/** Tells whether the device has a share sheet. */
export function canSendLinks(): boolean {
  return typeof navigator.share === 'function'
}

/**
 * Hands a link to the device's share sheet.
 * @returns false if the sheet did not open, because browsers may refuse when the tap was too long ago
 */
export async function sendLink(title: string, url: string): Promise<boolean> {
  try {
    await navigator.share({ title, url })
  } catch (error) {
    // Users who close the share sheet have changed their mind.
    return error instanceof DOMException && error.name === 'AbortError'
  }
  return true
}

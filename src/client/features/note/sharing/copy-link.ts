interface Copier {
  write: (text: string) => Promise<void>
  /** Shows the selected text for the user to copy by hand. */
  prompt: (message: string, text: string) => unknown
}

const BROWSER: Copier = {
  write: (text) => navigator.clipboard.writeText(text),
  prompt: (message, text) => window.prompt(message, text),
}

/**
 * Copies a link to the clipboard. If the browser doesn't allow that (because it is old, or the page has no https),
 * shows the link to be copied by hand (specification, section 7).
 * @returns whether the link is on the clipboard
 */
export async function copyLink(link: string, message: string, copier = BROWSER): Promise<boolean> {
  try {
    await copier.write(link)
    return true
  } catch {
    copier.prompt(message, link)
    return false
  }
}

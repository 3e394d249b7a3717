interface Copier {
  write: (text: string) => Promise<void>
  /** Shows the text selected, to be copied by hand. */
  prompt: (message: string, text: string) => unknown
}

const BROWSER: Copier = {
  write: (text) => navigator.clipboard.writeText(text),
  prompt: (message, text) => window.prompt(message, text),
}

/**
 * Copies a link to the clipboard. Where the browser doesn't allow that (an old one, or a page without https), shows it
 * to be copied by hand (specification, section 7).
 * @returns whether it is on the clipboard.
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

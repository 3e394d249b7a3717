/** The longest quote in a message: mail programs cut long addresses off. */
const MAX_QUOTE = 500

/** Passes a text on by the share sheet of the device or, where there is none, by a new mail. */
export async function sendText(title: string, text: string): Promise<void> {
  if (!navigator.share) return openMail(title, text)
  try {
    await navigator.share({ title, text })
  } catch (error) {
    // Whoever closes the share sheet has changed their mind.
    if (error instanceof DOMException && error.name === 'AbortError') return
    openMail(title, text)
  }
}

/** Joins the paragraphs of a message; those that say nothing are left out. */
export function joinParagraphs(paragraphs: readonly (string | null | false)[]): string {
  return paragraphs.filter(Boolean).join('\n\n')
}

/** Shortens a quote for a message. */
export function cutQuote(quote: string): string {
  return quote.length > MAX_QUOTE ? `${quote.slice(0, MAX_QUOTE).trimEnd()}…` : quote
}

function openMail(subject: string, body: string): void {
  location.assign(`mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`)
}

/** Maximum length of a quote in a message, in characters. Email programs cut off long addresses. */
const MAX_QUOTE = 500

/** Passes a text on through the device's share sheet or, if there is none, through a new email. */
export async function sendText(title: string, text: string): Promise<void> {
  if (!navigator.share) return openMail(title, text)
  try {
    await navigator.share({ title, text })
  } catch (error) {
    // Users who close the share sheet have changed their mind.
    if (error instanceof DOMException && error.name === 'AbortError') return
    openMail(title, text)
  }
}

/** Joins the paragraphs of a message, leaving out empty ones. */
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

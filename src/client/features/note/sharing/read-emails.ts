/** Catches slips of the keyboard. The server has the last word. */
const LOOKS_LIKE_EMAIL = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/

/** Reads addresses as people type or paste them: separated by commas, semicolons or spaces, each one once. */
export function readEmails(text: string): { valid: string[]; invalid: string[] } {
  // "Ana Ruiz <ana@example.com>", as mail programs copy it: the address is what counts.
  const bare = text.replace(/[^,;<>]*<([^<>]*)>/g, ' $1 ')
  const words = [...new Set(bare.toLowerCase().split(/[\s,;]+/))].filter((word) => word !== '')
  return {
    valid: words.filter((word) => LOOKS_LIKE_EMAIL.test(word)),
    invalid: words.filter((word) => !LOOKS_LIKE_EMAIL.test(word)),
  }
}

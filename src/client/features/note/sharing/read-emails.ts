/** Catches typing errors. The server decides. */
const LOOKS_LIKE_EMAIL = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/

/**
 * Reads addresses as people type or paste them: separated by commas, semicolons or spaces. Repeated addresses are
 * dropped.
 */
export function readEmails(text: string): { valid: string[]; invalid: string[] } {
  // Email programs copy "Ana Ruiz <ana@example.com>"; only the address counts.
  const bare = text.replace(/[^,;<>]*<([^<>]*)>/g, ' $1 ')
  const words = [...new Set(bare.toLowerCase().split(/[\s,;]+/))].filter((word) => word !== '')
  return {
    valid: words.filter((word) => LOOKS_LIKE_EMAIL.test(word)),
    invalid: words.filter((word) => !LOOKS_LIKE_EMAIL.test(word)),
  }
}

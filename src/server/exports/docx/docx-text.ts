/** Puts a text on one line and removes characters that XML forbids (XML 1.0, 2.2): Word would call the file damaged. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\s/g, ' ')
    .replace(/[\p{Cc}\ufffe\uffff]/gu, '')
}

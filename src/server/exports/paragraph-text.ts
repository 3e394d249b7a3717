import type { DocumentParagraph } from './note-document.ts'

/** Returns the words of a paragraph, without the marks of doubtful ones. */
export function textOf({ pieces }: DocumentParagraph): string {
  return pieces.map(({ text }) => text).join('')
}

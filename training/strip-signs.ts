/** Removes punctuation and capitals, because some engines give none. */
export function stripSigns(text: string): string {
  return text
    .toLowerCase()
    .replace(/[.,;:!?¡¿…"«»“”()]|(?<=\s)[-–—](?=\s)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

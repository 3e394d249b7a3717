import { MAX_FILE_NAME_LENGTH } from '#shared/limits.ts'

// Control characters, and marks that reverse the direction of text and could disguise a file extension.
const INVISIBLE = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/**
 * Returns a file name that is safe to display: without folders, control characters or direction marks, and with its
 * stem cut if it is too long. Never use it as a path.
 */
export function cleanFileName(name: string | undefined): string {
  // Browsers escape characters that would end the header's quoted string (WHATWG, multipart/form-data).
  const sent = (name ?? '').replaceAll('%22', '"').replaceAll(/%0[AD]/g, '')
  const last = sent.split(/[/\\]/).at(-1) ?? ''
  const clean = last.replace(INVISIBLE, '').trim()
  if (clean === '' || clean === '.' || clean === '..') return 'audio'
  const characters = Array.from(new Intl.Segmenter().segment(clean), (part) => part.segment)
  if (characters.length <= MAX_FILE_NAME_LENGTH) return clean
  const dot = clean.lastIndexOf('.')
  const ending = dot > 0 && clean.length - dot <= 6 ? clean.slice(dot) : ''
  return characters.slice(0, MAX_FILE_NAME_LENGTH - ending.length).join('') + ending
}

/** Returns the name without its extension, as the note's title until it has its own. */
export function stemOf(fileName: string): string {
  return fileName.replace(/\.[a-z0-9]{1,5}$/i, '') || fileName
}

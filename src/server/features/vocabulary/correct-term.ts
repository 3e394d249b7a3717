import { correctTerms } from '#server/speech/correct-terms.ts'

/**
 * Writes a term where a text holds it almost, and where it holds `instead`: that as whole words in the same capitals, for
 * 'toro' may well be meant where 'Toro' was a name.
 */
export function putTerm(text: string, { term, instead }: { term: string; instead?: string | undefined }): string {
  return correctTerms(instead ? replaceWords(text, instead, term) : text, [term])
}

function replaceWords(text: string, instead: string, term: string): string {
  // The term first: it may hold what is replaced, and must not grow.
  const wanted = `(?<![\\p{L}\\p{M}\\p{N}])(?:${pattern(term)}|${pattern(instead)})(?![\\p{L}\\p{M}\\p{N}])`
  return text.replace(new RegExp(wanted, 'gu'), () => term)
}

function pattern(words: string): string {
  return words
    .split(/\s+/)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
    .join('\\s+')
}

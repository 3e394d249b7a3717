import { correctTerms } from '#server/speech/correct-terms.ts'

/**
 * Corrects near matches of a term in a text, and replaces `instead` by the term: only whole words in the same case,
 * because 'toro' may be right where 'Toro' was a name.
 */
export function correctTerm(text: string, { term, instead }: { term: string; instead?: string | undefined }): string {
  return correctTerms(instead ? replaceWords(text, instead, term) : text, [term])
}

function replaceWords(text: string, instead: string, term: string): string {
  // Match the term first: it may contain what is replaced, and must not grow.
  const wanted = `(?<![\\p{L}\\p{M}\\p{N}])(?:${pattern(term)}|${pattern(instead)})(?![\\p{L}\\p{M}\\p{N}])`
  return text.replace(new RegExp(wanted, 'gu'), () => term)
}

function pattern(words: string): string {
  return words
    .split(/\s+/)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
    .join('\\s+')
}

/** A word of a text as the letter models rate it. */
export interface RatedWord {
  /** In lower case. */
  text: string
  /** Whether it looks like a name, or like part of one: names are spelt the same in every language. */
  isName: boolean
}

/** Maximum length of a small word inside a name, in letters: "Rue de la Paix", "Plaza del Sol". */
const LONGEST_LINK = 3

/** Maximum number of small words between two capitals that still make one name. */
const MOST_LINKS = 2

const WORD = /\p{L}[\p{L}\p{M}’]*/gu

const IN_BRACKETS = /<[^<>]*>/gu
const ADDRESS = /https?:|www\.|@/u

/** Returns the words of a text without numbers, addresses and abbreviations in capitals. */
export function readWords(text: string): RatedWord[] {
  const plain = withoutAddresses(text.normalize('NFC')).replace(/['ʼ‘`]/g, '’')
  const found = [...plain.matchAll(WORD)]
    .map(({ 0: word, index }) => ({ word, opens: opensSentence(plain, index) }))
    .filter(({ word }) => word.length === 1 || word !== word.toUpperCase())
  const isCapital = found.map(({ word }) => /^\p{Lu}/u.test(word))
  const names = found.map(({ opens }, at) => isCapital[at] === true && (!opens || leadsToCapital(found, isCapital, at)))
  for (const [at, isName] of names.entries()) {
    if (!isName) continue
    const next = leadsToCapital(found, isCapital, at)
    for (let link = at + 1; next && link < next; link++) names[link] = true
  }
  return found.map(({ word }, at) => ({ text: word.toLowerCase(), isName: names[at] === true }))
}

/**
 * Removes the addresses of pages and people, which say nothing about the language around them. One expression for all of
 * it would look for an address from each letter on, and need a minute for a word of 300,000 letters.
 */
function withoutAddresses(text: string): string {
  return text.replace(IN_BRACKETS, ' ').replace(/\S+/gu, (run) => (ADDRESS.test(run) ? ' ' : run))
}

function opensSentence(text: string, at: number): boolean {
  return /(?:^|[.!?…:;\n"«“¿¡(–—-])[\s"«“¿¡(]*$/u.test(text.slice(Math.max(0, at - 6), at))
}

/** Returns the position of the next capital if only small words come before it; 0 if there is none. */
function leadsToCapital(found: readonly { word: string }[], isCapital: readonly boolean[], at: number): number {
  for (let next = at + 1; next <= at + 1 + MOST_LINKS; next++) {
    if (isCapital[next]) return next
    if ((found[next]?.word.length ?? LONGEST_LINK + 1) > LONGEST_LINK) return 0
  }
  return 0
}

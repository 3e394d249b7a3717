import type { Unit } from '#server/calendar/wall-time.ts'
import { packOf } from '#server/languages/languages.ts'
import type { DateLexicon } from '#server/languages/parts/date-lexicon.ts'
import { perPack } from '#server/languages/per-pack.ts'
import type { Language } from '#shared/languages.ts'
import type { Token } from '../text/tokens.ts'
import { tokenize } from '../text/tokens.ts'
import { OTHER, type Sym } from './grammar.ts'

interface Entry {
  words: string[]
  kind: string
  value: number
  tag: string
}

/** Entries by their first word, longest first. */
type Dictionary = Map<string, Entry[]>

const dictionaries = new Map<Language, Dictionary>()

const SIGNS: Record<string, string> = {
  ':': 'COLON',
  '/': 'SLASH',
  '-': 'DASH',
  '~': 'DASH',
  '%': 'PERCENT',
  '–': 'DASH',
  '—': 'DASH',
  '.': 'DOT',
  ',': 'COMMA',
}

/** Addresses and keys: nothing that anybody says. */
const LONG_CODE = /\S{40,}/g

/** The symbols of a text: its date words, numbers and signs by their meaning, everything else as `OTHER`. */
export function readSymbols(text: string, language: Language): Sym[] {
  const tokens = tokenize(text)
  const dictionary = dictionaryOf(language)
  const marks = new Set(packOf(language).dates.ordinalMarks.split(' '))
  const symbols: Sym[] = []
  const codes = text.matchAll(LONG_CODE)
  let code = codes.next()
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at]
    if (!token) break
    while (!code.done && code.value.index + code.value[0].length <= token.start) code = codes.next()
    if (!code.done && token.start >= code.value.index) {
      symbols.push({ kind: OTHER, value: 0, start: token.start, end: token.end })
      at++
      continue
    }
    const { symbol, length } =
      readGluedSign(tokens, at, language) ??
      readAmount(tokens, at) ??
      readDecimal(tokens, at) ??
      readNumber(tokens, at, marks) ??
      readPhrase(tokens, at, dictionary)
    if (symbol.kind === OTHER && isCounted(token, text, symbols.at(-1), language)) symbol.kind = 'PERCENT'
    symbols.push(symbol)
    at += length
  }
  return symbols
}

const CURRENCY = /^[$€£¥#]$/

/** "$12", "12 €", "#4": a number that is none of a date. */
function readAmount(tokens: Token[], at: number): { symbol: Sym; length: number } | null {
  const [first, second] = tokens.slice(at, at + 2)
  if (!first || !second || !/^\d+$/.test(CURRENCY.test(first.folded) ? second.folded : first.folded)) return null
  const amount = CURRENCY.test(first.folded) ? second.glued : CURRENCY.test(second.folded) && second.folded !== '#'
  return amount ? { symbol: { kind: OTHER, value: 0, start: first.start, end: second.end }, length: 2 } : null
}

/** "3:18a", "from 9a to 11a" and "in 15'": signs that mean something only right behind a number. */
function readGluedSign(tokens: Token[], at: number, language: Language): { symbol: Sym; length: number } | null {
  const [lead, number, sign] = [tokens[at - 2]?.folded ?? '', tokens[at - 1]?.folded ?? '', tokens[at]]
  if (!sign?.glued || !/^\d{1,2}$/.test(number)) return null
  const place = { start: sign.start, end: sign.end }
  const { halfDayMarks, elapsedLeads } = packOf(language).dates
  if (/^['′]$/.test(sign.folded) && elapsedLeads.split(' ').includes(lead)) {
    return { symbol: { ...place, kind: 'UNIT', value: 0, tag: 'minute', unit: 'minute' }, length: 1 }
  }
  const kind = halfDayMarks[sign.folded]
  if (kind === undefined) return null
  // "Room 9a" is no time.
  const range = rangeOf(packOf(language))
  const beside = [tokens.slice(at - 3, at - 1), tokens.slice(at + 1, at + 4)]
  const timed = lead === ':' || beside.some((some) => isRangeOfHours(some, range))
  return timed ? { symbol: { ...place, kind, value: 0, tag: '' }, length: 1 } : null
}

/** "… to 11a", "9a to …": what stands beside an hour with such a mark when it is one end of a range. */
const rangeOf = perPack(({ dates: { halfDayMarks, rangeJoins } }) => {
  const joins = `(?:${rangeJoins}|-|–)`
  const halves = `(?:${Object.entries(halfDayMarks).flat().join('|')})`
  return new RegExp(`^(?:${joins} \\d{1,2} ${halves}|${halves} ${joins})$`, 'i')
})

function isRangeOfHours(tokens: readonly Token[], range: RegExp): boolean {
  return range.test(tokens.map(({ folded }) => folded).join(' '))
}

/** "37,1": the comma of a decimal; "2.5 hours" and "9.30" are left to the rules. */
function readDecimal(tokens: Token[], at: number): { symbol: Sym; length: number } | null {
  const [first, comma, last, sign] = tokens.slice(at, at + 4)
  if (comma?.folded !== ',' || !comma.glued || !last?.glued || first === undefined) return null
  if (!/^\d+$/.test(first.folded) || !/^\d+$/.test(last.folded) || sign?.folded === ',') return null
  return {
    symbol: { kind: 'DECIMAL', value: Number(`${first.folded}.${last.folded}`), start: first.start, end: last.end },
    length: 3,
  }
}

/** A plural noun after a number, which then counts things and is no hour or year. */
function isCounted({ folded, start }: Token, text: string, before: Sym | undefined, language: Language): boolean {
  const many = before !== undefined && /^(?:NUM|BIG|YEAR)$/.test(before.kind) && before.value !== 1
  const { counted, notCounted } = packOf(language).dates
  return many && /\p{Ll}/u.test(text.charAt(start)) && counted.test(folded) && !notCounted.test(folded)
}

function readNumber(tokens: Token[], at: number, marks: Set<string>): { symbol: Sym; length: number } | null {
  const token = tokens[at]
  if (!token || !/^\d{1,4}$/.test(token.folded)) return null
  const value = Number(token.folded)
  const after = tokens[at + 1]
  if (after?.glued && marks.has(after.folded)) {
    return { symbol: { kind: 'ORD', value, start: token.start, end: after.end }, length: 2 }
  }
  const kind =
    token.folded.length === 4 && value >= 1900 && value < 2200 ? 'YEAR' : token.folded.length > 2 ? 'BIG' : 'NUM'
  return { symbol: { kind, value, start: token.start, end: token.end, tag: 'digits' }, length: 1 }
}

function readPhrase(tokens: Token[], at: number, dictionary: Dictionary): { symbol: Sym; length: number } {
  const token = tokens[at]
  if (!token) throw new RangeError('no token there')
  const entry = dictionary
    .get(token.folded)
    ?.find(({ words }) => words.every((word, i) => tokens[at + i]?.folded === word))
  const length = entry?.words.length ?? 1
  const end = tokens[at + length - 1]?.end ?? token.end
  const base = { start: token.start, end }
  if (!entry) return { symbol: { ...base, kind: SIGNS[token.folded] ?? OTHER, value: 0 }, length: 1 }
  const { kind, value, tag } = entry
  return { symbol: { ...base, kind, value, tag, ...(kind === 'UNIT' ? { unit: tag as Unit } : {}) }, length }
}

function dictionaryOf(language: Language): Dictionary {
  const known = dictionaries.get(language)
  if (known) return known
  const dictionary: Dictionary = new Map()
  const lexicon = packOf(language).dates
  for (const [key, phrases] of Object.entries({ ...lexicon.words })) {
    const [kind = OTHER, meaning = '', tag = meaning] = key.split(':')
    for (const phrase of phrases.split(', ')) include(dictionary, phrase, kind, Number(meaning) || 0, tag)
  }
  for (const [phrase, value] of numberWords(lexicon)) include(dictionary, phrase, 'NUM', value, 'words')
  for (const [phrase, value] of yearWords(lexicon)) include(dictionary, phrase, 'YEAR', value, 'words')
  for (const entry of lexicon.ordinals.split(', ')) {
    const [value, ...words] = entry.split(' ')
    include(dictionary, words.join(' '), 'ORD', Number(value), 'words')
  }
  for (const entries of dictionary.values()) entries.sort((a, b) => b.words.length - a.words.length)
  dictionaries.set(language, dictionary)
  return dictionary
}

function include(dictionary: Dictionary, phrase: string, kind: string, value: number, tag: string): void {
  // An elided word ("d'") is one only before a letter.
  const elided = phrase.endsWith("'")
  const words = tokenize(elided ? `${phrase}x` : phrase).map((token) => token.folded)
  if (elided) words.pop()
  const first = words[0]
  if (first === undefined) return
  const entries = dictionary.get(first) ?? []
  entries.push({ words, kind, value, tag })
  dictionary.set(first, entries)
}

/** The years of this century's twenties in words ("two thousand twenty-seven"), and 2030 where no clock says so. */
function yearWords(lexicon: DateLexicon): Map<string, number> {
  const years = new Map<string, number>()
  for (const [name, value] of numberWords(lexicon)) {
    if (value < 20 || value > 39) continue
    for (const thousand of lexicon.thousands.split(', ')) {
      // "Twenty thirty" is a time.
      if (thousand.includes(' ') || value < 30) years.set(`${thousand} ${name}`, 2000 + value)
    }
  }
  return years
}

/** The numbers up to 99 in words. */
function numberWords(lexicon: DateLexicon): Map<string, number> {
  const words = new Map<string, number>()
  const units = lexicon.units.split(' ')
  for (const [value, word] of units.entries()) words.set(word, value)
  for (const entry of lexicon.tens.split(', ')) {
    const [value, ...ten] = entry.split(' ')
    const name = ten.join(' ')
    words.set(name, Number(value))
    for (let unit = 1; unit <= 9; unit++) {
      words.set(`${name} ${units[unit]}`, Number(value) + unit)
      if (lexicon.joiner) words.set(`${name} ${lexicon.joiner} ${units[unit]}`, Number(value) + unit)
    }
  }
  for (const entry of lexicon.extra?.split(', ') ?? []) {
    const [value, ...name] = entry.split(' ')
    words.set(name.join(' '), Number(value))
  }
  return words
}

import type { Unit } from '#server/calendar/wall-time.ts'
import type { LanguagePack } from '#server/languages/language-pack.ts'
import { packOf } from '#server/languages/languages.ts'
import type { RuleName } from '#server/languages/parts/rule.ts'
import { perPack } from '#server/languages/per-pack.ts'
import type { Language } from '#shared/languages.ts'
import type { Token } from '../text/tokens.ts'
import { tokenize } from '../text/tokens.ts'
import { OTHER, type Sym } from './grammar.ts'
import { COUNTED_RULE, DIGIT_RULES } from './rules/digits.ts'
import { NAMESAKE_RULE } from './rules/namesakes.ts'
import { NUMBER_WORDS } from './rules/number-words.ts'
import { TIMESTAMP_RULES } from './rules/timestamps.ts'

interface Entry {
  words: string[]
  kind: string
  value: number
  tag: string
  /** The rule for how the number is spelt. */
  rule: RuleName | undefined
}

/** Entries keyed by their first word; the longest come first. */
type Dictionary = Map<string, Entry[]>

const dictionaries = new Map<Language, Dictionary>()

const SIGNS: Record<string, string> = {
  ':': 'COLON',
  '/': 'SLASH',
  '+': 'PLUS',
  '(': 'OPEN',
  '-': 'DASH',
  '~': 'DASH',
  '%': 'PERCENT',
  '–': 'DASH',
  '—': 'DASH',
  '.': 'DOT',
  ',': 'COMMA',
}

/** After these kinds, a word that may be the name of a month is one, whatever else it could be. */
const BEFORE_MONTHS =
  'IN INTHE BY UNTIL SINCE FROM TO TOWARDS OF OFTHE DURING BEFORE AFTER NEXT LAST COMING BEGINOF MIDOF ENDOF'
/** Phrases with these tags do not apply after these kinds. */
const NOT_AFTER: Record<string, ReadonlySet<string>> = {
  'unless month': new Set(`${BEFORE_MONTHS} THIS`.split(' ')),
  'unless month, not this': new Set(BEFORE_MONTHS.split(' ')),
  // "Au plus tard la veille" is the day before something else.
  'unless related': new Set(['BY', 'BEFORE', 'AFTER', 'SINCE']),
}
/** Phrases with these tags apply only after these kinds: the French "3 sept" is a day, but "sept" alone is seven. */
const ONLY_AFTER: Record<string, ReadonlySet<string>> = { 'after a day': new Set(['NUM', 'ORD']) }

/** How many words at the beginning of the list `noSubjects` are pronouns. */
const MAX_PRONOUNS = 14

/** Pronouns and the words that join clauses, which are never counted or ranked. "That" may be either: "the third that fell". */
const smallWords = perPack(({ names, clauses }) => {
  const pronouns = names.noSubjects.split('|', MAX_PRONOUNS)
  const subordinates = clauses.subordinates.split('|')
  const either = pronouns.filter((word) => subordinates.includes(word))
  const all = [...pronouns, ...subordinates, ...clauses.joins.split('|')]
  return new Set(all.filter((word) => !either.includes(word)))
})

const ALL_DIGIT_RULES = [...TIMESTAMP_RULES, ...DIGIT_RULES]

/** Addresses and keys, which nobody says aloud. */
const LONG_CODE = /\S{40,}/g

/**
 * Reads the symbols of a text: date words, numbers and punctuation by their meaning, everything else as `OTHER`.
 * @param observe is called with each rule that is applied, for tests
 */
export function readSymbols(text: string, language: Language, observe?: (rule: RuleName) => void): Sym[] {
  const pack = packOf(language)
  const tokens = tokenize(text)
  const dictionary = dictionaryOf(language)
  const symbols: Sym[] = []
  const codes = text.matchAll(LONG_CODE)
  let code = codes.next()
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at]
    if (!token) break
    while (!code.done && code.value.index + code.value[0].length <= token.start) code = codes.next()
    const isCode = !code.done && token.start >= code.value.index
    // "Él" in "con él" is no article.
    if (isCode || pack.dates.otherWords?.test(text.slice(token.start, token.end))) {
      symbols.push({ kind: OTHER, value: 0, start: token.start, end: token.end })
      at++
      continue
    }
    const { symbol, length, rule } = readDigits(tokens, at, pack) ?? readPhrase(tokens, at, dictionary, symbols.at(-1))
    if (rule) observe?.(rule)
    if (symbol.kind === 'MONTH' || symbol.kind === 'WEEKDAY') {
      const isDateWord = (word: Token) => dictionary.has(word.folded)
      if (NAMESAKE_RULE.applies({ tokens, at, text, before: symbols, pack, isDateWord })) {
        symbol.kind = OTHER
        observe?.(NAMESAKE_RULE)
      }
    }
    if (symbol.kind === OTHER && smallWords(pack).has(token.folded)) symbol.tag = 'small'
    if (symbol.kind === OTHER && COUNTED_RULE.applies(token, text, symbols.at(-1), pack)) {
      symbol.kind = 'PERCENT'
      observe?.(COUNTED_RULE)
    }
    if (symbol.kind === 'SHORTDAY') symbol.capital = /^\p{Lu}/u.test(text.slice(symbol.start, symbol.end))
    const dash = hyphenBefore(symbol, symbols.at(-1), text)
    symbols.push(...(dash ? [dash] : []), symbol)
    at += length
  }
  return symbols
}

/** Names that a hyphen makes a range: "Mon-Fri", "juin-juillet". Tokens leave out the hyphens between letters. */
const RANGED =
  /^(?:(?:SHORTDAY|WEEKDAY|MONTH|DAYREL|MORROW) (?:SHORT|WEEK)DAY|MONTH MONTH|(?:AM|PM|HOURS|CLOCKWORD) CLOCKWORD)$/

function hyphenBefore({ kind, start }: Sym, previous: Sym | undefined, text: string): Sym | null {
  if (!previous || start !== previous.end + 1 || !RANGED.test(`${previous.kind} ${kind}`)) return null
  return text[previous.end] === '-' ? { kind: 'DASH', value: 0, start: previous.end, end: start } : null
}

interface Read {
  symbol: Sym
  length: number
  rule?: RuleName | undefined
}

function readDigits(tokens: readonly Token[], at: number, pack: LanguagePack): Read | null {
  const inTimestamp = /^[\d+\-.,t'’]/.test(tokens[at]?.folded ?? '')
  for (const rule of inTimestamp ? ALL_DIGIT_RULES : DIGIT_RULES) {
    const found = rule.read(tokens, at, pack)
    if (found) return { ...found, rule }
  }
  return null
}

function readPhrase(tokens: readonly Token[], at: number, dictionary: Dictionary, previous: Sym | undefined): Read {
  const token = tokens[at]
  if (!token) throw new RangeError('no token there')
  const entry = dictionary
    .get(token.folded)
    ?.find(
      ({ words, tag }) =>
        words.every((word, i) => tokens[at + i]?.folded === word) &&
        !NOT_AFTER[tag]?.has(previous?.kind ?? OTHER) &&
        (ONLY_AFTER[tag]?.has(previous?.kind ?? OTHER) ?? true),
    )
  const length = entry?.words.length ?? 1
  const end = tokens[at + length - 1]?.end ?? token.end
  const base = { start: token.start, end }
  if (!entry) return { symbol: { ...base, kind: SIGNS[token.folded] ?? OTHER, value: 0 }, length: 1 }
  const { kind, value, tag, rule } = entry
  return { symbol: { ...base, kind, value, tag, ...(kind === 'UNIT' ? { unit: tag as Unit } : {}) }, length, rule }
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
  for (const rule of NUMBER_WORDS) {
    const spelt = new Map(rule.spell(lexicon))
    for (const [phrase, value] of spelt) include(dictionary, phrase, rule.kind, value, 'words', rule)
  }
  for (const entries of dictionary.values()) entries.sort((a, b) => b.words.length - a.words.length)
  dictionaries.set(language, dictionary)
  return dictionary
}

function include(
  dictionary: Dictionary,
  phrase: string,
  kind: string,
  value: number,
  tag: string,
  rule?: RuleName,
): void {
  // An elided word ("d'") counts only before a letter.
  const elided = phrase.endsWith("'")
  const words = tokenize(elided ? `${phrase}x` : phrase).map((token) => token.folded)
  if (elided) words.pop()
  const first = words[0]
  if (first === undefined) return
  const entries = dictionary.get(first) ?? []
  entries.push({ words, kind, value, tag, rule })
  dictionary.set(first, entries)
}

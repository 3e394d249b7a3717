import type { Unit, Wall } from '#server/calendar/wall-time.ts'
import type { Rule as PatternRule } from '#server/languages/parts/rule.ts'
import { firstKinds } from './first-kinds.ts'

/**
 * A symbol of a cascaded grammar. Words become symbols. Each pass reads the symbols from left to right, and where a
 * rule's pattern matches, it replaces the longest match with one symbol. Patterns are regular expressions over the
 * kinds of symbols, so every pass takes linear time.
 */
export interface Sym {
  kind: string
  /** Offsets in the text. */
  start: number
  end: number
  /** Number, weekday, month or hour, depending on the kind. */
  value: number
  unit?: Unit
  /** The smaller units of a length with several: the days of "a month and ten days". */
  rest?: { value: number; unit: Unit }[]
  from?: Wall
  to?: Wall
  /** Extra information for rules that need it (`ambiguous`, `weekday`, the name of a part of the day). */
  tag?: string
  relation?: Relation
  /** Whether the year of a day of a month was said; absent for other days. */
  hasYear?: boolean
  /** Whether the word begins with a capital; only of abbreviated weekdays. */
  capital?: boolean
  /** A day that was taken back for another one. */
  retracted?: boolean
  /** IANA name of the zone if the time is given in another one. */
  zone?: string
}

/** How something relates to a time: it is `by`, `before`, `until`, `after` or `since` the time, or set `for` it. */
export type Relation = 'by' | 'for' | 'before' | 'until' | 'after' | 'since'

export interface Context {
  /** Wall time of the recording. */
  now: Wall
  timezone: string
  /** The first weekday that belongs to the end of the week. */
  lateWeekday: number
  /** Whether 3/4 means the fourth of March. */
  monthFirst: boolean
}

/** A symbol that has no position in the text yet. */
export type Meaning = Omit<Sym, 'start' | 'end'>

/** Makes a symbol from the symbols that a pattern matched; `next` is the one after them. Returns null to reject the match. */
export type Make = (parts: Sym[], context: Context, next?: Sym) => Meaning | null

/** A rule for dates. Its pattern is written with classes and kinds; its examples are in the language packs. */
export interface Rule extends PatternRule {
  pattern: RegExp
  /** The kinds of symbols that the pattern names. */
  kinds: readonly string[]
  /** The kinds that a match can begin with. */
  first: ReadonlySet<string>
  make: Make
}

/** The kind of words that no rule names. */
export const OTHER = 'OTHER'

const codes = new Map<string, string>()

function codeOf(kind: string): string {
  let code = codes.get(kind)
  if (code === undefined) {
    // Characters of the private use area, none of which is special in patterns.
    code = String.fromCharCode(0xe000 + codes.size)
    codes.set(kind, code)
  }
  return code
}

/** Interchangeable small words in patterns, written `{the}`. */
const CLASSES: Record<string, string> = {
  the: '(?:THE|DET|DETF|DETP)',
  at: '(?:AT|TOWARDS|FOR|ABOUT|ATTHE)',
  from: '(?:(?:FROM|OF|INTHE|SINCE|BETWEEN|OFTHE)(?:THE|DET|DETF)?)',
  to: '(?:(?:TO|INTHE|AT|TOWARDS|ATTHE|DASH|UNTIL|AND)(?:THE|DET|DETF)?)',
  mod: '(?:MOD|PART)',
  whichunit: '(?:(?:THIS|NEXT|COMING)UNIT|UNIT(?:NEXT|COMING|THIS)?)',
  unitahead: '(?:NEXT UNIT|UNIT NEXT|COMING UNIT|UNIT COMING|THIS UNIT)',
  dayto: '(?:TO|DASH|ATTHE|AND|UNTIL|TOWARDS)',
  /** Nothing follows that shows that a number is not a day, or not an hour. */
  notaclock: `(?!${[
    'AM|PM|COLON|OCLOCK|HOURS|TO|DASH NUM|DOT NUM',
    'UNIT|AND HALF|AND QUARTERHOUR|PERCENT|NUM|MOD|PART|SLASH',
    'BIG|PAST|OF DETF|CLOCK',
  ].join('|')})`,
  notaday: `(?!${['UNIT|MONTH|PERCENT|OF MONTH|HOURS|YEAR|SLASH|DOT NUM', 'COMMA NUM|BIG|NUM|WEEKDAY|OF OTHER'].join(
    '|',
  )})`,
  /** Not within another number; but after the dash between two dates with their years. */
  apart: '(?<!DOT|SLASH|(?<!YEAR)DASH|NUM|BIG|YEAR)',
  /** A weekday, today, tomorrow or tonight, right before or after a time. */
  aday: '(?:(?:WEEKDAY|DAYREL|MORROW)COMMA?|TONIGHT)',
  thenday: '(?:(?:ON|DET|OF|OFTHE|COMMA)?(?:WEEKDAY|DAYREL|MORROW|TONIGHT))',
  fourdigits: '(?:BIG|YEAR)',
  /** The day of a month, with or without its year. */
  date: '(?:(?:(?:NUM|ORD)OF?MONTH|MONTH(?:NUM|ORD))(?:COMMA?YEAR)?|(?:SLASH|DASH|DOT)(?:NUM|YEAR))',
  nth: '(?:NUM|ORD)',
  upto: '(?:DASH|TO|TOWARDS|UNTIL)',
  /** Nothing follows that the number would count or that belongs to another number. */
  plainly: `(?!${['PERCENT|UNIT|HOURS|DOT BIG|DOT NUM|DASH|SLASH|COMMA NUM|COMMA BIG', 'NUM|BIG|YEAR|OTHERS'].join('|')})`,
  /** Nothing follows that makes the hours a time of day: a day, a part of it, minutes. */
  nottime: `(?!${[
    'COMMA?(?:ON|DET|OF|OFTHE|ATTHE|INTHE|THIS|TO|TOWARDS|AND|LESS)*(?:DAYREL|MORROW|WEEKDAY|TONIGHT|PART|MOD)',
    'AND|LESS|NUM|HALF|QUARTERHOUR|UNIT|TOWARDS|TO|UNTIL|DASH|ATTHE|AM|PM|COLON|OFTHE|INTHE|THIS|ZONE|FOR',
  ].join('|')})`,
  /** A number that nothing after it shows not to be a day. */
  lastday: '(?:(?:NUM|ORD)(?!HOURS|COLON|AM|PM|UNIT|PERCENT|OTHERS|MONTH|OF MONTH|SLASH|DOT NUM))',
  /** Words that may stand before an ordinal and its noun. */
  lead: '(?:ON|THE|DET|DETF|INTHE|ATTHE|AT|IN|OF|OFTHE|FROM|BY|AFTER|BEFORE|UNTIL|TO)',
  /** Nothing stands before it that makes it a time of day. */
  alone: `(?<!${[
    'AT|TOWARDS|ABOUT|DETF|FROM|TO|UNTIL|BY|BEFORE|AFTER|SINCE',
    'WEEKDAY|DAYREL|MORROW|MONTH|YEAR|NUM|ORD|COMMA|OF|ATTHE|OFTHE|DASH',
  ].join('|')})`,
  year: '(?:(?:OF|COMMA|DASH|OFTHE|DOT|SLASH|IN)?YEAR|(?:DASH|SLASH)NUM(?!NUM|COLON|DASH(?!CLOCK)|SLASH|AM|PM|MONTH|OF))',
  month: '(?:(?:THE|DET)?UNIT OF MONTH|MONTH)',
  of: '(?:(?:OF|OFTHE|INTHE|IN|ATTHE|FOR)(?:THE|DET|DETF)?)',
  period:
    '(?:MONTH(?:DOT|COMMA)?(?:OF)?(?:YEAR)?|YEAR|(?:THIS|NEXT|COMING|LAST)UNIT|UNIT(?:NEXT|COMING|LAST|YEAR)?|SPAN)',
}

/**
 * Compiles a rule. Its pattern names kinds in capitals with the operators of regular expressions, e.g. `IN NUM UNIT`;
 * `{the}` is one of the classes above.
 */
export function rule(id: string, recognises: string, pattern: string, make: Make): Rule {
  const spelt = pattern.replace(/\{(\w+)\}/g, (_, name: string) => CLASSES[name] ?? '')
  const source = spelt.replace(/[A-Z]+/g, (kind) => codeOf(kind)).replace(/\s+/g, '')
  return {
    id,
    recognises,
    written: pattern,
    pattern: new RegExp(source, 'y'),
    kinds: spelt.match(/[A-Z]+/g) ?? [],
    first: firstKinds(spelt),
    make,
  }
}

const byFirstKind = new WeakMap<readonly Rule[], Map<string, readonly Rule[]>>()

/** Returns the rules of a pass whose matches can begin with a kind, in their order. */
function startingWith(kind = OTHER, rules: readonly Rule[]): readonly Rule[] {
  const known = byFirstKind.get(rules) ?? new Map<string, readonly Rule[]>()
  if (known.size === 0) byFirstKind.set(rules, known)
  let some = known.get(kind)
  if (some === undefined) {
    some = rules.filter(({ first }) => first.has(kind))
    known.set(kind, some)
  }
  return some
}

/**
 * Applies one pass of the rules. If two matches are equally long, the earlier rule wins.
 * @param observe is called with each rule that is applied, for tests
 */
export function runPass(
  symbols: Sym[],
  rules: readonly Rule[],
  context: Context,
  observe?: (rule: Rule) => void,
): Sym[] {
  const encoded = symbols.map((symbol) => codeOf(symbol.kind)).join('')
  const other = codeOf(OTHER)
  const result: Sym[] = []
  for (let at = 0; at < symbols.length; ) {
    const made =
      encoded[at] === other ? null : longest(symbols, encoded, at, startingWith(symbols[at]?.kind, rules), context)
    if (made) observe?.(made.rule)
    const symbol = made?.symbol ?? symbols[at]
    if (symbol) result.push(symbol)
    at += made?.length ?? 1
  }
  return result
}

function longest(symbols: Sym[], encoded: string, at: number, rules: readonly Rule[], context: Context) {
  let best: { symbol: Sym; length: number; rule: Rule } | null = null
  for (const rule of rules) {
    const { pattern, make } = rule
    pattern.lastIndex = at
    const length = pattern.exec(encoded)?.[0].length ?? 0
    if (best && length <= best.length) continue
    if (length === 0) continue
    const parts = symbols.slice(at, at + length)
    const made = make(parts, context, symbols[at + length])
    const first = parts[0]
    const last = parts.at(-1)
    if (made && first && last) best = { symbol: { ...made, start: first.start, end: last.end }, length, rule }
  }
  return best
}

/** Returns all symbols of some kinds. */
export function all(parts: Sym[], ...kinds: string[]): Sym[] {
  return parts.filter((part) => kinds.includes(part.kind))
}

/** Returns the first symbol of some kinds. */
export function pick(parts: Sym[], ...kinds: string[]): Sym | undefined {
  return parts.find((part) => kinds.includes(part.kind))
}

/** Returns what a symbol means, without its position. */
export function plain(part: Sym): Meaning {
  const { start: _start, end: _end, ...meaning } = part
  return meaning
}

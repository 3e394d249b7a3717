import type { LanguagePack } from '#server/languages/language-pack.ts'
import type { RuleName } from '#server/languages/parts/rule.ts'
import { compileRules } from '#server/languages/parts/text-rule.ts'
import { perPack } from '#server/languages/per-pack.ts'
import type { Token } from '../../text/tokens.ts'
import { OTHER, type Sym } from '../grammar.ts'

/** A way of reading digits and the punctuation beside them. */
export interface DigitRule extends RuleName {
  /** Returns the symbol that begins at a token, and the number of its tokens; null if the rule does not apply. */
  read: (tokens: readonly Token[], at: number, pack: LanguagePack) => { symbol: Sym; length: number } | null
}

const CURRENCY = /^[$€£¥#]$/

/** How many tokens of an address are read, including its number. */
const MAX_ADDRESS_TOKENS = 6

const addressOf = perPack(({ dates: { addresses } }) => compileRules(addresses))

const symbol = (kind: string, first: Token, last: Token, more: Partial<Sym> = {}): Sym => ({
  kind,
  value: 0,
  start: first.start,
  end: last.end,
  ...more,
})

/** All ways of reading digits. The first that applies wins. */
export const DIGIT_RULES: readonly DigitRule[] = [
  {
    id: 'number.elapsed-minutes',
    recognises: 'The sign for minutes after a duration: "in 15\'".',
    read: (tokens, at, { dates }) => {
      const [lead, number, sign] = [tokens[at - 2], tokens[at - 1], tokens[at]]
      if (!sign?.glued || !isHour(number) || !/^['′]$/.test(sign.folded)) return null
      if (!dates.elapsedLeads.split(' ').includes(lead?.folded ?? '')) return null
      return { symbol: symbol('UNIT', sign, sign, { tag: 'minute', unit: 'minute' }), length: 1 }
    },
  },
  {
    id: 'number.half-of-day-letter',
    recognises: 'The letter for am or pm after an hour, next to another hour or minutes: "3:18a", "9a to 11a".',
    read: (tokens, at, pack) => {
      const [lead, number, sign] = [tokens[at - 2], tokens[at - 1], tokens[at]]
      const kind = sign && pack.dates.halfDayMarks[sign.folded]
      if (!sign?.glued || !isHour(number) || kind === undefined) return null
      // "Room 9a" is not a time.
      const beside = [tokens.slice(at - 3, at - 1), tokens.slice(at + 1, at + 4)]
      const timed = /^[:@]$|^at$/.test(lead?.folded ?? '') || beside.some((some) => isRangeOfHours(some, rangeOf(pack)))
      return timed ? { symbol: symbol(kind, sign, sign, { tag: '' }), length: 1 } : null
    },
  },
  {
    id: 'number.amount',
    recognises: 'An amount of money or a list number, which is not part of a date: "$12", "12 €", "#4".',
    read: (tokens, at) => {
      const [first, second] = tokens.slice(at, at + 2)
      if (!first || !second) return null
      const leads = CURRENCY.test(first.folded)
      if (!/^\d+$/.test(leads ? second.folded : first.folded)) return null
      const amount = leads ? second.glued : CURRENCY.test(second.folded) && second.folded !== '#'
      return amount ? { symbol: symbol(OTHER, first, second), length: 2 } : null
    },
  },
  {
    id: 'number.decimal',
    recognises: 'A decimal with a comma: "37,1".',
    // Numbers with a point ("2.5 hours", "9.30") are left to the rules for dates.
    read: (tokens, at) => {
      const [first, comma, last, sign, next] = tokens.slice(at, at + 5)
      // "1,2,3" is a list.
      if (first?.glued && tokens[at - 1]?.folded === ',') return null
      if (comma?.folded !== ',' || !comma.glued || !last?.glued || first === undefined) return null
      if (!/^\d+$/.test(first.folded) || !/^\d+$/.test(last.folded)) return null
      if (sign?.folded === ',' && next?.glued && /^\d/.test(next.folded)) return null
      const value = Number(`${first.folded}.${last.folded}`)
      return { symbol: symbol('DECIMAL', first, last, { value }), length: 3 }
    },
  },
  {
    id: 'number.address',
    recognises: 'The number of a house or a floor: "14 Baker Street", "12th floor".',
    read: (tokens, at, pack) => {
      const [token, mark] = tokens.slice(at, at + 2)
      if (!token || !/^\d{1,4}$/.test(token.folded)) return null
      const isMarked = mark?.glued === true && pack.dates.ordinalMarks.split(' ').includes(mark.folded)
      const last = isMarked ? mark : token
      const after = tokens.slice(at + (isMarked ? 2 : 1), at + MAX_ADDRESS_TOKENS).map(({ folded }) => folded)
      if (!addressOf(pack).test(after.join(' '))) return null
      return { symbol: symbol(OTHER, token, last), length: isMarked ? 2 : 1 }
    },
  },
  {
    id: 'number.ordinal-mark',
    recognises: 'Digits with the mark of an ordinal: "3rd", "1º".',
    read: (tokens, at, { dates }) => {
      const [token, next, afterNext] = tokens.slice(at, at + 3)
      // "2.º" has a full stop before its mark.
      const stopped = next?.folded === '.' && next.glued && /^[ºª]$/.test(afterNext?.folded ?? '')
      const mark = stopped ? afterNext : next
      if (!token || !/^\d{1,4}$/.test(token.folded) || !mark?.glued) return null
      if (!stopped && !dates.ordinalMarks.split(' ').includes(mark.folded)) return null
      return { symbol: symbol('ORD', token, mark, { value: Number(token.folded) }), length: stopped ? 3 : 2 }
    },
  },
  {
    id: 'number.digits',
    recognises: 'Up to four digits: a year of these centuries, or else a number.',
    read: (tokens, at) => {
      const token = tokens[at]
      if (!token || !/^\d{1,4}$/.test(token.folded)) return null
      const value = Number(token.folded)
      const year = token.folded.length === 4 && value >= 1900 && value < 2200
      const kind = year ? 'YEAR' : token.folded.length > 2 ? 'BIG' : 'NUM'
      return { symbol: symbol(kind, token, token, { value, tag: 'digits' }), length: 1 }
    },
  },
]

function isHour(token: Token | undefined): boolean {
  return /^\d{1,2}$/.test(token?.folded ?? '')
}

/** Matches "… to 11a" and "9a to …", the context of an hour with such a letter at one end of a range. */
const rangeOf = perPack(({ dates: { halfDayMarks, rangeJoins } }) => {
  const joins = `(?:${rangeJoins}|-|–)`
  const halves = `(?:${Object.entries(halfDayMarks).flat().join('|')})`
  return new RegExp(`^(?:${joins} \\d{1,2} ${halves}|${halves} ${joins})$`, 'i')
})

function isRangeOfHours(tokens: readonly Token[], range: RegExp): boolean {
  return range.test(tokens.map(({ folded }) => folded).join(' '))
}

const countedOf = perPack(({ dates: { counted, notCounted } }) => ({
  counted: compileRules(counted),
  notCounted: compileRules(notCounted),
}))

/** A plural noun after a number: the number counts things, and is not an hour or year. */
export const COUNTED_RULE: RuleName & {
  applies: (token: Token, text: string, before: Sym | undefined, pack: LanguagePack) => boolean
} = {
  id: 'number.counted',
  recognises: 'A plural noun after a number, which then counts things: "3 locations".',
  applies: ({ folded, start }, text, before, pack) => {
    const many = before !== undefined && /^(?:NUM|BIG|YEAR)$/.test(before.kind) && before.value !== 1
    const { counted, notCounted } = countedOf(pack)
    return many && /\p{Ll}/u.test(text.charAt(start)) && counted.test(folded) && !notCounted.test(folded)
  },
}

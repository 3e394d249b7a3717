import { isDueDay } from '#server/analysis/builtin/duties/deadlines.ts'
import { wordsOf } from '#server/analysis/builtin/wording.ts'
import { perPack } from '#server/languages/per-pack.ts'
import { fold } from '#server/text/fold.ts'
import type { JudgedFollowUp } from './judged-follow-ups.ts'

const patternsOf = perPack(({ words, titles, followUpTitles: { unresolved } }) => {
  const choice = (list: string) => [...wordsOf(list)].map(fold).join('|')
  const preposition = `(?:${choice(titles.complements)}|${choice(titles.directions)})`
  const determiner = `(?:${choice(titles.determiners)})(?:(?<=')|(?= ))`
  const particle = unresolved ? `(?: (?:${unresolved.particles})(?= ))?` : ''
  const noun = "[\\p{L}\\p{N}'-]+"
  return {
    /** The verb that opens a title: "Call", "Pick up". */
    verb: new RegExp(`^[\\p{L}'’-]+${particle}(?= )`, 'u'),
    and: new RegExp(`^,? (?:${choice(words.and)}) `, 'u'),
    /** An object without a verb: "the farrier", "al herrador", "the contract to Ruth". */
    object: new RegExp(`^(?:${determiner} ?|${preposition} )${noun}(?: ${preposition} [^,;:]+)?$`, 'u'),
  }
})

/** Maximum number of words of an object. */
const MAX_OBJECT_WORDS = 5

/**
 * Takes apart what has one verb, two objects and a day for each: "call the vet tomorrow and the farrier on Friday". Returns the
 * follow-up alone if it states one thing.
 * @param today as `2026-11-25`
 */
export function splitSharedVerb(followUp: JudgedFollowUp, today: string): JudgedFollowUp[] {
  const { clause, from, to, title } = followUp
  const { pack, folded, text } = clause
  const [first, second] = clause.dates.filter((date) => date.start >= from && isDueDay(date, pack, today))
  const { verb: opening, and, object } = patternsOf(pack)
  if (!first || !second || first.end > to) return [followUp]
  const join = and.exec(folded.slice(first.end))?.[0]
  if (!join) return [followUp]
  const start = first.end + join.length
  const said = text.slice(start, second.start).trim()
  const isObject = object.test(fold(said)) || areNames(said)
  const at = title.indexOf(`${join.trimEnd()} ${said}`)
  const verb = opening.exec(title)?.[0]
  if (!isObject || said.split(' ').length > MAX_OBJECT_WORDS || !verb) return [followUp]
  const own = at < 0 ? title : title.slice(0, at)
  return [
    { ...followUp, to: first.end, title: withoutEnd(own, first.text), dueWords: first },
    { ...followUp, from: start, to: Math.max(to, second.end), title: `${verb} ${said}`, dueWords: second },
  ]
}

/** Returns a title without the date at its end. */
function withoutEnd(title: string, date: string): string {
  return title.endsWith(` ${date}`) ? title.slice(0, -date.length - 1) : title
}

function areNames(words: string): boolean {
  return words.split(' ').every((word) => /^\p{Lu}/u.test(word))
}

import { evidenceOf, type Spoken } from '#server/analysis/builtin/clauses/clauses.ts'
import { toWall } from '#server/calendar/time-zones.ts'
import { formatDay } from '#server/calendar/wall-time.ts'
import { packOf } from '#server/languages/languages.ts'
import { fold } from '#server/text/fold.ts'
import { ME } from '#shared/commitment.ts'
import type { Evidence } from '#shared/contract/analysis.ts'
import type { Sentence } from '#shared/contract/notes.ts'
import type { Language } from '#shared/languages.ts'
import { wordsOf } from '../builtin/wording.ts'
import { tokenize } from '../text/tokens.ts'
import { type DoneStatement, type Named, readDone, readNamed } from './read-done-statements.ts'
import { deedsOf, stemVerb } from './stem-verb.ts'

/** A follow-up that is still open. */
export interface OpenFollowUp {
  id: string
  title: string
  who: string | null
  counterpart: string | null
  /** Null for a follow-up that was added by hand. */
  noteId: string | null
  /** When it was said or added. */
  since: Date
}

/** The words that report a follow-up as done. */
export interface Closing {
  followUpId: string
  evidence: Evidence
}

/** The share of a follow-up's things that must be named. Of two things, both must be. */
const ENOUGH_THINGS = 0.6
/** The share that is enough if the statement names the same person and no other thing. */
const ENOUGH_BETWEEN_TWO = 0.5

/**
 * Finds the open follow-ups that a later note reports as done, by action, doer, person and thing. It prefers silence to a
 * wrong offer: if a statement fits two different follow-ups equally, it closes neither.
 */
export function findClosings(
  sentences: readonly Sentence[],
  spoken: Spoken,
  followUps: readonly OpenFollowUp[],
): Closing[] {
  if (followUps.length === 0) return []
  const described = followUps.map((followUp) => describeFollowUp(followUp, spoken))
  const found = new Map<string, { closing: Closing; likeness: number }>()
  for (const statement of readDone(sentences, spoken)) {
    for (const { followUp, likeness } of pickFollowUps(statement, described)) {
      if (likeness <= (found.get(followUp.id)?.likeness ?? 0)) continue
      found.set(followUp.id, { likeness, closing: { followUpId: followUp.id, evidence: evidenceOf(statement.clause) } })
    }
  }
  return [...found.values()].map(({ closing }) => closing)
}

interface DescribedFollowUp extends Named {
  followUp: OpenFollowUp
  /** The stem of its verb; null if its title only names a thing. */
  verb: string | null
  who: string | null
  language: Language
  /** `YYYY-MM-DD` in the time zone of the later note. */
  day: string
}

function describeFollowUp(followUp: OpenFollowUp, { language, timezone }: Spoken): DescribedFollowUp {
  const tokens = tokenize(followUp.title)
  // "M'envoyer le devis" begins with the recipient.
  const pronouns = wordsOf(packOf(language).closings.pronouns)
  const [first, ...rest] = tokens.slice(tokens.findIndex(({ folded }) => !pronouns.has(folded)))
  const leads = packOf(language).words.nounLeads.split(' ')
  const verb = first === undefined || leads.includes(first.folded) ? null : first
  const { names, things } = readNamed(
    verb ? followUp.title.slice(rest[0]?.start ?? verb.end) : followUp.title,
    language,
  )
  const partner = followUp.counterpart === null || followUp.counterpart === ME ? [] : [nameOf(followUp.counterpart)]
  const who = followUp.who === null || followUp.who === ME ? followUp.who : nameOf(followUp.who)
  return {
    followUp,
    language,
    things,
    who,
    names: new Set([...names, ...partner]),
    verb: verb && stemVerb(verb.folded, language),
    day: formatDay(toWall(followUp.since, timezone)),
  }
}

/** Identifies a person by the last word of the name, as statements do: "Doctor Robles" is "robles". */
function nameOf(person: string): string {
  return fold(person).split(/\s+/).at(-1) ?? ''
}

/**
 * Returns the follow-up that fits a statement best, with identical ones. Returns none if two different follow-ups fit equally.
 */
function pickFollowUps(statement: DoneStatement, followUps: readonly DescribedFollowUp[]) {
  const suited = followUps.flatMap((followUp) => {
    const likeness = compare(statement, followUp)
    return likeness === null ? [] : [{ ...followUp, likeness }]
  })
  const best = Math.max(...suited.map(({ likeness }) => likeness))
  const [first, ...others] = suited.filter(({ likeness }) => likeness === best)
  if (!first || others.some((other) => !saysTheSame(first, other))) return []
  return [first, ...others]
}

function saysTheSame(a: DescribedFollowUp, b: DescribedFollowUp): boolean {
  const words = ({ who, verb, names, things }: DescribedFollowUp) =>
    JSON.stringify([who, verb, [...names].sort(), [...things].sort()])
  return words(a) === words(b)
}

/** Scores how well a statement fits a follow-up. Null if it is about something else. */
function compare(done: DoneStatement, followUp: DescribedFollowUp): number | null {
  // Something done before the follow-up existed is something else.
  if (done.clause.dates.some(({ from, to }) => (to ?? from).slice(0, 10) < followUp.day)) return null
  if (!isDoer(done, followUp) || !isDeed(done, followUp)) return null
  const sharedNames = shared(done.names, followUp.names)
  if (followUp.names.size > 0 && done.names.size > 0 && sharedNames === 0) return null
  // "Marta sent Luis the contract" is not what Marta owes the speaker.
  if (
    followUp.followUp.counterpart === ME &&
    followUp.names.size === 0 &&
    !done.toMe &&
    othersNamed(done, followUp) > 0
  )
    return null
  if (followUp.things.size === 0) return sharedNames > 0 && done.bare ? 1 : null
  const sharedThings = shared(done.things, followUp.things)
  const share = sharedThings / followUp.things.size
  const nothingElse = sharedThings === done.things.size
  const enough = sharedNames > 0 && nothingElse ? ENOUGH_BETWEEN_TWO : ENOUGH_THINGS
  if (sharedThings === 0 || share < enough) return null
  return share + (sharedNames > 0 ? 1 : 0)
}

function othersNamed(done: DoneStatement, { who }: DescribedFollowUp): number {
  return [...done.names].filter((name) => name !== who).length
}

function shared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return [...a].filter((word) => b.has(word)).length
}

function isDoer(done: DoneStatement, { who, language }: DescribedFollowUp): boolean {
  if (done.doer === null) return true
  if (who === null || done.doer === who) return true
  // "I have received the contract from Marta" when Marta was to send it.
  const received = done.doer === ME && deedsOf(done.verb, language).has('receive')
  return received && who !== ME && (done.names.size === 0 || done.names.has(who))
}

function isDeed({ verb, doer }: DoneStatement, followUp: DescribedFollowUp): boolean {
  const { language } = followUp
  const did = deedsOf(verb, language)
  const wanted = followUp.verb === null ? null : deedsOf(followUp.verb, language)
  const isReceipt = did.has('arrive') || (did.has('receive') && doer === ME && followUp.who !== ME)
  if (isReceipt) return followUp.who !== ME && followUp.who !== null && (wanted === null || wanted.has('handOver'))
  if (wanted === null) return did.has('handOver') || did.has('finish')
  if (followUp.verb === verb) return true
  // A finished report has not been sent yet.
  if (did.has('finish')) return !wanted.has('handOver') && !wanted.has('call') && !wanted.has('answer')
  return [...did].some((deed) => wanted.has(deed))
}

import { type Clause, type Spoken, splitClauses } from '#server/analysis/builtin/clauses/clauses.ts'
import { undated } from '#server/analysis/builtin/clauses/fragments.ts'
import type { Judgement } from '#server/analysis/builtin/clauses/judged.ts'
import { type DutyLead, findDuties } from '#server/analysis/builtin/duties/duties.ts'
import { withThing } from '#server/analysis/builtin/titles/with-thing.ts'
import { toWall } from '#server/calendar/time-zones.ts'
import { formatDay } from '#server/calendar/wall-time.ts'
import { packOf } from '#server/languages/languages.ts'
import type { WordLexicon } from '#server/languages/parts/word-lexicon.ts'
import { perPack } from '#server/languages/per-pack.ts'
import { ME } from '#shared/commitment.ts'
import type { Sentence } from '#shared/contract/notes.ts'
import type { Addressees } from './addressees.ts'
import { findAnother } from './another-duty.ts'
import { dayCutOff, opensNext } from './day-cut-off.ts'
import type { FollowUp } from './follow-up.ts'
import { findLeads, type Lead } from './leads.ts'
import { readFollowUp } from './read-follow-up.ts'

/** Finds the follow-ups in some sentences. */
export function findFollowUps(sentences: readonly Sentence[], spoken: Spoken): FollowUp[] {
  const lexicon = packOf(spoken.language).words
  return findFollowUpsIn(splitClauses(sentences, spoken, lexicon), spoken, lexicon)
}

const patternsOf = perPack(({ clauses: { partOpeners, guesses } }) => ({
  /** What precedes a part of a sentence that may state another follow-up. */
  ownPart: new RegExp(`(?:[,;:] (?:(?:${partOpeners.afterSign}) )?| (?:${partOpeners.alone}) )$`),
  /** What the speaker only guesses: "so I'd say Monday". */
  guess: new RegExp(`^(?:${guesses})(?![\\p{L}])`, 'u'),
}))

/**
 * Finds the follow-ups in some clauses, without those that are done, imagined or cancelled.
 * @param addressees who has what a message asks of its addressee
 */
export function findFollowUpsIn(
  clauses: readonly Clause[],
  spoken: Spoken,
  lexicon: WordLexicon,
  judgement: Judgement | null = null,
  addressees: Addressees = new Map(),
): FollowUp[] {
  const today = formatDay(toWall(spoken.recordedAt, spoken.timezone))
  const duties = findDuties(clauses, addressees)
  return clauses.flatMap((clause, at) => {
    const cued = findLeads(clause, addressees.get(clause) ?? null, lexicon)
    const apart = joinLeads(cued, duties.get(clause) ?? [])
    // A punctuated sentence states one follow-up in many words, and a second one only in a part of its own.
    const divided = clause.bare
      ? apart
      : apart.filter(
          (lead, at) =>
            at === 0 ||
            'form' in lead ||
            (patternsOf(clause.pack).ownPart.test(clause.folded.slice(0, lead.from)) &&
              !patternsOf(clause.pack).guess.test(clause.folded.slice(lead.from))),
        )
    const all = divided
      .flatMap((lead, index) => [
        lead,
        ...(canGoOn(lead) ? findAnother(clause, lead, nextSure(divided, index)?.from ?? clause.text.length) : []),
      ])
      .filter(({ from, needsDate }, index, leads) => !needsDate || from >= (leads[index - 1]?.end ?? 0))
    let free = 0
    return all.flatMap((lead, index) => {
      if (lead.from < free) return []
      const next = Math.min(
        all[index + 1]?.from ?? clause.text.length,
        judgement ? nextStatement(judgement, clause, lead.end) : clause.text.length,
      )
      const said = judgement ? breakAfter(judgement, clause, lead.end) : clause.text.length
      const followUp = readFollowUp(clause, lead, { next, said }, index === 0, today, lexicon)
      if (followUp && !('thing' in lead && lead.thing !== null))
        followUp.title = withThing(followUp.title, wordsBefore(clauses, at, lead.from), lexicon.language)
      if (followUp) {
        free = lead.end + 1
        if (opensNext(followUp, clauses[at + 1])) followUp.dueWords = undefined
        followUp.dueWords ??= dayCutOff(followUp, clauses[at - 1], judgement, today)
      }
      return followUp ? [followUp] : []
    })
  })
}

/** Tells whether the words of another duty may follow those of a lead: not after the name of a thing or a verb with a subject. */
function canGoOn(lead: Lead | DutyLead): boolean {
  return !lead.needsDate && (!('form' in lead) || lead.form === 'base')
}

/** Returns the lead after one that states a follow-up whatever its date. */
function nextSure(leads: readonly Lead[], index: number): Lead | undefined {
  return leads.slice(index + 1).find(({ needsDate }) => !needsDate)
}

/**
 * Joins the leads of both kinds, without those that overlap a lead of the other kind: cues recognise the speaker's own
 * follow-ups best.
 */
function joinLeads(cued: readonly Lead[], duties: readonly DutyLead[]): (Lead | DutyLead)[] {
  const overlaps = (a: Lead, b: Lead) => a.from <= b.end && a.end >= b.from
  const own = cued.filter(({ who }) => who === ME)
  const stated = duties.filter((duty) => duty.who !== ME || !own.some((cue) => overlaps(cue, duty)))
  const others = cued.filter((cue) => !stated.some((duty) => overlaps(cue, duty)))
  return [...others, ...stated].sort((a, b) => a.from - b.from)
}

/** Returns the words before an offset in a clause and those of the clause before it, with blanks in place of dates. */
function wordsBefore(clauses: readonly Clause[], at: number, from: number): string {
  const [own, before] = [clauses[at], clauses[at - 1]]
  const said = own ? undated(own, from).slice(0, from) : ''
  return `${before ? undated(before) : ''} ${said}`.trimStart()
}

/** The shortest follow-up, in letters: "pay rent". */
const MIN_LENGTH = 8
/** Minimum probability at which a statement is a follow-up of its own. */
const OWN_FROM = 0.9
/** Minimum probability that a statement begins, which ends the follow-up before it. */
const BEGINS_FROM = { followUp: 0.6, other: 0.9 }
/** What ends a long sentence that was not spoken without signs. */
const SENTENCE_END = /[.!?…]\s*$/

/**
 * Returns where somebody else's follow-up begins, or where bare speech surely goes on to another statement, most of all to another
 * follow-up, as far as the judge can tell.
 */
function nextStatement(judgement: Judgement, clause: Clause, from: number): number {
  const isBare = clause.bare && !SENTENCE_END.test(clause.sentence.text)
  const next = judgement
    .within(clause)
    .find(
      ({ from: begin, begins, changesOwner, probability }) =>
        begin - from >= MIN_LENGTH &&
        (changesOwner ||
          (isBare && begins >= (probability.task >= OWN_FROM ? BEGINS_FROM.followUp : BEGINS_FROM.other))),
    )
  return next?.from ?? clause.text.length
}

/** A follow-up of bare speech with more letters than this says something else too. */
const MAX_BARE_LENGTH = 75
/** A break after fewer letters than this is more likely a mistake, in the middle of the follow-up. */
const MIN_BARE_LENGTH = 35

/** Returns where bare speech goes on to something else after a long follow-up, as far as the judge can tell. */
function breakAfter(judgement: Judgement, clause: Clause, from: number): number {
  let end = clause.text.length
  if (!clause.bare) return end
  for (const statement of judgement.within(clause)) {
    const length = statement.from - from
    if (length > MAX_BARE_LENGTH) break
    if (length >= MIN_BARE_LENGTH) end = statement.from
  }
  return end
}

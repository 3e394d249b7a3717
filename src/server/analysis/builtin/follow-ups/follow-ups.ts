import { type Clause, type Spoken, splitClauses } from '#server/analysis/builtin/clauses/clauses.ts'
import type { Judgement } from '#server/analysis/builtin/clauses/judged.ts'
import { thoughtEnd } from '#server/analysis/builtin/clauses/thoughts.ts'
import { deadlineEnd, dueAfter } from '#server/analysis/builtin/duties/deadlines.ts'
import { type DutyLead, findDuties } from '#server/analysis/builtin/duties/duties.ts'
import { titleOfThing } from '#server/analysis/builtin/duties/duty-things.ts'
import { nameAt, withOtherParts } from '#server/analysis/builtin/names.ts'
import { beginsWithVerb, nameFollowUp } from '#server/analysis/builtin/titles/follow-up-title.ts'
import { withImpliedVerb } from '#server/analysis/builtin/titles/implied-verb.ts'
import { toInfinitive } from '#server/analysis/builtin/titles/infinitive.ts'
import { withKnownObject, withObject } from '#server/analysis/builtin/titles/known-object.ts'
import { withoutDate } from '#server/analysis/builtin/titles/without-date.ts'
import { trimSigns } from '#server/analysis/builtin/wording.ts'
import type { DateMention } from '#server/analysis/dates/find-dates.ts'
import { toWall } from '#server/calendar/time-zones.ts'
import { formatDay } from '#server/calendar/wall-time.ts'
import { packOf } from '#server/languages/languages.ts'
import type { WordLexicon } from '#server/languages/parts/word-lexicon.ts'
import { perPack } from '#server/languages/per-pack.ts'
import { fold } from '#server/text/fold.ts'
import { ME } from '#shared/commitment.ts'
import type { Sentence } from '#shared/contract/notes.ts'
import type { Addressees } from './addressees.ts'
import { findAnother } from './another-duty.ts'
import { dayCutOff, opensNext } from './day-cut-off.ts'
import { findLeads, type Lead } from './leads.ts'

/** Something to be done, as stated in its clause. */
export interface FollowUp {
  clause: Clause
  title: string
  who: string | null
  /** Offsets in the clause of the words that state the follow-up, with owner and deadline. */
  from: number
  to: number
  /** The words of the deadline; offsets in the clause. */
  dueWords: DateMention | undefined
  /**
   * Whether a rule finds it stated with its owner: `plainly`, so that the judge is not asked, only `by day`, or `perhaps`, so
   * that the user is asked.
   */
  isStated?: 'plainly' | 'by day' | 'perhaps' | undefined
  /** Whether a thing must be ready by the date, so that the date is no event's. */
  isDeadline?: boolean
  /** Whether the title quotes words that were cut or are many, so that the user is asked. */
  isDoubtful?: boolean
}

/** The maximum length of a follow-up in bare speech, where nothing marks its end. */
const MAX_FOLLOW_UP_LENGTH = 100
/** The length of the longest words that end a part. */
const MAX_JOIN_LENGTH = 12
/** Finds the follow-ups in some sentences. */
export function findFollowUps(sentences: readonly Sentence[], spoken: Spoken): FollowUp[] {
  const lexicon = packOf(spoken.language).words
  return findFollowUpsIn(splitClauses(sentences, spoken, lexicon), spoken, lexicon)
}

interface Patterns {
  /** Ends a follow-up at its part of the sentence; beyond a comma only its date is looked for. */
  partEnd: RegExp
  /** What precedes a part of a sentence that may state another follow-up. */
  ownPart: RegExp
  /** What the speaker only guesses: "so I'd say Monday". */
  guess: RegExp
  /** Turns from somebody else's follow-up to the speaker's. */
  ownTurn: RegExp | null
  /** A pronoun that belongs to the infinitive after the lead. */
  climbing: RegExp | null
}

const patternsOf = perPack(({ clauses, followUpTitles: { climbing } }): Patterns => {
  const { partEnds, partOpeners, ownTurns, guesses } = clauses
  return {
    partEnd: new RegExp(`[,;:](?=\\s)| (?:${partEnds}) `, 'g'),
    ownPart: new RegExp(`(?:[,;:] (?:(?:${partOpeners.afterSign}) )?| (?:${partOpeners.alone}) )$`),
    guess: new RegExp(`^(?:${guesses})(?![\\p{L}])`, 'u'),
    ownTurn: ownTurns === undefined ? null : new RegExp(`[ ,](?:${ownTurns})(?:(?<=[ '])|(?![\\p{L}]))`, 'gu'),
    climbing: climbing === null ? null : new RegExp(climbing, 'u'),
  }
})

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
      const next = all[index + 1]?.from ?? clause.text.length
      const said = judgement ? breakAfter(judgement, clause, lead.end) : clause.text.length
      const followUp = readFollowUp(clause, lead, { next, said }, index === 0, today, lexicon)
      if (followUp && !('thing' in lead && lead.thing !== null))
        followUp.title = withKnownObject(followUp.title, wordsBefore(clauses, at, lead.from), lexicon.language)
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
  const undated = (clause: Clause | undefined, end: number) => {
    const dates = clause?.dated.filter((date) => date.start < end) ?? []
    return dates.reduce(
      (text, date) => text.slice(0, date.start) + ' '.repeat(date.end - date.start) + text.slice(date.end),
      clause?.text ?? '',
    )
  }
  return `${undated(clauses[at - 1], Number.POSITIVE_INFINITY)} ${undated(clauses[at], from).slice(0, from)}`.trimStart()
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

/**
 * Reads the follow-up after its leading words.
 * @param next where the next follow-up begins
 * @param said where bare speech goes on to something else, if the follow-up is long
 */
function readFollowUp(
  clause: Clause,
  lead: Lead | DutyLead,
  { next, said }: { next: number; said: number },
  first: boolean,
  today: string,
  lexicon: WordLexicon,
): FollowUp | null {
  const { from, end, partFrom, who, needsDate } = lead
  const duty = 'form' in lead ? lead : null
  const ended = clause.bare ? thoughtEnd(clause.folded, end, lexicon.language) : clause.text.length
  const turn = who === null || who === ME ? clause.text.length : ownTurnAfter(clause, end)
  const thought = Math.min(ended, turn)
  const isTurned = turn <= next && turn < clause.text.length
  const due = dueAfter(clause, { end, next: isTurned ? clause.text.length : next, thought: ended }, first, today)
  const dated = clause.pack.words.someTimeBefore.test(
    clause.folded.slice(end, Math.min(next, end + MAX_FOLLOW_UP_LENGTH)),
  )
    ? undefined
    : due
  // A day with an hour is an appointment rather than a deadline, unless a thing must be ready by then.
  const isAppointment = dated?.kind === 'moment' && duty?.form !== 'thing'
  if (needsDate && (!dated || isAppointment || dated.kind === 'time')) return null
  // The date of the speaker's own part shows that the other's is still to do, but does not bind it.
  const dueWords = dated && dated.start >= turn ? undefined : dated
  const partEnd = wordEndBefore(
    clause.text,
    end + MAX_FOLLOW_UP_LENGTH,
    Math.min(partEndAfter(clause, partFrom), next, thought),
  )
  const titleEnd = Math.min(partEnd, said, deadlineEnd(clause, end, dueWords))
  // "The menu must be printed by Friday" says plainly that something is to be done, "Maud brings the key on Friday" may not.
  const isDeadline = needsDate && duty?.form === 'thing' && who === null
  const stated = howStated(duty, needsDate && !isDeadline)
  if (duty?.form === 'thing') {
    const title = titleOfThing(duty.title ?? clause.pack.duties.seeTo, duty.thing ?? '', clause.pack)
    return { clause, title, who, from, to: Math.max(end, dueWords?.end ?? 0), dueWords, isStated: stated, isDeadline }
  }
  const own = trimSigns(wordsOfFollowUp(clause, duty ? verbAfter(clause, end, dueWords) : end, titleEnd, dueWords))
  const words = withClimbedPronoun(own, clause, from, end)
  if (!/[\p{L}\p{N}]{2}/u.test(words)) return null
  // "Il faut que", before a name that leads a follow-up of its own.
  if (clause.pack.words.finiteLeads?.test(`${clause.folded.slice(from, end)} ${fold(words)}`) && !words.includes(' '))
    return null
  if (duty?.form === 'finite' && !beginsWithVerb(words, lexicon.language)) return null
  const to = Math.max(partEnd, dueWords && dueWords.end - partEnd < 40 ? dueWords.end : 0)
  const subject = who === null ? subjectOf(clause, from, end, words, lexicon) : null
  const finite =
    subject !== null ||
    duty?.form === 'finite' ||
    (needsDate && who !== null && who !== ME) ||
    clause.pack.words.finiteLeads?.test(clause.folded.slice(from, end)) === true
  const named = nameFollowUp(subject?.rest ?? words, lexicon.language, finite)
  const given = withImpliedVerb(named, clause.text.slice(from, end), clause.pack)
  if (!duty) return { clause, title: given, who: subject?.who ?? who, from, to, dueWords }
  const whole = duty.title === null ? given : nameFollowUp(duty.title.replace('THING', words), lexicon.language, false)
  const title = duty.thing === null ? whole : withObject(whole, duty.thing, lexicon.language)
  // Folded, "entregó" reads like "entrego".
  if (who === ME && needsDate && duty.form === 'base' && !clause.pack.verbs.isDeed(title)) return null
  return { clause, title, who, from, to, dueWords, isStated: stated }
}

/** Returns how plainly the words of a lead state a follow-up. */
function howStated(duty: DutyLead | null, isByDay: boolean): FollowUp['isStated'] {
  if (duty?.isAsked) return undefined
  if (duty?.isDoubtful) return 'perhaps'
  return isByDay ? 'by day' : 'plainly'
}

/**
 * Returns whose follow-up it is if the words after "that" begin with a name, and the words after the name: "Il faut que Thomas
 * relise …". Null if they do not.
 */
function subjectOf(
  clause: Clause,
  from: number,
  end: number,
  words: string,
  lexicon: WordLexicon,
): { who: string; rest: string } | null {
  const { finiteLeads } = clause.pack.words
  const [that = ''] = words.split(' ', 1)
  const lead = clause.folded.slice(from, end)
  if (!finiteLeads?.test(lead) && !finiteLeads?.test(`${lead} ${fold(that)}`)) return null
  const own = finiteLeads.test(lead) ? words : words.slice(that.length + 1)
  const [name = ''] = own.split(' ', 1)
  const start = clause.text.indexOf(own, from)
  if (!/^\p{Lu}/u.test(name)) return null
  const who = nameAt(clause, start, fold(name), lexicon)
  if (who === null) return null
  const whole = withOtherParts(who, clause, { start, end: start + name.length }, lexicon)
  const rest = own.slice(whole.end - start + 1)
  const [verb = ''] = rest.split(' ', 1)
  return toInfinitive(verb, lexicon.language) === verb ? null : { who: whole.name, rest }
}

/** How many letters before a lead its infinitive's pronoun may be. */
const MAX_PRONOUN = 4

/** Attaches the pronoun that precedes the words of a lead to their infinitive: "lo tengo que firmar" becomes "firmarlo". */
function withClimbedPronoun(words: string, { folded, pack }: Clause, from: number, end: number): string {
  const said = folded.slice(Math.max(0, from - MAX_PRONOUN), end)
  const pronoun = patternsOf(pack).climbing?.exec(said)?.groups?.pronoun
  const [verb = '', ...rest] = words.split(' ')
  if (pronoun === undefined || !pack.verbs.isDeed(verb)) return words
  return [pack.verbs.attachPronouns(verb, [pronoun]) ?? verb, ...rest].join(' ')
}

/** The letters of an article before a date. */
const MAX_ARTICLE = 4

/** Returns the position of the verb of a follow-up whose date comes first: "promised that on Friday she'd …". */
function verbAfter({ text }: Clause, from: number, due: DateMention | undefined): number {
  return due && due.start >= from && due.start - from <= MAX_ARTICLE ? Math.min(due.end, text.length) : from
}

/** Returns where the speaker turns from somebody else's follow-up to his own: "Ana writes it, and I check it on Sunday". */
function ownTurnAfter({ folded, pack }: Clause, from: number): number {
  const { ownTurn } = patternsOf(pack)
  if (ownTurn === null) return folded.length
  ownTurn.lastIndex = from
  return ownTurn.exec(folded)?.index ?? folded.length
}

function wordEndBefore(text: string, most: number, end: number): number {
  return end <= most ? end : Math.max(text.lastIndexOf(' ', most), 0)
}

function partEndAfter({ folded, pack }: Clause, from: number): number {
  const { partEnd } = patternsOf(pack)
  // Limited to the length of a follow-up, because a long run may contain thousands of them.
  const reach = folded.slice(0, from + MAX_FOLLOW_UP_LENGTH + MAX_JOIN_LENGTH)
  partEnd.lastIndex = from + 1
  return partEnd.exec(reach)?.index ?? folded.length
}

/** Returns the words of a follow-up without its deadline, but with all words of a deadline that names the follow-up. */
function wordsOfFollowUp({ text, pack }: Clause, from: number, to: number, due: DateMention | undefined): string {
  if (!due || due.start < from || due.start >= to) return text.slice(from, to)
  return withoutDate(text.slice(from, Math.max(to, due.end)), due.start - from, due.end - from, pack)
}

import type { Clause } from '#server/analysis/builtin/clauses/clauses.ts'
import { thoughtEnd } from '#server/analysis/builtin/clauses/thoughts.ts'
import { deadlineEnd, dueAfter, namesDay } from '#server/analysis/builtin/duties/deadlines.ts'
import type { DutyLead } from '#server/analysis/builtin/duties/duties.ts'
import { titleOfThing } from '#server/analysis/builtin/duties/duty-things.ts'
import { nameAt, withOtherParts } from '#server/analysis/builtin/names.ts'
import { pronounsOf } from '#server/analysis/builtin/summary/pronouns.ts'
import { beginsWithVerb, nameFollowUp } from '#server/analysis/builtin/titles/follow-up-title.ts'
import { withImpliedVerb } from '#server/analysis/builtin/titles/implied-verb.ts'
import { toInfinitive } from '#server/analysis/builtin/titles/infinitive.ts'
import { withObject } from '#server/analysis/builtin/titles/known-object.ts'
import { withoutDate } from '#server/analysis/builtin/titles/without-date.ts'
import { capitalise, trimSigns } from '#server/analysis/builtin/wording.ts'
import type { DateMention } from '#server/analysis/dates/find-dates.ts'
import type { WordLexicon } from '#server/languages/parts/word-lexicon.ts'
import { perPack } from '#server/languages/per-pack.ts'
import { fold } from '#server/text/fold.ts'
import { ME } from '#shared/commitment.ts'
import type { FollowUp } from './follow-up.ts'
import type { Lead } from './leads.ts'

/** The maximum length of a follow-up in bare speech, where nothing marks its end. */
const MAX_FOLLOW_UP_LENGTH = 100
/** The length of the longest words that end a part. */
const MAX_JOIN_LENGTH = 12

const patternsOf = perPack(
  ({ clauses: { partEnds, ownTurns }, followUpTitles: { climbing }, duties: { another } }) => ({
    /** Leads to what the same person does next. */
    and: new RegExp(`^(?:${another.lead})`),
    /** Ends a follow-up at its part of the sentence; beyond a comma only its date is looked for. */
    partEnd: new RegExp(`[,;:](?=\\s)| (?:${partEnds}) `, 'g'),
    /** Turns from somebody else's follow-up to the speaker's. */
    ownTurn: ownTurns === undefined ? null : new RegExp(`[ ,](?:${ownTurns})(?:(?<=[ '])|(?![\\p{L}]))`, 'gu'),
    /** A pronoun that belongs to the infinitive after the lead. */
    climbing: climbing === null ? null : new RegExp(climbing, 'u'),
  }),
)

/**
 * Reads the follow-up after its leading words.
 * @param next where the next follow-up begins
 * @param said where bare speech goes on to something else, if the follow-up is long
 */
export function readFollowUp(
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
  if (needsDate && (!dated || isAppointment || !namesDay(dated))) return null
  // The date of the speaker's own part shows that the other's is still to do, but does not bind it.
  const dueWords =
    dated && dated.start >= turn ? dueAfter(clause, { end, next: turn, thought: ended }, first, today) : dated
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
  if (who !== ME || !needsDate || duty.form !== 'base')
    return { clause, title, who, from, to, dueWords, isStated: stated }
  const deed = asOwnDeed(title, clause)
  return deed === null ? null : { clause, title: deed, who, from, to, dueWords, isStated: stated }
}

/** Returns a title with its verb in the infinitive: "dejo listos los vasos". Null if it begins with no verb of doing. */
function asOwnDeed(title: string, { text, pack }: Clause): string | null {
  if (pack.verbs.isDeed(title)) return title
  const [verb = '', ...rest] = title.split(' ')
  // Folded, "entregó" reads like "entrego".
  const isPast =
    pack.words.pastForms?.test(verb.toLowerCase()) === true || !text.toLowerCase().includes(verb.toLowerCase())
  const infinitive = isPast ? null : pack.verbs.ofFirstPerson(verb.toLowerCase())
  if (infinitive === null || rest.length === 0) return null
  const deed = [capitalise(infinitive), ...rest].join(' ')
  return pack.verbs.isDeed(deed) ? deed : null
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

/** How many letters before a lead its verb's pronouns may be. */
const MAX_PRONOUN = 4

/**
 * Returns the words with the pronouns that precede them in the lead: "lo tengo que firmar" becomes "firmarlo", and "Enrique me la
 * manda" keeps "me la manda".
 */
function withClimbedPronoun(words: string, { folded, pack }: Clause, from: number, end: number): string {
  const said = folded.slice(Math.max(0, from - MAX_PRONOUN), end)
  const { pronoun, to } = patternsOf(pack).climbing?.exec(said)?.groups ?? {}
  const [verb = '', ...rest] = words.split(' ')
  if (pronoun === undefined) return words
  if (pack.verbs.isDeed(verb)) return [pack.verbs.attachPronouns(verb, [pronoun]) ?? verb, ...rest].join(' ')
  return beginsWithVerb(words, pack.code) ? [to, pronoun, words].filter(Boolean).join(' ') : words
}

/** The letters of an article before a date. */
const MAX_ARTICLE = 4

/** Returns the position of the verb of a follow-up whose date comes first: "promised that on Friday she'd …". */
function verbAfter({ text, folded, pack }: Clause, from: number, due: DateMention | undefined): number {
  if (!due || due.start < from || due.start - from > MAX_ARTICLE) return from
  // "You'll have it by Friday": what is to be had comes before the date.
  const isObject = pronounsOf(pack).has(folded.slice(from, due.start).trim())
  return isObject ? from : Math.min(due.end, text.length)
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

/**
 * Returns the words of a follow-up without its deadline, but with all words of a deadline that names the follow-up; also without
 * the date of what the same person does next: "write it tonight and send it on Friday".
 */
function wordsOfFollowUp(clause: Clause, from: number, to: number, due: DateMention | undefined): string {
  const { text, pack, dates } = clause
  if (!due || due.start < from || due.start >= to) return text.slice(from, to)
  const end = Math.max(to, due.end)
  const later = dates.findLast((date) => date.start > due.end && date.end <= end && isOfNextDeed(clause, due, date))
  const said = text.slice(from, end)
  const words = later ? withoutDate(said, later.start - from, later.end - from, pack) : said
  return withoutDate(words, due.start - from, due.end - from, pack)
}

/** Tells whether only what somebody does next stands between two dates: "tonight and send it on Friday". */
function isOfNextDeed({ text, folded, pack }: Clause, { end }: DateMention, { start }: DateMention): boolean {
  const and = patternsOf(pack).and.exec(folded.slice(end, start))?.[0].length
  return and !== undefined && pack.verbs.isDeed(text.slice(end + and, start))
}

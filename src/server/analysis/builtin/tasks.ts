// Over 250 lines: the owner, the words and the end of a task are found in one reading of a clause.
import { toWall } from '#server/calendar/time-zones.ts'
import { formatDay } from '#server/calendar/wall-time.ts'
import { packOf } from '#server/languages/languages.ts'
import type { WordLexicon } from '#server/languages/parts/word-lexicon.ts'
import { perPack } from '#server/languages/per-pack.ts'
import { fold } from '#server/text/fold.ts'
import { ME } from '#shared/commitment.ts'
import type { Sentence } from '#shared/contract/notes.ts'
import type { DateMention } from '../dates/find-dates.ts'
import { type Clause, type Spoken, splitClauses } from './clauses.ts'
import type { Judgement } from './judged.ts'
import { isFirstName, nameAt } from './names.ts'
import { thoughtEnd } from './thoughts.ts'
import { toInfinitive } from './titles/infinitive.ts'
import { withKnownObject } from './titles/known-object.ts'
import { withGiving } from './titles/promised-thing.ts'
import { nameTask } from './titles/task-title.ts'
import { trimSigns } from './wording.ts'

/** Something to be done, as stated in its clause. */
export interface Task {
  clause: Clause
  title: string
  who: string | null
  /** Offsets in the clause of the words that state the task, with owner and deadline. */
  from: number
  to: number
  /** The words of the deadline; offsets in the clause. */
  dueWords: DateMention | undefined
}

/** The maximum length of a task in bare speech, where nothing marks its end. */
const MAX_TASK_LENGTH = 100
/** The length of the longest words that end a part. */
const MAX_JOIN_LENGTH = 12
/** Finds the tasks in some sentences. */
export function findTasks(sentences: readonly Sentence[], spoken: Spoken): Task[] {
  const lexicon = packOf(spoken.language).words
  return findTasksIn(splitClauses(sentences, spoken, lexicon), spoken, lexicon)
}

interface Patterns {
  /** Ends a task at its part of the sentence; beyond a comma only its date is looked for. */
  partEnd: RegExp
  /** A negation right before, with only pronouns between: "no le voy a llamar". */
  negated: RegExp
  /** Opens what somebody wonders, whose date is no deadline: "ask whether they are free on Friday". */
  wonders: RegExp
  fromTo: RegExp
  /** What precedes a part of a sentence that may state a task of its own. */
  ownPart: RegExp
  /** What precedes a name that opens a clause. */
  opens: RegExp
}

const patternsOf = perPack(({ words, clauses: { partEnds, partOpeners, wonders } }): Patterns => {
  const and = words.and.replaceAll(' ', '|')
  return {
    partEnd: new RegExp(`[,;:](?=\\s)| (?:${partEnds}) `, 'g'),
    negated: new RegExp(`(?:^|[\\s,])(?:${words.negations})(?: (?:${words.negatedPronouns}))*\\s*$`),
    wonders: new RegExp(`(?:^|\\s)(?:${wonders})\\s[^,;:.]{0,60}$`),
    fromTo: new RegExp(`^(?:${words.fromTo}) `, 'i'),
    ownPart: new RegExp(`(?:[,;:] (?:(?:${partOpeners.afterSign}) )?| (?:${partOpeners.alone}) )$`),
    opens: new RegExp(`(?:^| (?:${and}))$`),
  }
})

interface Cue {
  pattern: RegExp
  owner: 'me' | 'named' | 'nobody'
  /** Whether only a future date makes it a task. */
  needsDate: boolean
}

const compiled = new WeakMap<WordLexicon, { cues: Cue[]; not: RegExp }>()

/** Finds the tasks in some clauses, without those that are done, imagined or cancelled. */
export function findTasksIn(
  clauses: readonly Clause[],
  spoken: Spoken,
  lexicon: WordLexicon,
  judgement: Judgement | null = null,
): Task[] {
  const { cues, not } = cuesOf(lexicon)
  const today = formatDay(toWall(spoken.recordedAt, spoken.timezone))
  return clauses.flatMap((clause, at) => {
    const leads = cues.flatMap((cue) => findLeads(clause, cue, not, lexicon))
    const apart = withoutOverlaps(leads, clause.text.length)
    apart.sort((a, b) => a.from - b.from)
    // A punctuated sentence states one task in many words, and another only in a part of its own.
    const divided = clause.bare
      ? apart
      : apart.filter(({ from }, at) => at === 0 || patternsOf(clause.pack).ownPart.test(clause.folded.slice(0, from)))
    let free = 0
    return divided.flatMap((lead, index) => {
      if (lead.from < free) return []
      const next = divided[index + 1]?.from ?? clause.text.length
      const said = judgement ? breakAfter(judgement, clause, lead.end) : clause.text.length
      const task = readTask(clause, lead, { next, said }, index === 0, today, lexicon)
      if (task) task.title = withKnownObject(task.title, wordsBefore(clauses, at, lead.from), lexicon.language)
      if (task) free = lead.end + 1
      return task ? [task] : []
    })
  })
}

/** Returns the words before an offset in a clause, with the clause before it; dates are blank. */
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

/** Returns the leads that do not overlap an earlier one. */
function withoutOverlaps(leads: readonly Lead[], length: number): Lead[] {
  const taken = new Uint8Array(leads.length > 1 ? length : 0)
  return leads.filter(({ from, end }) => {
    if (taken.subarray(from, end).includes(1)) return false
    taken.fill(1, from, end)
    return true
  })
}

function cuesOf(lexicon: WordLexicon): { cues: Cue[]; not: RegExp } {
  const known = compiled.get(lexicon)
  if (known) return known
  const start = '(?:^|[\\s,.;:¡¿"\'])'
  const { articles, emphasis } = packOf(lexicon.language).names
  // A single letter is never a name.
  const longArticles = articles.split(' ').filter((word) => /^\p{L}{2,}$/u.test(word))
  const echo = emphasis === '' ? '' : `(?:,? (?:${emphasis.replaceAll(' ', '|')}),?)?`
  const name = `(?<who>(?:${lexicon.titles})?(?!(?:${longArticles.join('|')})\\b)[\\p{L}-]{2,}${echo})`
  // A cue may end with its own space or apostrophe.
  const edge = "(?:(?<=[ '])|(?![\\p{L}]))"
  const cue = (source: string, owner: Cue['owner'], needsDate = false): Cue => ({
    pattern: new RegExp(source, 'gu'),
    owner,
    needsDate,
  })
  const made = {
    cues: [
      cue(`${start}(?:${lexicon.mine})${edge}`, 'me'),
      cue(`${start}${name}(?:,? |(?='))(?:${lexicon.theirs})${edge}`, 'named'),
      cue(`${start}(?:${lexicon.asked.replace('NAME', name)})${edge}`, 'named'),
      cue(`${start}(?:${lexicon.open})${edge}`, 'nobody'),
      cue(`${start}(?:${lexicon.mineByDate})${edge}`, 'me', true),
      cue(`${start}${name}(?: |(?='))(?:${lexicon.theirsByDate})`, 'named', true),
    ],
    not: new RegExp(lexicon.noTask, 'u'),
  }
  compiled.set(lexicon, made)
  return made
}

/** Words that introduce a task: their range, and the task's owner. */
interface Lead {
  from: number
  end: number
  who: string | null
  needsDate: boolean
}

function findLeads(clause: Clause, cue: Cue, not: RegExp, lexicon: WordLexicon): Lead[] {
  const leads: Lead[] = []
  const { pattern } = cue
  pattern.lastIndex = 0
  for (let found = pattern.exec(clause.folded); found; found = pattern.exec(clause.folded)) {
    const lead = readLead(clause, cue, found, not, lexicon)
    if (lead) leads.push(lead)
    // In "but Maud prepares" the first word that looks like a name is none, and the real name begins within the match.
    else pattern.lastIndex = found.index + 1
  }
  return leads
}

function readLead(
  clause: Clause,
  { owner, needsDate }: Cue,
  found: RegExpExecArray,
  not: RegExp,
  lexicon: WordLexicon,
): Lead | null {
  const foundEnd = found.index + found[0].length
  const end = foundEnd - (found.groups?.task?.length ?? 0)
  const from = foundEnd - found[0].replace(/^[\s,.;:¡¿"']/, '').length
  const denied =
    lexicon.askedWhether.test(clause.text.slice(Math.max(0, from - 8), from + 8)) ||
    not.test(clause.folded.slice(Math.max(0, from - 25), end + 25)) ||
    patternsOf(clause.pack).negated.test(clause.folded.slice(Math.max(0, from - 25), from))
  if (denied) return null
  if (owner !== 'named') return { from, end, who: owner === 'me' ? 'me' : null, needsDate }
  // "Does Ana send it on Monday?" is a question, and in "a Lucía mañana" no verb follows the name.
  const dated = clause.dates.some((date) => date.start <= end && end < date.end)
  if (needsDate && (dated || /\?\s*$/.test(clause.text))) return null
  const named = found.groups?.who ?? ''
  const who = nameAt(clause, found.index + found[0].indexOf(named), named, lexicon)
  if (who === null) return null
  // In bare speech any word may look like a name, so it counts only where a clause begins, or with a first name or
  // title.
  const weak = needsDate && clause.bare && lexicon.presentIsWeak
  const opens = patternsOf(clause.pack).opens.test(clause.folded.slice(0, from).trimEnd())
  return weak && !opens && !isCertainName(who) ? null : { from, end, who, needsDate }
}

/** Tells whether the words are a first name, or begin with a title: "la doctora Robles". */
function isCertainName(who: string): boolean {
  const words = who.split(' ')
  return words.length > 1 || isFirstName(fold(who))
}

/** Bare speech after more letters than these says something else too. */
const MAX_BARE_LENGTH = 75
/** A break after fewer letters is more likely a mistake, in the middle of the task. */
const MIN_BARE_LENGTH = 35

/** Returns where bare speech goes on to something else after a long task, as far as the judge can tell. */
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
 * Reads the task after its leading words.
 * @param next where the next task begins
 * @param said where bare speech goes on to something else if the task is long
 */
function readTask(
  clause: Clause,
  { from, end, who, needsDate }: Lead,
  { next, said }: { next: number; said: number },
  first: boolean,
  today: string,
  lexicon: WordLexicon,
): Task | null {
  const thought = clause.bare ? thoughtEnd(clause.folded, end, lexicon.language) : clause.text.length
  const stated = dueAfter(clause, { end, next, thought }, first, today)
  const dueWords = clause.pack.words.someTimeBefore.test(
    clause.folded.slice(end, Math.min(next, end + MAX_TASK_LENGTH)),
  )
    ? undefined
    : stated
  if (needsDate && (!dueWords || dueWords.kind === 'moment' || dueWords.kind === 'time')) return null
  const partEnd = wordEndBefore(clause.text, end + MAX_TASK_LENGTH, Math.min(partEndAfter(clause, end), next, thought))
  const titleEnd = Math.min(partEnd, said, deadlineEnd(clause, end, dueWords))
  const words = trimSigns(withoutDate(clause.text, end, titleEnd, dueWords))
  if (!/[\p{L}\p{N}]{2}/u.test(words)) return null
  const to = Math.max(partEnd, dueWords && dueWords.end - partEnd < 40 ? dueWords.end : 0)
  const subject = who === null ? subjectOf(clause, from, end, words, lexicon) : null
  const finite =
    subject !== null ||
    (needsDate && who !== null && who !== ME) ||
    clause.pack.words.finiteLeads?.test(clause.folded.slice(from, end)) === true
  const named = nameTask(subject?.rest ?? words, lexicon.language, finite)
  const title = withGiving(named, clause.text.slice(from, end), clause.pack)
  return { clause, title, who: subject?.who ?? who, from, to, dueWords }
}

/**
 * Returns whose task it is if the words after "that" begin with a name, and the words after it: "Il faut que Thomas
 * relise …". Null if they don't.
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
  const [name = '', verb = ''] = own.split(' ', 2)
  if (!/^\p{Lu}/u.test(name) || toInfinitive(verb, lexicon.language) === verb) return null
  const who = nameAt(clause, clause.text.indexOf(own, from), fold(name), lexicon)
  return who === null ? null : { who, rest: own.slice(name.length + 1) }
}

/** A bare month this far ahead is the last one: in November, "the invoice for October" is no task for next October. */
const FAR_MONTHS = 10

/** Tells whether a task may be due on a date: not in the past, nor in a month that has just passed. */
export function mayBeDue({ kind, from, to }: Pick<DateMention, 'kind' | 'from' | 'to'>, today: string): boolean {
  if (from.slice(0, 10) < today) return false
  if (kind !== 'span' || to === null || from.slice(8, 10) !== '01' || from.slice(0, 7) === to.slice(0, 7)) return true
  return monthsFrom(today, from) < FAR_MONTHS
}

/** Counts the calendar months between two days. */
function monthsFrom(earlier: string, later: string): number {
  const [year, month] = [Number(later.slice(0, 4)) - Number(earlier.slice(0, 4)), later.slice(5, 7)]
  return year * 12 + Number(month) - Number(earlier.slice(5, 7))
}

/** Returns the date that binds the task: one stated as a deadline, or else the first after the task's words. */
function dueAfter(
  { dates, folded, pack }: Clause,
  { end, next, thought }: { end: number; next: number; thought: number },
  first: boolean,
  today: string,
): DateMention | undefined {
  const ahead = dates.filter(
    (date) =>
      date.kind !== 'now' &&
      mayBeDue(date, today) &&
      date.relation !== 'since' &&
      !(date.kind === 'span' && patternsOf(pack).fromTo.test(date.text)),
  )
  const isWondered = ({ start, relation }: DateMention) =>
    relation === null && patternsOf(pack).wonders.test(folded.slice(end, start))
  const later = ahead.filter((date) => date.end >= end && date.start < next && !isWondered(date))
  // Beyond the task's own thought only a date stated as a deadline binds it.
  const near = later.filter(({ start }) => start < thought)
  const bound = later.find(({ relation, kind }) => relation !== null && relation !== 'after' && kind !== 'time')
  const earlier = first ? ahead.filter((date) => date.end < end) : []
  return bound ?? near.find(({ kind }) => kind !== 'time') ?? earlier.findLast(({ kind }) => kind !== 'time') ?? near[0]
}

/** Returns where a task in bare speech ends: with its deadline, if that follows its words. */
function deadlineEnd({ bare, text }: Clause, from: number, due: DateMention | undefined): number {
  const ends = bare && due?.relation === 'by' && /\S\s+\S/u.test(text.slice(from, due.start).trim())
  return ends ? due.end : text.length
}

function wordEndBefore(text: string, most: number, end: number): number {
  return end <= most ? end : Math.max(text.lastIndexOf(' ', most), 0)
}

function partEndAfter({ folded, pack }: Clause, from: number): number {
  const { partEnd } = patternsOf(pack)
  // Limited to the length of a task, since a long run may contain thousands of them.
  const reach = folded.slice(0, from + MAX_TASK_LENGTH + MAX_JOIN_LENGTH)
  partEnd.lastIndex = from + 1
  return partEnd.exec(reach)?.index ?? folded.length
}

function withoutDate(text: string, from: number, to: number, due: DateMention | undefined): string {
  // "Tuesday's report" is named by its day.
  const names = due && /^['’]\p{L}/u.test(text.slice(due.end))
  if (!due || names || due.start < from || due.start >= to) return text.slice(from, to)
  return `${text.slice(from, due.start).trimEnd()} ${text.slice(due.end, Math.max(to, due.end)).trimStart()}`
}

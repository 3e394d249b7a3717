import { toWall } from '#server/calendar/time-zones.ts'
import { formatDay } from '#server/calendar/wall-time.ts'
import { packOf } from '#server/languages/languages.ts'
import type { WordLexicon } from '#server/languages/parts/word-lexicon.ts'
import { perPack } from '#server/languages/per-pack.ts'
import { fold } from '#server/text/fold.ts'
import { ME } from '#shared/commitment.ts'
import type { Sentence } from '#shared/contract/notes.ts'
import type { DateMention } from '../dates/find-dates.ts'
import type { Addressees } from './addressees.ts'
import { type Clause, type Spoken, splitClauses } from './clauses.ts'
import type { Judgement } from './judged.ts'
import { nameAt } from './names.ts'
import { findLeads, type Lead } from './task-leads.ts'
import { thoughtEnd } from './thoughts.ts'
import { toInfinitive } from './titles/infinitive.ts'
import { withKnownObject } from './titles/known-object.ts'
import { withGiving } from './titles/promised-thing.ts'
import { nameTask } from './titles/task-title.ts'
import { withoutDate } from './titles/without-date.ts'
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
  /** Opens what somebody wonders, whose date is no deadline: "ask whether they are free on Friday". */
  wonders: RegExp
  fromTo: RegExp
  /** What precedes a part of a sentence that may state a task of its own. */
  ownPart: RegExp
}

const patternsOf = perPack(({ words, clauses: { partEnds, partOpeners, wonders } }): Patterns => {
  return {
    partEnd: new RegExp(`[,;:](?=\\s)| (?:${partEnds}) `, 'g'),
    wonders: new RegExp(`(?:^|\\s)(?:${wonders})\\s[^,;:.]{0,60}$`),
    fromTo: new RegExp(`^(?:${words.fromTo}) `, 'i'),
    ownPart: new RegExp(`(?:[,;:] (?:(?:${partOpeners.afterSign}) )?| (?:${partOpeners.alone}) )$`),
  }
})

/**
 * Finds the tasks in some clauses, without those that are done, imagined or cancelled.
 * @param addressees who has what a message asks of its addressee
 */
export function findTasksIn(
  clauses: readonly Clause[],
  spoken: Spoken,
  lexicon: WordLexicon,
  judgement: Judgement | null = null,
  addressees: Addressees = new Map(),
): Task[] {
  const today = formatDay(toWall(spoken.recordedAt, spoken.timezone))
  return clauses.flatMap((clause, at) => {
    const apart = findLeads(clause, addressees.get(clause) ?? null, lexicon)
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
  { from, end, partFrom, who, needsDate }: Lead,
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
  const partEnd = wordEndBefore(
    clause.text,
    end + MAX_TASK_LENGTH,
    Math.min(partEndAfter(clause, partFrom), next, thought),
  )
  const titleEnd = Math.min(partEnd, said, deadlineEnd(clause, end, dueWords))
  const words = trimSigns(wordsOfTask(clause, end, titleEnd, dueWords))
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

/** Returns the words of a task without its deadline, with all words of a deadline that names the task. */
function wordsOfTask({ text, pack }: Clause, from: number, to: number, due: DateMention | undefined): string {
  if (!due || due.start < from || due.start >= to) return text.slice(from, to)
  return withoutDate(text.slice(from, Math.max(to, due.end)), due.start - from, due.end - from, pack)
}

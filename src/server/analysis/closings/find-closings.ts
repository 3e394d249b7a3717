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

/** A task that is still open. */
export interface OpenTask {
  id: string
  title: string
  who: string | null
  counterpart: string | null
  /** Null for a task that was added by hand. */
  noteId: string | null
  /** When it was spoken or added. */
  since: Date
}

/** The words that report a task as done. */
export interface Closing {
  taskId: string
  evidence: Evidence
}

/** The share of a task's things that must be named; with two things, both. */
const ENOUGH_THINGS = 0.6
/** The share that is enough when the statement names the same person and no other thing. */
const ENOUGH_BETWEEN_TWO = 0.5

/**
 * Finds the open tasks that a later note reports as done, by action, doer, person and thing. It prefers silence to a
 * wrong offer: when a statement fits two different tasks equally, it closes neither.
 */
export function findClosings(sentences: readonly Sentence[], spoken: Spoken, tasks: readonly OpenTask[]): Closing[] {
  if (tasks.length === 0) return []
  const described = tasks.map((task) => describeTask(task, spoken))
  const found = new Map<string, { closing: Closing; likeness: number }>()
  for (const statement of readDone(sentences, spoken)) {
    for (const { task, likeness } of pickTasks(statement, described)) {
      if (likeness <= (found.get(task.id)?.likeness ?? 0)) continue
      found.set(task.id, { likeness, closing: { taskId: task.id, evidence: evidenceOf(statement.clause) } })
    }
  }
  return [...found.values()].map(({ closing }) => closing)
}

interface DescribedTask extends Named {
  task: OpenTask
  /** The stem of its verb; null when its title only names a thing. */
  verb: string | null
  who: string | null
  language: Language
  /** `YYYY-MM-DD` in the time zone of the later note. */
  day: string
}

function describeTask(task: OpenTask, { language, timezone }: Spoken): DescribedTask {
  const tokens = tokenize(task.title)
  // "M'envoyer le devis" begins with the recipient.
  const pronouns = wordsOf(packOf(language).closings.pronouns)
  const [first, ...rest] = tokens.slice(tokens.findIndex(({ folded }) => !pronouns.has(folded)))
  const leads = packOf(language).words.nounLeads.split(' ')
  const verb = first === undefined || leads.includes(first.folded) ? null : first
  const { names, things } = readNamed(verb ? task.title.slice(rest[0]?.start ?? verb.end) : task.title, language)
  const partner = task.counterpart === null || task.counterpart === ME ? [] : [nameOf(task.counterpart)]
  const who = task.who === null || task.who === ME ? task.who : nameOf(task.who)
  return {
    task,
    language,
    things,
    who,
    names: new Set([...names, ...partner]),
    verb: verb && stemVerb(verb.folded, language),
    day: formatDay(toWall(task.since, timezone)),
  }
}

/** Names a person by the last word, as statements do: "Doctor Robles" is "robles". */
function nameOf(person: string): string {
  return fold(person).split(/\s+/).at(-1) ?? ''
}

/** Returns the task that fits a statement best, with identical ones; none when two different tasks fit equally. */
function pickTasks(statement: DoneStatement, tasks: readonly DescribedTask[]) {
  const suited = tasks.flatMap((task) => {
    const likeness = compare(statement, task)
    return likeness === null ? [] : [{ ...task, likeness }]
  })
  const best = Math.max(...suited.map(({ likeness }) => likeness))
  const [first, ...others] = suited.filter(({ likeness }) => likeness === best)
  if (!first || others.some((other) => !saysTheSame(first, other))) return []
  return [first, ...others]
}

function saysTheSame(a: DescribedTask, b: DescribedTask): boolean {
  const words = ({ who, verb, names, things }: DescribedTask) =>
    JSON.stringify([who, verb, [...names].sort(), [...things].sort()])
  return words(a) === words(b)
}

/** Scores how well a statement fits a task; null when it is about something else. */
function compare(done: DoneStatement, task: DescribedTask): number | null {
  // Something done before the task existed is not the task.
  if (done.clause.dates.some(({ from, to }) => (to ?? from).slice(0, 10) < task.day)) return null
  if (!isDoer(done, task) || !isDeed(done, task)) return null
  const sharedNames = shared(done.names, task.names)
  if (task.names.size > 0 && done.names.size > 0 && sharedNames === 0) return null
  // "Marta sent Luis the contract" is not what Marta owes the speaker.
  if (task.task.counterpart === ME && task.names.size === 0 && !done.toMe && othersNamed(done, task) > 0) return null
  if (task.things.size === 0) return sharedNames > 0 && done.bare ? 1 : null
  const sharedThings = shared(done.things, task.things)
  const share = sharedThings / task.things.size
  const nothingElse = sharedThings === done.things.size
  const enough = sharedNames > 0 && nothingElse ? ENOUGH_BETWEEN_TWO : ENOUGH_THINGS
  if (sharedThings === 0 || share < enough) return null
  return share + (sharedNames > 0 ? 1 : 0)
}

function othersNamed(done: DoneStatement, { who }: DescribedTask): number {
  return [...done.names].filter((name) => name !== who).length
}

function shared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return [...a].filter((word) => b.has(word)).length
}

function isDoer(done: DoneStatement, { who, language }: DescribedTask): boolean {
  if (done.doer === null) return true
  if (who === null || done.doer === who) return true
  // "I have received the contract from Marta", which Marta was to send.
  const received = done.doer === ME && deedsOf(done.verb, language).has('receive')
  return received && who !== ME && (done.names.size === 0 || done.names.has(who))
}

function isDeed({ verb, doer }: DoneStatement, task: DescribedTask): boolean {
  const { language } = task
  const did = deedsOf(verb, language)
  const wanted = task.verb === null ? null : deedsOf(task.verb, language)
  const isReceipt = did.has('arrive') || (did.has('receive') && doer === ME && task.who !== ME)
  if (isReceipt) return task.who !== ME && task.who !== null && (wanted === null || wanted.has('handOver'))
  if (wanted === null) return did.has('handOver') || did.has('finish')
  if (task.verb === verb) return true
  // A finished report is not yet sent.
  if (did.has('finish')) return !wanted.has('handOver') && !wanted.has('call') && !wanted.has('answer')
  return [...did].some((deed) => wanted.has(deed))
}

import { toWall } from '#server/calendar/time-zones.ts'
import { formatDay } from '#server/calendar/wall-time.ts'
import type { WordLexicon } from '#server/languages/parts/word-lexicon.ts'
import { ME } from '#shared/commitment.ts'
import { readDone } from '../closings/read-done-statements.ts'
import { confidenceOf, logOdds, type Signals } from '../confidence/confidence.ts'
import type { StatementKind } from '../statements/statement-kinds.ts'
import { cutClause, type Spoken } from './clauses.ts'
import { byPlace, textOf } from './fragments.ts'
import { type JudgedStatement, type Judgement, statementsBeyond } from './judged.ts'
import { namesIn } from './names.ts'
import type { Task } from './tasks.ts'
import { nameTask } from './titles/task-title.ts'
import { trimSigns } from './wording.ts'

/**
 * From this probability on a statement is considered a task although no rule knows its words. Below it none is likely
 * enough to be asked about, and a long text has thousands.
 */
const CONSIDER_FROM = 0.5

/** Below this probability of being left open, a task that the rules leave to nobody gets an owner, mostly the speaker. */
const OPEN_BELOW = 0.2
/** A title of fewer words lacks its object. */
const MIN_TITLE_WORDS = 2

/** A possible task, and how likely it is one. */
export interface JudgedTask extends Task {
  signals: Signals
  confidence: number
}

/** Judges the tasks that rules found, and adds those that only the judge sees, however doubtful. */
export function judgeTasks(
  tasks: readonly Task[],
  judgement: Judgement | null,
  spoken: Spoken,
  lexicon: WordLexicon,
): JudgedTask[] {
  if (!judgement) return tasks.map((task) => ({ ...task, signals: {}, confidence: CONFIDENCE_WITHOUT_JUDGE }))
  const stated = tasks.map((task): JudgedTask => {
    const judged = judgement.at(task.clause, task.from, task.to)
    // A statement may be cut at the wrong place, so the rule's own words are judged too.
    const words = judgement.words(task.clause, task.from, task.to)
    const likely = Math.max(judged?.probability.task ?? 0, words.task)
    const owned = judged && task.who === null && judged.probability.open < OPEN_BELOW
    const who = owned ? ownerOf(judged, judgement, lexicon, NAMED_BELOW.known) : task.who
    return rate({ ...task, who }, judged?.probability ?? words, likely, true)
  })
  const today = formatDay(toWall(spoken.recordedAt, spoken.timezone))
  const added = statementsBeyond(stated, judgement, 'task', CONSIDER_FROM)
    .filter((statement) => !isDone(statement, spoken))
    .flatMap((statement) => {
      const task = toTask(statement, judgement, today, spoken, lexicon)
      return task ? [rate(task, statement.probability, statement.probability.task, false)] : []
    })
  return [...stated, ...added].sort(byPlace)
}

/** The confidence in what the rules found in a language without a trained judge. */
const CONFIDENCE_WITHOUT_JUDGE = 0.8

/** Rates a task by what the judge says of it, and by what the rules knew. */
function rate(task: Task, probability: Record<StatementKind, number>, likely: number, byRule: boolean): JudgedTask {
  const { mine, theirs, open } = probability
  const owner = task.who === ME ? mine : task.who === null ? open : theirs
  const signals = {
    rule: byRule ? 1 : 0,
    task: logOdds(likely),
    owner: logOdds(owner),
    short: task.title.split(' ').length < MIN_TITLE_WORDS ? 1 : 0,
  }
  return { ...task, signals, confidence: confidenceOf('task', signals) }
}

/** Tells whether a statement reports something as done. The judge may take a short one for a promise. */
function isDone({ clause, from, to }: JudgedStatement, spoken: Spoken): boolean {
  return readDone([{ ...clause.sentence, text: clause.text.slice(from, to) }], spoken).length > 0
}

function toTask(
  statement: JudgedStatement,
  judgement: Judgement,
  today: string,
  spoken: Spoken,
  lexicon: WordLexicon,
): Task | null {
  const { clause, from, to } = statement
  const own = cutClause(clause, from, to)
  const due = own.dates.find(({ kind, from: day }) => kind !== 'now' && kind !== 'time' && day.slice(0, 10) >= today)
  const dueWords = due && { ...due, start: due.start + from, end: due.end + from }
  const words = textOf({ clause, from, to })
  const said = due ? words.replace(due.text, ' ').replace(/\s+/g, ' ') : words
  if (!/[\p{L}\p{N}]{2}/u.test(said)) return null
  return {
    clause,
    title: nameTask(trimSigns(said), spoken.language, false),
    who: ownerOf(statement, judgement, lexicon, NAMED_BELOW.added),
    from,
    to,
    dueWords,
  }
}

/** The probability from which a task that names nobody is left to nobody: speakers mostly note what they do themselves. */
const OPEN_FROM = 0.8
/**
 * Below this probability of being the speaker's, a task that names somebody is theirs. Where the rules know the task's
 * words they would have known its owner too.
 */
const NAMED_BELOW = { added: 0.5, known: 0.2 }
/** How many statements before a task may name the person that it calls "she" or "he". */
const NAME_REACH = 2

/** Returns who has the task: the speaker, a person named in it or shortly before it, or nobody. */
function ownerOf(
  statement: JudgedStatement,
  judgement: Judgement,
  lexicon: WordLexicon,
  namedBelow: number,
): string | null {
  const { mine, theirs, open } = statement.probability
  const own = namesOf(statement, lexicon)
  if (theirs < mine && open < OPEN_FROM && !(own.length > 0 && mine < namedBelow)) return ME
  if (theirs < open && open >= OPEN_FROM) return null
  if (own[0] !== undefined) return own[0]
  for (let back = 1; back <= NAME_REACH; back++) {
    const told = judgement.statements[statement.at - back]
    if (!told || told.clause.sentence !== statement.clause.sentence) break
    const name = namesOf(told, lexicon).at(-1)
    if (name !== undefined) return name
  }
  return theirs >= mine ? null : ME
}

function namesOf({ clause, from, to }: JudgedStatement, lexicon: WordLexicon): string[] {
  return namesIn(cutClause(clause, from, to), lexicon)
}

import { type Clause, evidenceOf } from '#server/analysis/builtin/clauses/clauses.ts'
import { byPlace, countWords, type Fragment, textOf } from '#server/analysis/builtin/clauses/fragments.ts'
import { type Judgement, statementsBeyond } from '#server/analysis/builtin/clauses/judged.ts'
import { type FoundPoint, findPoints, QUESTION_MARK, toPoint } from '#server/analysis/builtin/points.ts'
import { capitalise } from '#server/analysis/builtin/wording.ts'
import { packOf } from '#server/languages/languages.ts'
import { compileRules } from '#server/languages/parts/text-rule.ts'
import { perPack } from '#server/languages/per-pack.ts'
import type { Language } from '#shared/languages.ts'
import { withoutRequests } from './judged-questions.ts'

/** Minimum probability at which a statement that opens like a question is one, although it has no question mark. */
const TAKE_FROM = 0.3
/** Minimum probability at which it is a follow-up instead. */
const FOLLOW_UP_FROM = 0.5
/** Minimum number of words of a question: fewer ask nothing by themselves, such as "who knows". */
const MIN_WORDS = 4
/** Below this probability of a question, "I don't know what" expresses a feeling. */
const DOUBT_FROM = 0.1
/** Maximum number of words: a longer run of bare speech states other things before a question. */
const MAX_BARE_WORDS = 10
/** Maximum number of words: a longer question is shown from where its clause was cut. */
const MAX_WORDS = 40

const patternsOf = perPack(({ words, points, clauses }) => {
  const cue = `${words.questionCues}|${compileRules(points.asked).source}`
  return {
    cue: new RegExp(cue, 'u'),
    cueOrMark: new RegExp(`${cue}|${QUESTION_MARK.source}`, 'u'),
    opening: compileRules(points.openings),
    doubt: compileRules(points.doubts),
    feeling: compileRules(points.feelings),
    pointsBack: clauses.pointsBack === undefined ? null : new RegExp(`^(?:${clauses.pointsBack})(?![p{L}])`, 'u'),
    rhetorical: compileRules(points.rhetorical),
    reported: compileRules(points.reported),
  }
})

/**
 * Finds the open questions of a note, in the order of the text.
 * @param followUps what already stands as a follow-up
 */
export function findQuestions(
  clauses: readonly Clause[],
  followUps: readonly Fragment[],
  judgement: Judgement | null,
  language: Language,
): FoundPoint[] {
  const { cue, cueOrMark } = patternsOf(packOf(language))
  const said = findPoints(clauses, cueOrMark, language, MAX_BARE_WORDS).filter(
    (found) => isAsked(found.fragment.clause) && !isFeeling(found.fragment.clause, judgement),
  )
  const asked = joinParts(withoutRequests(said, followUps, judgement, cue))
  return judgement
    ? addQuestions(
        asked.map((one) => withAsked(one, judgement)),
        judgement,
      )
    : asked
}

/** Replaces a short "that's what I want to know" in bare speech by the statement before it, which is what the speaker asks. */
function withAsked(found: FoundPoint, judgement: Judgement): FoundPoint {
  const { clause, from } = found.fragment
  const own = judgement.at(clause, from, from + 1)
  const before = own && judgement.statements[own.at - 1]
  if (!before || !clause.bare || before.clause.sentence !== clause.sentence) return found
  const pointsBack = patternsOf(clause.pack).pointsBack?.test(own.clause.folded.slice(own.from).trimStart())
  if (!pointsBack || countWords(textOf(own)) > MAX_BARE_WORDS) return found
  return { ...toPoint(before), fragment: found.fragment }
}

/** Tells whether the speaker asks and expects an answer. */
function isAsked({ text, folded, sentence, at, pack }: Clause): boolean {
  const { rhetorical, reported } = patternsOf(pack)
  return !rhetorical.test(folded) && !reported.test(sentence.text.slice(0, at + text.length))
}

/** Tells whether a clause expresses a feeling: only "I don't know what" makes it a question, and the judge does not see one. */
function isFeeling(clause: Clause, judgement: Judgement | null): boolean {
  const { cueOrMark, doubt, feeling } = patternsOf(clause.pack)
  if (feeling.test(clause.folded)) return true
  const found = doubt.exec(clause.folded)
  if (!found || !judgement || cueOrMark.test(clause.folded.replace(found[0], ' '))) return false
  const end = clause.text.length
  const likely = Math.max(
    judgement.words(clause, found.index, end).question,
    judgement.at(clause, found.index, found.index + found[0].length)?.probability.question ?? 0,
  )
  return likely < DOUBT_FROM
}

/** Joins the parts of a question whose sentence was cut, so that it is shown from its beginning. */
function joinParts(found: readonly FoundPoint[]): FoundPoint[] {
  const joined: FoundPoint[] = []
  for (const one of found) {
    const { clause } = one.fragment
    const begin = QUESTION_MARK.test(clause.text) ? beginOf(clause) : clause.at
    const text = clause.sentence.text.slice(begin, clause.at + clause.text.length)
    if (begin === clause.at || countWords(text) > MAX_WORDS) joined.push(one)
    else {
      while (isPart(joined.at(-1), clause, begin)) joined.pop()
      const evidence = evidenceOf({ text, sentence: clause.sentence, at: begin })
      joined.push({ point: { text: capitalise(text), evidence }, fragment: one.fragment })
    }
  }
  return joined
}

/** Returns where the words of a question begin in its sentence: after the last punctuation mark that ends a phrase. */
function beginOf({ sentence, at }: Clause): number {
  const before = sentence.text.slice(0, at)
  const sign = Math.max(...['.', '!', '?', ':', ';', '…'].map((mark) => before.lastIndexOf(`${mark} `)))
  const end = sign < 0 ? 0 : sign + 1
  return end + (before.slice(end).length - before.slice(end).trimStart().length)
}

function isPart(found: FoundPoint | undefined, { sentence }: Clause, begin: number): boolean {
  const clause = found?.fragment.clause
  return clause?.sentence === sentence && clause.at + clause.text.length > begin
}

/** Adds statements that open like a question and that the judge takes for one: bare speech has no question marks. */
function addQuestions(found: readonly FoundPoint[], judgement: Judgement): FoundPoint[] {
  const fragments = found.map(({ fragment }) => fragment)
  const added = statementsBeyond(fragments, judgement, 'question', TAKE_FROM)
    .filter(
      (one) =>
        one.probability.task < FOLLOW_UP_FROM &&
        !fragments.some(({ clause }) => clause === one.clause) &&
        isAsked(one.clause) &&
        !isFeeling(one.clause, judgement) &&
        countWords(textOf(one)) >= MIN_WORDS &&
        patternsOf(one.clause.pack).opening.test(one.clause.folded.slice(one.from, one.to).trimStart()),
    )
    .map(({ clause, from, to }) => toPoint({ clause, from, to }))
  return [...found, ...added].sort((a, b) => byPlace(a.fragment, b.fragment))
}

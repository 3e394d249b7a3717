import type { Clause, Spoken } from '#server/analysis/builtin/clauses/clauses.ts'
import { byPlace, overlap } from '#server/analysis/builtin/clauses/fragments.ts'
import { isDueDay } from '#server/analysis/builtin/duties/deadlines.ts'
import { nameFollowUp } from '#server/analysis/builtin/titles/follow-up-title.ts'
import { withoutDate } from '#server/analysis/builtin/titles/without-date.ts'
import { THRESHOLDS } from '#server/analysis/confidence/triage.ts'
import { toWall } from '#server/calendar/time-zones.ts'
import { formatDay } from '#server/calendar/wall-time.ts'
import type { LanguagePack } from '#server/languages/language-pack.ts'
import { compileRules } from '#server/languages/parts/text-rule.ts'
import { perPack } from '#server/languages/per-pack.ts'
import { foldInPlace } from '#server/text/fold.ts'
import { ME } from '#shared/commitment.ts'
import type { JudgedFollowUp } from './judged-follow-ups.ts'

const patternOf = perPack(({ reportedSpeech: { accepted } }) => compileRules(accepted, 'dgu'))

/**
 * Adds what others asked of the speakers and these agreed to: "she asked could I water the plants and I said yes". It
 * replaces what was found in the same words.
 */
export function addAccepted(
  followUps: readonly JudgedFollowUp[],
  clauses: readonly Clause[],
  spoken: Spoken,
): JudgedFollowUp[] {
  const accepted = [...Map.groupBy(clauses, ({ sentence }) => sentence).values()].flatMap((own) =>
    acceptedIn(own, formatDay(toWall(spoken.recordedAt, spoken.timezone))),
  )
  const others = followUps.filter((one) => !accepted.some((request) => overlap(request, one)))
  return [...others, ...accepted].sort(byPlace)
}

function acceptedIn(clauses: readonly Clause[], today: string): JudgedFollowUp[] {
  const [first] = clauses
  if (!first) return []
  const { sentence, pack } = first
  return [...foldInPlace(sentence.text).matchAll(patternOf(pack))].flatMap(({ index, 0: { length }, indices }) => {
    const [verb, rest] = [indices?.groups?.verb, indices?.groups?.rest]
    const clause = clauses.findLast(({ at }) => verb !== undefined && at <= verb[0])
    const infinitive = verb && infinitiveOf(sentence.text.slice(...verb), pack)
    if (!verb || !rest || !clause || infinitive == null) return []
    const dates = clauses.flatMap(({ at, dates }) =>
      dates.map((date) => ({ ...date, start: date.start + at, end: date.end + at })),
    )
    const due = dates.find(
      (date) => date.start >= rest[0] && date.start < index + length && isDueDay(date, pack, today),
    )
    const said = sentence.text.slice(...rest)
    const isWithin = due !== undefined && due.end <= rest[1]
    const words = isWithin ? withoutDate(said, due.start - rest[0], due.end - rest[0], pack) : said
    const inside = (letter: number) => Math.min(Math.max(0, letter - clause.at), clause.text.length)
    return [
      {
        clause,
        title: nameFollowUp(`${infinitive} ${words.trim()}`, pack.code, false),
        who: ME,
        from: inside(index),
        to: inside(index + length),
        dueWords: due && { ...due, start: due.start - clause.at, end: due.end - clause.at },
        isStated: 'plainly',
        signals: { rule: 1, task: 0, owner: 0, short: 0, deed: 1 },
        confidence: THRESHOLDS.task.sure,
      },
    ]
  })
}

/** Returns the infinitive of a verb of doing in any form that a request has; null for any other word. */
function infinitiveOf(word: string, { verbs }: LanguagePack): string | null {
  const forms = [word, verbs.ofSecondPerson(word), verbs.ofFirstPerson(word), verbs.infinitive(word)]
  return forms.find((form) => form !== null && verbs.isDeed(form)) ?? null
}

import { openingPattern } from '#server/analysis/builtin/clauses/clause-opening.ts'
import { type Clause, cutClause } from '#server/analysis/builtin/clauses/clauses.ts'
import { type Fragment, undated } from '#server/analysis/builtin/clauses/fragments.ts'
import type { Judgement } from '#server/analysis/builtin/clauses/judged.ts'
import { lastSubject } from '#server/analysis/builtin/duties/duty-people.ts'
import { namesIn } from '#server/analysis/builtin/find-names.ts'
import type { FollowUp } from '#server/analysis/builtin/follow-ups/follow-up.ts'
import { isFirstName, withTitle, wordsAbout } from '#server/analysis/builtin/names.ts'
import { isThirdPerson } from '#server/analysis/builtin/summary/third-person.ts'
import { decapitalise, wordsOf } from '#server/analysis/builtin/wording.ts'
import type { LanguagePack } from '#server/languages/language-pack.ts'
import { perPack } from '#server/languages/per-pack.ts'
import { fold, foldInPlace } from '#server/text/fold.ts'
import { topicOf } from './own-phrase.ts'
import { withoutLeads } from './without-leads.ts'

/** How many statements before a follow-up may name what its pronoun stands for. */
const REACH = 2
/** Maximum number of words of a topic. */
const MAX_WORDS = 6
/** Maximum length of a title with its topic, in letters. */
const MAX_LENGTH = 90

const patternsOf = perPack((pack) => {
  const { followUpTitles, words, names, clauses } = pack
  const { unresolved } = followUpTitles
  const joining = `${names.joins.replaceAll(' ', '|')}|${clauses.openings}|${names.greetings}`
  const { determiners } = wordsAbout(pack)
  const small = [...wordsOf(words.stopWords)].filter((word) => !determiners.has(word) && /^\p{L}+$/u.test(word))
  const ends = `(?=$|,| (?:${small.join('|')})(?!\\p{L}))`
  const matching = (pronouns: string) =>
    new RegExp(
      `(?:^\\p{L}+(?: (?:${unresolved?.particles}))?| (?:${unresolved?.prepositions})) (?:${pronouns})${ends}`,
      'u',
    )
  return {
    pronouns: unresolved && { thing: matching(unresolved.things), person: matching(unresolved.persons) },
    opening: new RegExp(openingPattern(joining), 'u'),
    noSubject: new RegExp(`^(?:${names.noSubjects})(?![\\p{L}])`, 'u'),
    verb: new RegExp(`^(?:${names.endsSubject})(?![\\p{L}])`, 'u'),
  }
})

/**
 * Adds what a follow-up is about to a title that only has a pronoun for it: "Ring her (Karen)", "Look into it (the leak)". The
 * title is returned unchanged if nothing shortly before names it.
 */
export function withTopic({ title, clause, from, who }: FollowUp, judgement: Judgement): string {
  const { pronouns } = patternsOf(clause.pack)
  const folded = foldInPlace(title)
  const isThing = pronouns?.thing.test(folded)
  if (!pronouns || (!isThing && !pronouns.person.test(folded))) return title
  const own = judgement.at(clause, from, clause.text.length)
  const before: (Fragment | undefined)[] = [
    own?.clause === clause && own.from < from ? { clause, from: own.from, to: from } : undefined,
    ...Array.from({ length: REACH }, (_, back) => judgement.statements[(own?.at ?? 0) - back - 1]),
  ]
  for (const words of before) {
    const named = words && (isThing ? thingNamed(words) : personNamed(words))
    // "Mr Rao will negotiate with him": the owner is somebody else.
    if (!named || (who !== null && fold(who).includes(fold(named)))) continue
    const isSaid = folded.includes(fold(named)) || title.length + named.length > MAX_LENGTH
    return isSaid ? title : `${title} (${named})`
  }
  return title
}

const pronounsOf = perPack(({ followUpTitles: { unresolved } }) => new Set(unresolved?.things.split('|') ?? []))

/** Tells whether some words end with a pronoun for a thing: "we're doing it". */
export function endsWithPronoun(words: string, pack: LanguagePack): boolean {
  return pronounsOf(pack).has(fold(words.split(' ').at(-1) ?? ''))
}

/** Tells whether a title only says what somebody does with a thing that is named elsewhere: "Our lawyers want it". */
export function saysOfPronoun(title: string, pack: LanguagePack): boolean {
  const words = title.split(' ').map(fold)
  return words.length > 2 && endsWithPronoun(title, pack) && wordsOf(pack.titles.determiners).has(words[0] ?? '')
}

/** Returns the person named last in some words, or else whom they are about: "the plumber". */
function personNamed({ clause, from, to }: Fragment): string | null {
  const own = cutClause(clause, from, to)
  const name = lastSubject(namesIn(own, own.pack.words), own)
  if (name !== undefined) return withTitle(name, own)
  const subject = subjectOf(own)
  // "Grandad's appointment is on Monday": he is meant, and not his appointment.
  const mark = own.pack.titles.possessive?.mark
  return (mark === undefined ? subject : subject?.replaceAll('’', "'").split(`${mark} `, 1)[0]) ?? topicIn(own)
}

/** Returns the thing that some words are about: their subject, unless it is a person, or else what `topicOf` finds. */
function thingNamed({ clause, from, to }: Fragment): string | null {
  const own = cutClause(clause, from, to)
  const subject = subjectOf(own)
  if (subject !== null && !isPerson(subject, own)) return subject
  const topic = topicIn(own)
  return topic === null || isPerson(topic, own) ? null : topic
}

/** Returns what `topicOf` finds, as it was written. */
function topicIn(own: Clause): string | null {
  const topic = topicOf(undated(own), own.pack)
  const at = topic === null ? -1 : own.folded.indexOf(fold(topic))
  return topic === null ? null : at < 0 ? decapitalise(topic) : own.text.slice(at, at + topic.length)
}

function isPerson(words: string, own: Clause): boolean {
  const { roles } = wordsAbout(own.pack)
  const all = words.split(' ').map(fold)
  return (
    all.some((word, at) => isFirstName(word) && !/['’]/u.test(words.split(' ')[at] ?? '')) ||
    roles.has(all.at(-1) ?? '')
  )
}

/** Returns the words before the first verb of a statement, without what joins it to the one before; null if it has no subject. */
function subjectOf(own: Clause): string | null {
  const { opening, noSubject, verb } = patternsOf(own.pack)
  const joined = opening.exec(own.folded)?.[0].length ?? 0
  const start = own.text.length - withoutLeads(own.text.slice(joined), own.pack).length
  if (noSubject.test(own.folded.slice(start))) return null
  const words = [...own.text.slice(start).matchAll(/[^\s,.;:!?]+/gu)].slice(0, MAX_WORDS + 1)
  for (const [at, { 0: word, index }] of words.entries()) {
    const next = start + index + word.length
    // "The safety training is": of two, the second is the verb.
    const isVerb =
      verb.test(own.folded.slice(start + index - 1)) ||
      (isKnownVerb(word, at, own.pack) && !verb.test(own.folded.slice(next)))
    if (at === 0 || !isVerb) continue
    // "The school trip forms" is no more than a name, which ends like a verb.
    const isLast = own.text.slice(next).search(/\p{L}/u) < 0
    const said = own.text.slice(start, isLast ? next : start + index).trim()
    const isDated = own.dated.some((date) => date.start < start + index)
    return isDated || /[,.;:!?]/u.test(said) || !/\p{L}{3}/u.test(said) ? null : asWithin(said, own)
  }
  return null
}

/** Tells whether a word in lower case is a verb: after an article it is rather a noun, "the runs". */
function isKnownVerb(word: string, at: number, pack: LanguagePack): boolean {
  return at > 1 && /^\p{Ll}{3,}$/u.test(word) && isThirdPerson(word, pack)
}

/** Writes the article that opens a sentence in lower case, and leaves names as they are. */
function asWithin(said: string, { pack }: Clause): string {
  const [first = ''] = said.split(' ', 1)
  return wordsAbout(pack).determiners.has(fold(first)) ? decapitalise(said) : said
}

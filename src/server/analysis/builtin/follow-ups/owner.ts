// Over 250 lines: the steps by which one question is answered, whose a follow-up is.
import { openingPattern } from '#server/analysis/builtin/clauses/clause-opening.ts'
import { type Clause, cutClause } from '#server/analysis/builtin/clauses/clauses.ts'
import { type Fragment, textOf } from '#server/analysis/builtin/clauses/fragments.ts'
import type { JudgedStatement, Judgement } from '#server/analysis/builtin/clauses/judged.ts'
import { lastSubject } from '#server/analysis/builtin/duties/duty-people.ts'
import { isMemo } from '#server/analysis/builtin/duties/memos.ts'
import { namesIn } from '#server/analysis/builtin/find-names.ts'
import { isFirstName, mayBeName, withTitle } from '#server/analysis/builtin/names.ts'
import { isThirdPerson } from '#server/analysis/builtin/summary/third-person.ts'
import { capitalise, trimSigns, wordsOf } from '#server/analysis/builtin/wording.ts'
import type { LanguagePack } from '#server/languages/language-pack.ts'
import type { NameWords } from '#server/languages/parts/name-words.ts'
import type { WordLexicon } from '#server/languages/parts/word-lexicon.ts'
import { perPack } from '#server/languages/per-pack.ts'
import { fold } from '#server/text/fold.ts'
import { ME } from '#shared/commitment.ts'
import type { Addressees } from './addressees.ts'

/** Minimum probability at which a follow-up that names nobody has no owner: speakers mostly note what they do themselves. */
const OPEN_FROM = 0.8
/** Minimum probability at which a follow-up is somebody else's, wherever that person is named. */
const THEIRS_FROM = 0.5
/**
 * If a follow-up names the person who acts, and is less likely the speaker's than this, it belongs to that person. The limit
 * is lower where rules recognised the follow-up, because they would have recognised its owner too.
 */
export const NAMED_BELOW = { added: 0.5, known: 0.2 }
/** Minimum probability at which a follow-up is the speaker's if it is somebody else's too, and nobody is named. */
const MINE_FROM = 0.5
/** A person who is named acts if the follow-up is at least this fraction as likely to be theirs as to be the speaker's. */
const ACTS_FROM = 0.25
/** Minimum probability at which a single noun acts, which may as well be a thing: "the wholesaler hasn't sent …". */
const ACTS_SURELY_FROM = 0.9
/** Maximum number of words of a subject before a verb that no pattern knows: "le chef du rayon commande". */
const MAX_ACTING = 4
/** If the owners' probabilities add up to less than this, they say nothing: "book us a table" may be anybody's. */
const LEAST_SHARED = 0.25
/** How far before a request, in letters, it may be made polite: "please block the calendar". */
const POLITE_REACH = 8
/** A word of a subject, with its apostrophes: "l'équipe". */
const WORD = "[\\p{L}\\p{N}](?:['’&-]?[\\p{L}\\p{N}])*"
/** Maximum number of words that name a group or a firm: "los del taller de Toledo". */
const MAX_SUBJECT = 5
/** How many statements before a follow-up may name the person that it calls "she" or "he". */
const NAME_REACH = 2

/**
 * Returns a pattern that matches a statement up to the end of its subject, the group `subject`, which has at least one word
 * besides articles. A single noun in the singular is as likely to be a thing ("the lorry has to go …"), unless it is a role
 * ("the accountant") or is to do something for the speaker.
 */
function subjectPattern(joining: string, names: NameWords): RegExp {
  const articles = `(?:${names.articles.replaceAll("'", '').replaceAll(' ', '|')})(?!['’\\p{L}])`
  const opening = `${openingPattern(joining)}(?!(?:${names.noSubjects}|${joining})(?!\\p{L}))`
  const [forSpeaker, ends] = [names.forSpeaker || '(?!)', names.endsSubject].map((end) => `(?=(?:${end})(?!\\p{L}))`)
  const next = `(?!${forSpeaker}|${ends}) ${WORD}`
  const words = (few: number, most: number) => `(?:${articles} )*(?!${articles})${WORD}(?:${next}){${few},${most}}?`
  const named = `(?!${articles})${WORD}${ends}`
  const role = `(?:${articles} )*(?:\\p{L}['’])?(?:${names.roles.replaceAll(' ', '|')})${ends}`
  const several = `(?:${articles} )*${WORD}(?<=${names.pluralEnding})${ends}`
  const anybody = `${words(0, MAX_SUBJECT - 1)}${forSpeaker}`
  return new RegExp(
    `${opening}(?<subject>${anybody}|${named}|${role}|${several}|${words(1, MAX_SUBJECT - 1)}${ends})`,
    'diu',
  )
}

/**
 * Returns a pattern of what ends a subject, for subjects in which the pattern above included the verb: "My sister's going to".
 */
function subjectEnd({ endsSubject }: NameWords): RegExp {
  return new RegExp(`(?<=\\p{L})(?:${endsSubject})(?!\\p{L})`, 'giu')
}

/**
 * Returns a pattern of a subject that ends in a pronoun, an article or "and", also when it is contracted with the next word: "he'll".
 */
function noSubjectEnd({ noSubjects, articles, joins }: NameWords): RegExp {
  const words = `${noSubjects}|${articles.replaceAll(' ', '|')}|${joins.replaceAll(' ', '|')}`
  return new RegExp(`(?:^| )(?:${words}|(?=\\p{L}{2})(?:${words})['’]\\p{L}+)$`, 'iu')
}

const patternsOf = perPack(({ names, clauses, titles, followUpTitles }) => {
  const joining = `${names.joins.replaceAll(' ', '|')}|${clauses.openings}|${names.greetings}`
  return {
    opens: new RegExp(`${openingPattern(joining)}$`, 'u'),
    assigned: new RegExp(`(?:^|[^\\p{L}])(?:${names.assigns})\\s+$`, 'u'),
    excluded: new RegExp(`(?:^|[^\\p{L}])(?:${names.excludes})\\s+$`, 'u'),
    concerned: new RegExp(`(?:^|[^\\p{L}])(?:${names.concerns})\\s*$`, 'u'),
    // "It's Emma's concert" names whose it is, "Emma's sending it" who acts.
    owning:
      titles.possessive &&
      new RegExp(
        `^${titles.possessive.mark.replace("'", "['’]")} (?!(?:${titles.possessive.verbBefore})(?!\\p{L}))`,
        'u',
      ),
    promised: new RegExp(`(?<![\\p{L}])(?:${names.listenerGets})(?![\\p{L}])`, 'u'),
    polite: new RegExp(`(?<![\\p{L}])(?:${followUpTitles.polite})(?![\\p{L}])`, 'u'),
    determined: new RegExp(`(?<![\\p{L}])(?:${titles.determiners.replaceAll(' ', '|')})(?:\\s+|(?<='))\\p{L}{3,}`, 'u'),
    titled: new RegExp(`(?:(?:${names.personTitles.replaceAll(' ', '|')})\\.?\\s+)+$`, 'u'),
    opening: new RegExp(openingPattern(joining), 'u'),
    noSubject: new RegExp(`^(?:${names.noSubjects})(?![\\p{L}])`, 'u'),
    startsDetermined: new RegExp(`^(?:${names.articles.replaceAll(' ', '|')})(?![\\p{L}])`, 'u'),
    verbAfter: new RegExp(
      `^(?:${names.endsSubject}${names.forSpeaker === '' ? '' : `|${names.forSpeaker}`})(?![\\p{L}])`,
      'u',
    ),
    subject: subjectPattern(joining, names),
    subjectEnd: subjectEnd(names),
    noSubjectEnd: noSubjectEnd(names),
    several: names.severalPronouns === '' ? null : new RegExp(`(?<!\\p{L})(?:${names.severalPronouns})(?!\\p{L})`, 'u'),
    listener: new RegExp(`(?:^|-)(?=(?:${names.noSubjects})$)(?:${names.secondPerson})$`, 'iu'),
    beforeNoun: wordsOf(
      `${titles.determiners} ${names.articles} ${names.belongs} ${names.personTitles} ${names.joins}`,
    ),
  }
})

/** Returns who has the follow-up: the speaker, a person named in it or shortly before it, the addressee of a message, or nobody. */
export function ownerOf(
  statement: JudgedStatement,
  judgement: Judgement,
  addressees: Addressees,
  lexicon: WordLexicon,
  namedBelow: number,
): string | null {
  const { mine, theirs, open } = ownersOf(statement)
  if (theirs < THEIRS_FROM && open < OPEN_FROM && isMemo(statement)) return ME
  const { actor, isAssigned, others, all } = peopleIn(statement, lexicon)
  // "I told Ravi he could have the key" names Ravi, but he has nothing to do.
  // "Le toca a Pedro mandar …" assigns it explicitly.
  const assigned = isAssigned && theirs >= THEIRS_FROM
  const acts = actor !== null && (assigned || (mine < namedBelow && theirs > mine * ACTS_FROM))
  if (theirs < mine && open < OPEN_FROM && !acts) return ME
  if (theirs < open && open >= OPEN_FROM) return null
  if (actor !== null) return withTitle(actor, statement.clause)
  const subject = theirs < THEIRS_FROM ? null : (subjectOf(statement) ?? actingSubjectOf(statement, theirs))
  if (subject !== null) return subject
  if (theirs < THEIRS_FROM) return others.length > 0 || theirs < mine ? ME : null
  const addressee = addressees.get(statement.clause)
  // "You will have our answer by the 12th" is the speaker's promise.
  if (addressee !== undefined && isPromised(statement)) return ME
  if (addressee !== undefined && !hasOwnSubject(statement)) return addressee
  if (others[0] !== undefined) return others[0]
  // "Please" asks whoever listens, not somebody named before.
  if (hasOwnSubject(statement) || isOfSeveral(statement) || isPolite(statement)) return null
  for (let back = 1; back <= NAME_REACH && all.length === 0; back++) {
    const told = judgement.statements[statement.at - back]
    if (!told) break
    const name = lastSubject(peopleIn(told, lexicon).all, cutClause(told.clause, told.from, told.to))
    if (name !== undefined) return withTitle(name, told.clause)
  }
  // An order that names nobody is the speaker's in a note of their own: "Envía la copia hoy mismo".
  const words = textOf(statement)
  return mine >= MINE_FROM || isOrder(words, statement.clause.pack) ? ME : null
}

/** Tells whether a statement promises something to the listener. */
function isPromised({ clause, from, to }: Fragment): boolean {
  return patternsOf(clause.pack).promised.test(clause.folded.slice(from, to))
}

/** Tells whether a statement asks for something politely. */
function isPolite({ clause, from, to }: Fragment): boolean {
  return patternsOf(clause.pack).polite.test(clause.folded.slice(Math.max(0, from - POLITE_REACH), to))
}

/**
 * Returns how likely each owner is. For a short statement all three may be unlikely although it is a follow-up; then they
 * share the probability that it is one.
 */
function ownersOf({ probability: { task, mine, theirs, open } }: JudgedStatement) {
  const all = mine + theirs + open
  const scale = all >= LEAST_SHARED && all < task ? task / all : 1
  return { mine: mine * scale, theirs: theirs * scale, open: open * scale }
}

/** Tells whether a statement begins with a noun, so that "she" or "he" refers to nobody before it: "The van has to go to …". */
function hasOwnSubject({ clause, from, to }: JudgedStatement): boolean {
  const { opens, determined } = patternsOf(clause.pack)
  const own = clause.folded.slice(from, to)
  const first = determined.exec(own)
  return first !== null && opens.test(own.slice(0, first.index))
}

/** Tells whether a statement says "they", which is none of the persons named before it. */
function isOfSeveral({ clause, from, to }: JudgedStatement): boolean {
  return patternsOf(clause.pack).several?.test(clause.folded.slice(from, to)) ?? false
}

/**
 * Returns the subject that opens a statement if it is people without a known name: "HR", "the suppliers". Null if there is
 * none.
 */
function subjectOf({ clause, from, to }: Fragment): string | null {
  const own = cutClause(clause, from, to)
  const [start, end] = patternsOf(clause.pack).subject.exec(own.text)?.indices?.groups?.subject ?? [0, 0]
  const subject = withoutVerb(own.text.slice(start, end), clause.pack)
  if (subject === null) return null
  const isDate = own.dates.some((date) => date.start < end && date.end > start)
  // "Davo reckons he'll …", "la bicicleta la tiene Óscar": words that end in the pronoun before the verb are nobody's name.
  const isNoSubject =
    isDate ||
    isOrder(subject, clause.pack) ||
    isInfinitive(subject, clause.pack) ||
    patternsOf(clause.pack).noSubjectEnd.test(subject)
  return isNoSubject || subject === '' ? null : capitalise(trimSigns(subject))
}

/** Tells whether some words begin with an infinitive: "demander les clés". In English, nouns and infinitives look alike. */
function isInfinitive(words: string, { verbs, titles }: LanguagePack): boolean {
  return !titles.modifiersFirst && verbs.isDeed(words)
}

/** Tells whether some words begin with an imperative: "rangez les chaises". */
function isOrder(words: string, { verbs }: LanguagePack): boolean {
  return verbs.ofImperative(words.split(' ', 1)[0] ?? '') !== null
}

/** Tells whether the words before a verb are no subject: an order, a pronoun, a relative clause, or words to the listener. */
function isNobody(subject: string, pack: LanguagePack): boolean {
  const { noSubject, listener } = patternsOf(pack)
  const isSmall = (word: string) => noSubject.exec(word)?.[0] === word || listener.test(word)
  return isOrder(subject, pack) || isInfinitive(subject, pack) || subject.split(' ').map(fold).some(isSmall)
}

/**
 * Returns the subject that opens a statement and is followed by a verb in the third person: "Wim commande les armoires",
 * "yesenia organiza el inventario". Null if there is none.
 */
function actingSubjectOf({ clause, from, to }: Fragment, theirs: number): string | null {
  const own = cutClause(clause, from, to)
  const { opening, noSubject, startsDetermined, verbAfter, beforeNoun } = patternsOf(clause.pack)
  const start = opening.exec(own.folded)?.[0].length ?? 0
  if (noSubject.test(own.folded.slice(start))) return null
  const words = [...own.text.slice(start).matchAll(/[^\s,.;:!?]+/gu)].slice(0, MAX_ACTING + 1)
  const first = startsDetermined.test(own.folded.slice(start)) ? 1 : 0
  for (const [at, { 0: word, index }] of words.entries()) {
    if (at <= first || beforeNoun.has(fold(words[at - 1]?.[0] ?? ''))) continue
    const isVerb = /^\p{Ll}{3,}$/u.test(word) && isThirdPerson(word, clause.pack)
    // Folded, "à" is a verb.
    if (!isVerb && !verbAfter.test(own.text.slice(start + index - 1).toLowerCase())) continue
    const end = start + index
    const isDated = own.dates.some((date) => date.start < end && date.end > start)
    const subject = own.text.slice(start, end).trim()
    const isThing = first === 1 && at === 2 && theirs < ACTS_SURELY_FROM
    return isDated || isThing || isNobody(subject, clause.pack) ? null : capitalise(subject)
  }
  return null
}

/**
 * Returns the words of a subject before its verb, for subjects in which the pattern included the verb: "Marc cierra la
 * desviación 118", "Hugh writes". Null if they speak to the listener: "would you be willing".
 */
function withoutVerb(subject: string, pack: LanguagePack): string | null {
  const { subjectEnd, listener, beforeNoun } = patternsOf(pack)
  // "La gestoría" ends like a conditional.
  const ends = [...subject.matchAll(subjectEnd)]
  const end = ends.find(({ index }) => !beforeNoun.has(fold(subject.slice(0, index))))?.index
  const words = subject.slice(0, end).split(' ')
  const folded = words.map(fold)
  if (folded.some((word) => listener.test(word))) return null
  const isVerb = (word: string) => /^\p{Ll}{3,}$/u.test(word) && pack.verbs.infinitive(word) !== word
  // The last word is more likely a noun or an adjective, except after a name: "social services", "auditoría interna".
  const last = isFirstName(folded[0] ?? '') ? words.length : words.length - 1
  const verb = words.findIndex(
    (word, at) => at > 0 && at < last && !beforeNoun.has(folded[at - 1] ?? '') && isVerb(word),
  )
  return (verb === -1 ? words : words.slice(0, verb)).join(' ')
}

interface People {
  /** The person who is addressed or acts, judging by the position of the name: "Bridget, copy it", "and Tom sends the plan". */
  actor: string | null
  /** Whether words assign the follow-up to them: "c'est à Paul de …". */
  isAssigned: boolean
  /** The other people who are named, except in "not Benoit" and "send it to Maria". */
  others: string[]
  all: string[]
}

/** Returns the person who acts in some words, judging by the position of the name; null if none is named there. */
export function actorIn(words: Fragment, lexicon: WordLexicon): string | null {
  return peopleIn(words, lexicon).actor
}

/** Finds the people named in a statement, and the one who acts, judging by the words before and after the name. */
function peopleIn({ clause, from, to }: Fragment, lexicon: WordLexicon): People {
  const own = cutClause(clause, from, to)
  const called = calledIn(own, lexicon)
  const all = [...new Set([...called, ...namesIn(own, lexicon)])].filter((name) => !isWithinWord(own, name))
  const { opens, assigned, excluded, concerned, titled, owning } = patternsOf(clause.pack)
  let actor: string | null = null
  let isAssigned = false
  const others: string[] = []
  for (const name of all) {
    const at = Math.max(0, own.folded.indexOf(fold(name)))
    const before = own.folded.slice(0, at).replace(titled, '')
    if (excluded.test(before) || owning?.test(own.folded.slice(at + name.length)) === true) continue
    const acts = opens.test(before) || assigned.test(before) || isAddressed(own.folded, at, at + name.length)
    if (acts && actor === null) {
      actor = name
      isAssigned = assigned.test(before)
    } else if (!concerned.test(before)) others.push(name)
  }
  return { actor, isAssigned, others, all }
}

/** Tells whether a hyphen makes a name part of another one: "la Saint-Nicolas". */
function isWithinWord({ folded }: Clause, name: string): boolean {
  return /\p{L}-$/u.test(folded.slice(0, Math.max(0, folded.indexOf(fold(name)))))
}

/** Returns the person who is addressed at the beginning, also if no list has the name: "Solène, tu l'envoies". */
function calledIn({ text, pack, bare }: Clause, lexicon: WordLexicon): string[] {
  const word = bare ? undefined : /^[^\p{L}]*(\p{Lu}[\p{L}-]+)(?:,|['’]s\s)/u.exec(text)?.[1]
  if (word === undefined || patternsOf(pack).opens.test(`${fold(word)} `)) return []
  return mayBeName(word, fold(word), bare, lexicon) ? [word] : []
}

/** Tells whether a name is between punctuation marks or last after one, like that of somebody who is addressed. */
function isAddressed(folded: string, from: number, to: number): boolean {
  return /[,;:¿¡]\s*$/u.test(folded.slice(0, from)) && /^\s*(?:,|[.!?…]*$)/u.test(folded.slice(to))
}

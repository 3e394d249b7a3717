import { openingPattern } from '#server/analysis/builtin/clauses/clause-opening.ts'
import { type Clause, cutClause } from '#server/analysis/builtin/clauses/clauses.ts'
import { type Fragment, textOf } from '#server/analysis/builtin/clauses/fragments.ts'
import type { JudgedStatement, Judgement } from '#server/analysis/builtin/clauses/judged.ts'
import { isMemo } from '#server/analysis/builtin/duties/memos.ts'
import { namesIn } from '#server/analysis/builtin/find-names.ts'
import { mayBeName, withTitle } from '#server/analysis/builtin/names.ts'
import type { LanguagePack } from '#server/languages/language-pack.ts'
import type { WordLexicon } from '#server/languages/parts/word-lexicon.ts'
import { perPack } from '#server/languages/per-pack.ts'
import { fold } from '#server/text/fold.ts'
import { ME } from '#shared/commitment.ts'
import type { Addressees } from './addressees.ts'
import { likeliestOwner, likelyOwners, listenerOf, ownOrOther } from './likely-owners.ts'

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
/** Minimum probability at which somebody has what the judge takes for somebody else's, although the speaker is likelier. */
const OTHER_FROM = 0.2
/** Minimum probability at which the trained model decides, whatever the words say. */
const SURE_FROM = 0.6
/** Minimum probability at which somebody who is named has it: a less likely name is worse than none. */
const NAMED_FROM = 0.12
/** A person who is named acts if the follow-up is at least this fraction as likely to be theirs as to be the speaker's. */
const ACTS_FROM = 0.25
/** If the owners' probabilities add up to less than this, they say nothing: "book us a table" may be anybody's. */
const LEAST_SHARED = 0.25
/** How far before a request, in letters, it may be made polite: "please block the calendar". */
const POLITE_REACH = 8

const patternsOf = perPack(({ names, clauses, titles, followUpTitles }) => {
  const joining = `${names.joins.replaceAll(' ', '|')}|${clauses.openings}|${names.greetings}`
  return {
    opens: new RegExp(`${openingPattern(joining)}$`, 'u'),
    assigned: new RegExp(`(?:^|[^\\p{L}])(?:${names.assigns})\\s+$`, 'u'),
    excluded: new RegExp(`(?:^|[^\\p{L}])(?:${names.excludes})\\s+$`, 'u'),
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
    impersonal:
      names.impersonal === '' ? null : new RegExp(`${openingPattern(joining)}(?:${names.impersonal})(?![\\p{L}])`, 'u'),
    several: names.severalPronouns === '' ? null : new RegExp(`(?<!\\p{L})(?:${names.severalPronouns})(?!\\p{L})`, 'u'),
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
  const who = possibleOwner(statement, judgement, addressees, lexicon, namedBelow)
  if (who === null || who === ME || addressees.has(statement.clause)) return who
  // "Hay que llamar al médico" is not for somebody named before.
  return isImpersonal(statement) && !names(statement, who) ? null : who
}

/** Tells whether a statement begins by saying that something has to be done, and not by whom. */
function isImpersonal({ clause, from, to }: Fragment): boolean {
  return patternsOf(clause.pack).impersonal?.test(clause.folded.slice(from, to)) ?? false
}

function names(statement: Fragment, who: string): boolean {
  return fold(textOf(statement)).includes(fold(who))
}

function possibleOwner(
  statement: JudgedStatement,
  judgement: Judgement,
  addressees: Addressees,
  lexicon: WordLexicon,
  namedBelow: number,
): string | null {
  const { mine, theirs, open } = ownersOf(statement)
  const actor = actorIn(statement, lexicon)
  const addressee = addressees.get(statement.clause)
  // "Please" asks whoever listens, not somebody named before.
  if (actor === null && addressee === undefined && isPolite(statement)) return null
  // In a message an order is the addressee's.
  const isOrdered = addressee !== undefined && isOrder(textOf(statement), statement.clause.pack)
  if (theirs < THEIRS_FROM && open < OPEN_FROM && !isOrdered && isMemo(statement)) return ME
  // "I told Ravi he could have the key" names Ravi, but he has nothing to do.
  // "Le toca a Pedro mandar …" assigns it explicitly.
  const assigned = actor?.isAssigned && theirs >= THEIRS_FROM
  const acts = actor !== null && (assigned || (mine < namedBelow && theirs > mine * ACTS_FROM))
  if (theirs < mine && open < OPEN_FROM && !acts) return ownOrOther(statement, judgement)
  if (theirs < open && open >= OPEN_FROM) return null
  if (actor !== null) return withTitle(actor.name, statement.clause)
  if (theirs < THEIRS_FROM) return likeliestOwner(statement, judgement)
  // "You will have our answer by the 12th" is the speaker's promise.
  if (addressee !== undefined && isPromised(statement)) return ME
  if (addressee !== undefined && !hasOwnSubject(statement)) return addressee
  const [likeliest, ...less] = likelyOwners(statement, judgement)
  const words = textOf(statement)
  // An order that names nobody is the speaker's in a note of their own: "Envía la copia hoy mismo".
  const isMine = mine >= MINE_FROM || isOrder(words, statement.clause.pack)
  if (likeliest?.who === ME && (isMine || likeliest.probability >= SURE_FROM)) return ME
  const other = likeliest?.who === ME ? less.find(({ probability }) => probability >= OTHER_FROM) : likeliest
  if (!other?.who || other.probability < NAMED_FROM) return null
  if (addressee === undefined && isMemo(statement) && isObjectOfMemo(other.who, statement, judgement)) return ME
  if (other.probability >= SURE_FROM && !isOfSeveral(statement)) return other.who
  // "Would you be willing to lend us the trailer" is for whoever listens, and names nobody else.
  if (fold(words).includes(fold(other.who))) return isAsked(statement) ? null : other.who
  // "The van must go to the garage" is not for somebody named before.
  return hasOwnSubject(statement) || isOfSeveral(statement) ? null : other.who
}

/** How many statements before a note to oneself may name a person, as those before it in the same list. */
const LIST_REACH = 3

/** Tells whether a list of notes to oneself names somebody: "Envoyer à Sandra les factures, elle les attend. Réserver la salle." */
function isObjectOfMemo(who: string, { at }: JudgedStatement, { statements }: Judgement): boolean {
  return statements.slice(Math.max(0, at - LIST_REACH), at + 1).some((one) => isMemo(one) && namesAfterVerb(one, who))
}

function namesAfterVerb(statement: Fragment, who: string): boolean {
  const [, ...rest] = fold(textOf(statement)).trimStart().split(' ')
  return rest.join(' ').includes(fold(who))
}

/** Tells whether a statement promises something to the listener. */
function isPromised({ clause, from, to }: Fragment): boolean {
  return patternsOf(clause.pack).promised.test(clause.folded.slice(from, to))
}

/** Tells whether a statement asks for something politely. */
function isPolite({ clause, from, to }: Fragment): boolean {
  return patternsOf(clause.pack).polite.test(clause.folded.slice(Math.max(0, from - POLITE_REACH), to))
}

/** Tells whether a statement asks something of whoever listens: "would you be willing to". */
function isAsked({ clause, from, to }: Fragment): boolean {
  return listenerOf(clause.pack).test(clause.folded.slice(from, to))
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

/** Tells whether some words begin with an imperative: "rangez les chaises". */
export function isOrder(words: string, { verbs }: LanguagePack): boolean {
  return verbs.ofImperative(words.split(' ', 1)[0] ?? '') !== null
}

/** A person who is addressed or acts, judging by the position of the name: "Bridget, copy it", "and Tom sends the plan". */
interface Actor {
  name: string
  /** Whether words assign the follow-up to them: "c'est à Paul de …". */
  isAssigned: boolean
}

/** Returns the person who acts in some words, judging by the words before and after the name; null if none is named there. */
export function actorIn({ clause, from, to }: Fragment, lexicon: WordLexicon): Actor | null {
  const own = cutClause(clause, from, to)
  const names = [...new Set([...calledIn(own, lexicon), ...namesIn(own, lexicon)])]
  const { opens, assigned, excluded, titled, owning } = patternsOf(clause.pack)
  for (const name of names.filter((one) => !isWithinWord(own, one))) {
    const at = Math.max(0, own.folded.indexOf(fold(name)))
    const before = own.folded.slice(0, at).replace(titled, '')
    if (excluded.test(before) || owning?.test(own.folded.slice(at + name.length)) === true) continue
    const isAssigned = assigned.test(before)
    if (isAssigned || opens.test(before) || isAddressed(own.folded, at, at + name.length)) return { name, isAssigned }
  }
  return null
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

import type { LanguagePack } from '#server/languages/language-pack.ts'
import { perPack } from '#server/languages/per-pack.ts'
import { fold, foldInPlace } from '#server/text/fold.ts'
import { wordsOf } from '../wording.ts'
import { beginsWithVerb, withInfinitive } from './follow-up-title.ts'
import { withObject } from './known-object.ts'

/**
 * Removes the owner's name between the verb and its object, where some languages put the subject: "Mirar Tomás la cláusula",
 * or after a verb with its object: "Prepararlo Elena". "Get Dave to check" keeps it.
 * @param who null: nobody in particular
 */
export function withoutOwner(title: string, who: string | null, pack: LanguagePack): string {
  const [verb = ''] = title.split(' ', 1)
  const named = `${verb} ${who} `
  if (title === named.trimEnd() && withObject(verb, 'x', pack.code) !== verb) return verb
  if (who === null || !title.startsWith(named)) return title
  const object = title.slice(named.length)
  const hasArticle = wordsOf(pack.titles.determiners).has(fold(object.split(' ', 1)[0] ?? ''))
  return hasArticle ? `${verb} ${object}` : title
}

/**
 * Returns the words after the person who is addressed at the beginning, "Bridget, copy it to the underwriters", and whether
 * their verb is in the form after "that": "Maite, que salga hoy". Null if nobody is addressed.
 */
export function withoutAddressee(
  words: string,
  who: string,
  pack: LanguagePack,
): { rest: string; finite: boolean } | null {
  const [, rest] = words.startsWith(who) ? (/^[,:]\s+(.+)$/su.exec(words.slice(who.length)) ?? []) : []
  if (rest === undefined) return null
  const after = afterThat(rest, pack)
  return { rest: after ?? rest, finite: after !== null }
}

/** Returns the words after "that"; null if they do not begin with it. */
function afterThat(words: string, pack: LanguagePack): string | null {
  const [that = ''] = words.split(' ', 1)
  return pack.words.finiteLeads?.test(`${fold(that)} `) ? words.slice(that.length + 1) : null
}

/** Returns the words from the verb on if "that" and the owner precede them: "Que Julien réserve …". Null if they do not. */
export function withoutSubjectAfterThat(words: string, who: string, pack: LanguagePack): string | null {
  const after = afterThat(words, pack)
  return after?.startsWith(`${who} `) ? after.slice(who.length + 1) : null
}

const actsOf = perPack(({ followUpTitles: { acts } }) => new RegExp(`^(?:${acts}),?[\\s’']+`, 'u'))

/**
 * Returns the words from the verb on that follow an owner or a pronoun that stands for one, with the verb's pronouns; null if
 * no verb of doing follows.
 */
export function wordsOfDeed(rest: string, pack: LanguagePack): string | null {
  const start = actsOf(pack).exec(foldInPlace(rest))?.[0].length
  if (start === undefined) return null
  const words = rest.slice(start)
  return pack.verbs.isDeed(withInfinitive(words, pack.code)) && beginsWithVerb(words, pack.code) ? words : null
}

const dutiesOf = perPack(({ followUpTitles: { duties } }) => new RegExp(`^(?:${duties})`, 'u'))

/** Returns the words from a name on that says who somebody is: "the nurse, Maite, will …". */
function withoutRole(words: string, who: string): string {
  const comma = words.indexOf(', ')
  const after = words.slice(comma + 2)
  return comma >= 0 && comma <= MAX_ROLE && after.startsWith(`${who},`) ? after : words
}

/** Maximum length of a role before the name of whoever has it, in letters. */
const MAX_ROLE = 30

/**
 * Returns the words from the infinitive on if the owner and "has to" precede them, with the pronoun that belongs to it: "El
 * banco nos tiene que mandar …" becomes "mandarnos …". Null if they do not.
 */
export function withoutSubjectBeforeDuty(words: string, who: string, pack: LanguagePack): string | null {
  const own = withoutRole(words, who)
  if (!fold(own).startsWith(fold(who))) return null
  const rest = own.slice(who.length).replace(own === words ? '' : /^,/, '')
  const duty = dutiesOf(pack).exec(foldInPlace(rest))
  // "Grace prepares the handouts", "Kev's bringing the generator".
  if (!duty) return wordsOfDeed(rest, pack)
  const [verb = '', ...others] = rest
    .slice(duty[0].length)
    .replace(/^[\s'’]+/u, '')
    .split(' ')
  const pronoun = duty.groups?.pronoun
  const attached = pronoun ? pack.verbs.attachPronouns(verb, [pronoun]) : verb
  return attached === null ? null : [attached, ...others].join(' ')
}

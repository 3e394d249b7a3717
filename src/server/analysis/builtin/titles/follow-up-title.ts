import { capitalise, decapitalise, shorten, trimSigns } from '#server/analysis/builtin/wording.ts'
import type { LanguagePack } from '#server/languages/language-pack.ts'
import { packOf } from '#server/languages/languages.ts'
import { compileRules } from '#server/languages/parts/text-rule.ts'
import { perPack } from '#server/languages/per-pack.ts'
import { foldInPlace } from '#server/text/fold.ts'
import type { Language } from '#shared/languages.ts'
import { beginsWithSubject } from './begins-with-subject.ts'
import { toInfinitive } from './infinitive.ts'
import { cutRepeatedly, withoutLeads } from './without-leads.ts'
import { writeNames } from './write-names.ts'

const MAX_LENGTH = 90

/** How early, in letters, an aside must come to be part of the follow-up: "Make that …". */
const MIN_WORDS = 2

const patternsOf = perPack(
  ({ followUpTitles: { fillers, subjects, remarks, polite, emphatic, dangling, clitics } }) => ({
    filler: compileRules(fillers),
    subject: compileRules(subjects, 'du'),
    remark: compileRules(remarks),
    dangling: new RegExp(`(?:[\\s,]+(?:${dangling}))+$`, 'iu'),
    polite: new RegExp(`,? (?:${polite}${emphatic === null ? '' : `|${emphatic}`})(?![\\p{L}]),?`, 'u'),
    clitics: cliticsPattern(clitics),
  }),
)

/** Matches pronouns at the beginning. Those that end with an apostrophe have no blank after them. */
function cliticsPattern(clitics: string): RegExp | null {
  const written = clitics.split(' ').map((word) => (word.endsWith("'") ? word : `${word} `))
  return clitics === '' ? null : new RegExp(`^(?:${written.join('|')})+`, 'u')
}

/**
 * Writes a follow-up as on a to-do list, from the words after "I need to" or a name: it begins with the verb in its base form,
 * and has no fillers or asides.
 * @param finite whether the verb is in the present or after "que": "Ana prepares …", "il faut que j'envoie …"
 */
export function nameFollowUp(words: string, language: Language, finite: boolean): string {
  const pack = packOf(language)
  const said = trimSigns(withoutLeads(withoutPoliteness(words, pack), pack))
  let title = withoutSubject(said, language)
  if (finite) title = withInfinitive(title, language)
  const unfilled = withoutFillers(title, language)
  // "And I will have to call Ana": the remaining words may have a subject of their own.
  title = title === said && unfilled !== title ? withoutSubject(unfilled, language) : unfilled
  const { dangling } = patternsOf(pack)
  title = trimSigns(withoutRemark(title, language).replace(dangling, ''))
  return capitalise(shorten(writeNames(tidy(title), pack), MAX_LENGTH))
}

/** Removes the words before the verb that are not part of the follow-up, unless nothing would be left. */
function withoutFillers(words: string, language: Language): string {
  return cutRepeatedly(words, patternsOf(packOf(language)).filler)
}

/** Removes "please": "manda, por favor, la oferta". */
function withoutPoliteness(words: string, pack: LanguagePack): string {
  let left = words
  const { polite } = patternsOf(pack)
  for (let found = polite.exec(foldInPlace(left)); found; found = polite.exec(foldInPlace(left)))
    left = `${left.slice(0, found.index)}${left.slice(found.index + found[0].length)}`
  return left
}

/** Closes the gaps left by removed words, "the deck , for the board", "l' appeler", and removes an unpaired quotation mark. */
function tidy(title: string): string {
  const closed = title.replace(/ (?=[,.])|(?<=(?<!\p{L})\p{L}{1,2}['’]) (?=\p{L})/gu, '')
  const isPaired = /[«“]/u.test(closed) === /[»”]/u.test(closed)
  return isPaired ? closed : closed.replace(/\s*[«»“”]\s*/gu, ' ').trim()
}

/** Tells whether some words begin with a verb in the present or the future, possibly after its pronouns: "lo manda mañana". */
export function beginsWithVerb(words: string, language: Language): boolean {
  return withInfinitive(words, language) !== words
}

/** Writes the verb that begins some words in the infinitive, with its pronouns where the language has them: "mandarlo mañana". */
export function withInfinitive(title: string, language: Language): string {
  if (beginsWithSubject(title, packOf(language))) return title
  const clitics = patternsOf(packOf(language)).clitics?.exec(foldInPlace(title))?.[0] ?? ''
  const verb = /^[\p{L}]+/u.exec(title.slice(clitics.length))?.[0] ?? ''
  const infinitive = toInfinitive(verb, language)
  const rest = title.slice(clitics.length + verb.length)
  const attached =
    clitics === '' || infinitive === verb
      ? null
      : packOf(language).verbs.attachPronouns(infinitive, clitics.trim().toLowerCase().split(' '))
  return `${attached ?? `${title.slice(0, clitics.length)}${infinitive}`}${rest}`
}

/**
 * Turns "The offer, I send it tonight" into "send the offer tonight", in languages that state follow-ups that way. Somebody
 * else may do it (the group `other`), or be asked to (the groups `order` and `asked`): "mándame la oferta" and "me mandas la
 * oferta" become "mandarme la oferta".
 */
function withoutSubject(title: string, language: Language): string {
  const groups = patternsOf(packOf(language)).subject?.exec(foldInPlace(title))?.indices?.groups
  if (!groups) return title
  const said = (name: string) => (groups[name] ? title.slice(...groups[name]) : '')
  if (groups.asked) {
    const infinitive = packOf(language).verbs.ofSecondPerson(said('asked'))
    return infinitive === null ? title : withPronouns(infinitive, said('clitics').trim(), said('rest'), language)
  }
  if (groups.order) {
    const infinitive = packOf(language).verbs.ofImperative(said('order'))
    return infinitive === null ? title : `${infinitive}${said('rest')}`
  }
  const [verb = '', ...others] = said('verb').split(' ')
  const { ofFirstPerson, infinitive: ofThirdPerson, attachPronouns } = packOf(language).verbs
  const infinitive = groups.other ? ofThirdPerson(verb) : ofFirstPerson(verb)
  const object = said('object')
  // "I have the form to sign" has the infinitive already.
  if (infinitive === null || (groups.other && infinitive === verb && object === '')) return title
  const clitics = said('clitics').trim()
  const attached =
    clitics === '' || object !== '' ? infinitive : attachPronouns(infinitive, clitics.toLowerCase().split(' '))
  const written = [attached ?? `${clitics} ${infinitive}`, ...others, object && decapitalise(object)].filter(Boolean)
  return `${written.join(' ')}${said('rest')}`
}

/** Writes an infinitive with the pronouns that preceded its verb. */
function withPronouns(infinitive: string, clitics: string, rest: string, language: Language): string {
  if (clitics === '') return `${infinitive}${rest}`
  const attached = packOf(language).verbs.attachPronouns(infinitive, clitics.toLowerCase().split(' '))
  return `${attached ?? `${clitics} ${infinitive}`}${rest}`
}

/** Returns a title up to a remark, if it has enough words before it. */
export function withoutRemark(title: string, language: Language): string {
  const remark = patternsOf(packOf(language)).remark.exec(foldInPlace(title))
  if (!remark) return title
  const kept = title.slice(0, remark.index)
  return kept.split(/\s+/).length >= MIN_WORDS ? kept : title
}

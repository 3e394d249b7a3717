import type { Language } from '#shared/languages.ts'
import { fold } from '../../../text/tokens.ts'
import { capitalise } from '../../wording.ts'
import { toInfinitive } from '../infinitive.ts'
import { type Reading, tokenFrom } from '../phrase-reader.ts'
import { LONGEST_TITLE, phraseAt, readForTitle } from './topic-reader.ts'

/** A decision, as the words that state it. */
export interface Decided {
  text: string
  /** How many letters of it stand before the words of deciding; they may state it too: "we don't pay, that's decided". */
  before: number
  bare: boolean
  dates: readonly { start: number; end: number }[]
}

/** What was decided, and how it reads as a title; patterns are global, to begin at a letter; `not`, `own` (a pronoun that stays) and `verb` are groups of their patterns. */
interface Patterns {
  /** The verb stands in the infinitive. */
  plain: RegExp
  /** A noun phrase follows: "we agreed the four-day week". */
  noun: RegExp
  /** The verb stands in a form of its own: "that we're freezing …". */
  finite: RegExp
  /** The verb, and the words of denying before it; null where the word is no such verb. */
  name: (verb: string, not: string | undefined, own: string) => string | null
}

const PATTERNS: Record<Language, Patterns> = {
  en: {
    noun: /\b(?:agreed|approved|settled)(?: on)? (?=(?:the|a|an|our) )/gu,
    plain:
      /\b(?:decided|agreed|resolved|chosen|chose|decision (?:is|was))(?: (?!to\b|that\b|against\b)[\p{L}']+){0,7}? (?<not>not )?to (?<verb>(?!(?:the|a|an|our|my|his|her|their|this|that|one)\b)\p{L}+)/gu,
    finite:
      /\b(?:we|i)(?:'re|'m| are| am|'ll| will)(?: (?<not>not))?(?: definitely| all| also)?(?: going to| gonna)? (?<verb>(?!(?:going|thinking|hoping|trying|talking|saying|not|be|have|see|know|need|want)\b)\p{L}+ing|(?<=(?:going to|gonna|will|'ll|not) )\p{L}{3,})\b|\bgoing (?<own>ahead) (?<verb2>with)|\b(?:that|agreed|decided) we (?<verb3>(?!(?:are|will|have|had|were|was|can|should|would|need|all|both|must|don|not)\b)\p{L}{3,})/gu,
    name: (verb, not) => {
      const infinitive = toInfinitive(verb, 'en')
      if (not) return infinitive === verb && !/ing$/.test(verb) ? `don't ${verb}` : `not ${verb}`
      return infinitive
    },
  },
  es: {
    noun: /\b(?:acordado|aprobado|decidido|acordamos|aprobamos) (?=(?:el|la|los|las|un|una) )/gu,
    plain:
      /\b(?:decidido|acordado|decidimos|acordamos|quedado|quedamos|decision es)(?: (?:ya|hoy|por fin|al final|tambien|finalmente|que|en|de|entre todos|entonces)){0,3} (?<not>no )?(?:(?:vamos|se va|se van|voy) a )?(?<verb>\p{L}*[aei]r(?:se|nos|l[aeo]s?)?)\b/gu,
    finite:
      /(?:^|[:;,.] |\b(?:que|decidido|decidimos|acordamos|definitivo|y|entonces|pero) )(?<not>no )?(?:nos )?(?:se )?(?<verb>(?!(?:decidi|acorda|queda|sabe|he|tene|pode|quere|va|so|esta|cree|fui|vota|habla)mos\b)\p{L}{2,}[aei]mos|(?<=se )\p{L}{2,}[ae]n?)\b(?! que)/gu,
    name: (verb, not) => {
      const infinitive = spanishInfinitive(verb)
      return infinitive && `${not ? 'no ' : ''}${infinitive}`
    },
  },
  fr: {
    noun: /\b(?:acte|valide|approuve|decide) (?=(?:l'|(?:le|la|les|un|une) ))/gu,
    plain:
      /\b(?:decide|acte|convenu|tranche|choisi|entendus?|d'accord|decision est)(?: (?!de\b|d'|pour\b)[\p{L}']+){0,5}? (?:de |d'|pour )(?<not>ne pas |ne plus )?(?<own>(?:me|nous|se) )?(?<verb>\p{L}{2,}(?:er|ir|re|oir))\b/gu,
    finite:
      /(?<!\p{L})(?:on|nous|qu'on) ?(?:ne |n')?(?<verb>(?!(?:est|etait|avait|aura|pense|peut|doit|dit|sait|croit|voit|parle|a)\b)\p{L}{2,}(?:e|t|d|ons|era|ira|erons))(?: (?<not>pas|plus|rien))?(?![\p{L}'])/gu,
    name: (verb, not, own) => {
      const infinitive = frenchInfinitive(verb)
      if (!infinitive) return null
      const vowel = /^[aeiouyéèêh]/.test(infinitive)
      const pronoun = own === '' ? '' : vowel ? "s'" : 'se '
      return `${not ? `ne ${not} ` : ''}${pronoun}${infinitive}`
    },
  },
}

function spanishInfinitive(verb: string): string | null {
  if (/[aei]r(?:se|nos|l[aeo]s?)?$/.test(fold(verb))) return verb.replace(/nos$/, 'se')
  const ours = /^(.+[aei])mos$/.exec(verb)?.[1]
  if (ours !== undefined) return `${ours}r`
  const infinitive = toInfinitive(verb.replace(/n$/, ''), 'es')
  return /[aei]r$/.test(infinitive) ? infinitive : null
}

function frenchInfinitive(verb: string): string | null {
  if (/(?:er|ir|re|oir)$/.test(verb)) return verb
  const future = /^(.+[ei]r)(?:a|ons)$/.exec(verb)?.[1]
  if (future !== undefined) return future
  const infinitive = toInfinitive(verb.replace(/ons$/, 'e'), 'fr')
  return /(?:er|ir|re|oir)$/.test(infinitive) ? infinitive : null
}

/** Small words that a verb has beside it: "go with", "let go of", "dejar de". */
const PARTICLES: Record<Language, RegExp> = {
  en: /^(?:go|up|down|out|off|back|ahead|away|over|on|with|for|of|to|from|in|into|at)$/,
  es: /^(?:a|al|con|de|del|en|por|para)$/,
  fr: /^(?:a|au|aux|de|du|des|d'|en|avec|sur|pour|chez)$/,
}
const MOST_PARTICLES = 3

/** What was decided as a phrase with its verb first: "Close the Leeds branch"; null where the words don't give one. */
export function nameDecision({ text, before, bare, dates }: Decided, language: Language): string | null {
  const reading = readForTitle(text, language, bare, dates)
  const { plain, noun, finite, name } = PATTERNS[language]
  const said = [...matchesFrom(plain, reading.folded, before), ...matchesFrom(finite, reading.folded, before)]
  const titles = (some: readonly RegExpExecArray[]) =>
    some.flatMap((found) => titleBy(reading, found, name, language) ?? [])
  const [agreed] = matchesFrom(noun, reading.folded, before)
  // The article is left out.
  const phrase =
    agreed && phraseAt(reading, tokenFrom(reading, agreed.index + agreed[0].length) + 1, LONGEST_TITLE, 'governed')
  const [title] = [
    ...titles(said),
    ...(phrase && phrase.weight > 1 ? [phrase.text] : []),
    ...titles(matchesFrom(finite, reading.folded, 0)),
  ]
  return title === undefined ? null : capitalise(title)
}

function titleBy(reading: Reading, found: RegExpExecArray, name: Patterns['name'], language: Language): string | null {
  const folded = found.groups?.verb ?? found.groups?.verb2 ?? found.groups?.verb3
  if (!folded) return null
  const start = found.index + found[0].lastIndexOf(folded)
  const verb = reading.text.slice(start, start + folded.length).toLowerCase()
  const title = name(verb, found.groups?.not?.replace(/^ne /, '').trim(), found.groups?.own ?? '')
  return title && withObject(reading, tokenFrom(reading, found.index + found[0].length), title, language)
}

/** The first match after a letter. */
function matchesFrom(pattern: RegExp, folded: string, from: number): RegExpExecArray[] {
  pattern.lastIndex = from
  const match = pattern.exec(folded)
  return match ? [match] : []
}

/** A verb with what it governs, or its first word and its object; null where nothing follows that could be one. */
function withObject(reading: Reading, at: number, verb: string, language: Language): string | null {
  let first = at
  let written = verb
  while (first - at < MOST_PARTICLES && PARTICLES[language].test(reading.tokens[first]?.folded ?? '')) {
    if (reading.dated[first]) return null
    const { start = 0, end = 0 } = reading.tokens[first] ?? {}
    written += `${/['’]$/.test(written) ? '' : ' '}${reading.text.slice(start, end)}`
    first += 1
  }
  const governed = phraseAt(reading, first, LONGEST_TITLE - written.length - 1, 'governed')
  return governed && `${written}${/['’]$/.test(written) ? '' : ' '}${governed.text}`
}

/** The same for a task that is named already: in bare speech only what the verb governs, as far as it is known to. */
export function trimTask(title: string, language: Language, bare: boolean): string | null {
  const reading = readForTitle(title, language, bare, [])
  const verb = reading.tokens[0]
  if (!verb) return null
  return withObject(reading, 1, title.slice(0, verb.end), language)
}

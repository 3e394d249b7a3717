import { packOf } from '#server/languages/languages.ts'
import { perPack } from '#server/languages/per-pack.ts'
import { foldInPlace } from '#server/text/fold.ts'
import type { Language } from '#shared/languages.ts'
import { capitalise, shorten, trimSigns } from '../wording.ts'
import { toInfinitive } from './infinitive.ts'
import { writeNames } from './write-names.ts'

const LONGEST = 90

/** A remark sooner than this is part of the task: "Make that …". */
const SHORTEST_WORDS = 2

/** Small words that the date behind them leaves hanging, and that a cut does. */
const hangingOf = perPack(({ taskTitles }) => new RegExp(`(?:[\\s,]+(?:${taskTitles.hanging}))+$`, 'iu'))

/**
 * A task as one would write it on a list, from the words after "I need to" or a name: the verb first and in its plain
 * form, without fillers and without what is said beside it.
 * @param finite whether the verb stands in the present or after "que": "Ana prepares …", "il faut que j'envoie …"
 */
export function nameTask(words: string, language: Language, finite: boolean): string {
  let title = trimSigns(words)
  if (finite) title = withInfinitive(title, language)
  const pack = packOf(language)
  const { fillers } = pack.taskTitles
  for (let filler = fillers.exec(foldInPlace(title)); filler; filler = fillers.exec(foldInPlace(title))) {
    const rest = title.slice(filler[0].length)
    if (!/[\p{L}\p{N}]{2}/u.test(rest)) break
    title = rest
  }
  title = trimSigns(withoutRemark(title, language).replace(hangingOf(pack), ''))
  return capitalise(shorten(writeNames(title), LONGEST))
}

function withInfinitive(title: string, language: Language): string {
  const clitics = packOf(language).taskTitles.clitics?.exec(foldInPlace(title))?.[0] ?? ''
  const verb = /^[\p{L}]+/u.exec(title.slice(clitics.length))?.[0] ?? ''
  const infinitive = toInfinitive(verb, language)
  const rest = title.slice(clitics.length + verb.length)
  const attached =
    clitics === '' || infinitive === verb
      ? null
      : packOf(language).verbs.attachPronouns(infinitive, clitics.trim().split(' '))
  return `${attached ?? `${title.slice(0, clitics.length)}${infinitive}`}${rest}`
}

function withoutRemark(title: string, language: Language): string {
  const remark = packOf(language).taskTitles.remarks.exec(foldInPlace(title))
  if (!remark) return title
  const kept = title.slice(0, remark.index)
  return kept.split(/\s+/).length >= SHORTEST_WORDS ? kept : title
}

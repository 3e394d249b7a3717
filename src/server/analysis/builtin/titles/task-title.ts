import type { Language } from '#shared/languages.ts'
import { foldInPlace } from '../../text/tokens.ts'
import { capitalise, shorten, trimSigns } from '../wording.ts'
import { toInfinitive } from './infinitive.ts'
import { writeNames } from './write-names.ts'

const LONGEST = 90

/** Words before the verb that are no part of the task. */
const FILLERS: Record<Language, RegExp> = {
  en: /^(?:also|still|just|really|probably|definitely|absolutely|actually|please|then|now|um|uh|er|(?:not |don't |never )?forget to|remember to|try to|try and|(?:make|be) sure (?:that )?(?:i|we|you|to)|get (?:a)?round to|go ahead and|go and|(?:i|we|you) (?:need to|have to|must|should)|(?:we|you)(?= )|(?:me|us|you) to|to)[\s,]+/u,
  es: /^(?:tambien|ya|aun|todavia|ademas|primero|luego|por favor|sobre todo|eh|este|pues|acordar(?:me|nos|se) de(?: que)?|recordar|no (?:se me |me |nos )?olvid(?:ar(?:me|nos|se)?|e)(?: de)?|tratar de|intentar(?= \p{L}+r\b)|asegurar(?:me|nos|se) de(?: que)?|(?:que )?(?:tengo|tenemos|hay) que|que|yo|a ver si)[\s,]+/u,
  fr: /^(?:une?|aussi|encore|juste|absolument|vraiment|d'abord|ensuite|euh|surtout|quand meme|(?:bien )?penser a|(?:ne )?pas oublier (?:de |d')|me rappeler (?:de |d')|essayer (?:de |d')|faire en sorte (?:de |d')|m'assurer (?:de |d')|veiller a|de (?=\p{L}+(?:er|ir|re)\b)|que )[\s,]*/u,
}

/** Where somebody else's part, a reason or a remark begins; the task ends before it. */
const REMARKS: Record<Language, RegExp> = {
  en: / (?:and|but|so|because|since|or) (?:(?:i|we|he|she|they|it|you|that|then)(?:'|\b)|there)| (?:that's|it's|that is|it is) | (?:asap|as soon as possible|at the latest)\b| (?:high|low|medium|top) priority\b/u,
  es: / (?:y|pero|porque|que|asi que) (?:me|nos|se|le|les|lo|la|luego|ya|yo|ahi|eso|esa|asi|si|tampoco|es|corre)\b(?! \p{L}+r\b)| (?:eso|es|que es) (?:si )?(?:es )?(?:urgente|importante|prioritario)| (?:a mas tardar|como muy tarde|como maximo|lo antes posible|cuanto antes|sin falta)(?![\p{L}])| prioridad (?:alta|baja|media)/u,
  fr: / (?:et|mais|parce que|car|sinon) (?:je|j'|on|il|elle|ils|elles|moi|puis|ca|c'|apres|nous)(?![\p{L}])| (?:c'est|ca) (?:urgent|important|prioritaire|presse)| (?:au plus tard|au plus vite|des que possible|sans faute)(?![\p{L}])| priorite (?:haute|basse|moyenne)/u,
}
/** A remark sooner than this is part of the task: "Make that …". */
const SHORTEST_WORDS = 2

/** Small words that the date behind them leaves hanging, and that a cut does. */
const HANGING =
  /(?:[\s,]+(?:and|or|the|a|an|of|to|in|on|with|for|that|so|but|by|until|at|from|y|o|de|del|la|el|los|las|que|en|por|para|con|hasta|un|una|et|ou|du|le|les|des|d'|l'|à|dans|avec|pour|au|d'ici|ici|jusqu'à|moi))+$/iu

/** Pronouns between "que je" and the verb. */
const CLITICS = /^(?:(?:me|te|lui|leur|le|la|les|y|en|nous|vous|se|nos|les?|l[oa]s?) |[mtls]')+/u

/**
 * A task as one would write it on a list, from the words after "I need to" or a name: the verb first and in its plain
 * form, without fillers and without what is said beside it.
 * @param finite whether the verb stands in the present or after "que": "Ana prepares …", "il faut que j'envoie …"
 */
export function nameTask(words: string, language: Language, finite: boolean): string {
  let title = trimSigns(words)
  if (finite) title = withInfinitive(title, language)
  for (
    let filler = FILLERS[language].exec(foldInPlace(title));
    filler;
    filler = FILLERS[language].exec(foldInPlace(title))
  ) {
    const rest = title.slice(filler[0].length)
    if (!/[\p{L}\p{N}]{2}/u.test(rest)) break
    title = rest
  }
  title = trimSigns(withoutRemark(title, language).replace(HANGING, ''))
  return capitalise(shorten(writeNames(title), LONGEST))
}

function withInfinitive(title: string, language: Language): string {
  const clitics = CLITICS.exec(foldInPlace(title))?.[0] ?? ''
  const verb = /^[\p{L}]+/u.exec(title.slice(clitics.length))?.[0] ?? ''
  const infinitive = toInfinitive(verb, language)
  const rest = title.slice(clitics.length + verb.length)
  if (language !== 'es' || clitics === '' || infinitive === verb) {
    return `${title.slice(0, clitics.length)}${infinitive}${rest}`
  }
  return `${withEnclitics(infinitive, clitics.trim().split(' '))}${rest}`
}

const ACCENTED: Record<string, string> = { a: 'á', e: 'é', i: 'í' }

/** "Le mande" is "mandarle", "se lo mande" "mandárselo". */
function withEnclitics(infinitive: string, clitics: readonly string[]): string {
  const verb = clitics.length > 1 ? infinitive.replace(/[aei](?=r$)/, (vowel) => ACCENTED[vowel] ?? vowel) : infinitive
  return `${verb}${clitics.join('')}`
}

function withoutRemark(title: string, language: Language): string {
  const remark = REMARKS[language].exec(foldInPlace(title))
  if (!remark) return title
  const kept = title.slice(0, remark.index)
  return kept.split(/\s+/).length >= SHORTEST_WORDS ? kept : title
}

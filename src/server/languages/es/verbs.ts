import { fold } from '#server/text/fold.ts'
import { readForms, readVerbs, type VerbForms } from '../parts/verb-forms.ts'
import { firstPerson, secondPerson, thirdPerson } from './conjugate.ts'

/** Forms that state no follow-up, and words that are not verbs: "tengo", "como", "solo". */
const NO_FOLLOW_UP =
  /^(?:tengo|quiero|puedo|debo|creo|veo|siento|espero|vengo|salgo|solo|como|todo|eso|esto|otro|mismo|cuando)$/

/** An infinitive with or without its pronouns: "devolverle". */
const INFINITIVE = /[aei]r(?:(?:me|te|se|nos|les?)?(?:l[ao]s?)?|les?)$/

/** Words that look like a verb but hardly ever are one: "para" is not a form of "parar" where a name precedes it. */
const NO_VERB =
  /^(?:cosas|informes|viajes|metas|sobres|detalles|cortes|costes|mandos|para|una|entre|sobre|este|nada|casa|cosa|tarde|traje|fuera|era|calle|nombre)$/

export const verbs: VerbForms = {
  infinitive: (word) => {
    const folded = fold(word)
    const conditional = ofConditional(word.toLowerCase()) ?? ofFuture(word.toLowerCase(), /^(\p{L}+r)(?:á|án)$/u)
    if (conditional !== null) return conditional
    // "Mandé" is in the past tense.
    return isInfinitive(folded) || /[áéíóú]$/i.test(word) || NO_VERB.test(folded)
      ? word
      : (thirdPerson.get(folded) ?? secondPerson.get(folded) ?? ofPlural(folded) ?? word)
  },
  pluralEnding: 'n',
  ofFirstPerson,
  ofSecondPerson,
  ofImperative,
  isDeed,
  attachPronouns,
}

/** Verbs of being, feeling, thinking and undergoing, and verbs of going somewhere. */
const STATES = new Set(
  readVerbs(`
  amar bajar creer deber desear doler dormir estar esperar gustar haber ir llegar llorar morir odiar olvidar parecer
  pensar perder poder quedar querer reir saber salir seguir sentir ser sonar subir sufrir temer tener venir vivir
`),
)
/** An infinitive, with or without its pronouns. */
const OPENING_INFINITIVE = /^(\p{L}*[aei]r)(?:(?:me|te|se|nos|les?)?(?:l[ao]s?)?|les?)(?!\p{L})/u

/** Tells whether a word, folded, is an infinitive with or without its pronouns. "Firme" and "confirme" only look like one. */
function isInfinitive(folded: string): boolean {
  return INFINITIVE.test(folded) && !thirdPerson.has(folded)
}

/** "Que los vecinos pinten", "que pintaran": the plural of what somebody is to do. "Resumen" is a noun. */
function ofPlural(folded: string): string | undefined {
  return /[ae]n$/.test(folded) && folded !== 'resumen' ? thirdPerson.get(folded.slice(0, -1)) : undefined
}

function isDeed(words: string): boolean {
  const verb = OPENING_INFINITIVE.exec(fold(words))?.[1]
  return verb !== undefined && isKnown(verb) && !STATES.has(verb)
}

/**
 * Returns the infinitive: "revisar" for "reviso" and "revisamos", "responder" for "respondo". The word may also be an
 * infinitive itself.
 */
function ofFirstPerson(word: string): string | null {
  const folded = fold(word)
  if (INFINITIVE.test(folded)) return word
  const future = ofFuture(word.toLowerCase(), /^(\p{L}+r)(?:é|emos)$/u)
  if (future !== null) return future
  // "Le prometí que le dejaba los apuntes".
  if (/aba$/.test(folded)) return INFINITIVES.get(folded.replace(/ba$/, 'r')) ?? null
  if (/[aei]mos$/.test(folded)) return INFINITIVES.get(`${folded.slice(0, -3)}r`) ?? null
  // "Mandó" is in the past tense and about somebody else.
  if (!word.toLowerCase().endsWith('o') || NO_FOLLOW_UP.test(folded)) return null
  return firstPerson.get(folded) ?? null
}

/** Returns the infinitive: "mandar" for "mandas" and "mandarías". Null for "vas" and plural nouns. */
function ofSecondPerson(word: string): string | null {
  const third = /^(\p{L}{2,}[ae])s$/u.exec(word.toLowerCase())?.[1]
  if (third === undefined || NO_VERB.test(fold(word))) return null
  const infinitive = verbs.infinitive(third)
  return infinitive === third ? null : infinitive
}

/** Stems of the conditional that are not infinitives. */
const CONDITIONAL_STEMS = readForms(
  'har:hacer rehar:rehacer pondr:poner propondr:proponer vendr:venir saldr:salir dir:decir',
)

/** Returns the infinitive: "pasar" for "pasaría". Null for any other form. */
function ofConditional(word: string): string | null {
  const stem = /^(\p{L}+r)[ií]a(?:mos|n)?$/u.exec(word)?.[1]
  if (stem === undefined) return null
  // "Avería" and "librería" are nouns.
  return CONDITIONAL_STEMS.get(stem) ?? (isKnown(stem) ? stem : null)
}

/** Returns the infinitive of a form of the future: "pasar" for "pasará" and "pasaré". Null for any other form. */
function ofFuture(word: string, form: RegExp): string | null {
  const stem = form.exec(word)?.[1]
  if (stem === undefined) return null
  return CONDITIONAL_STEMS.get(stem) ?? (isKnown(stem) ? stem : null)
}

/**
 * Returns the verb in -ar to which a form belongs if it is a verb: "guasapea" would be a form of "guasapear". The spelling
 * preserves the sound.
 */
function guessed(word: string): string {
  if (/[^aeiou]a$/.test(word) || /[iue]a$/.test(word)) return `${word}r`
  if (/que$/.test(word)) return word.replace(/que$/, 'car')
  if (/gue$/.test(word)) return word.replace(/gue$/, 'gar')
  if (/ce$/.test(word)) return word.replace(/ce$/, 'zar')
  return /e$/.test(word) ? word.replace(/e$/, 'ar') : word
}

/** Imperatives of one syllable, which have no accent before a pronoun. */
const SHORT_IMPERATIVES = readForms('da:dar de:dar di:decir haz:hacer pon:poner ten:tener')

/**
 * "Mánda-me-lo": a verb before its pronouns. The accent, or the fact that it is short, distinguishes it from nouns such as
 * "informe".
 */
const WITH_PRONOUNS = /^(\p{L}+?)(me|te|nos|os|se|les?)?(l[aoe]s?)?$/u
/** "Mandale", "fijate", "llamala": what is asked of whoever is called "vos", which has no accent before a pronoun. */
const OF_VOS = /^(\p{L}{2,}[aei])(me|te|le|l[ao])$/u
const NO_ORDER = /^(?:mandala|tomate|remate|disparate|combate|debate)$/
/** "Ángeles", "túneles": nouns that look like a verb with its pronouns. */
const NO_IMPERATIVE = /[^d]eles$/

/** Those that are no other word. */
const PLAIN_IMPERATIVE = /^(?:haz|pon)$/

/** Turns "mándame" into "mandarme", "imprime" and "imprimid" into "imprimir". Null for any other word. */
function ofImperative(words: string): string | null {
  const word = words.toLowerCase()
  if (isInfinitive(fold(word))) return null
  const [, verb = '', first = '', second = ''] = WITH_PRONOUNS.exec(word) ?? []
  if (PLAIN_IMPERATIVE.test(word)) return SHORT_IMPERATIVES.get(word) ?? null
  const short = SHORT_IMPERATIVES.get(verb)
  const pronouns = [first === 'te' || first === 'os' ? 'se' : first, second].filter((pronoun) => pronoun !== '')
  if (pronouns.length > 0 && short !== undefined) return attachPronouns(short, pronouns)
  const plural = /^(\p{L}+[aei])d((?:me|nos|les?)?(?:l[ao]s?)?)$/u.exec(word)
  if (plural?.[1] !== undefined && isKnown(`${plural[1]}r`)) return attachPronouns(`${plural[1]}r`, [plural[2] ?? ''])
  // The accent shows that this is a verb with its pronouns, even if no list has the verb.
  if (pronouns.length > 0 && /[áéíóú]/.test(verb) && /[aen]$/.test(verb) && !NO_IMPERATIVE.test(fold(word))) {
    const order = withoutAccents(verb)
    return attachPronouns(infinitiveOfOrder(order) ?? guessed(withoutPlural(order)), pronouns)
  }
  const [, stem = '', pronoun = ''] = OF_VOS.exec(word) ?? []
  const isOther = thirdPerson.has(word) || firstPerson.has(word) || NO_ORDER.test(word)
  if (isKnown(`${stem}r`) && !isOther) {
    return attachPronouns(`${stem}r`, [pronoun === 'te' ? 'se' : pronoun])
  }
  if (/[áéí]$/.test(word)) return isKnown(`${withoutAccents(word)}r`) ? `${withoutAccents(word)}r` : null
  // "Imprime" is in the list; "informe" and "detalle" are nouns.
  const isNoun = /(?:[mt]e|les?|nos)$/.test(word) && thirdPerson.get(fold(word))?.endsWith('ar') === true
  return /[aen]$/.test(word) && !isNoun ? infinitiveOfOrder(withoutAccents(word)) : null
}

/** Returns the infinitive: "enviar" for "envia", "envien" and "envie". Null for a word that is not a form of a listed verb. */
function infinitiveOfOrder(order: string): string | null {
  const form = withoutPlural(order)
  const infinitive = verbs.infinitive(form)
  return infinitive === form ? null : infinitive
}

function withoutPlural(order: string): string {
  return order.replace(/(?<=[ae])n$/, '')
}

const INFINITIVES = new Map([...thirdPerson.values()].map((infinitive) => [fold(infinitive), infinitive]))

function isKnown(infinitive: string): boolean {
  return INFINITIVES.has(fold(infinitive))
}

function withoutAccents(word: string): string {
  return word.replace(/[áéíóú]/g, (vowel) => fold(vowel))
}

const ACCENTED: Record<string, string> = { a: 'á', e: 'é', i: 'í' }

/** Attaches the pronouns: "le mande" becomes "mandarle", "se lo mande" "mandárselo". */
function attachPronouns(infinitive: string, pronouns: readonly string[]): string {
  const verb = pronouns.length > 1 ? infinitive.replace(/[aei](?=r$)/, (vowel) => ACCENTED[vowel] ?? vowel) : infinitive
  return `${verb}${pronouns.join('')}`
}

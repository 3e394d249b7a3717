import { fold } from '#server/text/fold.ts'
import { readForms, readVerbs, type VerbForms } from '../parts/verb-forms.ts'
import { infinitives, pluralImperatives, thirdPerson } from './conjugate.ts'

/** Words that look like a verb but hardly ever are one. */
const NO_VERB =
  /^(?:une|que|comme|entre|contre|semaine|personne|dense|libre|place|suite|reste|page|plage|rive|sorte|porte|cause|liste|fiche|marche)$/

/** Words in -ent that look like a plural but hardly ever are one. */
const NO_PLURAL =
  /^(?:content|parent|couvent|present|patient|excellent|equivalent|different|precedent|accident|president|argent)$/

export const verbs: VerbForms = {
  infinitive: (word) => {
    const folded = fold(word)
    // "Relancé" is in the past tense.
    if (/é$/i.test(word) || NO_VERB.test(folded)) return word
    return (
      (/^soi[st]$/.test(folded) ? 'être' : thirdPerson.get(folded)) ??
      ofFuture(word.toLowerCase()) ??
      ofPlural(word) ??
      word
    )
  },
  pluralEnding: 'nt',
  ofFirstPerson,
  ofSecondPerson,
  ofImperative,
  isDeed,
  attachPronouns: () => null,
}

/** Returns the infinitive of a plural: "envoyer" for "envoient". Null for nouns in -ment and any other word. */
function ofPlural(word: string): string | null {
  return /(?<!m)ent$/.test(word) && !NO_PLURAL.test(fold(word))
    ? (thirdPerson.get(fold(word).slice(0, -2)) ?? null)
    : null
}

/** Verbs of being, feeling, thinking and undergoing, and verbs of going somewhere. */
const STATES = new Set(
  readVerbs(`
  aimer aller arriver avoir croire descendre devoir dormir esperer etre falloir monter mourir oublier partir penser peser
  pleurer pouvoir preferer redescendre regretter rentrer rester revenir rire rever savoir sembler sentir sortir souffrir
  souhaiter suivre tenir venir vivre voir vouloir
`),
)
/** Verbs of going that may have an object: "sortir les poubelles". */
const CARRYING =
  /^(?:sortir|rentrer|monter|descendre|redescendre) (?:l[ea]s? |l['’]|m(?:on|a|es) |un |une |des |ce |cette |s(?:on|a|es) |no(?:tre|s) )/
const PRONOUNS = /^(?:(?:me|te|se|le|la|les|lui|leur|nous|vous|en|y) |[mtsl]['’])*/

function isDeed(words: string): boolean {
  const said = fold(words).replace(PRONOUNS, '')
  const verb = /^\p{L}+/u.exec(said)?.[0] ?? ''
  return infinitives.has(verb) && (!STATES.has(verb) || CARRYING.test(said))
}

/** Forms of "être", "avoir" and similar verbs that state no follow-up. */
const NO_FOLLOW_UP = /^(?:suis|ai|vais|sais|crois|pense|peux|veux|dois|m'|n')/

/**
 * Returns the infinitive. "Relance" is like the third person, and "relançons" like "relancez"; "réponds" and "relis" have an s
 * where the third person has a t or nothing.
 */
function ofPresentOrFuture(word: string): string | null {
  const folded = fold(word)
  if (NO_FOLLOW_UP.test(folded)) return null
  if (/é$/i.test(word)) return null
  if (/ons$/.test(folded)) {
    const present = pluralImperatives.get(folded.replace(/ons$/, 'ez').replace(/eez$/, 'ez'))
    return present ?? ofFuture(word.toLowerCase())
  }
  const stem = /[sx]$/.test(folded) ? folded.slice(0, -1) : folded
  return thirdPerson.get(stem) ?? thirdPerson.get(`${stem}t`) ?? ofFuture(word.toLowerCase())
}

/** Returns the infinitive; also of what somebody said they were doing: "… que je rappelais lundi". */
function ofFirstPerson(word: string): string | null {
  return ofPresentOrFuture(word) ?? ofImperfect(fold(word))
}

/** Returns the infinitive: "donner" for "donnais", "finir" for "finissais". Null for any other form. */
function ofImperfect(folded: string): string | null {
  const stem = /^(\p{L}{2,})ais$/u.exec(folded)?.[1]
  if (stem === undefined) return null
  if (stem.endsWith('fais')) return infinitives.get(`${stem.slice(0, -3)}aire`) ?? null
  return pluralImperatives.get(`${stem}ez`) ?? pluralImperatives.get(`${stem.replace(/e$/, '')}ez`) ?? null
}

/** Returns the infinitive: "envoyer" for "envoies" and, after "vous", "envoyez"; "prévenir" for "préviens". */
function ofSecondPerson(word: string): string | null {
  return pluralImperatives.get(fold(word)) ?? ofPresentOrFuture(word)
}

/** The pronouns of an imperative, with the form that they have before an infinitive. */
const BEFORE_INFINITIVE = readForms('moi:me toi:se vous:se nous:nous lui:lui leur:leur le:le la:la les:les')

/** Turns "envoie-moi" into "m'envoyer", "imprimez" into "imprimer". Null for any other word. */
function ofImperative(words: string): string | null {
  const [verb = '', ...after] = words.toLowerCase().split(/[- ]/)
  if (infinitives.has(fold(verb))) return null
  const infinitive = pluralImperatives.get(fold(verb)) ?? ofPresentOrFuture(verb)
  const pronouns = after.map((pronoun) => BEFORE_INFINITIVE.get(pronoun))
  if (infinitive === null || pronouns.includes(undefined)) return null
  // "Envoie-le-moi", but "me l'envoyer": the third-person pronoun comes last, except before "lui" and "leur".
  const thirdLast =
    pronouns.length > 1 && !['lui', 'leur'].includes(pronouns[1] ?? '') ? pronouns.toReversed() : pronouns
  return `${thirdLast.join(' ')} ${infinitive}`.trimStart().replace(/\b([mstl])[ea] (?=[aeéèêiouyh])/u, "$1'")
}

/** Stems of the future and the conditional that follow no rule, with an empty infinitive for verbs that state no follow-up. */
const FUTURE_STEMS = readForms(
  'enverr:envoyer renverr:renvoyer verr:voir reverr:revoir ir:aller ser: aur: pourr: devr: voudr: saur: faudr:',
)
/** The endings of other stems, and their infinitives: "obtiendr", "recevr", "refer", "parcourr". */
const FUTURE_ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/iendr$/, 'enir'],
  [/evr$/, 'evoir'],
  [/fer$/, 'faire'],
  [/courr$/, 'courir'],
  [/cueiller$/, 'cueillir'],
]

/** Returns the infinitive: "relancer" for "relancerais" and "relancera", "prendre" for "prendrai". Null for any other form. */
function ofFuture(word: string): string | null {
  const stem = /^(\p{L}+r)(?:ai|ais|ait|as|a|ons|ions|ont|aient)$/u.exec(word)?.[1]
  if (stem === undefined) return null
  const irregular = FUTURE_STEMS.get(fold(stem))
  if (irregular !== undefined) return irregular === '' ? null : irregular
  const folded = fold(stem)
  const [ending, written] = FUTURE_ENDINGS.find(([end]) => end.test(folded)) ?? [/$/, '']
  // "Achèterai" keeps the accent of "achète", and "jetterai" the double letter of "jette".
  return (
    infinitives.get(folded.replace(ending, written)) ??
    infinitives.get(`${folded}e`) ??
    thirdPerson.get(folded.slice(0, -1)) ??
    null
  )
}

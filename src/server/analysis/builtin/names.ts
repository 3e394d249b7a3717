import { FIRST_NAMES } from '#server/languages/names/first-names.ts'
import type { WordLexicon } from '#server/languages/parts/word-lexicon.ts'
import { tokenize } from '../text/tokens.ts'
import type { Clause } from './clauses.ts'
import { capitalise, wordsOf } from './wording.ts'

const NO_NAMES = wordsOf(
  'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december lunes martes miercoles jueves viernes sabado domingo enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre lundi mardi mercredi jeudi vendredi samedi dimanche janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre uno dos tres yo je on ok nadie grande pediatra question fijate ensuite bonjour reste restez sinon donc cependant pourtant fermer ademas entonces primero segundo por cuando quien nobody everybody somebody someone anyone everyone else nadie alguien personne quelqu alguno hr lo le la decidimos pidio quedamos mira mire oye oiga claro hombre venga look listen god tiens ecoute ecoutez dis dites voila bref allez mais pero but et y nota note notas notes petite petit rapide rappel recordatorio resumen memo quick reminder dinner lunch breakfast cena comida desayuno reunion meeting call budget board audit cafe hotel restaurant restaurante',
)

const INTRODUCES = /^(?:with|con|avec|meeting|see|seeing)$/
/** After these a name is a place's. */
const PLACED = /^(?:in|at|to|from|near|en|a|desde|hacia|vers|au|aux)$/
const PASSED_OVER =
  /^(?:the|el|la|le|l'|don|dona|doctor|doctora|dr|dra|licenciado|licenciada|senor|senora|monsieur|madame|maitre|docteur|herr|mr|mrs|ms|professor|ingeniero|ingeniera)$/

const KNOWN_NAMES = new Set(FIRST_NAMES.trim().split(/\s+/))
const TITLED =
  /^(?:don|dona|doctor|doctora|dr|dra|licenciado|licenciada|senor|senora|monsieur|madame|maitre|docteur|herr|mr|mrs|ms|professor|profesor|profesora|ingeniero|ingeniera)$/

/** Whether a folded word is somebody's first name, whatever its letters look like. */
export function isFirstName(folded: string): boolean {
  return KNOWN_NAMES.has(folded)
}

/** Whether a folded word is a title that a name follows. */
export function isTitle(folded: string): boolean {
  return TITLED.test(folded)
}

/** Whether a word, as it stands in a text, may be somebody's name: with a capital, or in bare speech no common word. */
export function mayBeName(word: string, folded: string, bare: boolean, lexicon: WordLexicon): boolean {
  if (folded.length < 2 || NO_NAMES.has(folded) || wordsOf(lexicon.stopWords).has(folded)) return false
  if (/^\p{Lu}\p{Ll}/u.test(word)) return true
  // No infinitives and no plurals in bare speech.
  if (bare) return isFirstName(folded) || !/(?:ar|er|ir|re|s|mos|ment|mente|ing|tion)$/.test(folded)
  return false
}

/** The name as spoken, with a capital; null where the word can't be one. */
export function nameAt(clause: Clause, at: number, who: string, lexicon: WordLexicon): string | null {
  const bareWho = who.replace(/,? (?:lui|elle),?$/u, '')
  const words = clause.text.slice(at, at + bareWho.length).split(' ')
  const last = words.at(-1) ?? ''
  if (!mayBeName(last, bareWho.split(' ').at(-1) ?? '', clause.bare, lexicon)) return null
  return words.map((word) => capitalise(word)).join(' ')
}

/** After these a capital makes no name: "the Toledo site", "los Ángeles". */
const ARTICLES = /^(?:the|an?|el|la|los|las|un|una|le|les|l'|une)$/
/** After these it may be a place's as well as somebody's: only a first name will do. */
const BELONGS = /^(?:of|de|del|d'|du|des)$/

/** The names in a clause: words with a capital that don't open it, and in bare speech what follows "with". */
export function namesIn(clause: Clause, lexicon: WordLexicon): string[] {
  const names: string[] = []
  const tokens = tokenize(clause.text)
  const dated = (start: number) => clause.dates.some((date) => start >= date.start && start < date.end)
  let introduced = false
  // "In Manhattan Beach": what goes on with capitals is the place's name too.
  let placed = false
  // Where a name ends that a hyphen may go on from.
  let nameEnd = -1
  for (const [at, { folded, start, end }] of tokens.entries()) {
    const word = clause.text.slice(start, end)
    const before = tokens[at - 1]?.folded ?? ''
    const titled = TITLED.test(before)
    placed = !titled && /^\p{Lu}/u.test(word) && (PLACED.test(before) || (placed && /^\p{L}/u.test(before)))
    // "With" introduces a name, also past an article and a title; "and" goes on after one.
    if (INTRODUCES.test(before)) introduced = true
    else if (clause.bare ? !titled : !PASSED_OVER.test(before))
      introduced = /^(?:y|and|et)$/.test(before) && names.length > 0
    if (PASSED_OVER.test(folded) || placed) continue
    const joined = nameEnd >= 0 && nameEnd === start - 1 && clause.text.charAt(nameEnd) === '-'
    if (joined) {
      names[names.length - 1] = `${names.at(-1)}-${capitalise(word)}`
      nameEnd = end
      continue
    }
    const first = isFirstName(folded)
    if (!first && !titled && (ARTICLES.test(before) || BELONGS.test(before))) continue
    const known = clause.bare && (first || titled)
    if (dated(start) || !mayBeName(word, folded, clause.bare && (introduced || known), lexicon)) continue
    // A capital that opens a clause says nothing unless the name goes on.
    if (at === 0 && !first && !/^ \p{Lu}\p{Ll}/u.test(clause.text.slice(end))) continue
    const goesOn = nameEnd === start - 1 && /^ \p{Lu}/u.test(clause.text.slice(nameEnd))
    if (goesOn) names[names.length - 1] = `${names.at(-1)} ${word}`
    else names.push(capitalise(word))
    nameEnd = end
  }
  return [...new Set(names)]
}

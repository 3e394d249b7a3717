import { addForm, readForms, readVerbs } from '../parts/verb-forms.ts'
import { I_VERBS, IE_VERBS, IRREGULAR_VERBS, REGULAR_VERBS, UE_VERBS } from './verb-list.ts'

/** How the last e or o of a stem changes when it is stressed. */
type Change = (stem: string) => string

const asItIs: Change = (stem) => stem
const toIe: Change = (stem) => stem.replace(/e(?=[^aeiou]*$)/, 'ie')
const toUe: Change = (stem) => stem.replace(/o(?=[^aeiou]*$)/, 'ue').replace(/gue(?=[^aeiou]*$)/, 'güe')
const toI: Change = (stem) => stem.replace(/e(?=[^aeiou]*u?$)/, 'i')

/**
 * How the spelling of a stem changes before e, and before a or o, so that it sounds the same; depends on the ending of the
 * infinitive.
 */
const BEFORE_E: [RegExp, string][] = [
  [/c$/, 'qu'],
  [/g$/, 'gu'],
  [/z$/, 'c'],
]
const BEFORE_A: [RegExp, string][] = [
  [/(?<=[aeiou])c$/, 'zc'],
  [/c$/, 'z'],
  [/gu$/, 'g'],
  [/g$/, 'j'],
]

function spell(stem: string, changes: readonly [RegExp, string][]): string {
  const found = changes.find(([ending]) => ending.test(stem))
  return found ? stem.replace(...found) : stem
}

/** The present forms of a verb: "manda" and "mande", and in the first person "mando". */
interface Present {
  third: string
  subjunctive: string
  first: string
}

/** The endings of strong verbs: of the infinitive, and of the past subjunctive. */
const PAST_ENDINGS = [
  ['hacer', 'hiciera'],
  ['facer', 'ficiera'],
  ['traer', 'trajera'],
  ['poner', 'pusiera'],
  ['tener', 'tuviera'],
  ['venir', 'viniera'],
  ['decir', 'dijera'],
  ['ducir', 'dujera'],
] as const

/** Returns the past subjunctive, as used after a polite "que": "mandara", "devolviera". */
function pastSubjunctive(infinitive: string, change: Change): string {
  const strong = PAST_ENDINGS.find(([end]) => infinitive.endsWith(end))
  if (strong) return infinitive.replace(strong[0], strong[1])
  if (infinitive.endsWith('ar')) return `${infinitive.slice(0, -1)}ra`
  const stem = infinitive.slice(0, -2)
  return /[aeou]$/.test(stem) && !/[gq]u$/.test(stem) ? `${stem}yera` : `${change === toI ? toI(stem) : stem}iera`
}

/** The endings of irregular verbs: of the infinitive, the third person, the subjunctive and the first person. */
const ENDINGS = [
  ['hacer', 'hace', 'haga', 'hago'],
  ['facer', 'face', 'faga', 'fago'],
  ['traer', 'trae', 'traiga', 'traigo'],
  ['poner', 'pone', 'ponga', 'pongo'],
  ['tener', 'tiene', 'tenga', 'tengo'],
  ['venir', 'viene', 'venga', 'vengo'],
  ['salir', 'sale', 'salga', 'salgo'],
  ['decir', 'dice', 'diga', 'digo'],
  ['caer', 'cae', 'caiga', 'caigo'],
] as const

/** Forms that follow no pattern. */
const OTHERS = readForms(
  've:ver vea:ver va:ir vaya:ir da:dar de:dar juega:jugar juegue:jugar oye:oír oiga:oír venda:vender',
)

function present(infinitive: string, change: Change): Present {
  const ending = change === asItIs && ENDINGS.find(([end]) => infinitive.endsWith(end) && IRREGULAR.has(infinitive))
  if (ending) {
    const [third, subjunctive, first] = ending.slice(1).map((form) => infinitive.replace(ending[0], form))
    return { third: third ?? '', subjunctive: subjunctive ?? '', first: first ?? '' }
  }
  const stem = change(infinitive.slice(0, -2))
  if (infinitive.endsWith('ar')) {
    return { third: `${stem}a`, subjunctive: `${spell(stem, BEFORE_E)}e`, first: `${stem}o` }
  }
  if (/[^gq]uir$/.test(infinitive)) return { third: `${stem}ye`, subjunctive: `${stem}ya`, first: `${stem}yo` }
  const hard = spell(stem, BEFORE_A)
  return { third: `${stem}e`, subjunctive: `${hard}a`, first: `${hard}o` }
}

const IRREGULAR = new Set(readVerbs(IRREGULAR_VERBS))

const KINDS: [string, Change][] = [
  [I_VERBS, toI],
  [UE_VERBS, toUe],
  [IE_VERBS, toIe],
  [IRREGULAR_VERBS, asItIs],
  [REGULAR_VERBS, asItIs],
]
const presents = KINDS.flatMap(([verbs, change]) =>
  readVerbs(verbs).map((infinitive) => ({
    infinitive,
    ...present(infinitive, change),
    past: pastSubjunctive(infinitive, change),
  })),
)

/** The infinitives of third-person forms: "manda", and after "que" "mande" and "mandara"; folded. */
export const thirdPerson = new Map(OTHERS)
/** The infinitives of second-person forms after "que": "mandes" and "mandaras"; folded. */
export const secondPerson = new Map<string, string>()
/** The infinitives of first-person forms: "mando"; folded. */
export const firstPerson = new Map<string, string>()

// "Vende" is more likely a form of "vender" than of "vendar" after "que".
for (const { infinitive, third } of presents) addForm(thirdPerson, third, infinitive)
for (const { infinitive, subjunctive } of presents) addForm(thirdPerson, subjunctive, infinitive)
for (const { infinitive, past } of presents) addForm(thirdPerson, past, infinitive)
for (const { infinitive, subjunctive, past } of presents) {
  addForm(secondPerson, `${subjunctive}s`, infinitive)
  addForm(secondPerson, `${past}s`, infinitive)
}
for (const { infinitive, first } of presents) addForm(firstPerson, first, infinitive)

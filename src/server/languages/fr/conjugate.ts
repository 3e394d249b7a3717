import { fold } from '#server/text/fold.ts'
import { addForm, readVerbs } from '../parts/verb-forms.ts'
import { ER_VERBS, IR_VERBS, OTHER_VERBS } from './verb-list.ts'

/**
 * The endings of verbs: of the infinitive, the third person, the form after "que" and, if it is not the latter with -ez, the
 * plural imperative. The first that fits counts.
 */
const ENDINGS: readonly (readonly [infinitive: string, third: string, subjunctive: string, imperative?: string])[] = [
  ['faire', 'fait', 'fasse', 'faites'],
  ['contredire', 'contredit', 'contredise'],
  ['interdire', 'interdit', 'interdise'],
  ['prédire', 'prédit', 'prédise'],
  ['dire', 'dit', 'dise', 'dites'],
  ['crire', 'crit', 'crive'],
  ['lire', 'lit', 'lise'],
  ['uire', 'uit', 'uise'],
  ['boire', 'boit', 'boive', 'buvez'],
  ['croire', 'croit', 'croie', 'croyez'],
  ['taire', 'tait', 'taise'],
  ['prendre', 'prend', 'prenne', 'prenez'],
  ['soudre', 'sout', 'solve'],
  ['coudre', 'coud', 'couse'],
  ['moudre', 'moud', 'moule'],
  ['indre', 'int', 'igne'],
  ['dre', 'd', 'de'],
  ['mettre', 'met', 'mette'],
  ['battre', 'bat', 'batte'],
  ['aître', 'aît', 'aisse'],
  ['vaincre', 'vainc', 'vainque'],
  ['clure', 'clut', 'clue'],
  ['suivre', 'suit', 'suive'],
  ['vivre', 'vit', 'vive'],
  ['cevoir', 'çoit', 'çoive', 'cevez'],
  ['voir', 'voit', 'voie', 'voyez'],
  ['venir', 'vient', 'vienne', 'venez'],
  ['tenir', 'tient', 'tienne', 'tenez'],
  ['courir', 'court', 'coure'],
  ['vrir', 'vre', 'vre'],
  ['frir', 'fre', 'fre'],
  ['cueillir', 'cueille', 'cueille'],
  ['fuir', 'fuit', 'fuie', 'fuyez'],
  ['servir', 'sert', 'serve'],
  ['dormir', 'dort', 'dorme'],
  ['tir', 't', 'te'],
]

/** The forms of a verb's present that say what is to be done. */
interface Present {
  third: string
  subjunctive: string
  imperative: string
}

function presentOf(infinitive: string): Present | null {
  const found = ENDINGS.find(([end]) => infinitive.endsWith(end))
  if (!found) return null
  const [end, ...forms] = found
  const stem = infinitive.slice(0, -end.length)
  const [third = '', subjunctive = '', imperative] = forms.map((form) => `${stem}${form}`)
  return { third, subjunctive, imperative: imperative ?? `${subjunctive.slice(0, -1)}ez` }
}

/**
 * Returns the present forms of a verb in -er. "Jette" and "appelle" have a double letter where "jetez" and "appelez" have a
 * single one; accents are left out anyway.
 */
function presentsInEr(infinitive: string): Present[] {
  const stem = infinitive.slice(0, -2)
  const imperative = `${stem}ez`
  const stems = [stem]
  if (/y$/.test(stem)) stems.push(`${stem.slice(0, -1)}i`)
  if (/e[lt]$/.test(stem)) stems.push(`${stem}${stem.slice(-1)}`)
  if (/voy$/.test(stem)) stems.shift()
  return stems.map((one) => ({ third: `${one}e`, subjunctive: `${one}e`, imperative }))
}

const presents = [
  ...readVerbs(OTHER_VERBS).map((infinitive) => ({ infinitive, forms: [presentOf(infinitive)] })),
  ...readVerbs(IR_VERBS).map((infinitive) => {
    const stem = infinitive.slice(0, -1)
    return { infinitive, forms: [{ third: `${stem}t`, subjunctive: `${stem}sse`, imperative: `${stem}ssez` }] }
  }),
  ...readVerbs(ER_VERBS).map((infinitive) => ({ infinitive, forms: presentsInEr(infinitive) })),
]

/** All listed verbs, keyed by their folded form, with their accents. */
export const infinitives = new Map(presents.map(({ infinitive }) => [fold(infinitive), infinitive]))
/** The infinitives of third-person forms of the present and of forms after "que": "envoie", "prenne"; folded. */
export const thirdPerson = new Map([
  ['aille', 'aller'],
  ['va', 'aller'],
])
/** The infinitives of plural imperatives: "envoyez"; folded. */
export const pluralImperatives = new Map([['allez', 'aller']])

for (const { infinitive, forms } of presents) {
  for (const form of forms) {
    if (!form) continue
    for (const one of [form.third, form.subjunctive]) addForm(thirdPerson, one, infinitive)
    addForm(pluralImperatives, form.imperative, infinitive)
  }
}

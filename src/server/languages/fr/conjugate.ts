import { fold } from '#server/text/fold.ts'
import { addForm, readVerbs } from '../parts/verb-forms.ts'
import { ER_VERBS, IR_VERBS, OTHER_VERBS } from './verb-list.ts'

/**
 * What verbs end in: in the infinitive, the third person, after "que" and, if it differs from that with -ez, the plural of
 * the imperative. The first that fits counts.
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

/** The forms of a verb's present that tell what is to be done. */
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

/** "Jette" and "appelle" double what "jetez" and "appelez" have once; accents are left out anyway. */
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

/** All verbs that are listed, folded, with their accents. */
export const infinitives = new Map(presents.map(({ infinitive }) => [fold(infinitive), infinitive]))
/** The infinitives of forms of the present in the third person and after "que": "envoie", "prenne"; folded. */
export const thirdPerson = new Map([
  ['aille', 'aller'],
  ['va', 'aller'],
])
/** The infinitives of imperatives in the plural: "envoyez"; folded. */
export const pluralImperatives = new Map([['allez', 'aller']])

for (const { infinitive, forms } of presents) {
  for (const form of forms) {
    if (!form) continue
    for (const one of [form.third, form.subjunctive]) addForm(thirdPerson, one, infinitive)
    addForm(pluralImperatives, form.imperative, infinitive)
  }
}

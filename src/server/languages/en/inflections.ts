import { textRules } from '../parts/text-rule.ts'

const plural = textRules('plural')

/** Endings of inflected or derived words; see `inflections` in `language-pack.ts`. */
export const inflections = `s es d ed ing er ers est ly y ies ied ier iest iness ness ful fully ment ments ion ions ation ations able
    ably ive ively ous ously ent ence ate ated ating ates t e ting ted ize ized al ally ic ical ized ised`

/** Plurals of nouns; see `plurals` in `language-pack.ts`. */
export const plurals = [
  plural('es', 'A plural in “-es”.', '(?<=ch|sh|x|ss)es', { right: ['boxes → box'], wrong: ['prices'] }),
  plural('s', 'A plural in “-s”.', '(?<!s)s', { right: ['invoices → invoice'], wrong: ['progress'] }),
]

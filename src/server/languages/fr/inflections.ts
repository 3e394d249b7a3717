import { textRules } from '../parts/text-rule.ts'

const plural = textRules('plural')

/** Endings of inflected or derived words; see `inflections` in `language-pack.ts`. */
export const inflections = `e s es er ee ees ent ons ez ais ait aient ai as a ant ante ants antes i ie is ies it issent issant isse
    ir ira iront era eront erait eraient eur eurs euse euses eux if ive ifs ives ment ement ements tion
    tions ation ations able ables ible ibles age ages ance ances ence ences al ale aux ales isme iste istes
    ite ites x lle lles que ques rice rices ique iques esse eresse eusement u ue us ues rait ront quer que
    quent ivement iquement ete lement ions iez ure ures`

/** Plurals of nouns; see `plurals` in `language-pack.ts`. */
export const plurals = [
  plural('s', 'A plural in “-s” or “-x”.', '(?<!s)[sx]', {
    right: ['factures → facture', 'bureaux → bureau'],
    wrong: ['facture', 'stress'],
  }),
]

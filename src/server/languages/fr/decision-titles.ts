import type { DecisionTitles } from '../parts/decision-titles.ts'
import { textRules } from '../parts/text-rule.ts'
import { verbs } from './verbs.ts'

const plain = textRules('decision-verb', {
  deciding: "(?:decide|acte|convenu|tranche|choisi|entendus?|d'accord|decision est)",
  between: "(?: (?!de\\b|d'|pour\\b)[\\p{L}']+){0,5}?",
  verb: '(?<verb>\\p{L}{2,}(?:er|ir|re|oir))',
})
const noun = textRules('decision-noun')
const finite = textRules('decision-finite', {
  we: "(?<!\\p{L})(?:on|nous|qu'on) ?(?:ne |n')?",
  undecided: '(?!(?:est|etait|avait|aura|pense|peut|doit|dit|sait|croit|voit|parle|a)\\b)',
  not: "(?: (?<not>pas|plus|rien))?(?![\\p{L}'])",
})

export const decisionTitles: DecisionTitles = {
  noun: [
    noun('agreed', 'Agreeing something.', "(?:acte|valide|approuve|decide) (?=(?:l'|(?:le|la|les|un|une) ))", {
      right: ['on a validé le nouveau logo → Nouveau logo'],
      wrong: ['on a validé hier', 'une pièce valide'],
    }),
  ],
  plain: [
    plain(
      'to',
      'Deciding to do something.',
      "{deciding}{between} (?:de |d'|pour )(?<not>ne pas |ne plus )?(?<own>(?:me|nous|se) )?{verb}\\b",
      {
        right: [
          'on a décidé de fermer la boutique de Lille → Fermer la boutique de Lille',
          'on a convenu avec Luc de ne pas augmenter le prix → Ne pas augmenter le prix',
        ],
        wrong: ['on a décidé de la date', 'on pense fermer la boutique'],
      },
    ),
  ],
  finite: [
    finite('we', 'What we do or will do.', '{we}(?<verb>{undecided}\\p{L}{2,}(?:e|t|d|ons|era|ira|erons)){not}', {
      right: [
        'donc on ferme la boutique de Lille → Fermer la boutique de Lille',
        'nous ne garderons pas le dépôt → Ne pas garder le dépôt',
      ],
      wrong: ['on pense à la boutique', 'Luc ferme la boutique'],
    }),
  ],
  name: (verb, not, own) => {
    const infinitive = infinitiveOf(verb)
    if (!infinitive) return null
    const vowel = /^[aeiouyéèêh]/.test(infinitive)
    const pronoun = own === '' ? '' : vowel ? "s'" : 'se '
    return `${not ? `ne ${not} ` : ''}${pronoun}${infinitive}`
  },
  particles: "a au aux de du des d' en avec sur pour chez",
}

function infinitiveOf(verb: string): string | null {
  if (/(?:er|ir|re|oir)$/.test(verb)) return verb
  const future = /^(.+[ei]r)(?:a|ons)$/.exec(verb)?.[1]
  if (future !== undefined) return future
  const infinitive = verbs.infinitive(verb.replace(/ons$/, 'e'))
  return /(?:er|ir|re|oir)$/.test(infinitive) ? infinitive : null
}

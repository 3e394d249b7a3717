import type { Outbursts } from '../parts/outbursts.ts'
import { textRules } from '../parts/text-rule.ts'

const outburst = textRules('outburst', {
  iAm: "(?:je suis|j'suis|chuis|chus|chu|on est|je rentre|je sors)(?: trop| tellement| vraiment| si| tout)?(?: a fait)?",
})

export const outbursts: Outbursts = {
  glad: [
    outburst(
      'joy',
      'Joy.',
      '{iAm} (?:aux anges|ravie?s?|contente?s?|heureu(?:x|se)s?|fieres?|fier|comblee?s?|sur un nuage)',
      {
        right: ['je suis aux anges', 'chus tellement contente'],
        wrong: ['je suis à Lille', 'ils sont contents'],
      },
    ),
    outburst(
      'what',
      'Praise of a day or a moment.',
      'quel(?:le)? (?:bonheur|joie|pied|soulagement|fierte|belle (?:journee|soiree))|(?:la|une) plus belle (?:journee|soiree|nuit)|de ouf',
      {
        right: ['quel bonheur', 'ça a pété de ouf'],
        wrong: ['quel train', 'la plus belle robe'],
      },
    ),
  ],
  upset: [
    outburst(
      'tired',
      'Exhaustion.',
      '{iAm} (?:crevee?s?|a bout|epuisee?s?|vannee?s?|lessivee?s?|au bout du rouleau|degoutee?s?|furieu(?:x|se)|fatiguee?s?|mortee?s?)',
      {
        right: ['je suis crevée', 'on est à bout'],
        wrong: ['le pneu est crevé', 'je suis au bout du quai'],
      },
    ),
    outburst(
      'enough',
      'Having had enough.',
      "(?:j'en|je n'en|on en) (?:peux|peut) plus|ras[- ]le[- ]bol|(?:j'en|on en) (?:ai|a) (?:marre|assez|plein le dos)|m'ont (?:gonfle|soule)",
      {
        right: ["j'en peux plus", "j'en ai marre"],
        wrong: ["j'en ai deux", 'on en peut parler'],
      },
    ),
    outburst(
      'mad',
      'What maddens.',
      "(?:me|nous) rend(?:ent)? (?:fou|folle|fous|dingues?|chevre|malade)|(?:ca|il|elle|ils) (?:m'enerve|m'enervent|me tue|m'exaspere)",
      {
        right: ['ils me rendent dingue', "ça m'énerve"],
        wrong: ['il me rend la monnaie'],
      },
    ),
    outburst(
      'oath',
      'A curse.',
      "c'est (?:n'importe quoi|inadmissible|scandaleux|une honte|la cata)|bordel de merde|fait chier|quel(?:le)? (?:honte|bordel|galere)",
      {
        right: ["c'est une honte", 'quelle galère'],
        wrong: ["c'est une tente", 'quel hôtel'],
      },
    ),
  ],
}

import type { CoachingLexicon } from '../parts/coaching-lexicon.ts'

export const coachingPhrases: CoachingLexicon = {
  fillers: [
    'e+uh+|heu+|hum+|ben|bah|hein|du coup|en fait(?! partie )',
    'voila(?! (?:que|le|la|les|un|une|ce|pourquoi|comment|mon|ma|mes|notre|nos) )',
    "(?<! (?:de|a|sur|par|en|avec|pour|contre|vers|sais|sait|n') )quoi(?= [.,!] )",
    'tu vois(?! (?:le|la|les|que|ce) )|vous voyez(?! (?:le|la|les|que|ce) )|tu sais(?= , )|(?<= , )genre',
    'on va dire|disons|enfin(?= , )|bref(?= , )|bon(?= , )',
  ].join('|'),
  hedges: [
    "je (?:pense|crois)(?= (?:que|qu'|bien|pas) )|peut etre|sans doute|probablement|il me semble",
    "me semble t il|je suppose|j' imagine|j' ai l' impression|plus ou moins|a priori|eventuellement|je dirais",
    "pas (?:tout a fait |vraiment |tres )?sure?s?|si possible|un petit peu|en principe|j' espere|ca pourrait",
    'on pourrait',
  ].join('|'),
  recognition: [
    "merci(?= (?:a|au|aux|pour|d') )|(?:un grand|mille|encore) merci|remerci(?:er|e|ons|ez|ement|ements|es)",
    'felicit(?:er|e|ons|ez|ations)|bravo|(?:beau|bon|excellent|super|sacre|remarquable) (?:travail|boulot)',
    "travail (?:excellent|remarquable|formidable|impeccable)|(?:fier|fiere|fiers|fieres) (?:de|d'|du|des)",
    'chapeau|merite (?:des|une|un|bien)|reconnaissante?s?',
    "a fait un (?:super|excellent|beau|tres beau|tres bon|bon) (?:travail|boulot)|saluer (?:le|l'|la)",
  ].join('|'),
  reversals: [
    "(?:change|changer|changeons|changes) d' (?:avis|idee)|a la reflexion|reflexion faite|tout compte fait",
    '(?:revenir|reviens|revient|revenons|revenu|revenus|revenue) sur (?:la|notre|cette|ma|sa|une) decision',
    "(?:marche|machine) arriere|finalement (?:on|nous|je) (?:ne|n')",
    '(?:annul(?:er|ons|e)|revoqu(?:er|ons|e)) (?:la|notre|cette|ma) decision',
    "(?:plutot que|au lieu de) ce (?:qu'|que) (?:on|nous) (?:avait|avions|a|avons)(?: [a-z]+)? (?:decide|dit|convenu)",
    'on repart de zero',
  ].join('|'),
  capitals: '',
}

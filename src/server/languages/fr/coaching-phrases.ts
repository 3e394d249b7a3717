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
    "merci(?= (?:a|au|aux|pour|d') )|(?:un grand|mille|encore) merci|remerci(?:er|ons|ez)",
    'je (?:(?:le|la|les|vous|te) )?(?:remercie|felicite)|felicit(?:er|ons|ez|ations)|bravo',
    '(?:beau|excellent|super|sacre|remarquable) (?:travail|boulot)',
    'travail (?:excellent|remarquable|formidable|impeccable)|chapeau(?= (?:a|au|aux|bas|pour|,|!) )',
    "(?:je suis|on est|nous sommes)(?: [a-z]+)? (?:fier|fiere|fiers|fieres) (?:de|d'|du|des)",
    'merite (?:des |une |un )?(?:felicitations|prime|augmentation|promotion|merci)',
    '(?:je suis|on est|nous sommes)(?: [a-z]+)? reconnaissante?s?',
    "a fait un (?:super|excellent|beau|tres beau|tres bon|bon) (?:travail|boulot)|saluer (?:le|l') (?:travail|effort|engagement)",
  ].join('|'),
  reversals: [
    "(?<! si )(?:j' ai|on a|nous avons)(?: [a-z]+)? change d' (?:avis|idee)|(?<! si )je change d' (?:avis|idee)",
    'a la reflexion|reflexion faite|tout compte fait',
    '(?:je|on|nous) (?:reviens|revient|revenons) sur (?:la|notre|cette|ma|une) decision',
    '(?:je suis|on est|nous sommes) (?:revenu|revenus|revenue|revenues) sur (?:la|notre|cette|ma|une) decision',
    '(?:je|on|nous) (?:fais|fait|faisons) (?:marche|machine) arriere',
    "finalement (?:on|nous|je) (?:ne|n')|(?:on|nous|j'|je) (?:annule|annulons|revoque|revoquons) (?:la|notre|cette|ma) decision",
    "(?:plutot que|au lieu de) ce (?:qu'|que) (?:on|nous) (?:avait|avions|a|avons)(?: [a-z]+)? (?:decide|dit|convenu)",
  ].join('|'),
  own: "je|j'|nous|on|mon|ma|mes|notre|nos",
  capitals: '',
}

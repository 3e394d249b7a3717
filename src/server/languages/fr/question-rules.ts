import { type TextRule, textRules } from '../parts/text-rule.ts'

const rule = textRules('question-statement', {
  what: "(?:si|s'il|comment|quand|qui|quel|quelle|quels|quelles|ce|combien|pourquoi|ou|a qui)",
  me: "(?:ne )?(?:m'a|nous a|l'a|m'avait)",
  told: '(?:dit|precise|confirme)',
  whether: "(?:si|s'il)",
  left: '(?:il |y )?reste (?:une|un|cette) (?:question|affaire|chose|point|doute|inconnue)|il y a (?:la|une) question|y a (?:la|une) question|la question',
  who: "(?:qui(?! (?:me|nous|m'|a|est|etait|avait))|quel(?:le)?s?)",
})

/** Words that state an open question. */
export const asked: readonly TextRule[] = [
  rule(
    'understand',
    'Not being able to find out.',
    "(?:je )?(?:[jn]')?(?:arrive|arrivons|parviens) (?:toujours )?pas a (?:comprendre|savoir|voir)(?:, c'est)? {what}",
    {
      right: ["ce que je n'arrive pas à comprendre, c'est pourquoi ça se vend", "j'arrive pas à savoir qui paie"],
      wrong: ["je n'arrive pas à dormir", "j'arrive à savoir qui paie"],
    },
  ),
  rule(
    'unknown',
    'What is still not known.',
    "ce (?:que|qu')(?: ?(?:je|on|nous))? (?:ne )?(?:sais|sait|savons)(?: toujours| encore)? pas(?: encore| toujours)?,? c'est",
    {
      right: ["ce que je ne sais toujours pas, c'est qui reprend", "ce qu'on sait pas encore, c'est quand"],
      wrong: ['je ne sais pas', "ce que je sais, c'est qui reprend"],
    },
  ),
  rule(
    'open',
    'A question left open.',
    '(?:pas|rien) (?:encore )?(?:decide|tranche|regle|arrete) {what}|(?:question|point)s? (?:\\w+ )?(?:reste|restent) ouverte?s?',
    {
      right: ["on n'a pas encore décidé qui conduit", 'deux points restent ouverts'],
      wrong: ['on a décidé qui conduit', 'pas décidé'],
    },
  ),
  rule(
    'not-told',
    'What nobody has said.',
    '(?:personne {me} ?(?:encore )?|on {me} ?pas (?:encore )?){told} (?:{what}|{whether})',
    {
      right: ["personne m'a dit si c'est le rouge", 'on ne nous a pas dit combien il en faut'],
      wrong: ["personne ne m'a rien dit", "on m'a dit combien"],
    },
  ),
  rule(
    'gnaws',
    'What one keeps thinking of.',
    "ce qui (?:me|m'|nous) ?[a-z]+(?: [a-z]+)?,? c'est (?:{what}|{whether}|de savoir)",
    {
      right: ["ce qui me tracasse, c'est si on a payé", "ce qui m'inquiète c'est qui signe"],
      wrong: ["ce qui me plaît, c'est la mer"],
    },
  ),
  rule('not-said', 'What one was not told.', "ce qu(?:e |')[a-z' ]{2,20} pas (?:dit|su|compris|precise),? c'est", {
    right: ["ce qu'on ne m'a pas dit, c'est combien de chaises il faut"],
    wrong: ["ce qu'il a dit, c'est non"],
  }),
  rule(
    'matter',
    'A question that is there.',
    '(?:{left})(?: [a-z]+){0,3},? ?:? (?:de savoir )?(?:{who}|{whether}|combien|comment|quand)',
    {
      right: ['reste une affaire qui garde les clés', 'il y a la question de savoir si on assure'],
      wrong: ['reste une affaire', "il y a l'homme qui paie"],
    },
  ),
  rule(
    'in-place',
    'A question word in the place of the answer.',
    "(?:ca|cela) (?:sera|fera|fait|coute|va couter) combien|qui (?:c'est|est-ce) qui|(?:on|ca) (?:part|commence|finit) quand",
    {
      right: ['le gaz ça sera combien cet hiver', "qui c'est qui ferme"],
      wrong: ['ça fait longtemps', 'celui qui ferme'],
    },
  ),
  rule(
    'or-not',
    'Two sides of a question.',
    "(?<!qu'|que )(?:on|nous) (?:l[ea]s? |l')?(?<verb>[a-z]+) ou (?:bien |alors )?(?:on (?:l[ea]s? |l')?\\k<verb> )?pas",
    {
      right: ['le bail on le signe ou on le signe pas', 'on vend ou pas'],
      wrong: ["qu'on vende ou pas", 'on vend, pas vrai'],
    },
  ),
  rule(
    'either',
    'Two answers.',
    "(?:elle|il|c') ?(?:est|sont) [a-z]+(?: [a-z]+){0,2} ou (?:bien |alors )?(?:elle|il|c') ?(?:est|sont)",
    {
      right: ['la chaudière elle est commune ou elle est privée'],
      wrong: ['elle est commune ou privée'],
    },
  ),
  rule('wonder', 'Asking oneself.', '(?:on se demande|nous nous demandons|aucune idee de|reste a savoir) {what}', {
    right: ["on se demande s'il faut un permis", 'reste à savoir qui paie'],
    wrong: ['on se demande', 'aucune idée'],
  }),
]

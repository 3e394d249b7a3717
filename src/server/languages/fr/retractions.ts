import type { Retractions } from '../parts/retractions.ts'
import { textRules } from '../parts/text-rule.ts'

const BE = "(?:c'est|ce sera|c'etait|ca sera|ca tombe|est|sont|sera|seront|aura lieu|a lieu|se tient|se tiendra|tombe)"

const planned = textRules('retraction-planned', {
  had: "(?:(?:on|nous|j'|je|ils|elle|il|tu|vous) ?(?:l'|nous |m')?(?:avait|avais|avions|avaient|a|ai|ont|avons))",
  participle: '(?:dit|convenu|prevu|fixe|note|parle|cale|pose|reserve|mis|propose|pense)',
})
const truth = textRules('retraction-truth', {
  is: BE,
  really: '(?:finalement|au final|maintenant|en fait|du coup)',
  on: '(?: (?:pour|le|en fait|bien|plutot|finalement|au final|desormais|maintenant|du|au))*',
})
const anew = textRules('retraction-anew', {
  is: BE,
  finally: '(?:finalement|au final|en fin de compte|en fait|maintenant|desormais|dorenavant)',
  on: '(?: (?:pour|le|au|a|du))*',
})
const instead = textRules('retraction-instead')

export const retractions: Retractions = {
  planned: [
    planned('said', 'What was said or agreed.', "{had} (?:d'abord |bien )?(?:{participle}|rendez-vous|rdv|reunion)", {
      right: ['on avait dit le douze', "j'avais noté vendredi", 'on avait rendez-vous vendredi'],
      wrong: ['on dit le douze', 'on a une réunion'],
    }),
    planned(
      'believed',
      'What was believed.',
      '(?:croyais|pensais|croyait|pensait|croyions|pensions)|(?:mail|message|affiche|invitation|courrier) disait',
      {
        right: ['je croyais que la réunion était le onze', 'le mail disait le neuf'],
        wrong: ['je crois que c’est le onze'],
      },
    ),
    planned(
      'was',
      'What was to be.',
      "etait|etaient|c'etait|devait|devaient|devions|prevue?s?|fixee?s?|programmee?s?|initialement|au depart",
      {
        right: ['c’était prévu le jeudi', 'qui devait avoir lieu le dix', 'la formation prévue le douze'],
        wrong: ['c’est jeudi', 'on doit se voir'],
      },
    ),
  ],
  truth: [
    truth('it-is', 'What it is.', '(?:(?:mais|et|sauf que|alors que|or|,)(?: {really})?,? |^,? ?){is}{on}', {
      right: ["mais c'est", ", c'est", ', aura lieu', "sauf que c'est"],
      wrong: ['mais', 'et la visite mardi'],
    }),
    truth('but-is', 'What something else is.', '(?:mais|sauf que|alors que) [^,;:]{2,50} {is}{on}', {
      right: ['mais la réunion avec Rose est', "mais la visite de l'inspecteur est"],
      wrong: ['mais la visite', 'et le dîner est'],
    }),
  ],
  anew: [
    anew(
      'finally',
      'What holds in the end.',
      '{finally},?(?: on (?:se voit|se retrouve|fait ca|part sur)| {is})?{on}',
      {
        right: [", finalement c'est", "maintenant c'est le", ', maintenant', 'mais finalement on se voit'],
        wrong: ['finalement on paie', "c'est"],
      },
    ),
    anew(
      'moved-it',
      'What holds after a move.',
      "l'(?:ont|a|avons|ai) (?:deplace|decale|change|repousse|avance|bouge)e?s?,? {is}{on}",
      {
        right: ["ils l'ont décalée, c'est", "on l'a changé c'est"],
        wrong: ["ils l'ont décalée", "c'est"],
      },
    ),
    anew('will-be', 'What will be after all.', '{is} (?:finalement|donc|plutot|en fait|au final|desormais){on}', {
      right: [', ce sera finalement', "c'est plutôt"],
      wrong: ['ce sera', 'finalement'],
    }),
    anew(
      'correction',
      'A correction.',
      '(?:je (?:me )?corrige|je rectifie|(?<!\\p{L} )(?:rectification|correction)|mais plutot|mais bien),?{on}',
      {
        right: [', je corrige, pour', 'mais bien le'],
        wrong: ['la correction du'],
      },
    ),
  ],
  instead: [
    instead(
      'of',
      'Words before what is not meant.',
      '(?:au lieu|a la place|plutot que) d(?:e|u|es)(?: l[ea])?|plutot que|(?:et (?:non|pas)|et non pas)(?: (?:pour|le|avant|au))*',
      {
        right: ['au lieu du', 'le vingt et pas pour le', 'plutôt que'],
        wrong: ['au lieu', 'plutôt', 'pas'],
      },
    ),
  ],
}

import type { DutyRules } from '../parts/duty-rules.ts'
import { textRules } from '../parts/text-rule.ts'

const opening = textRules('memo-opening', {
  pronoun: "(?:(?:le|la|les|y) |l')?",
  cooks:
    'ajouter|melanger|remuer|eplucher|fouetter|assaisonner|saler|poivrer|petrir|egoutter|saupoudrer|incorporer|verser',
  heats:
    'prechauffer|chauffer|hacher|raper|emincer|enfourner|mijoter|laisser (?:reposer|refroidir|cuire)|faire (?:fondre|bouillir|revenir|cuire|dorer)',
  handles: 'appuyer|presser|tourner|inserer|introduire|devisser|glisser|agiter|secouer|desserrer',
})

const statement = textRules('memo-statement', {
  aside: "c'est|c'etait|ca|dit|dit-on|quel|quelle|non|on laisse",
  words: '(?:(?!(?:{clause})(?![\\p{L}])|{begins})[^\\s,;:]+ )*?',
  clause: 'si|que|qui|quand|ou|comment|combien|pourquoi|parce|pour|avant|et|dont|ce',
  begins: "(?:s'ils?|qu'|lorsqu)",
  stated:
    "est|sont|etait|etaient|sera|seront|serait|aura|aurait|ont|avait|n'a|coute|coutent|coutait|vaut|peut|pouvait|va",
  does: "prend|prennent|dure|donne|rend|demande|semble|signifie|c'est|c'etait|c'etaient|ca|ne|n'est|jamais|non",
  pronoun: "me|te|se|nous|vous|(?:m|t|s|l)'(?:a|est|aide|ont)",
})

export const memos: DutyRules['memos'] = {
  openings: [],
  deeds: [
    opening('going', 'Where the speaker is to go.', "aller (?:a la|a l'|au|aux|chez|chercher|jusqu|voir)(?!-)", {
      right: ['aller à la poste', 'aller chez le dentiste', 'aller chercher les enfants'],
      wrong: ['aller mieux', 'aller à pied'],
    }),
  ],
  instructions: [
    opening('cooking', 'What a recipe says.', '{pronoun}(?:{cooks}|{heats})', {
      right: ['mélanger la farine', 'les éplucher', 'faire fondre le beurre'],
      wrong: ['acheter de la farine', 'faire le plein', 'laisser la clé'],
    }),
    opening('handling', 'How a device is used.', '{pronoun}(?:{handles})', {
      right: ['appuyer sur le bouton vert', 'la tourner'],
      wrong: ["imprimer l'étiquette"],
    }),
  ],
  statements: [
    statement(
      'stated',
      'Something is stated of what one does.',
      '{words}(?:{stated}|{does}|{pronoun})|[^,;:]*, (?:{aside})',
      {
        right: ['en ligne coûte moins cher', 'me fait du bien', 'est interdit', "la réparer, c'est cher"],
        wrong: [
          'les tomates',
          'si le magasin est ouvert',
          "s'il a encore l'échelle",
          'à Anna que la réunion est déplacée',
        ],
      },
    ),
  ],
}

// Over 250 lines: one list of rules, each with its examples.
import type { PointRules } from '../parts/point-rules.ts'
import { textRules } from '../parts/text-rule.ts'
import { asked } from './question-rules.ts'

const decided = textRules('decision-statement', {
  notIf: '(?<!(?:si|quand|des que|avant que|une fois que) )',
  body: "(?:l'|le |la |les )(?:{board}|{people})(?: (?:de |du |des |d')?[a-z'-]+)?",
  board: 'conseil|comite|bureau|assemblee|direction|syndicat|copropriete|codir|comex|commission|cooperative',
  people: 'famille|associes|actionnaires|membres|administrateurs',
  voted: '(?:vote|approuve|adopte|rejete|refuse|valide|decide|tranche|acte|convenu)',
  surely: '(?: (?:tous|deja|enfin|finalement|aussi|bien|unanimement))?',
  ended: '(?:adopte|approuve|rejete|refuse|vote|valide|retenu|ecarte|abandonne|maintenu)(?:e|s|es)?',
  valid: 'valide(?= ?[,:.]|$| (?:pour|que) | qu.)',
  proposal: '(?:proposition|motion|idee|demande|resolution|projet|amendement|plan)',
})
const reference = textRules('decision-reference', {
  so: '(?:(?:et|pis|donc|alors|bon|voila|mais|bref),? )*',
  had: "(?:on a|on l'a|nous avons|nous l'avons|ils ont|ils l'ont|(?:l'|le |la |les )[a-z']+(?: [a-z']+){0,4} (?:a|ont|l'a|l'ont))",
  surely: '(?: (?:tous|deja|enfin|finalement|aussi|bien|tout))*',
  decided: '(?:decide|acte|convenu|tranche|vote|regle|arrete|valide|parle)',
  things: '(?:\\w+ (?:choses|points|sujets|decisions)|ce qui suit)',
  around:
    "(?:,? (?:avec|en|a|au|ce|cette|hier|hier|aujourd'hui|le|la|les|entre|par|pour|apres|avant|lundi|dans|tous|ensemble)\\b[a-z0-9,' -]{0,60})?",
})
const listNumber = textRules('list-number')
const opening = textRules('question-opening', {
  so: '(?:(?:et|ou|mais|pis|donc|alors|bon|euh|apres|aussi|sinon),? )*',
  preposition: '(?:(?:a|de|avec|en|pour|depuis|par|chez) )?',
})
const inquiry = textRules('question-inquiry', {
  so: '(?:(?:et|ou|mais|pis|donc|alors|bon),? )*',
})
const doubt = textRules('question-doubt', {
  what: "(?:s'il|si|comment|quand|qui|quel|quelle|ce|pourquoi|ou)",
})
const feeling = textRules('question-feeling')
const rhetorical = textRules('question-rhetorical', {
  so: '(?:(?:et|mais|bon|alors|pis),? )*',
})
const reported = textRules('question-reported', {
  others: '(?:il|elle|ils|elles|[Mm](?:on|a|es) [\\p{L}-]+|\\p{Lu}[\\p{L}-]+|[Ll](?:e|a|es) [\\p{L}-]+)',
})

const teller = textRules('teller', {
  thing: '(?:horoscope|tarot|panneau|affiche|pancarte|publicite|radio|journal|meteo|chanson)',
  says: '(?:dit|disait|annonce|promet|pretend|indique)',
})
const tale = textRules('tale')
const own = textRules('own-word')

export const points: PointRules = {
  decided: [
    decided('vote', 'What a body decided or rejected.', '{notIf}{body} (?:a|ont){surely} {voted}', {
      right: ['le conseil a validé le nouveau toit', "l'assemblée des copropriétaires a rejeté la proposition"],
      wrong: ['le conseil se réunit vendredi', 'si le bureau a validé le toit', "ma fille a décidé d'étudier"],
    }),
    decided(
      'we-vote',
      'What we decided or voted.',
      "(?:on a|nous avons|j'ai){surely} (?:vote|resolu de|approuve|rejete|decide|convenu|acte)",
      {
        right: ["on a résolu de fermer l'atelier", "on a aussi décidé de l'imprimer", 'nous avons voté contre'],
        wrong: ['on va voter', 'on a résolu le problème', 'ils ont voté'],
      },
    ),
    decided(
      'it-was',
      'What was decided, whoever did it.',
      "(?:c'est|ca a ete|il a ete) (?:vote|adopte|approuve|entendu|arrete que|enterine|{valid})",
      {
        right: ["c'est voté, quatre voix contre deux", "c'est validé, on y va", 'il a été arrêté que la salle ferme'],
        wrong: ["c'est le vote de lundi", "c'est arrivé hier", "c'est validé par mail ou pas"],
      },
    ),
    decided(
      'proposal',
      'A proposal that was accepted or rejected.',
      "{proposal} [a-z' ]{0,60}(?:est|sont|a ete|ont ete) {ended}",
      {
        right: ['la proposition de louer la grange a été rejetée'],
        wrong: ['la proposition est longue', 'le prêt a été approuvé'],
      },
    ),
    decided('count', 'The votes for and against.', "(?:par )?\\w+ voix (?:contre|pour)|a l'unanimite|a la majorite", {
      right: ['par sept voix contre trois', "adopté à l'unanimité"],
      wrong: ['une voix douce', 'contre trois'],
    }),
    decided('announced', 'A decision that is announced.', "(?<!aucune |pas de )decision,?(?: [a-z']+,?){0,6} ?:", {
      right: ['décision de la semaine : on ferme le lundi', 'une décision, pour mémoire : on reste'],
      wrong: ['aucune décision : on attend', 'la décision vient après'],
    }),
    decided(
      'go-ahead',
      'That something may begin.',
      'donne(?:nt)? (?:son |le |leur )?feu vert|feu vert (?:pour|a|de la)',
      {
        right: ['la direction a donné son feu vert', 'feu vert pour la camionnette'],
        wrong: ['grillé un feu rouge', 'le feu vert du carrefour'],
      },
    ),
    decided(
      'topic',
      'A subject and what became of it.',
      "(?<=[a-z0-9] ?: ){ended}(?= ?(?:[.,;]|$)| (?:par|a l'|en l'))",
      {
        right: ['Le store : abandonné.', "Clause neuf : adoptée à l'unanimité"],
        wrong: ['un store abandonné', 'Le store : retiré du carton'],
      },
    ),
    decided('accepted', 'What we take.', "(?<=(?:^|[,.] )(?:bon |allez )?)(?:va|ok|d'accord) pour(?= l| un)", {
      right: ['va pour le menu à trente euros', "ok pour l'offre de la banque"],
      wrong: ['il va pour la première fois à Lille', 'on est ok pour le moment'],
    }),
    decided('mind', 'Having made up one’s mind.', "(?:ma|notre) decision est prise|mon idee est faite|c'est tout vu", {
      right: ['ma décision est prise, je vends le bateau', 'mon idée est faite'],
      wrong: ['la décision se prend lundi', 'une idée parfaite'],
    }),
  ],
  references: [
    reference('things', 'That several things were decided.', '{so}{had}{surely} {decided} {things}{around}', {
      right: ['Le bureau a voté trois points.', 'on a acté ce qui suit', 'nous avons décidé deux choses hier'],
      wrong: ['on a décidé de faire trois choses', 'trois choses pour aujourd’hui'],
    }),
    reference(
      'it',
      'That something said before was decided.',
      "{so}(?:on|nous|ils|elles) (?<back>l'(?:a|avons|ont)){surely} {decided}e?s?{around}",
      {
        right: ["On l'a décidé hier à deux.", "et nous l'avons acté avec mon frère"],
        wrong: ["on l'a décidé parce que ça coûte", 'on a décidé de fermer'],
      },
    ),
    reference('alone', 'That people decided.', '{so}{had}{surely} (?:decide|tranche|vote|acte){around}', {
      right: ['On a tranché ce matin avec les deux associés.', 'on a voté hier'],
      wrong: ['on a décidé de fermer', "on a tranché qu'on reste"],
    }),
    reference(
      'settled',
      'That something is settled.',
      "{so}(?<back>(?:ca,? )?(?:c'est|est)) (?:deja |bien )?(?:decide|acte|convenu|tranche|vote|entendu){around}",
      {
        right: ["C'est décidé.", "Et c'est convenu avec Paul."],
        wrong: ["c'est décidé qu'on ferme", "C'est réglé."],
      },
    ),
  ],
  listNumbers: [
    listNumber(
      'cardinal',
      'A number.',
      '(?:(?:et|numero|point) )*(?:un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|\\d{1,2})',
      {
        right: ['Un, la cotisation', 'et deux : la salle', '3. le ménage'],
        wrong: ['une des deux, Ana', 'dix personnes'],
      },
    ),
    listNumber(
      'ordinal',
      'An ordinal.',
      '(?:et )?(?:premi|deuxi|troisi|quatri|cinqui)e(?:re)?(?:me)?(?:ment| point| chose)|(?:et )?(?:premier|second|enfin|pour finir|primo|secundo|tertio)',
      {
        right: ['Premièrement, la cotisation', 'deuxième point : la salle', 'Enfin, le ménage'],
        wrong: ['le premier, le meilleur', 'enfin il pleut'],
      },
    ),
  ],
  asked,
  openings: [
    opening(
      'word',
      'A question word.',
      "{so}{preposition}(?:combien|comment|pourquoi|quels?|quelles?|lequel|laquelle)(?! (?:si|que)(?!\\p{L}))(?= \\p{L}| d')",
      {
        right: ['combien de temps on tient', 'et pourquoi il manque une palette'],
        wrong: ['il dit combien', 'quelque temps'],
      },
    ),
    opening('verb', '“Est-ce que”.', "{so}(?:qu')?est[- ]ce qu(?:e(?= )|(?='))", {
      right: ["est-ce qu'il faut un permis", 'et est ce que ça tient'],
      wrong: ["c'est ce qu'on verra", "enfin c'est ce que je dis"],
    }),
  ],
  inquiries: [
    inquiry(
      'verb',
      'A question that is not put to the listener.',
      "{so}est[- ]ce qu(?:e |')(?:on|il|elle|ca|c'|nous|je|j'|ils|elles)",
      {
        right: ["Est-ce qu'on finance le défilé ?", "et est-ce qu'il faut un permis ?"],
        wrong: ["Est-ce que tu peux m'envoyer le plan ?", 'Peux-tu appeler Tom ?'],
      },
    ),
  ],
  doubts: [
    doubt('not-known', 'Not knowing.', 'sais (?:toujours )?pas (?:encore |trop |vraiment |bien )?{what}', {
      right: ['je ne sais pas ce qui lui a pris', 'je sais pas trop comment dire'],
      wrong: ['je ne sais pas', 'je sais comment dire'],
    }),
  ],
  feelings: [
    feeling(
      'not-known',
      'What somebody cannot put into words.',
      "sais (?:plus|pas)(?: trop| bien)? (?:ce qui (?:lui|leur|m'|nous) ?a pris|quoi (?:dire|penser)|comment (?:dire|expliquer))",
      {
        right: ['je ne sais pas ce qui lui a pris', 'je sais pas trop comment dire'],
        wrong: ['je ne sais pas ce qui manque', 'je ne sais pas comment facturer'],
      },
    ),
    feeling(
      'it-is',
      '“C’est ce que”, which only looks like “est-ce que”.',
      "[cs]'est ce qu(?:e|(?='))(?! je me demande)",
      {
        right: ["enfin c'est ce qu'on verra", "c'est ce que je pense"],
        wrong: ["est-ce qu'on verra", "c'est ce que je me demande"],
      },
    ),
  ],
  rhetorical: [
    rhetorical(
      'you-know',
      'An announcement.',
      "{so}(?:tu sais|vous savez|savez-vous|sais-tu)(?: (?:quoi|ce qui (?:m'|me )?\\w+|ce qu'(?:il|elle) m'a \\w+))?",
      {
        right: ['Tu sais quoi ?', "Vous savez ce qui m'étonne ?"],
        wrong: ['Tu sais combien ça coûte ?'],
      },
    ),
    rhetorical(
      'people',
      'An outburst.',
      "{so}(?:ou va-t-on|qu'est-ce qu'(?:ils|elles|on) (?:ont|a) tou[st]|qui (?:l')?[a-z]+rait|tu (?:te rends compte|y crois|imagines))[^?]{0,60}",
      {
        right: ['Mais où va-t-on ?', "Qui l'ouvrirait, d'ailleurs ?", 'Tu te rends compte ?'],
        wrong: ['Où va la table ?', 'Qui paie ?'],
      },
    ),
    rhetorical(
      'shrug',
      'A shrug.',
      "{so}(?:qui sait|quoi d'autre|quoi encore|que voulez[- ]vous|que veux[- ]tu|que dire|n'est[- ]ce pas|non|hein|pourquoi pas)",
      {
        right: ["Quoi d'autre ?", 'Que voulez-vous ?', 'hein ?'],
        wrong: ['Qui sait le code ?', 'Pourquoi pas Lille plutôt que Metz ?'],
      },
    ),
  ],
  tellers: [
    teller('thing', 'A thing that says so.', "{thing}(?: [a-z']+){0,5} {says}", {
      right: ['le panneau de la piscine dit', 'mon horoscope disait'],
      wrong: ['la lettre de la banque dit', 'Ana dit'],
    }),
    teller('joke', 'What is said as a joke.', 'pour (?:rire|rigoler|blaguer)|par plaisanterie', {
      right: ["quelqu'un a écrit pour rire"],
      wrong: ['une blague'],
    }),
  ],
  tales: [
    tale(
      'story',
      'A joke or a story.',
      "(?:l'|(?:la|le|une?|ma|mon|cette|autre) )(?:blague|recette|intrigue|devinette|conte|histoire drole)",
      {
        right: ['Une blague.', 'La recette de ma tante.', "L'intrigue du roman."],
        wrong: ['sans blague', 'recettes'],
      },
    ),
  ],
  own: [
    own('me', 'The speaker.', "je|j(?=')|on|nous|moi", {
      right: ['je dois appeler', "j'appelle"],
      wrong: ['il doit appeler', 'ma tante'],
    }),
  ],
  reported: [
    reported(
      'asked',
      'Somebody asked.',
      "{others} (?:m'|nous |me |lui |leur )?(?:a|ont|avait|avaient)? ?demand(?:é|ait|aient)",
      {
        right: [
          "Mon voisin m'a demandé si on vendait",
          'Les clients demandaient pourquoi',
          'elle nous a demandé quand',
        ],
        wrong: ["j'ai demandé si on vendait", 'on se demande pourquoi'],
      },
    ),
  ],
}

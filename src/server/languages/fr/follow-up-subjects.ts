import { textRules } from '../parts/text-rule.ts'

const subject = textRules('task-subject', {
  article: "(?:l[ea]s? |l'|une? |des |ce(?:tte|s|t)? |m(?:on|a|es) |notre |nos )",
  it: "(?:l[ea] |les |l')",
  noVerb: '(?![^,]* (?:doi(?:t|vent)|veu(?:t|lent)|va|vont|peu(?:t|vent)|ont|fait|font|attend(?:ent)?) )',
  wanted: '(?:(?:il|elle|on|ils|elles) (?:veut|veulent|demande|demandent|attend|attendent) )?',
  who: "(?:c'est \\p{L}+ qui |moi,? )?(?:je |j'|nous |on )?",
  to: '(?:lui |leur |vous )?',
  reflexive: "(?:(?:me|te|se|y|en|vous|nous) |[mts]')",
  verb: '(?<verb>fais \\p{L}+(?:er|ir|re)|\\p{L}+)',
  rest: '(?<rest>(?: .*)?)',
  saidBefore: "(?:je (?:(?:lui|leur|te|vous) )?ai|j'(?:avais|ai))",
  told: '(?:dit|promis|jure|assure)',
  given: "(?<clitics>(?:(?:lui|leur|les?|la|te|vous) |[lt]')*)",
  noAct:
    '(?:vas|sais|dois|peux|veux|crois|connais|comprends|vois|avez|etes|devez|pouvez|voulez|savez|allez|seras?|auras?)\\b',
  pronoun: '(?:-(?:moi|toi|nous|vous|lui|leur|l[ea]s?)| (?:moi|nous|lui)(?= |$))',
  // With other verbs, "reste la signature" would be an order.
  deed: '(?!(?:ont|est|sont|vont|doit|doivent|plait|faut|manquent?)\\b)(?<verb>\\p{L}{3,})',
  order: '(?!(?:reste|manque|existe|arrive|est|une?|les|des|mes|ses|tes|ces)\\b)\\p{L}{2,}(?:e|ez|ds|ts|is|tes)',
  before:
    "(?=(?:l[ae]s?|une?|ce(?:tte|s|t)?|[mts](?:on|a|es)|[nv]o(?:tre|s)|leurs?|deux|trois|quatre|toute?s?|tous|ca) |l')",
})

/** The rules for follow-ups that are said with a subject, in which of two at the same place the earlier holds. */
export const subjects = [
  subject(
    'remains-to-do',
    'What remains to be done with a thing.',
    "(?<other>(?:il )?(?:(?:me|nous) )?reste) (?<object>(?:le |la |les |l'|un |une |mon |ma |mes )[^,]{2,40}?) a (?<verb>\\p{L}{3,}(?:er|ir|re)){rest}",
    {
      right: ['il me reste les photos à trier → Trier les photos', 'reste la porte à peindre → Peindre la porte'],
      wrong: ['il me reste deux photos', 'reste à peindre la porte'],
    },
  ),
  subject(
    'cleft-you',
    'It is the one who is spoken to who does it.',
    "c'est (?:toi|vous) qui (?<clitics>(?:(?:me|nous|lui|leur|les?|la) |[ml]')*)(?<asked>(?!{noAct})\\p{L}{3,}(?:s|ez))(?<rest>(?: .*)?)",
    {
      right: [
        "c'est toi qui montes à Lyon → Monter à Lyon",
        "c'est vous qui lui apportez les clés → Lui apporter les clés",
      ],
      wrong: ["c'est toi qui sais", "c'est toi qui as les clés"],
    },
  ),
  subject(
    'if-not',
    'What the speaker has to do, or else.',
    "si (?:je |j')(?:ne |n')?(?<clitics>(?:(?:lui|leur|les?|la|te|vous) |l')*)(?<verb>\\p{L}+) pas(?<rest>(?: .*)?)",
    {
      right: ['si je ne rends pas la clé → Rendre la clé', "si je l'appelle pas → L'appeler"],
      wrong: ['si je rends la clé', 'si tu ne rends pas la clé'],
    },
  ),
  subject(
    'cleft',
    'It is somebody who does it.',
    "c'est (?<other>\\p{L}+(?: \\p{L}+)?) qui (?!va\\b|doit\\b|a\\b|est\\b)(?<clitics>(?:(?:lui|leur|les?|la|me|nous) |[lm]')*)(?<verb>\\p{L}+){rest}",
    {
      right: [
        "c'est Ludo qui coupe les cartes → Couper les cartes",
        "c'est le voisin qui garde le chien → Garder le chien",
      ],
      wrong: ["c'est Ludo qui va bien", 'Ludo coupe les cartes'],
    },
  ),
  subject(
    'known-object',
    'What is to be done is named first.',
    '{wanted}(?<object>{article}{noVerb}[^,]*?)(?: (?:est|sont) [^,]*)? ?, {who}{it}{to}{verb}{rest}',
    {
      right: [
        "le devis est prêt, je l'envoie à Ana → Envoyer le devis à Ana",
        "l'enseigne, c'est moi qui la fais poser → Faire poser l'enseigne",
        'les badges, je les commande → Commander les badges',
        'elle veut le devis, je le lui envoie → Envoyer le devis',
        "les plans, c'est Hugo qui les reprend → Reprendre les plans",
      ],
      wrong: ['le devis est prêt', "je l'envoie, le devis est prêt", "mon frère doit signer l'acte, je l'appelle"],
    },
  ),
  subject(
    'told',
    'The speaker said that they would.',
    "(?<other>{saidBefore} {told})(?: a(?:u|ux)? [^,]{2,20}?)? que (?:je |j'){given}(?<verb>\\p{L}+rais){rest}",
    {
      right: [
        "j'ai dit que je ferais les gâteaux → Faire les gâteaux",
        "je lui ai juré que j'appellerais la banque → Appeler la banque",
        "j'ai dit à Ana que je lui commanderais son huile → Lui commander son huile",
      ],
      wrong: ["j'ai dit que c'était fini", "il a dit qu'il appellerait"],
    },
  ),
  subject(
    'would-with-it',
    'The speaker would do something with what was named.',
    "j'(?<clitics>en|y) (?<verb>\\p{L}+rais?){rest}",
    {
      right: ["j'en parlerais à Ana → En parler à Ana"],
      wrong: ["j'en parle à Ana", 'je parlerais à Ana'],
    },
  ),
  subject(
    'pronouns',
    'The speaker does something for somebody.',
    "(?:que |moi,? )?(?:je |j')(?!{reflexive})(?<clitics>(?:(?:lui|leur|les?|la) |l')*){verb}{rest}",
    {
      right: [
        'je lui réponds → Lui répondre',
        'moi je rassemble les photos → Rassembler les photos',
        'je relance le notaire → Relancer le notaire',
      ],
      wrong: ['il relance le notaire', "je m'occupe du reste", 'je me charge du reste'],
    },
  ),
  subject(
    'for-addressee',
    'The speaker does something for the one they speak to.',
    "(?:je |j')(?:te |vous |t'){verb}(?<rest> {before}.*)",
    {
      right: [
        "je t'envoie la facture → Envoyer la facture",
        'je vous fais parvenir les plans → Faire parvenir les plans',
      ],
      wrong: ['je vous rappelle', "je t'envoie à Lyon"],
    },
  ),
  subject(
    'to-addressee',
    'The speaker does something to the one they speak to.',
    "(?:je |j')(?<clitics>(?:te |vous |t')(?:(?:les?|la|en) |l')?)(?!jure|dis\\b|assure|promets|raconte){verb}{rest}",
    {
      right: ["je te l'apporte après le cours → Te l'apporter après le cours", 'je vous écrirai → Vous écrire'],
      wrong: ["j'apporte le livre", 'je vous jure'],
    },
  ),
  subject(
    'they',
    'Others do something for the speaker.',
    "(?<other>ils?|elles?) (?<clitics>(?:(?:me|nous) |m')(?:(?:les?|la|en) |l')?){deed}{rest}",
    {
      right: ['ils nous envoient la liste → Nous envoyer la liste', "elle m'apporte les clés → M'apporter les clés"],
      wrong: ['ils nous ont vus', 'elle me plaît', 'ils envoient la liste'],
    },
  ),
  subject(
    'we',
    'What the speaker and others do.',
    'nous (?<clitics>(?:(?:lui|leur|vous|les?|la) )?)(?<verb>\\p{L}{2,}ons){rest}',
    {
      right: ['nous enverrons le plan → Envoyer le plan', 'nous vous livrons la porte → Vous livrer la porte'],
      wrong: ['nous trois', 'vous nous livrez la porte'],
    },
  ),
  subject(
    'asked',
    'Somebody is told what they do.',
    "(?:tu |vous )(?<clitics>(?:(?:me|nous|lui|leur|les?|la) |[ml]')*)(?<asked>(?!{noAct})\\p{L}{3,}(?:s|ez))(?<rest> .+)",
    {
      right: [
        'tu prépares les convocations → Préparer les convocations',
        "vous m'envoyez le devis → M'envoyer le devis",
        'tu lui rapportes les clés → Lui rapporter les clés',
      ],
      wrong: ['tu as les clés', 'vous avez le devis', 'tu sais bien'],
    },
  ),
  subject(
    'asked-of-thing',
    'Somebody is told what they do with what was named.',
    "(?:tu |vous )(?<clitics>(?:(?:me|nous|lui|leur|les?|la) |[ml]')+)(?<asked>(?!{noAct})\\p{L}{3,}(?:s|ez))(?<rest>)$",
    {
      right: ["tu me l'envoies → Me l'envoyer", 'vous les rapportez → Les rapporter'],
      wrong: ['tu dors', 'tu le sais'],
    },
  ),
  subject(
    'somebody',
    'Anybody who could do it.',
    "(?:il (?:faut|faudrait) )?que (?<other>quelqu'un) (?<verb>\\p{L}+){rest}",
    {
      right: ["il faudrait que quelqu'un vérifie les prix → Vérifier les prix"],
      wrong: ["quelqu'un vérifie les prix"],
    },
  ),
  subject(
    'order-with-pronouns',
    'Somebody is asked to do something for somebody.',
    '(?<order>(?!rendez-vous)\\p{L}{2,}{pronoun}(?:{pronoun})?)(?<rest>(?: .*)?)',
    {
      right: [
        "envoie-moi l'offre → M'envoyer l'offre",
        'demandez-lui les prix → Lui demander les prix',
        "assure-toi que tout est là → S'assurer que tout est là",
        "envoie-le-moi → Me l'envoyer",
      ],
      wrong: ["envoyer l'offre", 'rendez-vous avec Ana'],
    },
  ),
  subject('order', 'Somebody is asked to do something.', '(?<order>{order})(?<rest> {before}.*)', {
    right: ["relance l'agence → Relancer l'agence", 'imprimez trois copies → Imprimer trois copies'],
    wrong: ['note de frais', 'reste la signature', "relancer l'agence"],
  }),
  subject('named-before', 'Somebody who was named before.', "qu'(?<other>ils?|elles?) (?<verb>\\p{L}+){rest}", {
    right: ["qu'elle transmette ses dossiers à Ana → Transmettre ses dossiers à Ana"],
    wrong: ['elle transmet ses dossiers'],
  }),
]

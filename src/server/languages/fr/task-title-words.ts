import { nounAfter, type TaskTitleWords } from '../parts/task-title-words.ts'
import { textRules } from '../parts/text-rule.ts'

const filler = textRules('task-filler', { of: "(?:de |d')" })
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
  pronoun: '-(?:moi|toi|nous|vous|lui|leur|l[ea]s?)',
  // Other verbs would make "reste la signature" an order.
  order: '(?!(?:reste|manque|existe|arrive|est|une?|les|des|mes|ses|tes|ces)\\b)\\p{L}{2,}(?:e|ez|ds|ts|is|tes)',
  before:
    "(?=(?:l[ae]s?|une?|ce(?:tte|s|t)?|[mts](?:on|a|es)|[nv]o(?:tre|s)|leurs?|deux|trois|quatre|toute?s?|tous|ca) |l')",
})
const remark = textRules('task-remark', {
  join: '(?:et|mais|parce que|car|sinon)',
  latest: '(?:au plus tard|au plus vite)',
  subject: "(?:je|j'|on|il|elle|ils|elles|moi|puis|ca|c'|apres|nous)",
})

const belongs = "de (?:la |l')?|d[ue]s? |d'"

/** Verbs of dealing with people, whose pronoun stands for a person. */
const person =
  '(?!appeler|rappeler|prevenir|avertir|voir|revoir|inviter|remercier|feliciter|relancer|rencontrer|convaincre|aider|attendre)'

export const taskTitles: TaskTitleWords = {
  fillers: [
    filler('article', 'An article that was meant for a noun.', 'une?', {
      right: ['une relancer la banque → Relancer la banque'],
      wrong: ['unifier les tarifs'],
    }),
    filler('adverb', 'A small word before the verb.', "aussi|encore|juste|d'abord|ensuite|surtout|quand meme", {
      right: ["aussi envoyer l'offre → Envoyer l'offre", 'd’abord payer Ana → Payer Ana'],
      wrong: ['justement payer Ana'],
    }),
    filler('certainty', 'How sure it is.', 'absolument|vraiment', {
      right: ['absolument appeler la banque → Appeler la banque'],
      wrong: ['vraie offre à envoyer'],
    }),
    filler('hesitation', 'A sound of hesitation.', 'euh', {
      right: ['euh appeler la banque → Appeler la banque'],
      wrong: ['heureux client à appeler'],
    }),
    filler('remember', 'Reminding oneself.', '(?:bien )?penser a|(?:ne )?pas oublier {of}|me rappeler {of}', {
      right: ['penser à payer Ana → Payer Ana', "ne pas oublier d'appeler la banque → Appeler la banque"],
      wrong: ['penser au dossier', 'rappeler la banque'],
    }),
    filler('charge', 'Who it is left to.', "c'est a \\p{L}+ {of}", {
      right: ["c'est à Sophie de prévenir les clients → Prévenir les clients"],
      wrong: ["c'est à voir avec Sophie"],
    }),
    filler(
      'somebody',
      'Anybody who could do it.',
      "quelqu'un (?:doit|devrait|devra|peut|pourrait) (?=\\p{L}+(?:er|ir|re)\\b)",
      {
        right: ["quelqu'un doit arroser les plantes → Arroser les plantes"],
        wrong: ["quelqu'un doit de l'argent", "quelqu'un du labo doit passer"],
      },
    ),
    filler('remaining', 'What is left to do.', '(?:il )?(?:me |nous )?reste a', {
      right: ["reste à faire signer l'avenant → Faire signer l'avenant"],
      wrong: ['reste de colle à jeter'],
    }),
    filler(
      'charge-of',
      'Taking care of something.',
      "(?:je )?(?:me |m')(?:charge|occupe) {of}(?=\\p{L}+(?:er|ir|re)\\b)",
      {
        right: ["je me charge d'appeler la banque → Appeler la banque", "je m'occupe de payer Ana → Payer Ana"],
        wrong: ["je m'occupe de la banque"],
      },
    ),
    filler('try', 'Trying.', 'essayer {of}', {
      right: ["essayer d'avancer le devis → Avancer le devis"],
      wrong: ['essayer la machine'],
    }),
    filler('make-sure', 'Making sure.', "faire en sorte {of}|m'assurer {of}|veiller a", {
      right: ['veiller à commander du papier → Commander du papier'],
      wrong: ['assurer la voiture', 'surveiller la presse'],
    }),
    filler('infinitive', '“De” or “que” before the verb.', 'de (?=\\p{L}+(?:er|ir|re)\\b)|que ', {
      right: ['de payer Ana → Payer Ana', "que envoyer l'offre → Envoyer l'offre"],
      wrong: ['de la colle à acheter', 'quelques chaises à commander'],
    }),
  ],
  subjects: [
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
      'pronouns',
      'The speaker does something for somebody.',
      "(?:je |j')(?!{reflexive})(?<clitics>(?:(?:lui|leur|les?|la) |l')*){verb}{rest}",
      {
        right: ['je lui réponds → Lui répondre', 'je relance le notaire → Relancer le notaire'],
        wrong: ['il relance le notaire', "je m'occupe du reste", 'je me charge du reste'],
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
  ],
  remarks: [
    remark('own-clause', 'A clause with its own subject.', '{join} {subject}(?![\\p{L}])', {
      right: ["envoyer l'offre parce que nous l'avons promis → Envoyer l'offre", 'payer Ana et puis voir → Payer Ana'],
      wrong: ['payer Ana et Luc', 'payer Ana et ouvrir'],
    }),
    remark(
      'comment',
      'A comment after a comma.',
      "(?:il|elle|ils|elles|on|ca|c')(?: ne)? ?(?:va|vont|est|sont|sera|seront)(?! a )\\b",
      {
        right: ['appeler Ana, elle ne va pas aimer → Appeler Ana'],
        wrong: ['appeler Ana, Luc et Elle'],
      },
    ),
    remark('judgement', 'How pressing it is.', "(?:c'est|ca) (?:urgent|important|prioritaire|presse)", {
      right: ["envoyer l'offre c'est urgent → Envoyer l'offre"],
      wrong: ["envoyer l'offre urgente"],
    }),
    remark(
      'deadline',
      'At the latest, or as soon as possible.',
      '(?:{latest}|des que possible|sans faute)(?![\\p{L}])',
      {
        right: ["envoyer l'offre au plus vite → Envoyer l'offre"],
        wrong: ["envoyer l'offre au plus grand client"],
      },
    ),
    remark('priority', 'Its priority.', 'priorite (?:haute|basse|moyenne)', {
      right: ["envoyer l'offre priorité haute → Envoyer l'offre"],
      wrong: ['trier par priorité'],
    }),
  ],
  objects: [
    {
      pronoun: `le ${person}(?<verb>(?:faire |laisser )?\\p{L}+(?:er|ir|re))(?<rest>(?: .*)?)`,
      noun: nounAfter("(?:le|un|cet?|mon|notre) |l'", belongs),
    },
    {
      pronoun: `la ${person}(?<verb>(?:faire |laisser )?\\p{L}+(?:er|ir|re))(?<rest>(?: .*)?)`,
      noun: nounAfter("(?:la|une|cette|ma|notre) |l'", belongs),
    },
    {
      pronoun: `les ${person}(?<verb>(?:faire |laisser )?\\p{L}+(?:er|ir|re))(?<rest>(?: .*)?)`,
      noun: nounAfter('(?:les|des|ces|mes|nos) ', belongs),
    },
    {
      pronoun: `l'${person}(?<verb>(?:faire |laisser )?\\p{L}+(?:er|ir|re))(?<rest>(?: .*)?)`,
      noun: nounAfter("(?:l[ea]|une?|cet?|cette|m[ao]n?|notre) |l'", belongs),
    },
  ],
  promises: { lead: 'promis(?: (?<to>a(?:ux?)? [^,]+?))?', title: 'donner THING TO' },
  duties: [
    "(?: (?:doit|doivent|devrait|devraient|va|vont|pourrait)(?: encore| aussi)?| (?:a|ont) promis (?:de(?= )|d(?=['’])))",
    "(?=(?: |['’])(?:(?:me|te|se|la|les?|nous|vous|lui|leur|y|en) |[mtsl]['’])*\\p{L}+(?:er|ir|re)(?!\\p{L}))",
  ].join(''),
  dangling: "et|ou|du|de|le|la|les|des|d'|l'|à|dans|avec|pour|au|d'ici|ici|jusqu'à|moi|que|en|un|a|on|y|dès",
  clitics: "me te lui leur le la les y en nous vous se m' t' l' s'",
}

// Over 250 lines: the rules of a title form one list, in which of two at the same place the earlier holds.
import type { FollowUpTitleWords } from '../parts/follow-up-title-words.ts'
import { textRules } from '../parts/text-rule.ts'
import { subjects } from './follow-up-subjects.ts'
import { knownObjects } from './known-objects.ts'

const filler = textRules('task-filler', {
  you: '(?:tu |vous )?',
  also: '(?:aussi|bien|egalement|quand meme|surtout)',
  of: "(?:de |d')",
  infinitive: "(?:(?:me|te|se|la|les?|nous|vous|lui|leur|y|en) |[mtsl]')*\\p{L}+(?:er|ir|re)\\b",
  mustAct: '(?:doit|doivent|devrait|devra|va|vont)(?: encore| aussi)?',
  will: 'vais|dois|devrais|voudrais|veux|compte|pense|souhaite|peux|pourrais',
  engaged: "(?:me suis engagee?|m'etais engagee?|m'engage|me suis proposee?)",
})
const lead = textRules('title-lead')
const remark = textRules('task-remark', {
  word: "(?!et\\b)[\\p{L}'-]+",
  have: '(?:tu (?:as|auras)|vous (?:avez|aurez))',
  join: '(?:et|mais|parce que|car|sinon)',
  sends:
    '(?:envoie|transmet|rend|renvoie|apporte|depose|prend|met|remet|fait|donne|appelle|rappelle|imprime|distribue|affiche|publie)',
  gives:
    '(?:fourni[rt]|prepare|envoie|apporte|amene|gere|fait|redige|appelle|prend|tient|reserve|achete|garde|paie|regle|verifie|relit|organise|anime)',
  latest: '(?:au plus tard|au plus vite)',
  subject: "(?:je|j'|tu|on|il|elle|ils|elles|vous|toi|moi|puis|ca|c'|apres|nous|qu'(?:ils?|elles?))",
})

export const followUpTitles: FollowUpTitleWords = {
  fillers: [
    filler('warning', 'A warning before it.', '(?:attention|important|urgent|gare)(?=[,:!])', {
      right: ['attention, appeler Ana → Appeler Ana'],
      wrong: ['faire attention à la clé'],
    }),
    filler(
      'apposition',
      'Who somebody is, between signs after the name.',
      "(?:l[ae] |les |l'|mon |ma |notre |son |sa |celui |celle )[^,.;]{2,30}, (?:va|vont|doit|doivent|devra|devront) (?=\\p{L}+(?:er|ir|re)\\b)",
      {
        right: ['le chef de chantier, va commander le sable → Commander le sable'],
        wrong: ['la liste, le plan et la clé'],
      },
    ),
    filler('note', 'A note to oneself.', 'note (?:a|pour) moi(?:[- ]meme)?|rappel (?:a|pour) moi(?:[- ]meme)?', {
      right: ['note à moi-même : appeler la banque → Appeler la banque'],
      wrong: ['note la date'],
    }),
    filler(
      'article',
      'An article that was meant for a noun.',
      "une?(?! [^,]* (?:doit|devrait|devra|est|sera|suffira|s'impose)(?![\\p{L}]))",
      {
        right: ['une relancer la banque → Relancer la banque'],
        wrong: ['unifier les tarifs', 'un camion doit être loué'],
      },
    ),
    filler('adverb', 'A small word before the verb.', "aussi|encore|juste|d'abord|ensuite|surtout|quand meme", {
      right: ["aussi envoyer l'offre → Envoyer l'offre", 'd’abord payer Ana → Payer Ana'],
      wrong: ['justement payer Ana'],
    }),
    filler('certainty', 'How sure it is.', 'absolument|vraiment', {
      right: ['absolument appeler la banque → Appeler la banque'],
      wrong: ['vraie offre à envoyer'],
    }),
    filler('side', 'Whose part it is.', '(?:de (?:mon|son|leur|notre|votre) cote|pour (?:ma|sa|leur) part)(?=,)', {
      right: ['de son côté, payer Ana → Payer Ana', 'de leur côté, ils nous envoient la liste → Nous envoyer la liste'],
      wrong: ['de ce côté du mur'],
    }),
    filler('if-you-hear', 'A condition for the one who is asked.', '(?:si|quand) (?:tu|vous) [^,]{3,25}(?=,)', {
      right: ["si tu écoutes ça, envoie l'offre → Envoyer l'offre"],
      wrong: ['si ça te va, tout est prêt'],
    }),
    filler('hesitation', 'A sound of hesitation.', 'euh', {
      right: ['euh appeler la banque → Appeler la banque'],
      wrong: ['heureux client à appeler'],
    }),
    filler(
      'remember',
      'Reminding oneself.',
      "(?:bien )?penser(?: {also})? a|(?:que )?je n'oublie pas(?: {of})?|(?:ne )?pas oublier(?: {of})?|{you}pense[sz]? a (?={infinitive})|me rappeler {of}",
      {
        right: [
          "que je n'oublie pas la commande → La commande",
          'penser à payer Ana → Payer Ana',
          'penser aussi à payer Ana → Payer Ana',
          "ne pas oublier d'appeler la banque → Appeler la banque",
        ],
        wrong: ['penser au dossier', 'rappeler la banque'],
      },
    ),
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
    filler('will', 'Going to, or having to.', '(?:je|on|nous) (?:{will}|allons|va|doit|devons) (?={infinitive})', {
      right: ['je vais marquer les sacs → Marquer les sacs', 'je dois lui parler → Lui parler'],
      wrong: ['je vais à Lyon', 'on va bien'],
    }),
    filler(
      'must',
      'Having to, without a subject.',
      '(?:il )?(?:(?:me|nous) )?(?:faut|faudrait|faudra) (?={infinitive})',
      {
        right: ['il me faut appeler la banque → Appeler la banque', 'faudrait payer Ana → Payer Ana'],
        wrong: ['il me faut six chaises'],
      },
    ),
    filler(
      'engaged',
      'Having promised it.',
      "(?:je {engaged} a|j'ai (?:promis|jure|accepte|propose)(?: a(?:u|ux)? [^,]{2,20}?)? {of}) ?(?={infinitive})",
      {
        right: [
          'je me suis engagée à éplucher les fiches → Éplucher les fiches',
          'j’ai promis à Ana de ranger la remise → Ranger la remise',
        ],
        wrong: ["j'ai promis une réponse", 'je me suis engagée pour Ana'],
      },
    ),
    filler('left-to', 'Who it is left to.', "(?:c'est |est-ce )?a moi {of}|il (?:revient|incombe) a \\p{L}+ {of}", {
      right: ["c'est à moi de payer Ana → Payer Ana", 'il revient à Luc de payer Ana → Payer Ana'],
      wrong: ["c'est à moi", 'il revient de Lyon'],
    }),
    filler(
      'asked',
      'Being asked whether one can.',
      '(?:tu (?:peux|pourras|pourrais)|(?:peux|pourrais)-tu|vous (?:pouvez|pourriez)|(?:pouvez|pourriez)-vous|tu vas) (?={infinitive})',
      {
        right: ["peux-tu m'envoyer l'offre → M'envoyer l'offre", 'vous pouvez rappeler Ana → Rappeler Ana'],
        wrong: ['tu peux tout', 'peux-tu'],
      },
    ),
    filler(
      'third',
      'Somebody named before, and what they have to do.',
      '(?:il|elle|ils|elles) {mustAct} (?={infinitive})',
      {
        right: [
          'elle doit me renvoyer le contrat → Me renvoyer le contrat',
          'ils vont peindre la clôture → Peindre la clôture',
        ],
        wrong: ['elle doit une clé', 'il va bien'],
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
  subjects,
  remarks: [
    remark('own-clause', 'A clause with its own subject.', '{join} {subject}(?![\\p{L}])', {
      right: ["envoyer l'offre parce que nous l'avons promis → Envoyer l'offre", 'payer Ana et puis voir → Payer Ana'],
      wrong: ['payer Ana et Luc', 'payer Ana et ouvrir'],
    }),
    remark(
      'goes-on',
      'What the same person does with it.',
      "et (?:(?:me|nous|te|vous) )?(?:l'|les? |la ){sends}(?:nt)?(?![\\p{L}])",
      {
        right: [
          "refaire le plan et l'envoie à Ana → Refaire le plan",
          "refaire le plan et me l'envoie → Refaire le plan",
        ],
        wrong: ["refaire le plan et l'envoi", 'acheter le pain et la crème'],
      },
    ),
    remark('same-one', 'What the same person does too.', 'et qui (?!de droit)(?=\\p{L})', {
      right: ['lui ouvrir et qui lui fait signer le bon → Lui ouvrir'],
      wrong: ['voir qui vient et quand', 'prévenir Ana et qui de droit'],
    }),
    remark(
      'as-they-say',
      'Who says so.',
      "a ce qu'(?:ils?|elles?|on) (?:dit|disent|parait|raconte|pretend)(?![\\p{L}])",
      {
        right: ["passer ses notes à ce qu'elle dit → Passer ses notes"],
        wrong: ["penser à ce qu'il faut dire"],
      },
    ),
    remark(
      'beforehand',
      'Before what was said.',
      '(?<!\\b(?:une?|deux|trois|quatre|cinq|dix|quinze|la|le|\\d+) \\p{L}+ )avant$',
      {
        right: ['obtenir les relevés avant → Obtenir les relevés'],
        wrong: ['appeler Léa avant midi', 'envoyer le rapport une semaine avant'],
      },
    ),
    remark('pause', 'A pause before something else.', 'euh(?![\\p{L}])', {
      right: ['payer la cantine euh premièrement le forage → Payer la cantine'],
      wrong: ['un heureux client'],
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
    remark('or-else', 'What happens otherwise.', '(?:faute de quoi|sans quoi|autrement)(?![\\p{L}])', {
      right: ['finir les tableaux, faute de quoi on décale → Finir les tableaux'],
      wrong: ['commander le vin sans quoique'],
    }),
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
    remark(
      'thanks',
      'Thanks at the end.',
      '(?:(?:un grand |mille )?mercis?(?: beaucoup| bien| d.avance)?|bises|bisous)$',
      {
        right: ["envoyer l'offre merci → Envoyer l'offre", "envoyer l'offre, merci beaucoup → Envoyer l'offre"],
        wrong: ['dire merci à Ana', "envoyer les bisous d'Ana"],
      },
    ),
    remark(
      'convenience',
      'Whenever it suits.',
      '(?:quand|des que|si) (?:tu (?:peux|pourras)|vous (?:pouvez|pourrez)|{have} (?:une? |le |deux )?(?:minutes?|moment|temps))(?![\\p{L}])',
      {
        right: [
          "envoyer l'offre quand tu as une minute → Envoyer l'offre",
          "envoyer l'offre dès que vous pourrez → Envoyer l'offre",
        ],
        wrong: ["envoyer l'offre quand tu as les chiffres"],
      },
    ),
    remark(
      'outburst',
      'How the speaker feels.',
      '(?:vivement|quelle? (?:horreur|galere|chance|angoisse|joie))(?![\\p{L}])',
      {
        right: ["envoyer l'offre vivement les vacances → Envoyer l'offre"],
        wrong: ['demander quelle offre envoyer'],
      },
    ),
    remark(
      'outcome',
      'What came of it.',
      "(?:au final|finalement) (?:on|nous|je|il|elle|c'est|ca)(?![\\p{L}])|(?:au final|au fait|d'ailleurs)$",
      {
        right: [
          'rendre les palettes au final on met du grès → Rendre les palettes',
          "envoyer l'offre au fait → Envoyer l'offre",
        ],
        wrong: ['arriver au final de la coupe'],
      },
    ),
    remark(
      'said-before',
      'What the speaker says about it.',
      "(?<=(?:(?:er|(?<!so)ir|re)\\b|^(?:les?|la) ).*, )(?:(?:je|tu|on|il|elle|ils|elles|nous|vous|ca) |j'|c'est )|(?:toi tu|moi je|lui il) ",
      {
        right: [
          "envoyer l'offre, je l'ai promise → Envoyer l'offre",
          'rendre la perceuse, ça fait un mois → Rendre la perceuse',
          'signer la lettre toi tu appelles Luc → Signer la lettre',
        ],
        wrong: ["dire que je passe, envoyer l'offre"],
      },
    ),
    remark(
      'reason',
      'What is wrong with a thing, which is why it has to be done.',
      "(?<=, )(?:l[ae]s? |l'|m(?:on|a|es) |notre |nos |elles? |ils? )(?:{word} ){1,5}(?:plus|pas|encore|toujours|mal)$",
      {
        right: ['rappeler Ana, la porte de la cave ferme plus → Rappeler Ana'],
        wrong: ['acheter le pain, la crème et encore', 'payer Ana, pas Luc'],
      },
    ),
    remark(
      'other',
      'What somebody else does.',
      "(?<=, |et )(?:l[ae]s? |l'|m(?:on|a|es) )\\p{L}+ {gives}(?:nt)?(?= (?:l[ae]s?|une?|des|du|son|sa|ses) | l')",
      {
        right: [
          'rédiger le rapport, la trésorière fournit les comptes → Rédiger le rapport',
          "envoyer l'offre et le trésorier prépare le budget → Envoyer l'offre",
        ],
        wrong: ['payer Ana, la trésorière de la salle', 'commander le pain, le fromage et le vin'],
      },
    ),
    remark(
      'none-left',
      'That there is none left.',
      "(?:on|j'|il|y)(?: n')? ?(?:y )?en (?:ai?|reste) (?:plus|pas)|(?:il )?en manque",
      {
        right: [
          "acheter du café on n'en a plus → Acheter du café",
          "commander du fil, il n'y en a plus → Commander du fil",
        ],
        wrong: ['acheter du café pour en avoir plus'],
      },
    ),
    remark('priority', 'Its priority.', 'priorite (?:haute|basse|moyenne)', {
      right: ["envoyer l'offre priorité haute → Envoyer l'offre"],
      wrong: ['trier par priorité'],
    }),
  ],
  ...knownObjects,
  unresolved: null,
  things: [
    { lead: '(?:il )?(?:leur|lui) (?:faut|manque)', title: 'fournir THING' },
    { lead: "(?:me |m')(?:charge|occupe)(?: aussi| encore)? d[eu]?", title: "m'occuper de THING" },
    { lead: "(?:me |m')(?:charge|occupe)(?: aussi| encore)?", title: "m'occuper THING" },
    { lead: "(?:se |s')(?:charge|occupe)(?: aussi| encore)? de", title: "s'occuper de THING" },
    { lead: "(?:se |s')(?:charge|occupe)(?: aussi| encore)?", title: "s'occuper THING" },
    { lead: 'promis(?: (?<to>a(?:ux?)? [^,]+?))?', title: 'donner THING TO' },
    {
      lead: "(?:il (?:me|nous) faut|j'ai besoin|on a besoin|nous avons besoin)(?: (?:absolument|vraiment|vite|encore))?",
      title: 'obtenir THING',
    },
  ],
  duties: [
    "(?: (?:doit|doivent|devrait|devraient|va|vont|pourrait)(?: encore| aussi)?| (?:a|ont) promis (?:de(?= )|d(?=['’])))",
    "(?=(?: |['’])(?:(?:me|te|se|la|les?|nous|vous|lui|leur|y|en) |[mtsl]['’])*\\p{L}+(?:er|ir|re)(?!\\p{L}))",
  ].join(''),
  acts: '(?:,? (?:ils?|elles?|lui|de (?:son|leur) cote|pour (?:sa|leur) part))?',
  leads: [
    lead('sound', 'A sound of remembering.', '(?:ah|oh|eh|euh|tiens)(?:,? (?:oui|aussi|tiens|ben))?', {
      right: ['Ah, et le devis', 'ah oui, appeler la banque'],
      wrong: ['ahaner', 'appeler la banque, ah'],
    }),
    lead('and', 'What adds a thing.', '(?:et|mais)(?: puis| aussi| ensuite| apres)?|puis', {
      right: ['et appeler la banque', 'Et puis le devis', 'puis le devis'],
      wrong: ['étendre le linge', 'le devis et la facture'],
    }),
    lead('filler', 'A filler before a comma.', '(?:bon|ben|bah|alors|donc|voila|enfin|aussi|bref)(?=,)', {
      right: ['Bon, le devis', 'alors, appeler la banque'],
      wrong: ['bon de commande', 'enfin le devis, lundi'],
    }),
  ],
  quoted: '« WORDS »',
  polite: "s'il (?:te|vous) plait|stp|svp",
  emphatic: null,
  dangling: "et|puis|ou|du|de|le|la|les|des|d'|l'|à|dans|avec|pour|au|d'ici|ici|jusqu'à|moi|que|en|un|a|on|y|dès",
  climbing: null,
  during: { words: 'pendant|durant', periods: "le|la|les|l'|ce|cet|cette|ces" },
  clitics: "me te lui leur le la les y en nous vous se m' t' l' s'",
}

// Over 250 lines: one list of rules, each with its examples.
import type { DecisionRules } from '../parts/decision-rules.ts'
import { textRules } from '../parts/text-rule.ts'

const stated = textRules('decision-stated', {
  chose:
    'on (?:part|reste|table|se rabat) sur|on (?:part|reste|continue) avec|on opte pour|{have} (?:opte pour|choisi|enterre|ecarte|{agreed})',
  have: '(?:on a|nous avons)(?: (?:aussi|donc|finalement|enfin|egalement|tous))?',
  agreed: 'retenu|valide|acte|enterine|{ended}|{put}|tranche pour|donne (?:notre|le) (?:feu vert|accord) (?:a|pour|au)',
  ended:
    'renonce (?:a|aux?)(?![\\p{L}])|laisse tomber|abandonne|supprime|maintenu|reconduit|refuse (?:de|la|le|les|leur)|accepte (?:de|la|le|les|leur)',
  put: '(?:fixe|repousse|reporte|decale|avance) (?:la|le|les|l)(?![\\p{L}])(?! (?:camion|voiture|meuble|table|chaise)s?)',
  kept: 'on (?:renonce a|laisse tomber|abandonne|passe (?:tout |tous |toutes )?(?:a|en|au|aux)|maintient|reconduit|demenage)',
  them: "on (?:les? |la |l')(?:garde|maintient|conteste|refuse|accepte|retire|supprime|remplace|reconduit|abandonne|prend)",
  moved: '(?:decale|deplace|repousse|avance|reporte|passe)',
  fixed: "(?:c'est|on est|on s'arrete|on s'est mis d'accord|ils ont accepte|on a conclu)(?: a| sur| pour)?",
  number: '(?:\\d|{units}|{tens})',
  units: 'deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize',
  tens: 'vingt|trente|quarante|cinquante|soixante|septante|nonante|cent|mille',
  money: '(?:euros|balles|francs|dollars|pour cent|% |du metre|du kilo|de l.heure|par tete)',
  final:
    '(?:finalement|au final|tout compte fait|au bout du compte|en definitive|en fin de compte|tout bien (?:reflechi|pese))',
  stays: 'on (?:maintient|garde|reste|retire|refuse|accepte|abandonne|supprime|continue|reconduit|laisse tomber)',
  adverb: '(?:tous |bien |enfin |finalement |donc |aussi |plutot )?',
  answer: "(?:oui|non|ok|d'accord)",
  chooses: '(?:prends?|gardes?|choisis|choisit|retiens|retient|fais|fait|mets|met|achete|commande|loue|reserve|ouvre)',
  uses: '(?:achete|accepte|vend|sert|livre|embauche|recrute|renouvelle|propose|utilise|invite|imprime|travaille|change)',
  thing: "(?= (?:l'|(?:la|le|les|un|une|ce|cet|cette) ))",
})
const closing = textRules('decision-closing', {
  over: 'termine(?= ?(?:[.,;]|$| l[ea]s? | sur ))',
  goesOn: "[\\p{L}]|(?: (?:de|que|a|par|pour|dans|sur)(?![\\p{L}])| [dq]u?')",
  settled: '(?:signe|dit|acte|vote|decide|entendu|boucle|plie|scelle|conclu|vendu|dans (?:la )?poche|non negociable)',
})
const final = textRules('decision-final', {
  weighed: 'tout compte fait|au bout du compte|en definitive|reflexion|tout bien pese',
})
const unsure = textRules('decision-unsure', {
  young: '(?:les?|la|mes|ses|leurs?|nos) (?:enfants?|petite?s?|petits-enfants|gamins|bebe|jumeaux|chiens?|chats?)',
})
const start = textRules('decision-start')
const pastStart = textRules('past-start')
const change = textRules('decision-change', {
  all: 'tous|toutes|tout|chaque|seulement|uniquement|toujours|jamais|obligatoires?|interdite?s?|personne|aucune?|plus de',
  mine: "c'est moi qui",
})

export const decisions: DecisionRules = {
  stated: [
    stated('choice', 'What we choose.', '{chose}|{kept}|{them}', {
      right: [
        "on part sur l'imprimeur de Lille",
        'on reste avec le bleu',
        'les frais, on les conteste',
        "on a validé l'embauche de Karim",
        'nous avons aussi retenu le devis de Lyon',
        "on a renoncé au traitement d'hiver",
        'on a fixé la cotisation à douze euros',
        'on a accepté la remise',
      ],
      wrong: [
        'ils partent sur Lille',
        'on part demain',
        'ils ont validé ma carte',
        'on a avancé la voiture',
        'on a accepté tout',
      ],
    }),
    stated(
      'instead',
      'What we take rather than something else.',
      'on (?:prend|fait|met|achete|commande) [^,.;:]{3,40} plutot que?(?![\\p{L}])',
      {
        right: ['on prend le traiteur libanais plutôt que la pizzeria'],
        wrong: ['on prend le traiteur libanais', 'ils prennent le train plutôt que la voiture'],
      },
    ),
    stated(
      'stays',
      'What we leave as it is.',
      "on en (?:reste|restera) (?:a|au|aux)(?![\\p{L}])|on s'en tient(?:dra)? (?:a|au|aux)(?![\\p{L}])",
      {
        right: ["on en restera au fichier actuel jusqu'à l'été", "on s'en tient à la version deux"],
        wrong: ['on en reste là', 'on reste à la maison'],
      },
    ),
    stated(
      'agreed',
      'What several people have agreed.',
      "(?:on est|on s'est|nous sommes|nous nous sommes) {adverb}(?:(?:tombes?|mis) d'accord|convenus?|decides?) (?:pour|sur|(?:que|de)(?= )|(?:qu|d)(?='))",
      {
        right: [
          "on est tombés d'accord pour 40 euros",
          "on s'est finalement décidés pour la Bretagne",
          'on est convenus que le loyer reste',
        ],
        wrong: ["elle est tombée d'accord pour", "on est d'accord", "on s'est décidés tard"],
      },
    ),
    stated(
      'settle',
      'What we settle on.',
      "on (?:tranche|se decide|se met d'accord) (?:pour|sur)|on (?:choisit|retient){thing}(?! son)",
      {
        right: ['on tranche pour le bleu', 'on retient la candidature de Sophie'],
        wrong: ['on tranche le pain', 'on retient son souffle'],
      },
    ),
    stated('own', 'What the speaker has chosen.', "j'ai {adverb}(?:choisi|opte pour|renonce a|retenu|tranche pour)", {
      right: ["j'ai choisi le papier ivoire", "j'ai finalement opté pour le bois"],
      wrong: ["je l'ai choisi", 'il a choisi le bois'],
    }),
    stated(
      'answer',
      'A proposal that we take or turn down.',
      "(?:on|nous|j'ai|on a) {adverb}(?:dit|dis|repond|repondu) {answer} (?:a|au|aux|pour)|c'est {answer} pour(?= l| c| un)",
      {
        right: ["on dit oui à l'offre de la banque", "j'ai dit non à l'augmentation"],
        wrong: ["il a dit oui à l'offre", "c'est bon pour moi", 'on dit que non'],
      },
    ),
    stated('drop', 'What we no longer do or have.', 'on (?:annule|supprime|arrete|retire|enleve){thing}', {
      right: ['on annule la sortie à la mer', 'on arrête le bar du lundi'],
      wrong: ['on annule souvent', "on m'annule la sortie", 'ils suppriment la ligne'],
    }),
    stated(
      'not',
      'What we do not do, or no longer.',
      "on (?:ne |n')?(?:{uses}|{chooses}) (?:pas|plus)(?= (?:de |d'|chez|avec|l|a |au))",
      {
        right: ["on n'achète plus chez Metro", 'on ne prend pas de stagiaire'],
        wrong: ['on ne prend pas souvent la voiture', 'on ne voit plus la mer', 'on achète plus cher'],
      },
    ),
    stated(
      'will',
      'What we are going to keep or drop.',
      'on va (?:rester sur|rester avec|garder|partir sur|laisser tomber|se passer|faire sans|opter)',
      {
        right: ['on va rester sur la version papier', 'on va garder le même comptable'],
        wrong: ['on va rester à la maison', 'il va garder le comptable'],
      },
    ),
    stated(
      'it-will-be',
      'What it will be.',
      'ce sera (?:plutot|donc|finalement)(?:{thing}(?! l[ae] (?:premier|dernier|meme|cas))|(?= du | de la | avec | sans ))',
      {
        right: ['ce sera plutôt le carrelage gris', 'ce sera donc sans alcool'],
        wrong: ['ce sera long', 'ce sera la fête', 'ce sera donc la première fois'],
      },
    ),
    stated(
      'taken',
      'What was chosen.',
      '(?:est|sont) {adverb}(?:retenue?s?|validee?s?|acceptee?s?|adoptee?s?|ecartee?s?|reconduite?s?)',
      {
        right: ['la candidature de Sophie est retenue', 'le budget est validé à trois mille euros'],
        wrong: ['la voiture est réparée', 'il était retenu au bureau'],
      },
    ),
    stated(
      'against',
      'What we choose against something else.',
      "(?:on |je |j'){chooses} [^,.;:]{3,40}, (?:et |mais )?pas (?:la|le|les|un|une|en|a|au|ce|cette|celui|celle)(?![\\p{L}])",
      {
        right: ['je prends la Toyota, pas la Renault', 'on met le parquet, pas le lino'],
        wrong: ['je prends le bus, pas de souci', 'il prend la Toyota, pas la Renault'],
      },
    ),
    stated(
      'in-the-end',
      'What we do in the end.',
      "{final},? (?:(?:on|je|nous) (?:ne |n'|les? |la |l')?|on s'en )(?:{uses}|{chooses}|signe|part|reste|passe|continue|vire)(?![\\p{L}])",
      {
        right: ['tout compte fait on ne vend pas la caravane', 'en définitive, on fait sans sono'],
        wrong: ['tout compte fait on mange bien', 'en définitive, il part'],
      },
    ),
    stated('move', 'What we move.', 'on {moved} .{3,60}? (?:au|a la|en|jusqu.au)', {
      right: ['on décale la foire du douze au dix-neuf'],
      wrong: ['ils décalent la foire au dix-neuf'],
    }),
    stated('price', 'A price that was agreed.', '{fixed} {number}[a-z-]*(?: [a-z-]+){0,3}? {money}', {
      right: ["on s'est mis d'accord sur quatre-vingts euros", 'ils ont accepté douze mille francs'],
      wrong: ['on est à la maison', 'ça coûte vingt euros'],
    }),
    stated(
      'bought',
      'What we take at a price.',
      'on prend{thing}[^,.;:]{3,40} (?:a|pour) {number}[a-z-]*(?: [a-z-]+){0,3}? {money}',
      {
        right: ["on prend l'entreprise Roux pour quarante-deux mille euros"],
        wrong: ['ils prennent le bus pour deux euros', "on prend l'entreprise Roux"],
      },
    ),
    stated('topic', 'A subject and what we do with it.', '(?<=[a-z0-9] ?: ){stays}(?![a-z])', {
      right: ['Clause neuf : on garde'],
      wrong: ['Clause neuf : à relire'],
    }),
  ],
  finals: [
    final(
      'end',
      'The end of a discussion.',
      'finalement|au final|en fin de compte|enfin bref|une fois pour toutes|definitivement|{weighed}',
      {
        right: ['finalement on reste sur ceux de Lyon', 'réflexion faite on reste'],
        wrong: ['la fin de mai'],
      },
    ),
  ],
  closings: [
    closing(
      'settled',
      'That it is settled.',
      "(?:ca,? )?c'est {settled}(?!{goesOn})|ils ont signe|on a signe|marche conclu|tope la|affaire conclue",
      {
        right: [
          "on sème mardi, c'est dit",
          "on passe à cinq, ça c'est voté",
          'et cette fois, ils ont signé',
          'marché conclu',
        ],
        wrong: ["c'est difficile", 'il a signé', "c'est décidé de fermer"],
      },
    ),
    closing(
      'rule',
      'That it is a rule now.',
      "c'est la (?:nouvelle )?regle(?: maintenant| desormais| ici)|nouvelle regle",
      {
        right: ["sans casque personne n'entre, c'est la règle maintenant"],
        wrong: ["c'est la règle du jeu"],
      },
    ),
  ],
  weakClosings: [
    closing(
      'last-word',
      'That nobody may object.',
      "quand il a (?:parle|dit) c'est fini|on n'y revient (?:pas|plus)|on revient plus dessus",
      {
        right: ["on ferme le lundi et on n'y revient plus"],
        wrong: ['on y revient demain'],
      },
    ),
    closing(
      'stop',
      'The end of a discussion.',
      "point final|point barre|un point c'est tout|(?:et )?basta|et c'est tout|{over}|c'est regle|c'est comme ca|c'est non",
      {
        right: ['plus de chats, point final', 'on passe tout en cuivre et basta'],
        wrong: ['le point six', 'un chantier'],
      },
    ),
    closing(
      'unanimous',
      'That nobody objects.',
      "sans (?:discussion|exception)|tout le monde (?:est|etait) d'accord|c'est unanime",
      {
        right: ['que des cartes, sans exception'],
        wrong: ['sans discuter'],
      },
    ),
    closing(
      'told',
      'That it is known or not argued about.',
      "(?:je|on) n'y reviendr[a-z]+ (?:pas|plus)|c'est ecrit(?: noir sur blanc)?|c'est vu|ils le savent",
      {
        right: ["chacun paie sa part et je n'y reviendrai pas", "la nuit finit à cinq heures, c'est écrit"],
        wrong: ['on y reviendra demain'],
      },
    ),
  ],
  fromNow: [
    start(
      'now',
      'From now on.',
      "desormais|dorenavant|(?:a partir|des) (?:de maintenant|d'aujourd'hui|de (?:ce mois|cette (?:semaine|annee)))|a l'avenir",
      {
        right: ['désormais les clés restent chez moi'],
        wrong: ['maintenant', "jusqu'à maintenant"],
      },
    ),
  ],
  pastStarts: [pastStart('since', 'Since a day.', 'depuis', { right: ['depuis mai'], wrong: ['à partir de mai'] })],
  changes: [
    change(
      'all',
      'Who or what it holds for.',
      "{all}|{mine}|ne [a-z']+ plus|n'[a-z]+ plus|au lieu d[eu]|on [a-z]+ plus",
      {
        right: ['tous les retours avec le ticket', 'on ne prend plus de chèques', "personne ne s'y gare"],
        wrong: ['on prend des chèques'],
      },
    ),
  ],
  unsure: [
    unsure(
      'wish',
      'A wish or an idea.',
      "peut-etre|j'aimerais|je voudrais|et si|si (?:on|l'on|je|nous|ca)|s'il|on pourrait|il faudrait|imagine",
      {
        right: ["peut-être qu'on prend le moins cher", "j'aimerais que désormais ils paient"],
        wrong: ['on prend le moins cher'],
      },
    ),
    unsure(
      'told',
      'What is told of others.',
      "(?:disait|disaient|dit|raconte) (?:que|qu'|ma|mon|le|la)|la loi|avant on|autrefois",
      {
        right: ['ma mère disait que personne ne sort', 'la loi oblige'],
        wrong: ['on a dit non'],
      },
    ),
    unsure('or-not', 'A choice that is still open.', "on (?:(?:les?|la|y|en) |l')\\p{L}+ ou (?:pas|non)(?![\\p{L}])", {
      right: ['le petit-déjeuner on le garde ou pas'],
      wrong: ['on le garde ou on le jette', 'on fauche mardi baromètre ou pas baromètre'],
    }),
    unsure(
      'usual',
      'What is usually done, or was done before.',
      "d'habitude|d'ordinaire|en general|generalement|on [a-z]+ (?:pas )?(?:souvent|parfois)|a l'epoque|l'an dernier|ca fait [^,]{3,20} qu",
      {
        right: ["d'habitude on part sur dix convives", "ça fait dix ans qu'on achète"],
        wrong: ['on part sur dix convives', "c'est souvent vide"],
      },
    ),
    unsure(
      'wanted',
      'What somebody else wants, or what is still weighed.',
      "(?:veut|veulent|voudrait|voudraient|propose|proposent|demande|demandent|aimerait) (?:que(?= )|qu(?='))|on verra|on hesite",
      {
        right: ["Paul veut qu'on laisse tomber la tombola", 'on verra si on garde le comptable'],
        wrong: ['on garde le comptable', 'Paul veut la tombola'],
      },
    ),
    unsure(
      'idiom',
      'A fixed phrase that chooses nothing.',
      'on garde (?:espoir|contact|le (?:contact|moral|cap|secret)|la peche|un oeil|son calme|{young})|laisse tomber (?:des|du|de la)',
      {
        right: ['on garde espoir', 'on garde les enfants de ma sœur', 'on laisse tomber des miettes'],
        wrong: ["on garde l'ancien logo", 'on laisse tomber la tombola'],
      },
    ),
    unsure('away', 'Being away.', 'je (?:suis|serai|pars) (?:en (?:vacances|conge|deplacement)|absente?)', {
      right: ['à partir de lundi je suis en vacances'],
      wrong: ['je suis ravi'],
    }),
  ],
}

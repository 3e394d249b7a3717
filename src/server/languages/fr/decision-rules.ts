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
  stays: 'on (?:maintient|garde|reste|retire|refuse|accepte|abandonne|supprime|continue|reconduit|laisse tomber)',
})
const closing = textRules('decision-closing', {
  over: 'termine(?= ?(?:[.,;]|$| l[ea]s? | sur ))',
  goesOn: "[\\p{L}]|(?: (?:de|que|a|par|pour|dans|sur)(?![\\p{L}])| [dq]u?')",
  settled: '(?:signe|dit|acte|vote|decide|entendu|boucle|plie|scelle|conclu|vendu|dans (?:la )?poche|non negociable)',
})
const final = textRules('decision-final')
const unsure = textRules('decision-unsure')
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
    stated('move', 'What we move.', 'on {moved} .{3,60}? (?:au|a la|en|jusqu.au)', {
      right: ['on décale la foire du douze au dix-neuf'],
      wrong: ['ils décalent la foire au dix-neuf'],
    }),
    stated('price', 'A price that was agreed.', '{fixed} {number}[a-z-]*(?: [a-z-]+){0,3}? {money}', {
      right: ["on s'est mis d'accord sur quatre-vingts euros", 'ils ont accepté douze mille francs'],
      wrong: ['on est à la maison', 'ça coûte vingt euros'],
    }),
    stated('topic', 'A subject and what we do with it.', '(?<=[a-z0-9] ?: ){stays}(?![a-z])', {
      right: ['Clause neuf : on garde'],
      wrong: ['Clause neuf : à relire'],
    }),
  ],
  finals: [
    final(
      'end',
      'The end of a discussion.',
      'finalement|au final|en fin de compte|enfin bref|une fois pour toutes|definitivement',
      {
        right: ['finalement on reste sur ceux de Lyon'],
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
    unsure('away', 'Being away.', 'je (?:suis|serai|pars) (?:en (?:vacances|conge|deplacement)|absente?)', {
      right: ['à partir de lundi je suis en vacances'],
      wrong: ['je suis ravi'],
    }),
  ],
}

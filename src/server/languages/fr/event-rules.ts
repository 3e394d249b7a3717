// Over 250 lines: the rules that name events form one list, each with its examples.
import { textRules, writingRules } from '../parts/text-rule.ts'
import type { EventRules } from '../parts/title-words.ts'

const verb = writingRules('event-verb', {
  we: '(?:je|on|nous)',
  must: '(?:vais |va |allons |dois |doit |devons )?',
  them: "(?:(?:le|la|les|l') ?)?",
  sees: '(?:vois|voit|voyons|voir|rencontre|rencontrons|rencontrer)',
  joins: '(?:retrouve|retrouvons|retrouver|rejoins|rejoint)',
  wants:
    '(?:(?:il|elle|on|ils|elles|je) )?(?:veut|veux|veulent|voudrait|voudraient|demande|demandent|propose|proposent)',
  eachOther: '(?:(?:re)?voit|(?:re)?voyons|retrouve|retrouvons|reunit|reunissons|reunis|rencontre)',
  lunches: '(?:dejeune|dejeunons|vais dejeuner|va dejeuner|allons dejeuner|dejeunerai|dejeunera|dejeunerons)',
  dines: '(?:dine|dinons|vais diner|va diner|allons diner|dinerai|dinera|dinerons)',
})
const visit = writingRules('event-visit', {
  willCome:
    '(?:doit|doivent|va|vont|devrait|devraient) (?:re)?(?:venir|passer)(?! (?:la|les|une?|mon|ma|son|sa|ses|leurs?|(?:le (?:bac|permis|code|test|relais))) )',
  come: '(?:{willCome}|repasse|repassent|revient|reviennent|vient|viennent|viendra|viendront|visite|visitent|passe|passent|debarquent?)',
  toUs: '(?: (?:nous voir|me voir|nous rendre visite|ici|chez nous))?',
})
const purpose = textRules('event-purpose', { of: "(?: (?:de(?= )|(?=du |des |d')))?" })
const frame = textRules('event-frame', {
  having: "(?:j'aurai|j'ai|je|j'|on aura|on va avoir|on a|on|nous avons|nous|tu as|vous avez)",
  thereIs: "(?:il y aura|il y a|y aura|y a|c'est|ce sera|il est|elle est)",
  planning: '(?:on fait|on organise|je prevois|on prevoit|on se fait|je me fais)',
})
const copula = textRules('event-copula')
const contraction = writingRules('contraction', { vowel: '[aeiouhyéèêàâîôûAEIOUHYÉÈÊÀÂÎÔÛ]' })

export const eventRules: EventRules = {
  verbs: [
    verb('meet', 'Seeing or joining somebody.', '{we} {must}{them}(?:{sees}|{joins})(?: avec)?', 'Rendez-vous avec', {
      right: ['je dois voir Ana vendredi → Rendez-vous avec Ana', 'on retrouve Ana vendredi → Rendez-vous avec Ana'],
      wrong: ['Luc voit Ana'],
    }),
    verb(
      'see-each-other',
      'Seeing each other.',
      '(?:on|nous nous|je me) (?:se )?{eachOther}(?: avec)?',
      'Rendez-vous avec',
      { right: ['nous nous voyons avec Ana vendredi → Rendez-vous avec Ana'], wrong: ['ils se voient'] },
    ),
    verb(
      'want-to-meet',
      'Wanting or being asked to meet.',
      "(?:{wants} )?(?:qu'on se (?:voie|reunisse|retrouve|rencontre)|(?:se|me|nous) (?:voir|reunir|retrouver|rencontrer))(?: avec)?",
      'Rendez-vous avec',
      {
        right: ["ils veulent qu'on se voie vendredi → Rendez-vous", 'elle veut me voir vendredi → Rendez-vous'],
        wrong: ["ils veulent qu'on parte", 'elle veut voir le plan'],
      },
    ),
    verb('take-delivery', 'Taking delivery of something.', '{we} {them}(?:receptionne|receptionnons)', 'Réception de', {
      right: ['on réceptionne la presse vendredi → Réception de la presse'],
      wrong: ['la réception de la presse'],
    }),
    verb('receive', 'Receiving somebody.', '{we} (?:recois|recoit|recevons|accueille|accueillons)', 'Visite de', {
      right: ['on reçoit les auditeurs vendredi → Visite des auditeurs'],
      wrong: ['on a reçu les auditeurs'],
    }),
    verb('lunch', 'Having lunch.', '{we} {lunches}(?: ensemble)?(?: avec)?', 'Déjeuner avec', {
      right: ['je vais déjeuner avec Ana vendredi → Déjeuner avec Ana', 'on déjeune ensemble vendredi → Déjeuner'],
      wrong: ['un déjeuner avec Ana'],
    }),
    verb('dinner', 'Having dinner.', '{we} {dines}(?: ensemble)?(?: avec)?', 'Dîner avec', {
      right: ['on dîne avec Ana vendredi → Dîner avec Ana'],
      wrong: ['un dîner avec Ana'],
    }),
    verb(
      'coffee',
      'Having a coffee or a drink.',
      '{we} (?:prends|prend|prenons|vais prendre|va prendre) (?:un|le) (?:cafe|verre)(?: avec)?',
      'Café avec',
      { right: ['on prend un café avec Ana vendredi → Café avec Ana'], wrong: ['on prend le train'] },
    ),
    verb(
      'call',
      'Calling somebody.',
      "(?:je|j'|on|nous) ?(?:appelle|appelons|appellerai|vais appeler|va appeler|parle a|parlons a)",
      'Appel avec',
      { right: ["j'appelle Ana vendredi → Appel avec Ana"], wrong: ["l'appel d'Ana"] },
    ),
    verb(
      'call-each-other',
      'Calling each other.',
      "(?:on s'|nous nous |on se |je (?:le|la|les) )(?:appelle|appelons|rappelle|rappelons)(?: avec)?",
      'Appel avec',
      { right: ["on s'appelle avec Ana vendredi → Appel avec Ana"], wrong: ["elle s'appelle Ana"] },
    ),
    verb(
      'talk-again',
      'Talking about something again.',
      '(?:on|nous) (?:en )?(?:reparle|reparlons|reparlera|reparlerons|rediscute|rediscutons)(?: avec)?',
      'Point avec',
      { right: ['on en reparle avec Ana vendredi → Point avec Ana'], wrong: ['il en reparle'] },
    ),
    verb(
      'interview',
      'Having an interview.',
      '{we} (?:passe|fais|fait|vais passer) (?:un |une )?entretien(?: avec)?',
      'Entretien avec',
      { right: ['je passe un entretien avec Ana vendredi → Entretien avec Ana'], wrong: ['on fait un plan'] },
    ),
    verb(
      'present',
      'Presenting something.',
      '{we} (?:presente|presentons|vais presenter|va presenter|presenterai)',
      'Présentation de',
      { right: ['je présente le budget vendredi → Présentation du budget'], wrong: ['les personnes présentes'] },
    ),
    verb(
      'sign',
      'Signing something.',
      '{we} (?:signe|signons|va signer|vais signer|signera|signerons)',
      'Signature de',
      { right: ['on signe le bail vendredi → Signature du bail'], wrong: ['un bon signe'] },
    ),
    verb('visit', 'Visiting something.', '{we} (?:visite|visitons|va visiter|vais visiter)', 'Visite de', {
      right: ["on visite l'usine vendredi → Visite de l'usine"],
      wrong: ['les visites de Luc'],
    }),
    verb(
      'take-train',
      'Taking the plane, the train or the road.',
      "{we} (?:prends|prend) (?:l'avion|le train|la route) pour",
      'Voyage à',
      { right: ['je prends le train pour Lille vendredi → Voyage à Lille'], wrong: ['je prends le dossier pour Ana'] },
    ),
    verb('begin', 'Beginning.', '{we} (?:commence|commencons|demarre|demarrons|attaque|attaquons)', 'Début', {
      right: ['on commence vendredi → Début'],
      wrong: ['les commençants'],
    }),
    verb('leave', 'Leaving for a place.', "{we} (?:pars|part|partons|vais partir|m'envole) (?:a|pour)", 'Voyage à', {
      right: ['on part pour Lille vendredi → Voyage à Lille'],
      wrong: ['la part pour Ana'],
    }),
  ],
  visits: [
    visit('come', 'Somebody comes.', '(?:nous )?{come}{toUs}', 'Visite de', {
      right: [
        'les auditeurs viennent vendredi → Visite des auditeurs',
        'le plombier doit repasser vendredi → Visite du plombier',
      ],
      wrong: ['les auditeurs sont venus', 'le plombier doit passer son permis'],
    }),
    visit('arrive', 'Somebody or something arrives.', 'arrive(?:nt)?|arrivera|arriveront', 'Arrivée de', {
      right: ['la presse arrive vendredi → Arrivée de la presse'],
      wrong: ["l'arrivage de vendredi"],
    }),
    visit('close', 'Something closes.', '(?:ferme|fermera)(?:nt)?|fermeront', 'Fermeture de', {
      right: ['le magasin ferme vendredi → Fermeture du magasin'],
      wrong: ['la fermeture du magasin'],
    }),
    visit('signed', 'Something is signed.', '(?:est|sera|sont|seront) signee?s?', 'Signature de', {
      right: ['la vente est signée vendredi → Signature de la vente'],
      wrong: ['la vente signée'],
    }),
    visit('handed-over', 'Something is handed over.', '(?:est|sera|sont|seront) remise?s?', 'Remise de', {
      right: ['les clés seront remises vendredi → Remise des clés'],
      wrong: ['la remise des clés'],
    }),
    visit('repaired', 'Something is repaired.', '(?:est|sera|sont|seront) reparee?s?', 'Réparation de', {
      right: ["l'ascenseur sera réparé vendredi → Réparation de l'ascenseur"],
      wrong: ["l'ascenseur réparé"],
    }),
    visit('delivered', 'Something is delivered.', '(?:est|sera|sont|seront) livree?s?', 'Livraison de', {
      right: ['la presse sera livrée vendredi → Livraison de la presse'],
      wrong: ['la presse livrée'],
    }),
    visit('expect', 'Somebody expects us.', "(?:nous|m'|me|t') ?attend(?:ent)?", 'Rendez-vous avec', {
      right: ['le notaire nous attend vendredi → Rendez-vous avec le notaire'],
      wrong: ['on attend le notaire'],
    }),
  ],
  purposes: [
    purpose(
      'talk',
      'Talking about something.',
      'pour (?:parler|discuter|traiter|examiner|evoquer|aborder|debriefer|faire le point sur){of}',
      { right: ['pour parler du bail', "pour discuter de l'offre"], wrong: ['par discrétion'] },
    ),
    purpose('look', 'Looking at something.', 'pour (?:voir|revoir|relire|regarder){of}', {
      right: ["pour relire l'offre"],
      wrong: ["pour l'offre"],
    }),
  ],
  frames: [
    frame(
      'agreed',
      'Having said or agreed it.',
      "(?:on (?:a|est|s'est)|j'ai|nous avons|il est) (?:dit|convenus?|prevu|decide|mis d'accord)(?: avec \\p{L}+)? (?:que|pour)",
      { right: ['on a dit que gala → Gala', "j'ai convenu avec Ana que gala → Gala"], wrong: ['on a dit gala'] },
    ),
    frame('correction', 'Correcting oneself.', 'eh bien|non|pardon', {
      right: ['pardon, gala → Gala'],
      wrong: ['nonante euros'],
    }),
    frame(
      'moved',
      'Somebody has moved it.',
      "(?:on|ils?|elles?|nous) (?:l')?(?:a|ont|avons) (?:decale|reporte|avance|deplace)e?s?(?: au| a)?",
      { right: ["on l'a décalée au gala → Gala"], wrong: ['on a annulé le gala'] },
    ),
    frame(
      'opening',
      'Words that open a clause.',
      '(?:et|mais|donc|alors|puis|ensuite|bon|ben|euh|voila|aussi|pis|enfin|finalement|au final)',
      { right: ['bon, gala → Gala', 'et puis gala → Gala'], wrong: ['étage du gala'] },
    ),
    frame(
      'reminder',
      'Reminding, or giving a reason.',
      "(?:parce que|car|par ailleurs|n'oublie pas(?: que)?|rappelle[- ]toi(?: que)?|note(?: que)?|au fait|sinon)",
      { right: ["n'oublie pas que gala → Gala"], wrong: ['carte du gala'] },
    ),
    frame(
      'there-is',
      'Somebody has or plans it, or it takes place.',
      '(?:{planning}|{thereIs}|{having})(?: aussi| deja| encore| donc)?',
      { right: ['il y aura aussi gala → Gala', 'on organise gala → Gala'], wrong: ['jeune gala'] },
    ),
    frame(
      'come-to',
      'Coming to do it.',
      '(?:ils?|elles?|on) (?:viennent|vient|passent|passe)(?: tout| le| la| les)?(?= \\p{L}+(?:er|ir|re)(?!\\p{L}))',
      {
        right: ['ils viennent tout poser → Poser'],
        wrong: ['ils viennent au gala'],
      },
    ),
    frame('article', 'The article.', "(?:le|la|les|l'|un|une|mon|ma|mes|notre|nos)", {
      right: ['notre gala → Gala'],
      wrong: ['lent gala'],
    }),
  ],
  copulas: [
    copula('is', 'It is or will be.', "est|sont|sera|c'est|ce sera", {
      right: ['gala sera → Gala', "gala c'est → Gala"],
      wrong: ['gala était', 'gala ouest'],
    }),
    copula('is-not', 'It is not on another day.', "(?:n'est|ne sera|c'est|est|sera) (?:pas|plus)", {
      right: ["gala n'est pas → Gala", "gala c'est plus → Gala"],
      wrong: ["gala n'a pas"],
    }),
    copula('fixed', 'It is fixed.', 'est fixee? au|est prevue? (?:le|au)?|est calee?', {
      right: ['gala est fixé au → Gala'],
      wrong: ['gala est annulé'],
    }),
    copula('moved', 'It has been moved.', '(?:est|a ete) (?:passe|deplace|decale|reporte|avance)e?(?: a| au)?', {
      right: ['gala est passé à → Gala', 'gala a été reportée au → Gala'],
      wrong: ['gala est annulé'],
    }),
    copula(
      'takes-place',
      'It takes place.',
      '(?:aura|auront|ont|a) lieu|commencent?|debutent?|tombent?|se (?:tient|tiennent|tiendra|tiendront)',
      {
        right: ['gala aura lieu → Gala'],
        wrong: ['gala termine'],
      },
    ),
    copula('person', 'Somebody is met, or where.', 'on le rencontre|au', {
      right: ['gala on le rencontre → Gala'],
      wrong: ['gala on le voit'],
    }),
  ],
  contractions: [
    contraction('du', '“De le”.', '\\bde le (?=\\p{L})', 'du ', {
      right: ['visite de le site → visite du site'],
      wrong: ['visite de léger site'],
    }),
    contraction('des', '“De les”.', '\\bde les (?=\\p{L})', 'des ', {
      right: ['visite de les sites → visite des sites'],
      wrong: ['visite de lest'],
    }),
    contraction('au', '“À le”.', '(?<!\\p{L})à le (?=\\p{L})', 'au ', {
      right: ['voyage à le site → voyage au site'],
      wrong: ['voilà le site'],
    }),
    contraction('aux', '“À les”.', '(?<!\\p{L})à les (?=\\p{L})', 'aux ', {
      right: ['voyage à les sites → voyage aux sites'],
      wrong: ['voilà les sites'],
    }),
    contraction('elided', '“De” before a vowel.', '\\b(?:d|D)e (?={vowel})', "d'", {
      right: ["visite de Ana → visite d'Ana"],
      wrong: ['visite de Luc', 'grande école'],
    }),
    contraction(
      'to-me',
      '“Me” before an infinitive with a vowel.',
      '(?<!\\p{L})[Mm]e (?={vowel}\\p{L}*(?:er|ir|re) )',
      "m'",
      {
        right: ["me envoyer le devis → m'envoyer le devis"],
        wrong: ['me rendre le devis', 'me un devis'],
      },
    ),
    contraction('about-du', '“Sur du”.', '\\bsur du (?=\\p{L})', 'sur le ', {
      right: ['point sur du bail → point sur le bail'],
      wrong: ['sur durée'],
    }),
    contraction('about-des', '“Sur des”.', '\\bsur des (?=\\p{L})', 'sur les ', {
      right: ['point sur des baux → point sur les baux'],
      wrong: ['point sur dessin'],
    }),
    contraction('about-of', '“Sur de”.', "\\bsur (?:de |d['’])(?=\\p{L})", 'sur ', {
      right: ['point sur de la colle → point sur la colle'],
      wrong: ['point sur demande'],
    }),
  ],
}

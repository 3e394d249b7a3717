import { textRules } from '../parts/text-rule.ts'

const noDuty = textRules('no-duty', {
  day: '(?:le|la|a|en|{weekday}|{month}|{clock}|{number}|\\d{1,2}h?)(?![\\p{L}])',
  weekday: '(?:lun|mar|mercre|jeu|vendre|same)di|dimanche|demain|semaine|prochaine?',
  month: 'janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre',
  clock: 'matin|midi|apres-midi|soir|heures?|vers|demie?|quart|et (?=quart|demie?)',
  number:
    'premier|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|dix-sept',
  held: "(?:l'|(?:la|le|les|une?) )(?!charge|tache|mission|garde)\\p{L}+",
  hadBeen: '(?:avai[st]|avions|aviez|avaient|etai[st]|etions|etiez|etaient)',
  wouldHave:
    "(?:(?:je |tu |il |elle |on |nous |vous |ils |elles |j'|l')+(?:aurai[st]|aurions|auriez|auraient|serai[st]|serions))",
  job: '(?:role|boulot|travail|affaire|probleme|rayon)',
  must: '(?:doit|doivent|va|vont|devrait)',
  they: '(?:il|elle|on|ils|elles)',
  said: '(?:disait|disaient|repetait)(?: toujours| souvent)?',
  always: '(?:dit|disent|repete|repetent) (?:toujours|souvent|tout le temps)',
  says: '(?:disait|disaient|repete|repetait|me dit|me fait|serine|criait)',
})

/** What looks like a duty but is not. */
export const none = [
  noDuty(
    'unreal',
    'What would have been done if things had been otherwise.',
    "s(?:i |')[^.;:]{3,60}?{hadBeen} [^.;:]{2,50}?,? {wouldHave} \\p{L}+[^,.;:]{0,60}",
    {
      right: ["si vous l'aviez dit, nous aurions déplacé le cours", "s'il avait plu on aurait annulé"],
      wrong: ["si vous l'avez dit, nous déplaçons le cours", 'nous aurions besoin de vous'],
    },
  ),
  noDuty(
    'not-mine',
    'What the speaker says is not theirs to do.',
    "(?:n'|c')(?:est|etait|sera)(?: quand meme)? pas (?:vraiment )?(?:a (?:moi|nous)|(?:mon|notre) {job}) (?:de |d'|que )[^,.;:]{3,60}",
    {
      right: ["ce n'est pas à moi de réserver la salle", "c'est pas mon boulot de courir après les factures"],
      wrong: ["c'est à moi de réserver la salle", "ce n'est pas à Luc de payer", "c'est pas à moi, c'est à Luc"],
    },
  ),
  noDuty(
    'saying',
    'What somebody used to say.',
    "(?:{said}|{always}) (?:qu'|que )(?:[^.;:]{0,30} )?(?:il faut|faut|on doit)",
    {
      right: [
        "mon oncle disait toujours qu'il faut",
        'elle répétait que en été on doit',
        "Solène, elle, dit toujours qu'il faut",
      ],
      wrong: ["Solène dit qu'il faut", 'il faut'],
    },
  ),
  noDuty(
    'nagging',
    'What others always say.',
    '{says}(?: [^,.;:]{0,30})?,? (?:[\\p{L}]+ )?(?:il )?faut que (?:tu|vous)',
    {
      right: ['ma mère disait tout le temps faut que tu', 'il me répète Solène il faut que tu'],
      wrong: ['il faut que tu', 'disait ma mère'],
    },
  ),
  noDuty(
    'fancy',
    'What the speaker would do in a dream.',
    "si (?:je|on) (?:gagne|decroche) (?:au loto|le gros lot|a l'euromillions?|au tierce|au tiercé)[^.;]{0,60}",
    {
      right: ["si je gagne au loto j'achète", 'si on gagne au tiercé'],
      wrong: ['si je gagne du temps', "j'ai gagné au loto"],
    },
  ),
  noDuty(
    'usual',
    'What the speaker usually does.',
    "(?<!(?:comme|que) )(?:d'habitude|d'ordinaire|en temps normal|en general),? (?:[^.;:]{0,25},? )?(?:je |j')(?:(?:me|le|la|les|lui|leur) |[ml]')?[\\p{L}]+",
    {
      right: ["d'habitude, le dimanche, je prépare mes fiches", "en temps normal j'appelle la banque"],
      wrong: ["comme d'habitude je prépare", 'je prépare mes fiches', "d'habitude c'est Koffi"],
    },
  ),
  noDuty(
    'whole-people',
    'What is said of a whole people.',
    'vous,? (?:tous )?les \\p{L}+,? (?:[^.;:]{0,25} )?vous (?:devez|devriez|devrez)',
    {
      right: ['vous les gens de Dakar vous devez', 'vous, les jeunes, vous devriez'],
      wrong: ['vous devez rendre les clés', 'vous les rendez'],
    },
  ),
  noDuty(
    'hearsay',
    'What is only said to be so.',
    "{must} (?:soi-disant|parait-il|a ce qu'on dit)|(?<!me |te |lui )parait (?:que |qu'{they} )(?:[^.;:]{0,30} )?(?:{must}|faut)",
    {
      right: ['son mari doit soi-disant vendre', "il paraît qu'on doit", 'paraît que Koffi va'],
      wrong: ['son mari doit vendre', 'il me paraît cher'],
    },
  ),
  noDuty(
    'holder',
    'Who has something, which is no duty.',
    "c'est [^,.;:]{2,30} qui (?:l'a|les a|a {held})(?= ?(?:[.;]|$)|, (?!donc|alors|et)| (?:et|mais|je|on|il|elle|chez|dans|sur)(?![\\p{L}]))",
    {
      right: ["c'est Priya qui l'a.", "c'est Bruno qui les a dans sa voiture", "c'est ma sœur qui a la clé"],
      wrong: [
        "c'est Priya qui l'a envoyée",
        "c'est Karim qui l'a, donc c'est lui",
        "c'est Luc qui s'en occupe",
        "c'est Luc qui a la charge du bar",
      ],
    },
  ),
  noDuty(
    'visit',
    'When somebody comes, which is an event.',
    '(?:vient|viennent|viendra|viendront|repasse|revient)(?: nous voir| chez nous)?(?: {day}){1,6}(?= ?(?:[,.;]|$)| (?:et|mais|donc)(?![\\p{L}]))',
    {
      right: ['le technicien vient le onze mars', 'la nièce de Paul revient lundi matin et'],
      wrong: ['Luc vient lundi chercher la clé', "il vient m'aider lundi", 'le technicien vient'],
    },
  ),
  noDuty(
    'apology',
    'What nobody delivers.',
    '(?:(?:me|nous|te|lui|leur) )(?:doit|doivent|devait)(?: bien| toujours)? (?:des|une?) (?:\\p{L}+ )?(?:excuses?|explications?|biere|verre|service)',
    {
      right: ['le voisin nous doit des excuses', 'il me doit bien une explication'],
      wrong: ['le voisin nous doit une clé'],
    },
  ),
  noDuty(
    'deadly',
    'Anger and weariness.',
    "(?:vais|va|allons|vont) (?:le |la |les |l'|me )?(?:tuer|manger cru|etrangler|massacrer|bouffer)(?: crue?s?)?",
    {
      right: ['je vais le manger cru', 'il va me tuer'],
      wrong: ['je vais manger', "il va m'appeler"],
    },
  ),
]

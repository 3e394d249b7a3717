import { type DutyRules, dutyRules } from '../parts/duty-rules.ts'
import { none, owners, topics } from './duty-owner-rules.ts'
import { person } from './duty-people.ts'

const duty = dutyRules({
  ...person,
  clitics: "(?:(?:me|te|nous|vous|le|la|les|lui|leur|y|en) |[mtl]'){0,3}",
  dative: "(?:(?:me|nous|lui|leur|vous|te) |[mt]')(?:(?:le|la|les|en) |l')?",
  present: '(?!\\p{L}+ai(?:t|ent)\\b|(?:a|ont|faut|est|dit|manque|reste|semble)\\b)',
  would: "(?:(?:le|la|les|lui|leur|y|en|m'en) |l')?\\p{L}+rais?(?![\\p{L}])",
  swore: '(?:promis|jure|assure|garanti|certifie|dit|confirme|annonce|affirme)',
  will: '(?=(?:ne )?{clitics}(?!(?:au|se|pour|saur|voudr|faudr|devr)r?(?:a|ait)\\b)\\p{L}{2,}r(?:a|ait|ont|aient)(?![\\p{L}]))',
  deed: '(?={clitics}\\p{L}{2,}(?:er|ir|re|oir)(?![\\p{L}]))',
  article:
    "(?:(?:le|la|les|un|une|des|du|mon|ma|mes|son|sa|ses|notre|nos|ce|cette|ces|deux|trois|quatre|cinq|encore|cent|vingt) |l')",
  thing: "(?<thing>(?:(?:le|la|les|mon|ma|mes|son|sa|ses|ce|cette|ces|notre|nos|leur) |l')[^,.;:]{2,50}?)",
  given: '(?:sorti|envoye|donne|rendu|fait|fourni|transmis|remis|livre|paye|regle|renvoye|retourne|signe)',
  act: '(?:appelle|rappelle|passe|monte|prends|amene|apporte|ramene|envoie|depose|recupere|paie|paye|commande|reserve|prepare)',
  acts: '(?:relance|signe|imprime|achete|cherche|finis|termine|ecris|redige|previens|contacte|verifie|livre|repare|regle)',
})

export const duties: DutyRules = {
  stated: [
    duty(
      'sworn',
      'What somebody said they would do.',
      "{who},?(?: {they})? {mine}?(?:a|ont) (?:bien )?{swore} qu(?:e |')(?:{they} |l')?{will}",
      {
        owner: 'named',
        form: 'finite',
      },
      {
        right: ["Solène m'a juré qu'elle réparerait la porte", 'le fils Morel a promis que il rapportera la clé'],
        wrong: ["elle m'a juré qu'elle réparerait la porte", "Solène m'a dit qu'elle est malade"],
      },
    ),
    duty(
      'going-to',
      'What somebody says they are going to do.',
      "{who},?(?: {they})?(?: {mine}?(?:a|ont))? (?:{swore}|dit|disent) (?:qu')?{they} (?:va|vont|allait|allaient) (?!etre|avoir|pouvoir|devoir){deed}",
      {
        owner: 'named',
        form: 'base',
      },
      {
        right: ['koffi dit il va réparer la porte', "Solène a dit qu'elle allait rapporter la clé"],
        wrong: ["elle a dit qu'elle va rapporter la clé", 'Solène va mieux'],
      },
    ),
    duty(
      'also-named',
      'What somebody does, named and then called il or elle.',
      '{who},? (?:il|elle|ils|elles) (?=(?:{dative})(?!\\p{L}+ai(?:t|ent)\\b|(?:a|ont|faut|est|dit|rend)\\b)\\p{L}{3,})',
      {
        owner: 'named',
        form: 'finite',
        needsDate: true,
      },
      {
        right: ['le petit il me répare la porte', 'Solène elle nous rapporte la clé'],
        wrong: ['elle me répare la porte', 'le petit il dort'],
      },
    ),
    duty(
      'does',
      'What somebody named does by a day.',
      '{short},? (?:(?:il|elle) )?(?=(?:{dative}){present}\\p{L}{3,}(?:e|t|d|ds|ent)(?![\\p{L}]))',
      {
        owner: 'named',
        form: 'finite',
        needsDate: true,
        person: 'named',
      },
      {
        right: ['samba leur ouvre', 'et Solène me rapporte la clé'],
        wrong: ['elle me rapporte la clé', 'on leur ouvre'],
      },
    ),
    duty(
      'offered',
      'What somebody offered to do.',
      "{who},?(?: {they})? s'(?:est|etait|sont) (?:propose|engage|devoue|porte volontaire)(?:e|s|es)? (?:de |d'|a |pour ){deed}",
      {
        owner: 'named',
        form: 'base',
      },
      {
        right: ["Solène s'est proposée pour réparer la porte", "mon voisin s'est engagé à rapporter la clé"],
        wrong: ["elle s'est engagée à réparer", "Solène s'est levée"],
      },
    ),
    duty(
      'can',
      'What somebody can do for the speaker by a day.',
      '{short} (?:sait|peut|pourra) (?=(?:me|nous) {deed})',
      {
        owner: 'named',
        form: 'base',
        needsDate: true,
        person: 'named',
      },
      {
        right: ['Solène sait me rapporter la clé', 'mon frère peut nous réparer la porte'],
        wrong: ['elle sait nager', 'Solène sait lire'],
      },
    ),
    duty(
      'owes',
      'What somebody owes the speaker.',
      '{who},?(?: {they})? (?:me|nous) (?:doit|doivent)(?: bien)?(?: toujours| encore)? (?={article})',
      {
        owner: 'named',
        form: 'base',
        title: 'donner THING',
      },
      {
        right: ['la coopérative ils nous doivent encore deux sacs', 'Solène me doit une réponse'],
        wrong: ['elle me doit une réponse', 'je dois une réponse à Solène'],
      },
    ),
    duty(
      'you-owe',
      'What somebody who is addressed owes the speaker.',
      '{who},? (?:tu (?:me|nous) dois|vous (?:me|nous) devez)(?: bien)?(?: toujours| encore)? (?={article})',
      {
        owner: 'named',
        form: 'base',
        title: 'donner THING',
      },
      {
        right: ['monsieur Koffi tu me dois ma clé', 'Solène, vous nous devez une réponse'],
        wrong: ['tu me dois ma clé', 'Solène, tu dors'],
      },
    ),
    duty(
      'still-not',
      'What somebody has still not given the speaker.',
      '{who},?(?: {they})? (?:ne )?{mine}?(?:a|ont) (?:toujours|encore) pas {given} (?={article})',
      {
        owner: 'named',
        form: 'base',
        title: 'donner THING',
      },
      {
        right: ["Solène ne m'a toujours pas rendu la clé", 'la mairie nous a encore pas envoyé les plans'],
        wrong: ["je n'ai toujours pas rendu la clé", "Solène m'a rendu la clé"],
      },
    ),
    duty(
      'promised-thing',
      'A thing that somebody promised the speaker.',
      '{who},?(?: {they})? {mine}a (?:promis|garanti|assure) (?={article})',
      {
        owner: 'named',
        form: 'base',
        title: 'donner THING',
      },
      {
        right: ["la dame de l'accueil m'a garanti la note", 'Solène nous a promis une réponse'],
        wrong: ["elle m'a garanti la note", "j'ai promis une réponse"],
      },
    ),
    duty(
      'theirs-to',
      'What is left to somebody.',
      "(?<=(?:^|[,;:.] ))(?:et )?(?:(?:aux|au|a la|a) |a l')(?<who>(?:{word} )?{word}) (?:de |d'){deed}",
      {
        owner: 'named',
        form: 'base',
      },
      {
        right: ['la clé manque : aux voisins de nous la rendre', 'à Solène de réparer la porte'],
        wrong: ['à nous de réparer la porte', 'un appel à la mairie de Lyon'],
      },
    ),
    duty(
      'count-on',
      'What the speaker counts on somebody for.',
      '(?:je compte|on compte) sur {short} pour {deed}',
      {
        owner: 'named',
        form: 'base',
      },
      {
        right: ['je compte sur Solène pour réparer la porte', 'on compte sur le voisin pour nous ouvrir'],
        wrong: ['je compte sur Solène', 'on compte sur toi pour nous ouvrir'],
      },
    ),
    duty(
      'said-i-would',
      'What the speaker said he would do.',
      "j'ai (?:dit|promis|assure|garanti|jure)(?: (?:a|au|aux) [^,.;:]{2,40}?)? que (?=je {would})",
      {
        owner: 'me',
        form: 'base',
      },
      {
        right: ["j'ai dit à la voisine que je réparerais la porte", "j'ai promis que je la rendrai"],
        wrong: ["j'ai dit à la voisine que je dormais", 'elle a dit que je la rendrai'],
      },
    ),
    duty(
      'will-act',
      'What the speaker does by a day.',
      "(?=(?:je |j')(?:(?:te|vous|le|la|les|lui|leur) |[tl]')?(?:{act}|{acts})(?![\\p{L}]))",
      {
        owner: 'me',
        form: 'base',
        needsDate: true,
      },
      {
        right: ['je passe à la banque', "j'appelle le notaire"],
        wrong: ['je dors', 'il passe à la banque'],
      },
    ),
    duty(
      'as-soon-as',
      'What the speaker does as soon as he can.',
      "(?=(?:je |j')(?:(?:le|la|les|lui|leur) |l')?(?:{act}|{acts}) [^,.;:]{2,40}? (?:sitot que|aussitot que|des que|des l'ouverture))",
      {
        owner: 'me',
        form: 'base',
      },
      {
        right: ["j'appelle le notaire dès que la banque ouvre", 'je passe chez lui sitôt que je sors'],
        wrong: ["j'appelle le notaire", 'il passe dès que possible'],
      },
    ),
    duty(
      'anybody',
      'What anybody has to do.',
      "(?:il )?(?:faut|faudrait|faudra)(?: une fois| absolument| bien)? que quelqu'un (?=\\p{L})",
      {
        owner: 'nobody',
        form: 'finite',
      },
      {
        right: ["faut une fois que quelqu'un répare la porte", "il faudrait que quelqu'un rapporte la clé"],
        wrong: ['faut que je répare la porte', "quelqu'un a réparé la porte"],
      },
    ),
    duty(
      'somebody',
      'What somebody has to do.',
      "quelqu'un (?:doit|devra|devrait|va devoir) (?!etre|avoir){deed}",
      {
        owner: 'nobody',
        form: 'base',
      },
      {
        right: ["quelqu'un doit réparer la porte", "quelqu'un va devoir les rappeler"],
        wrong: ["quelqu'un a appelé", "quelqu'un doit être là"],
      },
    ),
    duty(
      'next',
      'A thing that comes next, with its date.',
      "(?:suite|ensuite|a faire|a suivre|reste|en attente) ?: (?<thing>[^,.;:]{3,60}),? (?=(?:qui )?(?:expire|echoit|pour|avant|d'ici|au plus tard))",
      {
        owner: 'nobody',
        form: 'thing',
        needsDate: true,
      },
      {
        right: ['à faire : le permis de la porte, avant le 3', 'Reste : la clé, pour lundi'],
        wrong: ['ensuite : la fête de lundi', 'reste la clé'],
      },
    ),
  ],
  owners,
  none,
  topics,
  saidOfThing:
    "(?:qui )?(?:n'est|ne sont|n'a|n'ont|doit|doivent|manque|manquent|reste a|restent a)|faut (?:le|la|les|l')|toujours pas",
  seeTo: "s'occuper de THING",
}

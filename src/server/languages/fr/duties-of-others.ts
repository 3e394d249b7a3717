// Over 250 lines: one list of rules, each with its examples.
import { duty } from './duty-words.ts'

/** The rules that state what somebody other than the speaker has to do. */
export const dutiesOfOthers = [
  duty(
    'listed-for',
    'What somebody is to do, after the name.',
    '(?<=^|[.;] )(?:(?:pour|a faire par) )?{who} ?: {deed}',
    {
      owner: 'named',
      form: 'base',
      person: 'known',
    },
    {
      right: ['pour Maud : commander les chaises', 'Karim : relancer la banque'],
      wrong: ['les chaises : Maud', 'commander les chaises pour Maud'],
    },
  ),
  duty(
    'must-too',
    'What somebody has to do, after the name.',
    "{who},? (?:il )?(?:faut|faudrait|faudra) qu'(?:ils?|elles?) (?=(?:(?:me|te|nous|lui|leur|les?|la) |[mtl]')?\\p{L}{3,}(?![\\p{L}]))",
    {
      owner: 'named',
      form: 'finite',
      person: 'known',
    },
    {
      right: ["Marga il faudrait qu'elle répare la porte", "Ramiro, faut qu'il m'envoie la clé"],
      wrong: ["il faudrait qu'elle répare la porte", 'Marga, il faudrait la porte'],
    },
  ),
  duty(
    'sworn',
    'What somebody said they would do.',
    "{who},?(?: {they})? (?:{mine}?(?:a|ont) (?:bien )?{swore}|(?:me |nous )?(?:jure|promet|garantit)) qu(?:e |')(?:{they} |l')?{will}",
    {
      owner: 'named',
      form: 'finite',
    },
    {
      right: [
        "Solène m'a juré qu'elle réparerait la porte",
        'Solène jure qu’elle rapportera la clé',
        'le fils Morel a promis que il rapportera la clé',
      ],
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
    'will-do',
    'What somebody named is going to do by a day.',
    '(?!(?:personne|tout|rien|cela|ca|celui) ){short} (?={clitics}(?!{being})\\p{L}{3,}r(?:a|ont)(?![\\p{L}]))',
    { owner: 'named', form: 'finite', needsDate: true, person: 'named' },
    {
      right: ['Solène appellera la banque', 'et Karim nous enverra le devis'],
      wrong: ['Solène arrivera', 'Karim sera là', 'Solène viendra', 'Solène appelait la banque'],
    },
  ),
  duty(
    'offered',
    'What somebody offered to do.',
    "{who},?(?: (?:lui|elle|eux|elles),)?(?: {they})? s'(?:est|etait|sont) (?:propose|engage|devoue|porte volontaire)(?:e|s|es)? (?:de |d'|a |pour ){deed}",
    {
      owner: 'named',
      form: 'base',
    },
    {
      right: [
        "Solène s'est proposée pour réparer la porte",
        "le vendeur, lui, s'est engagé à réparer la porte",
        "mon voisin s'est engagé à rapporter la clé",
      ],
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
    '{who},?(?: {they})? (?:me|nous) (?:doit|doivent)(?: bien)?(?: toujours| encore)? (?!(?:des|une) (?:excuses?|explications?))(?={article})',
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
    'awaited',
    'What the speaker waits for somebody to do.',
    "(?:j'attends|on attend|j'attendais)(?: toujours| encore)? que {short} (?={clitics}\\p{L}{3,})",
    {
      owner: 'named',
      form: 'finite',
      person: 'named',
    },
    {
      right: ["j'attends que Solène m'envoie les plans", 'on attend toujours que la banque réponde'],
      wrong: ["j'attends qu'elle réponde", "j'attends Solène"],
    },
  ),
  duty(
    'awaited-thing',
    'A thing that the speaker waits for.',
    "(?:j'attends|on attend|j'attendais)(?: toujours| encore)? {thing} de (?:la part de )?{short}(?=[,.;]|$| (?:pour|et|depuis)\\b)",
    {
      owner: 'named',
      form: 'thing',
      title: 'donner THING',
    },
    {
      right: ["j'attends toujours le devis de Solène, depuis lundi", 'on attend la réponse de la part de la banque'],
      wrong: ["j'attends Solène", 'le devis de Solène'],
    },
  ),
  duty(
    'has-until',
    'What somebody has some time for.',
    "{short} (?:a|ont) jusqu'(?:a|au) [^,.;]{3,25}? pour {deed}",
    {
      owner: 'named',
      form: 'base',
    },
    {
      right: ["Solène a jusqu'à lundi pour réparer la porte"],
      wrong: ["on a jusqu'à lundi pour payer", 'Solène a la porte'],
    },
  ),
  duty(
    'must',
    'What somebody is supposed to do.',
    "{who},?(?: {they})? (?:est|sont|etait|etaient) (?:cense|supposee?|suppose|charge)(?:e|s|es)? (?:de |d')?{deed}",
    {
      owner: 'named',
      form: 'base',
      needsDate: true,
    },
    {
      right: ['Solène est censée réparer la porte', "mon frère est chargé d'appeler"],
      wrong: ['elle est censée', 'Solène est réparée'],
    },
  ),
  duty(
    'says',
    'What somebody says they do by a day.',
    "{who},?(?: {they})? {mine}?(?:dit|a dit|promet|jure|assure) qu(?:e |'){they} (?={clitics}{present}\\p{L}{3,}(?:e|t|d|ds|ent)(?![\\p{L}]))",
    {
      owner: 'named',
      form: 'finite',
      needsDate: true,
    },
    {
      right: ["Solène dit qu'elle les passe", "le voisin m'a dit qu'il répare la porte"],
      wrong: ["elle dit qu'elle les passe", "Solène dit qu'elle est là"],
    },
  ),
  duty(
    'he-does',
    'What somebody named before does by a day.',
    '(?:il|elle) (?=(?:(?:me|nous|lui|leur|le|la|les) ){1,2}{present}\\p{L}{3,}(?:e|t|d|ds)(?![\\p{L}]))',
    {
      owner: 'named',
      form: 'finite',
      needsDate: true,
    },
    {
      right: ['elle les imprime', 'il nous la répare'],
      wrong: ['il me manque', 'elle imprime'],
    },
  ),
  duty(
    'court',
    'In whose court the ball is, and for what.',
    "(?:la )?balle est (?:chez|dans le camp (?:de |du |d'))(?: )?{short} (?:pour|sur|avec) (?={thing}(?:[,.;]|$| (?:et|pour|avant)\\b))",
    {
      owner: 'named',
      form: 'thing',
    },
    {
      right: ['la balle est chez Solène pour la clôture', 'la balle est dans le camp du notaire pour le bail.'],
      wrong: ['la balle est dans le jardin', 'la balle est chez Solène'],
    },
  ),
  duty(
    'up-to-them',
    'What falls to somebody.',
    "(?<!(?:{thinks}) qu[e'] ?)(?:c'est|ce sera|il revient|il incombe) (?:bien )?(?:(?:a|au|aux) (?:la )?|a l')(?<who>(?:{word} )?{word}) (?:de |d'){deed}",
    {
      owner: 'named',
      form: 'base',
    },
    {
      right: ["c'est au voisin de peindre la clôture", "il revient à Solène d'appeler"],
      wrong: ["c'est à moi de peindre", "c'est au voisin", "Koffi pense que c'est à Solène de peindre"],
    },
  ),
  duty(
    'knows-they-must',
    'What somebody knows they have to do.',
    "{who},? (?:sait|savent)(?: bien| tres bien)? (?:qu(?:'|e )){they} (?:doit|doivent) {deed}",
    {
      owner: 'named',
      form: 'base',
    },
    {
      right: ["Koffi sait qu'il doit me rendre les clés", 'les voisins savent bien qu’ils doivent peindre la clôture'],
      wrong: ['Koffi sait peindre', "je sais qu'il doit rendre les clés"],
    },
  ),
  duty(
    'see-with',
    'A thing about which to see somebody.',
    '(?:pour|concernant|quant a) (?={article})(?<thing>[^,.;:]{3,40}), (?:(?:il faut )?voir avec|demander a) {short}(?=[,.;]|$)',
    {
      owner: 'named',
      form: 'thing',
      person: 'named',
    },
    {
      right: ['pour la clôture, voir avec Solène.', 'concernant le bail, demander à Koffi'],
      wrong: ['voir avec Solène', "pour la clôture, c'est trop cher"],
    },
  ),
]

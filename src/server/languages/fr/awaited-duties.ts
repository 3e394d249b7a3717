import { duty } from './duty-words.ts'

/** The rules that state what others wait for the speaker to do, or what happens if the speaker does not do it. */
export const awaitedDuties = [
  duty(
    'awaits-my-word',
    'A thing that waits for the speaker to approve it.',
    '{thing} (?:attend|attendent)(?: encore| toujours)? {myWord}',
    { owner: 'me', form: 'thing' },
    {
      right: ['le devis du toit attend ma signature', 'les heures de Koffi attendent toujours ma validation'],
      wrong: ['le devis attend sa signature', 'ma signature attend', 'le chien attend ma pâtée'],
    },
  ),
  duty(
    'awaits-mine',
    'A thing of the speaker’s for which somebody still waits.',
    '(?:{waits} (?:encore|toujours)|reclame|reclament)(?: encore| toujours)? {myThing}',
    { owner: 'me', form: 'thing', title: 'donner THING' },
    {
      right: [
        "Solène attend encore mes heures d'avril pour la paie",
        'la banque réclame mes justificatifs depuis dix jours',
      ],
      wrong: ['Solène attend toujours mon frère', 'Koffi attend mes heures', 'Solène réclame son livre'],
    },
  ),
  duty(
    'wants-mine-by',
    'A thing of the speaker’s that somebody wants by a day.',
    "(?<!(?:ne|n'|pas) ?){waits} {myThing}",
    { owner: 'me', form: 'thing', title: 'donner THING', needsDate: true },
    {
      right: ['le comptable attend mes factures de mai avant vendredi', 'ils veulent mon RIB pour demain'],
      wrong: ['ils veulent ma mère', 'ils veulent son RIB pour demain'],
    },
  ),
  duty(
    'have-not-yet',
    'What the speaker has still not done.',
    "(?:je n'|j')ai (?:toujours pas|pas encore|encore pas) (?<verb>{carried}|{handled}|{reached})e (?={object}|m(?:es|on|a) )",
    { owner: 'me', form: 'base', title: 'VERBer THING' },
    {
      right: ["je n'ai toujours pas réservé la grue", "j'ai pas encore payé la cantine"],
      wrong: ["j'ai réservé la grue", "je n'ai toujours pas mangé la soupe", "il n'a toujours pas payé la cantine"],
    },
  ),
  duty(
    'named-not-yet',
    'What the speaker has still not done with a thing that is named first.',
    "{thing}, (?:moi,? )?je (?:ne )?(?:les |l')ai (?:toujours pas|pas encore|encore pas) (?<verb>{carried}|{handled}|{reached})ee?s?(?![\\p{L}])",
    { owner: 'me', form: 'thing', title: 'VERBer THING' },
    {
      right: ["la grue, je ne l'ai toujours pas réservée", 'les chaises, je les ai pas encore commandées'],
      wrong: ["la grue, je l'ai réservée", "la grue, il ne l'a toujours pas réservée"],
    },
  ),
  duty(
    'lacks-mine',
    'A thing of the speaker’s that is still missing.',
    '(?<!(?:me|te|lui|nous|leur|vous) )manque(?: encore| toujours| juste| plus que)? {myThing}',
    { owner: 'me', form: 'thing', title: 'donner THING' },
    {
      right: ['il manque ma mesure de la ligne nord.', 'il ne manque plus que ma signature'],
      wrong: ['il me manque mes clés', 'il manque mon frère', 'il manque une signature'],
    },
  ),
  duty(
    'on-my-hands',
    'A thing that the speaker has to deal with.',
    "(?:me reste|j'ai|on me laisse)(?: encore| toujours)? (?:sur les bras|sur le dos|sur le feu) {theThing}",
    { owner: 'me', form: 'thing' },
    {
      right: ['il me reste sur les bras le rapport pour la banque', "j'ai encore sur le dos la compta de mai."],
      wrong: ['il me reste le rapport', "j'ai mal dans le dos"],
    },
  ),
  duty(
    'if-i-do-not',
    'What happens if the speaker does not do it by a day.',
    "si (?=(?:je |j')(?:ne |n')?(?:(?:lui|leur|le|la|les|te|vous) |l')*(?!{idleState})\\p{L}{3,} pas(?![\\p{L}])[^.;:]{0,60}? {soon})",
    { owner: 'me', form: 'base', title: 'si THING' },
    {
      right: ['si je ne rends pas la clé avant lundi', 'si je les lui donne pas demain', "si j'appelle pas ce soir"],
      wrong: ['si je ne rends pas la clé', 'si je ne dors pas demain', 'si tu ne rends pas la clé demain'],
    },
  ),
  duty(
    'not-before',
    'What the speaker does before anything else.',
    "{stay}(?:[\\p{L}']+ ){0,2}?(?:avant|sans) d'avoir (?<verb>\\p{L}{2,})e (?={object}|mes |mon |ma )",
    { owner: 'me', form: 'base', title: 'VERBer THING' },
    {
      right: ["je ne pars pas avant d'avoir rangé la remise", "je sors pas d'ici avant d'avoir appelé la banque"],
      wrong: ["je pars avant d'avoir faim", "il ne part pas avant d'avoir rangé la remise"],
    },
  ),
  duty(
    'they-need',
    'A thing that others need, which the speaker may have to see to.',
    '(?:il )?(?:lui|leur) (?:faut|faudra|faudrait)(?: encore| aussi| absolument)? {aThing}',
    { owner: 'me', form: 'thing', title: 'prévoir THING', isDoubtful: true },
    {
      right: ['il leur faut un haut uni.', 'il lui faudra une clé pour lundi'],
      wrong: ['il lui faut du temps', 'il faut une clé', 'il leur faut partir'],
    },
  ),
  duty(
    'said-yes',
    'A thing for which the speaker said yes.',
    "j'ai dit (?:oui|d'accord|ok|banco) pour {theThing}",
    { owner: 'me', form: 'thing', isDoubtful: true },
    {
      right: ["j'ai dit oui pour les bancs et la bâche", "j'ai dit d'accord pour le gâteau"],
      wrong: ["j'ai dit oui pour samedi", "j'ai dit oui pour la fête", "j'ai dit oui"],
    },
  ),
  duty(
    'i-do-it',
    'What the speaker does by a day with a thing that was named.',
    "(?<!(?:si|quand|que|comme) )(?=je (?:(?:le|la|les) (?:lui |leur )?|l'|(?:te|vous) (?:le|la|les) )(?!{sees})\\p{L}{3,}(?<!ais|rai)(?![\\p{L}])){notTold}",
    { owner: 'me', form: 'base', needsDate: true },
    {
      right: ['je les descends chez Koffi', 'je la leur porte', 'je te le ramène'],
      wrong: ['je les vois', 'je la connais', 'je les portais', 'si je les descends', 'je descends'],
    },
  ),
  duty(
    'to-check',
    'A question that the speaker has to clear up.',
    "(?<=^|[.;!] |\\bet )a (?<verb>verifier|clarifier|confirmer|demander|eclaircir)(?: {now})? ?:? est-ce (?:que |qu')",
    { owner: 'me', form: 'base', title: 'VERB si THING' },
    {
      right: ['à vérifier quand même : est-ce que la cave est au lot 14', "à demander : est-ce qu'il vient"],
      wrong: ['à vérifier', 'est-ce que la cave est vide', 'la clé à vérifier'],
    },
  ),
]

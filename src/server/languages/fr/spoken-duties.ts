import { duty } from './duty-words.ts'

/** The rules that state duties as people say them aloud: "y a X à faire", "c'est Léa qui appelle", "ne pas oublier X". */
export const spokenDuties = [
  duty(
    'have-things-to-do',
    'A thing with which the speaker still has to do something.',
    "(?:j'ai|il me reste){still} {some} a {toDo}",
    { owner: 'me', form: 'thing', title: 'VERB THING' },
    {
      right: ["j'ai encore les impôts à payer", 'il me reste deux rapports à signer'],
      wrong: ["j'ai une chose à dire", "j'ai la porte", "j'ai deux enfants à nourrir"],
    },
  ),
  duty(
    'things-to-do',
    'A thing with which something has to be done.',
    '(?:il )?(?:y a|reste|restera){still} {some} a {toDo}',
    { owner: 'nobody', form: 'thing', title: 'VERB THING' },
    {
      right: ['y a les plinthes à reprendre', 'il y a encore le devis à renvoyer', 'il reste deux murs à peindre'],
      wrong: ['il y a une porte', 'il y a des choses à dire', 'y a du monde à la porte', 'y a un film à voir'],
    },
  ),
  duty(
    'ran-out',
    'Something of which nothing is left, and that somebody has to get.',
    "n'(?:ai|a|avons|ont) plus (?:de |d')(?<thing>{noun}(?: {noun}){0,2}?), (?:a |faut )(?<verb>racheter|acheter|commander|recommander)(?![\\p{L}])",
    { owner: 'nobody', form: 'thing', title: 'VERB des THING' },
    {
      right: ["Lucas n'a plus de chaussons, à racheter"],
      wrong: ["on n'a plus de temps", "Lucas n'a plus mal, il faut acheter des bonbons"],
    },
  ),
  duty(
    'named-to-do',
    'A thing that somebody names, and what has to be done with it by a day.',
    '{named}{isSo}, a {toDo}(?= (?:avec|chez|par|sous|avant|dans|pour|ce|cette|demain|{day})(?![\\p{L}]))',
    { owner: 'nobody', form: 'thing', title: 'VERB THING', needsDate: true },
    {
      right: [
        "il réclame les charges de l'hiver, à régler sous huit jours",
        'les analyses sont bonnes, à refaire dans six mois',
      ],
      wrong: ['les charges, à Lyon', 'il réclame les charges à régler'],
    },
  ),
  duty(
    'headline',
    'A thing without an article, as in a headline, and what has to be done with it by a day.',
    "(?<=^|[.;] )(?!{article}|{nobody})(?<thing>{noun}(?: {noun}){0,4}? a {toDo})(?= (?:avant|dans|pour|ce|cette|demain|la semaine|d'ici|{day})(?![\\p{L}]))",
    { owner: 'nobody', form: 'thing', title: 'THING', needsDate: true },
    {
      right: ['bilan sanguin à refaire dans trois mois', 'prise de sang à faire la semaine prochaine'],
      wrong: ['le bilan à refaire', 'on commence à dormir dans une heure', 'bilan à Lyon dans trois mois'],
    },
  ),
  duty(
    'not-to-forget',
    'A thing that the speaker must not forget.',
    "(?:(?:ne )?pas oublier|faut (?:surtout )?pas (?:que j'|qu'on )oublie) (?:non plus )?{some}(?=[,.;:!?]|$| {ending}(?![\\p{L}]))",
    { owner: 'me', form: 'thing', title: 'ne pas oublier THING' },
    {
      right: ['ne pas oublier les badges', "faut pas que j'oublie le passeport", 'et ne pas oublier les clés demain'],
      wrong: ["ne pas oublier d'appeler", 'ne pas oublier que la porte ferme', "j'ai oublié les badges"],
    },
  ),
  duty(
    'it-is-they',
    'It is somebody who does it.',
    "c'est (?:{det}\\p{L}{3,}, )?{short},? qui (?={toOthers}(?:(?:{act}|{acts})(?:nt)? {object}|\\p{L}{2,}ra (?!bien|mal)))",
    { owner: 'named', form: 'finite', person: 'named' },
    {
      right: ["c'est Koffi qui répare la porte", "c'est mon frère, Greg, qui réserve le château"],
      wrong: ["c'est Koffi qui répare", "c'est moi qui répare la porte", "c'est Koffi qui a réparé la porte"],
    },
  ),
  duty(
    'their-turn',
    'What somebody else does while the speaker does something too.',
    "{opens}{short} (?={does} {object}[^,.;:]{2,40},? (?:et )?moi,? j(?:e |'){runs})",
    { owner: 'named', form: 'finite', person: 'named' },
    {
      right: ['Koffi fait les choux, moi je fais le montage', 'et Solène tient la caisse et moi je tiens le bar'],
      wrong: ['Koffi fait les choux', 'Koffi fait les choux, moi je dors', 'il fait les choux, moi je fais le montage'],
    },
  ),
  duty(
    'my-turn',
    'What the speaker does while somebody else does something too.',
    "(?<=, |\\bet )moi,? (?=j(?:e |'){runs} {object})",
    { owner: 'me', form: 'base' },
    {
      right: ['Koffi fait les choux, moi je fais le montage', "Solène tient la caisse et moi j'achète le vin"],
      wrong: ['moi je fais le montage', 'Koffi travaille, moi je dors', 'et moi je préfère le bleu'],
    },
  ),
  duty(
    'it-is-they-by-a-day',
    'It is somebody who does by a day what people may also do every day.',
    "c'est {short},? qui (?={toOthers}{does}(?:nt)? {object})",
    { owner: 'named', form: 'finite', person: 'named', needsDate: true },
    {
      right: ["c'est Koffi qui garde les enfants samedi"],
      wrong: ["c'est Koffi qui garde", "c'est moi qui garde la porte"],
    },
  ),
  duty(
    'must-be-they',
    'It must be somebody who does it.',
    '{want} que ce soit {short} qui (?={clitics}{present}\\p{L}{3,}(?:e|t|d|ds|ent|sse)(?![\\p{L}]))',
    { owner: 'named', form: 'finite', person: 'named' },
    {
      right: ['il faudra que ce soit Koffi qui répare la porte'],
      wrong: ['il faut que ce soit prêt', 'il faut que ce soit moi qui ouvre'],
    },
  ),
  duty(
    'must-have-done',
    'What somebody must have done by a day.',
    "{want} (?:que |qu')(?<who>{det}?{word}) (?:ait|aient) (?!ete|eu)(?<verb>\\p{L}{3,})e (?={object})",
    { owner: 'named', form: 'base', person: 'named', title: 'VERBer THING' },
    {
      right: ['il faut que Koffi ait réparé la porte'],
      wrong: ['il faut que Koffi répare la porte', 'il faut que Koffi ait été là'],
    },
  ),
  duty(
    'must-have-finished',
    'The same, for verbs in -ir.',
    "{want} (?:que |qu')(?<who>{det}?{word}) (?:ait|aient) (?<verb>fini|choisi|rempli|fourni|reuni) (?={object})",
    { owner: 'named', form: 'base', person: 'named', title: 'VERBr THING' },
    {
      right: ['il faut que Koffi ait fini la porte'],
      wrong: ['il faut que Koffi ait faim', 'Koffi a fini la porte'],
    },
  ),
  duty(
    'as-for-them',
    'What somebody, who is named first, has to do.',
    '{who}(?:,? (?:lui|elle|eux|elles),?)? {they} (?:doit|doivent|devra|devront)(?: encore| aussi)? (?!etre|avoir){deed}',
    { owner: 'named', form: 'base' },
    {
      right: ['le plombier, lui, il doit me renvoyer son devis', 'Solène elle doit rappeler'],
      wrong: [
        'elle doit rappeler',
        'le plombier, lui, il doit être malade',
        'demander un acte à la mairie, il doit dater de mai',
      ],
    },
  ),
  duty(
    'told-them-i-would',
    'What the speaker told somebody he would do.',
    "je (?:(?:te|vous|lui|leur) |[tl]')ai (?:dit|promis|assure|garanti|jure|repondu)(?: aussi)? que (?=je {would})",
    { owner: 'me', form: 'base' },
    {
      right: ['je lui ai dit que je le ferais', 'je leur ai promis que je passerais'],
      wrong: ['je lui ai dit que je dormais', "je lui ai dit qu'il le ferait"],
    },
  ),
  duty(
    'told-them-by-a-day',
    'What the speaker told somebody he was doing by a day.',
    "(?<={saidThat}(?: [^.;:]{2,80} et que)? )(?=je (?:(?:te|vous|lui|leur|le|la|les) |[tl]'){0,2}{was})",
    { owner: 'me', form: 'base', needsDate: true },
    {
      right: [
        'je leur ai dit que je ne pouvais pas décider et que je leur donnais une réponse',
        "j'ai dit que je rappelais",
      ],
      wrong: ["je leur ai dit que j'étais là", 'je leur donnais une réponse', "j'ai dit que je pouvais venir"],
    },
  ),
  duty(
    'left-to-you',
    'What the speaker leaves to the one they speak to.',
    '(?<!(?:ne|si) )je (?:te|vous) laisse {deed}',
    { owner: 'listener', form: 'base' },
    {
      right: ['je te laisse gérer la réservation', 'je vous laisse le rappeler'],
      wrong: ['je te laisse la porte', 'si je te laisse faire'],
    },
  ),
  duty(
    'would-be-good',
    'What it would be good that the speaker does.',
    "(?:ce|ca) serait (?:bien|pas mal|bon|mieux)(?: quand meme)? que j(?:e |')(?=\\p{L})",
    { owner: 'me', form: 'finite', isDoubtful: true },
    {
      right: ['ce serait bien que je rappelle Koffi', "ça serait mieux que j'appelle"],
      wrong: ['ce serait bien', 'ce serait bien que Koffi rappelle'],
    },
  ),
]

import { duty } from './duty-words.ts'

/** The rules that state what the speaker wants somebody to do or is going to do, and what must be done with a thing. */
export const wantedDuties = [
  duty(
    'wanted-of-full-name',
    'What the speaker wants somebody with a name of two words to do.',
    "{want} (?:que |qu')(?<who>{word} {word}) (?={clitics}{present}{subjunctive})",
    { owner: 'named', form: 'finite', person: 'known' },
    {
      right: ['il faut que Marie Claire prépare la salle', "il faut qu'Anne Sophie prévienne aussi la mairie"],
      wrong: ['il faut que Marie prépare une salle', 'il faut que tu appelles Marie'],
    },
  ),
  duty(
    'wanted-of',
    'What the speaker wants somebody to do.',
    "{want} (?:que |qu')(?<who>{det}?{word}) (?={clitics}{present}{subjunctive})",
    { owner: 'named', form: 'finite', person: 'named' },
    {
      right: ['je veux que Koffi appelle la banque', "j'aimerais que Solène envoie le devis"],
      wrong: ['je veux que tu appelles la banque'],
    },
  ),
  duty(
    'should',
    'What the speaker should do.',
    'je devrais(?: vraiment| peut-etre| quand meme| aussi)? (?!(?:etre|avoir|pouvoir|savoir|croire|penser)(?![\\p{L}])){deed}',
    { owner: 'me', form: 'base', isDoubtful: true },
    {
      right: ['je devrais appeler la banque', 'je devrais vraiment les appeler'],
      wrong: ['je devrais être content', 'tu devrais appeler la banque', 'je devais appeler la banque'],
    },
  ),
  duty(
    'should-have',
    'What the speaker should do, said of what would be good.',
    "(?:il )?faudrait(?: vraiment| aussi| quand meme)? que j(?:e |')(?!(?:sois|aie|puisse|sache|pense)(?![\\p{L}]))(?={clitics}\\p{L}{3,}(?![\\p{L}]))",
    { owner: 'me', form: 'finite', isDoubtful: true },
    {
      right: ["il faudrait que j'appelle la banque", 'faudrait que je fasse réparer la porte'],
      wrong: ['il faudrait que je sois là', "il faudrait que j'aie le temps", 'il faudrait qu’il appelle'],
    },
  ),
  duty(
    'supposed-to',
    'What the speaker is supposed to do.',
    'je suis (?:cense|supposee?|suppose)e? (?!(?:etre|avoir|savoir)(?![\\p{L}])){deed}',
    { owner: 'me', form: 'base' },
    {
      right: ['je suis censée prévenir la banque', 'je suis supposé réparer la porte'],
      wrong: ['je suis censé être là', 'il est censé réparer la porte', "j'étais censé réparer la porte"],
    },
  ),
  duty(
    'must-be-done',
    'What must be done with a thing, by a day.',
    "{opens}(?<thing>(?:{the} |l')[^,.;:]{2,40}?) {must} etre {participle}(?![\\p{L}])",
    { owner: 'nobody', form: 'thing', needsDate: true, title: 'faire VERBer THING' },
    {
      right: ['le menu doit être imprimé', 'les plans doivent être signés', 'pis le permis doit être renouvelé'],
      wrong: ['le menu doit être bon', 'les plans sont signés'],
    },
  ),
  duty(
    'wanted-done',
    'What somebody wants to be done with a thing, by a day.',
    "{asks} que (?<thing>(?:{the} |l')[^,.;:]{2,40}?) soi(?:t|ent) {participle}(?![\\p{L}])",
    { owner: 'nobody', form: 'thing', needsDate: true, title: 'faire VERBer THING' },
    {
      right: ['il faut que le rapport soit envoyé', 'la mairie demande que les plans de la cave soient signés'],
      wrong: ['il faut que le rapport soit bon', 'je crois que le rapport est signé'],
    },
  ),
  duty(
    'must-get-done',
    'What must be done with a thing, said of how it has to be.',
    "(?:faut|faudra|faudrait){surely} que (?<thing>(?:{the} |l')(?!{kin})[^,.;:]{2,40}?) soi(?:t|ent) (?<verb>\\p{L}{3,}?)ees?(?![\\p{L}])",
    { owner: 'nobody', form: 'thing', title: 'faire VERBer THING' },
    {
      right: ['faut juste que la cour soit déneigée', 'il faudra que les nappes soient lavées'],
      wrong: ['il faut que la porte soit verte', 'il faut que ma fille soit reposée', 'la cour est déneigée'],
    },
  ),
  duty(
    'must-be-so',
    'How a thing must be, whoever sees to it.',
    '(?:faut|faudra|faudrait){surely} que {anyThing} (?<state>soi(?:t|ent) (?!la\\b)\\p{L}{3,})(?![\\p{L}])',
    { owner: 'nobody', form: 'thing', title: 'veiller à ce que THING STATE' },
    {
      right: ['il faut que la salle soit prête', 'faut que tout soit rangé', 'faudra que les devis soient complets'],
      wrong: ['il faut que ma fille soit sage', 'il faudrait que le temps soit sec', 'je veux que la salle soit prête'],
    },
  ),
  duty(
    'must-be-handed-in',
    'What must be handed in or sent off, by a day.',
    "{opens}(?<thing>(?:{the} |l')(?:{posted})(?![\\p{L}])[^,.;:]{0,40}?) {must} (?:partir|(?:etre|arriver) (?:a|aux?|chez)(?![\\p{L}]))",
    { owner: 'nobody', form: 'thing', needsDate: true, title: 'envoyer THING' },
    {
      right: [
        'le dossier doit partir',
        'la facture de mai doit être chez le client',
        'les plans doivent arriver à la mairie',
      ],
      wrong: ['le camion doit partir', 'le dossier doit être bon', 'le dossier est parti'],
    },
  ),
  duty(
    'must-be-given-back',
    'What must be given back, by a day.',
    "{opens}(?<thing>(?:{the} |l')[^,.;:]{2,40}?) {must} etre (?:rendu|remis)(?:e?s?)(?![\\p{L}])",
    { owner: 'nobody', form: 'thing', needsDate: true, title: 'rendre THING' },
    {
      right: ['le dossier doit être rendu', 'les clés doivent être remises'],
      wrong: ['le dossier doit être rendable', 'les clés sont rendues'],
    },
  ),
  duty(
    'must-be-ready',
    'What must be ready, by a day.',
    "(?<=^|[.,;:] |\\bet )(?<thing>(?:{the} |l')[^,.;:]{2,40}?) {must} etre pret(?:e?s?)(?![\\p{L}])",
    { owner: 'nobody', form: 'thing', needsDate: true, title: 'préparer THING' },
    {
      right: ['le menu doit être prêt', 'les salles doivent être prêtes'],
      wrong: ['le menu est prêt'],
    },
  ),
  duty(
    'done-by',
    'What somebody is going to do with a thing, in the passive.',
    "{opens}(?<thing>(?:{the} |l')[^,.;:]{2,40}?) (?:sera|seront) {taken} par (?<who>{det}?{word}(?: {word})??)(?=[,.;!]|$| {later})",
    { owner: 'named', form: 'thing', title: 'VERBer THING' },
    {
      right: ['le gâteau sera apporté par Léa', 'les billets seront gérés par Anne Sophie pour samedi'],
      wrong: ['la fête sera gâchée par Léa', 'le gâteau a été apporté par Léa'],
    },
  ),
  duty(
    'you-must-named',
    'What somebody who is called by name must do.',
    '{who}, {youMust} (?!{guessed}){deed}',
    { owner: 'named', form: 'base', person: 'named' },
    {
      right: ['Théo, tu dois rendre le livre', 'Karim, tu devras nous envoyer la clé'],
      wrong: ['Théo, tu dois te tromper', 'Théo, tu dois avoir froid', 'tu dois rendre le livre'],
    },
  ),
  duty(
    'you-must',
    'What the one who is spoken to must do.',
    '{youMust} (?!{guessed}){deed}',
    { owner: 'listener', form: 'base' },
    {
      right: ['tu dois rendre le livre', 'vous devez nous envoyer la clé'],
      wrong: ['tu dois te tromper', 'tu dois être fatigué', 'tu dois pas rendre le livre'],
    },
  ),
  duty(
    'going-to-give',
    'What the speaker is going to do for others.',
    '(?<!\\b(?:si|que|quand) )(?:je vais|on va|nous allons) (?=(?:lui|leur|te|vous) (?:(?:en|y) )?\\p{L}{2,}(?:er|ir|re)(?![\\p{L}]))',
    { owner: 'me', form: 'base', isDoubtful: true },
    {
      right: ['je vais leur faire une offre', 'on va lui envoyer la clé'],
      wrong: ['je vais faire une offre', 'si je vais lui parler'],
    },
  ),
]

// Over 250 lines: one list of rules, each with its examples.
import { ownerRules } from '../parts/duty-rules.ts'
import { textRules } from '../parts/text-rule.ts'
import { thinks } from './around-duties.ts'
import { person } from './duty-people.ts'

const owner = ownerRules({
  ...person,
  thinks,
  mine: "(?:pour moi|pour bibi|pour ma pomme|a moi de jouer|moi qui m'y colle)",
  taken: "(?:s'en (?:occupe|charge)|l'a (?:fait|pris|demande|commande))",
  whenever:
    "(?:s'il te plait|stp|quand tu|si tu (?:peux|veux|as)|des que|d'ici|avant|pour (?:demain|\\p{L}+di|dimanche|le)|demain|ce soir)",
  name: '(?<who>(?:(?:monsieur|madame|maitre|docteur) )?{word}(?: {word})?)',
  closes: '(?=(?:,? (?:comme toujours|comme chaque annee|encore))?(?:[.;!]|,? {whenever}|$))',
  remit: "(?:du ressort|a la charge|de la responsabilite|l'affaire|le boulot|le travail)",
  when: "(?:pour|avant|\\p{L}+di(?: matin| soir)?|dimanche|demain|ce soir|d'ici)(?![\\p{L}])",
  hands: "(?:entre les mains de |a la charge de |du ressort de |chez |le boulot de |l'affaire de )",
  them: "(?:(?:me|nous|te|vous) )?(?:(?:le|la|les) |l')",
  named:
    "(?<=(?:^|[.,;:!?] |(?<![\\p{L}])(?:et|que|bon|puis|donc) ){article}{noun}(?: (?:de (?:la |l')?|d[ue]s? |d')?{noun}){0,2},? )",
  article: "(?:(?:le|la|les|mon|ma|mes|notre|nos|ce|cette|ces) |l')",
  noun: '(?!que\\b|qui\\b|avec\\b|sans\\b|pour\\b)[\\p{L}-]{3,}',
  present: '(?<verb>(?!(?:est|sont|dit|faut|fallait|voit|sait)\\b)\\p{L}{2,}(?:e|t|d|ds|ent|ra|ront))',
})
const topic = textRules('duty-topic')

/** The rules for words that say whose the duty before them is. */
export const owners = [
  owner(
    'mine',
    'The speaker has it.',
    "[-–—] moi(?=[.,;]| |$)|personne (?:ne )?(?:le |la |les |l'|y )?\\p{L}+ra a ma place|de ma plume|c'est {mine}",
    'me',
    {
      right: ['deux pages, mardi – moi.', 'personne ne le dictera à ma place', "c'est pour moi"],
      wrong: ['chez moi', 'à ma place'],
    },
  ),
  owner(
    'i-take-it',
    'The speaker takes care of it.',
    "(?:que )?je m'en (?:charge|chargeais|chargerais|chargerai|occupe|occupais|occuperais|occuperai)|je m'y (?:colle|mets|attelle)|je prends ca",
    'me',
    {
      right: ["que je m'en chargeais", "je m'en occupe", "je m'y colle"],
      wrong: ["il s'en occupe", "je m'en vais"],
    },
  ),
  owner(
    'for',
    'It is for somebody.',
    "(?<!(?:{thinks}) qu[e'] ?)c'est (?:pour|a) (?!ma pomme|bibi){short}(?=[,.;]| |$)",
    'named',
    {
      right: ["c'est pour Solène", "c'est à Koffi"],
      wrong: ["c'est pour moi", "c'est là", "Koffi croit que c'est à Solène"],
    },
  ),
  owner(
    'takes-it',
    'Somebody takes care of it.',
    "{short},? (?:il |elle )?s'en (?:charge|occupe|chargera|occupera)",
    'named',
    {
      right: ["Solène s'en charge", "le voisin il s'en occupe"],
      wrong: ["il s'en charge", "je m'en charge"],
    },
  ),
  owner(
    'it-is-who',
    'It is somebody who takes care of it.',
    "c'est {short} qui (?:{taken}|s'en (?:chargera|occupera))",
    'named',
    {
      right: ["c'est Kévin qui s'en occupe", "c'est la voisine qui s'en chargera"],
      wrong: ["c'est moi qui m'en occupe", "c'est Kévin qui parle"],
    },
  ),
  owner('dash', 'Somebody’s name after a dash.', "(?<=[–—-] ){short}(?=, (?:d'ici|avant|pour|au plus tard))", 'named', {
    right: ['les clés – Solène, avant lundi'],
    wrong: ['Solène, avant lundi'],
  }),
  owner(
    'named-after-sign',
    'Somebody’s name after a sign, and nothing else.',
    '(?<=(?:[:–—-]|responsable) )(?:responsable,? )?{name}{closes}',
    'named',
    {
      right: ['la clôture : Solène', 'peinture – Koffi, pour lundi', 'la clôture : Solène, comme toujours.'],
      wrong: ['la clôture : Solène la peint', 'la clôture, Solène'],
    },
    { isJudged: true },
  ),
  owner(
    'them-after-sign',
    'People after a sign, and nothing else.',
    '(?<=[:–—-] )(?<who>(?:les|nos|mes|le|la|mon|ma) {word}{of}){closes}',
    'named',
    {
      right: ['nappes, vases : les dames du club', 'la clôture : le voisin, comme toujours.'],
      wrong: ['nappes : les blanches vont au lavage', 'les dames du club'],
    },
    { isJudged: true },
  ),
  owner(
    'me-after-sign',
    'The speaker, after a sign.',
    '(?:(?<=: )moi|(?<=[:–—-] )(?:bibi|ma pomme|votre serviteur))(?=[.,;!]|$)',
    'me',
    {
      right: ['peinture, pour lundi – bibi.', 'la clôture : moi'],
      wrong: ['la clôture : moi et Koffi', 'dis-moi tout'],
    },
  ),
  owner(
    'remit',
    'It is somebody’s business.',
    "(?:c'est|ce sera|ca sera|sera|seront) {remit} (?:de |d'|du ){short}(?=[,.;!]| pour| avant|$)",
    'named',
    {
      right: ['le bail, ce sera du ressort de Koffi, au plus tard le 31', 'les clés seront à la charge du gérant.'],
      wrong: ["c'est du ressort de l'envie de tous", "c'est le travail"],
    },
    { isJudged: true },
  ),
  owner(
    'not-me-but',
    'Not the speaker but somebody else has it.',
    "(?:c'est|ce n'est) pas (?:a |pour )?(?:moi|nous|toi)(?: [^,.;]{1,25})?, c'est (?:a |pour )?{name}(?=[,.;!]| pour | avant |$)",
    'named',
    {
      right: [
        "l'inventaire c'est pas moi cette semaine, c'est Koffi, il le sait",
        "ce n'est pas à nous, c'est à Solène.",
      ],
      wrong: ["c'est pas moi, c'est sûr que non", "c'est Koffi"],
    },
  ),
  owner('it-is-him', 'It is somebody who was named before.', "(?<=, )c'est (?:lui|elle)(?=[.!;]|$)", 'named', {
    right: ["la souffleuse, c'est Koffi qui l'a, donc la cour, c'est lui.", "la cour, c'est elle"],
    wrong: ["c'est lui", "la cour, c'est lui qui le dit"],
  }),
  owner(
    'that-one',
    'Who that somebody is.',
    "(?:ce|cet|cette) (?:quelqu'un|volontaire|heureux elu|heureuse elue|chanceux|chanceuse),? (?:c'est|ce sera) (?<who>(?:(?:monsieur|madame) )?{word})",
    'named',
    {
      right: ["et ce quelqu'un c'est Koffi", "l'heureux élu, non, cet heureux élu, ce sera madame Solène"],
      wrong: ["ce quelqu'un c'est moi", "quelqu'un, c'est Koffi"],
    },
  ),
  owner(
    'i-do-it',
    'It is the speaker who does it.',
    "(?<!(?:que|car) )c'est (?:bibi|ma pomme|votre serviteur|moi) qui (?:m'en (?:occupe|charge)|m'y colle|{them}{present})(?![\\p{L}])",
    'me',
    {
      right: ["les chaises c'est bibi qui les trouve", "la clôture, c'est moi qui l'apporte"],
      wrong: ["c'est Koffi qui les trouve", "c'est moi qui parle", "parce que c'est moi qui le signe"],
    },
    { isJudged: true },
  ),
  owner(
    'hands',
    'It is in somebody’s hands.',
    '(?:est|sont|reste|restent)(?: encore| toujours)? {hands}{short}(?=[.,;!]| pour| jusqu|$)',
    'named',
    {
      right: [
        'les clés sont entre les mains de Koffi',
        'le vin est à la charge de Solène.',
        'le bail est toujours chez Koffi',
      ],
      wrong: ['les clés sont chez moi', 'il prend les mains de Koffi'],
    },
    { isJudged: true },
  ),
  owner(
    'reverts-to',
    'It falls to somebody.',
    '(?:ca|cela|ce qui) (?:revient|incombe|echoit|va) (?:a |au |aux ){short}(?=[.,;!]| pour|$)',
    'named',
    {
      right: ['le vin ça revient à Solène', 'la clôture, cela incombe au voisin.'],
      wrong: ['ça revient à la mode et tant mieux', 'ça revient cher'],
    },
    { isJudged: true },
  ),
  owner(
    'who-does-it',
    'It is somebody who does it.',
    "c'est (?!bibi |ma pomme |votre serviteur ){short} qui (?:s'en (?:occupe|charge)|gere|s'y colle|{them}{present})(?![\\p{L}])",
    'named',
    {
      right: ["le vin c'est Koffi qui l'apporte", "la clôture, c'est le voisin qui gère"],
      wrong: ["c'est moi qui l'apporte", "c'est Koffi qui ronfle"],
    },
    { isJudged: true },
  ),
  owner(
    'does-it',
    'Somebody does it, named after the thing.',
    '{named}{name},? (?:il |elle )?{them}(?:a promise?s?|{present})(?=[.,;!]| {when}|$)',
    'named',
    {
      right: [
        'les chaises Koffi les apporte dimanche',
        "le devis, Solène l'a promis pour mardi",
        'les nappes, Solène les lavera.',
      ],
      wrong: ['je les apporte dimanche', 'Koffi apporte les chaises'],
    },
    { isJudged: true },
  ),
  owner(
    'that-is',
    'That is somebody.',
    "(?:c'est|ce sera) (?:pour |a )?{name}(?=[.;!]| pour | avant |$)",
    'named',
    {
      right: ["la clôture, c'est Koffi.", 'le gâteau, ce sera Solène.', "le vin c'est Solène pour lundi"],
      wrong: ["c'est moi", "c'est Koffi qui dort"],
    },
    { isJudged: true },
  ),
  owner(
    'by-them',
    'Who is to do it, at the end.',
    '(?<=, )(?:par|de la part de|du cote de) {short}(?=[.,;!]|$)',
    'named',
    {
      right: ['la liste des prix, par le traiteur, avant le 12', 'le devis, de la part de Koffi.'],
      wrong: ['on passe par le parc', 'une lettre écrite par Koffi'],
    },
    { isJudged: true },
  ),
  owner(
    'entrusted',
    'Somebody was entrusted with it.',
    "je (?:les |l')ai (?:confiee?s?|laissee?s?|donnee?s?|refilee?s?) (?:a |au |aux ){short}(?=[.,;!]| pour|$)",
    'named',
    {
      right: ["la clôture je l'ai confiée à Koffi", 'les nappes, je les ai laissées au traiteur.'],
      wrong: ["je l'ai confié hier", "il l'a confié à Koffi"],
    },
    { isJudged: true },
  ),
  owner(
    'called-last',
    'Somebody who is addressed after the date.',
    "(?<=(?:avant|pour|d'ici|jusqu'a) [^,.;:]{2,25}, ){name}(?=,? s'il (?:te|vous) plait| stp|[.!]|$)",
    'named',
    {
      right: ['la clôture à peindre avant lundi, Solène.', "le bail signé d'ici mardi, Koffi s'il te plaît"],
      wrong: ['la clôture, Solène', 'avant lundi, Solène et Koffi la peignent'],
    },
    { isJudged: true },
  ),
  owner('called', 'Somebody who is addressed at the end.', '(?<=, ){short}(?=, {whenever})', 'named', {
    right: ["la porte, Solène, d'ici lundi", 'un panneau, Koffi, quand tu pourras'],
    wrong: ["la porte, d'ici lundi", "Solène, d'ici lundi"],
  }),
  owner(
    'nobody',
    'Anybody may have it.',
    "n'importe qui|peu importe qui(?: \\p{L}+ \\p{L}+)?|personne (?:ne )?{taken}|pas de nom (?:dessus|en face)",
    'nobody',
    {
      right: ["n'importe qui", 'peu importe qui les prend', "personne ne s'en occupe"],
      wrong: ['personne ne vient', 'Solène les prend'],
    },
  ),
]

/** Words before the name of a thing that has to be done. */
export const topics = [
  topic(
    'remains',
    'What remains.',
    "(?:ce qui |il )?(?:reste|manque)(?: a faire)?(?: encore)?(?:,? c'est)?|y a encore",
    {
      right: ['reste la porte', "ce qui manque, c'est la clé"],
      wrong: ['la porte reste', 'il rester'],
    },
  ),
  topic(
    'need',
    'What is needed.',
    "(?:il )?(?:nous |me )?(?:faudrait|faut)|(?:on|j') ?(?:aurait|aurais) besoin (?:de|d'une?)",
    {
      right: ['il nous faudrait une clôture', 'faudrait une clé'],
      wrong: ['la clé faudra'],
    },
  ),
  topic('next', 'What comes next.', '(?:suite|ensuite|a faire|a suivre|en attente) ?:', {
    right: ['à faire : la porte', 'suite : la clé'],
    wrong: ['ensuite la porte', 'à faire'],
  }),
]

import { duty } from './duty-words.ts'

/** The rules that state what somebody was given to do, took on, or is called upon to do. */
export const assignedDuties = [
  duty(
    'it-is-you-named',
    'Somebody is called by name and told that it is they who do it.',
    "{who},? (?=c'est (?:toi|vous) qui {yourClitics}(?!{idleYou})\\p{L}{3,}(?:s|ez)(?![\\p{L}]))",
    { owner: 'named', form: 'base', person: 'named' },
    {
      right: ["Solène, c'est toi qui montes à Lyon", "Koffi, c'est vous qui préparez la salle"],
      wrong: ["c'est toi qui montes à Lyon", "Solène, c'est toi qui vois", "Solène, c'est toi qui as la clé"],
    },
  ),
  duty(
    'it-is-you',
    'The one who is spoken to is told that it is they who do it.',
    "(?=c'est (?:toi|vous) qui {yourClitics}(?!{idleYou})\\p{L}{3,}(?:s|ez)(?![\\p{L}]))",
    { owner: 'listener', form: 'base' },
    {
      right: ["c'est toi qui montes à Lyon", "c'est vous qui préparez la salle"],
      wrong: ["c'est toi qui vois", "c'est toi qui as la clé", "c'est Koffi qui monte"],
    },
  ),
  duty(
    'called-not-to-forget',
    'Somebody is called by name and told not to forget a thing.',
    "{opens}(?<who>(?!{nobody})[\\p{L}-]{3,}),? (?:n')?oublie(?:z)? pas (?:de prendre )?(?<thing>(?:{the} |l'|tes |ton |ta |vos |votre )[^,.;:]{2,40}?){upTo}",
    { owner: 'named', form: 'thing', person: 'named', title: 'penser à THING' },
    {
      right: ["Hugo, n'oublie pas les projecteurs", 'et Sarah oublie pas la clé du local'],
      wrong: ["je n'oublie pas les projecteurs", "Hugo n'oublie jamais la clé", "n'oublie pas les projecteurs"],
    },
  ),
  duty(
    'called-with-order',
    'Somebody is called by name within a sentence, and told what to do with a thing.',
    '(?<=[,;:] |\\b(?:et|donc|alors) ){who}, (?=(?!{noOrder})\\p{L}{2,}(?:e|s|ez|ds|ts)-(?:les?|la|moi|nous|lui|leur)(?![\\p{L}]))',
    { owner: 'named', form: 'base', person: 'named' },
    {
      right: ['les clés manquent, Koffi, cherche-les demain', 'et toi aussi, Solène, envoie-moi le devis'],
      wrong: ['les clés manquent, cherche-les', 'bon, Koffi, écoute-moi', 'voilà, Koffi, rendez-vous lundi'],
    },
  ),
  duty(
    'called-with-you',
    'Somebody is called by name within a sentence, and told what they do by a day.',
    '(?<=[,;:] ){who}, (?=(?:tu|vous) {yourClitics}(?!{idleYou})\\p{L}{3,}(?:s|ez)(?![\\p{L}]))',
    { owner: 'named', form: 'base', person: 'named', needsDate: true },
    {
      right: ["le devis, Koffi, tu me l'envoies", 'les clés manquent, Solène, vous les rapportez'],
      wrong: ['le devis, tu me l’envoies', 'le devis, Koffi, tu sais bien'],
    },
  ),
  duty(
    'agreed-they',
    'It is agreed that somebody does it.',
    "(?:convenu|entendu|prevu|decide) (?:avec \\p{L}+ )?que (?:c'est|ce sera|ce serait) {short} qui (?={clitics}{present}\\p{L}{3,})",
    { owner: 'named', form: 'finite', person: 'named' },
    {
      right: ["il est convenu que c'est Koffi qui lui ouvre", 'on a décidé que ce sera Solène qui prévient la mairie'],
      wrong: ["c'est Koffi qui lui ouvre", "il est convenu que c'est Koffi"],
    },
  ),
  duty(
    'still-not-given',
    'What somebody has still not given that is theirs to give.',
    "{who},?(?: {they})? (?:n')?(?:a|ont) (?:toujours pas|pas encore|encore pas) {given} (?=(?:son|sa|ses|leurs?) )",
    { owner: 'named', form: 'base', title: 'donner THING' },
    {
      right: ["la marraine n'a pas encore remis son attestation", 'Koffi a toujours pas rendu ses clés'],
      wrong: ["elle n'a pas encore remis son attestation", "Koffi n'a pas rendu la clé", 'Koffi a rendu sa clé'],
    },
  ),
  duty(
    'took-on',
    'A thing that somebody offered to do.',
    "{who},?(?: {they})? (?:a leve la main|s'est (?:portee? volontaire|proposee?|devouee?)) pour {theThing}",
    { owner: 'named', form: 'thing' },
    {
      right: ["Koffi a levé la main pour le compte rendu il l'envoie", "Solène s'est dévouée pour les courses."],
      wrong: ['Koffi a levé la main pour parler', 'elle a levé la main pour le compte rendu'],
    },
  ),
  duty(
    'gets-it',
    'A thing that somebody gets to do.',
    "{who},?(?: (?:lui|elle),?)? (?:herite|heritera|ecope|ecopera) de (?=la |l')(?!la maison|l'argent){theThing}",
    { owner: 'named', form: 'thing', isDoubtful: true },
    {
      right: ['Koffi, lui, héritera de la surveillance', "Solène écope de l'accueil."],
      wrong: ['Koffi hérite de la maison', "Solène écope d'une amende"],
    },
  ),
  duty(
    'falls-to',
    'A thing that falls to somebody.',
    '{thing} (?:echoit|echoira|incombe|incombera) (?:a |au |aux |a la ){short}{upTo}',
    { owner: 'named', form: 'thing' },
    {
      right: ['le tract échoit à Koffi, pour mercredi', 'la relecture incombera au trésorier.'],
      wrong: ['le bail échoit en mars', 'le tract revient à Koffi'],
    },
  ),
  duty(
    'lets-me-know',
    'Somebody lets the speaker know as soon as something has happened.',
    '{who},?(?: [^,.;:]{3,30},)?(?: (?:il|elle))? (?=(?:me|nous) (?:{tells}) (?:quand|des que|lorsque|une fois))',
    { owner: 'named', form: 'finite' },
    {
      right: [
        "le brocanteur, celui d'Uccle, il me fait signe quand tout est prêt",
        'Koffi me prévient dès que la clé est là',
      ],
      wrong: ['il me prévient quand la clé est là', 'Koffi me prévient'],
    },
  ),
  duty(
    'promised-by',
    'What somebody named before promised to do by a day.',
    "(?:il|elle) (?:m'|nous )?a (?:promis|jure|assure|garanti) que (?:d'ici|avant|pour|des) [^,.;:]{3,20} (?:il|elle) (?:va|allait) (?!etre|avoir){deed}",
    { owner: 'named', form: 'base' },
    {
      right: ["il a promis que d'ici dimanche il va rendre la clé"],
      wrong: ["il a promis que d'ici dimanche il va être là", "j'ai promis que d'ici dimanche je vais payer"],
    },
  ),
]

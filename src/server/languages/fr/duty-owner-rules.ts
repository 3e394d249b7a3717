import { ownerRules } from '../parts/duty-rules.ts'
import { textRules } from '../parts/text-rule.ts'
import { person } from './duty-people.ts'

const owner = ownerRules({
  ...person,
  mine: "(?:pour moi|pour bibi|pour ma pomme|a moi de jouer|moi qui m'y colle)",
  taken: "(?:s'en (?:occupe|charge)|l'a (?:fait|pris|demande|commande))",
  whenever:
    "(?:s'il te plait|stp|quand tu|si tu (?:peux|veux|as)|des que|d'ici|avant|pour (?:demain|\\p{L}+di|dimanche|le)|demain|ce soir)",
})
const noDuty = textRules('no-duty', {
  says: '(?:disait|disaient|repete|repetait|me dit|me fait|serine|criait)',
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
    "(?:que )?je m'en (?:charge|chargeais|chargerais|chargerai|occupe|occupais|occuperais|occuperai)|je m'y colle|je prends ca",
    'me',
    {
      right: ["que je m'en chargeais", "je m'en occupe", "je m'y colle"],
      wrong: ["il s'en occupe", "je m'en vais"],
    },
  ),
  owner('for', 'It is for somebody.', "c'est (?:pour|a) (?!ma pomme|bibi){short}(?=[,.;]| |$)", 'named', {
    right: ["c'est pour Solène", "c'est à Koffi"],
    wrong: ["c'est pour moi", "c'est là"],
  }),
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
  owner('dash', 'Somebody’s name after a dash.', "(?<=[–—-] ){short}(?=, (?:d'ici|avant|pour|au plus tard))", 'named', {
    right: ['les clés – Solène, avant lundi'],
    wrong: ['Solène, avant lundi'],
  }),
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

/** What looks like a duty but is not. */
export const none = [
  noDuty(
    'saying',
    'What somebody used to say.',
    "(?:disait|disaient|repetait)(?: toujours| souvent)? (?:qu'|que )(?:[^.;:]{0,30} )?(?:il faut|faut|on doit)",
    {
      right: ["mon oncle disait toujours qu'il faut", 'elle répétait que en été on doit'],
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
    'deadly',
    'Anger and weariness.',
    "(?:vais|va|allons|vont) (?:le |la |les |l'|me )?(?:tuer|manger cru|etrangler|massacrer|bouffer)(?: crue?s?)?",
    {
      right: ['je vais le manger cru', 'il va me tuer'],
      wrong: ['je vais manger', "il va m'appeler"],
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

import type { CoachingWording } from '../parts/coaching-wording.ts'
import { numbersIn } from '../parts/wording-numbers.ts'

const { count, form, list, tenths, time, whole } = numbersIn('fr')
const quoted = (words: readonly string[]) => list(words.map((word) => `« ${word} »`))
const often = (times: number) => (times === 1 ? 'une fois' : `${whole(times)} fois`)
/** Lists phrases, and calls them the most common only if they lead clearly. */
const main = (phrases: readonly string[], isClear: boolean) =>
  isClear ? `surtout ${quoted(phrases)}` : `dont ${quoted(phrases)}`
const PARTS = { morning: 'le matin', afternoon: 'l’après-midi', evening: 'le soir', night: 'la nuit' }

export const coachingWording: CoachingWording = {
  undatedFollowUps: ({ some, all }) => ({
    text: `${whole(some)} de vos ${count(all, 'tâche', 'tâches')} ${form(some, 'n’a', 'n’ont')} pas de date.`,
    tryThis: 'Terminez chaque tâche par un jour : « pour jeudi » suffit pour qu’elle figure dans votre calendrier.',
  }),
  datedFollowUps: ({ some, all }) => ({
    text: `${whole(some)} de vos ${count(all, 'tâche', 'tâches')} ${form(some, 'a', 'ont')} une date.`,
    tryThis: 'Pour ce qui est dû dans les deux jours, dites aussi l’heure.',
  }),
  ownerlessFollowUps: ({ some, all }) => ({
    text: `Pour ${whole(some)} de vos ${count(all, 'tâche', 'tâches')}, vous ne dites pas qui s’en charge.`,
    tryThis: 'Commencez la phrase par un nom, fût-ce le vôtre : « Marie envoie… », « J’appelle… ».',
  }),
  overdueFollowUps: ({ some, all }) => ({
    text: `${whole(some)} de vos ${count(all, 'tâche en cours', 'tâches en cours')} ${form(some, 'a', 'ont')} dépassé ${form(some, 'son', 'leur')} échéance.`,
    tryThis: 'Prenez cinq minutes aujourd’hui : donnez à chacune un nouveau jour, ou supprimez-la.',
  }),
  completedFollowUps: ({ some, all }) => ({
    text: `Vous avez terminé ${count(some, 'tâche', 'tâches')} sur ${whole(all)}.`,
    tryThis: 'Vendredi, clôturez ce qui est fait et dites à voix haute quelle tâche passera en premier lundi.',
  }),
  timeOfDay: ({ some, all, part, hour }) => ({
    text: `Vous avez enregistré ${whole(some)} de vos ${count(all, 'note', 'notes')} ${PARTS[part]}, en moyenne vers ${hour} h.`,
    tryThis: `Gardez dix minutes libres vers ${hour} h : c’est là que vous pensez à voix haute.`,
  }),
  longNotes: ({ seconds, longest }) => ({
    text: `Vos notes durent ${time(seconds)} en moyenne, et jusqu’à ${time(longest)}.`,
    tryThis: 'Donnez la conclusion dès la première phrase, et arrêtez-vous au bout de deux minutes.',
  }),
  shortNotes: ({ seconds, longest }) => ({
    text: `Vos notes sont brèves : ${time(seconds)} en moyenne, ${time(longest)} au plus.`,
    tryThis: 'Avec le temps qui reste, ajoutez une phrase : la prochaine étape, et qui s’en charge.',
  }),
  fastPace: ({ pace, fastest }) => ({
    text: `Vous parlez vite : ${whole(pace)} mots par minute en moyenne, jusqu’à ${whole(fastest)}.`,
    tryThis: 'Respirez après chaque chiffre et chaque nom : on les entendra du premier coup.',
  }),
  slowPace: ({ pace, slowest }) => ({
    text: `Vous parlez lentement : ${whole(pace)} mots par minute en moyenne, parfois ${whole(slowest)} seulement.`,
    tryThis: 'Avant d’enregistrer, pensez à vos trois idées ; puis dites-les d’une traite.',
  }),
  steadyPace: ({ pace, slowest, fastest }) => ({
    text: `Votre débit se suit bien : ${whole(pace)} mots par minute en moyenne, entre ${whole(slowest)} et ${whole(fastest)}.`,
    tryThis: 'Ralentissez exprès pour la seule phrase qu’il faudra retenir.',
  }),
  paceChange: ({ before, after }) => ({
    text: `Votre débit est ${after > before ? 'monté' : 'descendu'} de ${whole(before)} à ${whole(after)} mots par minute dans vos notes récentes.`,
    tryThis:
      after > before
        ? 'Enregistrez la prochaine note au calme, en expirant avant le premier mot.'
        : 'Commencez par l’idée principale ; le reste viendra plus aisément.',
  }),
  fillers: ({ rate, count: times, phrases, isClear }) => ({
    text: `${tenths(rate)} de vos mots sur 100 ne font que combler une pause (${often(times)}), ${main(phrases, isClear)}.`,
    tryThis: 'Choisissez-en un cette semaine, et gardez le silence là où vous l’auriez dit.',
  }),
  hedges: ({ rate, count: times, phrases, isClear }) => ({
    text: `Vous nuancez vos propos ${tenths(rate)} fois tous les 100 mots (${often(times)}), ${main(phrases, isClear)}.`,
    tryThis: 'Dites plutôt en chiffres ce que vous croyez : « 80 % de chances de signer en mai ».',
  }),
  longSentences: ({ average, longest }) => ({
    text: `Vos phrases comptent ${whole(average)} mots en moyenne, et jusqu’à ${whole(longest)}.`,
    tryThis: 'Une idée, une phrase : mettez un point là où vous diriez « et ».',
  }),
  decisions: ({ count: decisions, some, all }) => ({
    text: `Vous avez énoncé ${count(decisions, 'décision', 'décisions')} dans ${count(some, 'note', 'notes')} sur ${whole(all)}.`,
    tryThis: 'Après chaque décision, ajoutez qui l’applique et quand on y revient.',
  }),
  reversals: ({ count: matters }) => ({
    text: `Vous avez fait marche arrière sur ${count(matters, 'chose décidée ou promise', 'choses décidées ou promises')}.`,
    tryThis: 'Au moment de décider, dites aussi ce qui vous ferait changer d’avis.',
  }),
  revisited: ({ notes }) => ({
    text: `Le même sujet a été tranché dans ${whole(notes)} notes différentes.`,
    tryThis: 'Avant de trancher à nouveau, réécoutez la première décision : qu’y a-t-il de nouveau depuis ?',
  }),
  openQuestions: ({ count: questions, days }) => ({
    text: [
      `${count(questions, 'question', 'questions')} de plus de ${count(days, 'jour', 'jours')} :`,
      'aucune décision prise depuis n’en mentionne l’objet.',
    ].join(' '),
    tryThis: 'Choisissez-en une : pour quand décidez-vous, et que vous manque-t-il pour le faire ?',
  }),
  askedQuestions: ({ count: questions, some, all }) => ({
    text: `Vous avez laissé ${count(questions, 'question en suspens', 'questions en suspens')} dans ${count(some, 'note', 'notes')} sur ${whole(all)}.`,
    tryThis: 'Donnez à chaque question un nom et un jour : qui y répond, et quand ?',
  }),
  decisionsWithoutFollowUp: ({ some, all }) => ({
    text: `Aucune tâche trouvée dans ${count(some, 'note', 'notes')} sur ${whole(all)} avec une décision.`,
    tryThis: 'Après « nous avons décidé », enchaînez aussitôt par « donc » et la première étape.',
  }),
  hedgedDecisions: ({ some, all }) => ({
    text: `${count(some, 'décision', 'décisions')} sur ${whole(all)} ${form(some, 's’accompagne', 's’accompagnent')} d’un « peut-être » ou d’un « je pense ».`,
    tryThis: 'Redites-la sans ce mot ; si cela sonne faux, c’est encore une question.',
  }),
  keepsFollowUps: ({ some, all }) => ({
    text: `Sur ${count(all, 'tâche avec responsable', 'tâches avec responsable')}, ${whole(some)} ${form(some, 'est la vôtre', 'sont les vôtres')}.`,
    tryThis: 'Avant le prochain « je m’en charge », demandez-vous qui saurait le faire à 80 %, et dites ce nom.',
  }),
  delegates: ({ some, all }) => ({
    text: `Sur ${count(all, 'tâche avec responsable', 'tâches avec responsable')}, ${whole(some)} ${form(some, 'revient', 'reviennent')} à d’autres.`,
    tryThis: 'Pour chacune, dites à quoi ressemble un bon résultat, non comment y parvenir.',
  }),
  recognition: ({ some, all }) => ({
    text: `Vous remerciez ou félicitez quelqu’un dans ${count(some, 'note', 'notes')} sur ${whole(all)}.`,
    tryThis: 'Dites précisément ce qui était bien, et dites-le à la personne le jour même.',
  }),
  worries: ({ topic, sentences, some, all }) => ({
    text: `« ${topic} » revient dans ${count(sentences, 'phrase', 'phrases')} d’inquiétude, dans ${count(some, 'note', 'notes')} sur ${whole(all)}.`,
    tryThis: `Consacrez à « ${topic} » une note à part : quel est le pire qui puisse arriver, et quel est le premier pas pour l’éviter ?`,
  }),
  undatedDelegation: ({ some, all }) => ({
    text: `Sur ${count(all, 'tâche confiée', 'tâches confiées')} à d’autres, ${whole(some)} ${form(some, 'n’a', 'n’ont')} pas de date.`,
    tryThis: 'Quand vous confiez quelque chose, convenez du jour où vous en aurez des nouvelles.',
  }),
  overdueDelegation: ({ count: followUps }) => ({
    text: `${count(followUps, 'tâche confiée', 'tâches confiées')} à d’autres ${form(followUps, 'a dépassé son', 'ont dépassé leur')} échéance.`,
    tryThis: 'Posez à chacun une seule question : que vous faut-il pour terminer ?',
  }),
  onePerson: ({ name, some, all }) => ({
    text: `Sur ${count(all, 'tâche confiée', 'tâches confiées')} à d’autres, ${whole(some)} ${form(some, 'revient', 'reviennent')} à ${name}.`,
    tryThis: `Demandez à ${name} ce qui peut attendre, ou confiez la prochaine tâche à quelqu’un d’autre.`,
  }),
}

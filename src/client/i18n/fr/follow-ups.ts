import type { followUps as english } from '../en/follow-ups.ts'
import type { SameKeys } from '../same-keys.ts'

export const followUps: SameKeys<typeof english> = {
  selection: { label: 'Qui s’en charge', all: 'Toutes', mine: 'Moi', others: 'Les autres', due: 'À échéance' },
  group: {
    overdue: 'En retard',
    today: 'Aujourd’hui',
    week: 'Cette semaine',
    later: 'Plus tard',
    undated: 'Sans date',
    completed: 'Terminées',
  },
  empty: {
    all: 'Pas encore de tâches',
    allText: 'Dites dans une note ce qu’il faut faire, qui s’en charge et pour quand. La tâche apparaîtra ici.',
    pending: 'Plus rien à faire',
    pendingText: 'Les tâches de vos prochaines notes apparaîtront ici.',
    completed: 'Rien de terminé pour l’instant',
    completedText: 'Les tâches que vous cochez sont conservées ici.',
    mine: 'Vous n’avez rien à faire',
    mineText: 'Ce que vous dites vouloir faire apparaît ici.',
    others: 'Personne d’autre n’a rien à faire',
    othersText: 'Dites dans une note qui fera quoi. La tâche apparaîtra ici, avec son nom.',
    due: 'Rien n’est à échéance',
    dueText: 'Les tâches à faire aujourd’hui ou en retard apparaissent ici.',
  },
  move: {
    label: 'Déplacer « {{title}} »',
    tomorrow: 'Demain',
    nextWeek: 'La semaine prochaine',
    nextWeekOn: 'La semaine prochaine ({{day}})',
    choose: 'Choisir une date',
    none: 'Supprimer la date',
    to: 'Déplacer « {{title}} » : {{day}}',
    moved_one: 'Nouvelle échéance : {{date}}',
    moved_other: '{{count}} tâches déplacées : {{date}}',
    noDate: 'Date supprimée',
  },
  completed_one: 'Tâche terminée',
  completed_other: '{{count}} tâches terminées',
  send: { action: 'Envoyer à quelqu’un', quote: '« {{quote}} »' },
}

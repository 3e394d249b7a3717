import type { WeekWording } from '../parts/week-wording.ts'

export const week: WeekWording = {
  notes: {
    one: 'La semaine dernière, vous avez enregistré une note',
    other: 'La semaine dernière, vous avez enregistré {n} notes',
  },
  minutes: { one: ', environ une minute en tout.', other: ', environ {n} minutes en tout.' },
  followUps: { one: 'Une tâche reste à faire.', other: '{n} tâches restent à faire.' },
  none: 'Aucune tâche ne reste à faire.',
}

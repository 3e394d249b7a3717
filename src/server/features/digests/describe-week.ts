import type { Language } from '#shared/languages.ts'

export interface Week {
  notes: number
  /** Of sound. */
  seconds: number
  openTasks: number
}

interface Words {
  notes: { one: string; other: string }
  minutes: { one: string; other: string }
  tasks: { one: string; other: string }
  none: string
}

const WORDS: Record<Language, Words> = {
  en: {
    notes: { one: 'Last week you recorded one note', other: 'Last week you recorded {n} notes' },
    minutes: { one: ', about one minute in all.', other: ', about {n} minutes in all.' },
    tasks: { one: 'One task is open.', other: '{n} tasks are open.' },
    none: 'No task is open.',
  },
  es: {
    notes: { one: 'La semana pasada grabaste una nota', other: 'La semana pasada grabaste {n} notas' },
    minutes: { one: ', cerca de un minuto en total.', other: ', cerca de {n} minutos en total.' },
    tasks: { one: 'Hay una tarea pendiente.', other: 'Hay {n} tareas pendientes.' },
    none: 'No hay ninguna tarea pendiente.',
  },
  fr: {
    notes: {
      one: 'La semaine dernière, vous avez enregistré une note',
      other: 'La semaine dernière, vous avez enregistré {n} notes',
    },
    minutes: { one: ', environ une minute en tout.', other: ', environ {n} minutes en tout.' },
    tasks: { one: 'Une tâche reste à faire.', other: '{n} tâches restent à faire.' },
    none: 'Aucune tâche ne reste à faire.',
  },
}

/** A week in two or three lines, for a mail. @param withTasks false where tasks are not part of the user's plan. */
export function describeWeek(week: Week, language: Language, withTasks: boolean): string {
  const words = WORDS[language]
  const format = new Intl.NumberFormat(language)
  const say = (forms: { one: string; other: string }, n: number) =>
    (n === 1 ? forms.one : forms.other).replace('{n}', format.format(n))
  const minutes = Math.max(1, Math.round(week.seconds / 60))
  const lines = [say(words.notes, week.notes) + say(words.minutes, minutes)]
  if (withTasks) lines.push(week.openTasks === 0 ? words.none : say(words.tasks, week.openTasks))
  return lines.join('\n')
}

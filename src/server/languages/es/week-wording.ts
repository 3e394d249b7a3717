import type { WeekWording } from '../parts/week-wording.ts'

export const week: WeekWording = {
  notes: { one: 'La semana pasada grabaste una nota', other: 'La semana pasada grabaste {n} notas' },
  minutes: { one: ', cerca de un minuto en total.', other: ', cerca de {n} minutos en total.' },
  followUps: { one: 'Hay una tarea pendiente.', other: 'Hay {n} tareas pendientes.' },
  none: 'No hay ninguna tarea pendiente.',
}

import type { followUps as english } from '../en/follow-ups.ts'
import type { SameKeys } from '../same-keys.ts'

export const followUps: SameKeys<typeof english> = {
  selection: { label: 'De quién son', all: 'Todas', mine: 'Mías', others: 'De otros', due: 'Vencen ya' },
  group: {
    overdue: 'Vencidas',
    today: 'Hoy',
    week: 'Esta semana',
    later: 'Más adelante',
    undated: 'Sin fecha',
    completed: 'Completadas',
  },
  empty: {
    all: 'Aún no hay tareas',
    allText: 'Di en una nota qué hay que hacer, quién se encarga y para cuándo. Aparecerá aquí.',
    pending: 'No queda nada por hacer',
    pendingText: 'Aquí aparecerán las tareas de tus próximas notas.',
    completed: 'Aún no has completado nada',
    completedText: 'Las tareas que marques como hechas se guardan aquí.',
    mine: 'No tienes nada pendiente',
    mineText: 'Aquí aparece lo que dices que vas a hacer.',
    others: 'Nadie más tiene nada pendiente',
    othersText: 'Di en una nota quién va a hacer qué. Aparecerá aquí con su nombre.',
    due: 'No vence nada',
    dueText: 'Aquí aparecen las tareas que vencen hoy o que ya han vencido.',
  },
  move: {
    label: 'Mover «{{title}}»',
    tomorrow: 'Mañana',
    nextWeek: 'La semana que viene',
    nextWeekOn: 'La semana que viene ({{day}})',
    choose: 'Elegir una fecha',
    none: 'Quitar la fecha',
    to: 'Mover «{{title}}»: {{day}}',
    moved_one: 'Nueva fecha: {{date}}',
    moved_other: '{{count}} tareas movidas: {{date}}',
    noDate: 'Fecha quitada',
  },
  completed_one: 'Tarea completada',
  completed_other: '{{count}} tareas completadas',
  send: { action: 'Enviar a alguien', quote: '«{{quote}}»' },
}

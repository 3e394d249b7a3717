import type { assign as english } from '../en/assign.ts'
import type { SameKeys } from '../same-keys.ts'

export const assign: SameKeys<typeof english> = {
  label: 'Quién se encarga de «{{title}}»',
  you: 'Tú',
  nobody: 'Sin asignar',
  assignedTo: 'Asignada a {{name}}',
  toYou: 'Asignada a ti',
  fromNote: 'De una nota de {{name}}',
  move: 'Cambiar la fecha límite',
  moveTitle: '¿Para cuándo es?',
  failed: 'No se ha podido asignar la tarea',
}

import type { assign as english } from '../en/assign.ts'
import type { SameKeys } from '../same-keys.ts'

export const assign: SameKeys<typeof english> = {
  label: 'Qui s’occupe de « {{title}} »',
  you: 'Vous',
  nobody: 'Pas encore confiée',
  assignedTo: 'Confiée à {{name}}',
  toYou: 'Confiée à vous',
  fromNote: 'D’une note partagée par {{name}}',
  move: 'Changer l’échéance',
  moveTitle: 'Pour quand est-ce ?',
  failed: 'La tâche n’a pas pu être confiée',
}

export const assign = {
  label: 'Who does “{{title}}”',
  you: 'You',
  nobody: 'Not assigned',
  assignedTo: 'Assigned to {{name}}',
  toYou: 'Assigned to you',
  fromNote: 'From {{name}}’s note',
  move: 'Change the due date',
  moveTitle: 'When is it due?',
  failed: 'The task could not be assigned',
} as const

export const team = {
  title: 'Team',
  mine: 'My Notes',
  byMe: 'Shared by Me',
  withMe: 'Shared with Me',
  mineEmpty: 'Record a note on the dashboard; it is yours alone.',
  byMeEmpty: 'Notes that you let others see will stand here.',
  withMeEmpty: 'Notes that others let you see will stand here.',
  nothing: 'Nothing here yet',
  untitled: 'Untitled note',
  all: 'All notes',
} as const

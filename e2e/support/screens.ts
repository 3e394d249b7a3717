/** The screens of a signed-in user with data, except the page of a note. */
export const SCREENS = [
  '/',
  '/notes',
  '/follow-ups',
  '/coaching',
  '/ask',
  '/events',
  '/analytics',
  '/team',
  '/settings',
  '/premium',
] as const

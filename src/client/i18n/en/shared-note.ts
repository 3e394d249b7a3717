export const sharedNote = {
  loadFailed: 'The note could not be loaded',
  missingTitle: 'This link does not work',
  missingText:
    'It may have expired or been revoked, or the address is incomplete. Ask whoever sent it to you for a new one.',
  lockedTitle: 'This note is protected by a password',
  lockedText: 'Whoever sent you the link can give it to you.',
  password: 'Password',
  unlock: 'Open the note',
  sharedBy: 'Shared by',
  speaker: 'The speaker',
  done: 'Completed',
  textPending: 'The text is still being transcribed. Come back in a moment.',
  madeWith: 'Made with Dictum',
} as const

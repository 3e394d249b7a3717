export const sharedNote = {
  loadFailed: 'The note could not be loaded',
  missingTitle: 'There is nothing here',
  missingText:
    'This link may have expired or been revoked, or its address is not complete. Ask whoever sent it to you for a new one.',
  lockedTitle: 'This note has a password',
  lockedText: 'Whoever sent you the link can tell you.',
  password: 'Password',
  unlock: 'Open the note',
  speaker: 'The speaker',
  done: 'Done',
  textPending: 'The text is still being written down. Come back in a moment.',
  madeWith: 'Made with Dictum',
} as const

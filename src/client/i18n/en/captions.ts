export const captions = {
  title: 'See your words as you speak?',
  makerText:
    'Your browser can show the words while you record. For this it may send your voice to its maker, such as Google, Microsoft or Apple, under their terms. Your recording is not affected, and you can turn captions off at any time.',
  deviceText:
    'Your browser can show the words while you record. It does so on this device: for the captions, your voice goes nowhere else. You can turn them off at any time.',
  keptText: 'The words are saved with your recording, in case no transcription engine understands its language.',
  agree: 'Turn on captions',
  decline: 'Not now',
} as const

export const spoken = {
  files: 'Language of the files',
  ofFile: 'Language of {{name}}',
  auto: 'Found automatically',
  unservedTitle: 'No engine here understands {{language}}',
  taken: 'Dictum took this recording for {{language}}. If it is in another language, say which:',
  is: 'It is {{language}}: transcribe',
  safe: 'Nothing is lost: it will be transcribed as soon as an engine understands {{language}}.',
} as const

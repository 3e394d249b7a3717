export const exports = {
  label: 'Exporter',
  withoutText: 'PDF sans la transcription',
  text: 'Texte brut',
  subtitles: 'Sous-titres ({{format}})',
  all: 'Tout ({{format}})',
  premiumTitle: 'Fonctionnalité Premium',
  premiumText: 'L’export en PDF est réservé aux utilisateurs Premium.',
  pdfFailed: 'Le PDF n’a pas pu être exporté. Réessayez.',
  failed: 'La note n’a pas pu être exportée',
} as const

export const exports = {
  label: 'Export',
  withoutText: 'PDF without the transcript',
  text: 'Plain text',
  subtitles: 'Subtitles ({{format}})',
  all: 'Everything ({{format}})',
  premiumTitle: 'Premium feature',
  premiumText: 'PDF export is only for Premium users.',
  pdfFailed: 'The PDF could not be exported. Please try again.',
  failed: 'The note could not be exported',
} as const

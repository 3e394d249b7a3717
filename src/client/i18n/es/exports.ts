export const exports = {
  label: 'Exportar',
  withoutText: 'PDF sin la transcripción',
  text: 'Texto sin formato',
  subtitles: 'Subtítulos ({{format}})',
  all: 'Todo ({{format}})',
  premiumTitle: 'Función Premium',
  premiumText: 'La exportación a PDF es solo para usuarios Premium.',
  pdfFailed: 'Error al exportar PDF. Inténtalo de nuevo.',
  failed: 'No se ha podido exportar la nota',
} as const

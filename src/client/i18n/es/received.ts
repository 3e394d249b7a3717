export const received = {
  title: 'Audio de otra aplicación',
  ask_one: '¿Crear una nota con este archivo?',
  ask_other: '¿Crear notas con estos archivos?',
  askHint: 'Solo si lo has compartido tú: un sitio web también puede enviar algo aquí.',
  make_one: 'Crear nota',
  make_other: 'Crear notas',
  discard: 'Descartar',
  again: 'Dictum aún no estaba listo para recibir archivos. Vuelve a compartirlo desde la otra aplicación.',
  failed:
    'No se ha podido guardar lo compartido en este dispositivo. Libera espacio o sube el archivo en la página de inicio.',
  none: 'No hay ningún archivo en espera.',
  signIn: 'El archivo está guardado en este dispositivo. Inicia sesión para crear una nota con él.',
  waiting_one: '{{count}} archivo de otra aplicación está en espera',
  waiting_other: '{{count}} archivos de otra aplicación están en espera',
  show: 'Mostrar',
  showHint: 'o vuelve a compartirlo desde la otra aplicación',
} as const

export const captions = {
  title: '¿Quieres ver tus palabras mientras hablas?',
  makerText:
    'Tu navegador puede mostrar las palabras mientras grabas. Para ello es posible que envíe tu voz a su fabricante (Google, Microsoft, Apple…) según sus condiciones. La grabación no se altera y puedes desactivar los subtítulos cuando quieras.',
  deviceText:
    'Tu navegador puede mostrar las palabras mientras grabas. Lo hace en este dispositivo: para los subtítulos, tu voz no va a ninguna otra parte. Puedes desactivarlos cuando quieras.',
  keptText: 'Las palabras se guardan con la grabación, por si ningún motor de transcripción entiende su idioma.',
  agree: 'Activar subtítulos',
  decline: 'Ahora no',
} as const

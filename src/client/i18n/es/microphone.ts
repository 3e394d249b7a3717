export const microphone = {
  title: 'Micrófono',
  text: 'Dictum graba en este dispositivo como elijas aquí. No se graba nada mientras esta ventana está abierta.',
  systemDefault: 'El del sistema',
  absent: '{{device}} (sin conectar)',
  speak: 'Di algo: las barras siguen tu voz.',
  heard: 'Se te oye.',
  echo: {
    label: 'Cancelación de eco',
    text: 'Desactívala para música y si llevas auriculares.',
  },
  noise: {
    label: 'Reducción de ruido',
    text: 'Desactívala para música y cuando varias personas hablan en torno a una mesa.',
  },
  gain: {
    label: 'Volumen automático',
    text: 'Desactívalo para música y si el micrófono tiene su propio control de volumen.',
  },
  done: 'Listo',
  retry: 'Reintentar',
  help: {
    denied:
      'Pulsa el icono junto a la dirección, permite el micrófono e inténtalo de nuevo. En el móvil, el propio navegador también necesita permiso: míralo en los ajustes de privacidad del teléfono.',
    missing:
      'Conecta un micrófono o unos auriculares e inténtalo de nuevo. Si un móvil no encuentra su propio micrófono, reinícialo.',
    busy: 'Otra aplicación lo está usando. Cierra la llamada o la otra grabadora e inténtalo de nuevo. En el móvil, termina antes la llamada o el mensaje de voz.',
    unsupported:
      'Abre Dictum por https en un navegador actual; en el móvil, en Safari o Chrome y no dentro de otra aplicación. También puedes subir un archivo de audio.',
    unknown:
      'Recarga la página e inténtalo de nuevo; en el móvil, cierra el navegador y vuelve a abrirlo. También puedes subir un archivo de audio.',
  },
} as const

export const eventList = {
  overlaps: 'Coincide con {{events}}',
  quoted: '«{{title}}»',
  send: 'Enviar a alguien',
  feed: {
    title: 'Tu calendario, siempre al día',
    text: 'Suscríbete una vez y tu calendario se mantendrá al día con cada evento que hayas añadido y cada tarea con fecha. Cualquiera que tenga la dirección puede leerlo: no la compartas.',
    label: 'Dirección privada',
    subscribe: 'Suscribirse',
    copy: 'Copiar',
    copied: 'Dirección copiada',
    copyFailed: 'El navegador no ha permitido copiar.',
    loadFailed: 'No se ha podido cargar la dirección',
    reset: 'Nueva dirección',
    resetTitle: '¿Cambiar la dirección?',
    resetText:
      'Los calendarios suscritos a la dirección actual dejarán de actualizarse hasta que vuelvas a suscribirlos.',
    resetConfirm: 'Cambiarla',
    resetDone: 'La dirección ha cambiado',
    resetFailed: 'No se ha podido cambiar la dirección',
  },
} as const

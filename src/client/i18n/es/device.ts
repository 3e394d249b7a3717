export const device = {
  offline: { asOf: 'Sin conexión. Lo que ves es del {{time}}.', nothing: 'Sin conexión. Puedes seguir grabando.' },
  install: {
    title: 'Dictum como aplicación',
    lead: 'Se abre desde la pantalla de inicio en su propia ventana, también sin conexión.',
    action: 'Instalar',
    decline: 'Ahora no',
    offer: 'Instala Dictum como aplicación para grabar con un toque.',
    offerByHand: 'Para tener Dictum en la pantalla de inicio: Compartir y luego Añadir a pantalla de inicio.',
    byHand: 'En el navegador, elige Compartir y luego Añadir a pantalla de inicio.',
  },
} as const

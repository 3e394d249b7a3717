export const coming = {
  badge: 'En preparación',
  lead: 'Esta página está en construcción. Esto es lo que habrá aquí:',
  back: 'Volver',
  subscribe: {
    title: 'Suscripción',
    first: 'Pago de Premium con tarjeta, 12 euros al mes',
    second: 'Verificación del pago en un solo paso',
    third: 'Todavía no se puede comprar nada aquí',
  },
}

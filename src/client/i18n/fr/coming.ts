export const coming = {
  badge: 'En préparation',
  lead: 'Cette page est en cours de réalisation. Vous y trouverez :',
  back: 'Retour',
  subscribe: {
    title: 'Abonnement',
    first: 'Le paiement de Premium par carte, 12 euros par mois',
    second: 'La vérification du paiement en une étape',
    third: 'Rien ne peut encore être acheté ici',
  },
}

export const coming = {
  badge: 'En préparation',
  lead: 'Cette page est en cours de réalisation. Vous y trouverez :',
  back: 'Retour',
  premium: {
    title: 'Premium',
    first: 'Ce que Premium ajoute à l’offre gratuite',
    second: 'Les réponses aux questions que l’on se pose avant de choisir',
    third: '12 euros par mois, résiliable à tout moment',
  },
  subscribe: {
    title: 'Abonnement',
    first: 'Le paiement de Premium par carte, 12 euros par mois',
    second: 'La vérification du paiement en une étape',
    third: 'Rien ne peut encore être acheté ici',
  },
}

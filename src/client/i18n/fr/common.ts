export const common = {
  appName: 'Dictum',
  loading: 'Chargement...',
  close: 'Fermer',
  cancel: 'Annuler',
  optional: 'facultatif',
  password: { show: 'Afficher le mot de passe', hide: 'Masquer le mot de passe' },
  toast: { label: 'Message', region: 'Messages ({hotkey})' },
  error: {
    short: 'Erreur',
    title: 'Un problème est survenu',
    unexpected: 'L’affichage a échoué. Vos notes et vos enregistrements sont en sécurité ; réessayez.',
    network: 'Le serveur est injoignable. Vérifiez votre connexion et réessayez.',
    reference: 'Référence : {{id}}',
    retry: 'Réessayer',
  },
  session: { unauthorized: 'Non autorisé', loggedOut: 'Vous êtes déconnecté. Reconnexion en cours...' },
}

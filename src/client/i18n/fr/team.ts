export const team = {
  title: 'Équipe',
  mine: 'Mes notes',
  byMe: 'Partagées',
  withMe: 'Reçues',
  mineEmpty: 'Enregistrez une note sur le tableau de bord ; elle n’est qu’à vous.',
  byMeEmpty: 'Les notes que vous laissez voir à d’autres se trouveront ici.',
  withMeEmpty: 'Les notes que d’autres vous laissent voir se trouveront ici.',
  nothing: 'Rien pour l’instant',
  untitled: 'Note sans titre',
  all: 'Toutes les notes',
}

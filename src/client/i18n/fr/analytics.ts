export const analytics = {
  title: 'Statistiques',
  lead: 'Vos douze dernières semaines, comptées d’après vos propres notes.',
  failed: 'Les chiffres n’ont pas pu être chargés',
  emptyTitle: 'Rien à compter pour l’instant',
  emptyText:
    'Après vos premières notes, vous verrez ici combien de fois, combien de temps et à quel rythme vous parlez.',
  record: 'Enregistrer une note',
  week: 'Semaine du',
  hour: 'Heure',
  asTable: 'Sous forme de tableau',
  notes: {
    title: 'Notes par semaine',
    series: 'Notes',
    summary_one: '{{count}} note en douze semaines',
    summary_other: '{{count}} notes en douze semaines',
  },
  minutes: {
    title: 'Minutes enregistrées',
    series: 'Minutes',
    summary_one: '{{count}} minute en douze semaines',
    summary_other: '{{count}} minutes en douze semaines',
  },
  pace: {
    title: 'Rythme de parole',
    series: 'Mots par minute',
    summary: '{{pace}} mots par minute en moyenne',
    none: 'Aucun texte dont compter les mots pour l’instant',
  },
  sentiment: {
    title: 'Tonalité au fil du temps',
    series: 'Score',
    summary: '{{score}} sur 5 en moyenne',
    none: 'Aucune note n’a encore été analysée',
  },
  hours: { title: 'Heures de la journée', summary: 'La plupart des notes sont enregistrées à partir de {{hour}}' },
  tasks: {
    title: 'Tâches ouvertes et terminées',
    opened: 'Ouvertes',
    closed: 'Terminées',
    summary: '{{opened}} ouvertes et {{closed}} terminées en douze semaines',
    upgrade:
      'Avec Premium, les tâches sont trouvées dans vos notes ; vous verrez ici combien arrivent et combien sont terminées.',
  },
  tags: { title: 'Étiquettes principales', none: 'Aucune note n’a encore d’étiquette.' },
}

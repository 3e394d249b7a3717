export const analytics = {
  title: 'Statistiques',
  lead: 'Vos douze dernières semaines, d’après vos notes.',
  failed: 'Les graphiques n’ont pas pu être chargés',
  emptyTitle: 'Rien à afficher pour l’instant',
  emptyText:
    'Après vos premières notes, vous verrez ici à quelle fréquence, combien de temps et à quel rythme vous parlez.',
  noneLately: 'Aucune note ces douze dernières semaines',
  noneLatelyText:
    'Avec votre prochaine note, vous verrez de nouveau ici à quelle fréquence, combien de temps et à quel rythme vous parlez.',
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
    summaryShort: 'Moins d’une minute en douze semaines',
  },
  pace: {
    title: 'Rythme de parole',
    series: 'Mots par minute',
    summary: '{{pace}} mots par minute en moyenne',
    none: 'Aucune note transcrite pour l’instant',
  },
  sentiment: {
    title: 'Tonalité au fil du temps',
    series: 'Score',
    summary: '{{score}} sur 5 en moyenne',
    none: 'Aucune note à la tonalité marquée',
  },
  hours: { title: 'Heures de la journée', summary: 'Heure la plus active : {{hour}}' },
  tasks: {
    title: 'Tâches nouvelles et terminées',
    opened: 'Nouvelles',
    closed: 'Terminées',
    summary: 'Nouvelles : {{opened}} · Terminées : {{closed}}, en douze semaines',
    upgrade:
      'Avec Premium, Dictum repère les tâches de vos notes ; vous verrez ici combien arrivent et combien sont terminées.',
  },
  tags: { title: 'Étiquettes principales', none: 'Aucune note n’a encore d’étiquette.' },
}

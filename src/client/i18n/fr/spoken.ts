export const spoken = {
  files: 'Langue des fichiers',
  ofFile: 'Langue de {{name}}',
  auto: 'Détectée automatiquement',
  unservedTitle: 'Aucun moteur disponible pour cette langue : {{language}}',
  taken:
    'Dictum a supposé que cet enregistrement est en {{language}}. S’il est dans une autre langue, dites laquelle :',
  is: 'En {{language}} : transcrire',
  safe: 'Rien n’est perdu : l’enregistrement sera transcrit dès qu’un moteur comprendra cette langue ({{language}}).',
  passage: {
    title: 'Est-ce bien la langue parlée ?',
    lead: 'Le moteur a peut-être écrit ces mots dans une mauvaise langue. Écoutez-les pour vérifier.',
    expected: 'Langue attendue ici : {{language}}.',
    again: 'Retranscrire en {{language}}',
    confirm: 'Le texte est juste',
    byHand: 'Ici, aucun moteur ne permet d’indiquer la langue. Vous pouvez corriger le texte à la main.',
    underlined: 'Les phrases soulignées sont peut-être dans une autre langue que celle parlée.',
    more: 'D’autres passages de ce genre sont soulignés dans le texte.',
  },
}

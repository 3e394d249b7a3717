export const spoken = {
  files: 'Langue des fichiers',
  ofFile: 'Langue de {{name}}',
  auto: 'Détectée automatiquement',
  unservedTitle: 'Aucun moteur disponible pour cette langue : {{language}}',
  taken:
    'Dictum a supposé que cet enregistrement est en {{language}}. S’il est dans une autre langue, dites laquelle :',
  is: 'En {{language}} : transcrire',
  safe: 'Rien n’est perdu : l’enregistrement sera transcrit dès qu’un moteur comprendra cette langue ({{language}}).',
}

export const outdatedBrowser =
  'Ce navigateur est trop ancien pour Dictum et l’enregistrement peut échouer. Mettez-le à jour, s’il vous ' +
  'plaît. Chrome, Edge, Firefox et Safari conviennent à partir de leurs versions du printemps 2024.'

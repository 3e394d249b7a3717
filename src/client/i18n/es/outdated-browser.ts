export const outdatedBrowser =
  'Este navegador es demasiado antiguo para Dictum y la grabación puede fallar. Actualízalo, por favor. ' +
  'Chrome, Edge, Firefox y Safari funcionan a partir de sus versiones de la primavera de 2024.'

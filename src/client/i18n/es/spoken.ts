export const spoken = {
  files: 'Idioma de los archivos',
  ofFile: 'Idioma de {{name}}',
  auto: 'Detectado automáticamente',
  unservedTitle: 'Aquí ningún motor entiende el {{language}}',
  taken: 'Dictum ha supuesto que esta grabación está en {{language}}. Si está en otro idioma, di en cuál:',
  is: 'Está en {{language}}: transcribir',
  safe: 'No se pierde nada: se transcribirá en cuanto un motor entienda el {{language}}.',
}

export const spoken = {
  files: 'Idioma de los archivos',
  ofFile: 'Idioma de {{name}}',
  auto: 'Detectado automáticamente',
  unservedTitle: 'Aquí ningún motor entiende el {{language}}',
  taken: 'Dictum ha supuesto que esta grabación está en {{language}}. Si está en otro idioma, di en cuál:',
  is: 'Está en {{language}}: transcribir',
  safe: 'No se pierde nada: se transcribirá en cuanto un motor entienda el {{language}}.',
  passage: {
    title: '¿Es este el idioma en que se habló?',
    lead: 'Puede que el motor haya escrito estas palabras en un idioma equivocado. Escúchalas para comprobarlo.',
    expected: 'Aquí Dictum esperaba {{language}}.',
    again: 'Volver a transcribir en {{language}}',
    confirm: 'El texto está bien',
    byHand: 'Aquí no se puede indicar el idioma a ningún motor. Puedes corregir el texto a mano.',
    underlined: 'Las frases subrayadas pueden estar en un idioma distinto del que se habló.',
    more: 'En el texto hay más fragmentos así, subrayados.',
  },
}

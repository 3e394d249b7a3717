export const speakers = {
  tell: 'Distinguir hablantes',
  again: 'Hablantes',
  tellText:
    'Dictum compara las voces de la grabación y muestra quién dijo cada cosa. Tarda un rato; mientras tanto puedes leer el texto.',
  againText:
    'Dictum vuelve a comparar las voces. Los nombres se quedan con quienes hablan en los mismos momentos; las demás correcciones de hablantes se pierden.',
  count: '¿Cuántas personas hablan?',
  found: 'Se detecta automáticamente',
  files: 'Hablantes en los archivos',
  waiting: 'Se está distinguiendo a los hablantes. Mientras tanto puedes leer el texto.',
  failure: {
    failed: 'No se ha podido distinguir a los hablantes. El texto está completo sin ellos.',
    no_model: 'No se ha distinguido a los hablantes: el modelo necesario ya no está instalado.',
  },
  failed: 'Los hablantes no se han cambiado',
  lead: 'Lo que esta persona dice que hará pasa a ser su tarea.',
  listen: 'Escuchar la voz',
  name: 'Nombre',
  isMe: 'Soy yo',
  isOwner: 'Es {{name}}',
  same: 'Es la misma persona que',
  nobody: 'Nadie más',
  merge: 'Unir en uno',
  save: 'Guardar',
  ofSentence: 'Hablante de la frase en {{time}}',
  other: 'Otra persona',
}

export const ask = {
  title: 'Pregunta a tus notas',
  lead: 'Pregunta con tus palabras. La respuesta sale solo de tus notas y las cita.',
  label: 'Tu pregunta',
  placeholder: '¿Qué decidimos sobre…?',
  ask: 'Preguntar',
  examples: 'Por ejemplo',
  example: {
    first: '¿Qué decidimos sobre el presupuesto?',
    second: '¿Cuándo es la próxima reunión del consejo?',
    third: '¿Qué le prometí al cliente?',
  },
  looking: 'Buscando en tus notas',
  nothing: 'Tus notas no dicen nada de esto. Prueba con las palabras que habrías usado.',
  writtenBy: 'Redactado por {{model}} a partir de estas frases; cada número remite a su fuente.',
  failed: 'No se ha podido responder a tu pregunta',
  history: 'Tus preguntas siguen en esta página hasta que la recargues; no se guardan.',
  upgradeTitle: 'Pregunta cualquier cosa a tus notas',
  upgradeText:
    'Con Premium, haces una pregunta y lees la respuesta con tus propias palabras; toca una cita para oír el momento en que la dijiste.',
} as const

export const ask = {
  title: 'Pregunta a tus notas',
  lead: 'Pregunta con tus palabras. La respuesta sale solo de tus notas, con las frases en que se apoya.',
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
  nothing: 'Nada en tus notas habla de esto. Prueba con otras palabras, tal como las habrías dicho.',
  writtenBy: 'Redactado por {{model}} a partir de estas frases; cada número remite a la frase en que se apoya.',
  failed: 'No se ha podido responder a tu pregunta',
  history: 'Tus preguntas siguen en esta página hasta que la recargues; no se guardan en ningún sitio.',
  upgradeTitle: 'Pregunta a todo lo que has anotado',
  upgradeText:
    'Con Premium haces una pregunta y lees la respuesta con tus propias palabras; cada cita, a un toque del momento en que la dijiste.',
} as const

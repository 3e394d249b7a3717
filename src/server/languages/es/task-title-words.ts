import { nounAfter, type TaskTitleWords } from '../parts/task-title-words.ts'
import { textRules } from '../parts/text-rule.ts'

const filler = textRules('task-filler', { us: '(?:me|nos|se)' })
const subject = textRules('task-subject', {
  article: '(?:el|l[ao]s?|est[aeo]s?|es[ae]s?|mis?|nuestr[ao]s?) ',
  state: '(?: ya)? (?:esta|estan|es|son|quedo)[^,]*,',
  verb: '(?<verb>\\p{L}{2,}o)(?: yo)?',
  rest: '(?<rest>(?: .*)?)',
  // Few words that end in -o are surely verbs.
  does: '(?:{says}|{makes}|{moves})',
  says: 'llamo|escribo|hablo|pregunto|contesto|confirmo|pido|reservo',
  // Other verbs would make "falta la firma" an order.
  order:
    '(?!(?:falta|queda|toca|urge|corre|hace|viene|llega|sale|esta|sigue|vence|basta|sobra|era|una|la)\\b)\\p{L}{2,}(?:[aei]d?|n)',
  before:
    '(?=(?:[ml]is?|el|l[ao]s?|un[ao]?s?|[mst]us?|nuestr[ao]s?|est[aeo]s?|es[aeo]s?|tod[ao]s?|mas|otr[ao]s?|dos|tres|cuatro)\\b)',
  makes: 'preparo|reviso|cierro|termino|firmo|imprimo|instalo|hago|pongo|miro|busco',
  moves: 'mando|envio|llevo|compro|recojo|entrego|traigo',
})
const remark = textRules('task-remark', {
  join: '(?:y|pero|porque|que|asi que)',
  opens: '(?:me|nos|se|le|les|lo|la|luego|ya|yo|ahi|eso|esa|asi|si|tampoco|es|corre)',
  notInfinitive: '(?! \\p{L}+r\\b)',
  soon: '(?:lo antes posible|cuanto antes|sin falta)',
  atLatest: '(?:a mas tardar|como muy tarde|como maximo)',
})

const belongs = 'de (?:la |los |las )?|del '

/** Verbs of dealing with people, whose pronoun stands for a person. */
const person = '(?!llamar|avisar|ver|acompanar|felicitar|invitar|saludar|conocer|recibir|convencer|ayudar|esperar)'

export const taskTitles: TaskTitleWords = {
  fillers: [
    filler('adverb', 'A small word before the verb.', 'tambien|ya|aun|todavia|ademas|primero|luego|sobre todo', {
      right: ['también enviar la oferta → Enviar la oferta', 'luego llamar a Ana → Llamar a Ana'],
      wrong: ['primeros pagos'],
    }),
    filler('please', 'Asking politely.', 'por favor', {
      right: ['por favor enviar la oferta → Enviar la oferta'],
      wrong: ['pedir un favor'],
    }),
    filler('hesitation', 'A sound of hesitation.', 'eh|este|pues', {
      right: ['eh llamar al banco → Llamar al banco'],
      wrong: ['puesto nuevo'],
    }),
    filler('remember', 'Reminding oneself.', 'acordar{us} de(?: que)?|recordar', {
      right: ['acordarme de pagar a Ana → Pagar a Ana'],
      wrong: ['acordar el precio'],
    }),
    filler('not-forget', 'Not forgetting.', 'no (?:se me |me |nos )?olvid(?:ar{us}?|e)(?: de)?', {
      right: ['no olvidar de pagar a Ana → Pagar a Ana', 'no se me olvide llamar → Llamar'],
      wrong: ['no olvidamos a nadie'],
    }),
    filler('try', 'Trying, before a verb.', 'tratar de|intentar(?= \\p{L}+r\\b)', {
      right: ['tratar de cerrar la venta → Cerrar la venta', 'intentar vender la nave → Vender la nave'],
      wrong: ['intentar otra cosa', 'tratar el tema'],
    }),
    filler('make-sure', 'Making sure.', 'asegurar{us} de(?= \\p{L}+r\\b)', {
      right: ['asegurarme de pedir sillas → Pedir sillas'],
      wrong: ['asegurar el coche'],
    }),
    filler(
      'obligation',
      'Having to.',
      '(?:antes )?(?:que )?(?:alguien )?(?:tengo|tenemos|tiene|tienen|tendria|hay) que',
      {
        right: [
          'tenemos que pedir papel → Pedir papel',
          'antes tiene que pedir papel → Pedir papel',
          'alguien tiene que pedir papel → Pedir papel',
        ],
        wrong: ['tenemos queso'],
      },
    ),
    filler(
      'somebody',
      'Anybody who could do it.',
      'alguien (?:debe|deberia|puede|podria)(?= \\p{L}+r(?:l[aeo]s?)?\\b)',
      {
        right: ['alguien debería revisar la caldera → Revisar la caldera'],
        wrong: ['alguien debe dinero', 'alguien del taller debe revisar la caldera'],
      },
    ),
    filler('charge', 'Who it is left to.', 'a \\p{L}+ l[ea]s? toca', {
      right: ['a Lucía le toca preparar la sala → Preparar la sala'],
      wrong: ['a Lucía le gusta preparar la sala'],
    }),
    filler('charge-of', 'Taking care of something.', '(?:yo )?me (?:ocupo|encargo) de(?= \\p{L}+r(?:l[aeo]s?)?\\b)', {
      right: ['yo me ocupo de pedir las sillas → Pedir las sillas'],
      wrong: ['me ocupo de las sillas'],
    }),
    filler('infinitive', '“That” or “I” before the verb.', 'que|yo|a ver si', {
      right: ['que enviar la oferta → Enviar la oferta', 'a ver si llamar a Ana → Llamar a Ana'],
      wrong: ['querer una oferta'],
    }),
  ],
  subjects: [
    subject(
      'known-object',
      'What is to be done is named first.',
      '(?<object>{article}[^,]*?)(?:{state}|,)? (?:ya )?(?:se )?l[ao]s? {verb}{rest}',
      {
        right: [
          'la máquina la reviso yo → Revisar la máquina',
          'el presupuesto ya está, se lo mando a Ana → Mandar el presupuesto a Ana',
          'lo del seguro lo llevo yo → Llevar lo del seguro',
        ],
        wrong: ['la máquina está rota', 'se lo mando a Ana'],
      },
    ),
    subject(
      'pronouns',
      'The speaker does something for somebody.',
      '(?:yo )?(?<clitics>(?:(?:se|l[aoe]s?) )+){verb}{rest}',
      {
        right: ['les respondo → Responderles', 'se lo mando a Ana → Mandárselo a Ana'],
        wrong: ['me ocupo de Ana', 'la máquina la reviso'],
      },
    ),
    subject('speaker', 'The speaker says what they do.', '(?:yo )?(?<verb>{does})(?<rest> .*)', {
      right: ['llamo a Ana para el alta → Llamar a Ana para el alta', 'yo envío las fotos → Enviar las fotos'],
      wrong: ['correo a Ana', 'pedido de sillas'],
    }),
    subject(
      'somebody',
      'Anybody who could do it.',
      '(?:que )?(?<other>alguien) (?<verb>(?!tien|deb|pued)\\p{L}+[ae]){rest}',
      {
        right: ['que alguien avise a Ana → Avisar a Ana', 'alguien revise la lista → Revisar la lista'],
        wrong: ['alguno revise la lista', 'alguien tiene que revisar la lista'],
      },
    ),
    subject(
      'order-with-pronouns',
      'Somebody is asked to do something for somebody.',
      '(?<order>\\p{L}{2,}(?:me|te|se|nos|os|les?|l[ao]s?))(?<rest>(?: .*)?)',
      {
        right: [
          'mándame la oferta → Mandarme la oferta',
          'pídele los precios a Luis → Pedirle los precios a Luis',
          'asegúrate de que llegue → Asegurarse de que llegue',
          'enviadle la muestra → Enviarle la muestra',
        ],
        wrong: ['mandar la oferta'],
      },
    ),
    subject('order', 'Somebody is asked to do something.', '(?<order>{order})(?<rest> {before}.*)', {
      right: ['revisa el contrato → Revisar el contrato', 'imprime tres copias → Imprimir tres copias'],
      wrong: ['nota de gastos', 'falta la firma', 'revisar el contrato'],
    }),
    subject('stressed', '“I” after an infinitive.', '(?<verb>\\p{L}+r(?:me|se|l[aoe]s?)?) yo{rest}', {
      right: ['hacer yo la lista → Hacer la lista'],
      wrong: ['hacer la lista yo y Ana'],
    }),
  ],
  remarks: [
    remark('own-clause', 'A clause with its own subject.', '(?<!\\bde ){join} {opens}\\b{notInfinitive}', {
      right: ['enviar la oferta porque nos la piden → Enviar la oferta', 'pagar a Ana y luego vemos → Pagar a Ana'],
      wrong: ['pagar a Ana y a Luis', 'buscar la nota y la enviar', 'asegurarse de que la puerta cierre'],
    }),
    remark(
      'comment',
      'A comment after a comma.',
      '(?:no |ya |que )?(?:me|nos|se|le|les) (?:va|van|hace|parece|da|dan|debe)\\b',
      {
        right: ['llamar a Ana, no le va a gustar → Llamar a Ana'],
        wrong: ['avisar a Ana, Luis y Eva'],
      },
    ),
    remark('judgement', 'How pressing it is.', '(?:eso|es|que es) (?:si )?(?:es )?(?:urgente|importante|prioritario)', {
      right: ['enviar la oferta eso es urgente → Enviar la oferta'],
      wrong: ['enviar la oferta urgente'],
    }),
    remark('deadline', 'At the latest, or as soon as possible.', '(?:{atLatest}|{soon})(?![\\p{L}])', {
      right: ['enviar la oferta cuanto antes → Enviar la oferta', 'pagar a Ana a más tardar → Pagar a Ana'],
      wrong: ['enviar la oferta por la tarde'],
    }),
    remark('please', 'Asking politely.', ',? ?por favor', {
      right: ['avisar a Ana, por favor → Avisar a Ana'],
      wrong: ['avisar por fax'],
    }),
    remark('priority', 'Its priority.', 'prioridad (?:alta|baja|media)', {
      right: ['enviar la oferta prioridad alta → Enviar la oferta'],
      wrong: ['ordenar por prioridad'],
    }),
  ],
  objects: [
    { pronoun: `${person}(?<verb>\\p{L}+r)lo(?<rest>(?: .*)?)`, noun: nounAfter('(?:el|un|mi|nuestro) ', belongs) },
    { pronoun: `${person}(?<verb>\\p{L}+r)la(?<rest>(?: .*)?)`, noun: nounAfter('(?:la|una|mi|nuestra) ', belongs) },
    {
      pronoun: `${person}(?<verb>\\p{L}+r)los(?<rest>(?: .*)?)`,
      noun: nounAfter('(?:los|unos|mis|nuestros) ', belongs),
    },
    {
      pronoun: `${person}(?<verb>\\p{L}+r)las(?<rest>(?: .*)?)`,
      noun: nounAfter('(?:las|unas|mis|nuestras) ', belongs),
    },
  ],
  promises: {
    lead: '(?:prometi|prometio|prometido|debo|debe)(?: (?:me|nos))?(?: (?<to>al? [^,]+?))?',
    title: 'dar THING TO',
  },
  duties: [
    '(?: (?:ya|todavia|tambien|aun))?(?: (?<pronoun>me|nos|te|le|les|se))?(?: (?:tienen? que|van? a|deben?(?: de)?|quedo en|quedaron en',
    'prometio|prometieron|han? prometido))(?= \\p{L}+[aei]r(?:me|te|se|nos|l[aeo]s?)?(?:l[ao]s?)?(?!\\p{L}))',
  ].join('|'),
  dangling: 'y|o|de|del|la|el|los|las|que|en|por|para|con|hasta|un|una|a',
  clitics: 'me te se nos le les lo la los las',
}

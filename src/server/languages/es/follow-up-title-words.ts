// Over 250 lines: the rules of a title form one list, in which of two at the same place the earlier holds.
import type { FollowUpTitleWords } from '../parts/follow-up-title-words.ts'
import { compose, textRules } from '../parts/text-rule.ts'
import { subjects } from './follow-up-subjects.ts'
import { objects } from './title-objects.ts'

const filler = textRules('task-filler', {
  us: '(?:me|nos|se)',
  infinitive: '\\p{L}+r(?:me|te|se|nos|l[aeo]s?)?(?:l[aeo]s?)?\\b',
  offered: '(?:ofreci|comprometi|comprometo|ofrezco|apunte|apunto|he (?:ofrecido|comprometido|apuntado))',
  promised: '(?:(?:l[ea]s? )?(?:prometi|jure)|(?:l[ea]s? )?he prometido|quede (?:en|de)|he quedado (?:en|de))',
  falls: '(?:toca|queda|corresponde|falta|convendria|conviene|gustaria)',
  leadIn:
    'de una vez(?: por todas)?|por cierto|de paso|sin falta|antes que nada|(?:lo )?(?:siguiente|pendiente)(?: cosa| nuestro)?(?=[:,])|para mi(?=[:,])|{aside}',
  aside: 'y yo(?=,)|ahora(?=,)|por hacer(?=:)|en la lista(?: de| para) \\p{L}+(?=[:,])',
  wants: '(?:quiero|queremos|necesito|necesitamos|pienso|debo|debemos|deberia|deberiamos)',
})
const lead = textRules('title-lead')
const remark = textRules('task-remark', {
  join: '(?:y|{reason})',
  reason: '(?:pero|porque|(?<!{said} )que|asi que)',
  // "Quiere que le arregle el motor", "le dije a Ana que …": what was said is the follow-up.
  said: '\\b(?:{asks}|{tells}\\p{L}*)(?: al? [^,]{2,20})?',
  asks: '(?:quier|pid|dij|dic|esper|rog|encarg|promet|jur)\\p{L}+',
  tells: '(?:decir|avisar|recordar|contar|comprobar|confirmar|explicar|comunicar)',
  opens:
    '(?:que|todavia|aun|me|nos|se|le|les|lo(?! del?\\b)|luego|ya|yo|vos|usted(?:es)?|ell[ao]s?|nosotr[oa]s|ahi|eso|esa|asi|si|tampoco|es|corre)',
  notInfinitive: '(?! \\p{L}+r\\b)',
  sends:
    '(?:manda|envia|entrega|lleva|trae|deja|pone|hace|revisa|paga|prepara|recoge|pasa|sube|imprime|firma|cuelga|tengo|tiene|he|ha)',
  sendsOwn: '(?:dejo|mando|envio|entrego|llevo|traigo|pongo|reviso|pago|recojo|paso|subo|firmo|cuelgo|tengo)',
  soon: '(?:lo antes posible|cuanto antes|sin falta)',
  atLatest: '(?:a mas tardar|como muy tarde|como maximo)',
})

export const followUpTitles: FollowUpTitleWords = {
  fillers: [
    filler('warning', 'A warning before it.', '(?:ojo|cuidado|atencion|importante|urgente|aviso)(?=[,:!])', {
      right: ['ojo, llamar a Ana → Llamar a Ana'],
      wrong: ['prestar atención a la oferta'],
    }),
    filler(
      'apposition',
      'Who somebody is, between signs after the name.',
      '(?:el|la|l[oa]s|mi|su|nuestr[oa]) [^,.;]{2,30}, (?:(?:va|van) a|(?:tiene|tienen) que|debe|deben|se encargan? de) (?={infinitive})',
      {
        right: ['la del cuarto, va a pedir sillas → Pedir sillas', 'mi jefe, tiene que llamar → Llamar'],
        wrong: ['la lista, el plano y la llave'],
      },
    ),
    filler('note', 'A note to oneself.', 'nota (?:para|a) mi(?: mism[oa])?|recordatorio para mi', {
      right: ['nota para mí: llamar al banco → Llamar al banco'],
      wrong: ['nota la fecha'],
    }),
    filler(
      'adverb',
      'A small word before the verb.',
      'tambien|ya|aun|todavia|ademas|primero|luego|sobre todo|(?:asi|igual|bueno|entonces)(?=,)',
      {
        right: [
          'también enviar la oferta → Enviar la oferta',
          'luego llamar a Ana → Llamar a Ana',
          'aun así, enviar la oferta → Enviar la oferta',
        ],
        wrong: ['primeros pagos', 'así se envía la oferta'],
      },
    ),
    filler('same', 'What is left of “tomorrow at the latest” or “I myself”.', '(?:yo )?mism[oa]', {
      right: ['mismo llamar a Ana → Llamar a Ana', 'yo misma les respondo → Responderles'],
      wrong: ['mismos precios'],
    }),
    filler('going', 'Going to do something.', '(?:yo )?(?:voy|vamos|va) a (?={infinitive})', {
      right: ['voy a hablar con Ana → Hablar con Ana', 'yo voy a tener que salir → Salir'],
      wrong: ['voy a Madrid a por la caja'],
    }),
    filler('offered', 'Having offered it.', '(?:yo )?me {offered} a (?={infinitive})', {
      right: ['me ofrecí a enseñar la sala → Enseñar la sala', 'me he comprometido a pagar a Ana → Pagar a Ana'],
      wrong: ['me apunto a la clase'],
    }),
    filler('promised', 'Having promised it.', '(?:yo )?{promised} (?={infinitive})', {
      right: ['le prometí llevar la caja → Llevar la caja', 'quedé en llamar a Ana → Llamar a Ana'],
      wrong: ['quedé con Ana'],
    }),
    filler(
      'falls-to',
      'Being left to somebody.',
      '(?:a mi )?(?:(?:me|nos) )?{falls}(?: a mi| por)? (?={infinitive})|mas (?:me|nos) vale (?={infinitive})',
      {
        right: [
          'me toca pedir sillas → Pedir sillas',
          'me queda a mí inscribir a Ana → Inscribir a Ana',
          'más me vale subir la caja → Subir la caja',
        ],
        wrong: ['me toca el jueves', 'falta la firma'],
      },
    ),
    filler('wanted', 'Wanting to, or having to.', '(?:yo )?{wants} (?={infinitive})', {
      right: ['quiero cambiar la llave → Cambiar la llave', 'debería pedir sillas → Pedir sillas'],
      wrong: ['quiero la llave', 'debo dinero a Ana'],
    }),
    filler('asked', 'Being asked whether one can.', '(?:tu )?(?:puedes|podrias|podeis|podriais) (?={infinitive})', {
      right: ['puedes mandarme la oferta → Mandarme la oferta'],
      wrong: ['puedes con todo'],
    }),
    filler('is', 'What is said to be done.', 'lo que (?:si )?(?:voy a|tengo que|quiero|puedo) hacer es|hacer es', {
      right: ['hacer es pedir sillas → Pedir sillas'],
      wrong: ['hacer estas cuentas'],
    }),
    filler('please', 'Asking politely.', 'por favor', {
      right: ['por favor enviar la oferta → Enviar la oferta'],
      wrong: ['pedir un favor'],
    }),
    filler('favour', 'Asking it as a favour.', '(?:hacer|haz|haga)(?:me|nos) (?:el|un|ese) favor de', {
      right: ['hacerme el favor de llamar a Ana → Llamar a Ana'],
      wrong: ['hacerme un favor'],
    }),
    filler('if-you-can', 'If it suits.', 'si (?:puedes|podes|puede|pueden|podeis)(?: y quieres)?,', {
      right: ['si podés, llamar a Ana → Llamar a Ana'],
      wrong: ['si puede venir, llamar a Ana'],
    }),
    filler('lead-in', 'What leads in to it.', '{leadIn}', {
      right: [
        'de una vez por todas llamar a Ana → Llamar a Ana',
        'siguiente cosa: la valla → La valla',
        'para mí: pintar → Pintar',
      ],
      wrong: ['para mí la valla', 'pendiente de Ana'],
    }),
    filler('hesitation', 'A sound of hesitation.', 'eh|este|pues', {
      right: ['eh llamar al banco → Llamar al banco'],
      wrong: ['puesto nuevo'],
    }),
    filler('remember', 'Reminding oneself.', 'acordar{us} de(?: que)?|recordar', {
      right: ['acordarme de pagar a Ana → Pagar a Ana'],
      wrong: ['acordar el precio'],
    }),
    filler('not-forget', 'Not forgetting.', '(?:que )?no (?:se me |me |nos )?(?:olvid(?:ar{us}?|e)|pase)(?: de)?', {
      right: [
        'no olvidar de pagar a Ana → Pagar a Ana',
        'no se me olvide llamar → Llamar',
        'que no se me pase lo de la caja → Lo de la caja',
      ],
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
      '(?:antes )?(?:que )?(?:alguien )?(?:tengo|tenemos|tener|tiene|tienen|tendria|hay|habria) que',
      {
        right: [
          'tenemos que pedir papel → Pedir papel',
          'habría que pedir papel → Pedir papel',
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
    filler('infinitive', '“That” or “I” before the verb.', 'que (?={infinitive})|a ver si|a (?={infinitive})|yo', {
      right: [
        'que enviar la oferta → Enviar la oferta',
        'a pintar la valla → Pintar la valla',
        'a ver si llamar a Ana → Llamar a Ana',
      ],
      wrong: ['querer una oferta', 'que no sean los de siempre'],
    }),
  ],
  subjects,
  remarks: [
    remark(
      'own-clause',
      'A clause with its own subject.',
      '(?<!\\bde )(?:{join} {opens}|{reason} la)\\b{notInfinitive}',
      {
        right: ['enviar la oferta porque nos la piden → Enviar la oferta', 'pagar a Ana y luego vemos → Pagar a Ana'],
        wrong: [
          'pagar a Ana y a Luis',
          'buscar la nota y la enviar',
          'comprar el pan y la leche',
          'pagar la luz y lo de Ana',
          'asegurarse de que la puerta cierre',
          'decirle a Ana que la reunión se ha movido',
        ],
      },
    ),
    remark(
      'others',
      'What somebody else has to do.',
      'y (?:a (?:mi|ti|vosotr[oa]s|nosotr[oa]s)|vos|usted)(?![\\p{L}])',
      {
        right: ['traer los vasos y a mí la bebida → Traer los vasos'],
        wrong: ['llamar a Ana y a Luis'],
      },
    ),
    remark(
      'detail',
      'What is said of a thing, after a comma.',
      '(?<=, )que (?:tienen?|estan?|llevan?|son|hacen?|vencen?|caducan?|acaban?|terminan?|no)(?![\\p{L}])',
      {
        right: [
          'llevar la caja a arreglar, que tiene un golpe → Llevar la caja a arreglar',
          'pedir cita para la ITV, que caduca → Pedir cita para la ITV',
        ],
        wrong: ['llamar al técnico que tiene la llave'],
      },
    ),
    remark('waiting', 'That nothing has come of it.', 'y (?:(?:sigo|seguimos|todavia|aun|ya) |nada(?![\\p{L}]))', {
      right: ['enviar la oferta y sigo esperando → Enviar la oferta', 'llamar a Ana y nada → Llamar a Ana'],
      wrong: ['enviar la oferta y seguir esperando', 'vender y nadar'],
    }),
    remark(
      'next-thing',
      'What bare speech goes on to, after somebody for whom "it" is done.',
      '(?<=^\\p{L}+[aei]rsel[ao]s? al? (?:(?:el|la|mi|su) )?\\p{L}+ )(?:el|la|los|las|mi|mis) \\p{L}',
      {
        right: ['pasárselo a la directora el seguro vence → Pasárselo a la directora'],
        wrong: ['pasarle a la directora el seguro', 'pasárselo a la directora mañana'],
      },
    ),
    remark('goes-on', 'What the same person does with it.', 'y l(?:a|as|os) {sends}n?(?![\\p{L}])', {
      right: ['pedir las llaves y las manda a Ana → Pedir las llaves'],
      wrong: ['pedir las llaves y las mandas', 'comprar el pan y la leche'],
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
    remark(
      'own-goes-on',
      'What the speaker does with it next.',
      'y (?:(?:se|te) )?l(?:a|o|as|os) {sendsOwn}(?![\\p{L}])',
      {
        right: ['firmar el certificado y lo dejo en la mesa → Firmar el certificado'],
        wrong: ['firmar el certificado y los planos', 'comprar el pan y lo de Ana'],
      },
    ),
    remark('concession', 'In spite of what.', 'aunque |si o si(?![\\p{L}])', {
      right: ['sacar la caja aunque se enfaden → Sacar la caja', 'mandar el informe sí o sí → Mandar el informe'],
      wrong: ['preguntar si hay caja'],
    }),
    remark('judgement', 'How pressing it is.', '(?:eso|es|que es) (?:si )?(?:es )?(?:urgente|importante|prioritario)', {
      right: ['enviar la oferta eso es urgente → Enviar la oferta'],
      wrong: ['enviar la oferta urgente'],
    }),
    remark('deadline', 'At the latest, or as soon as possible.', '(?:{atLatest}|{soon})(?![\\p{L}])', {
      right: ['enviar la oferta cuanto antes → Enviar la oferta', 'pagar a Ana a más tardar → Pagar a Ana'],
      wrong: ['enviar la oferta por la tarde'],
    }),
    remark(
      'beforehand',
      'Before what was said.',
      '(?<!\\b(?:una?|dos|tres|cuatro|cinco|diez|quince|la|el|\\d+) \\p{L}+ )antes$',
      {
        right: ['preparar los extractos antes → Preparar los extractos'],
        wrong: ['llamar antes de salir', 'preparar la maleta la noche antes'],
      },
    ),
    remark('thanks', 'Thanks at the end.', '(?:(?:muchas|mil) )?gracias$|un (?:abrazo|beso|saludo)$', {
      right: ['enviar la oferta gracias → Enviar la oferta', 'enviar la oferta, muchas gracias → Enviar la oferta'],
      wrong: ['dar las gracias a Ana', 'enviar un abrazo a Ana'],
    }),
    remark(
      'convenience',
      'Whenever it suits.',
      'cuando (?:pued[ae][sn]?|podais|teng[ae][sn]? (?:un (?:momento|minuto|rato|hueco)|tiempo))',
      {
        right: ['enviar la oferta cuando puedas → Enviar la oferta'],
        wrong: ['enviar la oferta cuando tenga los datos'],
      },
    ),
    remark(
      'outburst',
      'How the speaker feels.',
      'que (?:ganas|pena|lio|bien|rabia|pereza|horror|desastre|suerte|locura|cansancio|ilusion|verguenza)(?![\\p{L}])',
      {
        right: ['enviar la oferta qué ganas de acabar → Enviar la oferta'],
        wrong: ['enviar la oferta que gana'],
      },
    ),
    remark(
      'outcome',
      'What came of it, or a thought of whether it will.',
      'al final (?:no|se|me|lo|la|\\p{L}+[aei]mos)(?![\\p{L}])|a ver (?:si|que|como|cuando)(?![\\p{L}])|por cierto$',
      {
        right: [
          'preguntar a Ana al final no sembramos → Preguntar a Ana',
          'enviar la oferta, a ver si la tengo → Enviar la oferta',
          'enviar la oferta por cierto → Enviar la oferta',
        ],
        wrong: ['enviar la oferta al final del mes', 'enviar la oferta para ver si gusta'],
      },
    ),
    remark(
      'said-before',
      'What the speaker has done about it.',
      '(?<=, )(?:ya )?(?:(?:se|me|te|les?|l[ao]s?) )*(?:he|ha|han|hemos) ',
      {
        right: ['enviar la oferta, se la he pedido dos veces → Enviar la oferta'],
        wrong: ['enviar la oferta que ha pedido'],
      },
    ),
    remark(
      'not-yet',
      'Where it stands, after a comma.',
      '(?<=, )(?:todavia|aun|ya) (?:no )?(?:l[ao]s?|me|te|se|nos|les?|es|son|esta|estan|va|van|toca|tengo|tiene|hay)\\b',
      {
        right: ['pasar las faltas, todavía no las tengo → Pasar las faltas'],
        wrong: ['llamar a Ana, aún hoy'],
      },
    ),
    remark('priority', 'Its priority.', 'prioridad (?:alta|baja|media)', {
      right: ['enviar la oferta prioridad alta → Enviar la oferta'],
      wrong: ['ordenar por prioridad'],
    }),
  ],
  objects,
  unresolved: null,
  things: [
    { lead: '(?:me|nos) (?:encargo|encargamos|ocupo|ocupamos)(?: yo| nosotros)? de', title: 'ocuparme de THING' },
    {
      lead: '(?:prometi|prometio|prometido|debo|debe)(?: (?:me|nos))?(?: (?<to>al? [^,]+?))?',
      title: 'dar THING TO',
    },
    {
      lead: '(?:necesito|necesitamos|(?:me|nos) hacen? falta)(?: (?:ya|urgentemente|si o si))?',
      title: 'conseguir THING',
    },
  ],
  duties: [
    '(?: (?:ya|todavia|tambien|aun))?(?: (?<pronoun>me|nos|te|le|les|se|l[ao]s?))?(?: (?:tienen? que|van? a|deben?(?: de)?|quedo en|quedaron en',
    'prometio|prometieron|han? prometido))(?= \\p{L}+[aei]r(?:me|te|se|nos|l[aeo]s?)?(?:l[ao]s?)?(?!\\p{L}))',
  ].join('|'),
  acts: '(?:,? (?:ellas?|el|ellos))?(?: ya| tambien)?',
  leads: [
    lead('sound', 'A sound of remembering.', '(?:ah|oh|ay|eh|uy)(?:,? (?:si|tambien|espera))?', {
      right: ['Ah, y la valla', 'ah sí, llamar a Ana'],
      wrong: ['ahora la valla', 'llamar a Ana, ah'],
    }),
    lead('and', 'What adds a thing.', '(?:y|pero)(?: luego| tambien| ademas| despues)?|luego', {
      right: ['y llamar a Ana', 'Y luego la valla', 'pero la verja'],
      wrong: ['yo llamo', 'la valla y la verja'],
    }),
    lead('filler', 'A filler before a comma.', '(?:bueno|pues|vale|total|entonces|ademas|tambien|nada|oye)(?=,)', {
      right: ['Bueno, la valla', 'pues, llamar a Ana'],
      wrong: ['vale de compra', 'total de la factura, el viernes'],
    }),
  ],
  quoted: '«WORDS»',
  polite: 'por favor',
  emphatic: '(?:tu|vos|yo|usted)(?= (?:al?|el|l[ao]s|con|una?|por|para|en|del?)(?![\\p{L}])|$)|ya(?=,|$)',
  dangling:
    '(?<!(?:d[ií]as?|noche|tarde|semanas?|horas?|mes|meses|rato) )antes|de paso|y|o|de|del|la|el|los|las|que|en|por|para|con|hasta|un|una|a|este|eh',
  climbing: compose('(?<!\\p{L})(?:(?<to>me|nos|te|se) )?(?<pronoun>l[ao]s?)(?: (?:{must}|{will}))?\\s*$', {
    must: '(?:tengo|tenemos|tendre|tendremos|tiene|tienen|hay|habra) que|deb(?:o|emos|en?)',
    will: '(?:voy|vamos|van?) a|(?:quiero|queremos|necesito|puedo|podemos|me falta|nos falta)',
  }),
  during: { words: 'durante', periods: 'el|la|los|las|este|esta|estos|estas' },
  clitics: 'me te se nos le les lo la los las',
}

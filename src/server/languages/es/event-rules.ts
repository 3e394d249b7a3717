// Over 250 lines: the rules that name events form one list, each with its examples.
import { textRules, writingRules } from '../parts/text-rule.ts'
import type { EventRules } from '../parts/title-words.ts'

const verb = writingRules('event-verb', {
  // "La visita quedó para el martes": folded, "quedó" reads like "quedo".
  arranged: '(?:quedo(?! (?:para|fijad|program|pendiente))|quedamos|hemos quedado|he quedado)',
  meets: '(?:reuno|reunimos|reunen|reunir|juntamos|junto|juntan|junta)',
  goingTo: '(?:voy a|vamos a)',
  wants: '(?:quiero|quiere|quieren|queremos|pide|piden|propone|proponen)',
  mustMeet: '(?:voy a|vamos a|tengo que|tenemos que|hay que|toca)',
  meetUs: '(?:reunirme|reunirnos|reunirse|juntarnos|sentarme|sentarnos|verme|vernos)',
  travels: '(?:viajo|viajamos|viajare|voy|vamos|salgo|salimos|ire|iremos)',
  noHour: '(?! las? (?:\\d|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce))',
  noInfinitive: '(?! \\p{L}+[aei]r(?:l[aeo]s?|me|nos|se)?\\b)',
})
const visit = writingRules('event-visit', {
  // "La próxima visita" is a noun.
  visits: '(?<!(?:la|una|mi|su|cada|otra|nueva|(?:proxim|primer|segund|ultim)a) )visita',
  weekday: '(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)',
  toSee: '(?: a (?:ver|visitar)(?:nos|me)?)?',
})
const purpose = textRules('event-purpose')
const frame = textRules('event-frame', {
  having: '(?:tengo|tenemos|tiene|tienen|hay|habra|tendre|tendremos|tocaria|toca)',
  planning:
    '(?:ponemos|pongo|organizamos|celebramos|hacemos|fijamos|he puesto|hemos puesto|me han puesto|nos han puesto)',
  asking: '(?:quiero|agenda|agendar|programa)',
  moved: '(?:movido|cambiado|pasado|aplazado|adelantado|recorrido)',
})
const copula = textRules('event-copula')
const contraction = writingRules('contraction')

export const eventRules: EventRules = {
  verbs: [
    verb(
      'meet',
      'Meeting somebody.',
      '(?:me|nos|se) (?:voy a |vamos a |van a |volvemos a |vuelven a )?{meets}(?:me|nos)?(?: con)?',
      'Reunión con',
      { right: ['nos reunimos con Ana el viernes → Reunión con Ana'], wrong: ['la reunión del viernes'] },
    ),
    verb(
      'talk-over',
      'Talking it over.',
      '(?:lo|la) (?:hablamos|hablaremos|comentamos|vemos)(?: con)?',
      'Reunión con',
      {
        right: ['el viernes lo hablamos con Ana → Reunión con Ana'],
        wrong: ['hablamos con Ana'],
      },
    ),
    verb('still-on', 'What was agreed stands.', '(?:seguimos|sigue|sigue todo|estamos) en pie para', 'Cita', {
      right: ['seguimos en pie para el lunes a las nueve → Cita'],
      wrong: ['la oferta sigue en pie'],
    }),
    verb('have-to-meet', 'Having to meet somebody.', '{mustMeet} {meetUs}(?: con)?', 'Reunión con', {
      right: ['tengo que sentarme con Ana el viernes → Reunión con Ana'],
      wrong: ['tengo que sentir el suelo'],
    }),
    verb(
      'going-to-meet',
      'Going to meet somebody.',
      '(?:me|nos) (?:voy a |vamos a )(?:sentar|ver|reunir|juntar)(?: con)?',
      'Reunión con',
      { right: ['nos vamos a ver con Ana el viernes → Reunión con Ana'], wrong: ['nos vamos a casa'] },
    ),
    verb(
      'see-each-other',
      'Seeing each other.',
      '(?:nos vemos|me veo|nos veremos|nos sentamos|me siento)(?: con)?',
      'Reunión con',
      { right: ['nos veremos con Ana el viernes → Reunión con Ana'], wrong: ['nos ven desde la calle'] },
    ),
    verb(
      'want-to-meet',
      'Wanting or being asked to meet.',
      '(?:{wants} )?(?:que nos (?:veamos|reunamos|juntemos|sentemos)|(?:ver|reunir|juntar)(?:nos|me|se))(?: con)?',
      'Reunión con',
      {
        right: ['quieren que nos veamos con Ana el viernes → Reunión con Ana', 'quiere verme el viernes → Reunión'],
        wrong: ['quieren que nos vayamos', 'quieren vender'],
      },
    ),
    verb(
      'arranged-with',
      'Having arranged to meet somebody.',
      '(?:quedo|quede|quedamos|he quedado|hemos quedado|quedaremos)(?: ya)?(?: con)',
      'Reunión con',
      { right: ['he quedado con Ana el viernes → Reunión con Ana'], wrong: ['quedan con Ana'] },
    ),
    verb(
      'arranged-to-meet',
      'Having arranged to see each other.',
      '{arranged} en (?:ver|reunir|juntar|encontrar|sentar)nos(?: con)?',
      'Reunión con',
      { right: ['quedamos en vernos con Ana el viernes → Reunión con Ana'], wrong: ['quedamos en la plaza'] },
    ),
    verb(
      'arranged-to-call',
      'Having arranged to call each other.',
      '{arranged} en (?:llamarnos|hablar(?:nos|lo)?|telefonearnos)(?: con)?',
      'Llamada con',
      { right: ['hemos quedado en llamarnos el viernes → Llamada'], wrong: ['quedamos en la plaza'] },
    ),
    verb('arranged', 'Having arranged to meet.', '{arranged}(?! en \\p{L}+r(?:me|nos|l[aoe]s?|se)?\\b)', 'Cita', {
      right: ['hemos quedado el viernes → Cita'],
      wrong: ['queda poco papel', 'quedamos en mandarlo el viernes'],
    }),
    verb(
      'see',
      'Seeing or receiving somebody.',
      '(?:veo|vemos|vere|veremos|{goingTo} ver|recibo|recibimos)(?: a(?=\\s)| al)',
      'Reunión con',
      { right: ['vemos al notario el viernes → Reunión con notario'], wrong: ['vemos la nave'] },
    ),
    verb('receive', 'Receiving visitors.', '(?:recibimos|recibo)', 'Visita de', {
      right: ['recibimos los auditores el viernes → Visita de los auditores'],
      wrong: ['el recibidor de la luz'],
    }),
    verb(
      'visitor',
      'Somebody comes, named after the verb.',
      '(?:nos )?(?:vienen?|pasan?)(?= (?:el|los|las|mi|mis|un|una|unos) )',
      'Visita de',
      {
        right: ['viene el fontanero el viernes → Visita del fontanero'],
        wrong: ['viene bien el viernes'],
      },
    ),
    verb(
      'lunch-with',
      'Having lunch with somebody.',
      '(?:como|comemos|comere|comeremos|{goingTo} comer|almuerzo|almorzamos)(?: con)',
      'Comida con',
      { right: ['comemos con Ana el viernes → Comida con Ana'], wrong: ['come con Ana'] },
    ),
    verb('lunch', 'Having lunch.', '(?:vamos a comer|comemos|almorzamos|comeremos)', 'Comida', {
      right: ['comemos el viernes → Comida'],
      wrong: ['vamos a comerciar'],
    }),
    verb(
      'dinner-with',
      'Having dinner with somebody.',
      '(?:ceno|cenamos|cenare|cenaremos|{goingTo} cenar)(?: con)',
      'Cena con',
      { right: ['ceno con Ana el viernes → Cena con Ana'], wrong: ['la cena con Ana'] },
    ),
    verb('dinner', 'Having dinner.', '(?:cenamos|cenaremos|vamos a cenar)', 'Cena', {
      right: ['cenamos el viernes → Cena'],
      wrong: ['la cena del viernes'],
    }),
    verb(
      'breakfast',
      'Having breakfast with somebody.',
      '(?:desayuno|desayunamos|desayunare|{goingTo} desayunar)(?: con)',
      'Desayuno con',
      { right: ['desayuno con Ana el viernes → Desayuno con Ana'], wrong: ['un desayuno ligero'] },
    ),
    verb(
      'call',
      'Talking to somebody.',
      '(?:hablo|hablamos|hablare|hablaremos|{goingTo} hablar|llamo|llamamos|llamare)(?: con| a| al)',
      'Llamada con',
      { right: ['hablaremos con Ana el viernes → Llamada con Ana'], wrong: ['hablamos de Ana'] },
    ),
    verb(
      'interview',
      'Interviewing somebody.',
      '(?:entrevisto|entrevistamos|{goingTo} entrevistar)(?: a| al)?',
      'Entrevista con',
      { right: ['entrevistamos a Ana el viernes → Entrevista con Ana'], wrong: ['la entrevista del viernes'] },
    ),
    verb(
      'present',
      'Presenting something.',
      '(?:presento|presentamos|presentare|presentaremos|{goingTo} presentar)',
      'Presentación de',
      {
        right: ['presentamos el presupuesto el viernes → Presentación del presupuesto'],
        wrong: ['los presentes del viernes'],
      },
    ),
    verb('sign', 'Signing something.', '(?:firmo|firmamos|firmaremos|{goingTo} firmar)', 'Firma de', {
      right: ['firmamos el contrato el viernes → Firma del contrato'],
      wrong: ['la firma de Ana'],
    }),
    verb(
      'visit',
      'Visiting somebody or something.',
      '(?:visito|visitamos|visitaremos|{goingTo} visitar)(?: a| al)?',
      'Visita a',
      { right: ['visitamos la fábrica el viernes → Visita a la fábrica'], wrong: ['las visitas del viernes'] },
    ),
    verb('fly', 'Flying somewhere.', '(?:vuelo|volamos|volare|{goingTo} volar) a', 'Vuelo a', {
      right: ['volamos a Oslo el viernes → Vuelo a Oslo'],
      wrong: ['el vuelo de Ana'],
    }),
    verb(
      'see-again',
      'Seeing somebody again.',
      '(?:les?|l[ao]s?) (?:vuelvo|volvemos|volvere|volveremos) a (?:ver|recibir|citar)',
      'Cita',
      { right: ['la vuelvo a ver el viernes → Cita'], wrong: ['vuelvo a la nave'] },
    ),
    verb('go-to-the', 'Going to a place with its article, masculine.', '(?:voy|vamos|ire|iremos) al', 'Visita al', {
      right: ['vamos al notario el viernes → Visita al notario'],
      wrong: ['vamos a Lugo'],
    }),
    verb(
      'go-to',
      'Going to a place with its article, or home.',
      '(?:voy|vamos|ire|iremos) a(?= (?:la|los|las|casa) )',
      'Visita a',
      { right: ['vamos a la fábrica el viernes → Visita a la fábrica'], wrong: ['vamos a Lugo'] },
    ),
    verb('travel', 'Travelling somewhere.', '{travels} (?:a|para){noInfinitive}{noHour}', 'Viaje a', {
      right: ['salimos para Lugo el viernes → Viaje a Lugo'],
      wrong: ['vamos a firmar', 'salimos a las ocho'],
    }),
    verb(
      'operated',
      'Somebody has an operation.',
      '(?:me|nos|l[aeo]s?) (?:operan|operaran|van a operar)',
      'Operación',
      {
        right: ['lo operan el jueves a las siete → Operación'],
        wrong: ['operan con pérdidas', 'la operación'],
      },
    ),
    verb(
      'set-out',
      'Setting out, nobody says whereto.',
      '(?<!, )(?:salimos|saldremos)(?! (?:al|para|del?|con|en|ya)(?![\\p{L}]))(?! a (?!las? ))',
      'Salida',
      { right: ['salimos el viernes a las ocho → Salida'], wrong: ['salimos de viaje', 'salimos para Lugo'] },
    ),
  ],
  visits: [
    visit(
      'come',
      'Somebody comes.',
      '(?:nos )?(?:vienen?|visitan|{visits}|vendra|vendran|van? a venir|pasan?(?! al? (?:{weekday}|dia))|acuden?){toSee}',
      'Visita de',
      {
        right: ['los auditores vienen el viernes → Visita de los auditores'],
        wrong: ['los auditores vinieron el viernes', 'la sesión pasa al viernes', 'la próxima visita'],
      },
    ),
    visit('arrive', 'Somebody or something arrives.', 'llegan?|llegara|llegaran', 'Llegada de', {
      right: ['la prensa llega el viernes → Llegada de la prensa'],
      wrong: ['la llegada de la prensa'],
    }),
    visit('close', 'Something closes.', '(?:cierran?|cerrara|cerraran)', 'Cierre de', {
      right: ['la tienda cierra el viernes → Cierre de la tienda'],
      wrong: ['el cierre de la tienda'],
    }),
    visit('signed', 'Something is signed.', 'se (?:firman?|firmara|firmaran)', 'Firma de', {
      right: ['la venta se firma el viernes → Firma de la venta'],
      wrong: ['la firma de la venta'],
    }),
    visit('handed-over', 'Something is handed over.', 'se (?:entregan?|entregara|entregaran)', 'Entrega de', {
      right: ['las llaves se entregan el viernes → Entrega de las llaves'],
      wrong: ['la entrega de las llaves'],
    }),
    visit('expect', 'Somebody expects us.', '(?:nos|me) esperan?', 'Cita con', {
      right: ['el notario nos espera el viernes → Cita con el notario'],
      wrong: ['esperamos al notario'],
    }),
  ],
  purposes: [
    purpose(
      'talk',
      'Talking about something.',
      'para (?:hablar de|hablar sobre|hablar del|tratar|discutir|comentar|platicar de)',
      { right: ['para hablar del alquiler', 'para comentar la oferta'], wrong: ['para hablar con Ana'] },
    ),
    purpose('look', 'Looking at something.', 'para (?:ver|revisar|repasar|mirar)', {
      right: ['para revisar la oferta'],
      wrong: ['para verano'],
    }),
  ],
  frames: [
    frame(
      'opening',
      'Words that open a clause.',
      '(?:y|pero|entonces|luego|bueno|pues|eh|este|oye|mira|vale|a ver|tambien|ademas|por cierto|al final|finalmente)',
      { right: ['bueno, gala → Gala', 'y luego gala → Gala'], wrong: ['yate para la gala'] },
    ),
    frame(
      'reminder',
      'Reminding, or giving a reason.',
      '(?:ojo|recuerda(?: que)?|acordaos(?: de)?(?: que)?|apunta(?: que)?|asi que|que|porque|antes)',
      { right: ['recuerda que gala → Gala'], wrong: ['quedan entradas'] },
    ),
    frame(
      'someone-has',
      'Somebody has or plans it.',
      '(?:yo |nosotros )?(?:{having}|{planning}|{asking})(?: ya| tambien| otra| fijada)?',
      { right: ['tenemos ya gala → Gala', 'nos han puesto gala → Gala'], wrong: ['haya gala'] },
    ),
    frame('agreed', 'Having agreed to do something.', '(?:quedamos|hemos quedado|quede|he quedado) en(?= \\p{L}+r)', {
      right: ['quedamos en ir al teatro → Ir al teatro'],
      wrong: ['quedan en la sala'],
    }),
    frame('it-is', 'It is something, or about something.', 'esta|estan|(?:es|sera|son)|lo de|al|a la', {
      right: ['será gala → Gala', 'lo de gala → Gala'],
      wrong: ['estancia en la gala'],
    }),
    frame('is-moved', 'It is moved.', '(?:y )?se (?:pasa|mueve|cambia|adelanta|aplaza)(?: al| a| para)?', {
      right: ['se aplaza gala → Gala'],
      wrong: ['se celebra gala'],
    }),
    frame('moved', 'Somebody has moved it.', '(?:lo |la |los |las )?(?:han |hemos |he )?{moved}(?: al| a| para)?', {
      right: ['la han movido gala → Gala'],
      wrong: ['han cancelado gala'],
    }),
    frame('correction', 'Correcting oneself.', 'no|perdon|digo', {
      right: ['digo gala → Gala'],
      wrong: ['noche de gala'],
    }),
    frame('article', 'The article.', '(?:el|la|los|las|un|una|mi|mis|nuestra|nuestro|otra)', {
      right: ['nuestra gala → Gala'],
      wrong: ['elegante gala'],
    }),
  ],
  copulas: [
    copula('is', 'It is or will be.', 'es|son|sera|seran|seria|serian|va a ser|qued[ao](?: para)?|esta', {
      right: ['gala será → Gala', 'gala queda para → Gala', 'gala quedó para → Gala'],
      wrong: ['gala era', 'gala de José'],
    }),
    copula(
      'moved',
      'It has been moved.',
      '(?:se )?(?:ha|han) (?:pasado|movido|cambiado|aplazado|adelantado)(?: a| al| para)?',
      {
        right: ['gala se ha pasado a → Gala', 'gala han cambiado al → Gala'],
        wrong: ['gala se ha cancelado'],
      },
    ),
    copula(
      'takes-place',
      'It takes place.',
      'se celebran?|empiezan?|comienzan?|arrancan?|parten?|tienen? lugar|se pasan? a|caen?|nos caen?|toca',
      {
        right: ['gala tiene lugar → Gala', 'gala arranca → Gala'],
        wrong: ['gala termina'],
      },
    ),
    copula('is-not', 'It is not on another day.', 'no(?: es| son| sera| va a ser)?', {
      right: ['gala no es → Gala', 'gala no → Gala'],
      wrong: ['gala nocturna'],
    }),
    copula('brought', 'It is brought.', '(?:(?:me|nos) )?l[ao]s? (?:traen?|entregan?|instalan?|reparten?)', {
      right: ['gala la traen → Gala', 'gala: nos la traen → Gala'],
      wrong: ['gala traen'],
    }),
    copula(
      'we-have',
      'We hold it.',
      '(?:l[ao]s? )?(?:hacemos|dejamos|pasamos|movemos|cambiamos|aplazamos|adelantamos)(?: al?| para)?|la tengo|lo tengo|la tenemos',
      {
        right: ['gala la hacemos → Gala', 'gala la pasamos al → Gala'],
        wrong: ['gala lo vemos'],
      },
    ),
  ],
  contractions: [
    contraction('del', '“De el” before a word that is no name.', '\\bde el (?=\\p{Ll})', 'del ', {
      right: ['visita de el banco → visita del banco'],
      wrong: ['visita de El Corte'],
    }),
    contraction('of-twice', '“De del”.', '\\bde del (?=\\p{L})', 'del ', {
      right: ['ocuparse de del vino → ocuparse del vino'],
      wrong: ['desde del banco'],
    }),
    contraction('al', '“A el” before a word that is no name.', '\\ba el (?=\\p{Ll})', 'al ', {
      right: ['visita a el banco → visita al banco'],
      wrong: ['visita a El Escorial'],
    }),
    contraction('with-a', 'Two prepositions, of which the first is kept.', '\\b(con|de) a(?:l)? (?=\\p{L})', '$1 ', {
      right: ['Reunión con al notario → Reunión con notario'],
      wrong: ['Reunión con Al'],
    }),
  ],
}

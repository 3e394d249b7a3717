// Over 250 lines: one list of rules, each with its examples.
import type { PointRules } from '../parts/point-rules.ts'
import { textRules } from '../parts/text-rule.ts'
import { asked } from './question-rules.ts'

const decided = textRules('decision-statement', {
  verb: '\\p{L}+[aei]r(?:l[aeo]s?|se)?',
  notIf: '(?<!(?:si|cuando|hasta que|antes de que|en cuanto) )',
  notAhead: '(?<!(?:manana|lunes|martes|miercoles|jueves|viernes|sabado|domingo|ahora|luego) )',
  body: '(?:el|la|los|las) (?:[a-z]+ )?(?:{board}|{people})(?: de (?:la |los |las )?[a-z]+| directiv[oa])?',
  board: 'consejo|junta|comite|directorio|asamblea|claustro|pleno|patronato|mesa|direccion|cooperativa',
  people: 'familia|soci[oa]s|vecinos|accionistas|miembros',
  // "Al final vamos a llegar tarde" is a fear.
  deed: '(?!{happens}(?:se|nos)?\\b)\\p{L}+[aei]r(?:l[aeo]s?|se|nos)?(?![\\p{L}])',
  happens: '(?:ser|estar|llegar|tener|haber|acabar|perder|llover|morir|salir|quedar|poder|venir|ver|ir)',
  surely: '(?: (?:ya|por fin|finalmente|tambien|ayer|hoy))?',
  voted: '(?:acord|decidi|aprob|rechaz|resolvi|vot)(?:o|aron|eron)|(?:ha|han) {done}',
  done: '(?:acordado|decidido|aprobado|rechazado|resuelto|votado)',
  over: '(?:cerrad|zanjad|descartad|resuelt)[oa]s?',
  standing: '(?:fijad|establecid|aprobad|descartad)[oa]s?',
  ended: '(?:aprobad|rechazad|negad|acordad|resuelt|decidid|descartad|aceptad)[oa]s?',
  fixed: '(?:qued(?:o|a|aron|an)|(?:lo |la )?(?:dejamos|cerramos)|(?:se )?cerro) (?:en|a|por)',
  accepted: '(?:aceptaron|acepto|aceptamos|cerramos|pactamos|pactaron)',
  amount: '(?:\\d|un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|{tens})',
  tens: 'quin|dieci|set|nove|veint|treinta|cuarenta|cincuenta|sesenta|ochenta|cien|mil',
  money: '(?:pesos|euros|dolares|soles|reales|bolivares|quetzales|por ciento|el metro|el kilo|la hora|por cabeza)',
  proposal: '(?:propuesta|mocion|idea|solicitud|enmienda|peticion|proyecto|plan)',
})
const reference = textRules('decision-reference', {
  so: '(?:(?:y|pues|bueno|asi que|total|vale|entonces|pero),? )*',
  deciding: '(?:decidimos|acordamos|resolvimos|votamos|hablamos|cerramos|(?:hemos|han) {done})',
  done: '(?:decidido|acordado|resuelto|votado|hablado)',
  board: '(?:(?:el|la|los|las) (?:[a-z]+ ){1,4})?',
  boardDid: '(?:acordo|decidio|aprobo|resolvio|voto|acordaron|decidieron|aprobaron|votaron)',
  things: '(?:\\w+ (?:cosas|puntos|asuntos|temas|decisiones)|lo siguiente)',
  around:
    '(?:,? (?:con|en|ayer|hoy|esta|este|anoche|el|la|los|entre|por|tras|despues|antes|mi|las|ya|juntos)\\b[a-z0-9, ]{0,60})?',
})
const listNumber = textRules('list-number')
const opening = textRules('question-opening', {
  so: '¿?(?:(?:y|o|pero|entonces|bueno|a ver|luego|ahora|ademas),? )*',
  preposition: '(?:(?:a|de|con|en|por|para|desde|hasta) )?',
})
const inquiry = textRules('question-inquiry', { so: '¿?(?:(?:y|o|pero|entonces|bueno|luego|ademas),? )*' })
const doubt = textRules('question-doubt', {
  what: '(?:si|como|cuando|quien|que|cual|donde|por que)',
})
const feeling = textRules('question-feeling')
const rhetorical = textRules('question-rhetorical', {
  so: '¿?(?:(?:y|pero|bueno|pues),? )*¿?',
})
const reported = textRules('question-reported')

const teller = textRules('teller', {
  thing: '(?:horoscopo|tarot|galleta de la suerte|cartel|letrero|anuncio|radio|periodico|pronostico|cancion)',
  says: '(?:dice|decia|dijo|pone|ponia|promete|asegura)',
})
const tale = textRules('tale')
const own = textRules('own-word', {
  pronoun: 'yo|nosotr[oa]s|nos|me',
  must: 'tengo|tenemos|debo|debemos|voy|vamos|quiero|queremos|necesito|necesitamos|he|hemos|estoy|estamos',
})

export const points: PointRules = {
  decided: [
    decided('vote', 'What a body decided or rejected.', '{notIf}{body}{surely} (?:{voted})', {
      right: ['la junta directiva aprobó la cuota', 'el consejo de la cooperativa ha rechazado la fusión'],
      wrong: ['la junta es el viernes', 'si la junta aprobó la cuota', 'mi hija decidió estudiar química'],
    }),
    decided(
      'we-vote',
      'What we decided or voted.',
      '(?:resolvimos|votamos) (?:que|no|por|contra|en contra|a favor|{verb})|hemos (?:resuelto|votado) (?:que|no|por|contra|en contra|a favor|{verb})',
      {
        right: ['con Lorena resolvimos que no se publica', 'hemos votado en contra'],
        wrong: ['resolvieron el problema', 'vamos a votar', 'ayer votamos'],
      },
    ),
    decided(
      'we-approve',
      'What we approved or rejected.',
      '{notIf}{notAhead}(?:aprobamos|ratificamos|rechazamos|desestimamos) (?:que|no|el|la|los|las)',
      {
        right: ['Primero, aprobamos las cuentas', 'rechazamos la oferta de Nava'],
        wrong: ['si aprobamos las cuentas', 'el lunes aprobamos las cuentas', 'ayer aprobamos'],
      },
    ),
    decided(
      'it-was',
      'What was decided, whoever did it.',
      'se (?:acordo|decidio|aprobo|resolvio|voto|ha {done}) (?:que|no|por|en contra|a favor|{verb}|el|la|los|las|y (?:al final )?(?:el|la|los|las|no))',
      {
        right: [
          'se acordó cerrar los lunes',
          'se aprobó por mayoría',
          'se ha acordado que abrimos',
          'se votó y la máquina no se vende',
        ],
        wrong: ['se vota el lunes', 'se acordó de mí', 'lo de Nava se votó'],
      },
    ),
    decided(
      'proposal',
      'A proposal that was accepted or rejected.',
      '{proposal} [a-z ]{0,60}(?:fue|ha sido|quedo|queda) {ended}',
      {
        right: ['la propuesta de arrendar la nave fue rechazada'],
        wrong: ['la propuesta fue larga', 'el préstamo fue aprobado'],
      },
    ),
    decided(
      'remains',
      'What stands as decided.',
      '(?:queda|quedo|esta|tengo|tenemos) (?:ya )?(?:acordad|decidid|votad)[oa]s?',
      {
        right: ['queda acordado el horario', 'lo tengo decidido'],
        wrong: ['queda pan', 'la avería está resuelta'],
      },
    ),
    decided('motion', 'A motion that was carried or lost.', '(?:mocion|propuesta|enmienda) {ended}', {
      right: ['se compra en conjunto, moción aprobada', 'propuesta rechazada'],
      wrong: ['la propuesta aprobaría el gasto', 'una moción'],
    }),
    decided(
      'as-it-is',
      'What stays as it is.',
      '{notIf}(?<!no )se (?:queda|quedan|mantiene|mantienen|deja|dejan|aprueba|aprueban) (?:tal (?:y )?(?:cual|como esta)|como estan?)(?![\\p{L}])',
      {
        right: ['la hipótesis se queda como está', 'el presupuesto se aprueba tal cual'],
        wrong: ['si se queda como está', 'se queda como nueva', 'no se queda como está'],
      },
    ),
    decided(
      'closed-topic',
      'What is taken for settled.',
      '(?:damos|dejamos|doy|dejo) por {over}|(?<!no )se descartan? (?:el|la|los|las|lo|que)|(?:quedan?|quedo|quedaron) {standing}',
      {
        right: ['damos por cerrado el tema', 'se descarta la opción del hotel', 'queda fijado el ensayo los martes'],
        wrong: ['damos por hecho que viene', 'no se descarta nada', 'queda cerrado los lunes'],
      },
    ),
    decided(
      'not-before',
      'What nothing is done with before a day.',
      'ni (?:tocar|mirar|pensar|mover|hablar)(?:l[ao]s?)? (?:de (?:eso|ello) )?hasta',
      {
        right: ['la piscina, ni tocarla hasta el año que viene', 'de las obras ni hablar hasta mayo'],
        wrong: ['ni tocarla', 'ni ella hasta ayer'],
      },
    ),
    decided(
      'no-more-until',
      'What is stopped until something happens.',
      'no (?:(?:les?|l[ao]s?) )?(?!(?:puedo|podemos|sabemos|creo|creemos)\\b)\\w{3,}(?:o|mos) (?:nada )?mas (?:\\w+ ){0,3}hasta que',
      {
        right: ['a esos no les contesto más correos hasta que paguen', 'no compramos nada más hasta que cobremos'],
        wrong: ['no puedo más hasta que duerma', 'no les contesto más', 'espero hasta que paguen'],
      },
    ),
    decided(
      'in-the-end',
      'What the speaker is going to do after all.',
      '(?:al final|finalmente) (?:(?:se|les?|l[ao]s?) )?(?:vamos a|va a|voy a) {deed}',
      {
        right: ['al final le vamos a hacer contrato', 'finalmente se va a pintar de azul'],
        wrong: ['al final vamos a llegar tarde', 'al final va a ser mi hermano', 'al final del mes vamos a pintar'],
      },
    ),
    decided(
      'chosen',
      'What was chosen by all.',
      '(?:votamos|elegimos|acordamos|escogimos) (?:entre tod[oa]s|por mayoria|por unanimidad)',
      {
        right: ['quedó la verde, la votamos entre todos'],
        wrong: ['votamos el lunes', 'comemos entre todos'],
      },
    ),
    decided(
      'count',
      'The votes for and against.',
      'por \\w+ (?:votos )?contra \\w+|\\w+ votos (?:a|contra|frente a) (?!favor)\\w+|por unanimidad|por mayoria',
      {
        right: ['por cinco votos contra dos', 'sale por unanimidad', 'salió adelante, ocho votos a tres'],
        wrong: ['por cinco euros', 'contra dos', 'los votos a favor'],
      },
    ),
    decided(
      'topic',
      'A subject and what became of it.',
      '(?<=[a-z0-9]: ){ended}(?= ?(?:[.,;]|$)| (?:por|para|con|a) )',
      {
        right: ['El toldo: descartado.', 'Cláusula nueve: aprobada por mayoría'],
        wrong: ['un toldo descartado', 'El toldo: roto'],
      },
    ),
    decided(
      'go-ahead',
      'That something may begin.',
      '(?:dio|dieron|dado|dan|da|:) (?:la |el )?(?:luz verde|visto bueno)',
      {
        right: ['la gerencia ha dado luz verde al taller', 'dieron el visto bueno'],
        wrong: ['sigue sin el visto bueno', 'se puso en verde'],
      },
    ),
    decided('price', 'A price that was agreed.', '{fixed} {amount}[a-z]*(?: [a-z]+){0,3}? {money}', {
      right: ['quedó en ochenta euros', 'lo cerramos a doce mil pesos', 'cerramos en setecientos euros'],
      wrong: ['quedó en casa', 'cuesta ochenta euros'],
    }),
    decided(
      'accepted',
      'An amount that was accepted.',
      '(?:l[oa]s [a-z]+ )?{accepted} (?:los |las )?{amount}[a-z]*(?: [a-z]+){0,2}? {money}',
      {
        right: ['los noruegos aceptaron quince dólares por tonelada'],
        wrong: ['aceptaron la invitación'],
      },
    ),
    decided(
      'announced',
      'A decision that is announced.',
      '(?<!ninguna |sin )decision(?: [a-z]+,?){0,6}:|decision,(?: [a-z]+){1,6}:',
      {
        right: ['la decisión de la semana: cerramos los lunes', 'una decisión, para que conste: nos quedamos'],
        wrong: ['ninguna decisión: esperamos', 'la decisión llega luego'],
      },
    ),
  ],
  references: [
    reference('things', 'That several things were decided.', '{so}(?:{deciding}|{board}{boardDid}) {things}{around}', {
      right: [
        'La asamblea aprobó tres cosas.',
        'acordamos lo siguiente',
        'el consejo de la cooperativa acordó lo siguiente',
      ],
      wrong: ['acordamos hacer tres cosas', 'tres cosas para hoy'],
    }),
    reference(
      'it',
      'That something said before was decided.',
      '{so}(?:ya )?(?:eso |esto )?(?<back>lo) (?:{deciding}|{boardDid}){around}',
      {
        right: [
          'Lo decidimos ayer entre las dos.',
          'y ya lo hemos acordado con mi hermano',
          'eso lo votaron los socios',
        ],
        wrong: ['decidimos cerrar', 'lo decidimos nosotros que no vamos'],
      },
    ),
    reference('alone', 'That people decided.', '{so}(?:ya )?(?:decidimos|votamos|hemos (?:decidido|votado)){around}', {
      right: ['hemos votado esta mañana', 'ya decidimos'],
      wrong: ['decidimos cerrar', 'hemos decidido que no'],
    }),
    reference(
      'settled',
      'That something is settled.',
      '{so}(?<back>(?:(?:eso|esto) )?(?:ya )?(?:esta|queda|quedo)) (?:ya )?(?:decidido|acordado|votado){around}',
      {
        right: ['Eso está decidido.', 'queda acordado'],
        wrong: ['está decidido que cerramos'],
      },
    ),
  ],
  listNumbers: [
    listNumber(
      'cardinal',
      'A number.',
      '(?:(?:y|numero|punto) )*(?:un[oa]|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|\\d{1,2})',
      {
        right: ['Uno: la cuota', 'y dos, el local', '3. la cuota'],
        wrong: ['una de las dos, Ana', 'dos personas'],
      },
    ),
    listNumber(
      'ordinal',
      'An ordinal.',
      '(?:y )?(?:lo )?(?:primer|segund|tercer|cuart|quint|sext|ultim)[oa](?: (?:cosa|punto|acuerdo))?|(?:y )?(?:por ultimo|en (?:primer|segundo|tercer) lugar)',
      {
        right: ['Primera: la cuota', 'lo segundo, el local', 'por último, el té'],
        wrong: ['el primero, el mejor', 'primero llovió'],
      },
    ),
  ],
  asked,
  openings: [
    opening(
      'word',
      'A question word.',
      '{so}[¿]?{preposition}(?:quien|quienes|cuanto|cuanta|cuantos|cuantas|cual|cuales|por que|como|donde)(?! (?:si|sea|que)(?!\\p{L}))(?= \\p{L})',
      {
        right: ['y quién paga la segunda edición', 'de dónde sacamos el dinero'],
        wrong: ['alguien paga', 'como si nada'],
      },
    ),
    opening(
      'whether',
      'A verb that weighs something.',
      '{so}[¿]?(?:(?:nos|me) )?(?:conviene|merece la pena|vale la pena|hace falta|sera mejor)',
      {
        right: ['nos conviene pedir el crédito', '¿vale la pena la furgoneta?'],
        wrong: ['no conviene', 'vale, la furgoneta'],
      },
    ),
  ],
  inquiries: [
    inquiry(
      'whether',
      'A question that weighs something.',
      '{so}[¿]?(?:(?:nos|me) )?(?:conviene|merece la pena|vale la pena|hace falta|hay que|habra que|necesitamos|tenemos que)',
      {
        right: ['¿Habrá que renovar el permiso?', '¿Necesitamos un permiso para el toldo?', '¿y hace falta avisar?'],
        wrong: ['¿Puedes llamar a Tomás?', '¿Me mandas el plano?'],
      },
    ),
  ],
  doubts: [
    doubt('not-known', 'Not knowing.', 'no se(?: todavia| aun| muy bien| bien)? {what}', {
      right: ['no sé qué le pasó', 'no sé muy bien cómo explicarlo'],
      wrong: ['no sé nada', 'sé cómo es'],
    }),
  ],
  feelings: [
    feeling(
      'not-known',
      'What somebody cannot put into words.',
      'se (?:que (?:(?:le|les|me|nos) (?:paso|pasa|entro|dio)|decir|pensar|sentir)|como (?:decir|explicar|contar)(?:lo|selo)?)',
      {
        right: ['no sé qué le pasó al chico', 'no sé cómo explicarlo'],
        wrong: ['no sé qué cuesta', 'no sé cómo cobrarlo'],
      },
    ),
  ],
  rhetorical: [
    rhetorical(
      'you-know',
      'An announcement.',
      '{so}(?:sabe|sabes|saben|sabeis)(?: (?:que|lo que)(?: me| nos)?(?: \\w+)?)?',
      {
        right: ['¿Sabes qué?', '¿Y sabe lo que me dijo?'],
        wrong: ['¿Sabes cuánto cuesta?', '¿Sabes qué cuesta el toldo?'],
      },
    ),
    rhetorical(
      'people',
      'An outburst.',
      '{so}(?:que le pasa a|a quien se le ocurre|que se (?:cree|creen|ha creido)|adonde vamos a|quien me manda)[^?]{0,60}',
      {
        right: ['¿Qué le pasa a la gente?', '¿A quién se le ocurre?'],
        wrong: ['¿Qué le debemos a Inés?'],
      },
    ),
    rhetorical(
      'shrug',
      'A shrug.',
      '{so}(?:quien sabe|que mas|que le vamos a hacer|que (?:te|le) voy a (?:decir|contar)|y que|no|verdad|vale|por que no)',
      {
        right: ['¿Qué más?', '¿Qué le vamos a hacer?', '¿verdad?'],
        wrong: ['¿Qué más hace falta?', '¿Quién sabe la clave?'],
      },
    ),
  ],
  tellers: [
    teller('thing', 'A thing that says so.', '{thing}(?: [a-z]+){0,5} {says}', {
      right: ['el cartel de la piscina dice', 'mi horóscopo decía'],
      wrong: ['la carta del banco dice', 'Ana dice'],
    }),
    teller('joke', 'What is said as a joke.', '(?:de|en) broma', {
      right: ['alguien escribió de broma'],
      wrong: ['una broma'],
    }),
  ],
  tales: [
    tale(
      'story',
      'A joke or a story.',
      '(?:el|la|un|una|mi|otro|otra|este|esta) (?:chiste|receta|argumento|cuento|adivinanza|trabalenguas)',
      {
        right: ['Un chiste.', 'La receta de mi tía.', 'El argumento de la novela.'],
        wrong: ['chistes malos', 'recetar'],
      },
    ),
  ],
  own: [
    own('me', 'The speaker.', '{pronoun}|{must}', {
      right: ['tengo que llamar', 'nosotros vamos'],
      wrong: ['tiene que llamar', 'mi tía'],
    }),
  ],
  reported: [
    reported('asked', 'Somebody asked.', '[Pp]regunt(?:ó|aba|aban|aron|ará)|(?:ha|han) preguntado', {
      right: ['me preguntó si íbamos a vender', 'Llamaban y preguntaban: ¿está o no?', 'me han preguntado cuándo'],
      wrong: ['me pregunto si vendemos', 'nos preguntamos quién paga'],
    }),
  ],
}

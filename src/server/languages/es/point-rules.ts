import type { PointRules } from '../parts/point-rules.ts'
import { textRules } from '../parts/text-rule.ts'
import { decided } from './decided-rules.ts'
import { asked } from './question-rules.ts'

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
  decided,
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

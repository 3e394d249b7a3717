import { ownerRules } from '../parts/duty-rules.ts'
import { textRules } from '../parts/text-rule.ts'
import { person } from './duty-people.ts'

const owner = ownerRules({
  ...person,
  mine: '(?:cosa mia|mi tarea|asunto mio|lo mio)',
  onMe: '(?:(?:y )?(?:eso|esto) )?{court}|{handed}|(?:tambien )?(?:va|corre|es) por mi(?= (?:el|antes|este|hoy|manana)|[.,;]|$)',
  court:
    '(?:queda|quedan|esta|corre|va) a mi (?:cargo|cuenta)|(?:cae|recae|queda) (?:en|sobre) mi (?:tejado|cancha|plato)|pelota esta en mi (?:tejado|cancha)',
  handed:
    '(?:eso )?me l[ao]s? (?:encajaron|encargaron|endosaron|endilgaron|pasaron|dejaron|tocaron|han \\p{L}+[ai]do) a mi',
  it: '(?:eso|esto|esa|ese|lo|la|de eso|de esto)',
  entrusted: '(?:encargue|encargado|deje|dejado|pedi|pedido|pase|pasado|asigne|asignado|mande|mandado)',
  done: '(?:hecho|pedido|mandado|comprado|llamado|visto|mirado|tocado|firmado|revisado|movido|pagado|tramitado)',
  whenever:
    '(?:por favor|cuando puedas|si puedes|si tienes|a mas tardar|como muy tarde|antes de|para (?:el|manana|hoy)|hoy|manana|ya mismo)',
  name: '(?<who>(?:(?:don|dona|el doctor|la doctora|el senor|la senora) )?{word}(?: {word})?)',
  closes: '(?=(?:,? (?:otra vez|como siempre|como cada ano))?(?:[.;!]|,? {whenever}|$))',
  them: '(?:(?:me|nos|te|os|se) )?(?:lo|la|los|las) ',
  named:
    '(?<=(?:^|[.,;:!?] |(?<![\\p{L}])(?:y|que|pues|bueno|lo de) ){article} {noun}(?: (?:de (?:l[ao]s? )?|del )?{noun}){0,2},? )',
  shall:
    '(?:haga|mire|lleve|vea|arregle|revise|compre|pague|pinte|traiga|pida|prepare|firme|busque|recoja|organice|limpie|mande|llame|saque|ponga)',
  article: '(?:lo del?(?: el| l[ao]s?)?|el|la|los|las|mis?|nuestr[ao]s?|est[aeo]s?|es[aeo]s?)',
  noun: '(?!que\\b|con\\b|sin\\b|para\\b)[\\p{L}-]{3,}',
  noDeed: '(?!(?:es|era|sabe|dice|cree|tiene que|quiere|puede|conoce|digo|hay)\\b)',
  ofTeam: '(?:, (?:de|del|el de|la de) [^,.;:]{2,25})?',
  // "Lo prepara Elena" does not say that she signs it.
  sees: '(?:lleva|hace|ve|gestiona|tramita|maneja|coordina|soluciona|resuelve)n?',
  seeing: '(?:llevando|haciendo|viendo|gestionando|tramitando|manejando|coordinando|resolviendo)',
  see: '(?:llevar|hacer|ver|gestionar|tramitar|manejar|coordinar|solucionar|resolver)',
  present: '(?<verb>{noDeed}\\p{L}{2,}(?:[ae]n?|ran?))',
})
const topic = textRules('duty-topic')

/** The rules for words that say whose the duty before them is. */
export const owners = [
  owner(
    'myself',
    'The speaker does it in person.',
    '(?<!no )(?:eso )?(?:(?:se|me) )?(?:lo|la|los|las) (?<verb>(?!digo|creo|veia|llamo|tengo)\\p{L}{2,}o) yo',
    'me',
    {
      right: ['la puerta la arreglo yo', 'y los llevo yo en persona', 'eso lo veo yo'],
      wrong: ['lo arregla ella', 'no lo digo yo'],
    },
  ),
  owner(
    'mine',
    'The speaker has it.',
    '(?:eso|esto|ese|esa) (?:es )?{mine}|(?:va|corre|queda) (?:por|de) mi cuenta|me (?:toca|cae) a mi|eso me toca|un servidor|{onMe}',
    'me',
    {
      right: [
        'eso es cosa mía',
        'corre por mi cuenta',
        'me toca a mí',
        'eso cae en mi tejado',
        'eso me lo encajaron a mí',
        'va por mí',
        'queda a mi cargo',
      ],
      wrong: ['eso es cosa de Marga', 'mi cuenta', 'eso cae en mi cumpleaños', 'me lo encargaron ayer'],
    },
  ),
  owner(
    'entrusted',
    'Somebody was entrusted with it.',
    '(?:se )?(?:lo|la|los|las) (?:he )?{entrusted} al? {short}',
    'named',
    {
      right: ['se los encargué a la Marga', 'la he dejado a Ramiro', 'se lo pedí al vecino'],
      wrong: ['le encargué a Marga', 'los encargué ayer'],
    },
  ),
  owner(
    'theirs',
    'Somebody has it.',
    '(?:de )?(?:eso|esto)(?: es cosa de| le toca a| queda en manos de| es de| lo lleva| se encarga| se ocupa) {short}',
    'named',
    { right: ['eso es cosa de Marga', 'de eso se encarga la Marga'], wrong: ['eso es mío', 'eso es'] },
  ),
  owner(
    'they-do-it',
    'Somebody does it, in a sentence of its own.',
    '(?<=^|[.;] )(?:(?:eso|esto),? )?(?:ya )?{them}(?:{sees}|estan? {seeing}|van? a {see}) (?!yo\\b){short}{ofTeam}(?=[.;!]|$)',
    'named',
    {
      right: ['lo lleva Marga', 'Lo gestiona Marga, de ventas.', 'eso lo está viendo Ramiro.'],
      wrong: ['lo lleva', 'lo prepara Marga', 'eso lo sabe Marga', 'lo lleva Marga pero no hoy', 'lo llevo yo'],
    },
  ),
  owner(
    'that-they-do',
    'Somebody does it by a day.',
    '(?<=, )(?:eso|esto) (?:ya )?{them}{present} (?!yo\\b){short}(?=[.;!]|$| (?:el|est[ea]|hoy|manana|antes|para)\\b)',
    'named',
    {
      right: ['la valla ni tocarla, eso lo hace Marga el lunes', 'la llave, esto lo mira Ramiro'],
      wrong: ['la llave, eso lo sabe Marga', 'la llave, eso lo miro yo', 'eso lo hace Marga'],
    },
  ),
  owner(
    'let-them',
    'Somebody is to do it.',
    'que (?:(?:lo|la|los|las) (?<verb>{shall})|se (?:encargue|ocupe)) {short}',
    'named',
    {
      right: ['que lo haga Ramiro', 'que la mire Marga', 'de las bebidas, que se ocupe Marga'],
      wrong: ['lo hace', 'que lo haga', 'que la lleva Marga'],
    },
  ),
  owner(
    'named-after-sign',
    'Somebody’s name after a sign, and nothing else.',
    '(?<=[:–—-] )(?:responsable,? )?{name}{closes}',
    'named',
    {
      right: ['la valla: Marga', 'pintura – Ramiro, antes del lunes', 'la valla: Marga, como siempre.'],
      wrong: ['la valla: Marga la pinta', 'la valla, Marga'],
    },
    { isJudged: true },
  ),
  owner(
    'me-after-sign',
    'The speaker, after a sign.',
    '(?<=[:–—-] )(?:yo|una servidora|servidora|el menda)(?=[.,;!]|$)',
    'me',
    {
      right: ['pintura de la valla, el lunes – yo.', 'la valla: una servidora'],
      wrong: ['la valla: yo y Marga', 'digo yo'],
    },
  ),
  owner(
    'belongs',
    'It is somebody’s job.',
    '(?:(?:eso |esto )?(?:es )?cosa|(?:queda|quedan|esta|estan|va|van|sigue|siguen) en manos) de (?!mi\\b){short}(?=[.,;!]| antes| para|$)',
    'named',
    {
      right: ['la valla, cosa de Marga.', 'la valla queda en manos de Ramiro'],
      wrong: ['cosa de dos horas y media de viaje', 'la valla queda en manos de'],
    },
    { isJudged: true },
  ),
  owner(
    'charged-to',
    'It is left to somebody’s care.',
    '(?:(?:corre|corren|va|van|queda|quedan|esta|estan) )?(?:a|por) (?:cargo|cuenta) de (?!mi\\b){short}(?=[.,;!]| antes| para|$)',
    'named',
    {
      right: ['el vino corre a cargo de Marga', 'la valla, a cargo de Ramiro.'],
      wrong: ['a cuenta de mi nómina', 'tiene a su cargo la valla'],
    },
    { isJudged: true },
  ),
  owner(
    'does-it',
    'Somebody does it, named after the verb.',
    '{named}{them}{present} (?!yo\\b|ella\\b|usted\\b){short}(?=[.,;!]| (?:a|en|antes|para|el|esta|este|manana|hoy|que|y|sobre)\\b|$)',
    'named',
    {
      right: [
        'la tarta la hace Marga',
        'la tarta la hace Marga y se paga el lunes',
        'el vino nos lo traerá mi primo el lunes',
        'las cuotas las cobran los vecinos',
      ],
      wrong: ['la tarta la hago yo', 'Marga hace la tarta'],
    },
    { isJudged: true },
  ),
  owner(
    'that-of',
    'It is somebody’s.',
    '(?:(?<=, )(?:eso|esto)|(?:eso|esto|esa|ese)(?: es| va) (?:de|para)) {name}(?=[.;!]|$)',
    'named',
    {
      right: ['pintar la valla, eso Marga.', 'el vino eso es de Ramiro'],
      wrong: ['eso es urgente', 'eso es de Marga pero no importa'],
    },
    { isJudged: true },
  ),
  owner(
    'called-last',
    'Somebody who is addressed after the date.',
    '(?<=(?:antes del?|para|hasta) [^,.;:]{2,25}, ){name}(?=[.!]|$)',
    'named',
    {
      right: ['la valla, pintada, antes del lunes, Marga.', 'el turno para el martes, Ramiro'],
      wrong: ['la valla, Marga', 'antes del lunes, Marga y Ramiro la pintan'],
    },
    { isJudged: true },
  ),
  owner('called', 'Somebody who is addressed at the end.', '(?<=, ){short}(?=, {whenever})', 'named', {
    right: ['la valla, Marga, antes del lunes', 'un cartel, Ramiro, cuando puedas'],
    wrong: ['la valla, antes del lunes', 'Marga, antes del lunes'],
  }),
  owner(
    'nobody',
    'Nobody has it yet.',
    '(?:nadie|ninguno) (?:lo|la|los|las) (?:ha|han) {done}|(?:sigue )?sin (?:dueño|responsable|nombre)|no tiene (?:dueño|responsable)|quien sea',
    'nobody',
    {
      right: ['nadie lo ha pedido', 'no tiene responsable'],
      wrong: ['nadie vino', 'Marga lo ha pedido'],
    },
  ),
]

/** Words before the name of a thing that has to be done. */
export const topics = [
  topic(
    'remains',
    'What remains.',
    '(?:lo que )?(?:falta|faltan|queda|quedan)(?: por hacer)?(?: es)?|nos (?:falta|queda)|queda pendiente|pendiente nuestro',
    {
      right: ['falta la llave', 'lo que queda es la valla'],
      wrong: ['la llave falta', 'hace falta'],
    },
  ),
  topic(
    'need',
    'What is needed.',
    '(?:nos |me )?(?:vendria bien|hace falta|hacen falta|necesitamos|necesito|haria falta)',
    {
      right: ['nos vendría bien una valla', 'hace falta una llave'],
      wrong: ['la valla hace'],
    },
  ),
  topic('next', 'What comes next.', '(?:siguiente|pendiente|lo siguiente|por hacer|tarea):', {
    right: ['siguiente: la valla', 'pendiente: la llave'],
    wrong: ['el siguiente', 'pendiente de la llave'],
  }),
]

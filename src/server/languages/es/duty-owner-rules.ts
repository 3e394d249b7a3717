import { ownerRules } from '../parts/duty-rules.ts'
import { textRules } from '../parts/text-rule.ts'
import { person } from './duty-people.ts'

const owner = ownerRules({
  ...person,
  mine: '(?:cosa mia|mi tarea|asunto mio|lo mio)',
  it: '(?:eso|esto|esa|ese|lo|la|de eso|de esto)',
  entrusted: '(?:encargue|encargado|deje|dejado|pedi|pedido|pase|pasado|asigne|asignado|mande|mandado)',
  done: '(?:hecho|pedido|mandado|comprado|llamado|visto|mirado|tocado|firmado|revisado|movido|pagado|tramitado)',
  whenever:
    '(?:por favor|cuando puedas|si puedes|si tienes|a mas tardar|como muy tarde|antes de|para (?:el|manana|hoy)|hoy|manana|ya mismo)',
})
const noDuty = textRules('no-duty', {
  others: '(?:su|sus|otra|otro|alla|ellos|ellas)',
  person: '(?:mi|el|la|los|las|un|una) (?!que\\b)[\\p{L}-]+|[\\p{L}-]+',
})
const topic = textRules('duty-topic')

/** The rules for words that say whose the duty before them is. */
export const owners = [
  owner(
    'myself',
    'The speaker does it in person.',
    '(?<!no )(?:eso )?(?:lo|la|los|las) (?!digo|creo|veia|llamo|tengo)\\p{L}{2,}o yo',
    'me',
    {
      right: ['la puerta la arreglo yo', 'y los llevo yo en persona', 'eso lo veo yo'],
      wrong: ['lo arregla ella', 'no lo digo yo'],
    },
  ),
  owner(
    'mine',
    'The speaker has it.',
    '(?:eso|esto|ese|esa) (?:es )?{mine}|(?:va|corre|queda) (?:por|de) mi cuenta|me (?:toca|cae) a mi|eso me toca|un servidor',
    'me',
    {
      right: ['eso es cosa mía', 'corre por mi cuenta', 'me toca a mí'],
      wrong: ['eso es cosa de Marga', 'mi cuenta'],
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
    'let-them',
    'Somebody is to do it.',
    'que (?:lo|la|los|las) (?:haga|mire|lleve|vea|arregle|revise) {short}',
    'named',
    {
      right: ['que lo haga Ramiro', 'que la mire Marga'],
      wrong: ['lo hace', 'que lo haga'],
    },
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

/** What looks like a duty but is not. */
export const none = [
  noDuty(
    'saying',
    'What somebody used to say.',
    '(?:decia|decian|repetia|solia decir)(?: siempre)? que [^.;:]{0,40}?(?:hay que|habia que|uno tiene que|se debe)',
    {
      right: ['mi tío decía que en verano hay que', 'repetía siempre que uno tiene que'],
      wrong: ['Marga dice que hay que', 'hay que'],
    },
  ),
  noDuty(
    'fancy',
    'What the speaker would do in a dream.',
    'si (?:me toca|gano|me gano) (?:la|el) (?:loteria|gordo|quiniela|bote|euromillon|baloto|bingo)[^.;]{0,60}',
    {
      right: ['si me toca la lotería voy a comprar', 'si gano el gordo'],
      wrong: ['si gano tiempo', 'si me toca a mí'],
    },
  ),
  noDuty(
    'deadly',
    'Anger and weariness.',
    '(?:voy|va|van|vamos) a (?:matar|ahorcar|estrangular|asesinar|comer vivo) a [\\p{L}]+',
    {
      right: ['voy a matar a alguien', 'va a matar a mi madre'],
      wrong: ['voy a matar las malas hierbas', 'voy a llamar a Marga'],
    },
  ),
  noDuty(
    'theirs',
    'What others tell of their own affairs.',
    '(?:cuenta|conto|contaba|comenta|comentaba|explicaba|decia) que [^.;,]{0,10}?(?:en |a )?{others}(?: [\\p{L}]+){0,3} (?:tienen?|tenian?|hay) que',
    {
      right: ['cuenta que en su otra finca tienen que', 'me decía que ellos tenían que'],
      wrong: ['cuenta que tenemos que', 'dice que tiene que'],
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

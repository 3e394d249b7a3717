import { textRules } from '../parts/text-rule.ts'

const noDuty = textRules('no-duty', {
  falls: '(?:toca|tocaba|corresponde|correspondia|compete)',
  business: '(?:cosa|asunto|trabajo|tarea|problema) (?:mi[oa]|nuestr[oa])',
  who: '(?:quien|el que|la que) (?:tiene|debe)',
  others: '(?:su|sus|otra|otro|alla|ellos|ellas)',
  person: '(?:mi|el|la|los|las|un|una) (?!que\\b)[\\p{L}-]+|[\\p{L}-]+',
})

/** What looks like a duty but is not. */
export const none = [
  noDuty(
    'not-mine',
    'What the speaker says is not theirs to do.',
    'no (?:(?:me|nos) {falls}(?: a (?:mi|nosotr[oa]s))? (?!hasta |sino )|es {business} |soy yo {who} )[^,.;:]{3,60}',
    {
      right: ['no me toca a mí llamar al fontanero', 'no es cosa mía decirle a Ana cómo llevar la tienda'],
      wrong: ['me toca a mí llamar al fontanero', 'no me toca hasta el lunes', 'no es cosa de Ana llamar'],
    },
  ),
  noDuty(
    'unknown',
    'What the speaker does not know.',
    '(?<=, )(?:no (?:sabemos|se)|a saber|falta saber|(?:queda|esta) por ver) si [^,.;:]{3,80}',
    {
      right: ['sigue el tema de la valla, no sabemos si el vecino nos va a dejar'],
      wrong: ['no sabemos la hora', 'no sé si voy a pintar'],
    },
  ),
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
    'apology',
    'What nobody delivers.',
    '(?:me|nos|te|le|les) (?:debe|deben|debia|debian) (?:una?|unas) (?:\\p{L}+ )?(?:disculpas?|explicacion|explicaciones|favor|cerveza)',
    {
      right: ['el vecino nos debe una disculpa', 'me deben unas disculpas'],
      wrong: ['el vecino nos debe una llave'],
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

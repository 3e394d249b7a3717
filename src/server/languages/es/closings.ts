import type { DoneLexicon } from '../parts/closing-lexicon.ts'
import { compose } from '../parts/text-rule.ts'

const PARTICIPLE =
  '(?:\\p{L}+[ai]d[oa]s?|\\p{L}*(?:hecho|escrito|dicho|visto|puesto|resuelto|devuelto|abierto|impreso|vuelto)[as]?)'
const CLITICS = '(?: (?:me|nos|te|se|lo|la|los|las|le|les)){0,3}'
const ADVERBS = '(?: ya| por fin| también| hoy| ayer){0,3}'
// "Prepararé" is in the future tense; "preparé" means that it is done.
const FIRST = compose(
  '(?:\\p{L}+(?:{regular})é|prepar[é]|reparé|retiré|(?!{noVerb})(?!\\p{L}+[aei]ré(?!\\p{L}))\\p{L}{2,}[éí]|hice|di|puse|traje|dije|fui|hablé)',
  {
    regular: 'prepar|compar|repar|separ|retir|mir|tir|gir|recuper|gener',
    noVerb: 'así|aquí|ahí|allí|allá|qué|por qué|también|café|comité|josé|tomé nota',
  },
)
const THIRD = '(?:\\p{L}{2,}ó|hizo|dio|puso|trajo|dijo|devolvió)'

export const closings: DoneLexicon = {
  splits: ',\\s|;\\s|\\s(?:pero|porque|así que)\\s|\\sy\\s(?=(?:yo|luego|ya|le|les|me|he|tengo|hay|ahora)\\s)',
  mine: [
    `(?<!\\p{L})(?:he|hemos)(?: ya)? (?<verb>${PARTICIPLE})`,
    `(?<!\\p{L})(?<verb>${FIRST})`,
    '(?<!\\p{L})(?:acabo|acabamos) de (?<verb>\\p{L}{2,}[aei]r)(?:me|te|se|nos|les?|l[ao]s?|sel[ao]s?)?(?!\\p{L})',
    `^(?:ya )?(?<verb>${PARTICIPLE})(?= (?:el|la|los|las|un|una|a) )`,
  ],
  theirs: [
    `NAME${ADVERBS}${CLITICS} ha(?: ya)? (?<verb>${PARTICIPLE})`,
    `NAME${ADVERBS}${CLITICS} (?<verb>${THIRD})`,
    `(?<!\\p{L})(?:me|nos|le|les) ha(?: ya)? (?<verb>${PARTICIPLE}) NAME`,
    `(?<!\\p{L})(?:me|nos|le|les) (?<verb>${THIRD}) NAME`,
  ],
  passive: [
    `(?<!\\p{L})(?:está|están|ha sido|han sido|fue|fueron|quedó|ha quedado|se ha|se han)(?: ya)? (?<verb>${PARTICIPLE})`,
    '(?<!\\p{L})(?<verb>llegó|llegaron)|(?<!\\p{L})(?:ha|han) (?<arrived>llegado)',
  ],
  blocked: [
    'como (?:ya )?(?:(?:te|os|le|les) )?(?:dije|dijimos|quedamos|hablamos|acordamos|comenté)',
    '[¿?]|no|nunca|jamás|tampoco|nadie|todavía|aún|casi|si|cuando|en cuanto|hasta|antes|después|debería',
    'deberías|habría|hubiera|podría|tendría|quizás?|a lo mejor|tal vez|creo|creía|supongo|imagino|espero',
    'ojalá|dice|dicen|parece|quería|iba|iban|voy|va|van|vamos|tengo que|tiene que|hay que|olvidé|olvidó',
    'olvidado|intenté|intentó|pensé|mitad|parte|haya|hayan|en vez|en lugar',
  ].join('|'),
  toMe: '(?<!\\p{L})(?:me|nos)(?!\\p{L})',
  fillers: [
    'el la los las un una unos unas lo le les me nos te se mi mis su sus nuestro nuestra este esta ese esa',
    'eso esto de del a al en con por para y o e que ya hoy ayer anoche manana tarde noche semana pasada',
    'pasado mes por fin tambien ahora todo toda todos todas dos yo el ella ellos muy bien por favor ha he han',
    'hemos esta estan sido fue luego desde sobre nuevo nueva final definitivo',
  ].join(' '),
  deeds: {
    handOver: 'mandar enviar reenviar entregar pasar dar remitir compartir devolver traer',
    call: 'llamar telefonear',
    reserve: 'reservar',
    answer: 'contestar responder',
    write: 'escribir redactar',
    finish: 'terminar acabar hacer completar cerrar',
    receive: 'recibir',
    arrive: 'llegar',
  },
  irregular: [
    'hice:hacer hizo:hacer hecho:hacer hecha:hacer di:dar dio:dar dado:dar puse:poner puso:poner puesto:poner',
    'traje:traer trajo:traer dije:decir dijo:decir dicho:decir escrito:escribir visto:ver resuelto:resolver',
    'devuelto:devolver abierto:abrir impreso:imprimir haz:hacer hace:hacer',
  ].join(' '),
  endings: new RegExp(
    compose(
      '(?<=.{2})(?:{infinitive}|ieron|aron|iendo|ando|aria|eria|iria|{participle}|ara|era|ira|io|as|an|en|es|e|i|o|a)$',
      {
        infinitive: '(?:ar|er|ir)(?:me|te|se|le|les|nos|lo|la|los|las)+|(?:ar|er|ir)(?:se)?',
        participle: 'ados?|adas?|idos?|idas?',
      },
    ),
    '',
  ),
  stemSpelling: [
    [/qu$/, 'c'],
    [/gu$/, 'g'],
  ],
  joins: 'y|e',
  pronouns: 'me nos te se',
}

import type { ClauseWords } from '../parts/clause-words.ts'
import { compose } from '../parts/text-rule.ts'

export const clauses: ClauseWords = {
  subordinates: 'si|que|cuando|porque|y|e|o',
  joins: 'y|pero|porque|entonces|luego',
  dangling: 'y|o|de|del|la|el|los|las|que|en|por|con|para|un|una|si|no|a',
  particles: '',
  openings:
    'y|pues|bueno|a ver|o sea|entonces|así que|pero|eh|va|vale|luego|en fin|la verdad es que|total que|resulta que|fíjate que|mira|oye|ok|okay|em',
  dependents: 'porque|que|quien|en|de|como',
  belongs: 'de|del',
  partEnds: 'porque|pero',
  wonders: '(?<!ver )si(?! que )',
  elsewhere: {
    opens:
      '(?:(?:(?:y|pero) )?(?:yo|nosotr[oa]s|(?:era|estaba|estuvo|fue|faltaba|no estaba))(?![\\p{L}])|que (?:ya )?$)',
    refersBack: 'l[ao]s?|eso|esto|ello|es[ea]|est[ea]|\\p{L}+r(?:me|te|se|nos)?l[ao]s?',
  },
  pointsBack: '(?:y |pero )?(?:eso|es[ea]) (?:es|era)',
  beforehand:
    'cambi\\p{L}+|mover|mueve|cancel\\p{L}+|anul\\p{L}+|aplaz\\p{L}+|retras\\p{L}+|adelant\\p{L}+|actas?|notas',
  guesses: '(?:yo )?(?:diria|supongo|imagino|creo)',
  partOpeners: { afterSign: 'y|e|luego|asi que', alone: 'y' },
  headings:
    'memo|nota|plan|planes|agenda|programa|horario|hoja de ruta|orden del dia|citas|ruta|turnos|visitas|lista|trabajos|pendientes|recordatorio',
  ofTheNote: [
    'pendientes|para que grabo|nada mas|eso es todo|que mas|dejar (?:todo )?grabado|antes de que se me olvide|nota de voz',
    '(?:os|te|les) cuento (?:un poco )?(?:como|que tal)|(?:os|te|les) dejo (?:est[ea]|una?) (?:audio|nota|mensaje)',
    'hago memoria|ideas sueltas|soy \\p{L}+,|apunto (?:esto|todo)|lista de cosas',
  ].join('|'),
  amounts: 'por ciento|millones|millon|mille?|euros?|dollars?|pesos',
  opensDay: /^,? (?:es|hay|tenemos|tengo|toca|viene) /u,
  ownTurns: '(?:y|pero|que) (?:luego )?yo|(?:y|pero) (?:luego )?(?:usted(?:es)?|vos|vosotr[oa]s)',
  subjects: {
    verbs: 'es son está están era será serán ha han quiere quieren puede pueden debe deben no',
    // "He mandado la factura tiene que llegar": the verb needs no subject of its own.
    objectAfter: '.+',
  },
  announcement: compose('{hello}|{recording}|{meant}|{lead}(?:{note},? (?:al salir|tras|después|del|de la)|{making})', {
    hello:
      '(?:hola|buenas|buenos días|buenas tardes)[\\s,]+(?:soy|aquí) (?:(?:\\p{L}+ ){0,5}\\p{L}+(?=[,.!]?$)|[^,.]{2,30}, {making}|\\p{L}+, {role}(?=[.!]?$))',
    // "Hola, soy Jimena, monitora del grupo scout."
    role: '(?!(?:vengo|salgo|vuelvo|necesito|quiero|llego|falta)(?!\\p{L}))\\p{L}{4,} (?:del?|de l[ao]s?|en)(?: \\p{L}+){1,5}',
    recording: '(?:{greeting}[\\s,]+(?:\\p{L}+, )?)?(?:(?:os|les|te) )?(?:{recorded}) {where}|{counted}',
    greeting: '(?:hola|buenas|buen día|buenos días|buenas tardes|buenas noches|bueno|ya)',
    recorded: '(?:grabo|dejo|apunto|anoto)(?: (?:esto|est[ea] (?:nota|audio|mensaje)))(?: grabad[oa])?',
    where:
      '(?:mientras|saliendo|al salir|apenas|camino|de camino|volviendo|yendo|desde|antes de|después de|por si|para que no)',
    counted:
      '(?:{greeting}[\\s,]+)?(?:primera|segunda|tercera|cuarta|última|otra) (?:grabación|nota) (?:del día|de hoy|de la (?:mañana|tarde))',
    meant: '(?:nota|mensaje|recado|audio|apuntes) para (?:el|la|l[ao]s|mi|nuestr[ao])(?: \\p{L}+){1,6}(?=[.!]?$)',
    making:
      'me (?:dejo|hago|grabo) (?:una|esta|un) (?:(?:breve|pequeña) )?(?:nota|notita|memo|audio)(?! (?:de que|que))',
    lead: '(?:(?:bueno|pues|a ver|eh|ok|okay)[\\s,]+)*',
    note: '(?:una? )?(?:breve )?(?:nota|memo)(?: (?:rápida|de voz))?',
  }),
}

import type { NoteWords } from '../parts/note-title-words.ts'
import { textRules } from '../parts/text-rule.ts'

const announcement = textRules('note-announcement', {
  thisIs: '(?:(?:esto|esta nota) (?:es|va)|va|es)?',
  small: '(?:(?:un|una|unas|unos|mi|mis|breve|breves|pequena|pequeno) )*',
  note: '(?:notas?|apuntes?|resumen|recordatorio|update|actualizacion|{thoughts})',
  thoughts: '(?:reflexion|reflexiones|memo|novedades|puesta al dia|repaso|recap)',
  kind: '(?: (?:rapid[oa]s?|rapidit[oa]s?|breves?|cort[oa]s?|suelt[oa]s?|de voz|mi[oa]s?))*',
  about: '(?:sobre|acerca de|respecto a|de lo de|del|de)',
  ofThat: '(?: lo (?:de|del))?',
  wanting: '(?:quiero|queria|quisiera|voy a|vamos a|necesito)',
  talking: '(?:hablar|comentar algo|dejar algo grabado|contar algo|pensar)',
  regarding: '(?:sobre|en cuanto a|respecto a|con respecto a|respecto de|acerca de|a proposito de|por lo de)',
})
const origin = textRules('note-origin', {
  leaving: '(?:voy saliendo|vengo saliendo|estoy saliendo|saliendo|salgo|acabo de salir|acabamos de salir)',
  back: '(?:vengo|volviendo|vuelvo|regreso|de vuelta|recien salido|recien salida)',
})
const verb = textRules('phrase-end')
const adjective = textRules('adjective')

export const noteTitles: NoteWords = {
  fillers: [
    'muchas gracias|gracias|a ver|bueno|pues|vale|venga|va|eh|este|em|mira|oye|hola|buenos dias|buenas tardes',
    'buenas noches|buenas|ya|bien|entonces|y|nada|pues nada|ok|listo|o sea|perdon|apunto|anoto|grabo',
  ].join('|'),
  announces: [
    announcement('note-on', 'A note on something.', '{thisIs} ?{small}{note}{kind} {about}{ofThat}', {
      right: [
        'Una nota rápida sobre el alquiler de Lugo. → alquiler de Lugo',
        'Breve resumen del plan de ventas. → plan de ventas',
      ],
      wrong: ['El notario de Lugo.', 'Nota la diferencia.'],
    }),
    announcement(
      'is-about',
      'What this is about.',
      '(?:esto|esta nota) (?:es|va) (?:sobre|acerca de|por lo de)|(?:esto|esta nota) va (?:del|de)',
      { right: ['Esta nota va del alquiler de Lugo. → alquiler de Lugo'], wrong: ['Esta nota es urgente.'] },
    ),
    announcement('that-of', 'The matter of something.', 'lo (?:del|de)|(?:el |un )?tema (?:del|de)', {
      right: ['El tema del alquiler de Lugo. → alquiler de Lugo'],
      wrong: ['Los de Lugo.', 'Lo veo mal.'],
    }),
    announcement('regarding', 'Regarding something.', '{regarding}{ofThat}', {
      right: ['Respecto a lo del alquiler de Lugo. → alquiler de Lugo'],
      wrong: ['Sobrecoste de Lugo.'],
    }),
    announcement(
      'want-to-talk',
      'Wanting to talk about something.',
      '{wanting} {talking}(?: en voz alta)? (?:sobre|del|de){ofThat}',
      { right: ['Quería hablar del alquiler de Lugo. → alquiler de Lugo'], wrong: ['Quiero hablar con Ana.'] },
    ),
    announcement(
      'go-on-with',
      'Going on with something, or telling about it.',
      'vamos con(?= (?:el|la|los|las)\\b)|(?:te|os|les) cuento (?:sobre|lo (?:del|de))',
      { right: ['Vamos con el alquiler de Lugo. → alquiler de Lugo'], wrong: ['Vamos con Ana.'] },
    ),
    announcement('thinking', 'Thinking about something.', 'pensando en{ofThat}', {
      right: ['Pensando en el alquiler de Lugo. → alquiler de Lugo'],
      wrong: ['Pensando que sí.'],
    }),
  ],
  comesFrom: [
    origin(
      'out-of',
      'Where the speaker has just been.',
      '(?:(?:ya |yo |nada mas )*(?:{leaving}|{back})(?: (?:ahora mismo|ahora))? (?:del|de))',
      { right: ['Acabo de salir del consejo de empresa. → consejo de empresa'], wrong: ['Salgo con Ana.'] },
    ),
    origin(
      'note-after',
      'A note after something.',
      '(?:una )?nota(?: rapida| breve)? (?:tras|(?:al salir|despues) (?:del|de))',
      { right: ['Nota rápida después del consejo de empresa. → consejo de empresa'], wrong: ['Nota para Ana.'] },
    ),
  ],
  empty: [
    'voz equipo temas puntos cosa cosas lista dia semana coche carro casa camino noche manana nota notas rato',
    'momento noticia noticias pregunta punto pendientes pendiente trabajo hospital oficina fabrica planta',
    'avion tren mio mia siempre nada todo hoy primero segundo final acuerdo hecho verdad fondo mes ano',
    'reunion junta vez',
  ].join(' '),
  articles: 'el la los las un una unos unas este esta estos estas ese esa esos esas lo',
  links: 'de del en con para sobre entre',
  of: 'de del',
  verbLinks: 'a al',
  nouns: 'e trabajo casa cosas vista mesa gente campana puesta temas tema',
  ends: [
    'fue fueron ha han he hay ofrecen nos me se les cae caen llaman dicen sabes verdad mira oye bien mal muy',
    'mas menos todavia ayer rapidito rapido asi ahi traemos llevamos tenemos hemos porque cuando salio',
    'salieron parece',
  ].join(' '),
  verbs: [
    verb('gerund', 'A gerund.', '\\p{L}{2,}(?:ando|iendo)', { right: ['cerrando', 'vendiendo'], wrong: ['grande'] }),
    verb('we', 'A form of “we”.', '\\p{L}{2,}[ai]mos', { right: ['cerramos', 'pedimos'], wrong: ['mismo'] }),
    verb('past', 'A form of the past.', '\\p{L}{2,}(?:aron|ieron|aban?|ian)', {
      right: ['cerraron', 'pedian'],
      wrong: ['maron'],
    }),
    verb('adverb', 'An adverb or a superlative.', '\\p{L}{2,}(?:mente|isim[oa]s?)', {
      right: ['rapidamente', 'carisimo'],
      wrong: ['mente'],
    }),
  ],
  verbWords: '',
  noVerbs: [
    'aliento viento fondo mundo mando bando contrabando estado mercado juzgado pescado abogado empleado',
    'ayuntamiento viuda deuda ayuda tramos ramos guardian',
  ].join(' '),
  adjectives: [
    adjective(
      'ending',
      'The ending of an adjective.',
      'al|ales|ic[oa]s?|iv[oa]s?|ari[oa]s?|[ns]tes?|dor[ae]?s?|tor[ae]?s?|nuev[oa]s?|(?:in|ex)tern[oa]s?|bles?',
      { right: ['anual', 'internos', 'nueva'], wrong: ['lugo', 'venta'] },
    ),
  ],
  resumes: 'que pues eh este bueno nos me ya al hemos vamos tenemos es no lo la',
  numbered: 'linea fase nave planta lote etapa version ronda linea',
  numbers: 'uno dos tres cuatro cinco seis siete ocho nueve diez once doce',
  untitled: 'Nota de voz',
  bareOpenings: false,
  accentedLinks: {},
  placeLinks: 'en',
}

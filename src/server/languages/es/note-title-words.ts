import type { NoteWords } from '../parts/note-title-words.ts'

export const noteTitles: NoteWords = {
  fillers: [
    'muchas gracias|gracias|a ver|bueno|pues|vale|venga|va|eh|este|em|mira|oye|hola|buenos dias|buenas tardes',
    'buenas noches|buenas|ya|bien|entonces|y|nada|pues nada|ok|listo|o sea|perdon|apunto|anoto|grabo',
  ].join('|'),
  announces: [
    '(?:(?:esto|esta nota) (?:es|va)|va|es)? ?(?:(?:un|una|unas|unos|mi|mis|breve|breves|pequena|pequeno) )*(?:nota|notas|apuntes?|resumen|recordatorio|update|actualizacion|reflexion|reflexiones|memo|novedades|puesta al dia|repaso|recap)(?: (?:rapid[oa]s?|rapidit[oa]s?|breves?|cort[oa]s?|suelt[oa]s?|de voz|mi[oa]s?))* (?:sobre|acerca de|respecto a|de lo de|del|de)(?: lo (?:del|de))?',
    '(?:esto|esta nota) (?:es|va) (?:sobre|acerca de|por lo de)|(?:esto|esta nota) va (?:del|de)',
    'lo (?:del|de)|(?:el |un )?tema (?:del|de)',
    '(?:sobre|en cuanto a|respecto a|con respecto a|respecto de|acerca de|a proposito de|por lo de)(?: lo (?:del|de))?',
    '(?:quiero|queria|quisiera|voy a|vamos a|necesito) (?:hablar|comentar algo|dejar algo grabado|contar algo|pensar)(?: en voz alta)? (?:sobre|del|de)(?: lo (?:del|de))?',
    'vamos con(?= (?:el|la|los|las)\\b)|(?:te|os|les) cuento (?:sobre|lo (?:del|de))',
    'pensando en(?: lo (?:del|de))?',
  ].join('|'),
  comesFrom: [
    '(?:(?:ya |yo |nada mas )*(?:voy saliendo|vengo saliendo|estoy saliendo|saliendo|salgo|acabo de salir|acabamos de salir|vengo|volviendo|vuelvo|regreso|de vuelta|recien salido|recien salida))(?: (?:ahora mismo|ahora))? (?:del|de)',
    '(?:una )?nota(?: rapida| breve)? (?:tras|(?:al salir|despues) (?:del|de))',
  ].join('|'),
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
  verbs:
    /^(?!(?:aliento|viento|fondo|mundo|mando|bando|contrabando|estado|mercado|juzgado|pescado|abogado|empleado|ayuntamiento|viuda|deuda|ayuda|tramos|ramos|guardian)$)\p{L}{2,}(?:ando|iendo|amos|imos|aron|ieron|aban?|mente|ian|isim[oa]s?)$/u,
  adjectives:
    /(?:al|ales|ic[oa]s?|iv[oa]s?|ari[oa]s?|[ns]tes?|dor[ae]?s?|tor[ae]?s?|nuev[oa]s?|(?:in|ex)tern[oa]s?|bles?)$/,
  resumes: /^(?:que|pues|eh|este|bueno|nos|me|ya|al|hemos|vamos|tenemos|es|no|lo|la)$/,
  numbered: 'linea fase nave planta lote etapa version ronda linea',
  numbers: 'uno dos tres cuatro cinco seis siete ocho nueve diez once doce',
  untitled: 'Nota de voz',
  bareOpenings: false,
  accentedLinks: {},
  placeLinks: 'en',
}

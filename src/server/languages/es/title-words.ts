import type { TitleWords } from '../parts/title-words.ts'

export const titles: TitleWords = {
  language: 'es',
  kinds:
    'reunion reuniones llamada llamadas comida cena desayuno almuerzo merienda cafe aperitivo copa copas cita citas entrevista entrevistas visita visitas revision presentacion demo demostracion taller conferencia sesion vuelo tren ave viaje junta juntas consejo comite asamblea auditoria formacion capacitacion curso audiencia vista juicio seminario evento videollamada videoconferencia call cumpleanos aniversario boda bautizo comunion funeral entierro graduacion operacion cirugia biopsia ecografia resonancia analitica consulta chequeo pediatra dentista oculista recepcion partido concierto obra recital firma torneo despedida homenaje feria gala fiesta kick_off kickoff lanzamiento inauguracion simulacro cata ensayo inspeccion examen mudanza entrega negociacion brunch congreso convencion webinar retrospectiva briefing misa cierre ronda acto rueda_de_prensa due_diligence',
  journeys: 'cita vuelo tren ave viaje visita visitas',
  called: { kick_off: 'Kick-off', ave: 'AVE' },
  verbLeads: 'me nos se te yo que',
  modifiersFirst: false,
  before:
    'primera primer segunda segundo tercera tercer ultima ultimo nueva nuevo gran proxima proximo pequena pequeno',
  determiners:
    'el la los las un una unos unas mi mis tu tus su sus nuestro nuestra nuestros nuestras este esta ese esa lo otra otro',
  companions: 'con',
  and: 'y',
  complements: 'de del sobre para por al entre',
  directions: 'a al hasta en',
  ends: 'es son sera seran esta estan estara queda quedan tiene tienen tendra hay empieza empiezan comienza comienzan sale salen llega llegan viene vienen cae toca pasa pasan dura acaba termina vence fijada fijado programada programado confirmada confirmado prevista previsto convocada convocado puesta puesto movida cambiada aplazada adelantada tengo tenemos pongo ponemos va vamos voy se me nos te le les lo que quien donde cuando como si porque pero y o u ni ya no si tambien ademas asi entonces luego despues antes desde hasta durante a ante bajo contra segun sin tras online zoom teams remoto presencial telefono recuerda recordad apunta apuntad ojo oye mira vale bueno eh este pues creo sigue marcada temprano tarde puntual juntos juntas reuno reunimos vemos veo como ceno quedo quedamos',
  within: 'primera primero segundo ultima ultimo dia ano semana mes mejor parte casa manera medio mesa casa',
  verbs: [
    [
      '(?:me|nos|se) (?:voy a |vamos a |van a )?(?:reuno|reunimos|reunen|reunir|juntamos|junto|juntan|junta)(?:me|nos)?(?: con)?',
      'Reunión con',
    ],
    [
      '(?:voy a|vamos a|tengo que|tenemos que|hay que|toca) (?:reunirme|reunirnos|reunirse|juntarnos|sentarme|sentarnos|verme|vernos)(?: con)?',
      'Reunión con',
    ],
    ['(?:me|nos) (?:voy a |vamos a )(?:sentar|ver|reunir|juntar)(?: con)?', 'Reunión con'],
    ['(?:nos vemos|me veo|nos veremos|nos sentamos|me siento)(?: con)?', 'Reunión con'],
    ['(?:quedo|quedamos|he quedado|hemos quedado|quedaremos)(?: ya)?(?: con)', 'Reunión con'],
    ['(?:quedo|quedamos|hemos quedado|he quedado)', 'Cita'],
    ['(?:veo|vemos|vere|veremos|voy a ver|vamos a ver|recibo|recibimos)(?: a(?=\\s)| al)', 'Reunión con'],
    ['(?:recibimos|recibo)', 'Visita de'],
    ['(?:como|comemos|comere|comeremos|voy a comer|vamos a comer|almuerzo|almorzamos)(?: con)', 'Comida con'],
    ['(?:vamos a comer|comemos|almorzamos|comeremos)', 'Comida'],
    ['(?:ceno|cenamos|cenare|cenaremos|voy a cenar|vamos a cenar)(?: con)', 'Cena con'],
    ['(?:cenamos|cenaremos|vamos a cenar)', 'Cena'],
    ['(?:desayuno|desayunamos|desayunare|voy a desayunar|vamos a desayunar)(?: con)', 'Desayuno con'],
    [
      '(?:hablo|hablamos|hablare|hablaremos|voy a hablar|vamos a hablar|llamo|llamamos|llamare)(?: con| a| al)',
      'Llamada con',
    ],
    ['(?:entrevisto|entrevistamos|voy a entrevistar|vamos a entrevistar)(?: a| al)?', 'Entrevista con'],
    ['(?:presento|presentamos|presentare|presentaremos|voy a presentar|vamos a presentar)', 'Presentación de'],
    ['(?:firmo|firmamos|firmaremos|vamos a firmar|voy a firmar)', 'Firma de'],
    ['(?:visito|visitamos|visitaremos|voy a visitar|vamos a visitar)(?: a| al)?', 'Visita a'],
    ['(?:vuelo|volamos|volare|voy a volar|vamos a volar) a', 'Vuelo a'],
    ['(?:voy|vamos|ire|iremos) al', 'Visita al'],
    ['(?:voy|vamos|ire|iremos) a(?= (?:la|los|las|casa) )', 'Visita a'],
    [
      '(?:viajo|viajamos|viajare|voy|vamos|salgo|salimos|ire|iremos) (?:a|para)(?! \\p{L}+[aei]r(?:l[aeo]s?|me|nos|se)?\\b)',
      'Viaje a',
    ],
  ],
  visits: [
    [
      '(?:nos )?(?:vienen?|visitan?|vendra|vendran|van? a venir|pasan?|acuden?)(?: a (?:ver|visitar)(?:nos|me)?)?',
      'Visita de',
    ],
    ['llegan?|llegara|llegaran', 'Llegada de'],
    ['(?:nos|me) esperan?', 'Cita con'],
  ],
  purposes: 'para (?:hablar de|hablar sobre|hablar del|ver|revisar|tratar|discutir|comentar|repasar|mirar|platicar de)',
  about: 'sobre',
  frames:
    '(?:y|pero|entonces|luego|bueno|pues|eh|este|oye|mira|vale|a ver|tambien|ademas|por cierto|ojo|recuerda(?: que)?|acordaos(?: de)?(?: que)?|apunta(?: que)?|asi que|que|porque|antes)|(?:yo |nosotros )?(?:tengo|tenemos|tiene|tienen|hay|habra|tendre|tendremos|tocaria|toca|ponemos|pongo|organizamos|celebramos|hacemos|fijamos|he puesto|hemos puesto|me han puesto|nos han puesto|quiero|agenda|agendar|programa)(?: ya| tambien| otra| fijada)?|esta|estan|(?:es|sera|son)|lo de|al|a la|(?:y )?se (?:pasa|mueve|cambia|adelanta|aplaza)(?: al| a| para)?|(?:lo |la |los |las )?(?:han |hemos |he )?(?:movido|cambiado|pasado|aplazado|adelantado|recorrido)(?: al| a| para)?|no|perdon|digo|(?:el|la|los|las|un|una|mi|mis|nuestra|nuestro|otra)',
  copulas:
    'es|son|sera|seran|queda(?: para)?|esta|la hacemos|lo hacemos|hacemos|se pasa a|se celebra|empieza|comienza|tiene lugar|va a ser|cae|toca|la tengo|lo tengo|la tenemos|nos cae',
  contractions: [
    [/\bde el (?=\p{Ll})/gu, 'del '],
    [/\ba el (?=\p{Ll})/gu, 'al '],
    [/\b(con|de) a(?:l)? (?=\p{L})/gu, '$1 '],
  ],
  lists: 'y e',
  nearEnds: 'y en a',
  breaks: 'y pero porque que quien luego entonces',
  partitives: '',
  between: 'entre',
  pronounLead: null,
  belongings: 'de del',
  binds: 'de del y',
  thoseOf: 'de del',
  progressive: null,
  possessive: null,
}

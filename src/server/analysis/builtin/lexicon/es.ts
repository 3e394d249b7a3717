import type { WordLexicon } from './word-lexicon.ts'

export const es: WordLexicon = {
  stopWords:
    'a al algo alguien alguna algunas alguno algunos ahi ahora alli antes aqui asi aun aunque bien bueno cada casi como con cosa cosas cual cuando cuanto de decir del desde despues dia dias digo dice dijo donde dos durante e el ella ellas ellos en entonces entre era eran eres es esa esas ese eso esos esta estaba estado estamos estan estar este esto estos estoy fue fueron gente gracias ha haber habia hace hacer haciendo hago han hasta hay haya he hecho hemos hoy igual ir la las le les lo los luego mal mas me medio menos mi mientras mio mis misma mismo mucha muchas mucho muchos muy nada nadie ni ningun ninguna no nos nosotros nuestra nuestro o os otra otras otro otros para parece pero poco por porque pues puede pueden puedo que queda quien quiero quiza quizas sabe se sea segun ser si sido siempre sin sino sobre solo somos son soy su sus tal tambien tampoco tan tanto te tener tengo tenemos ti tiempo tiene tienen toda todas todavia todo todos tu tus un una unas uno unos va vale vamos van vaya ver vez voy y ya yo eh em este pues lunes martes miercoles jueves viernes sabado domingo manana tarde noche semana mes ano tres cuatro cinco seis siete ocho nueve diez media ayer mejor',
  positive:
    'bueno buena buenos buenas bien genial excelente feliz contento contenta contentos encantado encantada orgulloso orgullosa exito exitos mejor mejora estupendo estupenda fantastico fantastica maravilloso maravillosa perfecto perfecta alegria alegre gracias ilusion ilusionado positivo positiva tranquilo tranquila satisfecho satisfecha aliviado logro logrado ganado ganar increible bonito bonita encanta gusta magnifico',
  negative:
    'mal malo mala malos malas peor terrible horrible triste enfadado enfadada cabreado preocupado preocupada preocupa problema problemas fallo fallos fallado perdido perder perdida odio cansado cansada agotado agotada frustrado frustrada decepcionado decepcion retraso retrasos retrasado tarde dificil duro queja quejas miedo estres estresado desastre roto debil harto harta enfermo crisis riesgo error errores fatal culpa grave',
  negations: 'no nunca jamas ni sin tampoco nada',
  intensifiers: 'muy mucho tan super realmente totalmente bastante demasiado muchisimo',
  openers:
    'por favor|tengo que|tenemos que|hay que|debo|debemos|necesito|necesitamos|recuerdame|no olvidar|acordarme de|tenemos una|tenemos un|tengo una|tengo un|hay una|hemos decidido|decidimos|hemos quedado|quedamos|no se si|la duda es|y luego|ademas|tambien|estoy|por otro lado',
  taskCues: [
    '(?:por favor|recuerdame(?: que)?|recordarme|no (?:te )?olvid(?:ar|es|arme)(?: de)?|acordarme de|acuerdate de|pendiente(?: de)?) ',
    '(?<who>[a-z]+ )?(?:tengo|tenemos|tiene|tienes|tienen) que ',
    'hay que |(?:me )?falta |me toca ',
    '(?:debo|debemos|necesito|necesitamos|podrias|puedes) ',
    '(?<who>[a-z]+) (?:va a|se encarga de|se ocupa de|queda en) ',
  ],
  noTask:
    '\\b(?:ya (?:he|ha|hemos|esta|lo|la)|habria que|igual habria|quizas?|a lo mejor|tal vez|no (?:hay|tengo|tenemos|tiene|hace) (?:que|falta)|tuve que|tuvimos que|habia que|tenia que|va a ser|hay que ver|hay que decir)\\b',
  eventWords:
    'reunion reuniones llamada comida cena desayuno almuerzo cita entrevista visita revision presentacion demo taller conferencia sesion vuelo tren junta consejo comite auditoria formacion audiencia seminario evento videollamada vienen quedamos viene reunimos recibimos',
  noEvent:
    '\\b(?:fue|fueron|estuvo|estuvimos|tuve|tuvimos|cancelad[oa]|se ha cancelado|si |quizas?|habria|anulad[oa])\\b',
  decisionCues:
    '\\b(?:(?:hemos|he|han) (?:decidido|acordado)|decidimos|acordamos|hemos quedado en|quedamos en|queda decidido|se ha decidido|la decision es|lo dejamos cerrado|esta decidido)\\b',
  questionCues:
    '\\b(?:no se (?:si|como|cuando|quien|que|cual)|lo que no (?:se|tengo claro)|no tengo claro|la duda es|la pregunta es|me pregunto|queda por (?:saber|ver)|falta saber)\\b',
  urgent: '\\b(?:urgente|urge|urgentemente|cuanto antes|inmediatamente|ya mismo|lo antes posible)\\b',
  high: '\\b(?:importante|prioridad|prioritario|fundamental|clave|imprescindible|sin falta)\\b',
  low: '\\b(?:sin prisa|no corre prisa|cuando (?:puedas?|pueda)|no es urgente|algun dia|mas adelante)\\b',
}

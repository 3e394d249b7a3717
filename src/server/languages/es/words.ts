// Over 250 lines: the words of one language, a list for each thing that they tell.
import { compose } from '../parts/text-rule.ts'
import type { WordLexicon } from '../parts/word-lexicon.ts'
import { places } from './places.ts'

export const words: WordLexicon = {
  language: 'es',
  stopWords: [
    'a al algo alguien alguna algunas alguno algunos ahi ahora alli antes aqui asi aun aunque bien bueno cada',
    'casi como con cosa cosas cual cuando cuanto de decir del desde despues dia dias digo dice dijo donde dos',
    'durante e el ella ellas ellos en entonces entre era eran eres es esa esas ese eso esos esta estaba',
    'estado estamos estan estar este esto estos estoy fue fueron favor gente gracias ha haber habia hace',
    'hacer haciendo hago han hasta hay haya he hecho hemos hoy igual ir la las le les lo los luego mal mas me',
    'medio menos mi mientras mio mis misma mismo mucha muchas mucho muchos muy nada nadie ni ningun ninguna',
    'no nos nosotros nuestra nuestro o os otra otras otro otros para parece pero poco por porque pues puede',
    'pueden puedo que queda quien quiero quiza quizas sabe se sea segun ser si sido siempre sin sino sobre',
    'solo somos son soy su sus tal tambien tampoco tan tanto te tener tengo tenemos ti tiempo tiene tienen',
    'toda todas todavia todo todos tu tus un una unas uno unos va vale vamos van vaya ver vez voy y ya yo eh',
    'em este pues lunes martes miercoles jueves viernes sabado domingo manana tarde noche semana mes ano tres',
    'cuatro cinco seis siete ocho nueve diez media ayer mejor nunca verdad pregunta repente vida asi jamas',
    'lejos primera primero segundo ultimo ultima cuenta parte manera forma momento claro sola solo seguro',
    'quizas gente alguien nadie cualquier cualquiera adelante encima abajo arriba dentro fuera cerca delante',
    'detras casa creo pense pienso crei dije digo dijeron dicen hablar hablo mirar miro viendo quedo quedamos',
    'llevo lleva llevan pone poner puso salir sale salio seguir sigue siguen venir vino viene llegar llego',
    'entro entrar pasar paso pasa empezar acabar mandar manda contar conto preguntar saber sabia sepa',
    'entender entiendo falta faltan hecho hizo hicieron fuimos eramos tampoco siquiera incluso ademas mil',
    'cien',
  ].join(' '),
  nounLeads: [
    'el la los las un una unos unas mi mis su sus nuestro nuestra nuestros nuestras este esta ese esa de del',
    'en con para por al sobre y dos tres cuatro cinco seis nuevo nueva cada otro otra sin lo',
  ].join(' '),
  openers: [
    'por favor|tengo que|tenemos que|hay que|debo|debemos|necesito|necesitamos|recuerdame|no olvidar',
    'acordarme de|tenemos una|tenemos un|tengo una|tengo un|hay una|hemos decidido|decidimos|hemos quedado',
    'y (?:el|la|los|las|mi) (?:[^\\s,]+ ){1,4}(?:es|son|sera|seran) (?:el|a|hoy|manana)',
    'quedamos|no se si|la duda es|y luego|ademas|tambien|estoy|por otro lado',
  ].join('|'),
  mine: [
    compose(
      '{promised}{recipient}(?: que(?: (?:le|les))?(?: (?:iba|voy) a)?|{infinitive}|(?= (?:el|la|los|las|un|una|mi|mis)\\b))',
      {
        promised: '(?:(?:yo )?(?:le|les) )?(?:prometi|he prometido)',
        recipient: '(?: (?:a|al) (?:(?:senor|senora|don|dona|doctor|doctora) )?[\\p{L}-]{2,})?',
        infinitive: '(?= \\p{L}+r(?:l[aeo]s?|sel[ao]s?)?\\b)',
      },
    ),
    '(?:quede|he quedado)(?: con [\\p{L}-]{2,})? en(?= \\p{L}+r)',
    'me (?:comprometi|he comprometido)(?: con [\\p{L}-]{2,})? a',
    '(?:le|les) debo(?: al? [\\p{L}-]{2,})?(?= (?:el|la|los|las|un|una|mi|mis)\\b)',
    compose(
      '(?:yo |pero |y |antes |entonces |luego |me |le |les |lo |la ){0,5}(?:{must})(?= \\p{L}+(?:{ending})\\b)(?: [yo]o)?',
      {
        must: 'tengo que|tendre que|debo|necesito|he de|me toca|me falta|me queda',
        ending: 'r|rle|rles|rlo|rla|rlos|rlas|rme|rte|rnos|rse|rselo|rsela',
      },
    ),
    'tengo que|recuerdame(?: que)?|recordarme|no (?:me )?(?:puedo |debo )?olvid(?:ar|arme|e)(?: de)?',
    'acordarme de|que no se me olvide|lo que (?:si )?tengo que hacer(?: yo)? es|me encargo (?:yo )?de',
    'me comprometo a',
    compose('(?:{rank}|{note})[:,](?= \\p{L}{2,}[aei]r(?:le|lo|la|les|los|las|me|se)?\\b)', {
      note: 'pendientes?|apunt(?:ar|o|a|ad|ame)|anot(?:ar|o|a|ad|ame)|nota|recordar|recordatorios?|por hacer|{list}(?: (?:de|del|para) [^,.;:]{2,25})?',
      list: '(?:l[oa]s |mis )?(?:recados|tareas|deberes|pendientes)|lista',
      rank: 'uno|dos|tres|cuatro|cinco|seis|primero|segundo|tercero|cuarto|por ultimo',
    }),
  ].join('|'),
  mineByDate: '(?:quiero|voy a(?! ver si)|me gustaria|querria|pienso|espero)(?= \\p{L}+r)',
  theirs: compose(
    '(?:,? que )?(?:(?:me|nos|le|les|se) )?(?:l[ao]s? )?(?:{must}|{agreed}|{promised}|me tiene que|me va a|tiene pendiente)',
    {
      must: 'tiene que|tienen que|va a|van a|debe|deben|se encarga de|se ocupa de',
      agreed: 'queda en|quedo en|ha quedado en|tendra que|se compromete a|se ha comprometido a',
      promised: '(?:ha prometido|prometio)(?: que)?(?: (?:me|nos))?|(?:ha dicho|dijo) que (?:me|nos)',
    },
  ),
  asked: compose('(?:le )?(?:{told} a|{falls}) NAME(?: que|(?= \\p{L}+[aei]r(?:l[aeo]s?|se)?\\b))', {
    told: '(?:he pedido|pedi|he encargado|encargue|he dicho)',
    falls: '(?:toca|tocara|corresponde) a|es cosa de|queda en manos de',
  }),
  theirsByDate: compose(
    '(?:ya )?(?:(?:me|nos|le|les|se|lo|la|los|las) )*(?=(?!(?:{smallWord}|{otherVerb})\\b)\\p{L}{2,}[ae]\\b)',
    {
      smallWord:
        'una|la|le|me|te|se|de|que|quiere|puede|cree|espera|esta|era|fue|queda|hasta|para|sobre|entre|{determiner}',
      determiner: '[nv]uestra|esa|aquella|mucha|poca|buena|misma|nada|cada|toda|otra',
      otherVerb: 'hora|semana|tarde|siempre|entre|desde|antes|viene|sale|empieza|dice|sabe|parece|puede|hace|dure|sera',
    },
  ),
  asks: [
    'por favor|(?:podrias|puedes|podeis|podriais|podria usted|podrian)(?= \\p{L}+r)',
    '(?:te|os|le|les) importa(?:ria)?(?= \\p{L}+r)',
    '(?:(?:te|os|le|les) )?(?:agradeceria|agradeceriamos|ruego|rogamos|pido|pedimos)(?: mucho)?(?: por favor)?,? que',
    '(?:me|nos) (?:harias|harian|haria|hariais) (?:el|un) favor de',
    'recuerda(?:nos|le|les)(?: que)?|acuerdate de|no (?:te )?olvides(?: de)?|asegurate de(?= \\p{L}+r)',
    '(?<task>(?:asegurate|asegurese|asegurense|aseguraos) de que)',
  ].join('|'),
  open: [
    'hay que|habra que|falta(?= \\p{L}+r\\b)|tenemos que|debemos|necesitamos',
    '(?:podria|alguien puede|alguien podria)(?= \\p{L}+r)|toca(?= \\p{L}+r)|pendiente(?: de)?:?',
    compose('(?:{create})(?:me)? (?:un |otro )?recordatorio (?:para|de|sobre)(?: que)?', {
      create:
        'pon|crea|crear|agrega|agregar|configura|configurar|establece|establecer|haz|anade|programa|programar|fija',
    }),
  ].join('|'),
  presentIsWeak: true,
  titles:
    '(?:el |la )?(?:senor|senora|don|dona|doctor|doctora|licenciado|licenciada|ingeniero|ingeniera|jefe|jefa|dr|dra) ',
  goesOn: compose('^(?:es|fue|ha|{preposition}|y|o|no|perdon|digo|el|la|las|los|que|{wait}|este|eh|{conjunction})\\b', {
    preposition: 'a|al|en|con|para|por|de|del|desde|hasta|antes|despues',
    wait: 'espera|esperate|mejor|sobre|como|entre|mas|mismo|temprano|tarde',
    conjunction: 'si|porque|cuando|proximo|siguiente|sin|media|cuarto|menos',
  }),
  toMe: [
    '\\b(?:me|nos)\\b(?! (?:(?:va|van) a )?(?:ve|reun|encontr|junt|acompan|recog))',
    '\\p{L}[aei]r(?:me|nos)(?:l[oae]s?)?\\b(?<!(?:ver|reunir|acompanar|recoger)(?:me|nos))',
    '\\bpara (?:mi|nosotros)(?=$|[.,;])',
  ].join('|'),
  recipient: [
    '\\b(?:prometi|prometido|debo)(?: (?:el|la|los|las|un|una|mi|mis)\\b.{0,40}?)? a(?:l)? NAME',
    '\\b(?:comprometi|comprometido|quede|quedado) con NAME',
    '\\b(?:mand|envi|reenvi|entreg|pag|contest|respond|devolv|prest|escrib|confirm|ofrec|dar|dec)\\p{L}*\\b.{0,60}? a(?:l)? NAME',
    '\\b\\p{L}+r(?:les?|sel[oa]s?)\\b.{0,60}? a(?:l)? NAME',
  ].join('|'),
  toFirstName: '\\bpara NAME',
  noTask: compose('\\b(?:{done}|{imagined}|{needless}|{saying}|{being})\\b', {
    done: 'ya (?:he|ha|hemos|esta|lo|la|quedo)',
    imagined: 'habria que|igual habria|quizas?|a lo mejor|tal vez',
    needless:
      'no (?:hay|tengo|tenemos|tiene|hace|hay que) (?:que|falta)|tuve que|tuvimos que|habia que|tenia que|va a ser|va a estar',
    saying: 'hay que (?:ver|decir|reconocer)|voy a (?:estar|ser|decir|dejar|tener)',
    being:
      'si (?:yo |me |nos |no )?(?:tuviera|hubiera)|tiene que (?:ser|estar|ver)|deberia|decia que|pendiente de nadie|quiero (?:decir|que|creer|pensar)',
  }),
  denied: /^(?:(?:y|pero|asi que) )?nadie (?:tiene|debe|necesita|va|hace|esta|quiere)\b/u,
  eventWords: [
    'empieza empiezan comienza llega llegan cumpleanos aniversario boda comunion bautizo entierro graduacion',
    'vuelo viaje inauguracion simulacro homenaje brunch visitan firma biopsia cata operacion concierto',
    'partido graduacion reunion reuniones llamada comida cena desayuno almuerzo cita entrevista visita',
    'revision presentacion demo taller conferencia sesion vuelo tren junta consejo comite auditoria formacion',
    'audiencia seminario evento videollamada vienen quedamos viene reunimos recibimos feria festival examen inspeccion',
    'gala picnic barbacoa asado chequeo ecografia clase ensayo misa velorio vigilia estreno exposicion subasta retiro',
    'charla ponencia concurso carrera maraton regata desfile carnaval fiesta pleno asamblea romeria verbena',
    'torneo campeonato derbi congreso simposio posada parrillada despedida',
  ].join(' '),
  noEvent: compose(
    '\\b(?:{past}|{imagined}|{told}|plazo|vence|vencen|caduca|fecha limite|son las|eran las|que (?:abren?|cierran?))\\b',
    {
      past: 'fue|fueron|estuvo|estuvimos|tuve|tuvimos|cancelad[oa]|se ha cancelado',
      imagined: 'si (?:yo|nos|no|al)|quizas?|habria|anulad[oa]',
      told: 'era|eran|estaba|hubo|dijo|dijeron|vi|llame|voto|hemos (?:tenido|visto|votado)|hice|a lo mejor',
    },
  ),
  conditional: /(?<![\p{L}])(?:si|como no|en caso de que) /iu,
  happened: new RegExp(
    compose('(?<![\\p{L}])(?:{came}|{irregular})(?![\\p{L}])', {
      came: '(?:lleg|empez|comenz|termin|acab|llam|aterriz|cerr|firm|gan)(?:ó|aron)|(?:sal|mur|nac|ca|ocurr|sucedi|perd)(?:ió|ieron|yó|yeron)',
      irregular: 'vino|vinieron|murió|se fue|se fueron|hubo|estuvo|estuvieron|estuvimos',
    }),
    'iu',
  ),
  habits:
    '\\b(?:(?:todos )?los (?:lunes|martes|miercoles|jueves|viernes|sabados|domingos|dias|meses|anos)(?! \\d)|cada (?:dia|semana|mes|ano)|normalmente)\\b',
  habitual: null,
  moved: compose(
    '(?:{been} )?(?:{moved}|se (?:pasa|mueve|cambia|aplaza|adelanta))(?: (?:del? \\p{L}+ )?(?:al?|para|hasta))?(?: el)?',
    {
      been: '(?:se ha|se han|ha sido|han sido|fue|fueron|se|esta|queda)',
      moved: '(?:movid|pasad|cambiad|aplazad|trasladad|adelantad|retrasad|pospuest|reprogramad)[oa]s?',
    },
  ),
  cancelled:
    '(?:cancelad[oa]|anulad[oa]|suspendid[oa]|se (?:cancela|anula|suspende)(?![\\p{L}])|ya no (?:hay|es|va)|aplazad[oa] sin)',
  decisionCues: compose(
    '{surely}\\b(?:{weDecided}|{weSettled}|se ha decidido|la decision es|{decided}|nos quedamos como|{set})\\b',
    {
      surely: '(?<!\\b(?:no|nunca|siempre|aun|todavia|a veces|pasad[oa]) )',
      weDecided: '(?:hemos|he|han) (?:decidido|acordado)|nos decidimos(?= por)|(?<!nos )decidimos|acordamos',
      weSettled: '(?:hemos quedado|quedamos) en(?= (?:que|no|un|\\p{L}+[aei]r)(?!\\p{L}))',
      decided: '(?<!\\bno (?:lo )?(?:he|hemos|ha|han) )decidido',
      set: 'no vendemos|es definitivo|lo dejamos cerrado|esta decidido|queda decidido',
    },
  ),
  questionCues: compose('\\b(?:{doubt}|{doubtLeft}|{notKnown}|{notClear}|{question})\\b', {
    doubt: '(?:esa|esta) es la (?:pregunta|duda)|eso es lo que (?:quiero|quisiera|falta) saber',
    doubtLeft: 'duda que dejo|(?:una|mi|otra) duda|quisiera saber|habria que saber|esta por ver',
    notKnown: 'no sabemos (?:si|como|cuando|quien|que|cual)|no se sabe',
    notClear: 'no se (?:todavia |aun )?(?:si|como|cuando|quien|que|cual)|lo que no (?:se|tengo claro)|no tengo claro',
    question: 'la duda es|la pregunta es|me pregunto|queda por (?:saber|ver)|falta saber',
  }),
  urgent: '\\b(?:urgente|urge|urgentemente|cuanto antes|inmediatamente|ya mismo|lo antes posible)\\b',
  high: compose('\\b(?:{important}|{pressing})\\b', {
    important: 'importante|prioridad|prioritario|fundamental|clave|imprescindible|sin falta',
    pressing: 'con urgencia|corre prisa|que quema|apremia|para ayer|vencio ayer',
  }),
  low: '\\b(?:sin prisa|no corre prisa|cuando (?:puedas?|pueda)|no es urgente|algun dia|mas adelante)\\b',
  places,
  newThought: new RegExp(
    compose(
      ' (?:(?:{filler})(?![\\p{L}])|{next} |y (?:si|luego|despues|ademas|tambien) |(?:es|son) (?:urgente|importante|un|una) |yo (?:creo|no|tengo|soy|me) )',
      {
        filler:
          'ah|eh|este|bueno|o sea|en fin|la verdad|por cierto|otra cosa|que mas|y ya|ya por ultimo|por ultimo|{doubt}|{outburst}',
        // "… la banda de paso llamo a la mutua", "… el chip le pregunto a mi hermana".
        next: 'de paso (?=(?:{tells})(?![\\p{L}]))|{notLed}l[ea]s? (?:{tells})(?= (?:al?|si|que|por|el|la|l[oa]s|un|una)(?![\\p{L}]))',
        notLed: '(?<!\\b(?:que|si|yo|no|y|ya|ni|cuando|mientras|luego|tambien|manana) )',
        tells: 'llamo|pregunto|escribo|aviso|pido|digo|mando|paso|llevo|compro|pongo|recojo|dejo',
        doubt: 'la pregunta es|la duda es|no se si|a ver',
        outburst: 'que (?:ganas|pena|lio|rabia|pereza|ilusion)',
      },
    ),
    'gu',
  ),
  noSubject: new RegExp(
    compose(
      '^(?:{alone})$|^(?!(?:charla|perla|burla|carlos)s?$)\\p{L}{3,}(?:[aei]r(?:se|me|nos|les?|l[oa]s?)|isim[oa]s?|mente)$',
      { alone: 'hola|buenas|veng[oa]|vengan|veo|ven|pobre|sueno|maneja\\p{L}*|verdad' },
    ),
    'u',
  ),
  nounlikeVerbs: new RegExp(
    compose('^(?!(?:{place}|{thing}|{person}|{state})$)\\p{L}{2,}[aei]r$', {
      place: 'lugar|hogar|bar|pilar|altar|taller|bazar|hangar|solar',
      thing:
        'dolar|celular|titular|ejemplar|collar|alquiler|poster|master|elixir|radar|azucar|dossier|telar|calamar|lunar',
      person: 'mujer|lider|chofer|militar|auxiliar|familiar|particular',
      state: 'paladar|poder|deber|placer|cancer|caracter|porvenir|bienestar|malestar|escolar|super',
    }),
    'u',
  ),
  pastForms:
    /^(?!(?:dominó|paletó|rondó|landó)$)(?:\p{L}{2,}(?:ó|aban|ían|aron|ieron)|(?:habr|ser|estar|tendr|podr|querr|har|dir)ía)$/u,
  negations: 'no|nunca|tampoco|nadie',
  negatedPronouns: 'me|te|le|lo|la|les|los|se|nos|yo',
  fromTo: 'del?|desde|entre',
  someTimeBefore:
    /\b(?:una?|dos|tres|\d+) (?:dias?|semanas?|mes|meses) antes(?![\p{L}'])(?! (?:la|le|el|los|de|del)\b)/u,
  finiteLeads: /\bque ?$/,
  askedWhether: /\bsi (?:hay|tengo|tenemos|debo|debemos|necesit)/i,
  saidOfIt: '(?:y |pero )?(?:eso|esto|es|corre|con|sin|lo antes|prioridad|no corre)|urgente|urge|asap',
  tellsTime: /\bson las /,
  openingHours: {
    isOpen:
      /\b(?:(?:esta|estan|estara|estaran|queda) (?:solo |tambien |aun )?abiert[oa]s?)(?: (?:el|los|desde|hasta|a|de|todo))?\s*$/,
    opens: /\babren?(?: (?:el|los|desde|de))?\s*$/,
  },
  allDay: /\btod[oa] (?:el dia|la jornada)\b/,
  takesPlace:
    /(?<!\b(?:esto|eso|hoy|plazo|pago|vencimiento|limite|entrega) )\b(?:es|sera|cae|tienen? lugar|va a ser|se celebran?|empiezan?|comienzan?)$/u,
  isHeld: /\b(?:tienen? lugar|se celebran?)$/u,
  toldThen:
    /^(?:(?! y )[^.;:]){0,45} (?:me|nos|le|les) (?:dijo|dijeron|grito|gritaron|pregunto|preguntaron|solto|espeto|conto|pidio)\b/u,
  saidTo: new RegExp(
    compose('\\b(?:dijo|dice|grito|solto|contesto|va y dice|me dice),? {name}$', {
      name: '(?:senoria|senor(?:ita|a)?(?: jueza?)?|doctora?|jefe|jefa|profe|maestro|compadre|caballero|mi amor)',
    }),
    'u',
  ),
  frames: 'tenemos|tengo|hay',
  backward: '(?:es|esta|queda) (?:definitivo|decidido)|decidido|lo dejamos cerrado',
  and: 'y e',
  noNoun: /(?:ly|mente|ing|ed|ando|iendo|amos|imos|aron|ieron|aba|aban|ait|aient|erai|rons|ons|ent|ez)$/,
}

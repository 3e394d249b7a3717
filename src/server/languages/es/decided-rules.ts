// Over 250 lines: one list of rules, each with its examples.
import { textRules } from '../parts/text-rule.ts'
import { choices } from './choices.ts'

const statement = textRules('decision-statement', {
  ...choices,
  verb: '\\p{L}+[aei]r(?:l[aeo]s?|se)?',
  notIf: '(?<!(?:si|cuando|hasta que|antes de que|en cuanto) )',
  notAhead: '(?<!(?:manana|lunes|martes|miercoles|jueves|viernes|sabado|domingo|ahora|luego) )',
  body: '(?:el|la|los|las) (?:[a-z]+ )?(?:{board}|{members})(?: de (?:la |los |las )?[a-z]+| directiv[oa])?',
  board: 'consejo|junta|comite|directorio|asamblea|claustro|pleno|patronato|mesa|direccion|cooperativa',
  members: 'familia|soci[oa]s|vecinos|accionistas|miembros',
  // "Al final vamos a llegar tarde" is a fear.
  deed: '(?!{happens}(?:se|nos)?\\b)\\p{L}+[aei]r(?:l[aeo]s?|se|nos)?(?![\\p{L}])',
  happens: '(?:ser|estar|llegar|tener|haber|acabar|perder|llover|morir|salir|quedar|poder|venir|ver|ir)',
  surely: '(?: (?:ya|por fin|finalmente|tambien|ayer|hoy))?',
  voted: '(?:acord|decidi|aprob|rechaz|resolvi|vot)(?:o|aron|eron)|(?:ha|han) {done}',
  done: '(?:acordado|decidido|aprobado|rechazado|resuelto|votado)',
  over: '(?:cerrad|zanjad|descartad|resuelt)[oa]s?',
  standing:
    '(?:fijad|establecid|aprobad|descartad|aplazad|prohibid|adjudicad|desestimad|elegid|nombrad)[oa]s?|pospuest[oa]s?',
  always: '(?<!\\b(?:siempre|nunca|no|aun|todavia|a veces|normalmente|casi|si|cuando) )',
  settle: '(?:quedamos|hemos quedado|quede|he quedado|se (?:quedo|ha quedado)|ya quedo)',
  agree:
    '(?:definimos|establecimos|determinamos|convinimos|dispusimos|pactamos|hemos (?:definido|establecido|pactado))',
  partner: '(?: (?:con|entre) [^,.;:]{2,30}?)?',
  // "Aprobado el examen" is good news.
  matter: '(?!(?:el|la|l[oa]s) (?:exam|oposici|carne|curso|cien))(?:el|la|l[oa]s?|que|{verb}|por)(?![\\p{L}])',
  give: '(?:dimos|damos|doy|les? di|hemos dado|he dado)',
  close: '(?:cerramos|hemos cerrado|cerre)',
  sum: '{amount}[a-z]*(?: [a-z]+){0,3}? {money}',
  maybe: '(?<!\\b(?:a lo mejor|quizas?|igual|tal vez|siempre|o|si|cuando) )',
  choose: '(?:nos (?:vamos|quedamos)|(?<!nos )vamos(?: a ir)?|tiramos|seguimos|optamos|apostamos|me quedo)',
  option:
    '(?:opcion|diseno|proveedor[ae]?|modelo|version|plan|oferta|presupuesto|propuesta|color|formato|gestor[ia]*|{supply})',
  supply: 'material|sistema|marca|nombre|menu|seguro|talla|tela|logo|titulo|imprenta|distribuidora?|tarifa',
  provider:
    '(?:proveedora?|compania|empresa|banco|gestora?|gestoria|asegurador|aseguradora|seguro|operador|marca|{suppliedBy})',
  suppliedBy: 'sistema|programa|nombre|horario|local|dentista|abogad[oa]|colegio|contable|distribuidora?',
  change: '(?:(?:hemos|he) cambiado|(?:vamos|voy) a cambiar)',
  terms: '(?:fecha|precio|plazo|menu|orden|cuota|sede|lugar|dia|hora|reparto|calendario|tarifa|condiciones|nombre)',
  taken: '(?:quedado con|(?:decantado|decidido|inclinado) por)',
  drop: '(?:descarto (?:lo|el|la|{verb})|renuncio al?)',
  quit: '(?:dejo|voy a dejar|vamos a dejar|he dejado|hemos dejado)',
  activity:
    '(?:gimnasio|escuela|trabajo|curso|academia|puesto|club|tabaco|grupo|carrera|clases?|universidad|equipo|coro|cargo)',
  notLong: '(?! (?:horas?|dias?|semanas?|meses|minutos|turnos)(?![\\p{L}]))',
  notAsIf: '(?<!\\b(?:si|cuando) [^.;:]{0,60})',
  changeWe: '(?:subimos|bajamos|fijamos|limitamos|ponemos|dejamos)',
  handle: '(?:aplazamos|posponemos|aparcamos|cancelamos|anulamos|descartamos|mantenemos|quitamos|suprimimos|{putOff})',
  putOff: 'dejamos (?:para|como|fuera)',
  ended: '(?:aprobad|rechazad|negad|acordad|resuelt|decidid|descartad|aceptad)[oa]s?',
  fixed: '(?:qued(?:o|a|aron|an|amos)|(?:lo |la )?(?:dejamos|cerramos)|(?:se )?cerro) (?:en|a|por)',
  accepted: '(?:aceptaron|acepto|aceptamos|cerramos|pactamos|pactaron)',
  amount: '(?:\\d{1,7}|un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|{tens})',
  tens: 'quin|dieci|set|nove|veint|treinta|cuarenta|cincuenta|sesenta|ochenta|cien|mil',
  money: '(?:pesos|euros|dolares|soles|reales|bolivares|quetzales|por ciento|el metro|el kilo|la hora|por cabeza)',
  proposal: '(?:propuesta|mocion|idea|solicitud|enmienda|peticion|proyecto|plan)',
})

/** The rules for statements that say by themselves that something was decided. */
export const decided = [
  statement('vote', 'What a body decided or rejected.', '{notIf}{body}{surely} (?:{voted})', {
    right: ['la junta directiva aprobó la cuota', 'el consejo de la cooperativa ha rechazado la fusión'],
    wrong: ['la junta es el viernes', 'si la junta aprobó la cuota', 'mi hija decidió estudiar química'],
  }),
  statement(
    'we-vote',
    'What we decided or voted.',
    '(?:resolvimos|votamos) (?:que|no|por|contra|en contra|a favor|{verb})|hemos (?:resuelto|votado) (?:que|no|por|contra|en contra|a favor|{verb})',
    {
      right: ['con Lorena resolvimos que no se publica', 'hemos votado en contra'],
      wrong: ['resolvieron el problema', 'vamos a votar', 'ayer votamos'],
    },
  ),
  statement(
    'we-approve',
    'What we approved or rejected.',
    '{notIf}{notAhead}(?:aprobamos|ratificamos|rechazamos|desestimamos) (?:que|no|el|la|los|las)',
    {
      right: ['Primero, aprobamos las cuentas', 'rechazamos la oferta de Nava'],
      wrong: ['si aprobamos las cuentas', 'el lunes aprobamos las cuentas', 'ayer aprobamos'],
    },
  ),
  statement(
    'it-was',
    'What was decided, whoever did it.',
    'se (?:acordo|decidio|aprobo|resolvio|voto|ha {done}) (?:que|no|por|en contra|a favor|{verb}|el|la|los|las|y (?:al final )?(?:el|la|los|las|no))',
    {
      right: [
        'se acordó cerrar los lunes',
        'se aprobó por mayoría',
        'se ha acordado que abrimos',
        'se votó y la máquina no se vende',
      ],
      wrong: ['se vota el lunes', 'se acordó de mí', 'lo de Nava se votó'],
    },
  ),
  statement(
    'proposal',
    'A proposal that was accepted or rejected.',
    '{proposal} [a-z ]{0,60}(?:fue|ha sido|quedo|queda) {ended}',
    {
      right: ['la propuesta de arrendar la nave fue rechazada'],
      wrong: ['la propuesta fue larga', 'el préstamo fue aprobado'],
    },
  ),
  statement(
    'remains',
    'What stands as decided.',
    '(?:queda|quedo|esta|tengo|tenemos) (?:ya )?(?:acordad|decidid|votad)[oa]s?',
    {
      right: ['queda acordado el horario', 'lo tengo decidido'],
      wrong: ['queda pan', 'la avería está resuelta'],
    },
  ),
  statement('motion', 'A motion that was carried or lost.', '(?:mocion|propuesta|enmienda) {ended}', {
    right: ['se compra en conjunto, moción aprobada', 'propuesta rechazada'],
    wrong: ['la propuesta aprobaría el gasto', 'una moción'],
  }),
  statement(
    'as-it-is',
    'What stays as it is.',
    '{notIf}(?<!no )se (?:queda|quedan|mantiene|mantienen|deja|dejan|aprueba|aprueban) (?:tal (?:y )?(?:cual|como esta)|como estan?)(?![\\p{L}])',
    {
      right: ['la hipótesis se queda como está', 'el presupuesto se aprueba tal cual'],
      wrong: ['si se queda como está', 'se queda como nueva', 'no se queda como está'],
    },
  ),
  statement(
    'closed-topic',
    'What is taken for settled.',
    '(?:damos|dejamos|doy|dejo) por {over}|(?<!no )se descartan? (?:el|la|los|las|lo|que)|(?:quedan?|quedo|quedaron) {standing}',
    {
      right: ['damos por cerrado el tema', 'se descarta la opción del hotel', 'queda fijado el ensayo los martes'],
      wrong: ['damos por hecho que viene', 'no se descarta nada', 'queda cerrado los lunes'],
    },
  ),
  statement(
    'not-before',
    'What nothing is done with before a day.',
    'ni (?:tocar|mirar|pensar|mover|hablar)(?:l[ao]s?)? (?:de (?:eso|ello) )?hasta',
    {
      right: ['la piscina, ni tocarla hasta el año que viene', 'de las obras ni hablar hasta mayo'],
      wrong: ['ni tocarla', 'ni ella hasta ayer'],
    },
  ),
  statement(
    'no-more-until',
    'What is stopped until something happens.',
    'no (?:(?:les?|l[ao]s?) )?(?!(?:puedo|podemos|sabemos|creo|creemos)\\b)\\w{3,}(?:o|mos) (?:nada )?mas (?:\\w+ ){0,3}hasta que',
    {
      right: ['a esos no les contesto más correos hasta que paguen', 'no compramos nada más hasta que cobremos'],
      wrong: ['no puedo más hasta que duerma', 'no les contesto más', 'espero hasta que paguen'],
    },
  ),
  statement(
    'in-the-end',
    'What the speaker is going to do after all.',
    '(?:al final|finalmente) (?:(?:se|les?|l[ao]s?) )?(?:vamos a|va a|voy a) {deed}',
    {
      right: ['al final le vamos a hacer contrato', 'finalmente se va a pintar de azul'],
      wrong: ['al final vamos a llegar tarde', 'al final va a ser mi hermano', 'al final del mes vamos a pintar'],
    },
  ),
  statement(
    'chosen',
    'What was chosen by all.',
    '(?:votamos|elegimos|acordamos|escogimos) (?:entre tod[oa]s|por mayoria|por unanimidad)',
    {
      right: ['quedó la verde, la votamos entre todos'],
      wrong: ['votamos el lunes', 'comemos entre todos'],
    },
  ),
  statement(
    'count',
    'The votes for and against.',
    'por \\w+ (?:votos )?contra \\w+|\\w+ votos (?:a|contra|frente a) (?!favor)\\w+|por unanimidad|por mayoria',
    {
      right: ['por cinco votos contra dos', 'sale por unanimidad', 'salió adelante, ocho votos a tres'],
      wrong: ['por cinco euros', 'contra dos', 'los votos a favor'],
    },
  ),
  statement(
    'topic',
    'A subject and what became of it.',
    '(?<=[a-z0-9]: ){ended}(?= ?(?:[.,;]|$)| (?:por|para|con|a) )',
    {
      right: ['El toldo: descartado.', 'Cláusula nueve: aprobada por mayoría'],
      wrong: ['un toldo descartado', 'El toldo: roto'],
    },
  ),
  statement(
    'go-ahead',
    'That something may begin.',
    '(?:dio|dieron|dado|dan|da|:) (?:la |el )?(?:luz verde|visto bueno)',
    {
      right: ['la gerencia ha dado luz verde al taller', 'dieron el visto bueno'],
      wrong: ['sigue sin el visto bueno', 'se puso en verde'],
    },
  ),
  statement('price', 'A price that was agreed.', '{fixed} {amount}[a-z]*(?: [a-z]+){0,3}? {money}', {
    right: ['quedó en ochenta euros', 'lo cerramos a doce mil pesos', 'cerramos en setecientos euros'],
    wrong: ['quedó en casa', 'cuesta ochenta euros'],
  }),
  statement(
    'accepted',
    'An amount that was accepted.',
    '(?:l[oa]s [a-z]+ )?{accepted} (?:los |las )?{amount}[a-z]*(?: [a-z]+){0,2}? {money}',
    {
      right: ['los noruegos aceptaron quince dólares por tonelada'],
      wrong: ['aceptaron la invitación'],
    },
  ),
  statement(
    'announced',
    'A decision that is announced.',
    '(?<!ninguna |sin )decision(?: [a-z]+,?){0,6}:|decision,(?: [a-z]+){1,6}:',
    {
      right: ['la decisión de la semana: cerramos los lunes', 'una decisión, para que conste: nos quedamos'],
      wrong: ['ninguna decisión: esperamos', 'la decisión llega luego'],
    },
  ),
  statement(
    'settled-on',
    'What people settled on together.',
    '{always}{settle}{partner} en (?:que|no {verb}|{verb})(?![\\p{L}])|{always}{agree}{partner}(?: en)? (?:que|no {verb})(?![\\p{L}])',
    {
      right: [
        'quedamos con los socios en repartir las ganancias',
        'quedamos entre las tres en que cierra Ana',
        'se quedó en que no se abre',
        'definimos que el turno es de ocho horas',
      ],
      wrong: [
        'siempre quedamos en que me llama',
        'quedamos en la plaza',
        'no quedamos en que venías',
        'Luis quedó en llamar',
        'quedamos con Ana en el bar',
      ],
    },
  ),
  statement(
    'settled',
    'A note that something was settled, without a verb.',
    '(?<=(?:^|[.;:] )(?:(?:queda|finalmente|por fin|ya),? )?)(?:{ended}) {matter}',
    {
      right: ['Aprobado el cambio de horario', 'Descartado lo del toldo', 'Acordado subir la cuota'],
      wrong: ['Aprobado el examen', 'un cambio aprobado', 'el horario aprobado por la junta'],
    },
  ),
  statement(
    'we-let',
    'That the speaker lets something begin, or closes a deal.',
    '{give} (?:la |el )?(?:luz verde|visto bueno)|{notIf}{notAhead}{close} (?:el )?(?:trato|acuerdo|precio)(?![\\p{L}])',
    {
      right: ['le dimos luz verde al proyecto', 'les di el visto bueno', 'le bajamos el precio y cerramos trato'],
      wrong: ['a ver si cerramos trato', 'mañana cerramos el trato', 'cerramos la puerta'],
    },
  ),
  statement(
    'put-off',
    'A subject, and what we do with it.',
    '(?:(?:el|la|l[oa]s) [^,.;:]{3,40}?|lo del? [^,.;:]{3,40}?),? l[ao]s? {handle}(?![\\p{L}])',
    {
      right: ['la revisión de la silla la dejamos para abril', 'lo del toldo, lo aplazamos', 'el menú lo mantenemos'],
      wrong: ['las llaves las dejamos en la portería', 'lo dejamos para otro día', 'la comida la dejamos hecha'],
    },
  ),
  statement(
    'our-price',
    'A price that we change or fix.',
    '{notAsIf}{changeWe} (?:el|la|los|las) [^,.;:]{3,50}? (?:a|en) {sum}|{notIf}l[oa]s? (?:cerramos|fijamos) en {amount}[a-z]*{notLong}',
    {
      right: [
        'subimos la docena de huevos a cuatro euros',
        'fijamos la cuota en veinte euros',
        'la obra la cerramos en dos mil',
      ],
      wrong: [
        'si subimos la cuota a veinte euros',
        'subimos al segundo',
        'suben la cuota a veinte euros',
        'la cerramos en dos horas',
      ],
    },
  ),
  statement(
    'mine',
    'What the speaker decided.',
    '(?<!\\b(?:joven|entonces|dia|no) )decidi (?:no )?{verb}(?![\\p{L}])',
    {
      right: ['decidí vender la moto', 'ayer decidí no renovar el alquiler'],
      wrong: ['de joven decidí estudiar', 'decidí mal', 'decidió vender la moto'],
    },
  ),
  statement(
    'option',
    'Which of several things we take.',
    '{maybe}{choose} (?:con|por) (?:el|la|los|las) (?:mism[oa]s? )?{option}(?![\\p{L}])',
    {
      right: ['vamos con la opción B', 'tiramos por el presupuesto barato', 'seguimos con el mismo gestor'],
      wrong: [
        'a lo mejor vamos con la opción B',
        'si nos quedamos con la oferta',
        'vamos con la furgoneta',
        'siguen con el mismo gestor',
      ],
    },
  ),
  statement(
    'taken',
    'What the speaker took of several things, or is going to take.',
    '{maybe}(?:(?:me|nos) (?:he|hemos) {taken}|(?:me voy|nos vamos) a quedar con){choice}|(?:he|hemos) (?:elegido|escogido) (?:el|la|l[oa]s)(?![\\p{L}])',
    {
      right: [
        'nos hemos quedado con el coche híbrido',
        'me he decantado por el colegio público',
        'he elegido la cocina blanca',
        'me voy a quedar con el local pequeño',
      ],
      wrong: [
        'me he quedado con hambre',
        'los niños se han quedado con la abuela',
        'he elegido mal día',
        'nos hemos quedado con los niños',
      ],
    },
  ),
  statement('provider', 'Whom or what we change for another.', '{maybe}{change} de {provider}(?![\\p{L}])', {
    right: ['hemos cambiado de proveedor de harina', 'vamos a cambiar de compañía de luz'],
    wrong: ['vamos a cambiar de canal', 'han cambiado de horario', 'si no vienen cambiamos de proveedor'],
  }),
  statement(
    'answer',
    'The answer that was given to an offer.',
    '(?:he|hemos) dicho que (?:si|no) al?(?= (?!las? (?:\\d|una|dos|tres))[a-z])|(?:dije|dijimos) que (?:si|no) (?:al|a (?:la|l[oa]s?))(?![\\p{L}])',
    {
      right: ['he dicho que no a lo de Valencia', 'le he dicho que sí al puesto', 'les dijimos que no a la oferta'],
      wrong: ['he dicho que no sé nada', 'le he dicho que sí, que llamo', 'me dijo que no a la primera'],
    },
  ),
  statement(
    'terms',
    'What was fixed of something planned.',
    '(?:he|hemos) (?:fijado|cerrado|establecido) (?:el|la|l[oa]s) {terms}(?![\\p{L}])',
    {
      right: ['hemos fijado la fecha de la boda', 'hemos cerrado el menú'],
      wrong: ['hemos cerrado la puerta', 'han fijado la fecha'],
    },
  ),
  statement(
    'given-up',
    'What the speaker gives up.',
    '{maybe}(?<!no )(?:{drop}|{quit} (?:el|la|l[oa]s) {activity})(?![\\p{L}])|no (?:renuevo|renovamos) (?:con|el|la)(?![\\p{L}])',
    {
      right: [
        'descarto lo de mudarme a Lima',
        'renuncio al puesto de Quito',
        'voy a dejar la escuela de danza',
        'no renuevo con la aseguradora',
      ],
      wrong: ['descarto que llueva', 'dejo el coche en el garaje', 'no renuncio a nada', 'no dejo el trabajo'],
    },
  ),
  statement(
    'over',
    'What is no longer done.',
    'se acabo (?:lo|eso) de(?:l)?(?![\\p{L}])|se (?:eligio|nombro|designo|ha (?:elegido|nombrado|designado)) a(?! mi)(?![\\p{L}])',
    {
      right: ['se acabó lo de fiar a los clientes', 'se ha elegido a Rosa como presidenta'],
      wrong: ['se acabó el café', 'se acabó'],
    },
  ),
]

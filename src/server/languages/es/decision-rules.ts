import type { DecisionRules } from '../parts/decision-rules.ts'
import { textRules } from '../parts/text-rule.ts'
import { choices } from './choices.ts'

const stated = textRules('decision-stated', {
  ...choices,
  chose: '{usual}(?:{took}|nos (?:decantamos|inclinamos|decidimos) por|(?:optamos|apostamos|tiramos) por{choice})',
  took: '(?:(?:nos (?:quedamos|vamos|fuimos)|seguimos) con|vamos(?: a ir| adelante)? con{noRide}){choice}',
  usual: '(?<!\\b(?:siempre|nunca|a veces|normalmente|los {weekday}|cada \\w+|las noches) )',
  weekday: '(?:lunes|martes|miercoles|jueves|viernes|sabados|domingos)',
  chosen:
    'elegimos|contratamos|hemos (?:elegido|contratado|descartado|tirado|aparcado|cancelado|optado|dejado)|{agreed}',
  agreed: 'hemos (?:aprobado|validado|ratificado)|(?:dimos|hemos dado) (?:el|nuestro) visto bueno',
  drop: 'descartamos|renunciamos a|dejamos de|pasamos a(?! (?:{going})(?![\\p{L}]))|cambiamos (?:a|de)|mantenemos',
  last: '(?:al final|finalmente|total que|por fin|definitivamente|decidido|listo)(?! de)',
  subject: '(?:si (?:que )?|no )?(?:(?:el|la|l[oa]s|lo) [^,.;:]{3,30}? )?',
  doing:
    '(?:hacemos|cogemos|pedimos|compramos|contratamos|ponemos|pintamos|alquilamos|vendemos|cerramos|celebramos|{moreDoing})',
  moreDoing:
    'montamos|usamos|renovamos|cambiamos|encargamos|reservamos|firmamos|escogemos|elegimos|mantenemos|quitamos',
  alone: 'me quedo con{choice}|me (?:decido|decanto|he decidido|decidi) por|(?:opto|he optado) por',
  going: 'recoger|buscar|ver|saludar|visitar|limpio|otr[oa]|(?:el |la |l[oa]s )?(?:pagina|punto|tema|siguiente)',
  moved: '(?:pasamos|movemos|corremos|trasladamos|adelantamos|atrasamos|aplazamos|posponemos)',
  stays: 'se (?:queda|mantiene|descarta|aprueba)n?|(?:lo|la|los|las) (?:mantenemos|dejamos|aceptamos|rechazamos)',
})
const closing = textRules('decision-closing', {
  done: '(?:dicho|cerrad[oa]|hablad[oa]|firmad[oa]|acordad[oa]|pactad[oa]|votad[oa]|decidid[oa]|zanjad[oa]|sentenciad[oa])',
  that: '(?:(?:(?:asi que|y|pues),? )*(?:eso|esto|el (?:tema|asunto)) )?',
  closed: 'cerrado(?! (?:todo|por|con|el|la|en|a)(?![a-z]))',
  firm: '(?:y )?de (?:ahi|aqui) no (?:nos movemos|me muevo|bajamos|bajo)|no hay (?:nada )?mas que decir',
  known: 'ya lo saben|asi (?:se )?(?:queda|quedo|ha quedado|han quedado)|es lo que hay|asi consta',
  agreed:
    '(?:acordamos|decidimos|pactamos|(?:tenemos|tengo) (?:muy )?(?:clar[oa]|clarisim[oa]|decidid[oa])|hemos (?:hablado|acordado|pactado|decidido))',
  signed: '(?:firmaron|firmamos|han firmado|hemos firmado|firmo)',
})
const final = textRules('decision-final')
const unsure = textRules('decision-unsure')
const start = textRules('decision-start')
const pastStart = textRules('past-start')
const change = textRules('decision-change', {
  unknown: '(?!(?:sabe|puede|ve|oye|nota|creo|conozco|entiendo|tengo|veo)n?\\b)',
  all: 'todos|todas|cada|solo|solamente|unicamente|siempre|obligatori[oa]s?|prohibid[oa]s?|nadie|ningun[oa]?|mi[oa]|(?:l[ao]s?|soy) [a-z]+ yo',
})

export const decisions: DecisionRules = {
  stated: [
    stated('choice', 'What we choose.', '{chose}|{chosen}|{drop}', {
      right: [
        'nos vamos con el impresor de Vigo',
        'nos quedamos con la azul',
        'optamos por roble',
        'hemos aprobado la compra del horno',
        'dimos el visto bueno al logo',
      ],
      wrong: [
        'se quedan con la azul',
        'nos vamos mañana',
        'aprobaron mi tarjeta',
        'he aprobado el examen',
        'vamos con los niños al parque',
        'vamos con retraso',
        'nos quedamos con la boca abierta',
        'los domingos nos quedamos con los nietos',
        'pasamos a la página tres',
      ],
    }),
    stated('after-all', 'What we do after all.', '{last},? {subject}(?:l[ao]s? )?{doing}(?![\\p{L}])', {
      right: [
        'al final cogemos el tipo fijo',
        'al final la boda la hacemos en Toledo',
        'total que alquilamos la sala grande',
      ],
      wrong: ['al final llegamos tarde', 'al final del mes cogemos vacaciones', 'al final comemos en casa'],
    }),
    stated('alone', 'What the speaker chooses.', '{alone}', {
      right: ['me quedo con el piso pequeño', 'me he decidido por el roble', 'he optado por esperar'],
      wrong: ['me quedo con los niños', 'me quedo en casa', 'se queda con el piso'],
    }),
    stated('move', 'What we move.', '{moved} .{3,60}? (?:al?|para)', {
      right: ['pasamos la feria del doce al diecinueve'],
      wrong: ['pasaron la feria al diecinueve'],
    }),
    stated('topic', 'A subject and what we do with it.', '(?<=[a-z0-9]: ){stays}', {
      right: ['Cláusula nueve: la mantenemos'],
      wrong: ['Cláusula nueve: léela'],
    }),
  ],
  finals: [
    final(
      'end',
      'The end of a discussion.',
      'al final|finalmente|por fin|total que|despues de todo|de una vez(?: por todas)?|definitivamente',
      {
        right: ['al final nos quedamos con los de Triana'],
        wrong: ['el fin de mayo'],
      },
    ),
  ],
  closings: [
    closing(
      'said',
      'That it was said or agreed.',
      '{that}(?:ya )?(?:quedo|queda|esta|estan|quedaron) {done}(?: y {done})?(?:(?: (?:en|con) (?:[a-z]+ ){1,3}?(?:es )?| es | )que)?',
      {
        right: ['a esos no se les paga más, ya quedó dicho', 'ya quedó dicho en la junta que cerramos los lunes'],
        wrong: ['queda pan', 'lo dicho'],
      },
    ),
    closing('signed', 'That people signed it.', '(?:esta vez|ya|y) (?:lo|la|los|las) {signed}', {
      right: ['azulejo verde, y esta vez lo firmaron'],
      wrong: ['firmaron el contrato', 'no lo firmaron'],
    }),
    closing(
      'rule',
      'That it is a rule now.',
      '(?:esa |esta )?es (?:la|una) (?:nueva )?(?:norma|regla)(?: nueva)?(?: ya| ahora| desde ahora)|(?:norma|regla) nueva|nueva (?:norma|regla)',
      {
        right: ['sin casco no entra nadie, es la norma ahora', 'regla nueva'],
        wrong: ['la norma de siempre', 'la regla de tres'],
      },
    ),
    closing(
      'yes',
      'That others know it.',
      '(?:ya|pero) les? (?:dije|dijimos|di|dimos) (?:que )?(?:el )?(?:si|no)|trato hecho',
      {
        right: ['nos vamos con los de Lugo, ya les dije que sí', 'trato hecho'],
        wrong: ['me dijeron que no', 'ya les dije que vengan'],
      },
    ),
    closing('official', 'That it is official.', '(?:eso |esto )?ya es (?:oficial|definitivo|firme)', {
      right: ['el logo no se cambia, eso ya es oficial'],
      wrong: ['el comunicado oficial', 'no es definitivo'],
    }),
    closing(
      'on-record',
      'That it is to be remembered.',
      '(?:(?:y )?eso (?:si )?)?que (?:quede|conste) (?:claro|grabado|dicho|escrito|constancia|en acta)',
      {
        right: ['no le fío a nadie, eso sí que quede grabado', 'aquí no se fuma, y que conste en acta'],
        wrong: ['que quede bonito', 'que conste que no fui yo'],
      },
    ),
    closing('agreed-it', 'Who agreed on it.', '(?<=[,;] )(?:y )?(?:eso |esto )?(?:ya )?l[oa] {agreed}', {
      right: ['sin papeles no hay señal; eso lo tenemos clarísimo', 'a la cuarta se cobra, lo hemos hablado'],
      wrong: ['la reunión la tenemos hoy', 'lo acordamos'],
    }),
  ],
  weakClosings: [
    closing(
      'stop',
      'The end of a discussion.',
      'y punto|punto final|punto pelota|(?:y )?se acabo|sanseacabo|no hay mas que hablar|y no se hable mas|ya esta|y listo|{closed}|me canse',
      {
        right: ['nada de gatos, y punto', 'catorce dólares, cerrado'],
        wrong: ['el punto seis', 'está lista'],
      },
    ),
    closing(
      'unanimous',
      'That all agree.',
      'unanime|sin (?:discusion|excepcion(?:es)?)|no se (?:discute|negocia)|no hay vuelta atras',
      {
        right: ['solo tarjeta, sin excepciones'],
        wrong: ['sin discutir con nadie'],
      },
    ),
    closing(
      'told',
      'That it is known or not argued about.',
      '(?:y )?no (?:lo|la) (?:discuto|discutimos|negocio)(?: mas)?|no (?:discuto|discutimos) mas|{known}|{firm}',
      {
        right: [
          'cada uno paga lo suyo y no lo discuto más',
          'la noche acaba a las cinco y así consta',
          'mil doscientos, y de ahí no me muevo',
        ],
        wrong: ['discutimos mucho', 'no lo saben'],
      },
    ),
  ],
  fromNow: [
    start(
      'now',
      'From now on.',
      '(?:desde|a partir de) (?:ya|ahora|hoy|est[ea] (?:mes|ano|semana))(?: mismo)?|de (?:ahora|hoy|aqui) en adelante|en adelante',
      {
        right: ['de ahora en adelante las llaves las guardo yo'],
        wrong: ['hasta ahora', 'ahora mismo'],
      },
    ),
  ],
  pastStarts: [
    pastStart(
      'since',
      'Since a month or a day without article.',
      'desde (?!(?:el|la|los|las|est[ea]|ya|ahora|hoy|manana)(?![a-z]))[a-z]+',
      {
        right: ['desde marzo'],
        wrong: ['desde el lunes', 'a partir de marzo'],
      },
    ),
  ],
  changes: [
    change(
      'all',
      'Who or what it holds for.',
      '{all}|ya no|no (?:se|l[ao]s?|les?) {unknown}[a-z]{2,}(?:[ae]n?|o|mos)\\b|no .{1,40} mas|nada de|en vez de|en lugar de',
      {
        right: ['todas las devoluciones con recibo', 'ya no aceptamos efectivo', 'nadie aparca ahí', 'no se pintan'],
        wrong: ['aceptamos efectivo', 'no se sabe'],
      },
    ),
  ],
  unsure: [
    unsure(
      'wish',
      'A wish or an idea.',
      'ojala|a lo mejor|quizas?|tal vez|igual|si|me gustaria|podriamos|habria que|imaginate|y si',
      {
        right: ['a lo mejor nos quedamos con la barata', 'ojalá desde ahora paguen'],
        wrong: ['nos quedamos con la barata'],
      },
    ),
    unsure(
      'told',
      'What is told of others.',
      '(?:decia|dice|decian|dicen|cuenta|contaba) (?:que|mi|el|la)|la ley|antes|solia',
      {
        right: ['mi madre decía que nadie se levanta', 'la ley obliga'],
        wrong: ['dijimos que no'],
      },
    ),
    unsure(
      'long-ago',
      'What was long ago.',
      'el ano pasado|hace (?:\\w+ )?(?:anos|meses)|en su dia|de (?:joven|nin[oa])',
      {
        right: ['el año pasado nos quedamos con la barata'],
        wrong: ['este año nos quedamos con la barata'],
      },
    ),
    unsure('away', 'Being away.', '(?:estoy|estare|me voy) (?:de (?:vacaciones|viaje|baja)|fuera)', {
      right: ['desde el lunes estoy de vacaciones'],
      wrong: ['estoy harto'],
    }),
  ],
}

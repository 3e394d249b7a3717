import type { Retractions } from '../parts/retractions.ts'
import { textRules } from '../parts/text-rule.ts'

const planned = textRules('retraction-planned', {
  participle: '(?:dicho|quedado|acordado|puesto|fijado|hablado|pensado|previsto|reservado)',
  event: '(?:prevista?|programad[oa]|fijad[oa]|convocad[oa]|planead[oa]|puest[oa])s?',
})
const truth = textRules('retraction-truth', {
  is: '(?:es|son|sera|seran|va a ser|van a ser|tiene que ser|tendra que ser|toca|queda|se celebra|se hace|cae)',
  really: '(?:al final|ahora|en realidad|la verdad|finalmente|resulta que|luego)',
  on: '(?: (?:para|en|a|el|ya|realmente|en realidad|de verdad|por fin|al final|finalmente))*',
})
const anew = textRules('retraction-anew', {
  finally: '(?:al final|finalmente|por fin|en realidad|a la hora de la verdad|ahora|resulta que)',
  is: '(?:(?: ya)? (?:es|son|sera|seran|va a ser|tiene que ser|queda|quedamos|quedo|vamos|toca|nos vemos|se hace|lo hacemos))',
  on: '(?: (?:para|en|a|el))*',
  moved: '(?:cambiado|movido|pasado|cambiaron|movieron|pasaron)(?: y| y ahora| y al final)?',
  move: '(?:pasa|pasan|pasamos|pasaron|pasado|movido|cambiado|aplazad[oa]|adelantad[oa]|retrasad[oa])',
})
const instead = textRules('retraction-instead')

export const retractions: Retractions = {
  planned: [
    planned('said', 'What was said or agreed.', 'dijimos|dije|dijeron|dijo|quedamos|acordamos|pusimos|hablamos de', {
      right: ['dijimos el doce', 'quedamos en vernos el martes'],
      wrong: ['decimos el doce'],
    }),
    planned('had-said', 'What had been said or agreed.', 'hab(?:ia|iamos|ian|ias) {participle}', {
      right: ['habíamos quedado el viernes', 'te había dicho el lunes'],
      wrong: ['había pan'],
    }),
    planned(
      'believed',
      'What was believed.',
      '(?:yo )?(?:creia|pensaba|tenia (?:apuntad[oa]|entendido))(?: que)?|ponia|decia',
      {
        right: ['creía que la reunión era el once', 'en el correo ponía el nueve', 'lo tenía apuntado'],
        wrong: ['creo que es el once'],
      },
    ),
    planned('was', 'What was to be.', 'era|eran|iba a ser|iban a ser|estaba|estaban|tocaba|{event}|en principio', {
      right: ['la comida era el jueves', 'que iba a ser el diez', 'la formación prevista para el doce'],
      wrong: ['la comida es el jueves', 'la previsión'],
    }),
  ],
  truth: [
    truth('it-is', 'What it is.', '(?:(?:pero|y|aunque|,)(?: {really})?,? |^ ?){is}{on}', {
      right: ['pero es', ', será', 'pero la verdad es', 'y al final es'],
      wrong: ['pero', 'es que llueve'],
    }),
    truth('but-is', 'What something else is.', '(?:pero|aunque) [^,;:]{2,50} {is}{on}', {
      right: ['pero la reunión con Rosa es', 'pero la visita del inspector será'],
      wrong: ['pero la visita', 'y la cena es'],
    }),
  ],
  anew: [
    anew('finally', 'What holds in the end.', '{finally},?(?:(?: [a-z]+){0,2}{is})?{on}', {
      right: ['pero al final es', ', finalmente será', 'ahora es', 'al final', ', ahora'],
      wrong: ['al final pagamos', 'es'],
    }),
    anew(
      'but',
      'What holds in place of what was denied.',
      '(?:sino(?: que)?|mas bien|mejor(?: dicho)?|corrijo|rectifico),?{on}',
      {
        right: ['sino', ', bueno, mejor', ', corrijo, para', 'sino que el'],
        wrong: ['si no', 'lo mejor es'],
      },
    ),
    anew(
      'moved-it',
      'What holds after a move.',
      '(?:lo|la|los|las) (?:han |hemos )?{moved},? (?:es|son|sera|seran){on}',
      {
        right: ['lo han cambiado, es', 'la movieron y será'],
        wrong: ['lo han cambiado', 'es'],
      },
    ),
    anew('passes', 'What something passes to.', '(?:se |lo |la |nos |me |ha |han |hemos ){0,3}{move}{on}', {
      right: ['y pasa', 'se pasa', 'pero lo hemos pasado a'],
      wrong: ['y pasa por', 'paso'],
    }),
  ],
  instead: [
    instead(
      'of',
      'Words before what is not meant.',
      '(?:en vez|en lugar) de(?:l| el| la)?|y no(?: (?:para|a|antes de|el))*',
      {
        right: ['en vez del', 'el sábado en lugar de el', 'para el veinte y no para el'],
        wrong: ['en lugar', 'no', 'ya no'],
      },
    ),
  ],
}

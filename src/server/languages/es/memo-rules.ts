import type { DutyRules } from '../parts/duty-rules.ts'
import { textRules } from '../parts/text-rule.ts'
import { errands } from './errands.ts'

const opening = textRules('memo-opening', {
  ...errands,
  cooks: 'anadir|agregar|remover|mezclar|pelar|derretir|batir|sazonar|salpimentar|hervir|amasar|escurrir|espolvorear',
  heats:
    'precalentar|calentar|trocear|picar|rallar|sofreir|rehogar|hornear|incorporar|verter|dejar (?:reposar|enfriar|cocer)',
  handles: 'pulsar|presionar|apretar|girar|introducir|insertar|desenroscar|deslizar|agitar|aflojar|oprimir',
  pronoun: '(?:l[aeo]s?)?',
  notPlaces: '(?:pie|ciegas|gusto|mas|menos|saber|lo|la|mi|ti|el|ella|cuidado|prisa|calma)(?!\\p{L})',
})

const statement = textRules('memo-statement', {
  words: '(?:(?!(?:{clause})(?![\\p{L}]))[^\\s,;:]+ )*?',
  clause: 'si|que|quien|cuando|donde|como|cuanto|cuanta|cuantos|cuantas|cual|porque|para|antes|y|hasta',
  stated: 'es|son|era|eran|fue|fueron|sera|seran|esta|estan|estaba|ha|han|habia|hay|cuesta|costaba|costo|vale|valia',
  does: 'da|tarda|dura|dan|hace|hacia|puede|podia|tiene|tenia|requiere|lleva|llevo|parece|ayuda|supone|significa|va|iba|no|nunca',
  pronoun: 'me|te|se|nos|le|les',
  aside: 'dicen|dice|dijo|que|eso|no|es|son|explico',
})

export const memos: DutyRules['memos'] = {
  openings: [],
  deeds: [
    opening(
      'going',
      'Where the speaker is to go.',
      'ir(?:me|nos)? (?:al?|por|hasta|donde|con) (?!{notPlaces}|\\p{L}+[aei]r(?:l[aeo]s?)?(?!\\p{L}))\\p{L}+',
      {
        right: ['ir a correos', 'ir al banco', 'ir por tortillas'],
        wrong: ['ir a pie', 'ir con cuidado', 'ir a llover'],
      },
    ),
    opening(
      'thinking',
      'What is to be thought about.',
      'pensar (?:en (?:el|las?|los|mi|una?|que|como|quien|donde)|como|donde|una?|el|la|que(?= \\p{L}+[aei]r)) \\p{L}+',
      {
        right: ['pensar en el color', 'pensar qué regalarle'],
        wrong: ['pensar en ella', 'pensar que sí'],
      },
    ),
    opening(
      'errand',
      'An order to do an errand, with the thing and no subject.',
      '{errand} (?:(?:{some}|{named}|al?|con(?: {named})?) )?\\p{L}+',
      {
        right: ['reserva mesa', 'compra pan', 'pide cita', 'busca un electricista', 'haz la copia', 'avisa a Marga'],
        wrong: [
          'reserva de mesa',
          'reserva confirmada',
          'reserva mesa confirmada',
          'compra conjunta',
          'compra siempre ahí',
          'recoge la basura el portero',
          'paga la empresa',
          'escribe a mano',
        ],
      },
    ),
  ],
  instructions: [
    opening('cooking', 'What a recipe says.', '(?:{cooks}|{heats}){pronoun}', {
      right: ['mezclar la harina', 'pelarlos', 'dejar reposar la masa'],
      wrong: ['comprar harina', 'dejar el coche'],
    }),
    opening('handling', 'How a device is used.', '(?:{handles}){pronoun}', {
      right: ['pulsar el botón verde', 'girarla'],
      wrong: ['imprimir la etiqueta'],
    }),
  ],
  statements: [
    statement(
      'stated',
      'Something is stated of what one does.',
      '{words}(?:{stated}|{does}|{pronoun})|[^,;:]*, (?:{aside})',
      {
        right: ['por internet es más barato', 'me sienta bien', 'el 8 fue un error', 'en casa no cansa'],
        wrong: ['los tomates', 'si la tienda está abierta', 'a Ana que la reunión se ha movido', 'cuánto cuesta'],
      },
    ),
  ],
}

import { type TextRule, textRules } from '../parts/text-rule.ts'

const rule = textRules('question-statement', {
  what: '(?:si|como|cuando|quien|quienes|que|cual|cuales|cuant[oa]s?|por que|donde|de donde|adonde)',
  is: '(?: (?:es|si es))?',
  told: '(?:ha|han) (?:dicho|sabido decir|aclarado|confirmado)|dice|dicen|dijo|dijeron|aclara|confirma',
  open: 'queda(?:n)? (?:en el aire|pendiente|por)|esta (?:en el aire|la cuestion|el tema)|(?<!(?:hace|hara|haria) )falta(?: por)?|la incognita es',
})

/** Words that state an open question. */
export const asked: readonly TextRule[] = [
  rule(
    'understand',
    'Not being able to find out.',
    'no (?:logro|consigo|puedo|acabo de) (?:entender|saber|averiguar|ver){is},? {what}',
    {
      right: ['lo que no logro entender es por qué vende el doble', 'no consigo saber quién paga'],
      wrong: ['no logro entenderlo', 'entiendo por qué vende'],
    },
  ),
  rule(
    'doubt',
    'A doubt that remains.',
    '(?:queda|quedo con|tengo|surge|entra) la duda(?: de)?,? {what}|(?<=^|[.;] )dudas?: {what}',
    {
      right: [
        'duda: si prorrogamos el contrato',
        'me queda la duda de si el toldo necesita permiso',
        'tengo la duda de quién firma',
      ],
      wrong: ['no queda duda', 'la duda de Ana'],
    },
  ),
  rule(
    'open',
    'A question left open.',
    '(?:no (?:hemos|tenemos) (?:decidido|resuelto|claro)|sin decidir|por decidir|falta decidir) {what}',
    {
      right: ['no hemos decidido quién conduce', 'falta decidir si cerramos'],
      wrong: ['hemos decidido quién conduce', 'falta decidir'],
    },
  ),
  rule('not-told', 'What nobody has said.', '(?:nadie(?: me| nos)?|no (?:me|nos)) (?:{told}) {what}', {
    right: ['nadie me ha dicho si es el rojo o el azul', 'no nos han dicho cuántas hacen falta'],
    wrong: ['nadie me dijo nada', 'me han dicho cuántas'],
  }),
  rule(
    'unknown',
    'What one does not know.',
    'lo que (?:no|nadie|todavia no|aun no) (?:me|nos|se)?[a-z ]{0,24} es {what}',
    {
      right: ['lo que no me han dicho es cuántas sillas hay', 'lo que nadie tiene claro es quién abre'],
      wrong: ['lo que no me gusta es el color'],
    },
  ),
  rule('gnaws', 'What one keeps thinking of.', 'lo que (?:me|nos) (?:[a-z]+ ){1,4}?es (?!que(?![a-z])){what}', {
    right: ['lo que me tiene en vela es si cobramos', 'lo que nos preocupa es quién firma'],
    wrong: ['lo que me gusta es cantar'],
  }),
  rule('matter', 'A question that is there.', '(?:{open}) (?:de )?(?:(?:saber|ver|definir|aclarar|decidir) )?{what}', {
    right: ['queda en el aire quién lleva las llaves', 'está la cuestión de si abrimos', 'falta por ver cuándo'],
    wrong: ['queda en el aire', 'está la cuestión', 'hace falta que venga'],
  }),
  rule(
    'wonder',
    'Asking oneself.',
    '(?:no me aclaro|nos preguntamos|me estoy preguntando|sigo preguntandome|ni idea de) {what}',
    {
      right: ['nos preguntamos si hace falta', 'ni idea de cuánto cuesta'],
      wrong: ['nos preguntaron si vamos', 'ni idea'],
    },
  ),
]

import { textRules } from '../parts/text-rule.ts'
import { errands } from './errands.ts'

const subject = textRules('task-subject', {
  ...errands,
  infinitive: '\\p{L}+r(?:l[aeo]s?)?\\b',
  article: '(?:el|l[ao]s?|est[aeo]s?|es[ae]s?|mis?|nuestr[ao]s?) ',
  state: '(?: ya)? (?:esta|estan|es|son|quedo)[^,]*,',
  verb: '(?<verb>\\p{L}{2,}o)(?: yo)?',
  rest: '(?<rest>(?: .*)?)',
  // Only a few words that end in -o are certain to be verbs.
  does: '(?:{says}|{makes}|{moves})',
  says: 'llamo|escribo|hablo|pregunto|contesto|confirmo|pido|reservo',
  // With other verbs, "falta la firma" would be an order.
  order:
    '(?!(?:ven|anda|vete|falta|queda|toca|urge|corre|hace|viene|llega|sale|esta|sigue|vence|basta|sobra|era|una|la)\\b)(?:\\p{L}{2,}(?:[aei]d?|n)|haz)',
  // "Faltan sillas" is no order.
  notToSeveral:
    '(?:resumen|(?:vien|corr|hac|sal|sigu|venc)en|(?:and|falt|qued|toc|lleg|est|bast|sobr|er|entr|pas|acab|empiez)an)(?![\\p{L}])',
  told: '(?:dije|he dicho|prometi|he prometido|jure|asegure)',
  before:
    '(?=(?:al|a(?! {infinitive})|[ml]is?|el|l[ao]s?|un[ao]?s?|[mst]us?|nuestr[ao]s?|est[aeo]s?|es[aeo]s?|tod[ao]s?|mas|otr[ao]s?|dos|tres|cuatro)\\b)',
  makes: 'preparo|reviso|cierro|termino|firmo|imprimo|instalo|hago|pongo|miro|busco',
  moves: 'paso(?= (?:por|al?)\\b)|mando|envio|llevo|compro|recojo|entrego|traigo',
})

/** The rules for follow-ups that are said with a subject, in which of two at the same place the earlier holds. */
export const subjects = [
  subject(
    'known-object',
    'What is to be done is named first.',
    '(?<object>{article}[^,]*?)(?:{state}|,)? (?:ya )?(?:(?:se|me) )?l[ao]s? {verb}{rest}',
    {
      right: [
        'la máquina la reviso yo → Revisar la máquina',
        'el presupuesto ya está, se lo mando a Ana → Mandar el presupuesto a Ana',
        'lo del seguro lo llevo yo → Llevar lo del seguro',
      ],
      wrong: ['la máquina está rota', 'se lo mando a Ana'],
    },
  ),
  subject(
    'known-person',
    'The person for whom the speaker does it is named first.',
    '(?<object>al? [^,]{2,40}?),? (?:les?|l[ao]s?) {verb}{rest}',
    {
      right: [
        'al técnico le mando la ficha → Mandar al técnico la ficha',
        'a los del club los llamo yo → Llamar a los del club',
      ],
      wrong: ['le mando la ficha al técnico', 'al técnico le falta la ficha'],
    },
  ),
  subject(
    'pronouns',
    'The speaker does something for somebody.',
    '(?:yo )?(?<clitics>(?:(?:se|l[aoe]s?) )+){verb}{rest}',
    {
      right: ['les respondo → Responderles', 'se lo mando a Ana → Mandárselo a Ana'],
      wrong: ['me ocupo de Ana', 'la máquina la reviso'],
    },
  ),
  subject(
    'for-addressee',
    'The speaker does something for the one they speak to.',
    '(?:yo )?(?:te|os) (?<verb>\\p{L}{2,}o(?: llegar| saber)?)(?: yo)?(?<rest> {before}.*)',
    {
      right: ['te mando el contrato → Mandar el contrato', 'te hago llegar los planos → Hacer llegar los planos'],
      wrong: ['te mando', 'te llamo mañana'],
    },
  ),
  subject(
    'to-addressee',
    'The speaker does something for the one they speak to, in any words.',
    '(?:yo )?(?<clitics>(?:te|os) )(?<verb>\\p{L}{2,}(?:o|[aei]mos)){rest}',
    {
      right: ['te reservo veinte tarros → Reservarte veinte tarros', 'os llamamos luego → Llamaros luego'],
      wrong: ['reservo veinte tarros', 'te reservas el derecho'],
    },
  ),
  subject(
    'reflexive',
    'The speaker takes it on.',
    '(?:yo )?(?<clitics>me )(?<verb>ocupo|encargo|quedo(?= con))(?! de \\p{L}+r\\b){rest}',
    {
      right: ['me ocupo del registro → Ocuparme del registro', 'yo me quedo con la caja → Quedarme con la caja'],
      wrong: ['me quedo en casa', 'me llamo Ana'],
    },
  ),
  subject(
    'future',
    'What the speaker will do.',
    '(?:yo |nosotr[oa]s )?(?<clitics>(?:(?:se|te|os|l[aoe]s?) )*)(?<verb>\\p{L}{2,}r(?:e|emos)){rest}',
    {
      right: [
        'te mandaré la lista → Mandarte la lista',
        'nosotros enviaremos el plano → Enviar el plano',
        'compraré la pintura → Comprar la pintura',
      ],
      wrong: ['te mando la lista', 'comprar la pintura', 'ella comprará la pintura'],
    },
  ),
  subject(
    'speaker-named',
    'What the speaker does, with “I” or “we”.',
    '(?:yo|nosotr[oa]s) (?<clitics>(?:(?:se|te|os|l[aoe]s?) )*)(?<verb>(?!mism)\\p{L}{2,}(?:o|mos)){rest}',
    {
      right: ['yo pinto la valla → Pintar la valla', 'nosotros pagamos el vino → Pagar el vino'],
      wrong: ['pinto la valla', 'yo mismo'],
    },
  ),
  subject(
    'told',
    'The speaker said that they would.',
    '(?:yo )?(?:l[ea]s? )?(?<other>{told})(?: al? [^,]{2,30}?)? que (?:yo )?(?<clitics>(?:(?:se|l[aoe]s?) )*)(?<verb>\\p{L}+ria){rest}',
    {
      right: [
        'le dije a Ana que le llevaría la caja → Llevarle la caja',
        'les prometí que pagaría yo la cena → Pagar yo la cena',
      ],
      wrong: ['le dije a Ana que sí', 'Ana me dijo que llamaría'],
    },
  ),
  subject(
    'wanted-of-you',
    'What the speaker wants the one they speak to to do.',
    'que (?:tu )?(?<clitics>(?:(?:me|nos|les?|se|l[oa]s?) ){0,2})(?<asked>\\p{L}{3,}[ae]s){rest}',
    {
      right: [
        'que me prepares el billete → Prepararme el billete',
        'que llames al gestor → Llamar al gestor',
        'que se lo mandes a Ana → Mandárselo a Ana',
      ],
      wrong: ['que Luis prepare el billete', 'que no'],
    },
  ),
  subject(
    'asked',
    'Somebody is asked whether they do something.',
    '(?:tu )?(?<clitics>(?:(?:me|nos|les?) )(?:l[ao]s? )?)(?<asked>\\p{L}{3,}[ae]s){rest}',
    {
      right: [
        'me sacas la lista de precios → Sacarme la lista de precios',
        'nos lo mandas → Mandárnoslo',
        'le mandarías las fichas → Mandarle las fichas',
      ],
      wrong: ['me faltan dos sillas', 'mandas la oferta'],
    },
  ),
  subject('asked-plainly', 'Somebody is told what they do.', '(?:tu )?(?<asked>\\p{L}{3,}[ae]s)(?<rest> {before}.*)', {
    right: ['llamas al taller → Llamar al taller', 'tú revisas las cuentas → Revisar las cuentas'],
    wrong: ['facturas de Ana', 'facturas a pagar', 'cosas'],
  }),
  subject('speaker', 'The speaker says what they do.', '(?:yo )?(?<verb>{does})(?<rest> .*)', {
    right: ['llamo a Ana para el alta → Llamar a Ana para el alta', 'yo envío las fotos → Enviar las fotos'],
    wrong: ['correo a Ana', 'pedido de sillas'],
  }),
  subject('would', 'What the speaker said that they would do.', '(?<verb>\\p{L}{3,}aba)(?<rest> {before}.*)', {
    right: ['dejaba los apuntes → Dejar los apuntes'],
    wrong: ['estaba en casa', 'dejaba de llover'],
  }),
  subject(
    'speaker-thing',
    'The speaker says what they do, before an article.',
    '(?:yo )?(?<verb>\\p{L}{3,}o)(?<rest> (?:el|la|l[oa]s|un|una|mis?|nuestr[oa]s?|est[aeo]s?|es[aeo]s?)\\b.*)',
    {
      right: ['reclamo los informes → Reclamar los informes', 'corrijo mis notas → Corregir mis notas'],
      wrong: ['cambio de aceite', 'pago a Ana'],
    },
  ),
  subject(
    'somebody',
    'Anybody who could do it.',
    '(?:(?:necesito|quiero|hace falta) )?(?:que )?(?<other>alguien) (?<verb>(?!tien|deb|pued)\\p{L}+[ae]){rest}',
    {
      right: [
        'que alguien avise a Ana → Avisar a Ana',
        'necesito que alguien lleve la caja → Llevar la caja',
        'alguien revise la lista → Revisar la lista',
      ],
      wrong: ['alguno revise la lista', 'alguien tiene que revisar la lista'],
    },
  ),
  subject(
    'order-with-pronouns',
    'Somebody is asked to do something for somebody.',
    '(?<order>\\p{L}{2,}(?:me|te|se|nos|os|les?|l[ao]s?))(?<rest>(?: .*)?)',
    {
      right: [
        'mándame la oferta → Mandarme la oferta',
        'pídele los precios a Luis → Pedirle los precios a Luis',
        'asegúrate de que llegue → Asegurarse de que llegue',
        'enviadle la muestra → Enviarle la muestra',
      ],
      wrong: ['mandar la oferta'],
    },
  ),
  subject('order', 'Somebody is asked to do something.', '(?<order>{order})(?<rest> {before}.*)', {
    right: ['revisa el contrato → Revisar el contrato', 'imprime tres copias → Imprimir tres copias'],
    wrong: ['nota de gastos', 'factura a pagar', 'falta la firma', 'revisar el contrato'],
  }),
  subject('errand', 'An order to do an errand.', '(?<order>{errand})(?<rest> .*)', {
    right: ['reserva mesa para dos → Reservar mesa para dos', 'pide cita → Pedir cita'],
    wrong: ['reserva de mesa', 'compra conjunta', 'paga la empresa'],
  }),
  subject(
    'order-to-several',
    'Several people are asked to do something.',
    '(?<order>(?!{notToSeveral})\\p{L}{3,}[ae]n)(?<rest> (?!(?:y|o|que)(?![\\p{L}])).*)',
    {
      right: ['confirmen con Ana → Confirmar con Ana', 'lleven agua → Llevar agua'],
      wrong: ['resumen de gastos', 'faltan sillas'],
    },
  ),
  subject('stressed', '“I” after an infinitive.', '(?<verb>\\p{L}+r(?:me|se|l[aoe]s?)?) yo{rest}', {
    right: ['hacer yo la lista → Hacer la lista'],
    wrong: ['hacer la lista yo y Ana'],
  }),
]

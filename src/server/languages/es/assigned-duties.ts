import { duty } from './duty-words.ts'

/** The rules that state what is assigned to somebody, or awaited of them, in words that name the thing or the task. */
export const assignedDuties = [
  duty(
    'thing-falls-to',
    'A thing that falls to somebody.',
    '{begins}{thing} (?:le|les) (?:toca|tocara|tocan|corresponde|corresponden) al? {short}{goesOn}',
    { owner: 'named', form: 'thing' },
    {
      right: ['el pastel le toca a mi hermana', 'las bebidas les corresponden a los primos'],
      wrong: ['el pastel me toca a mí', 'le toca a Marga', 'el pastel le gusta a Marga'],
    },
  ),
  duty(
    'to-them-thing',
    'Somebody, and after it the thing that falls to them.',
    '(?<=^|[.,;:] |\\b(?:y|pero) )al? {short},? (?:le|les) (?:toca|tocara|tocan|corresponde|corresponden) {noPrize}{thing}(?=[,.;]|$| y | para )',
    { owner: 'named', form: 'thing' },
    {
      right: ['a Marga le toca el pastel', 'y a los primos les tocan las bebidas.'],
      wrong: ['a Marga le tocó la lotería', 'a mí me toca el pastel', 'a Marga le toca el turno de noche'],
    },
  ),
  duty(
    'put-in-charge',
    'What somebody is put in charge of doing.',
    '{who},? (?:queda|quedo|quedaron|ha quedado|sera|es) (?:encargad[oa]s?|responsables?) de {deed}',
    { owner: 'named', form: 'base' },
    {
      right: ['Marga queda encargada de comprar los vasos', 'mi primo será responsable de abrir la puerta'],
      wrong: ['quedó encargada de los vasos', 'Marga quedó encantada de venir'],
    },
  ),
  duty(
    'charge-of-thing',
    'A thing of which somebody is put in charge.',
    '{who},? (?:queda|quedo|quedaron|ha quedado) (?:encargad[oa]s? de|a cargo de|a cargo(?= del )) ?(?:del )?{thing}(?=[,.;]|$| y | para )',
    { owner: 'named', form: 'thing', person: 'named' },
    {
      right: ['Ramiro quedó a cargo de la música', 'Marga queda encargada de las bebidas para el lunes'],
      wrong: ['la música quedó a cargo', 'Marga es la encargada de la tienda'],
    },
  ),
  duty(
    'responsible-is',
    'A thing, and who is responsible for it.',
    '(?:encargad[oa]|responsable) de {thing} (?:sera|va a ser) {short}{goesOn}',
    { owner: 'named', form: 'thing', person: 'named' },
    {
      right: ['la responsable de los permisos será Marga', 'el encargado de la música va a ser Ramiro'],
      wrong: ['la responsable de la tienda es Marga', 'el encargado de la música'],
    },
  ),
  duty(
    'it-is-them-who',
    'Who it is that does something by a day.',
    '(?<=^|[.;:,] |\\b(?:y|pero) )(?:es|son|sera|seran) {short} (?:el que|la que|l[oa]s que|quien|quienes) (?={clitics}{noDeed}\\p{L}{3,})',
    { owner: 'named', form: 'finite', person: 'named', needsDate: true },
    {
      right: ['es Marga la que le abre la puerta al técnico', 'y será Ramiro quien recoge a los niños'],
      wrong: ['es Marga', 'es la que abre la puerta', 'es Marga la que no abre'],
    },
  ),
  duty(
    'signed-up',
    'What somebody signed up for.',
    '{who},? se (?:ha |han )?(?:apunto|apuntaron|apuntado|anoto|anotaron|anotado|sumo) (?:a|para) {deed}',
    { owner: 'named', form: 'base' },
    {
      right: ['Ramiro se apuntó a llevar las sillas', 'mis primos se han anotado para traer el vino'],
      wrong: ['me apunté a llevar las sillas', 'Ramiro se apuntó a la clase'],
    },
  ),
  duty(
    'their-task',
    'What is somebody’s task.',
    '(?:es|sera) (?:tarea|labor|mision|responsabilidad|obligacion|asunto) (?:de |del (?=\\p{L})){short} {deed}',
    { owner: 'named', form: 'base' },
    {
      right: ['es tarea de Marga revisar las cuentas', 'será responsabilidad del taller pintarla'],
      wrong: ['es tarea mía revisarlas', 'es tarea de Marga'],
    },
  ),
  duty(
    'depends-on',
    'What depends on somebody.',
    '(?:depende|dependemos) de {short} {noBeing}{deed}',
    { owner: 'named', form: 'base', person: 'named', isDoubtful: true },
    {
      right: ['depende de Marga conseguir la licencia'],
      wrong: ['depende de mí conseguirla', 'depende de Marga'],
    },
  ),
  duty(
    'counts-that',
    'What the speaker counts on somebody to do.',
    '(?:cuento|contamos|confio|confiamos) (?:con|en) que {short} (?={clitics}{should})',
    { owner: 'named', form: 'finite' },
    {
      right: ['cuento con que Marga traiga el vino', 'confiamos en que el taller nos la pinte'],
      wrong: ['cuento con Marga', 'confío en que salga bien', 'confío en que llueva'],
    },
  ),
  duty(
    'left-the-task',
    'The task that the speaker left to somebody.',
    '(?:le|les) (?:he |hemos )?{entrusted} al? {short} (?:la tarea|el encargo|la mision|el trabajo) de {deed}',
    { owner: 'named', form: 'base' },
    {
      right: [
        'le dejé a Marga la tarea de llamar a los padres',
        'les hemos encargado a los primos el trabajo de pintarla',
      ],
      wrong: ['le dejé a Marga la tarea', 'me dejó la tarea de llamar'],
    },
  ),
  duty(
    'your-task',
    'What falls to the one who is spoken to.',
    '(?:a ti )?te (?:toca|tocara|corresponde) {deed}',
    { owner: 'listener', form: 'base' },
    {
      right: ['te toca comprar el pan', 'a ti te corresponde firmarla'],
      wrong: ['me toca comprar el pan', 'te toca el pan'],
    },
  ),
  duty(
    'you-owe-named',
    'A thing that somebody who is called by name owes the speaker.',
    '(?<=^|[.;!?] )(?<who>{called}), (?:[^.;:]{3,40}: )?{thing}(?: con [^,.;:]{3,30})? (?:todavia |aun )?(?:me|nos) l[ao]s? debes(?![\\p{L}])',
    { owner: 'named', form: 'thing', person: 'named', title: 'dar THING' },
    {
      right: [
        'Marga, el contrato nuevo me lo debes desde el lunes',
        'Marga, cuando oigas esto: las llaves me las debes',
      ],
      wrong: ['Marga, el contrato es tuyo', 'el contrato me lo debes'],
    },
  ),
  duty(
    'you-owe',
    'A thing that the one who is spoken to owes the speaker.',
    '{begins}{thing}(?: con [^,.;:]{3,30})? (?:todavia |aun )?(?:me|nos) l[ao]s? debe(?:s|is)(?![\\p{L}])',
    { owner: 'listener', form: 'thing', title: 'dar THING' },
    {
      right: ['el contrato nuevo me lo debes desde el lunes', 'las llaves con su copia aún me las debes'],
      wrong: ['me lo debes', 'el contrato me lo debe Marga', 'el contrato debes firmarlo'],
    },
  ),
  duty(
    'charged-you',
    'A thing that the speaker leaves to the one who is spoken to.',
    '(?<=^|[.,;:!] |\\b(?:y|pero) )(?:te|os) (?:encargo|encomiendo) {thing}(?=[,.;]|$| y | para )',
    { owner: 'listener', form: 'thing' },
    {
      right: ['te encargo las entradas', 'y os encargo los vasos para el lunes'],
      wrong: ['le encargo las entradas', 'me encargo yo'],
    },
  ),
  duty(
    'asked-of-me',
    'What somebody has asked the speaker to do.',
    '(?:me|nos) (?:ha pedido|han pedido|piden?|pidio|pidieron|encargo|encargaron|ha encargado|han encargado) que {sayOnly}(?=(?:yo )?{clitics}{should})',
    { owner: 'me', form: 'finite' },
    {
      right: ['Marga me ha pedido que le mande el informe', 'los vecinos me pidieron que pinte la valla'],
      wrong: ['Marga ha pedido que venga', 'me pidió que tenga paciencia', 'me dijo que viene'],
    },
  ),
  duty(
    'asked-thing-of-me',
    'A thing that somebody asks the speaker for by a day.',
    '(?:me|nos) (?:piden?|reclaman?|exigen?|solicitan?) {thing},? (?={atLatest})',
    { owner: 'me', form: 'thing', needsDate: true, title: 'dar THING' },
    {
      right: ['el casero nos pide el comprobante antes del día 5', 'me exigen los papeles para el lunes'],
      wrong: ['el casero pide el comprobante antes del 5', 'nos pide el comprobante'],
    },
  ),
  duty(
    'wanted-from-me',
    'A thing that somebody asks the speaker for.',
    '(?:me|nos) (?:piden?|reclaman?|exigen?|solicitan?) (?<thing>{noFavour}[^,.;:]{3,50}?)(?=[,.;]|$| para | antes )',
    { owner: 'me', form: 'thing', title: 'dar THING' },
    {
      right: ['el perito me pide fotos de la fachada', 'nos reclaman las facturas del tejado'],
      wrong: ['me pide que lo llame', 'me pide perdón', 'me piden veinte euros por la llave', 'me pidió fotos'],
    },
  ),
  duty(
    'takes-on',
    'A thing that the speaker takes on.',
    '(?<=^|[.,;:] |\\b(?:y|pero) )(?:corro|corremos) (?:yo |nosotr[oa]s )?con {thing}(?=[,.;]|$| y | para )',
    { owner: 'me', form: 'thing' },
    {
      right: ['corro yo con el vino', 'y corremos con las bebidas.'],
      wrong: ['corro con Marga', 'corre con los gastos'],
    },
  ),
  duty(
    'promised-with',
    'What the speaker promised somebody who is named.',
    'me (?:comprometi|he comprometido) con [^,.;:]{2,25}? (?:a|en|para) {deed}',
    { owner: 'me', form: 'base' },
    {
      right: ['me comprometí con la tutora a llevar los disfraces', 'me he comprometido con Marga para pintarla'],
      wrong: ['me comprometí con la tutora', 'se comprometió con Marga a venir'],
    },
  ),
  duty(
    'today-at-last',
    'What the speaker will not put off any longer.',
    'de (?:hoy|manana|est[ea] \\p{L}+) no pasa (?:que |sin que )(?:yo )?(?={clitics}{should})',
    { owner: 'me', form: 'finite' },
    {
      right: ['de hoy no pasa que llame al médico', 'de esta semana no pasa sin que lo pinte'],
      wrong: ['de hoy no pasa', 'de aquí no pasa nadie'],
    },
  ),
  duty(
    'must-not-slip',
    'What must not slip the speaker’s mind.',
    'no se me (?:puede|pueden) (?:pasar|olvidar) {deed}',
    { owner: 'me', form: 'base' },
    {
      right: ['no se me puede pasar pagar el recibo', 'no se me puede olvidar llamarla'],
      wrong: ['no se me puede olvidar la llave', 'no se puede pasar', 'se me pasó pagar'],
    },
  ),
  duty(
    'awaited-from',
    'A thing that the speaker needs from somebody who is named.',
    '(?:necesito|necesitamos|espero|(?:estoy|estamos|sigo|seguimos) esperando|(?:me |nos )?faltan?) (?<thing>{owed}) de {short}{goesOn}',
    { owner: 'named', form: 'thing', person: 'known', title: 'dar THING' },
    {
      right: ['necesito el presupuesto de Marga para el viernes', 'sigo esperando los planos de Ramiro'],
      wrong: ['necesito el presupuesto', 'me falta el cumpleaños de Marga', 'necesito el presupuesto, Marga'],
    },
  ),
]

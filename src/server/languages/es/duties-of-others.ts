// Over 250 lines: one list of rules, each with its examples.
import { duty } from './duty-words.ts'

/** The rules that state what somebody other than the speaker has to do. */
export const dutiesOfOthers = [
  duty(
    'listed-for',
    'What somebody is to do, after the name.',
    '(?<=^|[.;] )(?:para )?{who}: {deed}',
    {
      owner: 'named',
      form: 'base',
      person: 'known',
    },
    {
      right: ['para Marga: pedir las sillas', 'Ramiro: pintar la valla'],
      wrong: ['las sillas: Marga', 'pedir las sillas para Marga'],
    },
  ),
  duty(
    'said-would',
    'What somebody said they would do, in the conditional.',
    '{who}(?<!\\bhan?){aside} {toMe}(?:{said}|{swore}) que{himself} {wouldDo}',
    {
      owner: 'named',
      form: 'finite',
    },
    {
      right: ['Marga dijo que haría la ensalada', 'el vecino me ha dicho que la pintaría'],
      wrong: ['Marga dijo que sería caro', 'dijo que haría la ensalada'],
    },
  ),
  duty(
    'sworn',
    'What somebody swore or promised to do.',
    '{who}(?<!\\bhan?){aside} {toMe}{swore}(?: a mi)? que{himself} {noDeed}',
    {
      owner: 'named',
      form: 'finite',
    },
    {
      right: ['la casera marga me juro que el martes arregla la puerta', 'Ramiro prometió que ella mandaría la llave'],
      wrong: ['me juró que no vino', 'prometió venir', 'pedir el cheque al banco, me juró que lo tiene'],
    },
  ),
  duty(
    'said',
    'What somebody said they would do by a day.',
    '{who}(?<!\\bhan?){aside} {toMe}{said}(?: a mi)? que{himself} {noDeed}',
    {
      owner: 'named',
      form: 'finite',
      needsDate: true,
    },
    {
      right: ['mi cuñado ramiro dijo que él arregla la puerta', 'Marga ha dicho que manda la llave'],
      wrong: [
        'dijo que no viene',
        'Marga dijo que es tarde',
        'Ramiro va a pedir la llave al vecino, me ha dicho que la trae',
      ],
    },
  ),
  duty(
    'thing-theirs',
    'A thing, and after it who has to do something with it.',
    '{begins}{thing} (?:(?:me|nos|te|se) )?l[ao]s? {has} (?<verb>\\p{L}+[aei]r) {short}{goesOn}',
    {
      owner: 'named',
      form: 'thing',
      title: 'VERB THING',
    },
    {
      right: [
        'la llave la tiene que traer Marga',
        'los planos de la valla me los tiene que dar Ramiro el lunes',
        'el muro lo va a pintar el vecino, que tiene tiempo',
      ],
      wrong: ['la llave la tengo que traer yo', 'la llave la tiene Marga', 'lo tiene que traer Marga'],
    },
  ),
  duty(
    'stayed-to',
    'What somebody agreed to do.',
    '{who},? (?:quedo|quedaron|queda|ha quedado|han quedado) (?:en|de|que) {deed}',
    {
      owner: 'named',
      form: 'base',
    },
    {
      right: ['la nieta, Marga, quedó de traerla', 'Ramiro ha quedado en arreglar la puerta'],
      wrong: ['quedó de piedra', 'me quedé en casa'],
    },
  ),
  duty(
    'offered',
    'What somebody offered to do.',
    '{who},? se (?:ha |han )?(?:ofrecio|ofrece|ofrecido|comprometio|comprometido|animo) (?:a|para) {deed}',
    {
      owner: 'named',
      form: 'base',
    },
    {
      right: ['don Ramiro se ofreció a conseguir la llave', 'mi tía se ha comprometido a arreglar la puerta'],
      wrong: ['se ofreció a conseguir la llave', 'Marga ofreció su casa'],
    },
  ),
  duty(
    'takes-charge',
    'What somebody takes charge of.',
    '{who},? (?:ya )?se (?:encarga|encargara|ocupa|ocupara|hace cargo) de {deed}',
    {
      owner: 'named',
      form: 'base',
    },
    {
      right: ['Marga se encarga de arreglar la puerta', 'el taller se ocupará de pintarlo'],
      wrong: ['me encargo de pintarlo', 'se encarga de la puerta'],
    },
  ),
  duty(
    'agreed-that',
    'What was agreed that somebody does.',
    '(?:quede|he quedado|quedamos|hemos quedado|acorde|acordamos|hable) con {short},? (?:en )?que(?: el| ella)? {noDeed}',
    {
      owner: 'named',
      form: 'finite',
    },
    {
      right: ['he quedado con Marga en que el lunes arregla la puerta', 'quedamos con el vecino que pinta la valla'],
      wrong: ['he quedado con Marga el lunes', 'quedamos en que no'],
    },
  ),
  duty(
    'entrusted',
    'What the speaker entrusted to somebody.',
    'le (?:he )?{entrusted} al? {short} (?:que {noDeed}|{deed})',
    {
      owner: 'named',
      form: 'finite',
    },
    {
      right: ['le encargué a la Marga que traiga la llave', 'le he pedido al vecino que pinte la valla'],
      wrong: ['le pedí la llave a Marga', 'le pasé la llave'],
    },
  ),
  duty(
    'entrusted-thing',
    'A thing that the speaker entrusted to somebody.',
    'le (?:he )?{entrusted} al? {short} {thing}(?=,|;|\\.|$| para | y )',
    {
      owner: 'named',
      form: 'thing',
    },
    {
      right: ['le encargué a la Marga los planos para el lunes', 'le he pedido al vecino la escalera'],
      wrong: ['le pedí que venga', 'le encargué a Marga que venga'],
    },
  ),
  duty(
    'falls-to',
    'What falls to somebody.',
    'al? {short},? (?:le|les) (?:corresponde|toca|tocara|tocaria|va a tocar|encargaron|queda) {deed}',
    {
      owner: 'named',
      form: 'base',
    },
    {
      right: ['a la Marga le toca arreglar la puerta', 'al vecino le corresponde pintarla'],
      wrong: ['a mí me toca pintarla', 'a alguien le toca pintarla'],
    },
  ),
  duty(
    'should',
    'What somebody is asked to do, in the subjunctive.',
    '{short},? que (?=(?:(?:me|te|nos|le|les|se|lo|la|los|las) ){0,2}(?:{subjunctive}|{moreSubjunctives}|{otherSubjunctives})n?\\b)',
    {
      owner: 'named',
      form: 'finite',
      person: 'known',
    },
    {
      right: ['marga que me mande la llave', 'el Ramiro, que pase por la puerta'],
      wrong: ['que me mande la llave', 'la llave que abre la puerta'],
    },
  ),
  duty(
    'does-for-me',
    'What somebody does by a day.',
    '(?:que|pero|y|porque|total que|luego) {short} (?=(?:me|nos|le|les) (?:(?:lo|la|los|las) )?{noDeed})',
    {
      owner: 'named',
      form: 'finite',
      needsDate: true,
      person: 'named',
    },
    {
      right: ['pero marga me pasa la llave', 'y ramiro nos la trae'],
      wrong: ['pero me pasa la llave', 'y no nos la trae'],
    },
  ),
  duty(
    'awaited',
    'What the speaker waits for somebody to do.',
    '(?:espero|esperamos|esperando|a la espera de|falta|pendiente de) (?:a )?que {short} {noDeed}',
    {
      owner: 'named',
      form: 'finite',
      person: 'named',
    },
    {
      right: ['estoy esperando a que Marga me mande la llave', 'espero que el vecino pinte la valla'],
      wrong: ['espero que venga', 'estoy esperando a Marga'],
    },
  ),
  duty(
    'awaited-thing',
    'A thing that somebody has still not given the speaker.',
    '{who},? (?:todavia no|aun no|no) (?:me|nos) (?:ha|han) {given} {thing}(?=[,.;]|$| y )',
    {
      owner: 'named',
      form: 'thing',
      title: 'mandar THING',
    },
    {
      right: ['Marga todavía no me ha mandado la llave', 'el taller aún no nos ha dado el presupuesto.'],
      wrong: ['no me ha mandado la llave', 'Marga llegó'],
    },
  ),
  duty(
    'owes-deed',
    'What somebody has to do for the speaker.',
    '{who} (?:todavia |aun )?(?:me|nos) deben?(?: de)? {deed}',
    {
      owner: 'named',
      form: 'base',
    },
    {
      right: ['Marga nos debe mandar la llave', 'el taller aún me debe arreglar la puerta'],
      wrong: ['nos debe mandar la llave', 'Marga nos debe dinero'],
    },
  ),
  duty(
    'owes',
    'What somebody owes the speaker.',
    '{who},? (?:todavia |aun )?(?:me|nos) (?:debe|deben|adeuda|adeudan)(?: todavia| aun)? (?!una (?:disculpa|explicacion))(?={article} )',
    {
      owner: 'named',
      form: 'base',
      title: 'dar THING',
    },
    {
      right: ['Marga me debe la llave', 'los del banco nos deben todavía una respuesta'],
      wrong: ['me debe la llave', 'Marga debe la llave'],
    },
  ),
  duty(
    'has-until',
    'What somebody has some time for.',
    '{who} tiene (?:hasta|de plazo hasta) [^,.;]{3,25}? para {deed}',
    {
      owner: 'named',
      form: 'base',
    },
    {
      right: ['Marga tiene hasta el lunes para pintar la valla'],
      wrong: ['tiene hasta el lunes', 'Marga tiene la valla'],
    },
  ),
  duty(
    'he-will',
    'What somebody named before will do by a day.',
    '(?:ella|el)(?: ya)? (?=(?:me|nos|le|les|lo|la|los|las) {noDeed}(?!(?:necesit|esper|ped|exig|reclam|prefer|prefier)\\p{L}+))',
    {
      owner: 'named',
      form: 'finite',
      needsDate: true,
    },
    {
      right: ['ella me trae la llave', 'él nos la pinta'],
      wrong: ['ella no me trae', 'me trae la llave', 'ella la necesita'],
    },
  ),
  duty(
    'count-on',
    'What the speaker counts on somebody for.',
    '(?:cuento|contamos) con {short} para (?:que {noDeed}|{deed})',
    {
      owner: 'named',
      form: 'base',
    },
    {
      right: ['cuento con Marga para pintar la valla'],
      wrong: ['cuento con Marga', 'cuento para dormir'],
    },
  ),
  duty(
    'charge-of',
    'A thing that somebody takes charge of.',
    '{who},? (?:ya )?se (?:encarga|encargara|ocupa|ocupara|hace cargo) (?:de |del )(?<thing>(?!eso|esto|ello|que )[^,.;:]{3,40}?)(?=[,.;]|$| y | para )',
    {
      owner: 'named',
      form: 'thing',
    },
    {
      right: ['Marga se encarga de la música', 'mi cuñado se ocupa del vino para el lunes'],
      wrong: ['me encargo de la música', 'se encarga de eso'],
    },
  ),
  duty(
    'of-that-charge',
    'A thing, and after it who takes charge of it.',
    '{ofThat},? se (?:encarga|encargara|ocupa|ocupara|hace cargo) {short}',
    {
      owner: 'named',
      form: 'thing',
      title: 'ocuparse de THING',
    },
    {
      right: ['del vino se ocupa Marga', 'de las mesas y el toldo se encarga mi primo'],
      wrong: ['Marga se ocupa del vino', 'del vino se ocupa'],
    },
  ),
  duty(
    'court',
    'In whose court the ball is, and for what.',
    '(?:la )?(?:pelota|bola) esta en (?:el tejado|la cancha|el campo) (?:de |del ){short} (?:con|para|por) {itsThing}',
    {
      owner: 'named',
      form: 'thing',
    },
    {
      right: [
        'la pelota está en el tejado de Marga con lo de la valla',
        'la bola está en el campo del vecino para el bote',
      ],
      wrong: ['la pelota está en el tejado', 'la pelota está en el tejado de Marga'],
    },
  ),
  duty(
    'knows-they-must',
    'What somebody knows they have to do.',
    '{who},? (?:ya )?saben? que (?:me |nos |le |les |lo |la )?(?:tienen? que|deben?) {deed}',
    {
      owner: 'named',
      form: 'base',
    },
    {
      right: ['Marga ya sabe que me tiene que devolver la llave', 'los vecinos saben que deben pintar la valla'],
      wrong: ['Marga sabe pintar', 'sé que me tiene que devolver la llave'],
    },
  ),
  duty(
    'up-to-them',
    'What falls to somebody.',
    '(?:le|les) (?:corresponde|toca|tocara|va a tocar|compete) a(?:l| la| los| las)? (?<who>(?:{word} )?{word}) {deed}',
    {
      owner: 'named',
      form: 'base',
    },
    {
      right: ['le corresponde a Marga pintar la valla', 'les toca a los vecinos firmar'],
      wrong: ['le toca a Marga', 'me toca a mí pintar'],
    },
  ),
]

import { duty } from './duty-words.ts'

/** The rules that state what people gave their word for, were entrusted with, or are the ones to do. */
export const committedDuties = [
  duty(
    'says-self',
    'What somebody says that they do themselves.',
    '{who},? (?:me |nos )?(?:dice|dijo|ha dicho) que (?:el|ella|ellos|ellas) (?:mism[oa]s? )?{doesToIt}',
    { owner: 'named', form: 'finite' },
    {
      right: ['mi cuñado dice que él le pregunta al vecino', 'Marga ha dicho que ella misma lo pinta'],
      wrong: ['Marga dice que él viene', 'Marga dice que le pregunta al vecino', 'dice que ella lo conoce'],
    },
  ),
  duty(
    'is-to',
    'What somebody is to do.',
    '{who},? (?:ya )?(?:ha|han|habra|habran) de {noBeing}{deed}',
    { owner: 'named', form: 'base', person: 'named' },
    {
      right: ['Marga ha de pintar la valla', 'el administrador, ha de conseguirnos otro pintor'],
      wrong: ['la valla ha de estar lista', 'esto ha de pintarlo Marga', 'ha de pintar la valla'],
    },
  ),
  duty(
    'their-word',
    'What somebody gave their word to do.',
    '{who},? (?:me |nos )?(?:ha dado|han dado|dio|dieron) (?:su|la) palabra de (?:que {noDeed}|{deed})',
    { owner: 'named', form: 'base' },
    {
      right: ['Marga me ha dado su palabra de pintar la valla', 'los vecinos dieron su palabra de venir'],
      wrong: ['he dado mi palabra de venir', 'Marga tiene la palabra'],
    },
  ),
  duty(
    'my-word',
    'What the speaker gave their word to do.',
    '(?:he dado|hemos dado|di|doy) (?:mi|nuestra) palabra de {deed}',
    { owner: 'me', form: 'base' },
    {
      right: ['he dado mi palabra de pintar la valla', 'di mi palabra de llevarla'],
      wrong: ['me dio su palabra de pintarla', 'doy mi palabra'],
    },
  ),
  duty(
    'had-offered',
    'What somebody had agreed to do by a day that has not come yet.',
    '{who},? se (?:habia|habian) (?:ofrecido|comprometido) a {deed}',
    { owner: 'named', form: 'base', needsDate: true },
    {
      right: ['el taller se había comprometido a pintar la valla', 'mis tíos se habían ofrecido a traerla'],
      wrong: ['me había ofrecido a pintarla', 'se había comprometido a pintarla'],
    },
  ),
  duty(
    'stays-committed',
    'What somebody is committed to do.',
    '{who},? (?:quedo|quedaron|ha quedado|han quedado|queda|quedan) comprometid[oa]s? (?:a|en|para) {deed}',
    { owner: 'named', form: 'base' },
    {
      right: [
        'la doctora Vela quedó comprometida a firmar el acta',
        'los vecinos han quedado comprometidos en pintarla',
      ],
      wrong: ['quedé comprometido a pintarla', 'Marga está comprometida con Ramiro'],
    },
  ),
  duty(
    'stays-committed-with',
    'A thing to which somebody is committed.',
    '{who},? (?:quedo|quedaron|ha quedado|han quedado|queda|quedan) comprometid[oa]s? con {thing}(?=[,.;]|$| y | para )',
    { owner: 'named', form: 'thing' },
    {
      right: ['la doctora Vela quedó comprometida con las actas', 'mi primo ha quedado comprometido con el vino.'],
      wrong: ['Marga está comprometida con la causa', 'Marga quedó comprometida con Ramiro'],
    },
  ),
  duty(
    'is-the-one',
    'What somebody is the one to do.',
    '{who} (?:es|son|sera|seran) (?:(?:el|la|l[oa]s) que|quien|quienes) {has} {deed}',
    { owner: 'named', form: 'base', person: 'named' },
    {
      right: ['Marga es la que tiene que pintar la valla', 'Ramiro será quien debe estar en la puerta'],
      wrong: ['Marga es la que manda', 'es el que debe pintarla', 'la que va a caer es la valla'],
    },
  ),
  duty(
    'so-that',
    'What somebody is left something to do with.',
    '(?:l[ao]s?|les?) (?:he |hemos )?(?:{entrusted}|dejo|damos|doy|di|dimos) (?:{article} [^,.;:]{3,30}? )?al? {short},? para que (?={clitics}{should})',
    { owner: 'named', form: 'finite' },
    {
      right: ['la casa se la dejamos a Ramiro para que riegue las plantas', 'le di la llave a Marga para que la pinte'],
      wrong: ['le di la llave a Marga', 'le dejé la llave a Marga para pintarla', 'vino Marga para que la pinte'],
    },
  ),
  duty(
    'waits-for-mine',
    'What somebody expects from the speaker by a day at the latest.',
    '(?:{awaits}|(?:me|nos) (?:piden?|reclaman?)) (?<thing>(?:mis?|nuestr[oa]s?) [^,.;:]{3,40}?),? (?={atLatest})',
    { owner: 'me', form: 'thing', needsDate: true, title: 'dar THING' },
    {
      right: ['el banco espera mi respuesta sobre el crédito a más tardar el lunes', 'me piden mi firma antes del 3'],
      wrong: [
        'el banco espera mi respuesta',
        'Marga espera a mi madre antes del lunes',
        'espera la llave antes del lunes',
      ],
    },
  ),
  duty(
    'not-to-run-out',
    'A thing that the speaker must not lack.',
    'que no (?:me|nos) falten? {noLuck}{thing}(?=[,.;:!]|$| {ending}(?![\\p{L}]))',
    { owner: 'me', form: 'thing', title: 'conseguir THING' },
    {
      right: ['que no me falte la yerba', 'y que no nos falten las sillas el lunes'],
      wrong: ['que no nos falte la salud', 'no me falta la llave', 'que no me falte'],
    },
  ),
  duty(
    'given-to-me',
    'A thing with which the speaker was entrusted.',
    'a mi me {handed} {thing}(?=[,.;:]|$| y | para | l[ao]s? \\p{L}+o(?![\\p{L}]))',
    { owner: 'me', form: 'thing', title: 'ocuparme de THING' },
    {
      right: ['a mí me encargaron la llave', 'a mí me han endosado los planos y los miro el lunes'],
      wrong: ['a Marga le encargaron la llave', 'a mí me encargaron pintarla'],
    },
  ),
  duty(
    'on-my-side',
    'What is left for the speaker to do.',
    '(?:de mi lado|de mi parte|por mi (?:parte|lado))(?: esta| queda| falta| toca)?,? (?!(?:decir|anadir|agradecer|felicitar|desear)){deed}',
    { owner: 'me', form: 'base' },
    {
      right: ['de mi lado está rehacer los planos', 'por mi parte, llamar al taller'],
      wrong: ['por mi parte, agradecerles la visita', 'de mi lado está Marga', 'por su parte, llamar al taller'],
    },
  ),
  duty(
    'order-to-named',
    'What somebody who is called by name is told to do for the speaker.',
    '(?<=^|[.;:!?] |, )(?<who>{called}), (?:{dear}, )?{noCall}(?=\\p{L}{2,}[aei](?:me|nos)(?:l[aeo]s?)?(?![\\p{L}]))',
    { owner: 'named', form: 'base', person: 'named' },
    {
      right: ['Marga, mándame la llave', 'Ramiro, mijo, súbeme los planos', 'bueno, Lina, regáleme la lista'],
      wrong: [
        'Marga, perdóname',
        'Marga, Jaime y yo',
        'porfa, mándame la llave',
        'mándame la llave, Marga',
        'Marga, llama al taller',
      ],
    },
  ),
  duty(
    'let-them-do-it',
    'What somebody named before is to do with a thing.',
    '(?<=[.;] )que (?=l[ao]s? {notWhatever}{should}(?:[,.;!]|$| (?:del?|al?|en|para|antes|manana|hoy|con|el|y)(?![\\p{L}])))',
    { owner: 'named', form: 'finite' },
    {
      right: ['Ramiro ya tiene la llave; que la traiga mañana', 'el vecino tiene pintura. Que la traiga de su casa'],
      wrong: ['que la traiga Ramiro', 'la llave que la abre', 'Ramiro quiere que la traiga mañana'],
    },
  ),
]

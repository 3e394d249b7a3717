import { duty } from './duty-words.ts'

/** The rules that state what somebody was told, or is kindly asked, to do. */
export const askedDuties = [
  duty(
    'told-to',
    'What the speaker told somebody to do.',
    '(?:les?|te) (?:he |hemos )?{told} al? {short},? que{himself} {toDo}',
    { owner: 'named', form: 'finite' },
    {
      right: ['yo le dije a Marga que ella las buscara', 'les he pedido a los vecinos que pinten la valla'],
      wrong: ['le dije a Marga que hay llaves', 'le dije a Marga que ojalá fuera así', 'dije que las buscara'],
    },
  ),
  duty(
    'to-them-told',
    'What somebody, who is named first, was told to do.',
    '(?<=^|[.,;:] |\\b(?:y|pero) )al? {short},? (?:ya )?les? (?:he |hemos )?{told} que{himself} {toDo}',
    { owner: 'named', form: 'finite' },
    {
      right: ['a Marga le he dicho que prepare la llave', 'y al vecino ya le pedí que pintara la valla'],
      wrong: ['a Marga le he dicho que viene el lunes', 'a mí me han dicho que prepare la llave'],
    },
  ),
  duty(
    'favour-that-named',
    'What somebody who is called by name is kindly asked to do.',
    '{who}, (?:{favour}|{doFavour} de) que {toDo}',
    { owner: 'named', form: 'finite', person: 'named' },
    {
      right: ['doctor Vela, le pido el favor de que me mande la llave', 'Marga, te agradezco que firme el acta'],
      wrong: ['le pido el favor de que me mande la llave', 'Marga, le agradezco los planos'],
    },
  ),
  duty(
    'favour-named',
    'What somebody who is called by name is asked to do as a favour.',
    '{who}, {doFavour} (?:de {deed}|y {order})',
    { owner: 'named', form: 'finite', person: 'named' },
    {
      right: ['Marga, hazme el favor de llamar al taller', 'Ramiro, hágame el favor y cuente las llaves'],
      wrong: ['hágame el favor de llamar', 'Marga, hazme el favor'],
    },
  ),
  duty(
    'favour-that',
    'What the one who is spoken to is kindly asked to do.',
    '(?:{favour}|{doFavour} de) que {toDo}',
    { owner: 'listener', form: 'finite' },
    {
      right: ['le pido el favor de que me mande la llave', 'le agradezco que me envíe los planos'],
      wrong: ['le agradezco que viniera', 'me pide que mande la llave', 'le agradezco los planos'],
    },
  ),
  duty(
    'favour',
    'What the one who is spoken to is asked to do as a favour.',
    '{doFavour} (?:de {deed}|y {order})',
    { owner: 'listener', form: 'finite' },
    {
      right: ['hágame el favor de llamar al taller', 'hágame el favor y cuente las llaves', 'hazme un favor y llama'],
      wrong: ['hazme el favor', 'me hizo el favor de llamar', 'hazme un favor y no llames'],
    },
  ),
  duty(
    'your-turn',
    'What the one who is spoken to does by a day, after the speaker.',
    '\\b(?:y|pero|que) usted(?:es)? (?=(?:(?:me|nos|se) )?(?:l[aeo]s? )?{noDeed}\\p{L}{2,}[ae]n?(?![\\p{L}]))',
    { owner: 'listener', form: 'finite', needsDate: true },
    {
      right: ['yo lo escribo y usted lo revisa el lunes', 'y ustedes me mandan la llave'],
      wrong: ['usted sabe', 'y usted no viene', 'y usted es de Lugo'],
    },
  ),
  duty(
    'pending-that',
    'What is pending until somebody does it.',
    '(?:qued[ao]|esta|sigue|falta)(?: aun| todavia| solo)? (?:pendiente )?(?:de )?que {who} {toDo}',
    { owner: 'named', form: 'finite' },
    {
      right: ['quedó pendiente que el encargado del edificio nos confirme la hora', 'falta que Marga firme el acta'],
      wrong: ['falta que llueva', 'quedó pendiente la llave', 'falta la firma de Marga'],
    },
  ),
  duty(
    'thing-for-them',
    'A thing, and after it who has to do something with it.',
    '{begins}{thing} (?:(?:tienen?|tendran?) que|deben?) (?<verb>(?!ganar)\\p{L}+[aei]r)l[ao]s? {short}{goesOn}',
    { owner: 'named', form: 'thing', title: 'VERB THING' },
    {
      right: ['el acta tiene que firmarla el doctor Vela', 'las llaves tiene que traerlas mi primo'],
      wrong: [
        'el gato va a comerlo el perro',
        'el acta tengo que firmarla yo',
        'el acta tiene que firmarla',
        'tiene que firmarla Marga',
      ],
    },
  ),
  duty(
    'order-to-named-vos',
    'What somebody who is called by name and "vos" is told to do.',
    '(?:{who}, vos |(?<=^|[.;:] |, |\\by )vos, {short}, ){ofVos}',
    { owner: 'named', form: 'base', person: 'named' },
    {
      right: ['Marga, vos fijate si hay llave', 'y vos, Ramiro, llevá la llave'],
      wrong: ['Marga, vos sabés', 'Marga, vos no llames', 'vos traé la llave'],
    },
  ),
  duty(
    'order-to-vos',
    'What the one who is called "vos" is told to do.',
    '(?<=^|[.;:] |, |\\by )vos {ofVos}',
    { owner: 'listener', form: 'base' },
    {
      right: ['Vos encargá la torta', 'y vos llamalo mañana'],
      wrong: ['vos siempre llegás', 'y vos qué hacés', 'vos mirá', 'vos sabés', 'yo con vos', 'vos nunca llamás'],
    },
  ),
  duty(
    'order-to-several',
    'What several people are told to do.',
    '{ordered}(?!(?:miren|digan|vayan|vengan)(?![\\p{L}])){notWhatever}(?={should})(?=[\\p{L}]+n(?![\\p{L}]))',
    { owner: 'listener', form: 'base' },
    {
      right: ['Revisen la puerta', 'Muchachos, traigan la llave', 'no va, así que llamen al taller'],
      wrong: [
        'Digan lo que digan',
        'Suban los precios o no',
        'Revise la puerta',
        'quiero que revisen la puerta',
        'para que vengan, revisen y pinten',
        'no llamen',
      ],
    },
  ),
  duty(
    'order-with-pronoun',
    'What several people are told to do with somebody or something named before.',
    '{ordered}(?!(?:perdon|disculp|cre|dej|imagin|escuch)[ae]n)(?=\\p{L}{2,}[ae]n(?:me|nos|les?|l[aeo]s?)(?![\\p{L}]))',
    { owner: 'listener', form: 'base' },
    {
      right: ['no contesta, así que márquenle', 'Avísenle a Marga', 'Muchachos, mándenme la llave'],
      wrong: ['Llámele', 'las imágenes', 'no le marquen'],
    },
  ),
  duty(
    'let-somebody',
    'What somebody is to do who is not named.',
    '(?:{begins}|\\basi que |{want} )que alguien {toDo}',
    { owner: 'nobody', form: 'finite' },
    {
      right: ['está roto; que alguien llame al taller', 'necesito que alguien me busque la llave'],
      wrong: ['por si hace falta, para que alguien llame al taller', 'que alguien viene'],
    },
  ),
  duty(
    'let-them',
    'What somebody is to do.',
    '(?<=^|[.;:] |\\b(?:y|pero) |\\basi )que (?!dios\\b|la virgen\\b|el senor\\b){short} (?={clitics}{notWhatever}(?!(?:venga|vaya)n?\\b){should})',
    { owner: 'named', form: 'finite', person: 'named' },
    {
      right: ['no va la luz; que Marga ponga un cartel', 'así que Ramiro nos prepare la llave'],
      wrong: [
        'para que Marga ponga un cartel',
        'que venga Marga',
        'espero que Marga venga',
        'que Dios nos ayude',
        'mejor así, que Marga haga su vida',
      ],
    },
  ),
]

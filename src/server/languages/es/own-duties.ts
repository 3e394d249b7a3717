import { duty } from './duty-words.ts'

/** The rules that state what the speaker does or hopes to do, in the present: "mañana llamo a Ana". */
export const ownDuties = [
  duty(
    'own-turn',
    'What the speaker does in turn, by a day.',
    '\\b(?:y|pero) (?=yo (?:(?:se )?l[aeo]s? )?{act}(?![\\p{L}]))',
    {
      owner: 'me',
      form: 'base',
      needsDate: true,
    },
    {
      right: ['y yo lo reviso', 'pero yo mando la llave'],
      wrong: ['yo lo reviso', 'y yo lo sabía'],
    },
  ),
  duty(
    'owed-by-day',
    'A thing that the speaker owes, and the day by which they deal with it.',
    '{begins}{thing} (?:(?:se|te|os) )?l[ao]s? debo(?= )[^.,;:]{2,60}, (?:y )?(?:ya )?(?:(?:se|te|os) )?l[ao]s? (?<verb>{does})(?=[^,.;:]*{dayWord})',
    { owner: 'me', form: 'thing', needsDate: true, title: 'VERB THING' },
    {
      right: ['la llave se la debo al vecino desde el lunes, se la mando mañana'],
      wrong: ['la llave se la debo al vecino', 'la llave se la debo al vecino, se la mando'],
    },
  ),
  duty(
    'own-by-day',
    'What the speaker does by a day that is said with it.',
    '{turns}(?!{ofOwed})(?:(?:eso|esto) )?(?:yo )?(?:ya )?(?={day}?(?:ya )?{clitics}(?:{does})(?!\\p{L}))(?=[^,.;:]*{dayWord})',
    { owner: 'me', form: 'base', needsDate: true },
    {
      right: [
        'mañana llamo al taller',
        'no lo tengo, así que el lunes pido la llave',
        'se la mando el viernes',
        'eso lo platico con Marga el lunes',
        'se lo recuerdo esta tarde a Marga',
      ],
      wrong: [
        'le debo la llave a Marga, se la mando el lunes',
        'mañana no llamo al taller',
        'le recuerdo que el lunes no hay luz',
        'si llamo mañana',
        'llamo al taller',
        'yo lo reviso, el lunes viene Marga',
      ],
    },
  ),
  duty(
    'own-thing-by-day',
    'A thing, and what the speaker does with it by a day.',
    '{begins}(?<thing>{named} {noun}(?: {noun}){0,4}?),? (?:ya )?(?:se )?l[ao]s? (?<verb>{does})(?=[^,.;:]*{dayWord})',
    { owner: 'me', form: 'thing', needsDate: true, title: 'VERB THING' },
    {
      right: ['los planos de la valla los corrijo este lunes', 'la llave se la mando mañana'],
      wrong: ['los planos los corrijo', 'los planos no los corrijo este lunes', 'los corrijo este lunes'],
    },
  ),
  duty(
    'speaker-by-role',
    'What the speaker has to do, who calls themself by their role.',
    '{begins}(?:el|la) [^,.;:]{2,30}, o sea,? (?:yo|una? servidora?),? (?:tiene|tengo) que {deed}',
    { owner: 'me', form: 'base' },
    {
      right: ['la presidenta, o sea yo, tiene que pedir la llave'],
      wrong: ['la presidenta, o sea Marga, tiene que pedir la llave', 'la presidenta tiene que pedir la llave'],
    },
  ),
  duty(
    'own-should',
    'What the speaker should do.',
    '(?<=^|[.,;:] |\\b(?:y|pero|que) )(?:yo )?(?:ya |tambien )?(?:deberia|tendria que) (?!(?:haber|ser|estar|poder|saber|tener|creer)(?![\\p{L}])){deed}',
    { owner: 'me', form: 'base', isDoubtful: true },
    {
      right: ['debería llamar al taller', 'pero ya tendría que pintarla'],
      wrong: ['debería haber llamado', 'debería ser más barato', 'Marga debería llamar', 'tendría que estar aquí'],
    },
  ),
  duty(
    'let-me-do',
    'What the speaker means to get round to.',
    '(?:voy )?a ver si (?:de una vez |por fin )?(?={day}?{clitics}(?:{does})(?!\\p{L}| (?:esto|todo esto)))',
    { owner: 'me', form: 'base' },
    {
      right: ['a ver si llamo al taller', 'voy a ver si mañana la recojo', 'a ver si por fin pido la llave'],
      wrong: ['a ver si llama Marga', 'a ver si llueve', 'si llamo al taller', 'a ver si dejo esto claro'],
    },
  ),
  duty(
    'not-to-forget',
    'A thing that the speaker must not forget.',
    '(?:que no se me (?:olviden?|pasen?)|no (?:se me puede|me puedo) olvidar(?: de)?) {thing}(?=[,.;:!?]|$| {ending}(?![\\p{L}]))',
    { owner: 'me', form: 'thing', title: 'no olvidar THING' },
    {
      right: ['que no se me olviden las llaves', 'y que no se me pase el recibo mañana'],
      wrong: ['que no se me olvide llamar', 'se me olvidaron las llaves', 'que no se te olviden las llaves'],
    },
  ),
  duty(
    'let-me-remember',
    'What the speaker hopes to remember.',
    '(?:voy )?a ver si {day}?(?:me acuerdo de|no se me olvida|no me olvido de|me pongo y|consigo|{can}|saco tiempo para) ',
    {
      owner: 'me',
      form: 'base',
    },
    {
      right: [
        'a ver si me acuerdo de llamar al taller',
        'voy a ver si mañana puedo pedirla',
        'a ver si saco tiempo para pintarla',
      ],
      wrong: ['a ver si viene', 'me acuerdo de eso', 'a ver si puede venir'],
    },
  ),
]

import { duty } from './duty-words.ts'

/** The rules that state what the speaker wants somebody to do or is going to do, and what must be done with a thing. */
export const wantedDuties = [
  duty(
    'wanted-of',
    'What the speaker wants somebody to do.',
    '{want} que {short} (?={yourClitics}(?!(?:venga|vaya)n?\\b)(?:{subjunctive}|{moreSubjunctives}|{otherSubjunctives})n?(?![\\p{L}]))',
    { owner: 'named', form: 'finite', person: 'named' },
    {
      right: ['quiero que Marga revise el borrador', 'necesito que Ramiro me mande la llave'],
      wrong: ['quiero que revises el borrador'],
    },
  ),
  duty(
    'must-be-done',
    'What must be done with a thing, by a day.',
    '(?<=^|[.,;:] |\\by )(?<thing>(?:el|la|los|las|mi|mis) [^,.;:]{2,40}?) (?:tienen? que|deben?(?: de)?|han? de) (?:estar|quedar) {done}',
    { owner: 'nobody', form: 'thing', needsDate: true, title: 'tener STATE THING' },
    {
      right: ['el menú tiene que estar impreso', 'los planos deben estar firmados'],
      wrong: ['el menú tiene que estar bien', 'los planos están firmados'],
    },
  ),
  duty(
    'is-done-by',
    'What is done with a thing by a day at the latest.',
    '{begins}(?<thing>(?:el|la|los|las|mi|mis) [^,.;:]{2,40}?)(?<! no) se (?<verb>{dueDeed})n? (?={atLatest})',
    { owner: 'nobody', form: 'thing', needsDate: true, title: 'VERB THING' },
    {
      right: [
        'el recibo se paga antes del 15',
        'los planos se entregan a más tardar el lunes',
        'la cuota se paga hasta el 3',
      ],
      wrong: ['el premio se entrega el lunes', 'el recibo no se paga antes del 15', 'el recibo se paga solo'],
    },
  ),
  duty(
    'going-to-give',
    'What the speaker is going to do for others.',
    '(?<!\\b(?:no|si|que|cuando) )(?:voy|vamos) a (?={give}(?:les?|sel[ao]s?|te|os)(?![\\p{L}]))',
    { owner: 'me', form: 'base', isDoubtful: true },
    {
      right: ['voy a hacerles una oferta', 'vamos a mandarle la llave'],
      wrong: ['voy a hacerlo', 'no voy a hacerles una oferta', 'va a mandarle la llave'],
    },
  ),
  duty(
    'asked-of-vos',
    'What whoever is called "vos" is told to do.',
    '(?<=\\b(?:y|pero|asi que|entonces|luego|pues) )(?=\\p{L}{2,}[aei](?:me|le|l[ao]) vos(?![\\p{L}]))',
    { owner: 'listener', form: 'base' },
    {
      right: ['el coche está listo, así que llamala vos hoy', 'y mandame vos la lista'],
      wrong: ['Marga, mandame vos la lista', 'así que llamala hoy', 'la escuela vos la conocés', 'no la llames vos'],
    },
  ),
  duty(
    'reminder',
    'What whoever listens is reminded of.',
    '(?:acuerdate|acordate|acordaos|acuerdese|no te olvides|que no se te olvide) (?:de )?{deed}',
    { owner: 'listener', form: 'base' },
    {
      right: ['acuérdate de pedir film', 'que no se te olvide llamarla'],
      wrong: ['acuérdate de mí', 'me acuerdo de pedirlo'],
    },
  ),
]

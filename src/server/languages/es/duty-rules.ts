import { type DutyRules, dutyRules } from '../parts/duty-rules.ts'
import { none, owners, topics } from './duty-owner-rules.ts'
import { person } from './duty-people.ts'

const duty = dutyRules({
  ...person,
  toMe: '(?:me |nos )?(?:ha |han )?',
  swore:
    '(?:juro|jura|jurado|juraron|prometio|promete|prometido|prometieron|aseguro|asegura|asegurado|garantizo|garantizado)',
  said: '(?:dijo|dice|dicho|dijeron|dicen|aviso|confirmo|confirmado|avisado)',
  himself: '(?:,? (?:el|ella|ellos|ellas))?',
  noDeed:
    '(?!(?:no|si|nunca|es|era|esta|estaba|hay|habia|tiene|tenia|fue|ha|han|sabe|quiere|puede|parece|yo|tu|va a (?:ser|estar))\\b)',
  deed: '(?=\\p{L}+[aei]r(?:l[aeo]s?|sel[ao]s?|me|nos|se|mel[ao]s?|nosl[ao]s?)?(?![\\p{L}]))',
  entrusted:
    '(?:encargue|encargamos|encargado|deje|dejamos|dejado|pedi|pedimos|pedido|pase|pasado|asigne|asignado|mande|mandado)',
  article: '(?:el|la|los|las|un|una|unos|unas|mi|mis|su|sus|est[aeo]s?|es[aeo]s?|dos|tres|cuatro|cinco)',
  thing: '(?<thing>(?:el|la|los|las|mi|mis|est[aeo]s?|es[aeo]s?) [^,.;:]{2,50}?)',
  ends: '(?:vence|caduca|termina|para el|antes de|a mas tardar|como muy tarde)',
  wish: '(?:mande|envie|llame|lleve|pase|revise|prepare|compre|pague|saque|busque|avise|confirme|firme|traiga|haga|ponga|vaya)',
  wishes:
    '(?:venga|diga|pida|consiga|recoja|suba|baje|eche|mire|hable|arregle|cierre|termine|deje|cambie|limpie|reserve|corrija)',
  more: '(?:entregue|cobre|quite|monte|escriba|responda|devuelva|imprima|cancele|abra|cuide|mueva|instale|repare|rehaga|encargue)',
  act: '(?:llamo|paso|mando|envio|escribo|aviso|pido|compro|recojo|llevo|pago|reviso|hablo|hago|preparo|firmo|busco|dejo|subo|cierro)',
})

export const duties: DutyRules = {
  stated: [
    duty(
      'sworn',
      'What somebody swore or promised to do.',
      '{who},? {toMe}{swore}(?: a mi)? que{himself} {noDeed}',
      {
        owner: 'named',
        form: 'finite',
      },
      {
        right: [
          'la casera marga me juro que el martes arregla la puerta',
          'Ramiro prometió que ella mandaría la llave',
        ],
        wrong: ['me juró que no vino', 'prometió venir'],
      },
    ),
    duty(
      'said',
      'What somebody said they would do by a day.',
      '{who},? {toMe}{said}(?: a mi)? que{himself} {noDeed}',
      {
        owner: 'named',
        form: 'finite',
        needsDate: true,
      },
      {
        right: ['mi cuñado ramiro dijo que él arregla la puerta', 'Marga ha dicho que manda la llave'],
        wrong: ['dijo que no viene', 'Marga dijo que es tarde'],
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
      'What somebody is wished to do.',
      '{short},? que (?=(?:(?:me|te|nos|le|les|se|lo|la|los|las) ){0,2}(?:{wish}|{wishes}|{more})n?\\b)',
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
      'as-soon-as',
      'What the speaker does as soon as something is over.',
      '(?:apenas|en cuanto|tan pronto como|nada mas) [^,.;:]{3,40}?,? (?=(?:(?:le|les|lo|la|los|las) )?{act} )',
      {
        owner: 'me',
        form: 'base',
      },
      {
        right: ['apenas llegue a casa llamo al taller', 'en cuanto abran le escribo a Marga'],
        wrong: ['apenas llamo al taller', 'cuando llego a casa llamo'],
      },
    ),
    duty(
      'let-me-remember',
      'What the speaker hopes to remember.',
      'a ver si (?:me acuerdo de|no se me olvida|no me olvido de|me pongo y|consigo|saco tiempo para) ',
      {
        owner: 'me',
        form: 'base',
      },
      {
        right: ['a ver si me acuerdo de llamar al taller', 'a ver si saco tiempo para pintarla'],
        wrong: ['a ver si viene', 'me acuerdo de eso'],
      },
    ),
    duty(
      'promised-thing',
      'A thing that the speaker promised somebody.',
      'al? (?<to>[\\p{L} -]{2,25}?) (?:le|les) (?:prometi|he prometido|debo) (?={article} )',
      {
        owner: 'me',
        form: 'base',
        title: 'dar THING',
      },
      {
        right: ['a Marga le prometí dos sacos', 'al vecino le debo una llave'],
        wrong: ['Marga me prometió dos sacos', 'a Marga le prometí ir'],
      },
    ),
    duty(
      'by-itself',
      'What will not do itself.',
      '{thing} no se (?:va|van) a (?<verb>\\p{L}+r) (?:sol[oa]s?|por si sol[oa]s?)',
      {
        owner: 'me',
        form: 'thing',
        title: 'VERB THING',
      },
      {
        right: ['la valla no se va a pintar sola', 'esos papeles no se van a firmar solos'],
        wrong: ['la valla no se va a caer', 'no se pinta sola'],
      },
    ),
    duty(
      'somebody-falls',
      'What falls to somebody who is not named.',
      'a alguien(?: (?:de|del|de la|de los) [\\p{L}-]+)? (?:le|nos) (?:toca|tocara|va a tocar|corresponde|tocaria) {deed}',
      { owner: 'nobody', form: 'base' },
      { right: ['a alguien del taller le tocará pintarla'], wrong: ['a Marga le toca pintarla', 'a alguien le toca'] },
    ),
    duty(
      'somebody-must',
      'What somebody has to do.',
      'alguien(?: (?:de|del) [\\p{L} -]{2,20})? (?:tiene|tendra|va a tener) que {deed}',
      { owner: 'nobody', form: 'base' },
      { right: ['alguien tiene que pintarla'], wrong: ['alguien tiene la llave'] },
    ),
    duty(
      'next',
      'A thing that comes next, with its date.',
      '(?:siguiente|pendiente|falta|queda|por hacer|lo siguiente): (?<thing>[^,.;:]{3,60}),? (?=(?:que )?{ends})',
      {
        owner: 'nobody',
        form: 'thing',
        needsDate: true,
      },
      {
        right: ['Siguiente: el permiso de la valla, que caduca el 3', 'Pendiente: la llave, para el lunes'],
        wrong: ['siguiente: la fiesta del lunes', 'el siguiente lunes'],
      },
    ),
  ],
  owners,
  none,
  topics,
  saidOfThing:
    '(?:que )?(?:sigue|siguen|esta|estan|quedo|quedaron|tiene que|tienen que|hay que|no|es|son|debe|deben|va a|van a)',
  seeTo: 'ocuparse de THING',
}

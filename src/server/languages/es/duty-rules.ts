import type { DutyRules } from '../parts/duty-rules.ts'
import { askedDuties } from './asked-duties.ts'
import { assignedDuties } from './assigned-duties.ts'
import { committedDuties } from './committed-duties.ts'
import { dutiesOfOthers } from './duties-of-others.ts'
import { owners, topics } from './duty-owner-rules.ts'
import { duty } from './duty-words.ts'
import { memos } from './memo-rules.ts'
import { none } from './no-duty-rules.ts'
import { ownDuties } from './own-duties.ts'
import { wantedDuties } from './wanted-duties.ts'

export const duties: DutyRules = {
  stated: [
    ...askedDuties,
    ...committedDuties,
    ...assignedDuties,
    ...dutiesOfOthers,
    ...wantedDuties,
    ...ownDuties,
    duty(
      'wanted-of-named',
      'What the speaker wants somebody whom they call by name to do.',
      '{who}, {want} (?=que (?:tu )?{yourClitics}{noState}\\p{L}{2,}[ae]s(?![\\p{L}]))',
      {
        owner: 'named',
        form: 'base',
        person: 'named',
      },
      {
        right: ['Marga, necesito que me prepares el billete'],
        wrong: ['necesito que me prepares el billete'],
      },
    ),
    duty(
      'wanted-of-you',
      'What the speaker wants the one they speak to to do.',
      '{want} (?=que (?:tu )?{yourClitics}{noState}\\p{L}{2,}[ae]s(?![\\p{L}]))',
      {
        owner: 'listener',
        form: 'base',
      },
      {
        right: [
          'necesito que me prepares el billete',
          'quiero que llames al gestor',
          'hace falta que revises la factura',
        ],
        wrong: [
          'no hace falta que llames a Marga',
          'necesito que vengas',
          'quiero que sepas una cosa',
          'necesito que Luis me prepare el billete',
        ],
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
      'i-said',
      'What the speaker said he would do.',
      '(?:les?|le|te) (?:dije|he dicho|asegure|jure) (?:a [^,.;]{2,25} )?que (?:yo )?(?:les? |la |lo |las |los )?(?:iba a|voy a) {deed}',
      {
        owner: 'me',
        form: 'base',
      },
      {
        right: ['le dije a la vecina que yo iba a pintar la valla', 'les dije que voy a llamar'],
        wrong: ['le dije que iba mal', 'me dijo que iba a pintar'],
      },
    ),
    duty(
      'i-would',
      'What the speaker said he would do.',
      '(?:les? |te )?dije (?:al? [^,.;]{2,25} )?que (?:yo )?(?={clitics}(?!seria|habria|estaria|tendria)\\p{L}{2,}ria(?![\\p{L}]))',
      {
        owner: 'me',
        form: 'finite',
      },
      {
        right: ['dije que haría un bizcocho', 'le dije al vecino que yo lo pintaría'],
        wrong: ['dijo que haría un bizcocho', 'dije que sería tarde'],
      },
    ),
    duty(
      'i-offered',
      'What the speaker offered to do.',
      'me (?:ofreci|he ofrecido|comprometi|apunte|anime|he apuntado) (?:a|para) {deed}',
      {
        owner: 'me',
        form: 'base',
      },
      {
        right: ['me ofrecí a pintar la valla', 'me he apuntado para llevar el vino'],
        wrong: ['se ofreció a pintar', 'me apunté'],
      },
    ),
    duty(
      'on-me',
      'What falls to the speaker.',
      '(?:me (?:toca|tocara|corresponde|cae|ha tocado) (?:a mi )|es cosa mia |corre de mi cuenta |queda de mi cuenta |va por mi cuenta |mas me vale ){deed}',
      {
        owner: 'me',
        form: 'base',
      },
      {
        right: ['me toca a mí pintar la valla', 'corre de mi cuenta llevar el vino'],
        wrong: ['le toca a Marga pintar', 'es cosa mía'],
      },
    ),
    duty(
      'of-that-me',
      'A thing of which the speaker takes charge.',
      '{ofThat},? me (?:encargo|encargare|ocupo|ocupare)(?: yo)?(?![\\p{L}])',
      {
        owner: 'me',
        form: 'thing',
        title: 'ocuparme de THING',
      },
      {
        right: ['del vino me encargo yo', 'de las mesas y el toldo me ocupo'],
        wrong: ['me encargo del vino', 'del vino se encarga Marga'],
      },
    ),
    duty(
      'not-yet',
      'What nobody has done yet.',
      '(?:nadie|ninguno) (?:ha|han) {given} (?:todavia |aun )?{thing}(?=[,.;]|$| y | todavia| aun)',
      {
        owner: 'nobody',
        form: 'thing',
      },
      {
        right: ['nadie ha pedido todavía el autobús y corre prisa', 'nadie ha pagado la luz'],
        wrong: ['nadie ha venido', 'nadie pide el autobús'],
      },
    ),
    duty(
      'to-be-done',
      'A thing that is still to be done.',
      '(?:esta|estan|queda|quedan|sigue|siguen|faltan?) (?:aun |todavia )?(?:por|sin) (?<verb>{noArrival}\\p{L}+[aei]r) {thing}(?=[,.;]|$| y | para )',
      {
        owner: 'nobody',
        form: 'thing',
        title: 'VERB THING',
      },
      {
        right: ['queda por pintar la valla', 'están todavía sin pagar las cuotas', 'faltan por entregar las llaves'],
        wrong: ['queda la valla', 'está por venir', 'faltan por llegar los invitados'],
      },
    ),
    duty(
      'thing-undone',
      'A thing of which is said that it is still to be done.',
      '{thing} (?:esta|estan|queda|quedan|sigue|siguen) (?:aun |todavia )?(?:por|sin) (?<verb>\\p{L}+[aei]r)(?![\\p{L}])',
      {
        owner: 'nobody',
        form: 'thing',
        title: 'VERB THING',
      },
      {
        right: ['la valla sigue sin pintar', 'las cuotas están por cobrar'],
        wrong: ['la valla sigue', 'la valla está pintada'],
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
  memos,
  topics,
  saidOfThing:
    '(?:que )?(?:sigue|siguen) sin|(?:que )?(?:tiene que|tienen que|hay que|debe|deben)|no (?:esta|estan|se ha|ha|lo|la)|(?:vencen?|caducan?|expiran?)',
  another: {
    lead: ',? (?:[ye] (?:ya )?(?:luego |tambien |despues |de paso )?|luego |despues |de paso )',
    verb: '',
    same: '\\p{L}+r(?:me|te|se|nos|l[aeo]s?)+(?!\\p{L}| a )',
  },
  seeTo: 'ocuparse de THING',
}

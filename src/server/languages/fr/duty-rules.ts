import type { DutyRules } from '../parts/duty-rules.ts'
import { assignedDuties } from './assigned-duties.ts'
import { awaitedDuties } from './awaited-duties.ts'
import { dutiesOfOthers } from './duties-of-others.ts'
import { owners, topics } from './duty-owner-rules.ts'
import { duty } from './duty-words.ts'
import { memos } from './memo-rules.ts'
import { none } from './no-duty-rules.ts'
import { spokenDuties } from './spoken-duties.ts'
import { wantedDuties } from './wanted-duties.ts'

export const duties: DutyRules = {
  stated: [
    ...assignedDuties,
    ...dutiesOfOthers,
    ...spokenDuties,
    ...wantedDuties,
    ...awaitedDuties,
    duty(
      'wanted-of-named',
      'What the speaker wants somebody whom they call by name to do.',
      '{who}, {want} que (?=(?:tu |vous ){yourClitics}{noState}\\p{L}{3,}(?:s|ez)(?![\\p{L}]))',
      {
        owner: 'named',
        form: 'base',
        person: 'named',
      },
      {
        right: ["Marga, j'ai besoin que tu prépares les billets"],
        wrong: ["j'ai besoin que tu prépares les billets"],
      },
    ),
    duty(
      'wanted-of-you',
      'What the speaker wants the one they speak to to do.',
      '{want} que (?=(?:tu |vous ){yourClitics}{noState}\\p{L}{3,}(?:s|ez)(?![\\p{L}]))',
      {
        owner: 'listener',
        form: 'base',
      },
      {
        right: ["j'ai besoin que tu prépares les billets", "il faudrait que vous m'envoyiez le devis"],
        wrong: ['il faut que tu sois là', "j'ai besoin de tes billets", 'il faudrait que Luc envoie le devis'],
      },
    ),
    duty(
      'said-i-would',
      'What the speaker said he would do.',
      "j'(?:ai|avais) (?:dit|promis|assure|garanti|jure)(?: (?:a|au|aux) [^,.;:]{2,40}?)? que (?=j(?:e |'){would})",
      {
        owner: 'me',
        form: 'base',
      },
      {
        right: ["j'ai dit à la voisine que je réparerais la porte", "j'ai promis que je la rendrai"],
        wrong: ["j'ai dit à la voisine que je dormais", 'elle a dit que je la rendrai'],
      },
    ),
    duty(
      'will-act',
      'What the speaker does by a day.',
      "(?<!(?:sinon|autrement),? )(?=(?:je |j')(?:(?:te|vous|le|la|les|lui|leur) |[tl]')?(?:{act}|{acts}|{checks})(?![\\p{L}])){notTold}",
      {
        owner: 'me',
        form: 'base',
        needsDate: true,
      },
      {
        right: ['je passe à la banque', "j'appelle le notaire"],
        wrong: ['je dors', 'il passe à la banque', 'prévenir Koffi que je passe à la banque'],
      },
    ),
    duty(
      'as-soon-as',
      'What the speaker does as soon as he can.',
      "(?=(?:je |j')(?:(?:le|la|les|lui|leur) |l')?(?:{act}|{acts}) [^,.;:]{2,40}? (?:sitot que|aussitot que|des que|des l'ouverture))",
      {
        owner: 'me',
        form: 'base',
      },
      {
        right: ["j'appelle le notaire dès que la banque ouvre", 'je passe chez lui sitôt que je sors'],
        wrong: ["j'appelle le notaire", 'il passe dès que possible'],
      },
    ),
    duty(
      'by-itself',
      'What will not do itself.',
      "{thing} (?:ne )?(?:va|vont) pas (?:se |s')(?<verb>\\p{L}+(?:er|ir|re)) tou(?:t|te|tes|s) seule?s?",
      {
        owner: 'me',
        form: 'thing',
        title: 'VERB THING',
      },
      {
        right: ['la clôture ne va pas se peindre toute seule', 'ces papiers vont pas se signer tout seuls'],
        wrong: ['la clôture ne va pas tomber', 'tout seul'],
      },
    ),
    duty(
      'i-offered',
      'What the speaker offered to do.',
      "je me suis (?:propose|engage|devoue|porte volontaire)e? (?:de |d'|a |pour ){deed}",
      {
        owner: 'me',
        form: 'base',
      },
      {
        right: ['je me suis proposée pour réparer la porte', "je me suis engagé à l'appeler"],
        wrong: ["elle s'est proposée", 'je me suis levé'],
      },
    ),
    duty(
      'up-to-me',
      'What falls to the speaker.',
      "(?:c'est (?:a moi|moi)(?: qui dois)? (?:de |d')?|(?:il|ca) me revient de |a moi de |a moi d'){deed}",
      {
        owner: 'me',
        form: 'base',
      },
      {
        right: ["c'est à moi de réparer la porte", "à moi d'appeler", "c'est moi qui dois la rendre"],
        wrong: ["c'est à Solène de réparer", "c'est moi"],
      },
    ),
    duty(
      'just-have-to',
      'What the speaker just has to do.',
      "(?:j'ai (?:plus qu'|encore )a |il me reste (?:plus qu')?a |je ferais (?:mieux|bien) de |j'ai interet a ){deed}",
      {
        owner: 'me',
        form: 'base',
      },
      {
        right: ["j'ai plus qu'à réparer la porte", 'je ferais bien de la rendre'],
        wrong: ["j'ai plus rien", 'il reste à voir'],
      },
    ),
    duty(
      'not-yet',
      'What nobody has done yet.',
      "personne (?:n'a|a)(?: encore| toujours)? (?:pas )?\\p{L}{3,}(?:e|u|it|is) {thing}(?=[,.;]|$| (?:et|encore)\\b)",
      {
        owner: 'nobody',
        form: 'thing',
      },
      {
        right: ["personne n'a encore réservé le car et ça presse", 'personne a commandé le vin.'],
        wrong: ["personne n'a ri", 'personne ne réserve le car'],
      },
    ),
    duty(
      'to-be-done',
      'A thing that is still to be done.',
      '{thing} (?:est|sont|reste|restent)(?: encore| toujours)? a (?<verb>(?!voir|venir|suivre|lire|essayer)\\p{L}+(?:er|ir|re))(?![\\p{L}])',
      {
        owner: 'nobody',
        form: 'thing',
        title: 'VERB THING',
      },
      {
        right: ['la clôture reste à peindre', 'les places sont encore à réserver'],
        wrong: ['la clôture est peinte', 'la suite est à venir'],
      },
    ),
    duty(
      'anybody',
      'What anybody has to do.',
      "(?:il )?(?:faut|faudrait|faudra){surely} (?:que |qu'){oneDay}?quelqu'un (?=\\p{L})",
      {
        owner: 'nobody',
        form: 'finite',
      },
      {
        right: [
          "faut qu'un de ces jours quelqu'un répare la porte",
          "il faudrait quand même que quelqu'un répare la porte",
          "il faudrait que quelqu'un rapporte la clé",
        ],
        wrong: ['faut que je répare la porte', "quelqu'un a réparé la porte"],
      },
    ),
    duty(
      'somebody',
      'What somebody has to do.',
      "quelqu'un (?:doit|devra|devrait|va devoir) (?!etre|avoir){deed}",
      {
        owner: 'nobody',
        form: 'base',
      },
      {
        right: ["quelqu'un doit réparer la porte", "quelqu'un va devoir les rappeler"],
        wrong: ["quelqu'un a appelé", "quelqu'un doit être là"],
      },
    ),
    duty(
      'next',
      'A thing that comes next, with its date.',
      "(?:suite|ensuite|a faire|a suivre|reste|en attente) ?: (?<thing>[^,.;:]{3,60}),? (?=(?:qui )?(?:expire|echoit|pour|avant|d'ici|au plus tard))",
      {
        owner: 'nobody',
        form: 'thing',
        needsDate: true,
      },
      {
        right: ['à faire : le permis de la porte, avant le 3', 'Reste : la clé, pour lundi'],
        wrong: ['ensuite : la fête de lundi', 'reste la clé'],
      },
    ),
  ],
  owners,
  none,
  memos,
  topics,
  saidOfThing:
    "(?:qui )?(?:n'est|ne sont|n'a|n'ont|doit|doivent|manque|manquent|reste a|restent a)|faut (?:le|la|les|l')|toujours pas",
  another: {
    lead: ",? (?:et (?:puis |aussi |ensuite )?|puis |ensuite )(?:que j(?:e |'))?",
    verb: '',
    same: "(?:le|la|les|lui|leur|en|y) |l'",
  },
  seeTo: "s'occuper de THING",
}

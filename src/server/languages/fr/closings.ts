import type { DoneLexicon } from '../parts/closing-lexicon.ts'
import { compose } from '../parts/text-rule.ts'

const VERB = compose('(?<verb>\\p{L}{2,}(?:é|ée|és|ées)|{irregular}|{other})', {
  irregular: 'fait|faite|faits|mis|mise|remis|remise|transmis|transmise|pris|prise|reçu|reçue|reçus',
  other:
    'rendu|rendue|rendus|écrit|écrite|lu|lue|relu|relue|vu|vue|dit|fini|finie|finis|fourni|répondu|vendu|vendue|conclu',
})
// "Je viens d'envoyer le devis".
const RECENT = compose(
  '(?<!\\p{L})(?:je viens|on vient|nous venons)(?: tout)?(?: juste)? {of}{it}(?<verb>{infinitive})(?!\\p{L})',
  {
    of: "(?:de |d['’])",
    it: "(?:(?:l[ae]s?|lui|leur) |l['’])?",
    infinitive: '\\p{L}{2,}(?:er|ir|re|oir)',
  },
)
const ADVERBS = '(?: bien| déjà| enfin| juste| aussi| tout| finalement){0,3}'

export const closings: DoneLexicon = {
  splits:
    ",\\s|;\\s|\\s(?:mais|parce que|donc|car)\\s|\\set\\s(?=(?:je|on|nous|il|elle|puis|ensuite|maintenant)\\s|j['’])",
  mine: [
    `(?<!\\p{L})j(?:e )?['’]?(?:(?:lui|leur|vous|les|y) |l['’]|t['’])?ai${ADVERBS} ${VERB}`,
    `(?<!\\p{L})(?:on(?: (?:lui|leur|les)| l['’])? ?a|nous(?: (?:lui|leur|les)| l['’])? ?avons)${ADVERBS} ${VERB}`,
    RECENT,
    `^(?:ok |bon |ça y est |déjà )*${VERB}(?= (?:le|la|les|un|une|à) | l['’])`,
  ],
  theirs: [`NAME(?:,? (?:lui|elle),?)?(?: (?:me|nous|lui|leur|les)| [ml]['’])? ?a${ADVERBS} ${VERB}`],
  passive: [`(?<!\\p{L})(?:(?:c['’])?est|sont|a été|ont été)${ADVERBS} ${VERB}`],
  blocked: [
    "comme (?:(?:je|on) (?:te |vous )?(?:l['’])?(?:ai|a|avait|avais) (?:dit|parlé|convenu)|j['’]ai dit|convenu|prévu|dit)",
    "[?]|ne|n['’]\\p{L}+|pas|jamais|personne|rien|presque|si|s['’]ils?|quand|lorsque|dès que|une fois|avant",
    'après|devrais|devrait|aurais|aurait|aurai|aura|pourrait|serait|peut-être|crois|croyais|pense|pensais',
    'suppose|espère|voulais|voulait|allais|allait|vais|va|vont|dois|doit|doivent|faut|oublié|essayé|failli',
    'moitié|partie|paraît|semble|soi-disant|au lieu',
  ].join('|'),
  toMe: "(?<!\\p{L})(?:(?:me|nous)(?!\\p{L})|m['’])",
  fillers: [
    "le la les l' un une des du de d' mon ma mes notre nos son sa ses leur leurs ce cet cette ces a au aux en",
    "dans sur avec pour par chez et ou que qui y lui elle il ils elles on nous vous je j' me m' moi se s' ai",
    "as avons ont est sont ete hier matin soir midi semaine mois dernier derniere aujourd'hui ce enfin deja",
    "bien aussi tout toute tous toutes finalement maintenant nouveau nouvelle final c' ca",
  ].join(' '),
  deeds: {
    handOver: 'envoyer transmettre donner remettre rendre transferer livrer partager adresser apporter fournir',
    call: 'appeler telephoner',
    reserve: 'reserver',
    answer: 'repondre',
    write: 'ecrire rediger',
    finish: 'finir terminer faire boucler regler achever',
    receive: 'recevoir',
    arrive: 'arriver',
  },
  irregular: [
    'fait:faire faite:faire faits:faire fais:faire mis:mettre mise:mettre remis:remettre remise:remettre',
    'transmis:transmettre transmise:transmettre transmet:transmettre remet:remettre pris:prendre',
    'prise:prendre recu:recevoir recue:recevoir recus:recevoir rendu:rendre rendue:rendre rendus:rendre',
    'rend:rendre ecrit:ecrire ecrite:ecrire lu:lire lue:lire relu:relire relue:relire vu:voir vue:voir',
    'dit:dire fini:finir finie:finir finis:finir fourni:fournir repondu:repondre repond:repondre vendu:vendre',
    'vendue:vendre envoie:envoyer enverra:envoyer enverrait:envoyer appelle:appeler paie:payer',
  ].join(' '),
  endings: /(?<=.{2})(?:erait|erai|eront|era|ees|ee|ent|ons|ant|ait|er|ez|es|ir|e|s)$/,
  stemSpelling: [[/(\p{L})\1$/u, '$1']],
  joins: 'et',
  pronouns: "me m' nous lui leur te se",
}

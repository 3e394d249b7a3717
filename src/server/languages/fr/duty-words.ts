import { dutyRules } from '../parts/duty-rules.ts'
import { surely, thinks } from './around-duties.ts'
import { person } from './duty-people.ts'

/** Writes the duty rules with the words that they share. */
export const duty = dutyRules({
  ...person,
  clitics: "(?:(?:me|te|nous|vous|le|la|les|lui|leur|y|en) |[mtl]'){0,3}",
  dative: "(?:(?:me|nous|lui|leur|vous|te) |[mt]')(?:(?:le|la|les|en) |l')?",
  present: '(?!\\p{L}+ai(?:t|ent)\\b|(?:a|ont|faut|est|dit|manque|reste|semble)\\b)',
  subjunctive: '\\p{L}{3,}(?:e|ent|se|ne)(?![\\p{L}])',
  would: "(?:(?:le|la|les|lui|leur|y|en|m'en) |l')?\\p{L}+rais?(?![\\p{L}])",
  swore: '(?:promis|jure|assure|garanti|certifie|dit|confirme|annonce|affirme)',
  will: '(?=(?:ne )?{clitics}(?!(?:au|se|pour|saur|voudr|faudr|devr)r?(?:a|ait)\\b)\\p{L}{2,}r(?:a|ait|ont|aient)(?![\\p{L}]))',
  deed: '(?={clitics}\\p{L}{2,}(?:er|ir|re|oir)(?![\\p{L}]))',
  article:
    "(?:(?:le|la|les|un|une|des|du|mon|ma|mes|son|sa|ses|notre|nos|ce|cette|ces|deux|trois|quatre|cinq|encore|cent|vingt) |l')",
  thing: "(?<thing>(?:(?:le|la|les|mon|ma|mes|son|sa|ses|ce|cette|ces|notre|nos|leur) |l'){noun}(?: {noun}){0,4}?)",
  thinks,
  still: '(?: (?:encore|toujours|aussi|juste|quand meme|deja|plus que))?',
  some: '(?<thing>(?:{article}|des |du )(?!{vague}){noun}(?: {noun}){0,5}?)',
  vague:
    '(?:choses?|trucs?|efforts?|questions?|enfants|mal|monde|temps|heures?|minutes?|annonces?|peine|progres)(?![\\p{L}])',
  toDo: '(?<verb>(?!{idle})\\p{L}+(?:er|ir|re))(?![\\p{L}])',
  idle: '(?:(?:re)?voir|savoir|dire|venir|suivre|lire|apprendre|attendre|craindre|gagner|perdre|manger|boire|retenir|nourrir)',
  object: '(?=(?:{article}|des |du |au |aux ))',
  day: '(?:\\p{L}+di|dimanche)',
  ending: "(?:avant|pour|demain|ce|cette|d'ici|quand|car|sinon|{day}|le {day}|et)",
  saidThat: "(?:ai|avais) (?:dit|promis|assure|annonce|repondu) (?:a \\p{L}+ )?(?:que|qu')",
  toOthers: "(?:(?:me|nous|lui|leur|te|vous) |[mt]')?",
  was: '(?!(?:et|av|pouv|voul|sav|dev|pens|croy|all|ven|dorm|viv|travaill|aim|compt|attend|cherch|trouv|voy)ais)\\p{L}{3,}(?<!r)ais(?![\\p{L}])',
  does: '(?:conduit|organise|garde|gere|amene|ouvre|ferme|regarde|corrige|anime|presente|redige|negocie|distribue|fournit|tient|fait|prend)',
  noun: "(?!(?:que|qui|je|il|elle|on|et|mais|si|ne|y|ou|nous)\\b|qu'|j')[\\p{L}'-]+",
  the: '(?:le|la|les|mon|ma|mes|notre|nos)',
  must: '(?:doit|doivent|devra|devront)',
  participle: '(?<verb>{carried}|{handled})ee?s?',
  taken: '(?<verb>{carried}|{handled}|apport|amen|ger|assur|cuisin|achet|dessin|redig|decor|anim)ee?s?',
  later: "(?:avant|pour|des|d'ici|demain|ce|cette|et|{day}|le {day})(?![\\p{L}])",
  youMust: '(?<!(?:si|quand|que) )(?:tu (?:dois|devras)|vous (?:devez|devrez))(?: absolument| aussi| encore)?',
  guessed: "(?:te|vous) |t'|(?:l'|le |la |les |en |y )?(?:{state}|voir|entendre|sentir|aimer|faire)(?![\\p{L}])",
  state: 'etre|avoir|savoir|connaitre|croire|penser|rever|dormir|comprendre',
  asks: '(?:(?:il )?(?:faut|faudra|faudrait)|demande|demandent|veut|veulent|exige|exigent|souhaite)',
  carried:
    'imprim|sign|envoy|livr|pay|install|command|depos|mont|renvoy|post|fax|scann|distribu|expedi|transport|deplac|affich|publi',
  handled:
    'valid|termin|nettoy|repar|confirm|rang|regl|renouvel|remplac|corrig|verifi|control|calibr|prepar|chang|vid|declar|boucl|cloture|trait|taill|reserv',
  being:
    '(?:ser|aur|ir|viendr|reviendr|arriver|partir|rentrer|rester|passer|manquer|pourr|voudr|saur|devr|fer|sortir|tomber)(?:a|ont)',
  opens: '(?<=^|[.,;:] |\\b(?:et|pis|puis|donc|alors|aussi) )',
  posted:
    'dossiers?|courriers?|lettres?|factures?|devis|colis|plans?|formulaires?|contrats?|demandes?|rapports?|declarations?|paiements?|bulletins?|commandes?',
  want: "(?:(?:j'ai|j'aurais|on a) besoin|(?:je |j')(?:veux|voudrais|aimerais)|(?:il )?(?:fau(?:t|dra|drait)|va falloir)){surely}",
  surely,
  yourClitics: "(?:(?:me|nous|lui|leur|les?|la|en|y) |[ml]')*",
  noState: '(?!(?:sois|soyez|saches|sachiez|aies|ayez|voies|viennes|veniez|ailles|comprennes|restes|puisses)\\b)',
  oneDay: '(?:(?:a un moment(?: donne)?|une? (?:jour|fois|de ces jours)|tot ou tard),? )',
  given: '(?:sorti|envoye|donne|rendu|fait|fourni|transmis|remis|livre|paye|regle|renvoye|retourne|signe)',
  checks: '(?:relis|corrige|valide|complete|traduis|transmets)',
  idleState:
    '(?:suis|peux|veux|sais|vois|dors|trompe|mange|bois|comprends|crois|viens|dis|abuse|reussis|entends)(?![\\p{L}])',
  idleYou:
    '(?:as|es|vois|voyez|dis|dites|decide[sz]|sais|savez|parle[sz]|avez|etes|veux|voulez|peux|pouvez)(?![\\p{L}])',
  noOrder: '(?:di(?:s|tes)|{calm}|rendez|attend(?:s|ez))-',
  calm: '(?:ecout|excus|pardonn|regard|laiss)(?:e|ez)|crois|croyez',
  kin: '(?:mari|femme|fille|fils|frere|soeur|mere|pere|maman|papa|enfants?|parents|{mates})(?![\\p{L}])',
  mates: 'chef|patron|amie?|copine?|collegues?|tour|retour|arrivee|depart',
  gathering:
    '(?:fete|mariage|diner|dejeuner|repas|soiree|week-end|apero|voyage|anniversaire|bapteme|reunion|rendez-vous)',
  sees: '(?:{meets}|connais|aime|adore|deteste|crois|comprends|entends|trouve|sens|sais|suis|ai|regrette|plains|{says})(?![\\p{L}])',
  meets: '(?:re)?vois|attends|retrouve|rejoins|croise',
  says: 'dis|pense|jure|garde|laisse|lis|cite|raconte|explique|montre|repete|donne en mille',
  soon: "(?:avant|d'ici|demain|ce soir|aujourd'hui|cette semaine|ce matin|{day}|le {day})(?![\\p{L}])",
  notTold: '(?<!{telling} [^,.;:]{2,30} que )',
  telling: '(?:prevenir|avertir|informer|(?:dire|annoncer|rappeler|expliquer|signaler|confirmer) (?:a|aux?))',
  reached: 'appel|rappel|contact|relanc|achet|demand|pos',
  waits: '(?:attend|attendent|veut|veulent|demande|demandent)',
  now: '(?:quand meme|aussi|absolument|encore|vite|demain)',
  upTo: '(?=[,.;:!?]|$| (?:{next})(?![\\p{L}]))',
  next: "pour|depuis|avant|et|sinon|car|d'ici|demain|elle|il|je|on|qui",
  myThing: '(?<thing>(?:mon|ma|mes) (?!{kin}){noun}(?: {noun}){0,4}?){upTo}',
  aThing: '(?<thing>{article}(?!{vague}){noun}(?: {noun}){0,3}?){upTo}',
  theThing: "(?<thing>(?:(?:le|la|les) |l')(?!{gathering}){noun}(?: {noun}){0,3}?){upTo}",
  myWord:
    '(?:mon |ma )(?:validation|signature|accord|reponse|feu vert|visa|approbation|relecture|aval|avis)(?![\\p{L}])',
  stay: 'je (?:ne )?(?:me couche|dors|pars|sors|bouge|rentre|quitte|lache) (?:pas )?',
  tells: 'fait signe|previent|rappelle|recontacte|avertit|tient au courant',
  act: '(?:appelle|rappelle|passe|monte|prends|amene|apporte|ramene|envoie|depose|recupere|paie|paye|commande|reserve|prepare)',
  acts: '(?:relance|signe|imprime|achete|cherche|finis|termine|ecris|redige|previens|contacte|verifie|livre|repare|regle)',
})

// Over 250 lines: the words of one language, a list for each thing that they tell.
import { compose } from '../parts/text-rule.ts'
import type { WordLexicon } from '../parts/word-lexicon.ts'
import { surely, thinks } from './around-duties.ts'

/** "Il faut", and "il va falloir". */
const must = '(?:fau(?:t|dra)|va falloir)'

export const words: WordLexicon = {
  language: 'fr',
  stopWords: [
    "a ai aie ainsi alors apres as assez au aucun aucune aujourd'hui aussi autre autres aux avait avant avec",
    "avoir avons bah ben beaucoup bien bon bref c' ca car ce cela celle celui ces cet cette chaque chez chose",
    "choses comme comment d' dans de deja demain depuis des deux dire dit dois doit donc du elle elles en",
    'encore enfin entre es est et etait ete etre eu euh eux faire fait faut fois font gens hein hier il ils',
    "j' je jour jours jusqu' l' la le les leur leurs lui m' ma mais mal me meme memes merci mes mettre moi",
    "moins mon n' ne ni non nos notre nous on ont or ou oui par parce pas peu peut peux plus plutot point",
    "pour pourquoi pourtant pris puis qu' quand que quel quelle quelque quelques qui quoi rien s' sa sais",
    "sans se sera ses si soi soit sommes son sont sous suis sur t' ta tant te temps tes toi ton toujours tous",
    'tout toute toutes tres trop trois tu un une va vais veut veux voila voir vos votre vous vraiment vu y',
    'lundi mardi mercredi jeudi vendredi samedi dimanche matin soir semaine mois annee an heure heures midi',
    'quatre cinq six sept huit neuf dix franchement juste ici pis la-bas dessus dessous dedans dehors pres',
    'loin devant derriere vie sorte genre particulier pense penser crois croire sais savoir vois parle parler',
    'parlait demande demander demandait raconte reste rester passe passer prend prendre mis met venir vient',
    'revenir arrive arriver sort sortir rentre rentrer sens sent sentir tient tenir attend attendre travaille',
    'commence commencer finit finir rappelle appelle appeler donne donner porte porter premiere premier',
    'dernier derniere seule seul meme vrai vraie faux certain certaine quelqu personne rien tellement presque',
    'souvent parfois longtemps tard tot maintenant jamais partout ailleurs dire disait disent faisait font',
    'mille cent toute',
  ].join(' '),
  nounLeads: [
    "le la les l' un une des du de d' mon ma mes ton son sa ses notre nos leur leurs ce cet cette ces au aux",
    'en avec pour sur et deux trois quatre cinq six chaque nouveau nouvelle sans',
  ].join(' '),
  openers: [
    "s'il te plait|s'il vous plait|il faut|je dois|on doit|nous devons|il faudra|rappelle moi de",
    "n'oublie pas de|n'oubliez pas de|penser a|pense a|on a une|on a un|j'ai une|j'ai un|nous avons",
    'et (?:le|la|les|mon|ma) (?:[^\\s,]+ ){1,4}(?:est|sont|sera|seront) (?:le|a|aujourd|demain|passe)',
    'il y a une|on a decide|nous avons decide|je ne sais pas si|et puis|ensuite|aussi (?:il|je|on|ne|penser|faut|la question)|par ailleurs|je suis',
  ].join('|'),
  mine: [
    compose(
      "(?:j'ai|je (?:lui|leur) ai) (?:promis|garanti|assure)(?: a {whom}[\\p{L}-]{2,})? (?:de |d'|que je )(?:lui |leur )?",
      {
        whom: '(?:(?:monsieur|madame|maitre|l[ea]|m[ao]n|petite?) )*',
      },
    ),
    "j'ai dit a [\\p{L}-]{2,} que je (?:lui |leur )?(?=\\p{L}+rai(?:s)?\\b)",
    "j'ai promis (?=(?:le|la|les|un|une|mon|ma|mes)\\b)",
    "(?:je|j') ?(?:dois|vais devoir|devrai|compte|promets de)(?: absolument| aussi| encore| juste)?",
    compose("(?:il )?(?:me )?{must}{surely} que j(?:e|')|il me (?:faut|reste a|faudra)", { must, surely }),
    "(?:ce )?(?:qu'il me reste a faire|que j'ai a faire)(?:,? moi,?)?,? c'est (?:de |d')?",
    "j'ai a(?= \\p{L}+r\\b)|je (?:me charge|m'occupe)(?: aussi| encore)? (?:de|(?=d(?:u|es) ))|(?:rappelle[- ]moi|tu me rappell(?:es|eras)) (?:de |d'|que )",
    "(?:tu me (?:fais|feras)|fais[- ]moi) penser a|n'oublie pas de me rappeler (?:de |d'|que )|(?:il )?faut pas que j'oublie (?:de|d')",
    'penser(?: aussi| bien| egalement| quand meme| surtout)? a',
    "ne pas oublier (?:de|d')",
    compose("j'(?:ai|aurais)(?: vraiment| absolument)? besoin (?:de |d')(?=(?!{being})\\p{L}+(?:er|ir|re)\\b)", {
      being: '(?:etre|avoir|dormir|souffler|respirer|savoir|comprendre|reflechir|sentir|croire|vivre|bouger)\\b',
    }),
    "(?:un|deux|trois|quatre|cinq|primo|secundo|tertio|premierement|deuxiemement|d'abord|ensuite|enfin|a noter|a faire) ?[:,](?= \\p{L}{2,}(?:er|ir|re)\\b)",
  ].join('|'),
  mineByDate: "(?:je vais|je voudrais|j'aimerais|je veux|je compte|je pense)(?= \\p{L}+(?:er|ir|re))",
  theirs: compose(
    '(?:,? qui )?(?:{must}|{promised}|{told}|doit me|va me)(?! (?:bien|mal|mieux|etre|falloir|avoir|pas)\\b)',
    {
      must: "doit|doivent|va|vont|devra|(?:s'occupe|se charge)(?: aussi| encore)? (?:de|(?=d(?:u|es) ))|s'engage a|est charge(?:e)? de",
      promised: "m'a promis (?:de|d')|a promis (?:de|d')|(?:m'|nous )a promis(?= (?:le|la|les|un|une|son|sa|ses)\\b)",
      told: "(?:m'|nous )a (?:promis|dit|assure|garanti) qu(?:e |')(?:il|elle|ils|elles|on) (?:me |m'|nous )",
    },
  ),
  asked: compose(
    "(?:j'ai demande|(?<!(?:{thinks}) qu[e'] ?)c'est(?: bien)?|(?:il )?revient) a NAME (?:de |d'|(?=(?:un|une|le|la|les|des)\\b))",
    { thinks },
  ),
  theirsByDate: compose(
    '(?:,? (?:lui|elle),? )?{pronouns}(?=(?!(?!refait)\\p{L}{2,}ait\\b)(?!(?:{smallWord}|{otherVerb})\\b)\\p{L}{3,}(?:e|t|d)\\b)',
    {
      pronouns: "(?:(?:me|m'|nous|lui|le|la|les|l') ?){0,4}",
      smallWord: 'est|etait|sont|que|qui|une|cette|elle|entre|notre|votre|autre|comme|chaque|contre|depuis',
      otherVerb:
        'reste|commence|arrive|vient|reste|soit|avait|dit|peut|veut|sait|tout|petit|semaine|chose|faudrait|parait',
    },
  ),
  asks: [
    compose(
      "s'il (?:te|vous) plait|merci (?:de |d')(?:bien vouloir )?(?={pronouns}(?!(?:avoir|etre)\\b)\\p{L}+(?:er|ir|re)\\b)",
      {
        pronouns: "(?:(?:ne pas|me|nous|lui|leur|l[ae]s?|y|en) |[mtl]')*",
      },
    ),
    "rappelle[rz]?(?:[- ](?:nous|lui|leur))? (?:de|d')|rappelez[- ](?:moi|nous) (?:de|d'|que)",
    "n'oubli(?:e|ez|ons) pas (?:de|d')|(?<!(?:je|tu|il|elle|on|qui|y) )pens(?:e|ez|ons) (?:bien )?a",
    'peux[- ]tu|pouvez[- ]vous|pourrais[- ]tu|pourriez[- ]vous|veuillez(?! (?:excuser|agreer|recevoir|croire))',
    "(?:tu (?:peux|pourrais)|vous (?:pouvez|pourriez))(?= (?:(?:me|nous|lui|leur|y|en) |m')?\\p{L}+(?:er|ir|re)\\b[^.!?]*\\?)",
    "(?:ca|cela) (?:te|vous) (?:derangerait|ennuierait) (?:de |d')|(?<task>assure(?:-toi|z-vous) que)",
    compose(
      "je (?:{grateful}) (?:de |d')(?:bien vouloir )?|je (?:te|vous) (?:prie|prierais|demanderais) de (?:bien vouloir )?",
      {
        grateful:
          '(?:te|vous) (?:serais|serai) (?:tres |fort |infiniment )?(?:reconnaissant|oblige)e?|(?:te|vous) saurais gre',
      },
    ),
    "(?:auriez-vous|aurais-tu) (?:l'amabilite|l'obligeance|la gentillesse|la bonte) (?:de |d')",
  ].join('|'),
  open: [
    compose("(?:il )?(?:nous )?{must}{surely} (?:que (?:on|nous|quelqu'un)|qu'on)(?= )", { must, surely }),
    compose('(?:il )?(?:nous )?{must}(?: absolument)?(?= )(?! que (?:ca|cela|ce) )', { must }),
    '(?:on|nous) (?:doit|devons)',
    compose("(?:{create})(?:r|z)?(?: moi)? (?:un |une |le )?(?:nouveau )?rappel (?:pour|de|d'|concernant|a)", {
      create: 'mets|cree|creer|ajoute|ajouter|definis|definir|programme|regle|fais|configure|mettre|etablis|place',
    }),
    '(?:il )?reste (?:encore )?a(?= (?!voir|savoir|prouver|determiner)\\p{L}+(?:er|ir|re)\\b)',
    compose('(?<!reste )a faire(?:(?: {day})?(?: {first})? ?:)?', {
      day: '(?:demain(?: matin| soir)?|aujourd.hui|ce (?:matin|soir)|cette semaine|lundi|mardi|mercredi|jeudi|vendredi)',
      first: "(?:en premier|en priorite|d'abord|sans faute|absolument|imperativement|vite)",
    }),
  ].join('|'),
  presentIsWeak: true,
  titles: '(?:le |la |l.)?(?:monsieur|madame|maitre|docteur|dr|professeur|pere|mere) ',
  goesOn: compose(
    "^(?:est|etait|{preposition}|et|ou|non|pardon|le|la|les|l'|que|qui|{small}|euh|si|parce|quand|dans|sur|tot|tard|heures?|demi)(?![\\p{L}])",
    {
      preposition: "a|au|aux|en|avec|pour|par|de|du|d'|des|depuis|jusqu'a|avant|apres",
      small: 'chez|enfin|plutot|vers|entre|plus|matin|soir|midi|apres|prochain|prochaine',
    },
  ),
  toMe: [
    "(?:\\b(?:me|nous) |\\bm')(?!(?:rejoin|retrouv|voi|rencontr|accompagn|attend|recoi|recev)|a dit |a promis qu)",
    '\\bpour (?:moi|nous)\\b|\\ba (?:moi|nous)\\b',
  ].join('|'),
  recipient: [
    '\\b(?:promis|garanti|assure|dit) a NAME',
    compose('\\b(?:dois(?= (?:un|une|le|la|les|des|encore)\\b)|{send}|{offer})\\p{L}*\\b.{0,60}? a NAME', {
      send: 'envo|enverr|transme|transfer|donn|rend|remet|pay|rembours|repond|ecri|montr',
      offer: 'fourni|livr|communiqu|propos|confirm|adress|apport|prete|dire|promis',
    }),
  ].join('|'),
  toFirstName: '\\bpour NAME',
  noTask: compose('\\b(?:{done}|{imagined}|{needless}|{being}|{saying}|devrait|devrais|nous doit|me doit)\\b', {
    done: "deja (?:fait|envoye|regle)|c'est fait",
    imagined: 'faudrait|faudra voir|peut etre|peut-etre|pas besoin',
    needless: "ne (?:dois|doit|faut|faudra) pas|n'ai pas (?:a|besoin)|devait|devais|fallait|a du|ai du",
    being: "on va voir|on verra|va bien|va mal|doit etre|si on|si je|va etre|va s'arranger",
    saying: 'faut (?:dire|voir|croire|avouer|reconnaitre|comprendre|savoir que|se dire)',
  }),
  // Speakers leave "ne" out. "Faut pas que j'oublie", "pas encore" and "plus qu'à" deny nothing.
  denied: new RegExp(
    compose(
      "^(?:(?:{and}) )?(?:pas (?:la peine|besoin|question) (?:de |d')|{subject}(?:{pronoun})*(?:{verb}) (?:{not})(?![\\p{L}])(?! (?:{still})))",
      {
        and: 'et|mais|alors|bon|ben|non|donc|finalement|du coup',
        subject: "(?:(?:je|on|nous|il|elle|ils|elles|ca|personne) |j'|(?=faut ))",
        pronoun: "(?:ne|me|te|se|le|la|les|lui|leur|y|en|nous|vous) |[nmtsl]'",
        verb: '(?!oubli|manqu|tard)\\p{L}+',
        not: 'pas|plus|jamais|rien(?! que)',
        still: "(?:que? ?(?:je |j'|on |nous )(?:l'|les |la |le )?)?oubli|encore|manquer|tard|avant|que? (?:a|de)|qu'a",
      },
    ),
    'u',
  ),
  eventWords: [
    'commence commencent arrive arrivent vient viennent anniversaire mariage vacances communion enterrement',
    'obseques soutenance voyage visite bapteme rencontre signature spectacle fete echographie colonoscopie',
    'concert match tournoi operation reunion reunions appel dejeuner diner petit-dejeuner rendez rdv',
    'entretien visite revue presentation demo atelier conference session seance vol train conseil comite',
    'audit formation audience seminaire evenement visio point receptionne recoit recois voit retrouve foire festival',
    'examen inspection gala pique-nique barbecue repetition messe veillee degustation exposition vernissage concours',
    'marathon regate finale demi-finale defile carnaval kermesse brocante loto assemblee salon colloque congres',
    'symposium apero pot cremaillere',
  ].join(' '),
  noEvent: compose(
    "\\b(?:{past}|{had}|aurait|serait|rappelle|echeance|expire|date limite|cloture|c'etait)(?![\\p{L}])",
    {
      past: 'etait|ete|annule|annulee|si on|si je|peut etre|peut-etre|a eu|avait',
      had: "j'ai (?:vu|eu)|on a (?:vu|eu)|fallait|il est (?=\\p{L}+ heures)|hier|invente|ignore",
    },
  ),
  conditional: /(?<![\p{L}])(?:si |s['’]ils? |au cas où )/iu,
  happened: new RegExp(
    compose(
      '(?<![\\p{L}])(?:(?:est|sont|suis) {came}(?:e|s|es)?|(?:a|ont|ai) {did}|(?:s.est|se sont) {ended}(?:e|s|es)?)(?![\\p{L}])',
      {
        came: '(?:arrivé|venu|parti|sorti|rentré|tombé|mort|né|passé|revenu|resté)',
        did: '(?:commencé|fini|terminé|appelé|livré|signé|gagné|perdu|démarré|atterri)',
        ended: '(?:terminé|passé|arrêté|cassé|fini)',
      },
    ),
    'iu',
  ),
  habits: compose(
    '\\b(?:le (?:{weekday})$|tous les (?:{weekday})s|tous les (?:jours|mois|ans)|chaque (?:jour|semaine|mois|annee)|d.habitude)\\b',
    {
      weekday: 'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche',
    },
  ),
  habitual: /(?:^| )le (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?= a |$)/u,
  moved: compose("(?:{been} )?{moved}(?: (?:de \\p{L}+ )?(?:a|au|pour|jusqu'a))?(?: le)?", {
    been: "(?:a ete|ont ete|est|sont|c'est|etait)",
    moved: '(?:deplace|reporte|decale|avance|repousse|remis|recule|change|reprogramme)(?:e|s|es)?',
  }),
  cancelled: "\\b(?:annulee?s?|n'aura pas lieu|tombe a l'eau|n'a plus lieu)\\b",
  decisionCues: compose(
    "\\b(?:{weDecided}|{itIsDecided}|on arrete(?! pas)|definitivement|(?<!si |qu')on garde(?! {fond})|il a ete decide|on s'est mis d'accord)\\b",
    {
      weDecided: "(?:on a|nous avons|j'ai|ils ont|c'est) (?:tous |finalement |bien )?(?:decide|acte|convenu|tranche)",
      // What is kept in a set phrase or looked after is no choice.
      fond: '(?:espoir|contact|le (?:contact|moral|cap|secret)|{young})',
      young: '(?:les?|la|mes|ses|leurs?|nos) (?:enfants?|petite?s?|gamins|bebe|jumeaux|chiens?|chats?)(?![a-z])',
      itIsDecided: "la decision (?:est|a ete)|on est d'accord|c'est acte|c'est decide|decision prise",
    },
  ),
  questionCues: compose('\\b(?:{notKnown}|{question}|{open})\\b', {
    notKnown:
      "(?:je )?(?:ne )?sais (?:toujours )?pas (?:encore |trop |vraiment |bien )?(?:s'il|si|comment|quand|qui|quel|ce)",
    question:
      "je me demande|reste (?:une question|a savoir)|la question (?:est|c'est)|(?<!qu')est[- ]ce qu(?:e |')|question ouverte|question en suspens",
    open: 'je me pose la question|on ne sait pas (?:si|comment|quand|qui|quel|ce)|a savoir si|reste a voir|pas encore decide (?:si|comment)|on ignore',
  }),
  urgent:
    '\\b(?:urgent|urgente|urgence|tout de suite|immediatement|au plus vite|des que possible|le plus vite possible)\\b',
  high: compose('\\b(?:{important}|{pressing})\\b', {
    important:
      'important|importante|priorite|prioritaire|essentiel|crucial|sans faute|imperatif|imperativement|absolument',
    pressing: 'ca presse|ca urge|pour hier|laisse tout tomber|toutes affaires cessantes',
  }),
  low: "\\b(?:pas urgent|rien ne presse|quand (?:tu|vous|je) (?:peux|pourras|pouvez|pourrai)|sans urgence|un jour|a l'occasion|pas presse)\\b",
  places: new RegExp(
    compose(
      '(?:^|[\\s,])(?:(?:à|dans|au|en) )?((?<=(?:à|dans) ){determined}|(?<=(?:à|dans|au) ){named}|(?<=en ){room}|{numbered}|{host}|{spot}|{near})',
      {
        host: 'chez (?:nous|eux|elles|lui|elle|toi|moi|vous|{determined}|(?:{title} )?{named})',
        title: '(?:monsieur|madame|maître|docteur)',
        spot: 'au (?:{size} )?(?:{work}|{leisure})(?![\\p{L}-])(?:{of}|{proper}|{quality})?',
        near: '(?:{beside} {built}|sur {the}{ground})(?![\\p{L}-])(?:{of}|{proper})?',
        built: '{the}(?:{size} )?(?:{work}|{leisure}|{house}|{ground})',
        the: "(?:(?:le|la|les|notre) |l['’])",
        beside: '(?:devant|sous|derrière)',
        work: 'bureau|garage|magasin|cabinet|siège|chantier|dépôt|studio|tribunal|lycée|collège|secrétariat|laboratoire|hangar|ministère|bâtiment',
        leisure:
          'restaurant|café|stade|gymnase|théâtre|cinéma|musée|centre|club|chalet|manège|refuge|foyer|cercle|local|camping|temple|château|parc|port',
        ground: '(?:place|gare|mairie|chapiteau|préau|esplanade|parking|parvis|quai)',
        size: '(?:grand|petit|nouveau|vieux|ancien)',
        quality: ' (?:central|municipal|communal|paroissial|culturel|social|sportif|médical|régional)(?![\\p{L}-])',
        of: " (?:de (?:la |l['’])?|du |des |d['’])(?!{when})[\\p{L}-]+",
        when: '(?:une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|midi|\\p{L}+di|dimanche|demain|quatorze|quinze|seize|vingt)(?![\\p{L}])',
        proper: "(?: (?:d[eu] )?\\p{Lu}[\\p{L}'-]*){1,4}",
        numbered: '[Ss]alle (?:de réunion )?(?:\\d{1,4}[A-Z]?|[A-Z])(?![\\p{L}\\p{N}:])',
        room: "salle (?:(?:de|du|des) [\\p{L}]+|\\p{Lu}[\\p{L}'-]+|\\d{1,3}(?!\\d))",
        determined:
          "(?:(?:le|la|les|mon|son|notre|leur) (?!(?:(?:{kind}) )?{noPlace})(?:(?:{kind}) )?|l['’](?={house}))[\\p{L}]+(?:{of}|{proper}| \\d{1,3}(?!\\d))?",
        noPlace: '(?:heures?|date|fin|suite|moment|occasion|rentrée|fois|limite|base)(?![\\p{L}])',
        house:
          'hôtel|hôpital|agence|école|usine|atelier|église|étude|entrepôt|aéroport|ambassade|université|accueil|endroit',
        kind: 'grande?|petite?|nouvelle|nouveau|vieux|vieille|ancienne?|même|autre|première|deuxième',
        named: "\\p{Lu}[\\p{L}'-]+(?: (?:d[eu] )?\\p{Lu}[\\p{L}'-]+)*",
      },
    ),
    'gu',
  ),
  newThought: new RegExp(
    compose(
      "(?<!\\b(?:{conjunction})) (?:(?:{filler})(?![\\p{L}])|{subject}(?:{verb}) |(?:c'est|ca (?!{joined})|il y a |j'ai |j'en |j'y ))",
      {
        filler:
          'ah|euh|ben|bah|voila|bref|bon(?! d)|enfin|du coup(?! que)|sinon|apres il y a|cote|ensuite|je me demande|la question|vivement|toi tu|moi je|lui il',
        joined:
          "(?:avec|pour|et|ou|dans|sur|chez|au|aux|en|de|avant|apres|demain|ce|cette|le|la|les|\\p{L}+di|d'ici|vite|par|ensemble)(?![\\p{L}])",
        conjunction: "que|qu'|si|quand|ce que|ce qu'|comment|ou|dont|parce que|et|mais",
        verb: 'est|sont|a|ai|avons|avait|va|vais|pense|crois|sais|fait|veut|veulent|peut|doit',
        subject: "(?:je|on|ils?|elles?|nous) (?:l'|ne |n'|me |se |les? |la )?",
      },
    ),
    'gu',
  ),
  noSubject: new RegExp(
    compose('^(?:{alone})$|(?:ionne(?:nt)?|issent|eraient)$', {
      alone:
        'bonjour|bonsoir|salut|abord|acte|apprenne|relire|faire|prendre|mettre|attendre|vendre|rendre|suivre|vivre|lire|ecrire|dire',
    }),
    'u',
  ),
  nounlikeVerbs: new RegExp(
    compose('^(?!(?:{noun})$)\\p{L}*(?:[^i]er|ir|\\p{L}[ei]r(?:ais|ait|aient))$', {
      noun: 'loyer|foyer|hiver|danger|passager|manager|leader|diner|dejeuner|souper|gouter|avenir|plaisir|souvenir|loisir|desir|cuir|cancer|poster|dossier',
    }),
    'u',
  ),
  pastForms: /^\p{L}{2,}(?:aient|èrent|[iu]rent)$/u,
  negations: "no|ne|n'",
  negatedPronouns: 'me|te|le|la|les|se|je',
  fromTo: 'de|entre|du|des',
  someTimeBefore: /\b(?:une?|deux|trois|\d+) (?:jours?|semaines?|mois) avant(?![\p{L}'])(?! (?:la|le|les|de|du|l)\b)/u,
  finiteLeads: /\b(?:qu(?:e (?:je|on|nous|tu|vous|quelqu'un)|e j'|'on)|que)(?: (?:lui|leur|te|vous))? ?$/,
  askedWhether: /(?:\bs['’]il (?:me |nous )?fau|\bsi (?:je|on|nous) do)/i,
  saidOfIt: "(?:et |mais )?(?:c'est|ca|pas|sans|priorite|rien ne)|urgent|asap",
  tellsTime: /\bil est (?=\S+ heures? )/,
  openingHours: {
    isOpen:
      /\b(?:(?:est|sont|reste|restent|sera|seront) (?:aussi |encore |seulement )?ouverte?s?)(?: (?:le|de|des|jusqu'a|a|a partir|tout))?\s*$/,
    opens: /\bouvr(?:e|ent)(?: (?:le|de|des))?\s*$/,
  },
  allDay: /\btoute (?:la|une) journee\b/,
  takesPlace: new RegExp(
    compose('(?<!\\b(?:on|ce|delai|echeance|limite|paiement|loyer) )\\b(?:{held}|{comes})$', {
      held: "est|sera|(?:a|ont|aura|auront) lieu|c'est|tombe|se tient|commencent?|debutent?",
      comes: 'vient|viennent|viendra|viendront',
    }),
    'u',
  ),
  isHeld: /\b(?:(?:a|ont|aura|auront) lieu|se tient)$/u,
  toldThen:
    /^(?:(?! et )[^.;:]){0,45} (?:m'a|nous a|lui a|leur a|m'ont|nous ont) (?:dit|lance|demande|repondu|crie|raconte|annonce|sorti)(?!\p{L})/u,
  saidTo: new RegExp(
    compose('(?:dit|a dit|lance|fait|crie|repond|sort),? {name}$', {
      name: '(?:monsieur|madame|mademoiselle|docteur|maitre|chef|patron(?:ne)?|votre honneur|messieurs dames|cherie?)',
    }),
    'u',
  ),
  frames: "on a|j'ai|il y a",
  backward: "c'est (?:acte|decide|convenu|tranche)|decision prise|on est d'accord",
  and: 'et',
  noNoun: /(?:ly|mente|ing|ed|ando|iendo|amos|imos|aron|ieron|aba|aban|ait|aient|erai|rons|ons|ent|ez)$/,
}

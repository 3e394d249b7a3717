import type { NoteWords } from '../parts/note-title-words.ts'
import { textRules } from '../parts/text-rule.ts'

const announcement = textRules('note-announcement', {
  thisIs: "(?:(?:c'est|ceci est|voici|voila|je fais|je laisse) )?",
  small: '(?:(?:un|une|des|mon|ma|mes|petite?|petites|petits|quelques|bref|breve|rapide|court|courte) ?)*',
  note: '(?:notes?|compte[- ]rendu|cr|point(?= sur)|memo|resume|bilan|recap|recapitulatif|{thoughts})',
  thoughts: '(?:retour|debrief|mise a jour|update|reflexions?|synthese|topo)',
  kind: '(?: (?:rapide|vocale?|interne|perso))*',
  of: "(?:de|du|des|d')",
  about: '(?:sur|{of}|concernant|(?:a propos|au sujet) {of})',
  wanting: "(?:je (?:veux|voulais|voudrais)|j'aimerais|il faut que je)",
  talking: '(?:parler|dire un mot|reparler|revenir)',
  regarding: "(?:concernant|s'agissant de|s'agissant du|quant a|quant au|quant aux|rapport a|cote)",
})
const origin = textRules('note-origin', {
  of: "(?:de|du|des|d')",
  subject: "(?:je |j'|on |nous )?",
  leaving: '(?:reviens?|rentre|sors|sort|sortons|sortie?|au sortir|en sortant|suite)',
  said: "(?:est sorti|s'est dit|a ete dit)",
})
const verb = textRules('phrase-end')
const adjective = textRules('adjective')

export const noteTitles: NoteWords = {
  fillers: [
    'merci|bon|alors|voila|donc|euh|ben|bah|ok|okay|allez|bonjour|bonsoir|salut|et|oui|enfin|bref|ecoute',
    'ecoutez|tiens|dis|bien|eh bien|voyons|je note|la(?=[,.…])|pis|coudonc|faque',
  ].join('|'),
  announces: [
    announcement(
      'thinking',
      'Thinking about something.',
      'je (?:pense|pensais|reflechis|reflechissais) (?:a|au|aux|sur)(?! (?:ca|toi|moi|lui|eux))(?= )',
      { right: ['Je pensais au bail de Lille. → bail de Lille'], wrong: ['Je pense à toi.', 'Je pense que oui.'] },
    ),
    announcement('note-on', 'A note on something.', '{thisIs}{small}{note}{kind} {about}', {
      right: ['Petite note rapide sur le bail de Lille. → bail de Lille', 'Bilan du plan de ventes. → plan de ventes'],
      wrong: ['Le notaire de Lille.', 'Point de vente.'],
    }),
    announcement('about', 'About something.', "(?:c'est |je t'appelle |j'enregistre ca )?(?:a propos|au sujet) {of}", {
      right: ["C'est à propos du bail de Lille. → bail de Lille"],
      wrong: ['Le sujet du jour.'],
    }),
    announcement('is-about', 'What this is about.', '(?:ceci|ca|cette note|la presente) (?:concerne|porte sur)', {
      right: ['Cette note concerne le bail de Lille. → bail de Lille'],
      wrong: ['Cette note est urgente.'],
    }),
    announcement('regarding', 'Regarding something.', '{regarding}(?= )', {
      right: ['Concernant le bail de Lille. → bail de Lille'],
      wrong: ['Côtelettes à midi.'],
    }),
    announcement(
      'want-to-talk',
      'Wanting to talk about something.',
      '{wanting} (?:te |vous |juste )*{talking}(?: un peu)? (?:{of}|sur)',
      { right: ['Je voulais te parler du bail de Lille. → bail de Lille'], wrong: ['Je voulais parler avec Ana.'] },
    ),
    announcement(
      'matter-of',
      'The matter of something.',
      "(?:parlons|l'histoire|l'affaire|l'idee) {of}|le dossier(?= )",
      { right: ["L'affaire du bail de Lille. → bail de Lille"], wrong: ['Les dossiers de Lille.'] },
    ),
  ],
  comesFrom: [
    origin(
      'out-of',
      'Where the speaker has just been.',
      "{subject}{leaving}(?: a l'instant| tout juste)?(?: de quitter| a)? {of}",
      { right: ['Je sors tout juste du comité de direction. → comité de direction'], wrong: ['Je sors avec Ana.'] },
    ),
    origin(
      'what-was-said',
      'What came out of a meeting.',
      'je (?:consigne|note|resume|garde) (?:ici )?ce qui {said} (?:{of}|au|a)',
      {
        right: ["Je résume ce qui s'est dit au comité de direction. → comité de direction"],
        wrong: ['Je note ce que dit Ana.'],
      },
    ),
    origin(
      'note-after',
      'A note after something.',
      '(?:une? )?(?:petite |breve )?note (?:apres|suite a|suite au|a la sortie (?:de|du))',
      { right: ['Petite note après le comité de direction. → comité de direction'], wrong: ['Une note pour Ana.'] },
    ),
  ],
  empty: [
    'equipe points sujets chose choses bricoles jour journee semaine voiture bureau maison route matin soir',
    'note notes moment nouvelle nouvelles question point liste travail usine clinique magasin hopital annee',
    'avion train cafe reunion reunions dimanche truc trucs pause instant idee fois boite',
  ].join(' '),
  articles: "le la les l' un une des du de d' ce cet cette ces quelques trois deux",
  links: "de du des d' a au aux en dans chez pour avec sur entre",
  of: "de du des d'",
  verbLinks: 'a au aux',
  nouns: 'ligne distance travail avance maison monde famille horaire heures',
  ends: [
    'est sont sera ont etait etaient commence fait font va vont dit pis franchement deja encore qui que donc',
    'voila tres bien mal plus moins reste parce lieu hier quand rapido vite',
  ].join(' '),
  verbs: [
    verb('present', 'A form of the present in “-issent”.', '\\p{L}{3,}issent', {
      right: ['finissent'],
      wrong: ['lissent'],
    }),
    verb('past', 'A form of the past.', '\\p{L}{3,}(?:aient|ait)', {
      right: ['fermaient', 'fermait'],
      wrong: ['lait'],
    }),
    verb('future', 'A form of the future.', '\\p{L}{3,}(?:erait|erons|irons)', {
      right: ['fermerons', 'finirons'],
      wrong: ['irons'],
    }),
  ],
  verbWords: '',
  noVerbs: [
    'vent argent client agent patient accident document departement developpement recrutement logement',
    'paiement batiment equipement investissement licenciement lancement changement classement management',
    'evenement mouvement jugement president incident moment appartement ciment talent continent parent',
    'souhait lait retrait portrait trait contrat extrait fait',
  ].join(' '),
  adjectives: [
    adjective(
      'ending',
      'The ending of an adjective.',
      'ale?s?|[nru]els?|aux|iques?|ifs?|ives?|aires?|elles?|(?:in|ex)ternes?|neufs?|neuves?|bles?|[ae]ntes?',
      { right: ['annuelle', 'annuel', 'internes', 'neuf'], wrong: ['lille', 'vente du bail'] },
    ),
  ],
  resumes: "on je j' il elle ils elles nous c' ca euh alors bon ben voila qu' la le y",
  numbered: 'ligne phase lot etape batiment tranche unite version presse',
  numbers: 'un une deux trois quatre cinq six sept huit neuf dix onze douze',
  untitled: 'Note vocale',
  bareOpenings: false,
  accentedLinks: { a: 'à' },
  placeLinks: 'en',
}

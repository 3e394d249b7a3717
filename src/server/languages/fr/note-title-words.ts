import type { NoteWords } from '../parts/note-title-words.ts'

export const noteTitles: NoteWords = {
  fillers: [
    'merci|bon|alors|voila|donc|euh|ben|bah|ok|okay|allez|bonjour|bonsoir|salut|et|oui|enfin|bref|ecoute',
    'ecoutez|tiens|dis|bien|eh bien|voyons|je note|la|pis|coudonc|faque',
  ].join('|'),
  announces: [
    'je (?:pense|pensais|reflechis|reflechissais) (?:a|au|aux|sur)(?! (?:ca|toi|moi|lui|eux))(?= )',
    "(?:(?:c'est|ceci est|voici|voila|je fais|je laisse) )?(?:(?:un|une|des|mon|ma|mes|petite?|petites|petits|quelques|bref|breve|rapide|court|courte) ?)*(?:note|notes|compte[- ]rendu|cr|point(?= sur)|memo|resume|bilan|recap|recapitulatif|retour|debrief|mise a jour|update|reflexions?|synthese|topo)(?: (?:rapide|vocale?|interne|perso))* (?:sur|de|du|des|d'|concernant|a propos du|a propos des|a propos de|a propos d'|au sujet du|au sujet des|au sujet de|au sujet d')",
    "(?:c'est |je t'appelle |j'enregistre ca )?(?:a propos|au sujet) (?:du|des|de|d')",
    '(?:ceci|ca|cette note|la presente) (?:concerne|porte sur)',
    "(?:concernant|s'agissant de|s'agissant du|quant a|quant au|quant aux|rapport a|cote)(?= )",
    "(?:je (?:veux|voulais|voudrais)|j'aimerais|il faut que je) (?:te |vous |juste )*(?:parler|dire un mot|reparler|revenir)(?: un peu)? (?:du|des|de|d'|sur)",
    "parlons (?:du|des|de|d')|l'histoire (?:du|des|de|d')|l'affaire (?:du|des|de|d')|le dossier(?= )",
    "l'idee (?:du|des|de|d')",
  ].join('|'),
  comesFrom: [
    "(?:je |j'|on |nous )?(?:reviens?|rentre|sors|sort|sortons|sortie?|au sortir|en sortant|suite)(?: a l'instant| tout juste)?(?: de quitter| a)?(?: (?:de|du|des|d'))",
    "je (?:consigne|note|resume|garde) (?:ici )?ce qui (?:est sorti|s'est dit|a ete dit)(?: (?:de|du|des|d'|au|a))",
    '(?:une? )?(?:petite |breve )?note (?:apres|suite a|suite au|a la sortie (?:de|du))',
  ].join('|'),
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
  verbs:
    /^(?!(?:vent|argent|client|agent|patient|accident|document|departement|developpement|recrutement|logement|paiement|batiment|equipement|investissement|licenciement|lancement|changement|classement|management|evenement|mouvement|jugement|president|incident|moment|appartement|ciment|talent|continent|parent|souhait|lait|retrait|portrait|trait|contrat|extrait|fait)$)\p{L}{3,}(?:issent|aient|erait|erons|irons|ait)$/u,
  adjectives: /(?:ale?s?|aux|iques?|ifs?|ives?|aires?|elles?|nels?|(?:in|ex)ternes?|neufs?|neuves?|bles?|[ae]ntes?)$/,
  resumes: /^(?:on|je|j'|il|elle|ils|elles|nous|c'|ca|euh|alors|bon|ben|voila|qu'|la|le|y)$/,
  numbered: 'ligne phase lot etape batiment tranche unite version presse',
  numbers: 'un une deux trois quatre cinq six sept huit neuf dix onze douze',
  untitled: 'Note vocale',
  bareOpenings: false,
  accentedLinks: { a: 'à' },
  placeLinks: 'en',
}

import type { ClauseWords } from '../parts/clause-words.ts'
import { compose } from '../parts/text-rule.ts'

export const clauses: ClauseWords = {
  subordinates: 'si|quand|que|et|ou|y',
  joins: 'et|mais|parce|puis|pis|alors',
  dangling: "et|ou|du|de|le|la|les|des|d'|à|qui|que|en|dans|avec|pour|au|ce|je|ne|un|si|a|on|y",
  particles: '',
  openings:
    'putain|faque|(?:ça )?fait que|eh ben|et|puis|pis|alors|donc|bon|ben|bah|euh|mais|enfin|bref|voilà|faque|du coup|en fait|ok|okay|eh|va',
  dependents: 'parce|qui|quand|que|dans|où|car|en|de',
  belongs: "de|du|des|d['’]",
  // "Réserve le car pour lundi" goes on.
  partEnds: 'parce que|(?<!(?:le|un|du|de|en|au|ce|mon|notre) )car|mais',
  wonders: "si|s'ils?",
  elsewhere: {
    opens:
      "(?:(?:et|mais) )?(?:(?:je|tu|on|nous|vous)(?![\\p{L}])|j'|(?:il|elle|ca|c')(?: n)? ?(?:etait|a ete|manquait)(?![\\p{L}]))",
    refersBack: "l[ea]s?|l'|ca|cela|en",
  },
  beforehand:
    'deplac\\p{L}+|chang\\p{L}+|annul\\p{L}+|report\\p{L}+|decal\\p{L}+|avanc\\p{L}+|comptes?[- ]rendus?|notes',
  guesses: "(?:je dirais|j'imagine|je suppose|je crois)",
  partOpeners: { afterSign: 'et|puis|y|donc', alone: 'et|y|mais' },
  headings: compose('{notes}|{plans}|a faire', {
    notes: 'memo|note(?: (?:pour|a) moi(?:[- ]meme)?)?|liste|rappel',
    plans: 'plan|planning|programme|agenda|emploi du temps|ordre du jour|tournee|rendez-vous|feuille de route|visites',
  }),
  ofTheNote: "petit update|derniere note|c'est tout|quoi d'autre|je note tout|poser? tout la",
  amounts: 'pour cent|millions?|mille?|euros?|dollars?',
  opensDay: /^,? (?:c'est|y a|il y a|on a|j'ai) ?/u,
  ownTurns: "(?:et|mais|puis)(?: apres| ensuite)? (?:moi,? )?(?:je |j')",
  subjects: {
    verbs: 'est sont était sera seront a ont doit doivent veut veulent peut peuvent vont viennent',
    objectAfter: '\\p{L}+(?:er|ir|re)',
  },
  announcement: compose('{hello}|{lead}(?:{note},? (?:après|suite|en sortant|de retour|de la)|{making}|{heading})', {
    hello:
      '{greeting},? {self}(?:, (?!{verbal}){aside}){0,3}(?=[,.!]?$)|{greeting},? {self},? (?:[^,.]{2,20}, )?{making}',
    greeting:
      '(?:bonjour|bonsoir|salut|coucou|allô)(?: (?:à tous|à toutes|tout le monde|la famille|les amis|l’équipe))?',
    self: "(?:ici|c'est) (?!{verbal})(?:[\\p{L}'-]+ ){0,5}[\\p{L}'-]+",
    aside: "(?:(?:de|du|des|au|aux|à|chez|pour|depuis|le|la|les|service|{age}) |d'|l')?[^,.!?:;]{2,60}",
    age: '[\\p{L}-]+ ans',
    // Words of a statement, or of an hour.
    verbal: "[^,.]*(?<![\\p{L}])(?:{person}|{state}|heures?|rappel\\p{L}*|\\p{L}+ez|[jnmt]')(?![\\p{L}])",
    person: 'je|tu|il|elle|on|nous|vous|ils|elles|qui',
    state: 'est|sont|sera|doit|doivent|faut|va|vont|a|ont|reste|ferme|ouvre',
    making:
      'je (?:me )?(?:fais|laisse|prends|dicte|enregistre) (?:une?|ma|cette) (?:(?:petite?|breve) )?(?:note|mémo)(?! (?:de|que))',
    lead: '(?:(?:bon|alors|euh|ok|okay)[\\s,]+)*',
    note: '(?:une? )?(?:(?:petite|breve) )?(?:note|mémo)(?: (?:rapide|vocale))?',
    heading:
      "(?:note|mémo|rapport|compte[- ]rendu) d(?:e |u |'|es )[\\p{L}'-]+{besides}{0,2}, {self}{besides}?(?=[,.!]?$)",
    besides: '(?:, (?!{verbal})[^,.]{2,40})',
  }),
}

import type { ClauseWords } from '../parts/clause-words.ts'
import { compose } from '../parts/text-rule.ts'

export const clauses: ClauseWords = {
  subordinates: 'si|quand|que|et|ou|y',
  joins: 'et|mais|parce|puis|pis|alors',
  dangling: "et|ou|du|de|le|la|les|des|d'|à|qui|que|en|dans|avec|pour|au|ce|je|ne|un|si|a|on|y",
  openings:
    'putain|faque|eh ben|et|puis|pis|alors|donc|bon|ben|bah|euh|mais|enfin|bref|voilà|faque|du coup|en fait|ok|okay|eh|va',
  dependents: 'parce|qui|quand|que|dans|où|car|en|de',
  belongs: "de|du|des|d['’]",
  partEnds: 'parce que|car|mais',
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
  headings:
    'memo|note|plan|planning|programme|agenda|emploi du temps|ordre du jour|tournee|rendez-vous|feuille de route|liste|visites|rappel|a faire',
  ofTheNote: "petit update|derniere note|c'est tout|quoi d'autre|je note tout|poser? tout la",
  amounts: 'pour cent|millions?|mille?|euros?|dollars?',
  opensDay: /^,? (?:c'est|y a|il y a|on a|j'ai) ?/u,
  ownTurns: "(?:et|mais|puis)(?: apres| ensuite)? (?:moi,? )?(?:je |j')",
  subjects: {
    verbs: 'est sont était sera seront a ont doit doivent veut veulent peut peuvent vont viennent',
    objectAfter: '\\p{L}+(?:er|ir|re)',
  },
  announcement: compose('{hello}|{lead}(?:{note},? (?:après|suite|en sortant|de retour|de la)|{making})', {
    hello:
      "(?:bonjour|bonsoir|salut|coucou)[\\s,]+(?:ici|c'est) (?:(?:[\\p{L}-]+ ){0,5}[\\p{L}-]+(?=[,.!]?$)|[^,.]{2,30}, {making})",
    making: 'je me (?:fais|laisse|prends) une? (?:(?:petite?|breve) )?(?:note|mémo)(?! (?:de|que))',
    lead: '(?:(?:bon|alors|euh|ok|okay)[\\s,]+)*',
    note: '(?:une? )?(?:(?:petite|breve) )?(?:note|mémo)(?: (?:rapide|vocale))?',
  }),
}

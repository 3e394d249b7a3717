import type { NameWords } from '../parts/name-words.ts'

export const names: NameWords = {
  personTitles: 'doctor dr herr mr mrs ms professor madame monsieur',
  articlesBeforeTitles: 'the',
  noNames: [
    'monday tuesday wednesday thursday friday saturday sunday january february march april may june july',
    'august september october november december on ok question nobody everybody somebody someone anyone',
    'everyone else hr look listen god but note notes no quick reminder dinner lunch breakfast memo resume',
    'petite petit meeting call budget board audit cafe hotel restaurant',
  ].join(' '),
  introduce: 'with meeting see seeing',
  places: 'in at to from near',
  articles: 'the a an',
  belongs: 'of',
  joins: 'and',
  assigns:
    "it's (?:all )?for|(?:is|'s|lies|stays) (?:all )?with|(?:down|up|over|on) to|that(?:'s| is) for|left (?:it )?(?:to|with)|told|asked?|got|get|tell",
  excludes: 'not(?: for)?|instead of|without',
  concerns: 'to|for|with|about|from|of|remind|call|ring|phone|chase|email|text|message|thank|pay|meet|see',
  emphasis: '',
  noNameEndings: 'ar er ir re s mos ment mente ing tion',
}

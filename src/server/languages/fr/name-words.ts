import type { NameWords } from '../parts/name-words.ts'

export const names: NameWords = {
  personTitles: 'monsieur madame maitre docteur dr doctor',
  articlesBeforeTitles: "le la l'",
  noNames: [
    'lundi mardi mercredi jeudi vendredi samedi dimanche janvier fevrier mars avril mai juin juillet aout',
    'septembre octobre novembre decembre je on ok question ensuite bonjour reste restez sinon donc cependant',
    'pourtant fermer personne quelqu alguno le la tiens ecoute ecoutez dis dites voila bref allez mais et y',
    'note notes petite petit rapide rappel resume memo quick reunion meeting call budget board audit cafe',
    'hotel restaurant',
  ].join(' '),
  introduce: 'avec meeting',
  places: 'en a vers au aux',
  articles: "le la les l' un une",
  belongs: "de d' du des",
  joins: 'et',
  assigns:
    "c'est (?:a|pour)|(?:revient|incombe) a|c'est(?: bien)?|(?:le camp|les mains) de|je compte sur|(?:demande|dis|demander|dire) a",
  excludes: 'pas(?: a| pour)?|au lieu de|sans',
  concerns: "(?<=\\p{L} )(?:a|au)|avec|pour|de|d'|chez|sur|relancer|rappeler|appeler|prevenir|voir|payer|remercier",
  emphasis: 'lui elle',
  noNameEndings: 'ar er ir re s mos ment mente ing tion',
}

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
  noSubjects: [
    'i|me|you|he|him|she|her|we|us|they|them|it|this|that|these|those|there|here|who|what|which|whoever|whatever',
    'nobody|no one|none|some(?:one|body|thing)|any(?:one|body|thing)|every(?:one|body|thing)|all|both|either|neither|one',
    "if|when|while|once|after|before|until|because|since|as|though|where|how|why|not|please|let|don't|never",
    'in|on|at|by|for|from|with|of|to|about|then|next|first|last|still|also|maybe|perhaps',
  ].join('|'),
  endsSubject: [
    "'ll|'(?:s|re)(?= \\p{L}+ing\\b)",
    " (?:will|shall|should|would|must|can|could|may|might|ought|to|is|are|was|were|has|have|had|needs?|owes?|wants?)(?:n't)?",
    ' (?:still|also|now|just|only|promised|agreed|offered|said|swears?|gets to|get to)',
  ].join('|'),
  forSpeaker: '',
  roles: [
    'accountant agency agent architect assistant auditor bank boss boyfriend broker brother builder buyer caterer',
    'chairman client colleague consultant contractor council courier customer dad daughter dean dentist designer',
    'developer director doctor editor electrician engineer estate father foreman garage girlfriend head husband',
    'installer insurer intern investor janitor landlady landlord lawyer manager mechanic minister mom mother mum',
    'nanny neighbor neighbour notary nurse office owner partner pharmacist photographer plumber principal',
    'producer professor publisher receptionist recruiter secretary sister solicitor son supervisor supplier',
    'surgeon surveyor teacher team tenant trainee translator treasurer vet wife',
  ].join(' '),
  pluralEnding: 's',
  emphasis: '',
  noNameEndings: 'ar er ir re s mos ment mente ing tion',
}
